#pragma once

#include "difference.h"

namespace hullsmith {

/// How a point stands to a shape.
struct PointResult {
    Relation relation = Relation::Apart; ///< Exact: Apart outside, Touching on the border,
                                         ///< Overlapping within.
    double separation = 0.0;     ///< Distance to the surface, negative within; metres. Rounded.
    Vec2 nearest = Vec2::Zero(); ///< Nearest point of the surface, world.
    Vec2 normal = Vec2::UnitX(); ///< Unit, world, out of the shape at that point.
    CoreFeature feature;         ///< What the nearest point of the core's border lies on.
};

/// `point` against `shape` at `pose` (world frame, metres). Cannot fail. O(n).
PointResult queryPoint(const Shape &shape, const Pose &pose, const Vec2 &point);

} // namespace hullsmith
