#pragma once

#include "fewestpieces.h"

#include <span>
#include <utility>
#include <vector>

namespace hullsmith {

/// Whether the convex piece is less wide than `width`: between the closest two parallel lines that
/// hold it. Exact.
bool isThinner(std::span<const Vec2> piece, double width);

/// The same number of pieces with fewer thin ones, where that is possible: a piece thinner than
/// `width` and one beside it are cut apart in another way, such that fewer of the two are thin, and
/// the thinner one is as wide as can be.
///
/// `pieces` over `points` and `cornerLimit` as fillExactly() takes them; the cuts `kept` stay.
/// O(t k^3) for t thin pieces and k corners of a piece; piece and neighbour of more than 64 corners
/// stay as they are.
PieceIndices withFewerThinPieces(PieceIndices pieces, std::span<const Vec2> points, int cornerLimit,
                                 double width, std::span<const std::pair<int, int>> kept);

} // namespace hullsmith
