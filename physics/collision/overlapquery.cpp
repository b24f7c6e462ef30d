#include "overlapquery.h"

#include "../geometry/tolerance.h"
#include "distance.h"

namespace hullsmith {

namespace {

/// A box that holds the shape in spite of the rounding of its radius.
Aabb safeBounds(const Shape &shape, const Pose &pose)
{
    const Aabb box = shape.bounds(pose);
    const double largest = box.lower.cwiseAbs().cwiseMax(box.upper.cwiseAbs()).maxCoeff() +
                           pose.scale() * shape.radius();
    return box.grown(4.0 * roundOff * largest);
}

/// A tolerance is compared with the distance, of which sat()'s gap is only a lower bound.
bool collides(const PlacedShape &one, const Shape &shape, const Pose &pose,
              const CollisionPolicy &policy)
{
    if (policy.kind == CollisionPolicy::Kind::Tolerance)
        return distance(*one.shape, one.pose, shape, pose).separation <= policy.tolerance;
    return collides(sat(*one.shape, one.pose, shape, pose), policy);
}

} // namespace

std::vector<int> overlapping(std::span<const PlacedShape> many, const Shape &shape,
                             const Pose &pose, const CollisionPolicy &policy)
{
    const bool withGap = policy.kind == CollisionPolicy::Kind::Tolerance;
    const Aabb box = safeBounds(shape, pose).grown(withGap ? policy.tolerance : 0.0);
    std::vector<int> found;
    for (int i = 0; i < int(many.size()); ++i) {
        const PlacedShape &other = many[std::size_t(i)];
        if (box.overlaps(safeBounds(*other.shape, other.pose)) &&
            collides(other, shape, pose, policy))
            found.push_back(i);
    }
    return found;
}

} // namespace hullsmith
