#pragma once

#include "../vec.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace hullsmith {

/// Convex pieces as counter-clockwise lists of vertices of a ring, straight ones included: two
/// pieces that meet along a line name the same edges.
using PieceIndices = std::vector<std::vector<int>>;

/// Cuts a ring into the fewest convex pieces that cuts between its own vertices allow, each with
/// at most `cornerLimit` corners (at least 3; 0 for no limit).
///
/// `ring` as triangulate() takes it. The two ends of a piece's cut towards the root count as
/// corners even where they are straight: on rings with straight runs a limit may cost a piece more
/// than needed. Exact; nothing if `stop` was requested. O(r n) space and O(n + r^2 n) time usually,
/// for r reflex vertices, up to a factor n more where very many cuts tie. Source: Keil and
/// Snoeyink, On the Time Bound for Convex Decomposition of Simple Polygons (2002), on weak
/// visibility, with the corners so far as a further part of the state.
std::optional<PieceIndices> fewestPieces(std::span<const Vec2> ring, int cornerLimit,
                                         const std::stop_token &stop);

} // namespace hullsmith
