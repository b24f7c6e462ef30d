#include "circletool.h"

#include "tooltext.h"

#include <cmath>

std::optional<SceneShape> CircleTool::shape(const Vec2 &from, const Vec2 &to) const
{
    if (from == to)
        return std::nullopt;
    SceneShape shape;
    shape.type = ShapeType::Circle;
    shape.vertices = {from};
    shape.radius = (to - from).norm();
    return shape;
}

void CircleTool::draw(ToolOverlay &overlay, const Vec2 &from, const Vec2 &to) const
{
    const double radius = (to - from).norm();
    overlay.draftCircle = std::pair(from, radius);
    overlay.label = tr("radius %1").arg(coordinateText(radius));
}

DragShapeTool::Vec2 CircleTool::regular(const Vec2 &from, const Vec2 &to) const
{
    const double radius = (to - from).norm();
    return radius > 0.0 ? Vec2(from + std::round(radius) / radius * (to - from)) : from;
}

QString CircleTool::idleHint() const
{
    return tr("Drag from the centre to the rim · Shift keeps the radius to whole pixels · "
              "Enter adds a circle at the pivot");
}

QString CircleTool::busyHint() const
{
    return tr("Release to add the circle · Shift keeps the radius to whole pixels · "
              "Ctrl inverts snapping · Esc cancels");
}
