#pragma once

#include <Eigen/Core>

namespace hullsmith {

/// A point or a direction in the plane; x right, y up. Unit and frame are those of the function
/// that takes it: metres in physics, pixels of the image in the editor's document.
using Vec2 = Eigen::Vector2d;

/// z of the cross product: positive if `b` lies counter-clockwise of `a`.
inline double cross(const Vec2 &a, const Vec2 &b)
{
    return a.x() * b.y() - a.y() * b.x();
}

/// `v` turned by a right angle, counter-clockwise.
inline Vec2 perpLeft(const Vec2 &v)
{
    return {-v.y(), v.x()};
}

/// `v` turned by a right angle, clockwise: the outward normal of a counter-clockwise edge.
inline Vec2 perpRight(const Vec2 &v)
{
    return {v.y(), -v.x()};
}

} // namespace hullsmith
