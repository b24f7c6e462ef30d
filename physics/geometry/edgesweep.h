#pragma once

#include "sweepstatus.h"
#include "vec.h"

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace hullsmith {

/// An edge by the places of its ends in the order of the sweep (pointorder.h): begin < end.
struct SweptEdge {
    int begin, end;
};

/// What a sweep met. Edges are numbers in the list that was swept.
class SweepObserver {
public:
    virtual ~SweepObserver() = default;
    /// Two edges have a common inner point, which no vertex shares with both of them.
    virtual void crossed(int lower, int upper) = 0;
    /// The sweep has come to point `event`. `through` are the edges met before that hold it (those
    /// that end there among them), `leaving` those that go on or begin there; both from the lowest
    /// to the highest. `below` is the edge right below the point, or -1.
    virtual void met(int event, std::span<const int> through, std::span<const int> leaving,
                     int below) = 0;
    /// Ends the sweep early.
    virtual bool isDone() const { return false; }
};

/// Meets the edges between `points`: finite, different, in the order of the sweep. Exact: the
/// verdicts are those of predicates.h.
///
/// From left to right, O((n + k) log n) for k contacts. Crossings are not events of their own: the
/// order of the edges is mended at the next point, so that no crossing point has to be computed.
/// Sources: Bentley and Ottmann, Algorithms for Reporting and Counting Geometric Intersections
/// (1979); Boissonnat and Snoeyink, Efficient Algorithms for Line and Curve Segment Intersection
/// Using Restricted Predicates (1999).
class EdgeSweep {
public:
    EdgeSweep(std::span<const Vec2> points, std::span<const SweptEdge> edges,
              SweepObserver &observer);

    void run();
    /// Edges and points compared with edges, as a measure of cost.
    std::size_t tests() const { return m_tests; }

private:
    using Pair = std::pair<int, int>;

    const SweptEdge &edge(int i) const { return m_edges[std::size_t(i)]; }
    const Vec2 &point(int event) const { return m_points[std::size_t(event)]; }
    const Vec2 &beginOf(int i) const { return point(edge(i).begin); }
    const Vec2 &endOf(int i) const { return point(edge(i).end); }

    void orderBeginnings();
    void visit(int event);
    void mendOrder(int event);
    void swapPair(int lower, int upper, int event, std::vector<Pair> &agenda);
    bool standTogether(int lower, int upper) const;
    int takeThrough(int event);
    void gatherLeaving(int event);
    void insertLeaving(int below, int event);
    bool crossAhead(int lower, int upper);
    int firstEventBeyond(int lower, int upper, int from);
    void watch(int lowerSlot, int upperSlot, int event);

    std::span<const Vec2> m_points;
    std::span<const SweptEdge> m_edges;
    SweepObserver &m_observer;
    std::vector<int> m_beginning;      ///< Edges by the event at which they begin.
    std::vector<int> m_firstBeginning; ///< Where in m_beginning each event's begin; and the end.
    std::vector<int> m_slots;          ///< Slot of each edge that is in the status.
    SweepStatus m_status;
    std::vector<std::vector<Pair>> m_pending; ///< Per event: pairs that cross just before it.
    std::vector<int> m_through, m_leaving;    ///< Of the event being visited.
    std::size_t m_tests = 0;
};

} // namespace hullsmith
