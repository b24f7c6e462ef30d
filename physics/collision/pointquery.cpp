#include "pointquery.h"

#include "../geometry/predicates.h"

#include <algorithm>
#include <limits>

namespace hullsmith {

namespace {

/// The border of a core as seen from the query point, which is the placed core's reference.
class Border {
public:
    Border(const PlacedCore &core, const Vec2 &point)
        : m_core(core)
        , m_point(point)
    {
    }

    /// +1 outside of the core, 0 on its border (or on a core without inside), -1 within. Exact.
    int side() const
    {
        if (m_core.size() < 3)
            return 1;
        int outermost = -1;
        for (int e = 0; e < m_core.edges(); ++e) {
            const Vec2 from = m_core.world(e);
            const Vec2 to = m_core.world(m_core.edgeEnd(e));
            if (from != to)
                outermost = std::max(outermost, -orientation(from, to, m_point));
        }
        return outermost;
    }

    /// Sign of the distance from the core minus the radius, for a point outside; exact.
    int compareWithRadius() const
    {
        const double radius = m_core.radius();
        int least = 1;
        for (int i = 0; i < m_core.size(); ++i) {
            const Vec2 from = m_core.world(i);
            const Vec2 to = m_core.world(m_core.edgeEnd(i));
            least = std::min(least, compareDistance(from, m_point, radius, 0.0));
            if (from != to && dotSign(from, to, from, m_point) > 0 &&
                dotSign(to, from, to, m_point) > 0)
                least = std::min(least, compareLineDistance(from, to, m_point, radius, 0.0));
        }
        return least;
    }

    struct Nearest {
        double distance = std::numeric_limits<double>::infinity();
        Vec2 place = Vec2::Zero(); ///< Relative to the query point.
        Vec2 outward = Vec2::UnitX();
        CoreFeature feature;
    };

    /// Nearest point of the border; `side` as side() has it.
    Nearest nearest(int side) const
    {
        Nearest best = atVertex(0);
        for (int e = 0; e < m_core.edges(); ++e) {
            const Nearest candidate = alongEdge(e, side);
            if (candidate.distance < best.distance)
                best = candidate;
        }
        return best;
    }

private:
    Nearest atVertex(int i) const
    {
        const Vec2 place = m_core.relative(i);
        const double distance = lengthOf(place);
        const Vec2 outward = distance > 0.0 ? unitOf(-place) : fallbackNormal(i);
        return {distance, place, outward, {CoreFeature::Kind::Vertex, i}};
    }

    Nearest alongEdge(int e, int side) const
    {
        const int end = m_core.edgeEnd(e);
        const Vec2 start = m_core.relative(e);
        const Vec2 edge = m_core.relative(end) - start;
        const Vec2 unit = unitOf(edge);
        const double along = -start.dot(unit);
        const double length = lengthOf(edge);
        if (!(along > 0.0))
            return atVertex(e);
        if (!(along < length))
            return atVertex(end);
        const double left = cross(unit, -start);
        // A segment faces the point with either side, a polygon's edge looks outwards.
        const bool turned = m_core.size() == 2 && left > 0.0;
        const Vec2 outward = turned ? perpLeft(unit) : perpRight(unit);
        const Vec2 place = (side < 0 ? std::abs(left) : -std::abs(left)) * outward;
        return {std::abs(left), place, outward, {CoreFeature::Kind::Edge, e}};
    }

    Vec2 fallbackNormal(int vertex) const
    {
        return m_core.edges() > 0 ? m_core.normal(std::min(vertex, m_core.edges() - 1))
                                  : Vec2(Vec2::UnitX());
    }

    const PlacedCore &m_core;
    const Vec2 &m_point;
};

Relation relationOf(int sign)
{
    if (sign == 0)
        return Relation::Touching;
    return sign > 0 ? Relation::Apart : Relation::Overlapping;
}

} // namespace

PointResult queryPoint(const Shape &shape, const Pose &pose, const Vec2 &point)
{
    const PlacedCore core(shape, pose, point);
    const Border border(core, point);
    const int side = border.side();
    const Border::Nearest nearest = border.nearest(side);
    const double separation = (side < 0 ? -nearest.distance : nearest.distance) - core.radius();
    const double error = satSumError * (core.reach() + core.radius());

    PointResult result;
    if (std::abs(separation) > error)
        result.relation = relationOf(separation > 0.0 ? 1 : -1);
    else if (core.radius() > 0.0)
        result.relation = relationOf(side > 0 ? border.compareWithRadius() : -1);
    else
        result.relation = relationOf(side);
    result.separation = signedSeparation(separation, result.relation);
    result.normal = nearest.outward;
    result.nearest = point + (nearest.place + core.radius() * nearest.outward);
    result.feature = nearest.feature;
    return result;
}

} // namespace hullsmith
