#include "hittest.h"

#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "physics/geometry/aabb.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <ranges>
#include <span>

using hullsmith::Vec2;

namespace {

Vec2 nearestOnSegment(const Vec2 &a, const Vec2 &b, const Vec2 &p)
{
    const Vec2 edge = b - a;
    const double length2 = edge.squaredNorm();
    if (!(length2 > 0.0))
        return a;
    return a + std::clamp((p - a).dot(edge) / length2, 0.0, 1.0) * edge;
}

/// Even-odd rule, so that the winding does not matter.
bool insideRing(std::span<const Vec2> ring, const Vec2 &p)
{
    bool inside = false;
    for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
        const Vec2 &a = ring[i];
        const Vec2 &b = ring[j];
        if ((a.y() > p.y()) != (b.y() > p.y()) &&
            p.x() < a.x() + (p.y() - a.y()) / (b.y() - a.y()) * (b.x() - a.x()))
            inside = !inside;
    }
    return inside;
}

bool insideOutline(const SceneShape &shape, const Vec2 &p)
{
    if (shape.vertices.empty() || !insideRing(shape.vertices, p))
        return false;
    return std::ranges::none_of(shape.holes, [&p](const std::vector<Vec2> &hole) {
        return !hole.empty() && insideRing(hole, p);
    });
}

/// The segment inside a circle (both ends its centre) or a capsule.
std::optional<std::pair<Vec2, Vec2>> core(const SceneShape &shape)
{
    if (shape.vertices.empty())
        return std::nullopt;
    return std::pair(shape.vertices.front(), shape.vertices.back());
}

bool inside(const SceneShape &shape, const Vec2 &p)
{
    if (shape.type == ShapeType::Outline)
        return insideOutline(shape, p);
    return !shape.vertices.empty() && distanceToCore(shape, p) <= shape.radius;
}

/// Area of the box round the shape: a rough size to compare shapes by.
double boxArea(const SceneShape &shape)
{
    const Vec2 size = hullsmith::Aabb::of(shape.vertices).size();
    const double round = shape.type == ShapeType::Outline ? 0.0 : 2.0 * shape.radius;
    return (size.x() + round) * (size.y() + round);
}

std::optional<EdgeHit> nearestRim(const SceneShape &shape, const Vec2 &p)
{
    const auto segment = core(shape);
    if (!segment)
        return std::nullopt;
    const Vec2 foot = nearestOnSegment(segment->first, segment->second, p);
    const double distance = (p - foot).norm();
    if (!(distance > 0.0))
        return std::nullopt;
    return EdgeHit{{shape.id, 0}, foot + shape.radius / distance * (p - foot)};
}

/// The edge nearest to `p`, all in the body's frame.
std::optional<EdgeHit> nearestEdge(const SceneShape &shape, const Vec2 &p)
{
    if (shape.type != ShapeType::Outline)
        return nearestRim(shape, p);
    std::optional<EdgeHit> best;
    for (const VertexRef &from : shape.vertexRefs()) {
        const VertexRef to = shape.neighbour(from, 1);
        if (to == from)
            continue;
        const Vec2 foot = nearestOnSegment(*shape.vertex(from), *shape.vertex(to), p);
        if (!best || (p - foot).squaredNorm() < (p - best->point).squaredNorm())
            best = EdgeHit{from, foot};
    }
    return best;
}

/// Calls `visit(shape, placed)` for the shapes on show, topmost first.
template <typename Visit>
void forShapes(const ToolContext &context, HitAmong among, Visit visit)
{
    const SceneData &data = context.document.data();
    for (const ToolContext::Placed &placed : context.shapes | std::views::reverse) {
        if (among == HitAmong::Selected && !context.selection.contains(placed.shape))
            continue;
        if (const SceneShape *shape = data.shape(placed.shape))
            visit(*shape, placed);
    }
}

} // namespace

std::optional<VertexRef> hitVertex(const ToolContext &context, const CanvasEvent &e, HitAmong among)
{
    std::optional<VertexRef> best;
    double nearest = hitRadius * e.pixelSize;
    forShapes(context, among, [&](const SceneShape &shape, const ToolContext::Placed &placed) {
        for (const VertexRef &ref : shape.vertexRefs()) {
            const double distance = (placed.pose.toWorld(*shape.vertex(ref)) - e.world).norm();
            if (distance < nearest || (!best && distance == nearest)) {
                nearest = distance;
                best = ref;
            }
        }
    });
    return best;
}

std::optional<EdgeHit> hitEdge(const ToolContext &context, const CanvasEvent &e, HitAmong among)
{
    std::optional<EdgeHit> best;
    double nearest = hitRadius * e.pixelSize;
    forShapes(context, among, [&](const SceneShape &shape, const ToolContext::Placed &placed) {
        const auto edge = nearestEdge(shape, placed.pose.toLocal(e.world));
        if (!edge)
            return;
        const Vec2 point = placed.pose.toWorld(edge->point);
        const double distance = (point - e.world).norm();
        if (distance < nearest || (!best && distance == nearest)) {
            nearest = distance;
            best = EdgeHit{edge->from, point};
        }
    });
    return best;
}

ShapeId hitInside(const ToolContext &context, const Vec2 &world, HitAmong among)
{
    ShapeId found;
    double least = std::numeric_limits<double>::infinity();
    forShapes(context, among, [&](const SceneShape &shape, const ToolContext::Placed &placed) {
        const double extent = boxArea(shape);
        if ((!found || extent < least) && inside(shape, placed.pose.toLocal(world))) {
            found = shape.id;
            least = extent;
        }
    });
    return found;
}

const ToolContext::Placed *placedShape(const ToolContext &context, ShapeId shape)
{
    const auto found = std::ranges::find(context.shapes, shape, &ToolContext::Placed::shape);
    return found == context.shapes.end() ? nullptr : &*found;
}

std::optional<Vec2> vertexPlace(const ToolContext &context, VertexRef vertex)
{
    const ToolContext::Placed *placed = placedShape(context, vertex.shape);
    const SceneShape *shape = context.document.data().shape(vertex.shape);
    const Vec2 *local = placed && shape ? shape->vertex(vertex) : nullptr;
    return local ? std::optional(placed->pose.toWorld(*local)) : std::nullopt;
}

double distanceToCore(const SceneShape &shape, const Vec2 &local)
{
    const auto segment = core(shape);
    return segment ? (local - nearestOnSegment(segment->first, segment->second, local)).norm()
                   : 0.0;
}

bool passesInside(const SceneShape &shape, const Vec2 &a, const Vec2 &b)
{
    if (shape.type != ShapeType::Outline)
        return false;
    // Between two places where the segment meets the rings it is inside or outside as a whole.
    std::vector<double> places = {0.0, 1.0};
    const Vec2 d = b - a;
    const auto meet = [&](const std::vector<Vec2> &ring) {
        for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
            const Vec2 edge = ring[i] - ring[j];
            const Vec2 off = ring[j] - a;
            const double across = d.x() * edge.y() - d.y() * edge.x();
            const double t = (off.x() * edge.y() - off.y() * edge.x()) / across;
            const double s = (off.x() * d.y() - off.y() * d.x()) / across;
            if (t > 0.0 && t < 1.0 && s >= 0.0 && s <= 1.0) // false where they are parallel
                places.push_back(t);
        }
    };
    meet(shape.vertices);
    std::ranges::for_each(shape.holes, meet);
    std::ranges::sort(places);
    for (std::size_t i = 0; i + 1 < places.size(); ++i)
        if (insideOutline(shape, a + 0.5 * (places[i] + places[i + 1]) * d))
            return true;
    return false;
}
