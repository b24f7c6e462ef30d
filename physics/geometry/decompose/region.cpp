#include "region.h"

#include "../outlinecheck.h"
#include "../pointorder.h"
#include "../predicates.h"

#include <algorithm>

namespace hullsmith {

namespace {

using Ring = std::vector<Vec2>;
using Kind = SplitFault::Kind;

/// The vector of the edge that leaves a vertex; doubled vertices are passed over.
Vec2 edgeFrom(std::span<const Vec2> ring, std::size_t vertex)
{
    for (std::size_t k = 1; k < ring.size(); ++k)
        if (const Vec2 &end = ring[(vertex + k) % ring.size()]; end != ring[vertex])
            return end - ring[vertex];
    return Vec2::Zero();
}

/// Where two edges cross, rounded; the start of the first where they run along each other.
Vec2 crossingOf(std::span<const Vec2> ring, std::pair<int, int> edges)
{
    const auto [first, second] = edges;
    const Vec2 &start = ring[std::size_t(first)];
    const Vec2 way = edgeFrom(ring, std::size_t(first));
    const Vec2 other = edgeFrom(ring, std::size_t(second));
    const double along = cross(ring[std::size_t(second)] - start, other) / cross(way, other);
    return along >= 0.0 && along <= 1.0 ? Vec2(start + along * way) : start;
}

std::optional<SplitFault> ringFault(std::span<const Vec2> ring, const OutlineReport &report)
{
    const auto at = [&](int vertex) { return ring[std::size_t(vertex)]; };
    if (!report.nonFinite.empty())
        return SplitFault{Kind::NonFinite};
    if (report.degenerate)
        return SplitFault{Kind::Degenerate, ring.empty() ? Vec2(0.0, 0.0) : ring[0]};
    if (!report.crossings.empty())
        return SplitFault{Kind::NotSimple, crossingOf(ring, report.crossings[0])};
    if (!report.spikes.empty())
        return SplitFault{Kind::NotSimple, at(report.spikes[0])};
    if (!report.touchPoints.empty())
        return SplitFault{Kind::SelfTouch, report.touchPoints[0]};
    if (!report.repeated.empty())
        return SplitFault{Kind::SelfTouch, at(report.repeated[0].first)};
    return std::nullopt;
}

/// The ring without doubled vertices and with this winding, if it is simple.
std::expected<Ring, SplitFault> cleaned(std::span<const Vec2> ring, Winding winding)
{
    const OutlineReport report = checkOutline(ring);
    if (const auto fault = ringFault(ring, report))
        return std::unexpected(*fault);
    Ring clean;
    for (int i = 0; i < int(ring.size()); ++i)
        if (!std::binary_search(report.duplicates.begin(), report.duplicates.end(), i))
            clean.push_back(ring[std::size_t(i)]);
    if (report.winding != winding)
        std::reverse(clean.begin(), clean.end());
    return clean;
}

const Vec2 &after(const Ring &ring, std::size_t i)
{
    return ring[i + 1 < ring.size() ? i + 1 : 0];
}

bool boxesMeet(const Vec2 &a, const Vec2 &b, const Vec2 &c, const Vec2 &d)
{
    return (a.cwiseMin(b).array() <= c.cwiseMax(d).array()).all() &&
           (c.cwiseMin(d).array() <= a.cwiseMax(b).array()).all();
}

bool edgesCross(const Vec2 &a, const Vec2 &b, const Vec2 &c, const Vec2 &d)
{
    return boxesMeet(a, b, c, d) && orientation(a, b, c) * orientation(a, b, d) < 0 &&
           orientation(c, d, a) * orientation(c, d, b) < 0;
}

/// Inside the edge, ends not counted.
bool isOnEdge(const Vec2 &p, const Vec2 &a, const Vec2 &b)
{
    return p != a && p != b && boxesMeet(p, p, a, b) && orientation(a, b, p) == 0;
}

std::optional<SplitFault> crossingFault(const Ring &ring, const Ring &other)
{
    for (std::size_t i = 0; i < ring.size(); ++i)
        for (std::size_t j = 0; j < other.size(); ++j)
            if (edgesCross(ring[i], after(ring, i), other[j], after(other, j)))
                return SplitFault{Kind::NotSimple, other[j]};
    return std::nullopt;
}

/// `ring` with each vertex of `other` that lies on one of its edges.
Ring withTouches(const Ring &ring, const Ring &other)
{
    Ring result;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Vec2 &from = ring[i];
        const Vec2 &to = after(ring, i);
        Ring touches;
        std::copy_if(other.begin(), other.end(), std::back_inserter(touches),
                     [&](const Vec2 &p) { return isOnEdge(p, from, to); });
        std::sort(touches.begin(), touches.end(), comesBefore);
        if (comesBefore(to, from))
            std::reverse(touches.begin(), touches.end());
        result.push_back(from);
        result.insert(result.end(), touches.begin(), touches.end());
    }
    return result;
}

/// Whether the ray from `p` to the left crosses the edge.
bool isLeftCrossing(const Vec2 &p, const Vec2 &a, const Vec2 &b)
{
    return (a.y() > p.y()) != (b.y() > p.y()) && orientation(a, b, p) == (b.y() > a.y() ? -1 : 1);
}

/// +1 inside the ring, 0 on it, -1 outside.
int sideOf(const Ring &ring, const Vec2 &p)
{
    bool inside = false;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Vec2 &a = ring[i];
        const Vec2 &b = after(ring, i);
        if (p == a || isOnEdge(p, a, b))
            return 0;
        inside ^= isLeftCrossing(p, a, b);
    }
    return inside ? 1 : -1;
}

