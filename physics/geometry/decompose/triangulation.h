#pragma once

#include "../vec.h"

#include <array>
#include <span>
#include <vector>

namespace hullsmith {

/// A counter-clockwise triangle of a triangulation.
struct Triangle {
    std::array<int, 3> corners;    ///< Indices into the ring.
    std::array<int, 3> neighbours; ///< Across the edge that leaves corner i; -1 on the boundary.
};

/// Cuts a ring into triangles between its own vertices, straight ones included.
///
/// `ring` is counter-clockwise and simple, or becomes so by moving copies of a vertex apart (a ring
/// that runs along a bridge in both directions). Empty if it is neither. Exact. O(n r) usually for
/// r reflex vertices, O(n^2 r) at worst. Source: ear clipping, Meisters, Polygons Have Ears (1975).
std::vector<Triangle> triangulate(std::span<const Vec2> ring);

} // namespace hullsmith
