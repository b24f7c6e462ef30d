#include "boxtool.h"

#include "snap.h"
#include "tooltext.h"

namespace {

/// Counter-clockwise from the lower left corner, whichever way the drag went.
std::vector<hullsmith::Vec2> corners(const hullsmith::Vec2 &from, const hullsmith::Vec2 &to)
{
    const hullsmith::Vec2 lower = from.cwiseMin(to);
    const hullsmith::Vec2 upper = from.cwiseMax(to);
    return {lower, {upper.x(), lower.y()}, upper, {lower.x(), upper.y()}};
}

} // namespace

std::optional<SceneShape> BoxTool::shape(const Vec2 &from, const Vec2 &to) const
{
    if (from.x() == to.x() || from.y() == to.y())
        return std::nullopt;
    SceneShape shape;
    shape.vertices = corners(from, to);
    return shape;
}

void BoxTool::draw(ToolOverlay &overlay, const Vec2 &from, const Vec2 &to) const
{
    overlay.draft = corners(from, to);
    overlay.draftClosed = true;
    const Vec2 size = (to - from).cwiseAbs();
    overlay.label =
        QStringLiteral("%1 × %2").arg(coordinateText(size.x()), coordinateText(size.y()));
}

DragShapeTool::Vec2 BoxTool::regular(const Vec2 &from, const Vec2 &to) const
{
    return squareCorner(from, to);
}

QString BoxTool::idleHint() const
{
    return tr("Drag from corner to corner · Shift makes a square · Enter adds a box at the pivot");
}

QString BoxTool::busyHint() const
{
    return tr(
        "Release to add the box · Shift makes a square · Ctrl inverts snapping · Esc cancels");
}
