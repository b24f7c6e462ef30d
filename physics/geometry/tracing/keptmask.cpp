#include "keptmask.h"

#include <algorithm>

namespace hullsmith {

namespace {

/// Marks the pixel to the right of each vertical crack of the ring.
void markCracks(std::span<const PixelCorner> ring, SolidMask &mask)
{
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const PixelCorner &a = ring[i];
        const PixelCorner &b = ring[i + 1 < ring.size() ? i + 1 : 0];
        const auto bit = std::size_t(a.x) + 1;
        for (int row = std::min(a.y, b.y); row < std::max(a.y, b.y); ++row)
            mask.row(row)[bit / 64] ^= std::uint64_t(1) << (bit % 64);
    }
}

/// Every bit becomes the parity of the marks up to it.
void fillBetweenMarks(std::span<std::uint64_t> row)
{
    std::uint64_t before = 0;
    for (std::uint64_t &word : row) {
        for (int shift = 1; shift < 64; shift *= 2)
            word ^= word << shift;
        word ^= before;
        before = word >> 63 != 0 ? ~std::uint64_t(0) : 0;
    }
}

} // namespace

SolidMask keptMask(const ImageCracks &cracks)
{
    SolidMask mask(cracks.mask.width(), cracks.mask.height());
    const auto mark = [&](int ring) {
        markCracks(cracks.rings.cornersOf(cracks.rings.rings[std::size_t(ring)]), mask);
    };
    for (const KeptIsland &island : cracks.kept.islands) {
        mark(island.ring);
        std::ranges::for_each(island.holes, mark);
    }
    for (int row = 0; row < mask.height(); ++row)
        fillBetweenMarks(mask.row(row));
    return mask;
}

} // namespace hullsmith
