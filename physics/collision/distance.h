#pragma once

#include "gjk.h"

namespace hullsmith {

/// How far two shapes are apart, or how deep they overlap, and where.
struct DistanceResult {
    Relation relation = Relation::Apart; ///< Exact, as sat() has it.
    /// Distance if apart, exactly 0 if touching, minus the depth if overlapping; metres. Its sign
    /// is that of the relation.
    double separation = 0.0;
    Vec2 normal = Vec2::UnitX(); ///< Unit, world, from A to B: moving B along it by -separation
                                 ///< leaves the shapes touching.
    /// On the surfaces, radius included, world: pointB - pointA is the separation along the normal.
    Vec2 pointA = Vec2::Zero();
    Vec2 pointB = Vec2::Zero();
    CoreFeature featureA; ///< What the point of A's core lies on.
    CoreFeature featureB;
    GjkCache cache;      ///< For the next call on this pair.
    int iterations = 0;  ///< Of GJK and, where the cores overlap, EPA.
    bool capped = false; ///< One of them reached its cap: see GjkResult and EpaResult.
};

/// Signed distance of `a` at `poseA` and `b` at `poseB` (world frame, metres), by GJK and, where
/// the cores overlap, EPA. Cannot fail. Accuracy and cost are theirs.
DistanceResult distance(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                        const GjkOptions &options = {});

} // namespace hullsmith
