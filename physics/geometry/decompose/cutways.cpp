#include "cutways.h"

#include "../predicates.h"
#include "../tolerance.h"
#include "edgepoint.h"

#include <algorithm>
#include <cmath>

namespace hullsmith {

namespace {

/// A cut is not made for less than this share of a way where the line cuts elsewhere. No dimension.
constexpr double leastShare = 0.5;

class WayFinder {
public:
    WayFinder(const Region &region, std::span<const CutLine> lines)
        : m_region(region)
    {
        m_found.extent = extentOf(region.points);
        m_found.snap = cutSnap * m_found.extent;
        m_found.step = 2.0 * roundOff * m_found.extent;
        for (const auto &ring : region.rings)
            for (std::size_t i = 0; i < ring.size(); ++i)
                m_edges.emplace_back(std::minmax(ring[i], ring[i + 1 < ring.size() ? i + 1 : 0]));
        std::sort(m_edges.begin(), m_edges.end());
        for (const auto &[from, to] : lines)
            addLine(from, to);
    }

    CutWays take()
    {
        meetOthers();
        return std::move(m_found);
    }

private:
    void addLine(const Vec2 &from, const Vec2 &to)
    {
        const Vec2 way = to - from;
        const double length = way.stableNorm();
        // Not so for what is no number either.
        const bool isSegment = length > m_found.snap && std::isfinite(length);
        m_found.lines.push_back({from, isSegment ? Vec2(way / length) : Vec2(1, 0), length});
        m_found.effects.push_back(isSegment ? CutEffect::Outside : CutEffect::NoLength);
        if (isSegment)
            addWays(m_found.lines.size() - 1);
    }

    void addWays(std::size_t line)
    {
        const CutDirection &drawn = m_found.lines[line];
        const std::vector<CutEnd> hits = findHits(drawn);
        std::vector<CutWay> ways;
        for (std::size_t i = 0; i + 1 < hits.size(); ++i) {
            const double begin = std::max(hits[i].t, 0.0);
            const double end = std::min(hits[i + 1].t, drawn.length);
            if (end - begin > m_found.snap && isThroughInside(hits[i], hits[i + 1]))
                ways.push_back({line, hits[i], hits[i + 1], begin, end});
        }
        const auto isMost = [](const CutWay &way) {
            return way.drawnEnd - way.drawnBegin >= leastShare * (way.end.t - way.begin.t);
        };
        if (std::any_of(ways.begin(), ways.end(), isMost))
            std::erase_if(ways, std::not_fn(isMost));
        if (!ways.empty())
            m_found.effects[line] = CutEffect::Cuts;
        m_found.ways.insert(m_found.ways.end(), ways.begin(), ways.end());
    }

    /// All meetings of the line, beyond its ends too, with the rings.
    std::vector<CutEnd> findHits(const CutDirection &line) const
    {
        std::vector<int> sides;
        for (const Vec2 &p : m_region.points) {
            const double offset = cross(line.direction, p - line.origin);
            sides.push_back(std::abs(offset) <= m_found.snap ? 0 : offset > 0.0 ? 1 : -1);
        }
        std::vector<CutEnd> hits;
        for (int vertex = 0; vertex < int(sides.size()); ++vertex) {
            const Vec2 &p = m_region.points[std::size_t(vertex)];
            if (sides[std::size_t(vertex)] == 0)
                hits.push_back({CutEnd::Vertex, line.direction.dot(p - line.origin), p, vertex});
        }
        for (int r = 0; r < int(m_region.rings.size()); ++r) {
            const auto &ring = m_region.rings[std::size_t(r)];
            for (int i = 0; i < int(ring.size()); ++i) {
                const int from = ring[std::size_t(i)];
                const int to = ring[std::size_t(i) + 1 < ring.size() ? std::size_t(i) + 1 : 0];
                if (sides[std::size_t(from)] * sides[std::size_t(to)] < 0)
                    hits.push_back(edgeHit(line, from, to, r, i));
            }
        }
        std::sort(hits.begin(), hits.end(),
                  [](const CutEnd &a, const CutEnd &b) { return a.t < b.t; });
        return hits;
    }

    CutEnd edgeHit(const CutDirection &line, int from, int to, int ring, int edge) const
    {
        const Vec2 &a = m_region.points[std::size_t(from)];
        const Vec2 &b = m_region.points[std::size_t(to)];
        const double offsetA = cross(line.direction, a - line.origin);
        const double offsetB = cross(line.direction, b - line.origin);
        Vec2 place = a + offsetA / (offsetA - offsetB) * (b - a);
        const double t = line.direction.dot(place - line.origin);
        if (line.direction.y() == 0.0)
            place.y() = line.origin.y();
        if (line.direction.x() == 0.0)
            place.x() = line.origin.x();
        return {CutEnd::Edge, t, place, -1, ring, edge};
    }

