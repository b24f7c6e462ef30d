#pragma once

#include "timeofimpact.h"

namespace hullsmith {

/// `b` pushed from `poseB` along `translation` against the resting `a` (world frame, metres): the
/// first fraction of the way at which they come as near as the target. timeOfImpact() without
/// turns; see there.
ToiResult shapeCast(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                    const Vec2 &translation, const ToiOptions &options = {});

} // namespace hullsmith
