#include "planegraph.h"

#include "../pointorder.h"
#include "../predicates.h"
#include "gridcrossing.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace hullsmith {

namespace {

/// Rounds of cutting and rounding before the grid is given up. Three are usual. A count.
constexpr int roundCap = 100;

/// Binary digits between the largest coordinate and the smallest up to which the predicates are
/// exact, with a margin; beyond, small coordinates go to the grid at once.
constexpr int exactDigits = 300;

double largestCoordinate(const std::vector<Vec2> &points)
{
    double largest = 0.0;
    for (const Vec2 &p : points)
        largest = std::max(largest, p.cwiseAbs().maxCoeff());
    return largest;
}

} // namespace

PlaneGraphBuilder::PlaneGraphBuilder(std::span<const Ring> rings, FillRule rule, int bits,
                                     std::stop_token stop)
    : m_rule(rule)
    , m_bits(bits)
    , m_stop(std::move(stop))
{
    readRings(rings);
}

void PlaneGraphBuilder::readRings(std::span<const Ring> rings)
{
    m_ringStart.push_back(0);
    for (int ring = 0; ring < int(rings.size()); ++ring) {
        const Ring &points = rings[std::size_t(ring)];
        m_vertices.insert(m_vertices.end(), points.begin(), points.end());
        m_ringOf.resize(m_vertices.size(), ring);
        m_ringStart.push_back(int(m_vertices.size()));
    }
    for (std::size_t v = 0; v < m_vertices.size(); ++v) {
        const int edge = int(v) - m_ringStart[std::size_t(m_ringOf[v])];
        m_graph.segments.push_back({int(v), int(after(v)), 1, {m_ringOf[v], edge, true}});
    }
    m_pointOf.resize(m_vertices.size());
    std::iota(m_pointOf.begin(), m_pointOf.end(), 0);
    m_shared.resize(m_vertices.size());
    m_meeting.resize(m_vertices.size());
    setPoints(m_vertices, m_pointOf);
    markStraight();
}

std::size_t PlaneGraphBuilder::after(std::size_t vertex) const
{
    const std::size_t ring = std::size_t(m_ringOf[vertex]);
    return int(vertex) + 1 < m_ringStart[ring + 1] ? vertex + 1 : std::size_t(m_ringStart[ring]);
}

std::size_t PlaneGraphBuilder::before(std::size_t vertex) const
{
    const std::size_t ring = std::size_t(m_ringOf[vertex]);
    return int(vertex) > m_ringStart[ring] ? vertex - 1 : std::size_t(m_ringStart[ring + 1]) - 1;
}

std::optional<PlaneGraph> PlaneGraphBuilder::build()
{
    if (tooWide())
        snapToGrid();
    for (int round = 0; round < roundCap && !isDone(); ++round) {
        sweep();
        noteMeetings();
        if (!m_touches.empty())
            cut(std::move(m_touches));
        else if (m_crossed.empty())
            return std::move(m_graph);
        else if (m_graph.unit != 0.0 || !snapToGrid())
            cutAtCrossings();
    }
    return std::nullopt;
}

bool PlaneGraphBuilder::tooWide() const
{
    double smallest = std::numeric_limits<double>::infinity();
    for (const Vec2 &p : m_vertices)
        for (const double value : {std::abs(p.x()), std::abs(p.y())})
            if (value > 0.0)
                smallest = std::min(smallest, value);
    const double largest = largestCoordinate(m_vertices);
    return largest > 0.0 && std::ilogb(largest) - std::ilogb(smallest) > exactDigits;
}

void PlaneGraphBuilder::sweep()
{
    m_touches.clear();
    m_crossed.clear();
    m_graph.metOrder.clear();
    m_graph.below.assign(m_graph.segments.size(), -1);
    std::vector<SweptEdge> edges;
    edges.reserve(m_graph.segments.size());
    for (const Segment &s : m_graph.segments)
        edges.push_back(s.swept());
    EdgeSweep(m_graph.points, edges, *this).run();
}

void PlaneGraphBuilder::crossed(int lower, int upper)
{
    m_crossed.emplace_back(lower, upper);
}

void PlaneGraphBuilder::met(int event, std::span<const int> through, std::span<const int> leaving,
                            int below)
{
    for (const int i : through)
        if (segment(i).to != event)
            m_touches.push_back({i, event});
    for (const int i : leaving) {
        if (segment(i).from == event) {
            m_graph.below[std::size_t(i)] = below;
            m_graph.metOrder.push_back(i);
        }
        below = i;
    }
}

