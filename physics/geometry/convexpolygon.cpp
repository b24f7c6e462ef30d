#include "convexpolygon.h"

#include "predicates.h"

#include <cmath>
#include <utility>

namespace hullsmith {

namespace {

using Ring = std::vector<Vec2>;

const Vec2 &next(const Ring &ring, std::size_t i)
{
    return ring[i + 1 < ring.size() ? i + 1 : 0];
}
const Vec2 &previous(const Ring &ring, std::size_t i)
{
    return ring[i > 0 ? i - 1 : ring.size() - 1];
}

int turnAt(const Ring &ring, std::size_t i)
{
    return orientation(previous(ring, i), ring[i], next(ring, i));
}

std::optional<OutlineFault> pointFault(const Ring &ring)
{
    for (std::size_t i = 0; i < ring.size(); ++i)
        if (!ring[i].allFinite())
            return OutlineFault{OutlineIssue::NonFinite, int(i)};
    if (ring.size() < 3)
        return OutlineFault{OutlineIssue::TooFew, -1};
    for (std::size_t i = 1; i < ring.size(); ++i)
        if (ring[i] == ring[i - 1] || (i + 1 == ring.size() && ring[i] == ring[0]))
            return OutlineFault{OutlineIssue::Duplicate, int(i)};
    return std::nullopt;
}

bool allTurnsStraight(const Ring &ring)
{
    for (std::size_t i = 0; i < ring.size(); ++i)
        if (turnAt(ring, i) != 0)
            return false;
    return true;
}

std::optional<OutlineFault> turnFault(const Ring &ring)
{
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const int turn = turnAt(ring, i);
        if (turn < 0)
            return OutlineFault{OutlineIssue::Concave, int(i)};
        if (turn == 0 && dotSign(previous(ring, i), ring[i], ring[i], next(ring, i)) < 0)
            return OutlineFault{OutlineIssue::Spike, int(i)};
    }
    return std::nullopt;
}

/// Whether the edge leaving vertex `i` points up, or level to the right.
bool pointsUp(const Ring &ring, std::size_t i)
{
    const Vec2 &from = ring[i];
    const Vec2 &to = next(ring, i);
    return to.y() > from.y() || (to.y() == from.y() && to.x() > from.x());
}

/// The edges of a ring without right turns and spikes pass from downwards to upwards once per lap.
std::optional<OutlineFault> lapFault(const Ring &ring)
{
    int laps = 0;
    bool up = pointsUp(ring, ring.size() - 1);
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const bool before = std::exchange(up, pointsUp(ring, i));
        if (up && !before && ++laps > 1)
            return OutlineFault{OutlineIssue::SelfIntersection, int(i)};
    }
    return std::nullopt;
}

std::optional<OutlineFault> findFault(const Ring &ring)
{
    if (const auto fault = pointFault(ring))
        return fault;
    if (allTurnsStraight(ring))
        return OutlineFault{OutlineIssue::Degenerate, -1};
    if (const auto fault = turnFault(ring)) {
        const int winding = areaSign(ring.data(), int(ring.size()));
        if (winding < 0)
            return OutlineFault{OutlineIssue::Clockwise, -1};
        return winding > 0 ? *fault : OutlineFault{OutlineIssue::SelfIntersection, -1};
    }
    // Left turns only: the area is positive, and the number of laps is all that is left.
    return lapFault(ring);
}

/// The edge as a vector; halved if its length is beyond the largest double.
Vec2 edgeVector(const Vec2 &from, const Vec2 &to)
{
    const Vec2 edge = to - from;
    return edge.allFinite() ? edge : Vec2(0.5 * to - 0.5 * from);
}

} // namespace

std::expected<ConvexPolygon, OutlineFault> ConvexPolygon::create(std::vector<Vec2> vertices)
{
    if (const auto fault = findFault(vertices))
        return std::unexpected(*fault);
    return ConvexPolygon(std::move(vertices));
}

ConvexPolygon::ConvexPolygon(std::vector<Vec2> vertices)
    : m_vertices(std::move(vertices))
{
    m_normals.reserve(m_vertices.size());
    for (std::size_t i = 0; i < m_vertices.size(); ++i)
        m_normals.push_back(
            perpRight(edgeVector(m_vertices[i], next(m_vertices, i)).stableNormalized()));
}

int ConvexPolygon::support(const Vec2 &direction) const
{
    std::size_t best = 0;
    double farthest = m_vertices[0].dot(direction);
    for (std::size_t i = 1; i < m_vertices.size(); ++i) {
        const double along = m_vertices[i].dot(direction);
        if (along > farthest) {
            farthest = along;
            best = i;
        }
    }
    return int(best);
}

} // namespace hullsmith
