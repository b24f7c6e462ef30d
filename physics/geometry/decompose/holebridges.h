#pragma once

#include "region.h"

namespace hullsmith {

/// A segment between two points of different rings.
struct Bridge {
    double length;
    int a, b;
};

/// Finds bridges that join all rings and cuts of a region: short ones that cross nothing. Those
/// that touch are joined already. Source: Kruskal, On the Shortest Spanning Subtree of a Graph
/// (1956).
class HoleBridges {
public:
    /// `region` has to outlive this. O(n^2 + k n) for n points and k bridges tried.
    explicit HoleBridges(const Region &region);

    /// Pairs of points. Variant 0 goes by length; each other one stretches each bridge by up to an
    /// eighth in its own way, which changes the pieces and may save one. O(k n) for k short
    /// bridges.
    std::vector<std::pair<int, int>> variant(int number) const;

private:
    using Pairs = std::vector<std::pair<int, int>>;

    std::vector<Bridge> allBridges() const;
    bool crosses(const Bridge &bridge, const Pairs &edges) const;
    void findShortest();

    const Region &m_region;
    Pairs m_edges;            ///< Of the rings and cuts.
    std::vector<int> m_rings; ///< By point: a number for the rings it is joined to from the start.
    Pairs m_shortest;
    std::vector<Bridge> m_usable; ///< Those that cross no ring and are not much longer.
};

/// The parts of the region between its cuts and bridges, each the walk around it with the part on
/// the left: one part, that runs along each bridge twice, or more where cuts divide it or rings
/// touch repeatedly. O(n d) for d
/// edges at a point.
PieceIndices bridgedRings(const Region &region, std::span<const std::pair<int, int>> bridges);

} // namespace hullsmith
