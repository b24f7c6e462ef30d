#include "shapecast.h"

namespace hullsmith {

ToiResult shapeCast(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                    const Vec2 &translation, const ToiOptions &options)
{
    return timeOfImpact(a, Sweep{.start = poseA}, b,
                        Sweep{.start = poseB, .translation = translation}, options);
}

} // namespace hullsmith
