#pragma once

#include "satpair.h"

namespace hullsmith {

/// One run of the separating axis test. The one loop behind sat() and satTrace():
///
///     for each axis, the cached one first, then the edges of A, of B, the nearest vertices:
///         skip it if it is parallel to an earlier one
///         project both shapes; push = the shorter way out
///         keep the axis of least push
///         stop if it is a gap
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
        if (!testCached() && !testEdges<Owner::A>() && !testEdges<Owner::B>())
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

    template <Owner owner>
    bool testEdges()
    {
        const int edges = m_pair.core<owner>().edges();
        for (int e = 0; e < edges; ++e)
            if (isNew<owner>(e) && test<owner>(e))
                return true;
        return false;
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

    template <Owner owner>
    bool isNew(int edge)
    {
        const int first = m_pair.core<owner>().shape().firstParallel(edge);
        if (first < 0) [[unlikely]] {
            m_observer.degenerate({owner, edge}, 0.0);
            return false;
        }
        if (m_cached) [[unlikely]]
            return isNewBeside(*m_cached, {owner, edge});
        if (!m_options.skipParallel)
            return true;
        if (first == edge && (owner == Owner::A || m_pair.parallelInA(edge) < 0))
            return true;
        m_observer.duplicate({owner, edge}, m_pair.representative({owner, edge}));
        return false;
    }

    bool isNewBeside(AxisSource cached, AxisSource edge)
    {
        if (edge == cached)
            return false;
        if (!m_options.skipParallel)
            return true;
        const AxisSource first = m_pair.representative(edge);
        const bool asCached = first == m_pair.representative(cached);
        if (asCached || first != edge)
            m_observer.duplicate(edge, asCached ? cached : first);
        return !asCached && first == edge;
    }

    bool test(AxisSource source)
    {
        if (source.owner == Owner::A)
            return test<Owner::A>(source.edge);
        if (source.owner == Owner::B)
            return test<Owner::B>(source.edge);
        show(source);
        return compare(source, m_pair.ways(source));
    }

    template <Owner owner>
    bool test(int edge)
    {
        show({owner, edge});
        return compare({owner, edge}, m_pair.waysAcross<owner>(edge));
    }

    bool compare(AxisSource source, Ways ways)
    {
        if (m_pair.isClose(source.owner, ways)) [[unlikely]]
            ways = m_pair.settled(source, ways);
        const double push = ways.push();
        const bool isBest = m_tested == 0 || push < m_ways.push();
        ++m_tested;
        if (isBest) {
            m_best = source;
            m_ways = ways;
        }
        if constexpr (Observer::details) {
            const SatAxis axis = m_pair.describe(source, ways);
            m_observer.compare(axis);
            m_observer.best(axis, isBest);
        }
        if (!m_options.earlyOut || !(push < 0.0))
            return false;
        if constexpr (Observer::details)
            if (const int planned = countAxes(m_options.skipParallel); m_tested < planned)
                m_observer.earlyOut(m_tested, planned);
        return true;
    }

    SatResult finish()
    {
        SatResult result;
        result.best = m_pair.describe(m_best, m_ways);
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
