#include "cutlines.h"

#include "../pointorder.h"
#include "cutways.h"
#include "edgepoint.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace hullsmith {

namespace {

using Pair = std::pair<int, int>;
using Line = std::pair<Vec2, Vec2>;

/// Gives the ends and crossings of ways their vertices, and puts the region together again.
class CutBuilder {
public:
    CutBuilder(const Region &region, std::span<const CutLine> lines)
        : m_ways(findCutWays(region, lines))
        , m_old(region)
        , m_points(region.points)
        , m_onEdge(region.rings.size())
    {
        for (std::size_t r = 0; r < region.rings.size(); ++r)
            m_onEdge[r].resize(region.rings[r].size());
    }

    std::optional<CutRegion> build()
    {
        placeBoundaryEnds();
        placeCrossings();
        placeMeetings();
        auto region = makeRegion(ring(0), holes());
        if (!region || !m_fits)
            return std::nullopt;
        CutRegion result{*std::move(region), m_ways.effects};
        addCuts(result.region);
        return result;
    }

private:
    const Vec2 &point(int i) const { return m_points[std::size_t(i)]; }
    int addPoint(const Vec2 &p)
    {
        m_points.push_back(p);
        return int(m_points.size()) - 1;
    }

    /// A vertex that is there already, among those from `first` on.
    std::optional<int> near(const Vec2 &p, std::size_t first) const
    {
        for (std::size_t i = first; i < m_points.size(); ++i)
            if ((m_points[i] - p).cwiseAbs().maxCoeff() <= 2.0 * m_ways.snap)
                return int(i);
        return std::nullopt;
    }

    void placeBoundaryEnds()
    {
        for (CutWay &way : m_ways.ways) {
            const bool isUpright = m_ways.lines[way.line].direction.x() == 0.0;
            if (way.begin.kind == CutEnd::Edge)
                way.begin.vertex = edgeVertex(way.begin, way.end, isUpright);
            if (way.end.kind == CutEnd::Edge)
                way.end.vertex = edgeVertex(way.end, way.begin, isUpright);
        }
    }

    int edgeVertex(const CutEnd &end, const CutEnd &otherEnd, bool isUpright)
    {
        auto &there = m_onEdge[std::size_t(end.ring)][std::size_t(end.edge)];
        for (const int vertex : there)
            if ((point(vertex) - end.place).cwiseAbs().maxCoeff() <= 2.0 * m_ways.snap)
                return vertex;
        const Line edge = edgeOf(end.ring, end.edge);
        Vec2 place = end.place;
        std::vector<Line> straight;
        if (otherEnd.kind == CutEnd::Vertex)
            straight = straightOn(otherEnd.vertex, edge, place);
        const auto vertex = placedInside(edge, straight, place, m_ways.step, isUpright);
        m_fits &= vertex.has_value();
        there.push_back(addPoint(vertex.value_or(place)));
        return there.back();
    }

    Line edgeOf(int ring, int edge) const
    {
        const auto &indices = m_old.rings[std::size_t(ring)];
        const std::size_t i = std::size_t(edge);
        return {point(indices[i]), point(indices[i + 1 < indices.size() ? i + 1 : 0])};
    }

    /// A cut from the vertex to `place` on `edge` that goes straight on from an edge at the vertex,
    /// within rounding, has to leave no reflex corner there: the lines of such edges, with the
    /// cut's end on their left, and the place on the last of them.
    std::vector<Line> straightOn(int vertex, const Line &edge, Vec2 &place) const
    {
        std::vector<Line> lines;
        for (int r = 0; r < int(m_old.rings.size()); ++r) {
            for (int e = 0; e < int(m_old.rings[std::size_t(r)].size()); ++e) {
                const Line line = edgeOf(r, e);
                if (line.first != point(vertex) && line.second != point(vertex))
                    continue;
                const Vec2 direction = (line.second - line.first).stableNormalized();
                const double side = cross(direction, place - line.first);
                const double sine = cross(direction, edge.second - edge.first);
                if (std::abs(side) > m_ways.snap || sine == 0.0)
                    continue;
                lines.push_back(line);
                place -= side / sine * (edge.second - edge.first);
            }
        }
        return lines;
    }

