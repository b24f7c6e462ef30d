#pragma once

// Kernels for shapes of many vertices: one pair at a time, lanes along the vertices.

#include "laneroutines.h"

namespace hullsmith::HULLSMITH_KERNELS {

template <class S>
struct Point {
    S x, y;
};

/// The turn and the move from one shape's frame into the other's.
template <class S>
struct Between {
    S x, y, cosine, sine;

    Between(const RigidPose<S> &from, const RigidPose<S> &to)
        : cosine(from.cosine * to.cosine + from.sine * to.sine)
        , sine(from.cosine * to.sine - from.sine * to.cosine)
    {
        const S dx = to.x - from.x;
        const S dy = to.y - from.y;
        x = from.cosine * dx + from.sine * dy;
        y = from.cosine * dy - from.sine * dx;
    }
    Point<S> place(S px, S py) const
    {
        return {x + cosine * px - sine * py, y + sine * px + cosine * py};
    }
    Point<S> turnBack(Point<S> d) const
    {
        return {cosine * d.x + sine * d.y, cosine * d.y - sine * d.x};
    }
};

/// The axis of least penetration along the edges of one shape, found lazily: every point of the
/// other shape bounds the separations of all edges from above in one pass, so that only edges that
/// can still win are computed in full.
template <class L>
class LazyFaces {
public:
    using S = typename L::S;

    LazyFaces(const Columns<S> &own, const Columns<S> &other, const Between<S> &between, S *bounds)
        : m_own(own)
        , m_other(other)
        , m_between(between)
        , m_bounds(bounds)
    {
    }

    /// Looks for an edge with a separation above `floor`, starting from vertex `start` of the other
    /// shape; with `enough`, stops at the first above that.
    void search(int start, S floor, S enough)
    {
        m_best = floor;
        int vertex = start;
        for (std::size_t tries = 0; tries <= m_own.rows; ++tries) {
            const LeastOf<L> negated = tries == 0 ? bound<true>(vertex) : bound<false>(vertex);
            if (-negated.value() <= m_best)
                return;
            const int edge = negated.index();
            const S separation = separationAlong(edge, vertex);
            if (separation > m_best) {
                m_best = separation;
                m_edge = edge;
            }
            if (m_best > enough)
                return;
            m_bounds[edge] = std::numeric_limits<S>::max();
        }
    }
    S best() const { return m_best; }
    int edge() const { return m_edge; } ///< -1 if none is above the floor.

private:
    /// Lowers the bounds by a vertex of the other shape. Kept negated, for the least is sought.
    template <bool first>
    LeastOf<L> bound(int vertex)
    {
        const Point<S> p = m_between.place(m_other.x[vertex], m_other.y[vertex]);
        const L x = L::all(-p.x);
        const L y = L::all(-p.y);
        return leastOverRows<L>(m_own.rows, [&](std::size_t row) {
            L value = mulAdd(L::load(m_own.normalX + row), x,
                             mulAdd(L::load(m_own.normalY + row), y, L::load(m_own.offset + row)));
            if constexpr (!first)
                value = max(value, L::load(m_bounds + row));
            value.store(m_bounds + row);
            return value;
        });
    }

    S separationAlong(int edge, int &vertex)
    {
        const Point<S> normal{m_own.normalX[edge], m_own.normalY[edge]};
        const Point<S> direction = m_between.turnBack(normal);
        const LeastOf<L> lowest =
            lowestAlong<L>(m_other.x, m_other.y, m_other.rows, direction.x, direction.y);
        vertex = lowest.index();
        return lowest.value() + normal.x * m_between.x + normal.y * m_between.y -
               m_own.offset[edge];
    }

    const Columns<S> &m_own;
    const Columns<S> &m_other;
    const Between<S> &m_between;
    S *m_bounds;
    S m_best = 0;
    int m_edge = -1;
};

/// One pair of shapes with many vertices.
template <class L>
class LargePair {
public:
    using S = typename L::S;

    LargePair(const LaneInput<S> &input, std::size_t index)
        : m_a(recordsOf(input, input.columns[index], 0), input.counts[index].vertices[0])
        , m_b(recordsOf(input, input.columns[index], 1), input.counts[index].vertices[1])
        , m_bInA(*poseOf(input, input.pairs[index], 0), *poseOf(input, input.pairs[index], 1))
        , m_aInB(*poseOf(input, input.pairs[index], 1), *poseOf(input, input.pairs[index], 0))
        , m_bounds(input.scratch)
    {
    }

    /// The greatest separation along an edge that is above `floor`, otherwise `floor`; or some
    /// separation above `enough`. The face counts B's edges from `manyVertices` on.
    S separation(S floor, S enough, int &face)
    {
        face = 0;
        // Along the line of origins the shapes are most often apart, and its supports start well.
        const Point<S> toB{m_bInA.x, m_bInA.y};
        const Point<S> inB = m_bInA.turnBack(toB);
        const LeastOf<L> nearestOfB = lowestAlong<L>(m_b.x, m_b.y, m_b.rows, inB.x, inB.y);
        const LeastOf<L> nearestOfA = lowestAlong<L>(m_a.x, m_a.y, m_a.rows, -toB.x, -toB.y);
        const S square = toB.x * toB.x + toB.y * toB.y;
        const S gap = nearestOfB.value() + square + nearestOfA.value();
        if (gap > S(0) && gap * gap > enough * enough * square)
            return std::numeric_limits<S>::max();
        LazyFaces<L> ofA(m_a, m_b, m_bInA, m_bounds);
        ofA.search(nearestOfB.index(), floor, enough);
        face = ofA.edge();
        if (ofA.best() > enough)
            return ofA.best();
        LazyFaces<L> ofB(m_b, m_a, m_aInB, m_bounds);
        ofB.search(nearestOfA.index(), ofA.best(), enough);
        if (ofB.edge() >= 0)
            face = manyVertices + ofB.edge();
        return ofB.best();
    }

private:
    Columns<S> m_a;
    Columns<S> m_b;
    Between<S> m_bInA;
    Between<S> m_aInB;
    S *m_bounds;
};

template <class L, bool rounded>
struct LargeRoutines {
    using S = typename L::S;

    static std::size_t overlaps(const LaneInput<S> &input, std::uint32_t *hits)
    {
        constexpr S justBelowZero = -std::numeric_limits<S>::min();
        std::size_t end = 0;
        for (std::size_t i = 0; i < input.size; ++i) {
            int face = 0;
            hits[end] = input.names[i];
            end += LargePair<L>(input, i).separation(justBelowZero, S(0), face) < S(0);
        }
        return end;
    }

    static std::size_t candidates(const LaneInput<S> &input, LaneCandidate *out)
    {
        std::size_t end = 0;
        for (std::size_t i = 0; i < input.size; ++i) {
            const S reach = input.margin + input.radii[0][i] + input.radii[1][i];
            int face = 0;
            const S separation =
                LargePair<L>(input, i).separation(std::numeric_limits<S>::lowest(), reach, face);
            out[end] = {std::uint32_t(i), face};
            end += separation < reach;
        }
        return end;
    }

    static constexpr LaneKernel<S> table{rounded ? nullptr : overlaps, candidates,
                                         Routines<L, manyVertices, rounded>::manifolds};
};

} // namespace hullsmith::HULLSMITH_KERNELS
