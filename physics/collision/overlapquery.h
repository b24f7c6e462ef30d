#pragma once

#include "sat.h"

#include <span>
#include <vector>

namespace hullsmith {

/// A shape in the world. Refers to the shape, which must outlive it.
struct PlacedShape {
    const Shape *shape = nullptr; ///< Never null.
    Pose pose;
};

/// Indices, ascending, of those of `many` that collide with `shape` at `pose` under `policy`.
/// Exact, as sat(); a tolerance is compared with the distance. O(k) boxes and a test for each box
/// that overlaps.
std::vector<int> overlapping(std::span<const PlacedShape> many, const Shape &shape,
                             const Pose &pose, const CollisionPolicy &policy = {});

} // namespace hullsmith
