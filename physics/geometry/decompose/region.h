#pragma once

#include "../split.h"
#include "fewestpieces.h"

#include <utility>

namespace hullsmith {

/// An outline and its holes, ready to be cut: rings over one list of points, each point in it once.
/// The outline runs counter-clockwise, the holes clockwise: the region lies to the left of each
/// edge. Rings may touch, but only in points that are vertices of both.
struct Region {
    std::vector<Vec2> points;
    PieceIndices rings; ///< The outline first.
    /// Segments between points, through the inside, that no piece may cross: the user's cuts. They
    /// meet each other and the rings in points only.
    std::vector<std::pair<int, int>> cuts = {};
};

/// Cleans and turns the rings (doubled vertices dropped; either winding) and makes a vertex of each
/// point where one ends on an edge of another. Faults: a ring that is not simple, rings that cross
/// or run along each other, a hole that is not in the outline or lies in another. Exact.
/// O(n log n) for the outline, O(n^2) with holes.
std::expected<Region, SplitFault> makeRegion(std::span<const Vec2> outer,
                                             std::span<const std::vector<Vec2>> holes);

/// Whether `p` lies in the region, not on its boundary. Exact, O(n).
bool isInside(const Region &region, const Vec2 &p);

} // namespace hullsmith
