#pragma once

#include "../geometry/aabb.h"
#include "../geometry/convexpolygon.h"
#include "../geometry/pose.h"

#include <expected>

namespace hullsmith {

/// Why a shape cannot be made.
struct ShapeFault {
    enum class Kind { NonFinite, NegativeRadius, ZeroRadius } kind;
};

/// A convex shape for collision: a core and everything within `radius` of it, in metres, local frame.
///
/// The core is a polygon (n >= 3 corners, counter-clockwise), a segment (n = 2) or a point (n = 1).
/// A polygon with radius 0 is a plain polygon, a point with a radius a circle, a segment with a
/// radius a capsule. Every collision algorithm sees cores and radii only, so each is written once.
class Shape {
public:
    /// A plain (radius 0) or rounded polygon. Fails for a negative or non-finite radius.
    static std::expected<Shape, ShapeFault> polygon(const ConvexPolygon &core, double radius = 0.0);
    /// Fails for a radius that is not positive and for non-finite values.
    static std::expected<Shape, ShapeFault> circle(const Vec2 &centre, double radius);
    /// Fails for a radius that is not positive and for non-finite values. With equal ends a circle.
    static std::expected<Shape, ShapeFault> capsule(const Vec2 &p1, const Vec2 &p2, double radius);

    int size() const { return int(m_vertices.size()); } ///< Vertices of the core.
    std::span<const Vec2> vertices() const { return m_vertices; }
    /// Outward unit normals of the core's edges: n for a polygon, 1 for a segment (to the right of
    /// p1-p2; the other side is its negative), none for a point.
    std::span<const Vec2> normals() const { return m_normals; }
    double radius() const { return m_radius; }

    /// Bounding box at `pose`. O(n).
    Aabb bounds(const Pose &pose) const;

private:
    Shape(std::vector<Vec2> vertices, std::vector<Vec2> normals, double radius);

    std::vector<Vec2> m_vertices;
    std::vector<Vec2> m_normals;
    double m_radius = 0.0;
};

} // namespace hullsmith
