#pragma once

#include "satpair.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

namespace hullsmith {

/// One run of the separating axis test. The one loop behind sat() and satTrace():
///
///     for each axis, the cached one first, then the edges of A, of B (or as the pair moves),
///     then the nearest vertices:
///         skip it if it is parallel to an earlier one
///         project both shapes; push = the shorter way out
///         keep the axis of least push; the cached one may have a lead
///         stop if it is a gap above the margin
template <class Observer>
class SatLoop {
public:
    SatLoop(const SatPair &pair, const SatOptions &options, Observer &observer)
        : m_pair(pair)
        , m_options(options)
        , m_observer(observer)
    {
    }

    SatResult run()
    {
        if constexpr (Observer::details)
            m_observer.start(countNormals(), countAxes(true));
        if (!testCached() && !testAllEdges())
            testVertexAxis();
        return finish();
    }

private:
    static constexpr AxisSource betweenVertices{Owner::Both, -1};

    /// Each test answers whether the search is over.
    bool testCached()
    {
        if (!m_options.cached || !m_pair.has(*m_options.cached))
            return false;
        m_cached = m_options.cached;
        m_observer.cache(*m_cached);
        return test(*m_cached);
    }

    bool testAllEdges()
    {
        if (m_options.motion) [[unlikely]]
            return testAlong(*m_options.motion);
        return testEdges<Owner::A>() || testEdges<Owner::B>();
    }

    /// Four edges of one owner and their ways; `nearlyParallel` is for B's only.
    struct Edges {
        int first;
        int count;
        EdgeWays ways;
        PlacedCore::Flags nearlyParallel;
    };

    template <Owner owner>
    bool testEdges()
    {
        const int size = m_pair.core<owner>().edges();
        for (int first = 0; first < size; first += PlacedCore::laneSize) {
            Edges edges{first, std::min(PlacedCore::laneSize, size - first),
                        m_pair.waysAcross<owner>(first), PlacedCore::Flags::Constant(false)};
            if (owner == Owner::B && m_options.skipParallel)
                edges.nearlyParallel = m_pair.nearlyParallelInA(first);
            if (changeNothing<owner>(edges))
                m_tested += countNew<owner>(edges);
            else if (testEach<owner>(edges))
                return true;
        }
        return false;
    }

    template <Owner owner>
    bool testEach(const Edges &edges)
    {
        for (int lane = 0; lane < edges.count; ++lane) {
            const AxisSource source{owner, edges.first + lane};
            if (!isNew<owner>(edges, lane)) {
                explainSkipping(source);
                continue;
            }
            show(source);
            if (compare(source, edges.ways.at(lane)))
                return true;
        }
        return false;
    }

    /// Nobody watches, and all four ways are clear of rounding and no shorter than the best push.
    template <Owner owner>
    bool changeNothing(const Edges &edges) const
    {
        if (Observer::details || m_cached || !m_hasBest)
            return false;
        const double least = edges.ways.push().minCoeff();
        return least >= m_push && least > m_pair.error(owner);
    }

    template <Owner owner>
    int countNew(const Edges &edges) const
    {
        int count = 0;
        for (int lane = 0; lane < edges.count; ++lane)
            count += isNew<owner>(edges, lane);
        return count;
    }

    /// Every edge by itself, those that face the motion most first.
    [[gnu::cold]] bool testAlong(const Vec2 &motion)
    {
        for (const AxisSource source : edgesAlong(motion)) {
            if (!isNewByItself(source))
                explainSkipping(source);
            else if (test(source))
                return true;
        }
        return false;
    }

    /// Parallel edges stay together, the one that stands for them first.
    [[gnu::cold]] std::vector<AxisSource> edgesAlong(const Vec2 &motion) const
    {
        struct Ranked {
            double speed;
            AxisSource source;
        };
        std::vector<Ranked> ranked;
        for (const Owner owner : {Owner::A, Owner::B}) {
            for (int e = 0; e < m_pair.core(owner).edges(); ++e) {
                const AxisSource source{owner, e};
                const double speed =
                    m_pair.isDegenerate(source)
                        ? -1.0
                        : std::abs(m_pair.normal(m_pair.representative(source)).dot(motion));
                ranked.push_back({speed, source});
            }
        }
        std::ranges::stable_sort(ranked, std::greater(), &Ranked::speed);
        std::vector<AxisSource> sources;
        for (const Ranked &r : ranked)
            sources.push_back(r.source);
        return sources;
    }

    bool isNewByItself(AxisSource edge) const
    {
        if (m_pair.isDegenerate(edge))
            return false;
        if (m_cached)
            return isNewBeside(*m_cached, edge);
        return !m_options.skipParallel || m_pair.representative(edge) == edge;
    }

    bool test(AxisSource source)
    {
        show(source);
        return compare(source, m_pair.ways(source));
    }

    void testVertexAxis()
    {
        if (m_cached == betweenVertices || !m_pair.has(betweenVertices))
            return;
        const AxisSource first = m_pair.representative(betweenVertices);
        if (m_options.skipParallel && first != betweenVertices)
            m_observer.duplicate(betweenVertices, first);
        else
            test(betweenVertices);
    }

