#pragma once

#include "../vec.h"
#include "cracks.h"

namespace hullsmith {

/// Places that a ring visits twice: for each of its corners the index of the other corner at the
/// same place, or -1. Empty if there is none. A place is visited at most twice. O(n log n) for n
/// saddles.
std::vector<int> doubledCorners(std::span<const PixelCorner> ring);

/// Divides the ring of a four-connected island or its hole where it visits a place twice: no loop
/// meets itself. Of an island's ring one loop runs around all the others, which are holes; a hole
/// becomes several. Each begins at its first pixel. `doubled` is that of doubledCorners(). O(n).
std::vector<std::vector<PixelCorner>> dividedRing(std::span<const PixelCorner> ring,
                                                  std::span<const int> doubled);

/// The points of the ring of an eight-connected island or its hole, x right and y down. Where it
/// visits a place twice it takes a short cut instead, `cornerBridge` before and after. O(n).
std::vector<Vec2> bridgedRing(std::span<const PixelCorner> ring, std::span<const int> doubled);

} // namespace hullsmith
