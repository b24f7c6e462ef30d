#pragma once

#include "collisionshapes.h"
#include "physics/collision/satpair.h"

#include <algorithm>
#include <cmath>
#include <limits>

// Random pairs of shapes for the tests of distance and depth, and the same answers by brute force.

struct ShapePair {
    hullsmith::Shape a, b;
    hullsmith::Pose poseA, poseB;
};

/// What makes a pair hard.
enum class Condition { Plain, Sliver, Tiny, Huge, Far, Unequal };

inline constexpr std::array allConditions{Condition::Plain, Condition::Sliver, Condition::Tiny,
                                          Condition::Huge,  Condition::Far,    Condition::Unequal};

class RandomPairs : public RandomShapes {
public:
    using RandomShapes::RandomShapes;

    /// Overlapping about half the time. Coordinates are scaled by powers of two, which keeps a
    /// polygon convex.
    ShapePair pair(Condition condition)
    {
        using hullsmith::Pose;
        const int size = condition == Condition::Tiny ? -20 : condition == Condition::Huge ? 20 : 0;
        const bool sliver = condition == Condition::Sliver;
        const int flatA = sliver ? -5 - below(20) : 0;
        const int flatB = sliver && below(2) == 0 ? -5 - below(20) : 0;
        const int smaller = condition == Condition::Unequal ? -5 - below(10) : 0;
        const double reach = std::ldexp(sliver ? 0.6 : 1.1, size);
        const hullsmith::Vec2 place =
            condition == Condition::Far ? 1e6 * direction() : hullsmith::Vec2(0.0, 0.0);
        hullsmith::Shape a = any(size, flatA);
        hullsmith::Shape b = any(size + smaller, flatB);
        const hullsmith::Vec2 atA = place + point(reach);
        const Pose poseA(atA, uniform(-4.0, 4.0), below(4) == 0 ? uniform(0.5, 2.0) : 1.0);
        const hullsmith::Vec2 atB = place + point(reach);
        const Pose poseB(atB, uniform(-4.0, 4.0), below(4) == 0 ? uniform(0.5, 2.0) : 1.0);
        return {std::move(a), std::move(b), poseA, poseB};
    }

    /// 1 to 64 core vertices, rounded or not, about 2^size metres large and 2^(size + flat) high.
    hullsmith::Shape any(int size, int flat)
    {
        const auto scaled = [&](const hullsmith::Vec2 &v) {
            return hullsmith::Vec2(std::ldexp(v.x(), size), std::ldexp(v.y(), size + flat));
        };
        const int kind = below(8);
        const double radius = std::ldexp(uniform(0.01, 0.3), size + flat / 2);
        if (kind == 0)
            return hullsmith::Shape::circle(scaled(point(0.5)), std::ldexp(uniform(0.2, 1.0), size))
                .value();
        if (kind == 1)
            return capsule(scaled(point(0.9)), scaled(point(0.9)), radius);
        const int corners = below(3) == 0 ? 3 + below(62) : 3 + below(6);
        const hullsmith::Shape round = polygonOf(corners);
        std::vector<hullsmith::Vec2> vertices;
        for (const hullsmith::Vec2 &v : round.vertices())
            vertices.push_back(scaled(v));
        return polygon(std::move(vertices), kind == 2 ? radius : 0.0);
    }
};

/// More digits than the library has.
using Precise = long double;

struct PrecisePoint {
    Precise x, y;
};

inline PrecisePoint operator-(PrecisePoint a, PrecisePoint b)
{
    return {a.x - b.x, a.y - b.y};
}

inline Precise cross(PrecisePoint a, PrecisePoint b)
{
    return a.x * b.y - a.y * b.x;
}

inline PrecisePoint precise(const hullsmith::Vec2 &v)
{
    return {v.x(), v.y()};
}

/// The hull of all differences of core vertices, counter-clockwise.
inline std::vector<PrecisePoint> differenceHull(const ShapePair &pair)
{
    std::vector<PrecisePoint> points;
    for (const hullsmith::Vec2 &p : pair.a.vertices())
        for (const hullsmith::Vec2 &q : pair.b.vertices())
            points.push_back(precise(pair.poseA.toWorld(p)) - precise(pair.poseB.toWorld(q)));
    const auto before = [](PrecisePoint p, PrecisePoint q) {
        return p.x < q.x || (p.x == q.x && p.y < q.y);
    };
    std::ranges::sort(points, before);
    std::vector<PrecisePoint> hull;
    for (int pass = 0; pass < 2; ++pass) {
        const std::size_t start = hull.size();
        for (const PrecisePoint p : points) {
            while (hull.size() > start + 1 &&
                   cross(hull.back() - hull[hull.size() - 2], p - hull.back()) <= 0)
                hull.pop_back();
            hull.push_back(p);
        }
        hull.pop_back();
        std::ranges::reverse(points);
    }
    if (hull.empty())
        hull.push_back(points.front());
    return hull;
}

inline Precise distanceOfOrigin(PrecisePoint from, PrecisePoint to)
{
    const PrecisePoint edge = to - from;
    const Precise length = std::hypot(edge.x, edge.y);
    if (length == 0)
        return std::hypot(from.x, from.y);
    const Precise along = -(from.x * edge.x + from.y * edge.y) / length;
    if (along <= 0)
        return std::hypot(from.x, from.y);
    if (along >= length)
        return std::hypot(to.x, to.y);
    return std::abs(cross(edge, from)) / length;
}

/// Signed separation from the hull of the difference shape. O(n m log(n m)).
inline double bruteSeparation(const ShapePair &pair)
{
    const std::vector<PrecisePoint> hull = differenceHull(pair);
    Precise nearest = std::numeric_limits<Precise>::infinity();
    bool inside = hull.size() > 2;
    for (std::size_t i = 0; i < hull.size(); ++i) {
        const PrecisePoint from = hull[i];
        const PrecisePoint to = hull[(i + 1) % hull.size()];
        nearest = std::min(nearest, distanceOfOrigin(from, to));
        inside = inside && cross(to - from, PrecisePoint{0, 0} - from) > 0;
    }
    const Precise radii = Precise(pair.poseA.scale() * pair.a.radius()) +
                          Precise(pair.poseB.scale() * pair.b.radius());
    return double((inside ? -nearest : nearest) - radii);
}

/// What the library states as the error of a depth, metres: rounded projections, on normals that
/// rounding has turned.
inline double depthBound(const ShapePair &pair)
{
    using hullsmith::Owner;
    const hullsmith::SatPair placed(pair.a, pair.poseA, pair.b, pair.poseB);
    return std::max(placed.error(Owner::A), placed.error(Owner::B)) + placed.error(Owner::Both);
}

/// The same for a distance.
inline double distanceBound(const ShapePair &pair, double distance)
{
    const hullsmith::SatPair placed(pair.a, pair.poseA, pair.b, pair.poseB);
    const double angle = std::min(1.0, placed.a().normalError() + placed.b().normalError());
    return 2.0 * placed.error(hullsmith::Owner::Both) + std::abs(distance) * angle * angle;
}
