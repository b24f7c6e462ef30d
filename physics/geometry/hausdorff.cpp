#include "hausdorff.h"

#include "aabb.h"
#include "tolerance.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <vector>

namespace hullsmith {

namespace {

double squaredDistance(const Vec2 &a, const Vec2 &b, const Vec2 &p)
{
    const Vec2 edge = b - a;
    const double length = edge.squaredNorm();
    const double along = length > 0.0 ? std::clamp((p - a).dot(edge) / length, 0.0, 1.0) : 0.0;
    return (p - a - along * edge).squaredNorm();
}

double squaredDistance(const Aabb &box, const Vec2 &p)
{
    return (box.lower - p).cwiseMax(p - box.upper).cwiseMax(0.0).squaredNorm();
}

/// The edges of a ring under a tree of boxes over their order, in which neighbours are near.
class EdgeTree {
public:
    explicit EdgeTree(std::span<const Vec2> ring)
        : m_ring(ring)
        , m_leaves(std::bit_ceil(ring.size()))
        , m_boxes(2 * m_leaves)
    {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            m_boxes[m_leaves + i].add(ring[i]);
            m_boxes[m_leaves + i].add(end(i));
        }
        for (std::size_t node = m_leaves - 1; node >= 1; --node) {
            m_boxes[node] = m_boxes[2 * node];
            if (!m_boxes[2 * node + 1].isEmpty())
                m_boxes[node].add(m_boxes[2 * node + 1]);
        }
    }

    /// Squared distance from `p` to the ring, looking at the edge `hint` first, which becomes the
    /// nearest; the search ends at any edge no farther than `enough`.
    double nearest(const Vec2 &p, double enough, std::size_t &hint) const
    {
        double best = toEdge(hint, p);
        descend(1, p, enough, best, hint);
        return best;
    }
    double toEdge(std::size_t i, const Vec2 &p) const
    {
        return squaredDistance(m_ring[i], end(i), p);
    }

private:
    const Vec2 &end(std::size_t i) const { return m_ring[i + 1 < m_ring.size() ? i + 1 : 0]; }

    void descend(std::size_t node, const Vec2 &p, double enough, double &best,
                 std::size_t &edge) const
    {
        if (best <= enough || m_boxes[node].isEmpty() || squaredDistance(m_boxes[node], p) >= best)
            return;
        if (node >= m_leaves) {
            const double squared = toEdge(node - m_leaves, p);
            if (squared < best) {
                best = squared;
                edge = node - m_leaves;
            }
            return;
        }
        const bool leftFirst =
            squaredDistance(m_boxes[2 * node], p) <= squaredDistance(m_boxes[2 * node + 1], p);
        descend(2 * node + (leftFirst ? 0 : 1), p, enough, best, edge);
        descend(2 * node + (leftFirst ? 1 : 0), p, enough, best, edge);
    }

    std::span<const Vec2> m_ring;
    std::size_t m_leaves;
    std::vector<Aabb> m_boxes; ///< Node i has the children 2 i and 2 i + 1; the root is 1.
};

/// Widens `largest`, a squared distance, by the points of segments.
class FarthestPoint {
public:
    explicit FarthestPoint(std::span<const Vec2> to)
        : m_tree(to)
        , m_floor(hausdorffStop * Aabb::of(to).size().maxCoeff())
    {
    }

    double squared() const { return m_largest; }

    void addPoint(const Vec2 &p)
    {
        m_largest = std::max(m_largest, m_tree.nearest(p, m_largest, m_hint));
    }

    /// The ends have been added. The distance to one edge is greatest at an end, so one edge near
    /// enough to both settles it; the distance to the ring changes no faster than the point moves.
    void addSegment(const Vec2 &a, const Vec2 &b)
    {
        if (isSettledBy(m_hint, a, b))
            return;
        for (const Vec2 &p : {a, b}) {
            m_tree.nearest(p, m_largest, m_hint);
            if (isSettledBy(m_hint, a, b))
                return;
        }
        std::size_t nearEdge = m_hint;
        const double atA = std::sqrt(m_tree.nearest(a, 0.0, nearEdge));
        if (isSettledBy(nearEdge, a, b))
            return;
        const double atB = std::sqrt(m_tree.nearest(b, 0.0, nearEdge));
        const double length = (b - a).norm();
        const double bound = 0.5 * (atA + atB + length);
        // Turned round, so that it also ends where squares overflow.
        const bool mayBeFarther = bound > (1.0 + hausdorffStop) * std::sqrt(m_largest) + m_floor;
        if (isSettledBy(nearEdge, a, b) || !mayBeFarther)
            return;
        const Vec2 middle = 0.5 * (a + b);
        if (middle == a || middle == b)
            return; // No point lies between, however small the ring is for its place.
        addPoint(middle);
        addSegment(a, middle);
        addSegment(middle, b);
    }

private:
    bool isSettledBy(std::size_t edge, const Vec2 &a, const Vec2 &b) const
    {
        return m_tree.toEdge(edge, a) <= m_largest && m_tree.toEdge(edge, b) <= m_largest;
    }

    EdgeTree m_tree;
    double m_floor; ///< What falls below it is rounding.
    double m_largest = 0.0;
    std::size_t m_hint = 0;
};

} // namespace

double directedHausdorffDistance(std::span<const Vec2> from, std::span<const Vec2> to)
{
    FarthestPoint farthest(to);
    for (const Vec2 &p : from)
        farthest.addPoint(p);
    for (std::size_t i = 0; i < from.size(); ++i)
        farthest.addSegment(from[i], from[i + 1 < from.size() ? i + 1 : 0]);
    return std::sqrt(farthest.squared());
}

double hausdorffDistance(std::span<const Vec2> a, std::span<const Vec2> b)
{
    return std::max(directedHausdorffDistance(a, b), directedHausdorffDistance(b, a));
}

} // namespace hullsmith
