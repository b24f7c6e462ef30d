#pragma once

#include "../trace.h"
#include "keptislands.h"

namespace hullsmith {

/// What every way to trace an image begins with.
struct ImageCracks {
    PixelRect region; ///< Of the image; mask and rings count from its top left corner.
    SolidMask mask;
    CrackRings rings;
    KeptIslands kept;
};

/// The region clipped to the image; the whole image if there is none. Faults: the image, the
/// threshold and the region.
std::expected<PixelRect, TraceFault> checkedRegion(const AlphaImage &image, int threshold,
                                                   const std::optional<PixelRect> &region);

std::expected<ImageCracks, TraceFault> findCracks(const AlphaImage &image,
                                                  const TraceOptions &options);

} // namespace hullsmith
