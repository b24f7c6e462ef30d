#pragma once

#include "shape.h"

namespace hullsmith {

/// Whether `inner` lies wholly within `outer` (world frame), touching from inside allowed. Both
/// radii count. Exact on the doubles that the poses yield. O(nm).
bool isWithin(const Shape &inner, const Pose &poseInner, const Shape &outer, const Pose &poseOuter);

} // namespace hullsmith
