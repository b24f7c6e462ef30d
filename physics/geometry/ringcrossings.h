#pragma once

#include "vec.h"

#include <span>
#include <vector>

namespace hullsmith {

/// An edge of one of several rings; edge i leaves vertex i.
struct RingEdge {
    int ring, edge;

    auto operator<=>(const RingEdge &) const = default;
};

/// Two edges that meet where they should not.
struct RingCrossing {
    RingEdge first, second;
    bool proper = false; ///< They have one common inner point; else they touch or overlap.

    bool operator==(const RingCrossing &) const = default;
};

/// Pairs of edges of the closed rings (no equal neighbours) that cross, overlap, touch with an end
/// in the middle of an edge, or fold back on each other, and of paths that cross in a common
/// vertex. Paths that touch in a common vertex without crossing are no fault. Exact.
///
/// For rings with few such pairs: a sweep over x, O(n log n + pairs that overlap in x).
std::vector<RingCrossing> findRingCrossings(std::span<const std::vector<Vec2>> rings);

} // namespace hullsmith