/// Marks where rings meet each other or themselves as given: vertices on edges and on vertices.
void PlaneGraphBuilder::noteMeetings()
{
    if (!m_meetingsNoted) {
        std::vector<int> holders(m_graph.points.size(), 0);
        for (const int p : m_pointOf)
            ++holders[std::size_t(p)];
        for (const Cut &touch : m_touches)
            ++holders[std::size_t(touch.point)];
        for (std::size_t v = 0; v < m_pointOf.size(); ++v)
            m_meeting[v] = holders[std::size_t(m_pointOf[v])] > 1;
        m_meetingsNoted = true;
    }
    m_graph.met.assign(m_graph.points.size(), false);
    for (std::size_t v = 0; v < m_pointOf.size(); ++v)
        if (m_meeting[v] && !m_shared[v])
            m_graph.met[std::size_t(m_pointOf[v])] = true;
}

/// Returns whether a point has moved.
bool PlaneGraphBuilder::snapToGrid()
{
    const double largest = largestCoordinate(m_vertices);
    const int exponent =
        std::max(std::ilogb(largest) + 1 - m_bits,
                 std::numeric_limits<double>::min_exponent - std::numeric_limits<double>::digits);
    m_graph.unit = std::ldexp(1.0, exponent);
    std::vector<Vec2> snapped;
    for (const Vec2 &p : m_graph.points) {
        const Vec2 steps(std::nearbyint(std::ldexp(p.x(), -exponent)),
                         std::nearbyint(std::ldexp(p.y(), -exponent)));
        m_graph.vertexMove = std::max(m_graph.vertexMove, (m_graph.unit * steps - p).norm());
        snapped.push_back(steps);
    }
    setPoints(std::move(snapped), std::move(m_graph.origin));
    markStraight();
    return m_graph.vertexMove > 0.0;
}

void PlaneGraphBuilder::cutAtCrossings()
{
    std::vector<Vec2> points = m_graph.points;
    std::vector<int> origin = m_graph.origin;
    std::vector<Cut> cuts;
    std::vector<Vec2> places;
    for (const auto &[i, j] : m_crossed) {
        const Segment &s = segment(i);
        const Segment &t = segment(j);
        const GridCrossing crossing =
            gridCrossing(point(s.from), point(s.to), point(t.from), point(t.to));
        m_graph.crossingMove = std::max(m_graph.crossingMove, m_graph.unit * crossing.move);
        places.push_back(m_graph.unit * crossing.point);
        cuts.push_back({i, int(points.size())});
        cuts.push_back({j, int(points.size())});
        points.push_back(crossing.point);
        origin.push_back(-1);
    }
    if (!m_crossingsNoted) {
        std::sort(places.begin(), places.end(), comesBefore);
        places.erase(std::unique(places.begin(), places.end()), places.end());
        m_graph.crossings = std::move(places);
        m_crossingsNoted = true;
    }
    m_graph.points = std::move(points);
    m_graph.origin = std::move(origin);
    cut(std::move(cuts));
}

/// Along their segment, from its first point: by the axis along which the segment is longer.
bool PlaneGraphBuilder::comesEarlier(const Cut &a, const Cut &b) const
{
    if (a.segment != b.segment)
        return a.segment < b.segment;
    const Segment &s = m_graph.segments[std::size_t(a.segment)];
    const Vec2 way = point(s.to) - point(s.from);
    const Vec2 &p = point(a.point);
    const Vec2 &q = point(b.point);
    if (std::abs(way.x()) >= std::abs(way.y()))
        return comesBefore(p, q);
    if (p.y() != q.y())
        return (p.y() < q.y()) == (way.y() > 0.0);
    return p.x() < q.x();
}

/// Puts points on segments. The points may be new: at the end of the list, in no order.
void PlaneGraphBuilder::cut(std::vector<Cut> cuts)
{
    std::sort(cuts.begin(), cuts.end(),
              [this](const Cut &a, const Cut &b) { return comesEarlier(a, b); });
    std::vector<Segment> pieces;
    auto next = cuts.begin();
    for (int i = 0; i < int(m_graph.segments.size()); ++i) {
        Segment rest = segment(i);
        for (; next != cuts.end() && next->segment == i; ++next) {
            Segment piece = rest;
            piece.to = rest.from = next->point;
            pieces.push_back(piece);
        }
        pieces.push_back(rest);
    }
    m_graph.segments = std::move(pieces);
    setPoints(std::move(m_graph.points), std::move(m_graph.origin));
}