/// Whether the rings, which do not cross, lie as an outline and its holes do.
std::optional<SplitFault> nestingFault(const std::vector<Ring> &rings)
{
    for (std::size_t hole = 1; hole < rings.size(); ++hole)
        for (std::size_t other = 0; other < rings.size(); ++other)
            for (const Vec2 &p : rings[hole])
                if (other != hole && sideOf(rings[other], p) == (other == 0 ? -1 : 1))
                    return SplitFault{Kind::NotSimple, p};
    return std::nullopt;
}

/// Two rings that run along the same edge.
std::optional<SplitFault> sharedEdgeFault(const Region &region)
{
    std::vector<std::pair<int, int>> edges;
    for (const auto &ring : region.rings)
        for (std::size_t i = 0; i < ring.size(); ++i)
            edges.push_back(std::minmax(ring[i], ring[i + 1 < ring.size() ? i + 1 : 0]));
    std::sort(edges.begin(), edges.end());
    const auto twice = std::adjacent_find(edges.begin(), edges.end());
    if (twice == edges.end())
        return std::nullopt;
    return SplitFault{Kind::SelfTouch, region.points[std::size_t(twice->first)]};
}

Region indexed(const std::vector<Ring> &rings)
{
    Region region;
    for (const Ring &ring : rings)
        region.points.insert(region.points.end(), ring.begin(), ring.end());
    auto &points = region.points;
    std::sort(points.begin(), points.end(), comesBefore);
    points.erase(std::unique(points.begin(), points.end()), points.end());
    for (const Ring &ring : rings) {
        auto &indices = region.rings.emplace_back();
        for (const Vec2 &p : ring)
            indices.push_back(int(std::lower_bound(points.begin(), points.end(), p, comesBefore) -
                                  points.begin()));
    }
    return region;
}

std::optional<SplitFault> arrangementFault(const std::vector<Ring> &rings)
{
    for (std::size_t i = 0; i < rings.size(); ++i)
        for (std::size_t j = i + 1; j < rings.size(); ++j)
            if (const auto fault = crossingFault(rings[i], rings[j]))
                return fault;
    return nestingFault(rings);
}

} // namespace

std::expected<Region, SplitFault> makeRegion(std::span<const Vec2> outer,
                                             std::span<const std::vector<Vec2>> holes)
{
    std::vector<Ring> rings;
    for (std::size_t i = 0; i <= holes.size(); ++i) {
        auto ring = i == 0 ? cleaned(outer, Winding::CounterClockwise)
                           : cleaned(holes[i - 1], Winding::Clockwise);
        if (!ring)
            return std::unexpected(ring.error());
        rings.push_back(*std::move(ring));
    }
    if (const auto fault = arrangementFault(rings))
        return std::unexpected(*fault);
    for (std::size_t i = 0; i < rings.size(); ++i)
        for (std::size_t j = 0; j < rings.size(); ++j)
            if (i != j)
                rings[i] = withTouches(rings[i], rings[j]);
    Region region = indexed(rings);
    if (const auto fault = sharedEdgeFault(region))
        return std::unexpected(*fault);
    return region;
}

bool isInside(const Region &region, const Vec2 &p)
{
    bool inside = false;
    for (const auto &ring : region.rings) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Vec2 &a = region.points[std::size_t(ring[i])];
            const Vec2 &b = region.points[std::size_t(ring[i + 1 < ring.size() ? i + 1 : 0])];
            if (p == a || isOnEdge(p, a, b))
                return false;
            inside ^= isLeftCrossing(p, a, b);
        }
    }
    return inside;
}

} // namespace hullsmith
