#pragma once

#include "vec.h"

#include <expected>
#include <span>
#include <vector>

namespace hullsmith {

/// Why there is no hull: the points span no area.
struct HullFault {
    enum class Kind { NonFinite, Degenerate } kind;
    int vertex = -1;        ///< First point that is not finite; -1 if degenerate.
    int distinctPoints = 0; ///< How many different points there are, if degenerate.
};

/// Convex hull of `points` in any order: counter-clockwise, no repeated and no straight points,
/// starting at the lowest of the leftmost points. Vertices are input points, exactly. O(n log n).
/// Source: Andrew, Another Efficient Algorithm for Convex Hulls in Two Dimensions (1979), with
/// exact orientation.
std::expected<std::vector<Vec2>, HullFault> convexHull(std::span<const Vec2> points);

/// Which side a hull with fewer corners may err on.
enum class HullReduction {
    Outer, ///< Contains the hull; least added area per removed edge.
    Inner, ///< Lies within the hull; least lost area per removed vertex.
};

/// Reduces the convex ring `hull` (as convexHull() makes it) to at most `corners` (>= 3) vertices
/// by removing, one at a time, the edge (Outer) or vertex (Inner) that changes the area least. The
/// result is again strictly convex. An outer reduction may end with more corners than asked where
/// no edge can be removed (the two neighbours of each must meet). O(n^2).
std::vector<Vec2> reduceHull(std::span<const Vec2> hull, int corners, HullReduction reduction);

} // namespace hullsmith
