#pragma once

#include "vec.h"

#include <span>
#include <utility>
#include <vector>

namespace hullsmith {

/// Where `p` lies of the closed simple ring: +1 inside, 0 on it, -1 outside. Exact. O(n).
int sideOfRing(std::span<const Vec2> ring, const Vec2 &p);

/// Pairs (inner, outer), sorted: every ring that lies inside another, directly or not. The rings do
/// not cross; they may touch. O(r^2 + n d) for r rings, d deep.
std::vector<std::pair<int, int>> findNesting(std::span<const std::vector<Vec2>> rings);

} // namespace hullsmith
