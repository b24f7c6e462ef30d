#include "snap.h"

#include "editor/document/document.h"
#include "hittest.h"

#include <cmath>
#include <numbers>

using hullsmith::Vec2;

namespace {

constexpr double angleStep = std::numbers::pi / 12.0; ///< 15 degrees.

Vec2 nearestMultiple(const Vec2 &p, double spacing)
{
    return {std::round(p.x() / spacing) * spacing, std::round(p.y() / spacing) * spacing};
}

std::optional<Vec2> nearestVertex(const ToolContext &context, const CanvasEvent &e,
                                  const std::set<VertexRef> &moving)
{
    std::optional<Vec2> best;
    double nearest = hitRadius * e.pixelSize;
    for (const ToolContext::Placed &placed : context.shapes) {
        const SceneShape *shape = context.document.data().shape(placed.shape);
        if (!shape)
            continue;
        for (const VertexRef &ref : shape->vertexRefs()) {
            const Vec2 v = placed.pose.toWorld(*shape->vertex(ref));
            const double distance = (v - e.world).norm();
            if (distance <= nearest && !moving.contains(ref)) {
                nearest = distance;
                best = v;
            }
        }
    }
    return best;
}

/// The corners of the image's pixels: whole numbers from the image's corner, not from the pivot.
Vec2 nearestPixelCorner(const ToolContext &context, const Vec2 &p)
{
    const SceneBody *body = context.document.data().body(context.selection.body());
    if (!body || context.movesBodies)
        return nearestMultiple(p, 1.0);
    return nearestMultiple(p + body->pivot, 1.0) - body->pivot;
}

} // namespace

SnapSettings snapInForce(const SnapSettings &settings, Qt::KeyboardModifiers modifiers)
{
    if (!(modifiers & Qt::ControlModifier))
        return settings;
    const bool on = !settings.any();
    return {.grid = on, .vertices = on, .pixels = on};
}

Snapped snap(const ToolContext &context, const CanvasEvent &e, const std::set<VertexRef> &moving)
{
    const SnapSettings on = snapInForce(context.snap, e.modifiers);
    if (on.vertices) {
        if (const auto vertex = nearestVertex(context, e, moving))
            return {*vertex, true};
    }
    const double spacing = context.document.data().settings.grid;
    if (on.grid && spacing > 0.0) {
        const Vec2 point = nearestMultiple(e.world, spacing);
        if (!on.pixels || (point - e.world).norm() <= hitRadius * e.pixelSize)
            return {point, true};
    }
    if (on.pixels)
        return {nearestPixelCorner(context, e.world), true};
    return {e.world, false};
}

Vec2 alongOneAxis(const Vec2 &from, const Vec2 &to)
{
    const Vec2 d = to - from;
    return std::abs(d.x()) >= std::abs(d.y()) ? Vec2(to.x(), from.y()) : Vec2(from.x(), to.y());
}

Vec2 at15Degrees(const Vec2 &from, const Vec2 &to)
{
    const Vec2 d = to - from;
    const double steps = std::round(std::atan2(d.y(), d.x()) / angleStep);
    // Level and upright stay exact; the sine of a rounded pi does not.
    if (std::fmod(steps, 6.0) == 0.0)
        return alongOneAxis(from, to);
    const Vec2 direction(std::cos(steps * angleStep), std::sin(steps * angleStep));
    return from + d.norm() * direction;
}

Vec2 squareCorner(const Vec2 &from, const Vec2 &to)
{
    const Vec2 d = to - from;
    const double side = d.cwiseAbs().maxCoeff();
    return from + Vec2(std::copysign(side, d.x()), std::copysign(side, d.y()));
}
