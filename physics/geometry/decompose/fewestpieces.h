#pragma once

#include "../vec.h"

#include <cstddef>
#include <expected>
#include <span>
#include <stop_token>
#include <vector>

namespace hullsmith {

/// Convex pieces as counter-clockwise lists of vertices of a ring, straight ones included: two
/// pieces that meet along a line name the same edges.
using PieceIndices = std::vector<std::vector<int>>;

/// Why there are no pieces.
enum class FewestFault {
    Stopped,
    TooLarge, ///< It would take more steps than allowed.
    NoRing,   ///< The ring is not as it has to be.
};

/// Cuts a ring into the fewest convex pieces that cuts between its own vertices allow, each with
/// at most `cornerLimit` corners (at least 3; 0 for no limit).
///
/// `ring` as triangulate() takes it. The two ends of a piece's cut towards the root count as
/// corners even where they are straight: on rings with straight runs a limit may cost a piece more
/// than needed. Exact. `mostSteps` bounds the triples of vertices looked at, of which two see the
/// third: 0.02 to 0.6 microseconds each, and some bytes. O(r n) space and O(n + r^2 n) time
/// usually, for r reflex vertices, up to a factor n more where very many cuts tie. Source: Keil and
/// Snoeyink, On the Time Bound for Convex Decomposition of Simple Polygons (2002), on weak
/// visibility, with the corners so far as a further part of the state.
std::expected<PieceIndices, FewestFault> fewestPieces(std::span<const Vec2> ring, int cornerLimit,
                                                      std::size_t mostSteps,
                                                      const std::stop_token &stop);

/// A convex ring, straight vertices allowed, cut from its first corner into pieces of at most
/// `cornerLimit` corners, each but the last full; 0 for no limit.
PieceIndices convexFan(std::span<const Vec2> ring, int cornerLimit);

} // namespace hullsmith
