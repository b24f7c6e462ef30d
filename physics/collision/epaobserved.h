#pragma once

#include "epa.h"
#include "gjkobserved.h"

#include <algorithm>
#include <limits>

namespace hullsmith {

/// One run of EPA on cores that meet, the one loop behind epa(), distance() and epaTrace():
///
///     polytope = a polygon within the difference shape
///     until no support point lies beyond the polytope's nearest edge:
///         split that edge at the support point along its normal
template <class Observer>
class EpaLoop {
public:
    EpaLoop(const SatPair &pair, const EpaOptions &options, Observer &observer)
        : m_difference(pair)
        , m_polytope(startPolytope(m_difference))
        , m_options(options)
        , m_observer(observer)
    {
    }

    EpaResult run()
    {
        m_observer.start(m_polytope);
        if (m_polytope.size() == 1) {
            takePoint();
            m_done = true;
        }
        while (!m_done && m_iterations < m_options.cap)
            iterate(m_iterations++);
        return finish();
    }

private:
    struct WayOut {
        double depth = std::numeric_limits<double>::infinity(); ///< Of the cores, metres.
        Vec2 normal = Vec2::Zero();
    };

    /// Both cores are points.
    void takePoint()
    {
        const DifferencePoint point = m_polytope.points.front();
        const double gap = lengthOf(point.point);
        const Vec2 normal = gap > 0.0 ? unitOf(-point.point) : Vec2(Vec2::UnitX());
        m_best = {-gap, normal};
        m_lower = -gap;
    }

    void iterate(int k)
    {
        const int edge = m_polytope.nearestOpenEdge();
        if (edge < 0) {
            m_done = true;
            return;
        }
        const PolytopeEdge nearest = m_polytope.edges[std::size_t(edge)];
        m_lower = nearest.distance;
        m_observer.nearest(k, m_polytope, edge);
        const DifferencePoint point = m_difference.support(nearest.normal);
        const double depth = nearest.normal.dot(point.point);
        const double gain = depth - nearest.distance;
        m_observer.support(k, point, gain, m_difference.error());
        m_done = !(gain > m_difference.error());
        if (m_done || depth < m_best.depth)
            m_best = {depth, nearest.normal};
        if (!m_done) {
            expand(edge, point);
            m_observer.expand(k, m_polytope, m_lower, m_best.depth);
        }
    }

    /// A point that the polytope has already cannot lie beyond one of its edges: rounding turned
    /// the edge's normal.
    void expand(int edge, const DifferencePoint &point)
    {
        if (m_polytope.contains(point))
            m_polytope.edges[std::size_t(edge)].open = false;
        else
            m_polytope.split(edge, point);
    }

    EpaResult finish()
    {
        const double radii = m_difference.radii();
        EpaResult result;
        result.iterations = m_iterations;
        result.capped = !m_done;
        result.relation =
            m_difference.relation(-m_best.depth - radii, -std::min(m_lower, m_best.depth) - radii);
        result.normal = m_best.normal;
        const DifferenceSide side = m_difference.side(result.normal);
        const Witness witness =
            m_difference.witness(side.from, side.to, side.place(), result.normal);
        result.pointA = m_difference.surfaceA(witness, result.normal);
        result.pointB = m_difference.surfaceB(witness, result.normal);
        result.featureA = witness.featureA;
        result.featureB = witness.featureB;
        if (result.relation == Relation::Overlapping) {
            const double error = m_difference.error();
            result.depth = -signedSeparation(-m_best.depth - radii, result.relation);
            result.lower = std::max(0.0, std::min(m_lower, m_best.depth) - error + radii);
            result.upper = result.depth + error;
        }
        m_observer.result(result);
        return result;
    }

    Difference m_difference;
    Polytope m_polytope;
    const EpaOptions &m_options;
    Observer &m_observer;
    WayOut m_best;
    double m_lower = -std::numeric_limits<double>::infinity(); ///< Of the cores' depth, metres.
    int m_iterations = 0;
    bool m_done = false;
};

/// What GJK says of shapes whose cores are apart.
EpaResult epaFromGjk(const GjkResult &gjk, const Difference &difference);

/// epa() with an observer of the type `Observer` (see EpaObserver).
template <class Observer>
EpaResult epaObserved(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                      const EpaOptions &options, Observer &observer)
{
    const SatPair pair(a, poseA, b, poseB);
    GjkObserver nobody;
    const GjkOptions gjkOptions;
    const GjkResult apart = GjkLoop<GjkObserver>(pair, gjkOptions, nobody).run();
    if (apart.coresMeet)
        return EpaLoop<Observer>(pair, options, observer).run();
    const EpaResult result = epaFromGjk(apart, Difference(pair));
    observer.result(result);
    return result;
}

} // namespace hullsmith
