#pragma once

#include "sat.h"

namespace hullsmith {

/// Both shapes projected on the direction `unit` (world, length 1), which need not be an axis of
/// the test; the result's source is that of no feature (`Both`, edge -1). Rounded: a way whose sign
/// the rounding could decide is given as 0. O(n + m).
SatAxis projectOn(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                  const Vec2 &unit);

} // namespace hullsmith
