#pragma once

#include "vec.h"

#include <limits>
#include <span>

namespace hullsmith {

/// Axis-aligned bounding box; empty (lower above upper) until something is added.
struct Aabb {
    Vec2 lower = Vec2::Constant(std::numeric_limits<double>::infinity());
    Vec2 upper = Vec2::Constant(-std::numeric_limits<double>::infinity());

    static Aabb of(std::span<const Vec2> points)
    {
        Aabb box;
        for (const Vec2 &p : points)
            box.add(p);
        return box;
    }
    bool isEmpty() const { return lower.x() > upper.x() || lower.y() > upper.y(); }
    Vec2 size() const { return isEmpty() ? Vec2(Vec2::Zero()) : Vec2(upper - lower); }
    Vec2 centre() const { return 0.5 * (lower + upper); }
    void add(const Vec2 &point)
    {
        lower = lower.cwiseMin(point);
        upper = upper.cwiseMax(point);
    }
    void add(const Aabb &box)
    {
        lower = lower.cwiseMin(box.lower);
        upper = upper.cwiseMax(box.upper);
    }
    /// The box grown by `margin` on every side.
    Aabb grown(double margin) const
    {
        return {lower - Vec2::Constant(margin), upper + Vec2::Constant(margin)};
    }
    /// Closed boxes: sharing an edge counts.
    bool overlaps(const Aabb &other) const
    {
        return (lower.array() <= other.upper.array()).all() &&
               (other.lower.array() <= upper.array()).all();
    }
    bool contains(const Vec2 &point) const
    {
        return (lower.array() <= point.array()).all() && (point.array() <= upper.array()).all();
    }
};

} // namespace hullsmith
