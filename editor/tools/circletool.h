#pragma once

#include "dragshapetool.h"

/// Draws a circle from its centre to its rim; with Shift the radius is a whole number of pixels.
class CircleTool : public DragShapeTool {
    Q_OBJECT
public:
    using DragShapeTool::DragShapeTool;

protected:
    std::optional<SceneShape> shape(const Vec2 &from, const Vec2 &to) const override;
    void draw(ToolOverlay &overlay, const Vec2 &from, const Vec2 &to) const override;
    QString baseName() const override { return QStringLiteral("circle"); }
    Vec2 regular(const Vec2 &from, const Vec2 &to) const override;
    QString idleHint() const override;
    QString busyHint() const override;
};