/// Takes over points in any order; of equal ones the first stays. Turns and merges the segments to
/// suit.
void PlaneGraphBuilder::setPoints(std::vector<Vec2> points, std::vector<int> origin)
{
    std::vector<int> order(points.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](int a, int b) {
        const Vec2 &p = points[std::size_t(a)];
        const Vec2 &q = points[std::size_t(b)];
        return comesBefore(p, q) || (p == q && a < b);
    });
    std::vector<int> placeOf(points.size());
    m_graph.points.clear();
    m_graph.origin.clear();
    for (const int i : order) {
        if (m_graph.points.empty() || m_graph.points.back() != points[std::size_t(i)]) {
            m_graph.points.push_back(points[std::size_t(i)]);
            m_graph.origin.push_back(origin[std::size_t(i)]);
        }
        placeOf[std::size_t(i)] = int(m_graph.points.size()) - 1;
    }
    std::vector<bool> straight(m_graph.points.size());
    for (std::size_t i = 0; i < m_graph.straight.size(); ++i)
        if (m_graph.straight[i])
            straight[std::size_t(placeOf[i])] = true;
    m_graph.straight = std::move(straight);
    for (int &p : m_pointOf)
        p = placeOf[std::size_t(p)];
    for (Segment &s : m_graph.segments) {
        s.from = placeOf[std::size_t(s.from)];
        s.to = placeOf[std::size_t(s.to)];
        if (s.from < s.to)
            continue;
        std::swap(s.from, s.to);
        s.source.forward = !s.source.forward;
        s.weight = -s.weight;
    }
    merge();
}

/// Merges equal segments and drops those that cancel out or have no length.
void PlaneGraphBuilder::merge()
{
    std::vector<Segment> &segments = m_graph.segments;
    std::erase_if(segments, [](const Segment &s) { return s.from == s.to; });
    std::sort(segments.begin(), segments.end(), [](const Segment &a, const Segment &b) {
        return std::tie(a.from, a.to, a.source) < std::tie(b.from, b.to, b.source);
    });
    std::vector<Segment> merged;
    std::vector<bool> shared(m_graph.points.size());
    for (std::size_t i = 0; i < segments.size();) {
        std::size_t end = i;
        Segment sum = segments[i];
        for (sum.weight = 0;
             end < segments.size() && segments[end].from == sum.from && segments[end].to == sum.to;
             ++end)
            sum.weight += segments[end].weight;
        if (m_rule == FillRule::EvenOdd)
            sum.weight &= 1;
        if (end - i > 1) {
            shared[std::size_t(sum.from)] = shared[std::size_t(sum.to)] = true;
            noteOverlap(std::span(segments).subspan(i, end - i));
        }
        if (sum.weight != 0)
            merged.push_back(sum);
        i = end;
    }
    segments = std::move(merged);
    for (std::size_t v = 0; v < m_pointOf.size(); ++v)
        if (shared[std::size_t(m_pointOf[v])])
            m_shared[v] = true;
}

/// As given: what rounding brings together is not counted.
void PlaneGraphBuilder::noteOverlap(std::span<const Segment> group)
{
    if (m_graph.unit != 0.0)
        return;
    const Segment &first = group[0];
    const Segment &second = group[1];
    const std::size_t start = std::size_t(m_ringStart[std::size_t(first.source.ring)]);
    const int next = int(after(start + std::size_t(first.source.edge)) - start);
    const int previous = int(before(start + std::size_t(first.source.edge)) - start);
    const bool spike = group.size() == 2 && first.source.ring == second.source.ring &&
                       (second.source.edge == next || second.source.edge == previous);
    if (!spike)
        m_graph.overlaps.emplace_back(point(first.from), point(first.to));
}

/// Marks the points at which a ring, as it stands, goes straight on.
void PlaneGraphBuilder::markStraight()
{
    for (std::size_t v = 0; v < m_pointOf.size(); ++v) {
        const Vec2 &corner = point(m_pointOf[v]);
        const Vec2 &from = point(m_pointOf[before(v)]);
        const Vec2 &to = point(m_pointOf[after(v)]);
        if (orientation(from, corner, to) == 0 && dotSign(from, corner, corner, to) > 0)
            m_graph.straight[std::size_t(m_pointOf[v])] = true;
    }
}

} // namespace hullsmith
