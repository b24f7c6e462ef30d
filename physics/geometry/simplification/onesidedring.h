#pragma once

#include "simplifiedring.h"

#include <span>
#include <utility>
#include <vector>

namespace hullsmith {

/// Moves the edges of simplified rings to one side of what they stand for: each to its outermost
/// vertex of the contour, then neighbours are intersected. `sides` says for each ring on
/// which side of the edges the contour has to be. The chords are within half of `tolerance`.
///
/// The spans that then leave the tolerance or their side, cross or change winding or nesting are
/// divided until nothing is at fault; in the end they are the contour itself. Exact.
void moveToSide(std::span<SimplifiedRing> rings, std::span<const Side> sides, double tolerance,
                std::span<const std::pair<int, int>> nesting);

} // namespace hullsmith
