#include "simplifiedring.h"

#include "../predicates.h"
#include "../ringcrossings.h"
#include "../ringnesting.h"

#include <algorithm>
#include <set>

namespace hullsmith {

namespace {

using Ring = std::vector<Vec2>;

class Separation {
public:
    Separation(std::span<SimplifiedRing> rings, std::span<const std::pair<int, int>> nesting)
        : m_rings(rings)
        , m_nesting(nesting.begin(), nesting.end())
    {
    }

    void run()
    {
        do {
            m_due.clear();
            m_now.clear();
            for (const SimplifiedRing &ring : m_rings)
                m_now.push_back(ring.vertices);
            noteWindings();
            noteCrossings();
            if (m_due.empty())
                noteNesting();
        } while (divideAll());
    }

private:
    void noteWindings();
    void noteCrossings();
    void noteNesting();
    void noteSpansAround(int outer, int inner);
    void note(const RingEdge &edge)
    {
        if (deviation(edge) >= 0.0)
            m_due.insert(edge);
    }
    double deviation(const RingEdge &edge) const
    {
        return farthestVertex(m_rings[std::size_t(edge.ring)], edge.edge).second;
    }
    bool divideAll();

    std::span<SimplifiedRing> m_rings;
    std::vector<std::pair<int, int>> m_nesting;
    std::vector<Ring> m_now;
    std::set<RingEdge> m_due; ///< Spans to be divided.
};

void Separation::noteWindings()
{
    for (int r = 0; r < int(m_rings.size()); ++r) {
        const Ring &now = m_now[std::size_t(r)];
        const Ring &contour = m_rings[std::size_t(r)].contour->points();
        if (areaSign(now.data(), int(now.size())) == areaSign(contour.data(), int(contour.size())))
            continue;
        for (int k = 0; k < int(now.size()); ++k)
            note({r, k});
    }
}

/// Of two edges that cross, the one that has strayed farther from its span is divided.
void Separation::noteCrossings()
{
    for (const RingCrossing &crossing : findRingCrossings(m_now)) {
        const double first = deviation(crossing.first);
        const double second = deviation(crossing.second);
        if (first >= second)
            note(crossing.first);
        if (second >= first)
            note(crossing.second);
    }
}

void Separation::noteNesting()
{
    const auto now = findNesting(m_now);
    std::vector<std::pair<int, int>> differing;
    std::set_symmetric_difference(now.begin(), now.end(), m_nesting.begin(), m_nesting.end(),
                                  std::back_inserter(differing));
    for (const auto &[inner, outer] : differing) {
        noteSpansAround(outer, inner);
        noteSpansAround(inner, outer);
    }
}

/// Notes the spans of `outer` that pass a vertex of `inner` on another side than their chord.
void Separation::noteSpansAround(int outer, int inner)
{
    const SimplifiedRing &ring = m_rings[std::size_t(outer)];
    for (int k = 0; k < ring.size(); ++k) {
        const auto [from, to] = ring.span(k);
        Ring loop;
        for (int i = from; i <= to; ++i)
            loop.push_back(ring.contour->point(i));
        const Ring &others = m_now[std::size_t(inner)];
        if (std::any_of(others.begin(), others.end(),
                        [&](const Vec2 &p) { return sideOfRing(loop, p) > 0; }))
            note({outer, k});
    }
}

/// Divides the spans that are due; false if there were none.
bool Separation::divideAll()
{
    std::vector<std::vector<int>> added(m_rings.size());
    for (const RingEdge &edge : m_due) {
        const SimplifiedRing &ring = m_rings[std::size_t(edge.ring)];
        added[std::size_t(edge.ring)].push_back(farthestVertex(ring, edge.edge).first %
                                                ring.contour->size());
    }
    divide(m_rings, added);
    return !m_due.empty();
}

} // namespace

SimplifiedRing::SimplifiedRing(const ContourRing &of, std::vector<int> at)
    : contour(&of)
    , breaks(std::move(at))
{
    for (const int i : breaks)
        vertices.push_back(of.point(i));
}

std::pair<int, int> SimplifiedRing::span(int k) const
{
    const int from = breaks[std::size_t(k)];
    return {from, k + 1 < size() ? breaks[std::size_t(k) + 1] : breaks.front() + contour->size()};
}

std::pair<int, double> farthestVertex(const SimplifiedRing &ring, int k)
{
    const auto [from, to] = ring.span(k);
    const Vec2 a = ring.contour->point(from);
    const Vec2 chord = ring.contour->point(to) - a;
    const double length = chord.squaredNorm();
    std::pair<int, double> farthest(-1, -1.0);
    for (int i = from + 1; i < to; ++i) {
        const Vec2 q = ring.contour->point(i) - a;
        const double along = length > 0.0 ? std::clamp(q.dot(chord) / length, 0.0, 1.0) : 0.0;
        const double squared = (q - along * chord).squaredNorm();
        if (squared > farthest.second)
            farthest = {i, squared};
    }
    return farthest;
}

void divide(std::span<SimplifiedRing> rings, std::span<const std::vector<int>> added)
{
    for (std::size_t r = 0; r < added.size(); ++r) {
        if (added[r].empty())
            continue;
        std::vector<int> breaks = rings[r].breaks;
        breaks.insert(breaks.end(), added[r].begin(), added[r].end());
        std::sort(breaks.begin(), breaks.end());
        rings[r] = SimplifiedRing(*rings[r].contour, std::move(breaks));
    }
}

void separate(std::span<SimplifiedRing> rings, std::span<const std::pair<int, int>> nesting)
{
    Separation(rings, nesting).run();
}

} // namespace hullsmith
