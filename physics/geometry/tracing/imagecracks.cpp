#include "imagecracks.h"

#include <algorithm>

namespace hullsmith {

namespace {

using Kind = TraceFault::Kind;

std::optional<TraceFault> faultOf(const AlphaImage &image, int threshold)
{
    if (!image.bytes || image.width <= 0 || image.height <= 0)
        return TraceFault{Kind::NoImage};
    if (image.width > largestImageSide || image.height > largestImageSide)
        return TraceFault{Kind::TooLarge};
    if (image.step < 1)
        return TraceFault{Kind::BadLayout};
    const std::ptrdiff_t row = std::ptrdiff_t(image.width - 1) * image.step + 1;
    if (image.height > 1 && image.stride < row && image.stride > -row)
        return TraceFault{Kind::BadLayout};
    if (threshold < 1 || threshold > 255)
        return TraceFault{Kind::BadThreshold};
    return std::nullopt;
}

/// The part of [from, from + length) in [0, most); its length is not positive if there is none.
std::pair<int, int> clipped(int from, int length, int most)
{
    const int first = std::max(from, 0);
    const auto last = std::min<std::int64_t>(std::int64_t(from) + length, most);
    return {first, int(std::max<std::int64_t>(last - first, 0))};
}

bool contains(const PixelRect &rect, const Pixel &pixel)
{
    return pixel.column >= rect.column && pixel.column - rect.column < rect.width &&
           pixel.row >= rect.row && pixel.row - rect.row < rect.height;
}

TraceFault cancelled()
{
    return {Kind::Cancelled};
}

} // namespace

std::expected<PixelRect, TraceFault> checkedRegion(const AlphaImage &image, int threshold,
                                                   const std::optional<PixelRect> &region)
{
    if (const auto fault = faultOf(image, threshold))
        return std::unexpected(*fault);
    if (!region)
        return PixelRect{0, 0, image.width, image.height};
    const auto [column, width] = clipped(region->column, region->width, image.width);
    const auto [row, height] = clipped(region->row, region->height, image.height);
    if (width == 0 || height == 0)
        return std::unexpected(TraceFault{Kind::BadRegion, {region->column, region->row}});
    return PixelRect{column, row, width, height};
}

std::expected<ImageCracks, TraceFault> findCracks(const AlphaImage &image,
                                                  const TraceOptions &options)
{
    const auto region = checkedRegion(image, options.threshold, options.region);
    if (!region)
        return std::unexpected(region.error());
    if (options.seed && !contains(*region, *options.seed))
        return std::unexpected(TraceFault{Kind::BadSeed, *options.seed});
    auto mask = solidMask(image, *region, options.threshold, options.stop);
    if (!mask)
        return std::unexpected(cancelled());
    std::optional<Pixel> seed = options.seed;
    if (seed)
        seed = Pixel{seed->column - region->column, seed->row - region->row};
    if (seed && !mask->at(seed->column, seed->row))
        return std::unexpected(TraceFault{Kind::EmptySeed, *options.seed});
    auto rings = followCracks(*mask, options.connectivity, options.stop);
    if (!rings)
        return std::unexpected(rings.error() == CrackFault::TooMany ? TraceFault{Kind::TooComplex}
                                                                    : cancelled());
    const RingTree tree = nestRings(*rings, region->height, seed);
    KeptIslands kept = seed ? seedIsland(*rings, tree, options.leastHole)
                            : keptIslands(*rings, tree, options.leastIsland, options.leastHole);
    return ImageCracks{*region, *std::move(mask), *std::move(rings), std::move(kept)};
}

} // namespace hullsmith
