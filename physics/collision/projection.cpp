#include "projection.h"

#include "satpair.h"

namespace hullsmith {

SatAxis projectOn(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                  const Vec2 &unit)
{
    const SatPair pair(a, poseA, b, poseB);
    const Span spanA = pair.a().project(unit);
    const Span spanB = pair.b().project(unit);
    const double radii = pair.a().radius() + pair.b().radius();
    const auto rounded = [error = pair.error(Owner::Both)](double way) {
        return std::abs(way) <= error ? 0.0 : way;
    };
    const Ways ways{rounded((spanA.high - spanB.low) + radii),
                    rounded((spanB.high - spanA.low) + radii)};
    SatAxis axis;
    axis.source = {Owner::Both, -1};
    axis.normal = unit;
    axis.a = pair.interval(Owner::A, unit);
    axis.b = pair.interval(Owner::B, unit);
    axis.forward = ways.forward;
    axis.backward = ways.backward;
    axis.push = ways.push();
    axis.alongNormal = ways.alongNormal();
    return axis;
}

} // namespace hullsmith
