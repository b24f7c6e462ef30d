#include "gjk.h"

#include "gjkobserved.h"

#include <algorithm>
#include <cmath>

namespace hullsmith {

namespace {

SimplexRegion vertexRegion(const Simplex &simplex, int vertex)
{
    const Vec2 point = simplex.points[std::size_t(vertex)].point;
    SimplexRegion region;
    region.from = region.to = vertex;
    region.distance = lengthOf(point);
    region.direction = unitOf(-point);
    return region;
}

/// An edge of a simplex as the origin sees it; only lengths are compared, so no square can
/// overflow or vanish.
struct SimplexEdge {
    int from;
    int to;
    Vec2 start;
    Vec2 unit;     ///< Direction of the edge; zero if it has no length.
    double length; ///< Metres.
    double left;   ///< How far the origin lies to the left of the edge's line, metres.

    SimplexEdge(const Simplex &simplex, int first, int second)
        : from(first)
        , to(second)
        , start(simplex.points[std::size_t(first)].point)
    {
        const Vec2 edge = simplex.points[std::size_t(second)].point - start;
        unit = unitOf(edge);
        length = lengthOf(edge);
        left = cross(unit, -start);
    }

    SimplexRegion region(const Simplex &simplex) const
    {
        const double along = -start.dot(unit);
        if (!(along > 0.0))
            return vertexRegion(simplex, from);
        if (!(along < length))
            return vertexRegion(simplex, to);
        SimplexRegion region;
        region.from = from;
        region.to = to;
        region.t = along / length;
        region.distance = std::abs(left);
        if (left != 0.0)
            region.direction = left > 0.0 ? perpLeft(unit) : perpRight(unit);
        return region;
    }
};

SimplexRegion triangleRegion(const Simplex &simplex, double error)
{
    const std::array<SimplexEdge, 3> edges{SimplexEdge(simplex, 0, 1), SimplexEdge(simplex, 1, 2),
                                           SimplexEdge(simplex, 2, 0)};
    const auto [least, most] = std::ranges::minmax({edges[0].left, edges[1].left, edges[2].left});
    const double margin = std::max(least, -most);
    if (margin > error) {
        SimplexRegion region;
        region.inside = true;
        region.margin = margin;
        return region;
    }
    SimplexRegion nearest = edges[0].region(simplex);
    for (const SimplexEdge &edge : {edges[1], edges[2]}) {
        const SimplexRegion region = edge.region(simplex);
        if (region.distance < nearest.distance)
            nearest = region;
    }
    return nearest;
}

} // namespace

bool Simplex::contains(const DifferencePoint &point) const
{
    return std::any_of(points.begin(), points.begin() + count, [&](const DifferencePoint &other) {
        return (other.a == point.a && other.b == point.b) || other.point == point.point;
    });
}

SimplexRegion nearestRegion(const Simplex &simplex, double error)
{
    if (simplex.count == 1)
        return vertexRegion(simplex, 0);
    if (simplex.count == 2)
        return SimplexEdge(simplex, 0, 1).region(simplex);
    return triangleRegion(simplex, error);
}

GjkResult gjk(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
              const GjkOptions &options)
{
    GjkObserver nobody;
    return gjkObserved(a, poseA, b, poseB, options, nobody);
}

} // namespace hullsmith
