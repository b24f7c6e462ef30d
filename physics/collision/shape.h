#pragma once

#include "../geometry/aabb.h"
#include "../geometry/convexpolygon.h"
#include "../geometry/pose.h"

#include <cstdint>
#include <expected>
#include <span>
#include <vector>

namespace hullsmith {

/// Why a shape cannot be made.
struct ShapeFault {
    enum class Kind { NonFinite, NegativeRadius, ZeroRadius, NoLength } kind;
};

/// A convex shape for collision: a core and everything within `radius` of it, in metres, local
/// frame.
///
/// The core is a polygon (n >= 3 corners, counter-clockwise), a segment (n = 2) or a point (n = 1).
/// A polygon with radius 0 is a plain polygon, a point with a radius a circle, a segment with a
/// radius a capsule, one with radius 0 a plain segment. Every collision algorithm sees cores and
/// radii only, so each is written once.
class Shape {
public:
    /// A plain (radius 0) or rounded polygon. Fails for a negative or non-finite radius.
    static std::expected<Shape, ShapeFault> polygon(const ConvexPolygon &core, double radius = 0.0);
    /// A plain polygon from a ring that may hold the same vertex several times in a row, as drawn.
    /// The doubled vertices keep their numbers, the edges between them have a zero normal. Without
    /// them the ring has to be what ConvexPolygon::create() accepts; the fault counts as drawn.
    static std::expected<Shape, OutlineFault> ring(std::vector<Vec2> vertices);
    /// Fails for a radius that is not positive and for non-finite values.
    static std::expected<Shape, ShapeFault> circle(const Vec2 &centre, double radius);
    /// Fails for a radius that is not positive and for non-finite values. With equal ends a circle.
    static std::expected<Shape, ShapeFault> capsule(const Vec2 &p1, const Vec2 &p2, double radius);
    /// A plain segment, what a flat polygon comes to: without area, yet it overlaps whatever it
    /// crosses. Fails for equal ends and for non-finite values.
    static std::expected<Shape, ShapeFault> segment(const Vec2 &p1, const Vec2 &p2);

    /// Tells shapes apart in a cache: a number of its own for each shape made, which copies share.
    /// Says nothing about the geometry; never saved.
    std::uint64_t revision() const { return m_revision; }

    int size() const { return int(m_vertices.size()); } ///< Vertices of the core.
    std::span<const Vec2> vertices() const { return m_vertices; }
    /// Outward unit normals of the core's edges: n for a polygon, 1 for a segment (to the right of
    /// p1-p2; the other side is its negative), none for a point. Zero for an edge without length.
    std::span<const Vec2> normals() const { return m_normals; }
    double radius() const { return m_radius; }

    int edges() const { return int(m_normals.size()); } ///< Edges that have a normal().
    /// Lowest edge that is exactly parallel to `edge`, either way round; -1 for one without length.
    int firstParallel(int edge) const { return m_firstParallel[std::size_t(edge)]; }
    double extent() const { return m_extent; } ///< Greatest distance of a vertex from the origin.
    /// Length of the shortest edge that has one; infinite for a point.
    double shortestEdge() const { return m_shortestEdge; }

    /// The core for loops that take four values at a time: the vertices, the normals and the core's
    /// width along each normal, filled up to a multiple of four rows with copies of the first.
    struct Lanes {
        enum Column { X, Y, NormalX, NormalY, Width, Columns };
        Eigen::Array<double, Eigen::Dynamic, Columns> values;

        int rows() const { return int(values.rows()); }
        const double *column(Column c) const { return values.col(c).data(); }
    };
    const Lanes &lanes() const { return m_lanes; }

    /// Bounding box at `pose`. O(n).
    Aabb bounds(const Pose &pose) const;

private:
    Shape(std::vector<Vec2> vertices, std::vector<Vec2> normals, double radius);

    std::vector<Vec2> m_vertices;
    std::vector<Vec2> m_normals;
    std::vector<int> m_firstParallel;
    Lanes m_lanes;
    std::uint64_t m_revision;
    double m_radius = 0.0;
    double m_extent = 0.0;
    double m_shortestEdge = 0.0;
};

} // namespace hullsmith