    /// The edge has a direction, and no axis before it has the same.
    template <Owner owner>
    bool isNew(const Edges &edges, int lane) const
    {
        const int edge = edges.first + lane;
        const int first = m_pair.core<owner>().shape().firstParallel(edge);
        if (m_cached) [[unlikely]]
            return first >= 0 && isNewBeside(*m_cached, {owner, edge});
        if (!m_options.skipParallel)
            return first >= 0;
        return first == edge && (!edges.nearlyParallel[lane] || m_pair.parallelInA(edge) < 0);
    }

    bool isNewBeside(AxisSource cached, AxisSource edge) const
    {
        if (!m_options.skipParallel)
            return edge != cached;
        const AxisSource first = m_pair.representative(edge);
        return first == edge && first != m_pair.representative(cached);
    }

    void explainSkipping([[maybe_unused]] AxisSource edge)
    {
        if constexpr (Observer::details) {
            if (m_pair.isDegenerate(edge)) {
                m_observer.degenerate(edge, 0.0);
            } else if (edge != m_cached) {
                const AxisSource first = m_pair.representative(edge);
                const bool asCached = m_cached && first == m_pair.representative(*m_cached);
                m_observer.duplicate(edge, asCached ? *m_cached : first);
            }
        }
    }

    bool compare(AxisSource source, Ways ways)
    {
        if (m_pair.isClose(source.owner, ways)) [[unlikely]]
            ways = m_pair.settled(source, ways);
        const double push = isBiased(source) ? ways.along(takesNormal(source, ways)) : ways.push();
        const bool isBest = !m_hasBest || (push < m_push && !isLedBy(push));
        ++m_tested;
        if (isBest) {
            m_best = source;
            m_ways = ways;
            m_push = push;
            m_hasBest = true;
        }
        if constexpr (Observer::details) {
            const SatAxis axis = m_pair.describe(source, ways, takesNormal(source, ways));
            m_observer.compare(axis);
            m_observer.best(axis, isBest);
        }
        if (!m_options.earlyOut || !(push < -m_options.margin))
            return false;
        if constexpr (Observer::details)
            if (const int planned = countAxes(m_options.skipParallel); m_tested < planned)
                m_observer.earlyOut(m_tested, planned);
        return true;
    }

    /// The cached axis, if it has a lead.
    bool isBiased(AxisSource source) const { return m_options.bias > 0.0 && m_cached == source; }

    /// Whether the way out along the normal is taken: the shorter one, but for the cached axis that
    /// of last time as long as it is within the bias.
    bool takesNormal(AxisSource source, const Ways &ways) const
    {
        const bool last = m_options.cachedAlongNormal;
        if (isBiased(source) && isWithinBias(ways.along(last), ways.along(!last)))
            return last;
        return ways.alongNormal();
    }

    /// Whether the cached axis is the best so far and its lead outweighs a smaller `push`.
    bool isLedBy(double push) const { return isBiased(m_best) && isWithinBias(m_push, push); }

    /// The same verdict, and no more than the bias above.
    bool isWithinBias(double kept, double other) const
    {
        const bool agree = (kept < 0.0) == (other < 0.0) && (kept > 0.0) == (other > 0.0);
        return agree && kept <= other + m_options.bias;
    }

    SatResult finish()
    {
        SatResult result;
        result.best = m_pair.describe(m_best, m_ways, takesNormal(m_best, m_ways));
        result.axesTested = m_tested;
        if (result.best.push < 0.0)
            result.relation = Relation::Apart;
        else
            result.relation = result.best.push > 0.0 ? Relation::Overlapping : Relation::Touching;
        m_observer.result(result);
        return result;
    }

    /// Shows the axis and both projections.
    void show([[maybe_unused]] AxisSource source)
    {
        if constexpr (Observer::details) {
            const Vec2 normal = m_pair.normal(source);
            m_observer.axis(source, normal);
            for (const Owner owner : {Owner::A, Owner::B}) {
                if constexpr (Observer::vertices)
                    showVertices(owner, normal);
                m_observer.project(owner, m_pair.interval(owner, normal));
            }
        }
    }

    void showVertices(Owner owner, const Vec2 &normal)
    {
        const PlacedCore &core = m_pair.core(owner);
        for (int i = 0; i < core.size(); ++i)
            m_observer.vertex(owner, i, core.world(i), core.world(i).dot(normal));
    }

    int countNormals() const
    {
        return m_pair.a().edges() + m_pair.b().edges() + int(m_pair.has(betweenVertices));
    }

    int countAxes(bool unique) const
    {
        int count = 0;
        const auto add = [&](AxisSource source) {
            count += m_pair.has(source) && (!unique || m_pair.representative(source) == source);
        };
        for (int e = 0; e < m_pair.a().edges(); ++e)
            add({Owner::A, e});
        for (int e = 0; e < m_pair.b().edges(); ++e)
            add({Owner::B, e});
        add(betweenVertices);
        return count;
    }

    const SatPair &m_pair;
    const SatOptions &m_options;
    Observer &m_observer;
    std::optional<AxisSource> m_cached; ///< Set once it was tested.
    AxisSource m_best;
    Ways m_ways; ///< Of the best axis.
    double m_push = 0.0;
    bool m_hasBest = false;
    int m_tested = 0;
};

/// sat() with an observer of the type `Observer` (see SatObserver).
template <class Observer>
SatResult satObserved(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                      const SatOptions &options, Observer &observer)
{
    const SatPair pair(a, poseA, b, poseB);
    return SatLoop<Observer>(pair, options, observer).run();
}

} // namespace hullsmith
