#include "vertexfit.h"

#include "../predicates.h"
#include "../ringcrossings.h"
#include "../ringnesting.h"
#include "../tolerance.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <optional>
#include <tuple>

namespace hullsmith {

namespace {

using Ring = std::vector<Vec2>;

double squaredDistance(const Vec2 &a, const Vec2 &edge, double squaredLength, const Vec2 &p)
{
    const Vec2 q = p - a;
    const double along = q.dot(edge);
    if (along <= 0.0)
        return q.squaredNorm();
    if (along >= squaredLength)
        return (q - edge).squaredNorm();
    const double height = cross(edge, q);
    return height * height / squaredLength;
}

std::optional<Vec2> intersection(const FittedLine &a, const FittedLine &b)
{
    const double turn = cross(a.direction, b.direction);
    const double along = cross(b.point - a.point, b.direction) / turn;
    const Vec2 p = a.point + along * a.direction;
    if (!p.allFinite())
        return std::nullopt;
    return p;
}

Vec2 projection(const FittedLine &line, const Vec2 &p)
{
    return line.point + (p - line.point).dot(line.direction) * line.direction;
}

} // namespace

VertexFit::VertexFit(SimplifiedRing &ring, double tolerance)
    : m_ring(ring)
    , m_tolerance(tolerance * fitTolerancePart)
    , m_retreats(std::size_t(ring.size()), 0)
{
    for (int k = 0; k < size(); ++k)
        m_anchors.push_back({ring.breaks[std::size_t(k)], home(k)});
    for (int k = 0; k < size(); ++k)
        m_areas.push_back(areaBeside(k));
}

void VertexFit::run()
{
    if (size() == m_ring.contour->size())
        return;
    for (int round = 0; round < targetRounds; ++round)
        approachTargets();
    for (double step = 0.5 * m_tolerance; step > leastFitStep * m_tolerance; step *= 0.5)
        for (int round = 0; round < fitRounds && improve(step); ++round) {
        }
}

/// The edges of the contour where the anchors of the edge's ends lie; the second counts on.
std::pair<int, int> VertexFit::anchorEdges(int edge) const
{
    const int n = m_ring.contour->size();
    const Anchor &from = m_anchors[std::size_t(edge)];
    const Anchor &to = m_anchors[std::size_t(next(edge))];
    if (to.edge > from.edge)
        return {from.edge, to.edge};
    // On one edge: they follow each other, or run all the way round.
    const Vec2 along = m_ring.contour->point(from.edge + 1) - m_ring.contour->point(from.edge);
    const bool follows = to.edge == from.edge && along.dot(to.point - from.point) >= 0.0;
    return {from.edge, follows ? to.edge : to.edge + n};
}

/// The point nearest to `p` of the contour between the anchors of the neighbours of `k`.
VertexFit::Anchor VertexFit::nearestAnchor(int k, const Vec2 &p) const
{
    const ContourRing &contour = *m_ring.contour;
    const auto [from, middle] = anchorEdges(previous(k));
    const auto [again, to] = anchorEdges(k);
    const int last = middle + to - again;
    Anchor nearest{from, contour.point(from)};
    double least = std::numeric_limits<double>::infinity();
    for (int i = from; i <= last; ++i) {
        const int e = i % contour.size();
        const Vec2 &a = contour.point(e);
        const Vec2 edge = contour.point(e + 1) - a;
        const double along = std::clamp((p - a).dot(edge) / edge.squaredNorm(), 0.0, 1.0);
        const Vec2 q = a + along * edge;
        if (const double squared = (p - q).squaredNorm(); squared < least) {
            least = squared;
            nearest = {e, q};
        }
    }
    return nearest;
}

/// Whether what the edge stands for is within the tolerance of it.
bool VertexFit::keepsTolerance(int edge) const
{
    const double most = m_tolerance * m_tolerance;
    const Vec2 &a = vertex(edge);
    const Vec2 &b = vertex(next(edge));
    const Anchor &start = m_anchors[std::size_t(edge)];
    const Anchor &end = m_anchors[std::size_t(next(edge))];
    if ((start.point - a).squaredNorm() > most || (end.point - b).squaredNorm() > most)
        return false;
    const auto [from, to] = anchorEdges(edge);
    const Vec2 along = b - a;
    const double length = along.squaredNorm();
    for (int i = from + 1; i <= to; ++i)
        if (squaredDistance(a, along, length, m_ring.contour->point(i % m_ring.contour->size())) >
            most)
            return false;
    return length > 0.0;
}

/// The area between the line of the edge and what it stands for.
double VertexFit::areaBeside(int edge) const
{
    const auto [from, to] = anchorEdges(edge);
    const Vec2 &a = vertex(edge);
    const Vec2 direction = (vertex(next(edge)) - a).normalized();
    double sum = 0.0;
    Vec2 q = m_anchors[std::size_t(edge)].point - a;
    double height = cross(direction, q);
    double along = q.dot(direction);
    for (int i = from + 1; i <= to + 1; ++i) {
        q = (i <= to ? m_ring.contour->point(i % m_ring.contour->size())
                     : m_anchors[std::size_t(next(edge))].point) -
            a;
        const double nextHeight = cross(direction, q);
        const double nextAlong = q.dot(direction);
        const double width = std::abs(nextAlong - along);
        const double total = std::abs(height) + std::abs(nextHeight);
        if (height * nextHeight >= 0.0)
            sum += 0.5 * width * total;
        else
            sum += 0.5 * width * (height * height + nextHeight * nextHeight) / total;
        height = nextHeight;
        along = nextAlong;
    }
    return sum;
}

/// The edges that moves of one vertex, or of two in a row, change.
std::vector<int> VertexFit::edgesAt(Moves moves) const
{
    std::vector<int> edges{previous(moves.begin()->vertex)};
    for (const Move &move : moves)
        edges.push_back(move.vertex);
    return edges;
}

/// Moves vertices; false, with nothing changed, if that leaves the tolerance.
bool VertexFit::place(Moves moves)
{
    std::vector<std::pair<Vec2, Anchor>> before;
    for (const auto &[k, to] : moves) {
        before.emplace_back(vertex(k), m_anchors[std::size_t(k)]);
        const Anchor anchor = nearestAnchor(k, to);
        m_ring.vertices[std::size_t(k)] = to;
        m_anchors[std::size_t(k)] = anchor;
    }
    const std::vector<int> edges = edgesAt(moves);
    if (std::all_of(edges.begin(), edges.end(), [this](int e) { return keepsTolerance(e); }))
        return true;
    auto old = before.begin();
    for (const auto &[k, to] : moves)
        std::tie(m_ring.vertices[std::size_t(k)], m_anchors[std::size_t(k)]) = *old++;
    return false;
}

bool VertexFit::moveIfBetter(Moves moves)
{
    std::vector<Move> back;
    std::vector<Anchor> anchors;
    for (const auto &[k, to] : moves) {
        back.push_back({k, vertex(k)});
        anchors.push_back(m_anchors[std::size_t(k)]);
    }
    if (!place(moves))
        return false;
    double before = 0.0;
    double now = 0.0;
    std::vector<double> areas;
    for (const int e : edgesAt(moves)) {
        before += m_areas[std::size_t(e)];
        areas.push_back(areaBeside(e));
        now += areas.back();
    }
    if (now < before) {
        std::size_t i = 0;
        for (const int e : edgesAt(moves))
            m_areas[std::size_t(e)] = areas[i++];
        return true;
    }
    for (std::size_t i = 0; i < back.size(); ++i) {
        m_ring.vertices[std::size_t(back[i].vertex)] = back[i].to;
        m_anchors[std::size_t(back[i].vertex)] = anchors[i];
    }
    return false;
}

/// Where the lines of both spans meet, if that is near; else a place near both.
Vec2 VertexFit::target(int k) const
{
    const auto [from, to] = m_ring.span(previous(k));
    const auto [start, end] = m_ring.span(k);
    const FittedLine before = m_ring.contour->fittedLine(from, to);
    const FittedLine behind = m_ring.contour->fittedLine(start, end);
    const auto met = intersection(before, behind);
    if (met && (*met - home(k)).squaredNorm() <= 4.0 * m_tolerance * m_tolerance)
        return *met;
    return 0.5 * (projection(before, home(k)) + projection(behind, home(k)));
}

void VertexFit::approachTargets()
{
    for (int k = 0; k < size(); ++k) {
        const Vec2 start = vertex(k);
        const Vec2 way = target(k) - start;
        for (const double part : {1.0, 0.5, 0.25})
            if (moveIfBetter({{k, start + part * way}}))
                break;
    }
}

/// Moves a vertex across and along its edges while that helps.
bool VertexFit::shiftVertex(int k, double step)
{
    const Vec2 before = (vertex(k) - vertex(previous(k))).normalized();
    const Vec2 behind = (vertex(next(k)) - vertex(k)).normalized();
    bool moved = false;
    for (const Vec2 &way : {perpRight(before), perpRight(behind), before, behind})
        moved = moveIfBetter({{k, vertex(k) + step * way}}) ||
                moveIfBetter({{k, vertex(k) - step * way}}) || moved;
    return moved;
}

/// Moves an edge across itself.
bool VertexFit::shiftEdge(int k, double step)
{
    const int end = next(k);
    const Vec2 way = step * perpRight((vertex(end) - vertex(k)).normalized());
    return moveIfBetter({{k, vertex(k) + way}, {end, vertex(end) + way}}) ||
           moveIfBetter({{k, vertex(k) - way}, {end, vertex(end) - way}});
}

bool VertexFit::improve(double step)
{
    bool moved = false;
    for (int k = 0; k < size(); ++k) {
        moved = shiftEdge(k, step) || moved;
        moved = shiftVertex(k, step) || moved;
    }
    return moved;
}

void VertexFit::goHome(int k)
{
    m_ring.vertices[std::size_t(k)] = home(k);
    m_anchors[std::size_t(k)] = {m_ring.breaks[std::size_t(k)], home(k)};
}

bool VertexFit::retreat(int edge)
{
    if (isHome(edge) && isHome(next(edge)))
        return false;
    for (const int k : {edge, next(edge)}) {
        const Vec2 middle = 0.5 * (vertex(k) + home(k));
        if (++m_retreats[std::size_t(k)] > fitRetreats || !place({{k, middle}}))
            goHome(k);
    }
    // A vertex at home may take its neighbour's edge out of the tolerance.
    for (bool changed = true; changed;) {
        changed = false;
        for (int k = 0; k < size(); ++k) {
            if ((isHome(k) && isHome(next(k))) || keepsTolerance(k))
                continue;
            goHome(k);
            goHome(next(k));
            changed = true;
        }
    }
    return true;
}

void VertexFit::retreatAll()
{
    for (int k = 0; k < size(); ++k)
        goHome(k);
}

namespace {

std::vector<Ring> verticesOf(std::span<const SimplifiedRing> rings)
{
    std::vector<Ring> all;
    for (const SimplifiedRing &ring : rings)
        all.push_back(ring.vertices);
    return all;
}

/// Takes back what crosses; false if nothing does that could be taken back.
bool retreatFromCrossings(std::span<const SimplifiedRing> rings, std::span<VertexFit> fits)
{
    bool changed = false;
    for (const auto &[first, second, proper] : findRingCrossings(verticesOf(rings))) {
        changed = fits[std::size_t(first.ring)].retreat(first.edge) || changed;
        changed = fits[std::size_t(second.ring)].retreat(second.edge) || changed;
    }
    return changed;
}

/// Takes back rings whose winding or nesting is wrong.
bool retreatFromNesting(std::span<const SimplifiedRing> rings, std::span<VertexFit> fits,
                        std::span<const std::pair<int, int>> nesting)
{
    std::vector<int> due;
    for (int r = 0; r < int(rings.size()); ++r) {
        const Ring &now = rings[std::size_t(r)].vertices;
        const Ring &contour = rings[std::size_t(r)].contour->points();
        if (areaSign(now.data(), int(now.size())) != areaSign(contour.data(), int(contour.size())))
            due.push_back(r);
    }
    const auto now = findNesting(verticesOf(rings));
    std::vector<std::pair<int, int>> differing;
    std::set_symmetric_difference(now.begin(), now.end(), nesting.begin(), nesting.end(),
                                  std::back_inserter(differing));
    for (const auto &[inner, outer] : differing)
        due.insert(due.end(), {inner, outer});
    bool changed = false;
    for (const int r : due) {
        const Ring before = rings[std::size_t(r)].vertices;
        fits[std::size_t(r)].retreatAll();
        changed = changed || rings[std::size_t(r)].vertices != before;
    }
    return changed;
}

} // namespace

void fitVertices(std::span<SimplifiedRing> rings, double tolerance,
                 std::span<const std::pair<int, int>> nesting)
{
    std::vector<VertexFit> fits;
    for (SimplifiedRing &ring : rings) {
        fits.emplace_back(ring, tolerance);
        fits.back().run();
    }
    while (retreatFromCrossings(rings, fits) || retreatFromNesting(rings, fits, nesting)) {
    }
}

} // namespace hullsmith