    bool isThroughInside(const CutEnd &a, const CutEnd &b) const
    {
        if (a.kind == CutEnd::Vertex && b.kind == CutEnd::Vertex &&
            std::binary_search(m_edges.begin(), m_edges.end(),
                               std::pair<int, int>(std::minmax(a.vertex, b.vertex))))
            return false;
        return b.t - a.t > m_found.snap && isInside(m_region, 0.5 * (a.place + b.place));
    }

    /// Ends that lie inside go no farther than to what somebody drew of another line.
    void meetOthers()
    {
        std::vector<CutWay> &ways = m_found.ways;
        const std::vector<CutWay> before = ways;
        for (CutWay &way : ways) {
            const bool beginIsInside = way.drawnBegin - way.begin.t > m_found.snap;
            const bool endIsInside = way.end.t - way.drawnEnd > m_found.snap;
            for (int other = 0; other < int(before.size()); ++other) {
                if (before[std::size_t(other)].line == way.line)
                    continue;
                if (beginIsInside)
                    meet(way.begin, way, way.drawnBegin, -1.0, before, other);
                if (endIsInside)
                    meet(way.end, way, way.drawnEnd, 1.0, before, other);
            }
            if (way.drawnBegin - way.begin.t > m_found.snap ||
                way.end.t - way.drawnEnd > m_found.snap)
                m_found.effects[way.line] = CutEffect::Lengthened;
        }
    }

    /// Lets the `end`, drawn as far as `drawn` along the line, not go beyond another way.
    void meet(CutEnd &end, const CutWay &way, double drawn, double forward,
              const std::vector<CutWay> &ways, int index) const
    {
        const CutWay &other = ways[std::size_t(index)];
        const auto meeting = m_found.meeting(way, other);
        if (!meeting || meeting->second < other.drawnBegin - m_found.snap ||
            meeting->second > other.drawnEnd + m_found.snap ||
            forward * (meeting->first - drawn) < -m_found.snap ||
            forward * (meeting->first - end.t) >= 0.0)
            return;
        const CutDirection &line = m_found.lines[way.line];
        const CutDirection &host = m_found.lines[other.line];
        end = {CutEnd::Way, meeting->first, line.at(meeting->first)};
        if (line.direction.x() == 0.0 || host.direction.x() == 0.0)
            end.place.x() = line.direction.x() == 0.0 ? line.origin.x() : host.origin.x();
        if (line.direction.y() == 0.0 || host.direction.y() == 0.0)
            end.place.y() = line.direction.y() == 0.0 ? line.origin.y() : host.origin.y();
        end.way = index;
        end.fromLeft = forward * cross(host.direction, line.direction) < 0.0;
    }

    const Region &m_region;
    std::vector<std::pair<int, int>> m_edges; ///< Of the rings, sorted.
    CutWays m_found;
};

} // namespace

std::optional<std::pair<double, double>> CutWays::meeting(const CutWay &a, const CutWay &b) const
{
    const CutDirection &first = lines[a.line];
    const CutDirection &second = lines[b.line];
    const double sine = cross(first.direction, second.direction);
    if (std::abs(sine) * extent <= snap)
        return std::nullopt;
    const Vec2 between = second.origin - first.origin;
    return std::pair(cross(between, second.direction) / sine,
                     cross(between, first.direction) / sine);
}

std::optional<Vec2> CutWays::crossing(const CutWay &a, const CutWay &b) const
{
    const auto at = meeting(a, b);
    if (a.line == b.line || !at || at->first <= a.begin.t + snap || at->first >= a.end.t - snap ||
        at->second <= b.begin.t + snap || at->second >= b.end.t - snap)
        return std::nullopt;
    const CutDirection &first = lines[a.line];
    const CutDirection &second = lines[b.line];
    Vec2 p = first.at(at->first);
    for (const int axis : {0, 1})
        for (const CutDirection *line : {&first, &second})
            if (line->direction[axis] == 0.0)
                p[axis] = line->origin[axis];
    return p;
}

CutWays findCutWays(const Region &region, std::span<const CutLine> lines)
{
    return WayFinder(region, lines).take();
}

} // namespace hullsmith
