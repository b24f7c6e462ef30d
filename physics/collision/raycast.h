#pragma once

#include "difference.h"

#include <optional>

namespace hullsmith {

/// Where a ray meets a shape.
struct RayHit {
    double fraction = 0.0;     ///< Of the way from the ray's start to its end, 0 to 1.
    Vec2 point = Vec2::Zero(); ///< World.
    Vec2 normal =
        Vec2::UnitX();         ///< Unit, world, out of the shape; of a segment, towards the start.
    CoreFeature feature;       ///< What the core has there.
    bool startsInside = false; ///< The start lies within the shape or on its border: fraction 0,
                               ///< normal and feature of the nearest border.
};

/// First point of the closed `shape` at `pose` on the way from `from` to `to` (world, metres);
/// nothing if it stays outside. Rounded: a ray that grazes the border may count either way, but
/// none slips through between two edges. A plain segment as by raycastSegment(). O(n).
/// Source: Cyrus and Beck, Generalized Two- and Three-Dimensional Clipping (1978).
std::optional<RayHit> raycast(const Shape &shape, const Pose &pose, const Vec2 &from,
                              const Vec2 &to);

/// The same against the closed segment from `p1` to `p2`, two-sided. Whether they meet is decided
/// exactly. The feature is a vertex (0 or 1) where the ray meets exactly that end, else edge 0.
/// A segment or ray without length counts as a point.
std::optional<RayHit> raycastSegment(const Vec2 &p1, const Vec2 &p2, const Vec2 &from,
                                     const Vec2 &to);

} // namespace hullsmith
