#pragma once

#include "drag.h"

#include <QCoreApplication>

#include <map>

/// Moves vertices, maybe of several shapes; the grabbed one goes to the cursor, the others keep
/// their distance from it.
class VertexDrag : public Drag {
    Q_DECLARE_TR_FUNCTIONS(VertexDrag)
public:
    VertexDrag(ToolContext &context, Gesture &gesture, VertexRef grabbed,
               const std::set<VertexRef> &moving, const CanvasEvent &press);

    bool moveTo(const CanvasEvent &e) override;
    QString hint() const override;

private:
    VertexRef m_grabbed;
    std::map<VertexRef, hullsmith::Vec2> m_start; ///< In each body's frame.
    DragPoint m_point;
};
