#pragma once

#include "imagecracks.h"

namespace hullsmith {

/// The pixels of the islands that are kept, those of filled holes too. O(words + boundary).
SolidMask keptMask(const ImageCracks &cracks);

} // namespace hullsmith
