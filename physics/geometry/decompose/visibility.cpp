#include "visibility.h"

#include "../predicates.h"

#include <algorithm>
#include <numeric>

namespace hullsmith {

Visibility::Visibility(std::span<const Vec2> ring, std::span<const Triangle> triangles)
    : m_ring(ring)
    , m_triangles(triangles)
    , m_firstIncident(ring.size() + 1, 0)
    , m_incident(3 * triangles.size())
    , m_seen(ring.size())
{
    for (const Triangle &triangle : triangles)
        for (const int corner : triangle.corners)
            ++m_firstIncident[std::size_t(corner) + 1];
    std::partial_sum(m_firstIncident.begin(), m_firstIncident.end(), m_firstIncident.begin());
    std::vector<int> filled(m_firstIncident.begin(), m_firstIncident.end() - 1);
    for (std::size_t t = 0; t < triangles.size(); ++t)
        for (const int corner : triangles[t].corners)
            m_incident[std::size_t(filled[std::size_t(corner)]++)] = int(t);
}

const std::vector<Sight> &Visibility::from(int vertex)
{
    std::fill(m_seen.begin(), m_seen.end(), Sight::None);
    const Vec2 &eye = m_ring[std::size_t(vertex)];
    const int end = m_firstIncident[std::size_t(vertex) + 1];
    for (int i = m_firstIncident[std::size_t(vertex)]; i < end; ++i) {
        const int index = m_incident[std::size_t(i)];
        const Triangle &triangle = m_triangles[std::size_t(index)];
        const auto at = std::find(triangle.corners.begin(), triangle.corners.end(), vertex);
        const int edge = (int(at - triangle.corners.begin()) + 1) % 3;
        const int right = triangle.corners[std::size_t(edge)];
        const int left = triangle.corners[std::size_t((edge + 1) % 3)];
        see(right, Sight::Clear);
        see(left, Sight::Clear);
        enter(index, edge, right, left);
        while (!m_looks.empty()) {
            const Look look = m_looks.back();
            m_looks.pop_back();
            follow(eye, look);
        }
    }
    return m_seen;
}

void Visibility::enter(int triangle, int edge, int right, int left)
{
    const int beyond = m_triangles[std::size_t(triangle)].neighbours[std::size_t(edge)];
    if (beyond >= 0)
        m_looks.push_back({beyond, triangle, right, left});
}

void Visibility::see(int vertex, Sight sight)
{
    Sight &seen = m_seen[std::size_t(vertex)];
    seen = std::max(seen, sight);
}

void Visibility::follow(const Vec2 &eye, const Look &look)
{
    const Triangle &triangle = m_triangles[std::size_t(look.triangle)];
    const auto entry =
        std::find(triangle.neighbours.begin(), triangle.neighbours.end(), look.cameFrom);
    const int rightEdge = (int(entry - triangle.neighbours.begin()) + 1) % 3;
    const int leftEdge = (rightEdge + 1) % 3;
    const int apex = triangle.corners[std::size_t(leftEdge)];
    const Vec2 &tip = m_ring[std::size_t(apex)];
    const int fromRight = orientation(eye, m_ring[std::size_t(look.right)], tip);
    const int fromLeft = orientation(eye, m_ring[std::size_t(look.left)], tip);
    if (fromRight >= 0 && fromLeft <= 0)
        see(apex, fromRight > 0 && fromLeft < 0 ? Sight::Clear : Sight::Grazing);
    if (fromRight >= 0)
        enter(look.triangle, rightEdge, look.right, fromLeft <= 0 ? apex : look.left);
    if (fromLeft <= 0)
        enter(look.triangle, leftEdge, fromRight >= 0 ? apex : look.right, look.left);
}

} // namespace hullsmith
