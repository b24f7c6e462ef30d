#pragma once

#include "outlinecheck.h"
#include "vec.h"

#include <expected>
#include <span>
#include <vector>

namespace hullsmith {

/// A solid convex polygon in its local frame, in metres.
///
/// Holds n >= 3 distinct vertices in counter-clockwise order (y up), winding once; edge i runs from
/// vertex i to vertex i + 1 and the interior lies to its left. Collinear neighbours are allowed.
/// Immutable: to edit one, build another. Every query below relies on create() having checked.
class ConvexPolygon {
public:
    /// Accepts `vertices` exactly as given, or says which vertex is at fault. Never welds, reorders
    /// or drops points (convexHull() does that, on request). O(n).
    /// Decided by exact predicates: no tolerance, so the verdict does not depend on scale or place.
    static std::expected<ConvexPolygon, OutlineFault> create(std::vector<Vec2> vertices);

    int size() const { return int(m_vertices.size()); }
    const Vec2 &vertex(int i) const { return m_vertices[std::size_t(i)]; }
    const Vec2 &normal(int edge) const { return m_normals[std::size_t(edge)]; } ///< Outward, unit.
    std::span<const Vec2> vertices() const { return m_vertices; }
    std::span<const Vec2> normals() const { return m_normals; }

    /// Support point: index of the vertex farthest along `direction` (any non-zero length).
    /// Ties go to the lowest index, which keeps traces reproducible. O(n).
    int support(const Vec2 &direction) const;

private:
    explicit ConvexPolygon(std::vector<Vec2> vertices);

    std::vector<Vec2> m_vertices;
    std::vector<Vec2> m_normals; ///< m_normals[i] belongs to edge i.
};

} // namespace hullsmith
