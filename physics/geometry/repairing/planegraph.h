#pragma once

#include "../edgesweep.h"
#include "../repair.h"

#include <compare>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace hullsmith {

using Ring = std::vector<Vec2>;

/// The edge of an input ring (it leaves vertex `edge`) that a segment is a piece of.
struct SegmentSource {
    int ring, edge;
    bool forward; ///< The ring runs from the segment's first point to its second.

    auto operator<=>(const SegmentSource &) const = default;
};

/// A piece of one or more input edges.
struct Segment {
    int from, to; ///< Points; from < to.
    int weight;   ///< What crossing it upwards adds to the winding number; parity for EvenOdd.
    SegmentSource source; ///< The first of its edges.

    SweptEdge swept() const { return {from, to}; }
};

/// Segments that meet in their ends only.
struct PlaneGraph {
    std::vector<Vec2> points; ///< Different, in the order of a sweep (pointorder.h).
    std::vector<Segment> segments;
    std::vector<int> below;     ///< Per segment: the one right below its first point, or -1.
    std::vector<int> metOrder;  ///< The segments, each after the one below it.
    std::vector<bool> straight; ///< Per point: an input ring runs straight on through it.
    std::vector<bool> met;      ///< Per point: a ring met itself or another there, as given.
    std::vector<int> origin;    ///< Per point: the input vertex that stands there, or -1.
    double unit = 0.0;          ///< Step of the grid that the points are counted in; 0: none.
    /// What happened on the way: crossings, overlaps and, in the unit of the rings, the farthest
    /// move of a crossing and of a vertex.
    std::vector<Vec2> crossings;
    std::vector<std::pair<Vec2, Vec2>> overlaps;
    double crossingMove = 0.0, vertexMove = 0.0;
};

/// Cuts the closed rings (finite, no equal neighbours) where they meet, merges what overlaps and
/// drops what cancels out. Without crossings all of it is exact and the points are those of the
/// rings; else the points are brought to a grid of 2^bits steps and each crossing is rounded to it,
/// until none is left. Nothing if that takes too many rounds.
class PlaneGraphBuilder : private SweepObserver {
public:
    PlaneGraphBuilder(std::span<const Ring> rings, FillRule rule, int bits, std::stop_token stop);
    std::optional<PlaneGraph> build();

private:
    struct Cut {
        int segment, point;
    };

    void crossed(int lower, int upper) override;
    void met(int event, std::span<const int> through, std::span<const int> leaving,
             int below) override;
    bool isDone() const override { return m_stop.stop_requested(); }

    const Vec2 &point(int i) const { return m_graph.points[std::size_t(i)]; }
    Segment &segment(int i) { return m_graph.segments[std::size_t(i)]; }
    std::size_t after(std::size_t vertex) const;
    std::size_t before(std::size_t vertex) const;

    void readRings(std::span<const Ring> rings);
    bool tooWide() const;
    void sweep();
    void noteMeetings();
    bool snapToGrid();
    void cutAtCrossings();
    void cut(std::vector<Cut> cuts);
    bool comesEarlier(const Cut &a, const Cut &b) const;
    void setPoints(std::vector<Vec2> points, std::vector<int> origin);
    void merge();
    void noteOverlap(std::span<const Segment> group);
    void markStraight();

    FillRule m_rule;
    int m_bits;
    std::stop_token m_stop;
    std::vector<Vec2> m_vertices; ///< Of all rings, one after the other.
    std::vector<int> m_ringStart; ///< Where in m_vertices each ring begins; and the end.
    std::vector<int> m_ringOf;    ///< Per vertex.
    std::vector<int> m_pointOf;   ///< Per vertex.
    std::vector<Cut> m_touches;   ///< Segments that hold a point of others, from the last sweep.
    std::vector<std::pair<int, int>> m_crossed; ///< Segments that cross, from the last sweep.
    std::vector<bool> m_shared;                 ///< Per vertex: stretches were merged there.
    std::vector<bool> m_meeting;                ///< Per vertex: it met something, as given.
    bool m_meetingsNoted = false;
    bool m_crossingsNoted = false;
    PlaneGraph m_graph;
};

} // namespace hullsmith
