#include "raycast.h"

#include "../geometry/predicates.h"
#include "pointquery.h"

#include <algorithm>

namespace hullsmith {

namespace {

/// A ray from the placed core's reference point, in metres along a unit direction.
struct Ray {
    Vec2 unit;
    double length;
};

struct Entry {
    double way = 0.0; ///< Metres.
    Vec2 normal = Vec2::Zero();
    CoreFeature feature;
};

/// Where the ray from `from` to `to` enters a polygon: at the edge that goes from its left side to
/// its right side, which exact predicates tell. The start lies outside.
std::optional<Entry> intoPolygon(const PlacedCore &core, const Vec2 &from, const Vec2 &to)
{
    const Vec2 unit = unitOf(to - from);
    std::optional<Entry> first;
    for (int e = 0; e < core.edges(); ++e) {
        const int end = core.edgeEnd(e);
        const int atStart = orientation(from, to, core.world(e));
        const int atEnd = orientation(from, to, core.world(end));
        if (atStart < 0 || atEnd > 0 || (atStart == 0 && atEnd == 0))
            continue;
        const double before = std::abs(cross(unit, core.relative(e)));
        const double behind = std::abs(cross(unit, core.relative(end)));
        const double sum = before + behind;
        const double part = sum > 0.0 ? before / sum : 0.0;
        const Vec2 point = core.relative(e) + part * (core.relative(end) - core.relative(e));
        const double way = point.dot(unit);
        if (way >= 0.0 && (!first || way < first->way))
            first = Entry{way, core.normal(e), {CoreFeature::Kind::Edge, e}};
    }
    return first;
}

/// Where it enters the disc of the core's radius around vertex `i`, from outside.
std::optional<Entry> intoDisc(const PlacedCore &core, int i, const Ray &ray)
{
    const Vec2 centre = core.relative(i);
    const double along = centre.dot(ray.unit);
    const double across = cross(ray.unit, centre);
    const double radius = core.radius();
    if (!(along > 0.0) || !(std::abs(across) <= radius))
        return std::nullopt;
    const double half = std::sqrt(radius - std::abs(across)) * std::sqrt(radius + std::abs(across));
    const double way = along - half;
    return Entry{way, unitOf(way * ray.unit - centre), {CoreFeature::Kind::Vertex, i}};
}

/// Where it crosses a side that lies the core's radius outside of an edge, inwards. The start is
/// known to lie outside, so where rounding puts it a little below the side, it stands on it.
std::optional<Entry> acrossSide(const PlacedCore &core, int edge, const Vec2 &normal,
                                const Ray &ray)
{
    const double climb = normal.dot(ray.unit);
    if (!(climb < 0.0))
        return std::nullopt;
    const double above = -(core.along(normal, edge) + core.radius()); // of the start
    if (above < -satSumError * (core.reach() + core.radius()))
        return std::nullopt;
    const double way = std::max(above, 0.0) / -climb;
    const Vec2 tangent = perpLeft(normal);
    const double place = way * tangent.dot(ray.unit);
    const double one = core.along(tangent, edge);
    const double other = core.along(tangent, core.edgeEnd(edge));
    if (place < std::min(one, other) || place > std::max(one, other))
        return std::nullopt;
    return Entry{way, normal, {CoreFeature::Kind::Edge, edge}};
}

/// The border of a rounded core is made of sides and arcs, which discs overlap: no gaps.
std::optional<Entry> intoRounded(const PlacedCore &core, const Ray &ray)
{
    std::optional<Entry> first;
    const auto consider = [&](const std::optional<Entry> &entry) {
        if (entry && (!first || entry->way < first->way))
            first = entry;
    };
    for (int e = 0; e < core.edges(); ++e) {
        consider(acrossSide(core, e, core.normal(e), ray));
        if (core.size() == 2)
            consider(acrossSide(core, e, -core.normal(e), ray));
    }
    for (int i = 0; i < core.size(); ++i)
        consider(intoDisc(core, i, ray));
    return first;
}

bool inBox(const Vec2 &p, const Vec2 &one, const Vec2 &other)
{
    return (one.cwiseMin(other).array() <= p.array()).all() &&
           (p.array() <= one.cwiseMax(other).array()).all();
}

/// Ray and segment on one line: the nearest of the points that they share, if any.
std::optional<Vec2> firstOnLine(const Vec2 &p1, const Vec2 &p2, const Vec2 &from, const Vec2 &to)
{
    if (inBox(from, p1, p2))
        return from;
    std::optional<Vec2> first;
    for (const Vec2 &end : {p1, p2})
        if (inBox(end, from, to) &&
            (!first || (end - from).cwiseAbs().sum() < (*first - from).cwiseAbs().sum()))
            first = end;
    return first;
}

/// Where the ray meets the segment; exactly an end of either where they meet there.
std::optional<Vec2> meetingPoint(const Vec2 &p1, const Vec2 &p2, const Vec2 &from, const Vec2 &to)
{
    const int ofFrom = orientation(p1, p2, from);
    const int ofTo = orientation(p1, p2, to);
    const int ofP1 = orientation(from, to, p1);
    const int ofP2 = orientation(from, to, p2);
    if (ofFrom * ofTo > 0 || ofP1 * ofP2 > 0)
        return std::nullopt;
    if ((ofFrom == 0 && ofTo == 0) || (ofP1 == 0 && ofP2 == 0))
        return firstOnLine(p1, p2, from, to);
    if (ofP1 == 0 || ofP2 == 0)
        return ofP1 == 0 ? p1 : p2;
    if (ofFrom == 0 || ofTo == 0)
        return ofFrom == 0 ? from : to;
    const Vec2 unit = unitOf(p2 - p1);
    const double before = std::abs(cross(unit, from - p1));
    const double behind = std::abs(cross(unit, to - p1));
    const double sum = before + behind;
    return sum > 0.0 ? Vec2(from + (before / sum) * (to - from)) : from;
}

} // namespace

std::optional<RayHit> raycast(const Shape &shape, const Pose &pose, const Vec2 &from,
                              const Vec2 &to)
{
    const PointResult start = queryPoint(shape, pose, from);
    if (start.relation != Relation::Apart)
        return RayHit{0.0, from, start.normal, start.feature, true};
    const PlacedCore core(shape, pose, from);
    if (core.size() < 3 && core.radius() == 0.0) // a radius may have underflowed
        return raycastSegment(core.world(0), core.world(core.size() - 1), from, to);
    const Ray ray{unitOf(to - from), lengthOf(to - from)};
    const std::optional<Entry> entry =
        core.radius() > 0.0 ? intoRounded(core, ray) : intoPolygon(core, from, to);
    if (!entry || !(entry->way <= ray.length))
        return std::nullopt;
    const double way = std::max(0.0, entry->way);
    return RayHit{way / ray.length, from + way * ray.unit, entry->normal, entry->feature, false};
}

std::optional<RayHit> raycastSegment(const Vec2 &p1, const Vec2 &p2, const Vec2 &from,
                                     const Vec2 &to)
{
    const std::optional<Vec2> point = meetingPoint(p1, p2, from, to);
    if (!point)
        return std::nullopt;
    using Kind = CoreFeature::Kind;
    RayHit hit;
    hit.point = *point;
    hit.startsInside = *point == from;
    const double length = lengthOf(to - from);
    if (length > 0.0)
        hit.fraction = std::min(1.0, lengthOf(*point - from) / length);
    if (*point == p1 || *point == p2)
        hit.feature = {Kind::Vertex, *point == p1 ? 0 : 1};
    else
        hit.feature = {Kind::Edge, 0};
    const Vec2 side = perpRight(unitOf(p2 - p1));
    const int facing = -orientation(p1, p2, from);
    if (facing != 0)
        hit.normal = facing * side;
    else if (length > 0.0)
        hit.normal = unitOf(from - to); // along the segment's line
    return hit;
}

} // namespace hullsmith
