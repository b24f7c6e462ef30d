#pragma once

#include "drag.h"

#include <QCoreApplication>

/// Box-select: selects the vertices inside the rectangle from the press to the cursor. Shift adds
/// them to the selection, Ctrl toggles them.
class BandDrag : public Drag {
    Q_DECLARE_TR_FUNCTIONS(BandDrag)
public:
    BandDrag(ToolContext &context, Gesture &gesture, const CanvasEvent &press);

    bool moveTo(const CanvasEvent &e) override;
    QString hint() const override;
    void takeBack() override;

private:
    std::set<VertexRef> verticesInside() const;

    hullsmith::Vec2 m_from;
    hullsmith::Vec2 m_to;
    Qt::KeyboardModifiers m_modifiers;
    std::set<ShapeId> m_shapesBefore;
    std::set<VertexRef> m_verticesBefore;
};
