#pragma once

#include "gjk.h"

#include <algorithm>
#include <limits>

namespace hullsmith {

/// One run of GJK, the one loop behind gjk(), distance() and gjkTrace():
///
///     simplex = the cached vertices, or the first of each core
///     until the origin is inside or nothing gets nearer to it:
///         direction = from the nearest point of the simplex to the origin
///         add the support point along it
///         keep the vertices of the feature nearest to the origin
template <class Observer>
class GjkLoop {
public:
    GjkLoop(const SatPair &pair, const GjkOptions &options, Observer &observer)
        : m_difference(pair)
        , m_options(options)
        , m_observer(observer)
    {
    }

    GjkResult run()
    {
        start();
        while (!m_done && m_iterations < m_options.cap)
            iterate(m_iterations++);
        return finish();
    }

private:
    void start()
    {
        if (m_options.cached)
            addCached(*m_options.cached);
        if (m_simplex.count == 0)
            m_simplex.add(m_difference.point(0, 0));
        m_region = nearestRegion(m_simplex, m_difference.error());
        m_observer.start(m_simplex, m_region);
        keepNearest();
        m_least = m_region.distance;
    }

    void addCached(const GjkCache &cache)
    {
        const int sizeA = m_difference.pair().a().size();
        const int sizeB = m_difference.pair().b().size();
        for (std::size_t i = 0; i < std::size_t(std::clamp(cache.count, 0, 3)); ++i) {
            const int a = cache.a[i];
            const int b = cache.b[i];
            if (a < 0 || a >= sizeA || b < 0 || b >= sizeB)
                continue;
            const DifferencePoint point = m_difference.point(a, b);
            if (!m_simplex.contains(point))
                m_simplex.add(point);
        }
    }

    void iterate(int k)
    {
        m_observer.direction(k, m_region.direction);
        const DifferencePoint point = m_difference.support(m_region.direction);
        m_observer.support(k, point);
        const double gap = -point.point.dot(m_region.direction);
        const double gain = m_region.distance - gap;
        const bool isFutile = m_stalled && !(gap > m_lower);
        m_lower = std::max(m_lower, gap);
        m_done = !(gain > m_difference.error()) || isFutile || m_simplex.contains(point);
        m_observer.progress(k, gap, gain, m_difference.error(), m_region.distance, m_done);
        if (isFutile && gain > m_difference.error()) {
            m_simplex = m_simplexBefore;
            m_region = m_regionBefore;
        }
        if (!m_done)
            extend(k, point);
    }

    /// Where rounding hides whether the simplex got nearer, as with a vertex next to the nearest
    /// point, its direction may still be the better one: it is kept if it proves a wider gap.
    void extend(int k, const DifferencePoint &point)
    {
        Simplex wider = m_simplex;
        wider.add(point);
        const SimplexRegion region = nearestRegion(wider, m_difference.error());
        m_observer.region(k, wider, region);
        if (!region.inside && !(region.distance <= m_least + m_difference.error())) {
            m_done = true;
            return;
        }
        m_stalled = !region.inside && !(region.distance < m_least);
        m_simplexBefore = m_simplex;
        m_regionBefore = m_region;
        m_least = std::min(m_least, region.distance);
        m_simplex = wider;
        m_region = region;
        keepNearest();
        if (!m_region.inside)
            m_observer.reduce(k, m_simplex);
    }

    void keepNearest()
    {
        m_done = m_region.inside || !(m_region.distance > m_difference.error());
        if (m_region.inside)
            return;
        Simplex kept;
        kept.add(m_simplex.points[std::size_t(m_region.from)]);
        if (m_region.to != m_region.from)
            kept.add(m_simplex.points[std::size_t(m_region.to)]);
        m_simplex = kept;
        m_region.from = 0;
        m_region.to = kept.count - 1;
    }

    GjkResult finish()
    {
        GjkResult result;
        result.iterations = m_iterations;
        result.capped = !m_done;
        result.coresMeet = m_region.inside || !(m_region.distance > m_difference.error());
        result.cache.count = m_simplex.count;
        for (std::size_t i = 0; i < std::size_t(m_simplex.count); ++i) {
            result.cache.a[i] = m_simplex.points[i].a;
            result.cache.b[i] = m_simplex.points[i].b;
        }
        const double radii = m_difference.radii();
        const double core = m_region.inside ? -m_region.margin : m_region.distance;
        result.relation = m_difference.relation(m_lower - radii, core - radii);
        if (!result.coresMeet)
            addPoints(result);
        if (result.relation == Relation::Apart)
            result.distance = signedSeparation(result.coreDistance - radii, Relation::Apart);
        m_observer.result(result);
        return result;
    }

    void addPoints(GjkResult &result) const
    {
        result.coreDistance = m_region.distance;
        result.normal = m_region.direction;
        const Witness witness =
            m_difference.witness(m_simplex.points[0], m_simplex.points[std::size_t(m_region.to)],
                                 m_region.t, result.normal);
        result.pointA = m_difference.surfaceA(witness, result.normal);
        result.pointB = m_difference.surfaceB(witness, result.normal);
        result.featureA = witness.featureA;
        result.featureB = witness.featureB;
    }

    Difference m_difference;
    const GjkOptions &m_options;
    Observer &m_observer;
    Simplex m_simplex;
    SimplexRegion m_region;  ///< Of the simplex.
    Simplex m_simplexBefore; ///< The last one, in case that this one proves worse.
    SimplexRegion m_regionBefore;
    double m_least = 0.0;   ///< Distance of the nearest simplex so far, metres.
    bool m_stalled = false; ///< The simplex got no nearer than that.
    double m_lower = -std::numeric_limits<double>::infinity(); ///< Of the cores' distance, metres.
    int m_iterations = 0;
    bool m_done = false;
};

/// gjk() with an observer of the type `Observer` (see GjkObserver).
template <class Observer>
GjkResult gjkObserved(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                      const GjkOptions &options, Observer &observer)
{
    const SatPair pair(a, poseA, b, poseB);
    return GjkLoop<Observer>(pair, options, observer).run();
}

} // namespace hullsmith
