#pragma once

#include "fewestpieces.h"

#include <utility>

namespace hullsmith {

/// Removes cuts between pieces wherever the two pieces together are convex and have at most
/// `cornerLimit` corners (0 for no limit): first the cuts named in `first`, then all others but
/// those named in `kept`.
///
/// `pieces` over `points` as fillExactly() takes them; a cut is a pair of points that two pieces
/// have as an edge. O(n log n). With triangles for pieces it takes at most
/// four times as many as needed, usually half as many more. Source: Hertel and Mehlhorn, Fast
/// Triangulation of Simple Polygons (1983).
PieceIndices mergedPieces(const PieceIndices &pieces, std::span<const Vec2> points, int cornerLimit,
                          std::span<const std::pair<int, int>> first = {},
                          std::span<const std::pair<int, int>> kept = {});

} // namespace hullsmith
