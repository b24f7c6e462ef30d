#pragma once

#include "cracks.h"

#include <optional>

namespace hullsmith {

/// Which ring lies in which. Indices are those of CrackRings.
struct RingTree {
    /// Of a hole: the island that has it. Of an island: the hole it lies in, or -1. Always less
    /// than the ring's own index.
    std::vector<int> parents;
    /// The island that has the pixel asked for, or -1: also if there was none.
    int seedIsland = -1;
};

/// Nests the rings by the first crack to the left of where each starts. `seed` is a solid pixel.
/// O(boundary), and a sort of the cracks of each row in which a ring starts.
RingTree nestRings(const CrackRings &rings, int height, std::optional<Pixel> seed);

} // namespace hullsmith
