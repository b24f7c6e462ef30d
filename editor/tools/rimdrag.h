#pragma once

#include "drag.h"

#include <QCoreApplication>

/// Changes the radius of a circle or a capsule.
class RimDrag : public Drag {
    Q_DECLARE_TR_FUNCTIONS(RimDrag)
public:
    RimDrag(ToolContext &context, Gesture &gesture, ShapeId shape, const CanvasEvent &press);

    bool moveTo(const CanvasEvent &e) override;
    QString hint() const override;

private:
    ShapeId m_shape;
    double m_grab = 0.0; ///< How far inside the rim the press was, pixels of the image.
};
