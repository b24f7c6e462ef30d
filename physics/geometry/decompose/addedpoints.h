#pragma once

#include "region.h"

#include <optional>

namespace hullsmith {

/// Convex pieces some of whose cuts end in points that were added on edges.
struct AddedPointPieces {
    std::vector<Vec2> points; ///< Those of the region, then those added.
    PieceIndices pieces;
    /// What lies between an edge and the point added on it, on the way from its start to its end:
    /// triangles no wider than some roundings, most of them empty. With them the pieces fill the
    /// region exactly: see fillExactly().
    PieceIndices slivers;
};

/// Cuts a region into convex pieces with one cut for each reflex vertex, less one for each of
/// pairedCuts(): from the vertex to one it sees, or, where the directions that will do see none,
/// to a point on the edge or the cut ahead. So it takes at most one piece more than there are
/// reflex vertices, and no more points than that.
///
/// A point on an edge is put on it if a double lies there, else the least bit to the side the cut
/// comes from. The piece on the other side does not get it for a corner.
/// `bridges` join the rings, as for bridgedRings(). Nothing if `stop` was requested or if rounding
/// leaves no room for a point: not seen but on outlines made for it. O(r n), and pairedCuts().
/// Source: the naive decomposition of Chazelle and Dobkin, Optimal Convex Decompositions (1985),
/// with cuts that resolve two vertices for the simplest of their patterns.
std::optional<AddedPointPieces> piecesWithAddedPoints(const Region &region,
                                                      std::span<const std::pair<int, int>> bridges,
                                                      const std::stop_token &stop);

} // namespace hullsmith
