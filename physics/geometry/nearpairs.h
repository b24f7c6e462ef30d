#pragma once

#include "vec.h"

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace hullsmith {

/// Pairs of points, and whether there are more than were asked for.
struct NearPairs {
    std::vector<std::pair<int, int>> pairs; ///< Sorted, i < j.
    bool truncated = false;
};

/// Pairs of points that differ and lie no farther apart than `distance`; none if that is not
/// positive. Exact. O((n + k) log n) for k pairs, by a sweep over x; at most `limit` pairs.
NearPairs findNearPairs(std::span<const Vec2> points, double distance, std::size_t limit);

} // namespace hullsmith
