#pragma once

#include "triangulation.h"

#include <cstdint>

namespace hullsmith {

/// How one vertex of a ring sees another: the segment between them stays in the closed ring.
enum class Sight : std::uint8_t {
    None,
    Grazing, ///< The segment passes through further vertices.
    Clear,   ///< It meets no other vertex; edges of the ring are clear.
};

/// Answers which vertices of a ring a vertex sees. Exact.
///
/// Walks outwards through the triangles, each step narrowing a closed cone whose sides are
/// vertices, so that no point has to be computed. O(triangles that meet the view) for a vertex.
/// Source: Bungiu et al., Efficient Computation of Visibility Polygons (2014), triangular
/// expansion; the cones are closed here, to see past vertices.
class Visibility {
public:
    /// `ring` and `triangles` (of triangulate()) have to outlive this.
    Visibility(std::span<const Vec2> ring, std::span<const Triangle> triangles);

    /// What `vertex` sees, by vertex; itself it does not. Valid until the next call.
    const std::vector<Sight> &from(int vertex);

private:
    /// A look through an edge into the triangle beyond it, between two vertices of the view.
    struct Look {
        int triangle, cameFrom, right, left;
    };

    void enter(int triangle, int edge, int right, int left);
    void see(int vertex, Sight sight);
    void follow(const Vec2 &eye, const Look &look);

    std::span<const Vec2> m_ring;
    std::span<const Triangle> m_triangles;
    std::vector<int> m_firstIncident; ///< By vertex: where its part of m_incident begins.
    std::vector<int> m_incident;      ///< Triangles around each vertex.
    std::vector<Sight> m_seen;
    std::vector<Look> m_looks;
};

} // namespace hullsmith
