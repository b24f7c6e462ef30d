#pragma once

#include "vec.h"

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace hullsmith {

/// Where a ring meets itself. Edge i leaves vertex i; pairs are sorted, i < j; neighbouring edges
/// are not looked at.
struct SelfContacts {
    std::vector<std::pair<int, int>> crossings; ///< Edges with a common inner point.
    std::vector<std::pair<int, int>> repeated;  ///< Equal vertices.
    std::vector<Vec2> touchPoints; ///< Where an edge ends on another, unless the two overlap.
    bool truncated = false;        ///< A list reached the limit: there are more.
    std::size_t tests = 0;         ///< Edges and points compared with edges, as a measure of cost.
};

/// Finds the contacts of the closed ring `points`: finite, no equal neighbours, not all on one
/// line. At most `limit` pairs of each kind. Exact.
///
/// One EdgeSweep, O((n + k) log n) for k contacts.
SelfContacts findSelfContacts(std::span<const Vec2> points, std::size_t limit);

} // namespace hullsmith
