#include "sat.h"

#include "satobserved.h"

namespace hullsmith {

SatResult sat(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
              const SatOptions &options)
{
    SatObserver nobody;
    return satObserved(a, poseA, b, poseB, options, nobody);
}

bool collides(const SatResult &result, const CollisionPolicy &policy)
{
    switch (policy.kind) {
    case CollisionPolicy::Kind::Open:
        return result.relation == Relation::Overlapping;
    case CollisionPolicy::Kind::Closed:
        return result.relation != Relation::Apart;
    case CollisionPolicy::Kind::Tolerance:
        return result.relation != Relation::Apart || result.separation() <= policy.tolerance;
    }
    return false;
}

} // namespace hullsmith
