#include "onesidedring.h"

#include "../predicates.h"
#include "../ringcrossings.h"
#include "../ringnesting.h"
#include "../tolerance.h"
#include "shortcuts.h"

#include <algorithm>
#include <set>

namespace hullsmith {

namespace {

using Ring = std::vector<Vec2>;

class SideMove {
public:
    SideMove(std::span<SimplifiedRing> rings, std::span<const Side> sides, double tolerance,
             std::span<const std::pair<int, int>> nesting)
        : m_rings(rings)
        , m_sides(sides)
        , m_tolerance(tolerance * fitTolerancePart)
        , m_nesting(nesting.begin(), nesting.end())
    {
    }

    void run()
    {
        do {
            m_due.clear();
            for (int r = 0; r < int(m_rings.size()); ++r) {
                move(ring(r));
                noteSpans(r);
            }
            if (m_due.empty())
                noteCrossings();
            if (m_due.empty())
                noteContours();
            if (m_due.empty())
                noteNesting();
        } while (divideAll());
    }

private:
    SimplifiedRing &ring(int r) { return m_rings[std::size_t(r)]; }
    const SimplifiedRing &ring(int r) const { return m_rings[std::size_t(r)]; }
    int index(const SimplifiedRing &of) const { return int(&of - m_rings.data()); }
    FittedLine line(const SimplifiedRing &of, int k) const;
    void move(SimplifiedRing &of) const;
    bool isKept(int r, int k) const;
    void noteSpans(int r);
    void noteCrossings();
    bool isWrongContact(int r, int contourEdge, int k) const;
    void noteContours();
    void noteNesting();
    bool isContour(const RingEdge &edge) const
    {
        const auto [from, to] = ring(edge.ring).span(edge.edge);
        return to - from == 1;
    }
    void note(const RingEdge &edge)
    {
        if (!isContour(edge))
            m_due.insert(edge);
    }
    void noteAround(int r, int k);
    void noteAll(int r)
    {
        for (int k = 0; k < ring(r).size(); ++k)
            note({r, k});
    }
    bool divideAll();

