#pragma once

#include "vec.h"

#include <optional>
#include <span>
#include <vector>

namespace hullsmith {

/// Two convex pieces, counter-clockwise, that share an edge from end to end, as one: without
/// straight corners. Nothing if they do not, if together they are not convex, or if they have more
/// than `cornerLimit` corners together (0 for no limit). Straight vertices of either do not count.
/// Exact; O(n m).
std::optional<std::vector<Vec2>> mergedPiece(std::span<const Vec2> a, std::span<const Vec2> b,
                                             int cornerLimit = 0);

} // namespace hullsmith
