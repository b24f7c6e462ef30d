#pragma once

#include "physics/collision/shape.h"
#include "physics/geometry/convexhull.h"

#include <algorithm>
#include <limits>
#include <numbers>
#include <random>

// Shapes for the collision tests. They stop the program where a test's own shape is not valid.

inline hullsmith::Shape polygon(std::vector<hullsmith::Vec2> vertices, double radius = 0.0)
{
    const auto core = hullsmith::ConvexPolygon::create(std::move(vertices));
    return hullsmith::Shape::polygon(core.value(), radius).value();
}

inline hullsmith::Shape box(double left, double bottom, double right, double top,
                            double radius = 0.0)
{
    return polygon({{left, bottom}, {right, bottom}, {right, top}, {left, top}}, radius);
}

inline hullsmith::Shape circle(double x, double y, double radius)
{
    return hullsmith::Shape::circle({x, y}, radius).value();
}

inline hullsmith::Shape capsule(const hullsmith::Vec2 &p1, const hullsmith::Vec2 &p2, double radius)
{
    return hullsmith::Shape::capsule(p1, p2, radius).value();
}

inline double distanceToSegment(const hullsmith::Vec2 &p, const hullsmith::Vec2 &from,
                                const hullsmith::Vec2 &to)
{
    const hullsmith::Vec2 edge = to - from;
    const double length = edge.squaredNorm();
    const double t = length > 0.0 ? std::clamp(edge.dot(p - from) / length, 0.0, 1.0) : 0.0;
    return (p - from - t * edge).norm();
}

/// Signed distance between two shapes from the ring of all differences of core vertices.
inline double bruteSeparation(const hullsmith::Shape &a, const hullsmith::Pose &poseA,
                              const hullsmith::Shape &b, const hullsmith::Pose &poseB)
{
    using hullsmith::Vec2;
    std::vector<Vec2> points;
    for (const Vec2 &p : a.vertices())
        for (const Vec2 &q : b.vertices())
            points.push_back(poseB.toWorld(q) - poseA.toWorld(p));
    std::vector<Vec2> ring = hullsmith::convexHull(points).value_or(points);
    double nearest = std::numeric_limits<double>::infinity();
    bool inside = ring.size() > 2;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Vec2 &from = ring[i];
        const Vec2 &to = ring[(i + 1) % ring.size()];
        nearest = std::min(nearest, distanceToSegment(Vec2::Zero(), from, to));
        inside = inside && hullsmith::cross(to - from, -from) > 0.0;
    }
    return (inside ? -nearest : nearest) - poseA.scale() * a.radius() - poseB.scale() * b.radius();
}

/// How many random samples a property is tried on: a twentieth under the address sanitizer, where
/// each takes some twenty times as long.
constexpr int sampleCount(int full)
{
#ifdef __SANITIZE_ADDRESS__
    return full / 20;
#else
    return full;
#endif
}

/// Random shapes and poses from one seed, the same on every machine: the engine is fixed by the
/// standard, and the distributions of the library are not used.
class RandomShapes {
public:
    explicit RandomShapes(unsigned seed)
        : m_engine(seed)
    {
    }

    double uniform(double low, double high)
    {
        return low + (high - low) * (double(m_engine()) / 4294967296.0);
    }
    int below(int count) { return int(m_engine() % unsigned(count)); }
    hullsmith::Vec2 point(double reach) { return {uniform(-reach, reach), uniform(-reach, reach)}; }
    hullsmith::Vec2 direction()
    {
        const double angle = uniform(0.0, 2.0 * std::numbers::pi);
        return {std::cos(angle), std::sin(angle)};
    }

    /// `corners` points on an ellipse with half axes between 0.5 and 1 metre.
    hullsmith::Shape polygonOf(int corners, double radius = 0.0)
    {
        const double turn = uniform(0.0, 2.0 * std::numbers::pi);
        const double width = uniform(0.5, 1.0);
        const double height = uniform(0.5, 1.0);
        std::vector<hullsmith::Vec2> points;
        for (int i = 0; i < corners; ++i) {
            const double angle = turn + 2.0 * std::numbers::pi * (i + uniform(-0.3, 0.3)) / corners;
            points.emplace_back(width * std::cos(angle), height * std::sin(angle));
        }
        return polygon(std::move(points), radius);
    }
    /// A polygon of 3 to 10 corners, plain or rounded, a circle or a capsule.
    hullsmith::Shape shape()
    {
        switch (below(8)) {
        case 0:
            return circle(uniform(-0.5, 0.5), uniform(-0.5, 0.5), uniform(0.2, 1.0));
        case 1:
            return capsule(point(0.7), point(0.7), uniform(0.1, 0.5));
        case 2:
            return polygonOf(3 + below(8), uniform(0.01, 0.3));
        default:
            return polygonOf(3 + below(8));
        }
    }
    hullsmith::Pose pose(double reach)
    {
        const double angle = uniform(-4.0, 4.0);
        return {point(reach), angle, below(4) == 0 ? uniform(0.5, 2.0) : 1.0};
    }

private:
    std::mt19937 m_engine;
};
