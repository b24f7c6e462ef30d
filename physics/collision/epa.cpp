#include "epa.h"

#include "epaobserved.h"

#include <algorithm>

namespace hullsmith {

bool Polytope::contains(const DifferencePoint &point) const
{
    return std::ranges::any_of(points, [&](const DifferencePoint &other) {
        return (other.a == point.a && other.b == point.b) || other.point == point.point;
    });
}

void Polytope::measure(int i)
{
    const Vec2 from = points[std::size_t(i)].point;
    const Vec2 to = points[std::size_t(next(i))].point;
    const Vec2 normal = perpRight(unitOf(to - from));
    edges[std::size_t(i)] = {normal, std::min(normal.dot(from), normal.dot(to)), true};
}

void Polytope::split(int i, const DifferencePoint &point)
{
    points.insert(points.begin() + i + 1, point);
    edges.insert(edges.begin() + i + 1, PolytopeEdge{});
    measure(i);
    measure(i + 1);
}

int Polytope::nearestOpenEdge() const
{
    int nearest = -1;
    for (int i = 0; i < int(edges.size()); ++i) {
        const PolytopeEdge &edge = edges[std::size_t(i)];
        if (edge.open && (nearest < 0 || edge.distance < edges[std::size_t(nearest)].distance))
            nearest = i;
    }
    return nearest;
}

Polytope startPolytope(Difference &difference)
{
    Polytope polytope;
    // A difference shape without width along x is a segment along y, or a point.
    for (const Vec2 &direction : {Vec2(1, 0), Vec2(0, 1)}) {
        polytope.points.assign(1, difference.support(direction));
        const DifferencePoint opposite = difference.support(-direction);
        if (!polytope.contains(opposite)) {
            polytope.points.push_back(opposite);
            break;
        }
    }
    if (polytope.size() > 1)
        polytope.edges.resize(polytope.points.size());
    for (int i = 0; i < int(polytope.edges.size()); ++i)
        polytope.measure(i);
    return polytope;
}

EpaResult epaFromGjk(const GjkResult &gjk, const Difference &difference)
{
    EpaResult result;
    result.relation = gjk.relation;
    result.normal = gjk.normal;
    result.pointA = gjk.pointA;
    result.pointB = gjk.pointB;
    result.featureA = gjk.featureA;
    result.featureB = gjk.featureB;
    result.capped = gjk.capped;
    if (gjk.relation == Relation::Overlapping) {
        const double error = difference.error();
        result.depth =
            -signedSeparation(gjk.coreDistance - difference.radii(), Relation::Overlapping);
        result.lower = std::max(0.0, result.depth - error);
        result.upper = result.depth + error;
    }
    return result;
}

EpaResult epa(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
              const EpaOptions &options)
{
    EpaObserver nobody;
    return epaObserved(a, poseA, b, poseB, options, nobody);
}

} // namespace hullsmith
