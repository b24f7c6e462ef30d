#pragma once

#include "edgegrid.h"
#include "simplifiedring.h"

#include <optional>
#include <queue>
#include <span>
#include <stop_token>
#include <vector>

namespace hullsmith {

/// Moves vertices of simplified rings off their contours for more overlap, and takes out those that
/// matter least.
///
/// Every state is within the tolerance: each vertex has an anchor, a point of the contour no
/// farther away than that, and the contour from one anchor to the next stays within it of the edge;
/// so for every point of one curve there is one of the other, both ways. And no state crosses:
/// a change sweeps triangles that hold no other vertex, by exact predicates, so that no edge can
/// come to lie in them; windings and nesting stay by the same reason. With a side to keep to, the
/// triangles where that side loses area hold no vertex of the contour, either.
class RingReduction {
public:
    /// The rings, with sides if there are any, fulfil all of that; the tolerance may be infinite.
    RingReduction(std::span<const SimplifiedRing> rings, std::span<const Side> sides,
                  double tolerance, std::stop_token stop);

    int size() const { return m_size; } ///< Vertices of all rings.
    /// What may still be done to a ring.
    enum class Freedom { Any, TakeOut, None };

    void limit(int ring, Freedom freedom) { m_freedoms[std::size_t(ring)] = freedom; }
    /// Moves vertices as long as the area between rings and contours shrinks.
    void fit();
    /// Takes out vertices, the one that costs the least area first, until `count` are left or no
    /// more can go.
    void reduce(int count);
    /// The same with any tolerance, in steps, with a fit after each.
    void reduceTo(int count);
    std::vector<std::vector<Vec2>> rings() const;

private:
    struct Anchor {
        int edge; ///< Of the contour.
        Vec2 point;
    };
    struct Node {
        Vec2 at;
        int ring, previous, next;
        Anchor anchor;
        double area;   ///< Beside the edge that leaves it.
        int stamp = 0; ///< Of its newest entry in the queue.
        bool isOut = false;
    };
    /// The vertices between two others are replaced by one or none.
    struct Change {
        int from, to; ///< The vertices that stay.
        std::optional<Vec2> middle;
        Anchor anchor = {}; ///< Of the middle.
        double cost = 0.0;  ///< How much the area beside the edges grows.
    };
    struct Entry {
        double cost;
        int node, stamp;
        bool operator<(const Entry &other) const // the least on top of the queue
        {
            return cost != other.cost ? cost > other.cost : node > other.node;
        }
    };
    /// A vertex `b` is inserted between `a` and `c`, or taken out.
    struct Sweep {
        Vec2 a, b, c;
        bool inserts;

        bool meets(const Vec2 &from, const Vec2 &to) const;
    };
    struct End {
        Vec2 at;
        Anchor anchor;
    };

    const ContourRing &contourOf(int node) const
    {
        return *m_contours[std::size_t(m_nodes[std::size_t(node)].ring)];
    }
    Node &node(int k) { return m_nodes[std::size_t(k)]; }
    const Node &node(int k) const { return m_nodes[std::size_t(k)]; }
    End endAt(int k) const { return {node(k).at, node(k).anchor}; }
    std::pair<int, int> anchorEdges(const ContourRing &contour, const Anchor &from,
                                    const Anchor &to) const;
    Anchor nearestAnchor(int from, int to, const Vec2 &p, const Anchor *known) const;
    std::optional<double> areaBeside(const ContourRing &contour, const End &from, const End &to,
                                     double tolerance) const;
    bool evaluate(Change &change) const;
    bool isFree(const Change &change) const;
    bool isUnusedBy(const Change &change, const Sweep &sweep) const;
    bool keepsSide(int ring, const Sweep &sweep) const;
    void insertEdge(int k) { m_edges.insert(k, node(k).at, node(node(k).next).at); }
    void removeEdge(int k) { m_edges.remove(k, node(k).at, node(node(k).next).at); }
    void apply(const Change &change);
    void link(int from, int to);
    std::optional<Change> leastChange(int k) const;
    void enqueue(int k);
    double deviation() const;
    bool shift(int k, const Vec2 &to);
    bool shiftAround(int k, double step);

    std::vector<const ContourRing *> m_contours;
    std::vector<Side> m_sides; ///< Of each ring; empty if none has one.
    double m_tolerance;
    std::stop_token m_stop;
    std::vector<Node> m_nodes;
    std::vector<int> m_counts;       ///< Vertices of each ring.
    std::vector<Freedom> m_freedoms; ///< Of each ring.
    int m_size = 0;
    std::priority_queue<Entry> m_queue;
    EdgeGrid m_edges;                     ///< Of all rings, by the node they leave.
    std::vector<EdgeGrid> m_contourEdges; ///< Of each contour, by vertex; if there are sides.
};

} // namespace hullsmith
