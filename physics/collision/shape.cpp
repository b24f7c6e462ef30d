#include "shape.h"

#include "../geometry/predicates.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <optional>
#include <ranges>
#include <utility>

namespace hullsmith {

namespace {

using Points = std::vector<Vec2>;

constexpr std::size_t laneWidth = 4;

bool areFinite(std::span<const Vec2> points)
{
    return std::ranges::all_of(points, [](const Vec2 &p) { return p.allFinite(); });
}

std::optional<ShapeFault> roundFault(std::span<const Vec2> points, double radius)
{
    if (!std::isfinite(radius) || !areFinite(points))
        return ShapeFault{ShapeFault::Kind::NonFinite};
    if (radius < 0.0)
        return ShapeFault{ShapeFault::Kind::NegativeRadius};
    if (radius == 0.0)
        return ShapeFault{ShapeFault::Kind::ZeroRadius};
    return std::nullopt;
}

Vec2 sideNormal(const Vec2 &from, const Vec2 &to)
{
    const Vec2 edge = to - from;
    return perpRight((edge.allFinite() ? edge : Vec2(0.5 * to - 0.5 * from)).stableNormalized());
}

const Vec2 &edgeEnd(const Points &points, int edge)
{
    return points[(std::size_t(edge) + 1) % points.size()];
}

/// Sign of the turn from edge `i` to edge `j`.
int turnSign(const Points &points, int i, int j)
{
    return crossSign(points[std::size_t(i)], edgeEnd(points, i), points[std::size_t(j)],
                     edgeEnd(points, j));
}

/// Edges in a row that point the same way, by number; a straight side of the ring.
using Side = std::vector<int>;

std::vector<Side> straightSides(const Points &points, int edges)
{
    std::vector<Side> sides;
    for (int e = 0; e < edges; ++e) {
        if (points[std::size_t(e)] == edgeEnd(points, e))
            continue;
        if (!sides.empty() && turnSign(points, sides.back().back(), e) == 0)
            sides.back().push_back(e);
        else
            sides.push_back({e});
    }
    if (sides.size() > 1 && turnSign(points, sides.back().back(), sides.front().front()) == 0) {
        sides.front().insert(sides.front().end(), sides.back().begin(), sides.back().end());
        sides.pop_back();
    }
    return sides;
}

/// The side that runs opposite to side `i`, if there is one. The sides after `i` turn left of it
/// up to half a lap, so that a binary search finds the first that does not.
std::optional<std::size_t> oppositeSide(const Points &points, const std::vector<Side> &sides,
                                        std::size_t i)
{
    const auto turn = [&](std::size_t step) {
        return turnSign(points, sides[i].front(), sides[(i + step) % sides.size()].front());
    };
    const auto steps = std::views::iota(std::size_t(1), sides.size());
    const auto half =
        std::ranges::partition_point(steps, [&](std::size_t s) { return turn(s) > 0; });
    if (half == steps.end() || turn(*half) != 0)
        return std::nullopt;
    return (i + *half) % sides.size();
}

std::vector<int> firstParallels(const Points &points, int edges)
{
    std::vector<int> first(std::size_t(edges), -1);
    const std::vector<Side> sides = straightSides(points, edges);
    for (std::size_t i = 0; i < sides.size(); ++i) {
        int lowest = std::ranges::min(sides[i]);
        if (const auto opposite = oppositeSide(points, sides, i))
            lowest = std::min(lowest, std::ranges::min(sides[*opposite]));
        for (const int e : sides[i])
            first[std::size_t(e)] = lowest;
    }
    return first;
}

std::uint64_t nextRevision()
{
    static std::atomic<std::uint64_t> last = 0;
    return last.fetch_add(1, std::memory_order_relaxed) + 1;
}

double widthAlong(const Points &points, const Vec2 &normal)
{
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (const Vec2 &p : points) {
        const double along = normal.dot(p - points[0]);
        low = std::min(low, along);
        high = std::max(high, along);
    }
    return high - low;
}

Shape::Lanes makeLanes(const Points &points, const Points &normals)
{
    using Lanes = Shape::Lanes;
    const std::size_t rows = (points.size() + laneWidth - 1) / laneWidth * laneWidth;
    Lanes lanes;
    lanes.values.setZero(Eigen::Index(rows), Lanes::Columns);
    for (std::size_t i = 0; i < rows; ++i) {
        const auto row = Eigen::Index(i);
        const Vec2 &p = points[i < points.size() ? i : 0];
        lanes.values(row, Lanes::X) = p.x();
        lanes.values(row, Lanes::Y) = p.y();
        if (normals.empty())
            continue;
        const std::size_t e = i < normals.size() ? i : 0;
        lanes.values(row, Lanes::NormalX) = normals[e].x();
        lanes.values(row, Lanes::NormalY) = normals[e].y();
        lanes.values(row, Lanes::Width) = widthAlong(points, normals[e]);
    }
    return lanes;
}

} // namespace

std::expected<Shape, ShapeFault> Shape::polygon(const ConvexPolygon &core, double radius)
{
    if (radius != 0.0)
        if (const auto fault = roundFault({}, radius))
            return std::unexpected(*fault);
    return Shape({core.vertices().begin(), core.vertices().end()},
                 {core.normals().begin(), core.normals().end()}, radius);
}

std::expected<Shape, OutlineFault> Shape::ring(std::vector<Vec2> vertices)
{
    std::vector<Vec2> distinct;
    std::vector<int> places;
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        if (vertices[i] == vertices[(i + 1) % vertices.size()] && vertices.size() > 1)
            continue;
        distinct.push_back(vertices[i]);
        places.push_back(int(i));
    }
    const auto core = ConvexPolygon::create(std::move(distinct));
    if (!core) {
        OutlineFault fault = core.error();
        if (fault.vertex >= 0)
            fault.vertex = places[std::size_t(fault.vertex)];
        return std::unexpected(fault);
    }
    std::vector<Vec2> normals(vertices.size(), Vec2::Zero());
    for (int i = 0; i < core->size(); ++i)
        normals[std::size_t(places[std::size_t(i)])] = core->normal(i);
    return Shape(std::move(vertices), std::move(normals), 0.0);
}

