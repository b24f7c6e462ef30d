#pragma once

#include "fewestpieces.h"

namespace hullsmith {

/// Whether `pieces` cut up the region of `rings` exactly: each convex and counter-clockwise with
/// at most `cornerLimit` strict corners (0 for no limit), none outside, no two overlapping, nothing
/// left out. All are lists of indices into `points`; rings have the region on their left.
///
/// Pieces that meet have to name the same edges. Then the check is one of signs and counts, with no
/// rounding anywhere: where each edge runs as often forwards as backwards, against the rings, the
/// pieces wind around each point as often as the rings do, which is once or not at all.
/// `slivers` are triangles between pieces that count as pieces, but may be empty: a, b and a point
/// on or left of the edge from a to b. O(n log n).
bool fillExactly(const PieceIndices &pieces, const PieceIndices &rings,
                 std::span<const Vec2> points, int cornerLimit, const PieceIndices &slivers = {});

} // namespace hullsmith
