#pragma once

// The separating axis test of a packet of pairs.

#include "lanevectors.h"

#include <limits>

namespace hullsmith::HULLSMITH_KERNELS {

/// The separations of a packet of pairs along the edge normals of both shapes.
///
/// Everything happens in A's frame. `size` is the number of vertices read of each shape; shapes
/// with fewer repeat some, which changes no minimum and no maximum.
template <class L, int size>
class Faces {
public:
    using S = typename L::S;

    [[gnu::always_inline]] Faces(const LaneInput<S> &input, std::size_t first)
    {
        const RigidPose<S> *poses[2][std::size_t(L::width)];
        const ShapeRecord<S> *records[2][std::size_t(L::width)];
        for (int l = 0; l < L::width; ++l) {
            const LanePair &pair = input.pairs[first + std::size_t(l)];
            for (int s = 0; s < 2; ++s) {
                poses[s][l] = poseOf(input, pair, s);
                records[s][l] = recordsOf(input, pair, s);
            }
        }
        const Poses<L> between = gather<L>(poses[0]).relative(gather<L>(poses[1]));
        for (int i = 0; i < size; ++i) {
            const Records<L> local = gather<L>(records[1], i);
            m_b[i] = {between.place(local.vertex), between.turn(local.normal)};
        }
        for (int i = 0; i < size; ++i)
            m_a[i] = gather<L>(records[0], i);
    }

    /// Greatest separation, metres; negative if the cores overlap.
    L greatest() const
    {
        L best = L::all(std::numeric_limits<S>::lowest());
        for (int i = 0; i < size; ++i)
            best = max(best, separation(m_a[i], m_b));
        for (int i = 0; i < size; ++i)
            best = max(best, separation(m_b[i], m_a));
        return best;
    }

    /// As above, with the face as a tag: an edge of A, or `size` plus an edge of B. Of separations
    /// that differ by the tag's bits only, the first of an overlapping pair wins.
    using Tag = Tagged<S, 2 * size>;
    L greatestTagged() const
    {
        const L clearing = L::all(Tag::clearing());
        L best = L::all(std::numeric_limits<S>::lowest());
        for (int i = 0; i < size; ++i)
            best = max(best, (separation(m_a[i], m_b) & clearing) | L::all(Tag::tag(i)));
        for (int i = 0; i < size; ++i)
            best = max(best, (separation(m_b[i], m_a) & clearing) | L::all(Tag::tag(size + i)));
        return best;
    }

    /// As above, exactly: the first of equal separations. Where radii are added, an edge beside the
    /// nearest one would pass for a corner.
    struct Best {
        L separation;
        L face; ///< Counted as the tag.
    };
    Best greatestExact() const
    {
        Best best{L::all(std::numeric_limits<S>::lowest()), L::all(S(0))};
        const auto offer = [&](L value, int face) {
            best.face = select(best.separation < value, L::all(S(face)), best.face);
            best.separation = max(best.separation, value);
        };
        for (int i = 0; i < size; ++i)
            offer(separation(m_a[i], m_b), i);
        for (int i = 0; i < size; ++i)
            offer(separation(m_b[i], m_a), size + i);
        return best;
    }

private:
    static L separation(const Records<L> &face, const Records<L> *other)
    {
        const L offset = dot(face.normal, face.vertex);
        L low = dot(face.normal, other[0].vertex);
        for (int j = 1; j < size; ++j)
            low = min(low, dot(face.normal, other[j].vertex));
        return low - offset;
    }

    Records<L> m_a[size];
    Records<L> m_b[size];
};

} // namespace hullsmith::HULLSMITH_KERNELS
