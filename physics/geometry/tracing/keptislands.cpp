#include "keptislands.h"

namespace hullsmith {

namespace {

/// Every island with its holes, by ring; and which islands lie in a hole that was filled.
struct FilledIslands {
    std::vector<KeptIsland> islands; ///< By ring; unused for holes.
    std::vector<int> filledHoles;    ///< Likewise: how many it had.
    std::vector<char> swallowed;     ///< By ring.
};

FilledIslands fillHoles(const CrackRings &rings, const RingTree &tree, int leastHole)
{
    const std::size_t n = rings.rings.size();
    FilledIslands filled{std::vector<KeptIsland>(n), std::vector<int>(n), std::vector<char>(n)};
    for (std::size_t i = 0; i < n; ++i) {
        const CrackRing &ring = rings.rings[i];
        const int parent = tree.parents[i];
        if (!ring.hole) {
            filled.islands[i] = {int(i), {}, ring.area};
            filled.swallowed[i] = parent >= 0 && filled.swallowed[std::size_t(parent)];
            continue;
        }
        // A hole passes on to what lies in it that it is gone.
        const auto island = std::size_t(parent);
        if (ring.area < leastHole || filled.swallowed[island]) {
            filled.swallowed[i] = true;
            ++filled.filledHoles[island];
        } else {
            filled.islands[island].holes.push_back(int(i));
            filled.islands[island].pixels -= ring.area;
        }
    }
    return filled;
}

void keep(KeptIsland island, int filledHoles, KeptIslands &kept)
{
    kept.holes += int(island.holes.size());
    kept.droppedHoles += filledHoles;
    kept.islands.push_back(std::move(island));
}

} // namespace

KeptIslands keptIslands(const CrackRings &rings, const RingTree &tree, int leastIsland,
                        int leastHole)
{
    FilledIslands filled = fillHoles(rings, tree, leastHole);
    KeptIslands kept;
    for (std::size_t i = 0; i < rings.rings.size(); ++i) {
        if (rings.rings[i].hole)
            continue;
        if (filled.swallowed[i] || filled.islands[i].pixels < leastIsland)
            ++kept.droppedIslands;
        else
            keep(std::move(filled.islands[i]), filled.filledHoles[i], kept);
    }
    return kept;
}

KeptIslands seedIsland(const CrackRings &rings, const RingTree &tree, int leastHole)
{
    FilledIslands filled = fillHoles(rings, tree, leastHole);
    auto island = std::size_t(tree.seedIsland);
    while (filled.swallowed[island]) // the island around the hole has it
        island = std::size_t(tree.parents[std::size_t(tree.parents[island])]);
    KeptIslands kept;
    keep(std::move(filled.islands[island]), filled.filledHoles[island], kept);
    return kept;
}

} // namespace hullsmith
