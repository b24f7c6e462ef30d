#pragma once

#include "../vec.h"
#include "imagecracks.h"

namespace hullsmith {

/// The line of marching squares that runs along a ring of cracks: a point for each crack, between
/// the centres of its two pixels where alpha, read linearly, is half a step below the threshold;
/// without points in line with their neighbours. x right, y down, from the region's corner.
/// Outside the region alpha is 0, and the line stays on its edge. O(cracks).
std::vector<Vec2> smoothRing(std::span<const PixelCorner> ring, const AlphaImage &image,
                             const PixelRect &region, int threshold);

} // namespace hullsmith