std::expected<Shape, ShapeFault> Shape::circle(const Vec2 &centre, double radius)
{
    if (const auto fault = roundFault({&centre, 1}, radius))
        return std::unexpected(*fault);
    return Shape({centre}, {}, radius);
}

std::expected<Shape, ShapeFault> Shape::capsule(const Vec2 &p1, const Vec2 &p2, double radius)
{
    if (p1 == p2)
        return circle(p1, radius);
    std::vector<Vec2> ends{p1, p2};
    if (const auto fault = roundFault(ends, radius))
        return std::unexpected(*fault);
    return Shape(std::move(ends), {sideNormal(p1, p2)}, radius);
}

std::expected<Shape, ShapeFault> Shape::segment(const Vec2 &p1, const Vec2 &p2)
{
    std::vector<Vec2> ends{p1, p2};
    if (!areFinite(ends))
        return std::unexpected(ShapeFault{ShapeFault::Kind::NonFinite});
    if (p1 == p2)
        return std::unexpected(ShapeFault{ShapeFault::Kind::NoLength});
    return Shape(std::move(ends), {sideNormal(p1, p2)}, 0.0);
}

Shape::Shape(std::vector<Vec2> vertices, std::vector<Vec2> normals, double radius)
    : m_vertices(std::move(vertices))
    , m_normals(std::move(normals))
    , m_firstParallel(firstParallels(m_vertices, int(m_normals.size())))
    , m_lanes(makeLanes(m_vertices, m_normals))
    , m_revision(nextRevision())
    , m_radius(radius)
    , m_shortestEdge(std::numeric_limits<double>::infinity())
{
    for (int i = 0; i < size(); ++i) {
        m_extent = std::max(m_extent, m_vertices[std::size_t(i)].stableNorm());
        const double length = (edgeEnd(m_vertices, i) - m_vertices[std::size_t(i)]).stableNorm();
        if (length > 0.0)
            m_shortestEdge = std::min(m_shortestEdge, length);
    }
}

Aabb Shape::bounds(const Pose &pose) const
{
    Aabb box;
    for (const Vec2 &v : m_vertices)
        box.add(pose.toWorld(v));
    return box.grown(pose.scale() * m_radius);
}

} // namespace hullsmith
