#pragma once

#include "planegraph.h"

#include <tuple>

namespace hullsmith {

/// Where a ring begins in the input: the ring, the edge in it, and the place along that edge.
using SourceKey = std::tuple<int, int, int>;

/// A boundary ring of the area: points of the graph, the area to the left, each point once.
struct FaceRing {
    std::vector<int> points;
    SourceKey key;  ///< The first piece of the input in it, which its first point begins.
    bool hole;      ///< Clockwise.
    int outer = -1; ///< For a hole: the ring around its area.
};

/// The rings around the area that the graph's segments enclose, and what became of the input.
struct Faces {
    std::vector<FaceRing> rings;
    std::vector<Vec2> parted;     ///< Points of `met` at which rings were parted or joined.
    std::vector<bool> ringIsLeft; ///< Per input ring: a piece of it is part of a boundary.
};

/// Walks along the boundary so that each ring belongs to one connected area and meets no point
/// twice. O(n log n).
Faces walkFaces(const PlaneGraph &graph, FillRule rule, int ringCount);

} // namespace hullsmith
