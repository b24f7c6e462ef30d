#pragma once

#include "ringtree.h"

namespace hullsmith {

/// An island that is left, by the indices of its rings in CrackRings.
struct KeptIsland {
    int ring;
    std::vector<int> holes;
    std::int64_t pixels; ///< Solid ones and those of filled holes.
};

struct KeptIslands {
    std::vector<KeptIsland> islands;
    int holes = 0;
    int droppedIslands = 0;
    int droppedHoles = 0; ///< Of the islands that are left.
};

/// Fills the holes of fewer than `leastHole` pixels, islands in them included, then leaves out the
/// islands of fewer than `leastIsland` pixels. O(rings).
KeptIslands keptIslands(const CrackRings &rings, const RingTree &tree, int leastIsland,
                        int leastHole);

/// Fills holes likewise, then keeps the one island that has the seed of the tree.
KeptIslands seedIsland(const CrackRings &rings, const RingTree &tree, int leastHole);

} // namespace hullsmith