    std::span<SimplifiedRing> m_rings;
    std::span<const Side> m_sides;
    double m_tolerance;
    std::vector<std::pair<int, int>> m_nesting;
    std::set<RingEdge> m_due; ///< Spans to be divided.
};

/// The line of a span along its chord, with all of the span on its side.
FittedLine SideMove::line(const SimplifiedRing &of, int k) const
{
    const ContourRing &contour = *of.contour;
    const auto [from, to] = of.span(k);
    const Vec2 a = contour.point(from);
    const Vec2 direction = (contour.point(to % contour.size()) - a).normalized();
    const Vec2 outwards =
        m_sides[std::size_t(index(of))] == Side::Left ? perpRight(direction) : perpLeft(direction);
    double farthest = 0.0;
    for (int i = from + 1; i < to; ++i)
        farthest = std::max(farthest, outwards.dot(contour.point(i % contour.size()) - a));
    if (to - from > 1)
        farthest += shortcutSlack * contour.extent();
    return {a + farthest * outwards, direction};
}

void SideMove::move(SimplifiedRing &of) const
{
    const int n = of.size();
    for (int k = 0; k < n; ++k) {
        const int before = (k + n - 1) % n;
        const int index = of.breaks[std::size_t(k)];
        of.vertices[std::size_t(k)] = of.contour->point(index);
        const auto [start, middle] = of.span(before);
        const auto [again, end] = of.span(k);
        if (middle - start == 1 && end - again == 1)
            continue;
        const FittedLine first = line(of, before);
        const FittedLine second = line(of, k);
        const double turn = cross(first.direction, second.direction);
        const double along = cross(second.point - first.point, second.direction) / turn;
        const Vec2 met = first.point + along * first.direction;
        if (met.allFinite() && (met - of.contour->point(index)).norm() <= m_tolerance)
            of.vertices[std::size_t(k)] = met;
    }
}

/// Whether all of the span lies on its side of the edge, within the tolerance.
bool SideMove::isKept(int r, int k) const
{
    const SimplifiedRing &of = ring(r);
    const ContourRing &contour = *of.contour;
    const Vec2 &a = of.vertex(k);
    const Vec2 &b = of.vertex(k + 1);
    const auto [from, to] = of.span(k);
    const Vec2 &start = contour.point(from);
    if (compareDistance(a, start, m_tolerance, 0.0) > 0 ||
        dotSign(a, b, start, contour.point(to % contour.size())) <= 0)
        return false;
    const int wrong = m_sides[std::size_t(r)] == Side::Left ? -1 : 1;
    for (int i = from; i <= to; ++i) {
        const Vec2 &p = contour.point(i % contour.size());
        if (orientation(a, b, p) == wrong)
            return false;
        if (i > from && i < to && !withinTolerance(a, b, p, m_tolerance))
            return false;
    }
    return true;
}

/// Notes a span with its neighbours, which share the vertices that are at fault.
void SideMove::noteAround(int r, int k)
{
    const int n = ring(r).size();
    if (!isContour({r, k})) {
        note({r, k});
        return;
    }
    note({r, (k + n - 1) % n});
    note({r, (k + 1) % n});
}

void SideMove::noteSpans(int r)
{
    for (int k = 0; k < ring(r).size(); ++k)
        if (!isKept(r, k))
            noteAround(r, k);
}

void SideMove::noteCrossings()
{
    std::vector<Ring> now;
    for (const SimplifiedRing &of : m_rings)
        now.push_back(of.vertices);
    for (const RingCrossing &crossing : findRingCrossings(now)) {
        noteAround(crossing.first.ring, crossing.first.edge);
        noteAround(crossing.second.ring, crossing.second.edge);
    }
}

/// Whether the contour goes to the wrong side of the edge where it meets it, or meets it beyond the
/// span of the edge and its neighbours.
bool SideMove::isWrongContact(int r, int contourEdge, int k) const
{
    const SimplifiedRing &of = ring(r);
    const ContourRing &contour = *of.contour;
    const int wrong = m_sides[std::size_t(r)] == Side::Left ? -1 : 1;
    for (const int i : {contourEdge, contourEdge + 1})
        if (orientation(of.vertex(k), of.vertex(k + 1), contour.point(i)) == wrong)
            return true;
    const int n = contour.size();
    const int first = of.span((k + of.size() - 1) % of.size()).first;
    const int last = of.span((k + 1) % of.size()).second;
    return (contourEdge - first + n) % n >= (last - first + n - 1) % n + 1;
}

void SideMove::noteContours()
{
    for (int r = 0; r < int(m_rings.size()); ++r) {
        const std::vector<Ring> both{ring(r).contour->points(), ring(r).vertices};
        for (const auto &[first, second, proper] : findRingCrossings(both)) {
            if (first.ring == second.ring)
                continue;
            const int contourEdge = first.ring == 0 ? first.edge : second.edge;
            const int k = first.ring == 0 ? second.edge : first.edge;
            if (proper || isWrongContact(r, contourEdge, k))
                noteAround(r, k);
        }
    }
}

void SideMove::noteNesting()
{
    std::vector<Ring> now;
    for (int r = 0; r < int(m_rings.size()); ++r) {
        now.push_back(ring(r).vertices);
        const Ring &contour = ring(r).contour->points();
        if (areaSign(now.back().data(), int(now.back().size())) !=
            areaSign(contour.data(), int(contour.size())))
            noteAll(r);
    }
    const auto nesting = findNesting(now);
    std::vector<std::pair<int, int>> differing;
    std::set_symmetric_difference(nesting.begin(), nesting.end(), m_nesting.begin(),
                                  m_nesting.end(), std::back_inserter(differing));
    for (const auto &[inner, outer] : differing) {
        noteAll(inner);
        noteAll(outer);
    }
}

/// Divides the spans that are due where the contour is farthest from the chord; false if there were
/// none.
bool SideMove::divideAll()
{
    std::vector<std::vector<int>> added(m_rings.size());
    for (const auto &[r, k] : m_due)
        added[std::size_t(r)].push_back(farthestVertex(ring(r), k).first % ring(r).contour->size());
    divide(m_rings, added);
    return !m_due.empty();
}

} // namespace

void moveToSide(std::span<SimplifiedRing> rings, std::span<const Side> sides, double tolerance,
                std::span<const std::pair<int, int>> nesting)
{
    SideMove(rings, sides, tolerance, nesting).run();
}

} // namespace hullsmith
