#pragma once

#include "dragshapetool.h"

/// Draws an upright box from corner to corner; Shift makes it a square.
class BoxTool : public DragShapeTool {
    Q_OBJECT
public:
    using DragShapeTool::DragShapeTool;

protected:
    std::optional<SceneShape> shape(const Vec2 &from, const Vec2 &to) const override;
    void draw(ToolOverlay &overlay, const Vec2 &from, const Vec2 &to) const override;
    QString baseName() const override { return QStringLiteral("box"); }
    Vec2 regular(const Vec2 &from, const Vec2 &to) const override;
    QString idleHint() const override;
    QString busyHint() const override;
};