    /// Points where two ways cross. All four sides are cut there, so any rounding will do.
    void placeCrossings()
    {
        for (std::size_t i = 0; i < m_ways.ways.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (const auto p = m_ways.crossing(m_ways.ways[i], m_ways.ways[j]))
                    if (!near(*p, 0))
                        addPoint(*p);
    }

    /// Points where a way ends on another.
    void placeMeetings()
    {
        std::vector<CutEnd *> meetings;
        for (CutWay &way : m_ways.ways) {
            for (CutEnd *end : {&way.begin, &way.end}) {
                if (end->kind != CutEnd::Way)
                    continue;
                const auto there = near(end->place, 0);
                end->vertex = there ? *there : addPoint(end->place);
                if (!there)
                    meetings.push_back(end);
            }
        }
        // Ends on ways that end on ways themselves: the second round sees where those are now.
        for (int round = 0; round < 2; ++round)
            for (const CutEnd *end : meetings)
                bendTowards(*end);
    }

    /// Bends the way that the end lies on towards the side it comes from: that side is cut there
    /// and may bend, the other one has to stay convex.
    void bendTowards(const CutEnd &end)
    {
        const CutWay &host = m_ways.ways[std::size_t(end.way)];
        const Vec2 &p = point(host.begin.vertex);
        const Vec2 &q = point(host.end.vertex);
        Vec2 &x = m_points[std::size_t(end.vertex)];
        if (host.begin.vertex == end.vertex || host.end.vertex == end.vertex || p.x() == q.x() ||
            p.y() == q.y())
            return;
        const double along = (end.place - p).dot(q - p) / (q - p).squaredNorm();
        x = p + along * (q - p);
        x += (end.fromLeft ? 1.0 : -1.0) * bend(p, q, x, m_ways.extent);
    }

    std::vector<Vec2> ring(std::size_t r) const
    {
        const auto &indices = m_old.rings[r];
        std::vector<Vec2> result;
        for (std::size_t i = 0; i < indices.size(); ++i) {
            const Vec2 from = point(indices[i]);
            result.push_back(from);
            std::vector<Vec2> added;
            for (const int vertex : m_onEdge[r][i])
                added.push_back(point(vertex));
            std::sort(added.begin(), added.end(), [&](const Vec2 &a, const Vec2 &b) {
                return (a - from).squaredNorm() < (b - from).squaredNorm();
            });
            result.insert(result.end(), added.begin(), added.end());
        }
        return result;
    }

    std::vector<std::vector<Vec2>> holes() const
    {
        std::vector<std::vector<Vec2>> result;
        for (std::size_t r = 1; r < m_old.rings.size(); ++r)
            result.push_back(ring(r));
        return result;
    }

    /// The vertices on a way, from its begin to its end.
    std::vector<int> chain(const CutWay &way) const
    {
        const Vec2 &from = point(way.begin.vertex);
        const Vec2 &to = point(way.end.vertex);
        const double length = (to - from).norm();
        const Vec2 direction = (to - from) / length;
        std::vector<std::pair<double, int>> on{{0.0, way.begin.vertex}, {length, way.end.vertex}};
        for (int i = 0; i < int(m_points.size()); ++i) {
            const Vec2 offset = point(i) - from;
            const double along = direction.dot(offset);
            if (i != way.begin.vertex && i != way.end.vertex && along > 0.0 && along < length &&
                std::abs(cross(direction, offset)) <= 2.0 * m_ways.snap)
                on.emplace_back(along, i);
        }
        std::sort(on.begin(), on.end());
        std::vector<int> vertices;
        for (const auto &[along, vertex] : on)
            vertices.push_back(vertex);
        return vertices;
    }

    void addCuts(Region &region) const
    {
        const std::size_t ringPoints = region.points.size();
        std::vector<int> index(m_points.size(), -1);
        const auto indexOf = [&](int vertex) {
            int &found = index[std::size_t(vertex)];
            if (found < 0) {
                const auto end = region.points.begin() + std::ptrdiff_t(ringPoints);
                const auto at =
                    std::lower_bound(region.points.begin(), end, point(vertex), comesBefore);
                found = int(at - region.points.begin());
                if (at == end || *at != point(vertex)) {
                    found = int(region.points.size());
                    region.points.push_back(point(vertex));
                }
            }
            return found;
        };
        std::set<Pair> edges;
        for (const auto &ring : region.rings)
            for (std::size_t i = 0; i < ring.size(); ++i)
                edges.insert(std::minmax(ring[i], ring[i + 1 < ring.size() ? i + 1 : 0]));
        for (const CutWay &way : m_ways.ways) {
            const std::vector<int> vertices = chain(way);
            for (std::size_t i = 0; i + 1 < vertices.size(); ++i) {
                const int a = indexOf(vertices[i]);
                const int b = indexOf(vertices[i + 1]);
                if (a != b && edges.insert(std::minmax(a, b)).second)
                    region.cuts.emplace_back(a, b);
            }
        }
    }

    CutWays m_ways;
    const Region &m_old;
    std::vector<Vec2> m_points;                          ///< Those of the old region first.
    std::vector<std::vector<std::vector<int>>> m_onEdge; ///< By ring and edge: new vertices.
    bool m_fits = true;                                  ///< None of those lies outside.
};

} // namespace

std::optional<CutRegion> cutRegion(const Region &region, std::span<const CutLine> lines)
{
    return CutBuilder(region, lines).build();
}

} // namespace hullsmith
