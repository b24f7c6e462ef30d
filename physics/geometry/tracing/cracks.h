#pragma once

#include "solidmask.h"

#include <expected>

namespace hullsmith {

enum class Connectivity;

/// A point where four pixels meet, counted from the left and from the top: the top left corner of
/// the pixel of the same numbers.
struct PixelCorner {
    std::uint16_t x, y;
    bool saddle; ///< Two of the four pixels are solid and meet only here.

    bool isAt(const PixelCorner &other) const { return x == other.x && y == other.y; }
};

/// A closed line on cracks, the edges between solid and empty pixels, with the solid ones to its
/// left (seen with y up).
struct CrackRing {
    std::size_t first; ///< Its corners in CrackRings: where it turns, from the one at its first
    std::size_t count; ///< pixel on. A hole's first pixel is an empty one.
    std::int64_t area; ///< Pixels that it encloses, holes and islands in it too.
    bool hole;
};

/// All of them, in the order of their first pixels, from the top, then from the left.
struct CrackRings {
    std::vector<PixelCorner> corners;
    std::vector<CrackRing> rings;

    std::span<const PixelCorner> cornersOf(const CrackRing &ring) const
    {
        return {corners.data() + ring.first, ring.count};
    }
    /// Its first pixel.
    const PixelCorner &start(const CrackRing &ring) const { return corners[ring.first]; }
};

enum class CrackFault { TooMany, Cancelled };

/// Follows the cracks of the mask. At saddles a ring stays at its pixel (Four) or goes on to the
/// one across the corner (Eight). O(words + boundary).
std::expected<CrackRings, CrackFault> followCracks(const SolidMask &mask, Connectivity connectivity,
                                                   const std::stop_token &stop = {});

} // namespace hullsmith
