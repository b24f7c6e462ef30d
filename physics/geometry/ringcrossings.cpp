#include "ringcrossings.h"

#include "predicates.h"

#include <algorithm>

namespace hullsmith {

namespace {

using Ring = std::vector<Vec2>;

struct BoxedEdge {
    RingEdge id;
    Vec2 lower, upper;
};

/// Whether `q` lies left of the path `from`-`at`-`to`.
bool isLeftOfPath(const Vec2 &from, const Vec2 &at, const Vec2 &to, const Vec2 &q)
{
    const bool leftOfFirst = orientation(from, at, q) > 0;
    const bool leftOfSecond = orientation(at, to, q) > 0;
    return orientation(from, at, to) > 0 ? leftOfFirst && leftOfSecond
                                         : leftOfFirst || leftOfSecond;
}

/// Whether `p`, on the line through `a` and `b`, lies between them and is neither.
bool isBetween(const Vec2 &a, const Vec2 &b, const Vec2 &p)
{
    return p != a && p != b && dotSign(a, p, p, b) > 0;
}

class CrossingSearch {
public:
    explicit CrossingSearch(std::span<const Ring> rings)
        : m_rings(rings)
    {
    }

    std::vector<RingCrossing> run();

private:
    int size(int ring) const { return int(m_rings[std::size_t(ring)].size()); }
    const Vec2 &vertex(int ring, int i) const
    {
        const int n = size(ring);
        return m_rings[std::size_t(ring)][std::size_t((i + n) % n)];
    }
    void examine(const RingEdge &e, const RingEdge &f);
    bool foldsBack(const RingEdge &e, int next) const;
    bool crossAt(const RingEdge &u, const RingEdge &v) const;
    void add(const RingEdge &e, const RingEdge &f, bool proper);

    std::span<const Ring> m_rings;
    std::vector<RingCrossing> m_found;
};

std::vector<RingCrossing> CrossingSearch::run()
{
    std::vector<BoxedEdge> edges;
    for (int ring = 0; ring < int(m_rings.size()); ++ring)
        for (int i = 0; i < size(ring); ++i) {
            const Vec2 &a = vertex(ring, i);
            const Vec2 &b = vertex(ring, i + 1);
            edges.push_back({{ring, i}, a.cwiseMin(b), a.cwiseMax(b)});
        }
    std::sort(edges.begin(), edges.end(), [](const BoxedEdge &e, const BoxedEdge &f) {
        return e.lower.x() < f.lower.x() || (e.lower.x() == f.lower.x() && e.id < f.id);
    });
    std::vector<const BoxedEdge *> active;
    for (const BoxedEdge &edge : edges) {
        std::erase_if(active, [&](const BoxedEdge *e) { return e->upper.x() < edge.lower.x(); });
        for (const BoxedEdge *other : active)
            if (other->lower.y() <= edge.upper.y() && edge.lower.y() <= other->upper.y())
                examine(std::min(other->id, edge.id), std::max(other->id, edge.id));
        active.push_back(&edge);
    }
    std::sort(m_found.begin(), m_found.end(), [](const RingCrossing &a, const RingCrossing &b) {
        return a.first < b.first || (a.first == b.first && a.second < b.second);
    });
    return std::move(m_found);
}

/// Whether the edge `e` and the one that leaves its end lie on each other.
bool CrossingSearch::foldsBack(const RingEdge &e, int next) const
{
    const Vec2 &a = vertex(e.ring, e.edge);
    const Vec2 &b = vertex(e.ring, next);
    const Vec2 &c = vertex(e.ring, next + 1);
    return orientation(a, b, c) == 0 && dotSign(a, b, b, c) < 0;
}

/// Whether the paths through the vertices `u` and `v`, in one place, cross there.
bool CrossingSearch::crossAt(const RingEdge &u, const RingEdge &v) const
{
    const Vec2 &from = vertex(u.ring, u.edge - 1);
    const Vec2 &at = vertex(u.ring, u.edge);
    const Vec2 &to = vertex(u.ring, u.edge + 1);
    return isLeftOfPath(from, at, to, vertex(v.ring, v.edge - 1)) !=
           isLeftOfPath(from, at, to, vertex(v.ring, v.edge + 1));
}

/// `e` comes before `f`.
void CrossingSearch::examine(const RingEdge &e, const RingEdge &f)
{
    const int n = size(e.ring);
    if (e.ring == f.ring && (f.edge == e.edge + 1 || f.edge + 1 == e.edge + n)) {
        const bool follows = f.edge == e.edge + 1;
        if (follows ? foldsBack(e, f.edge) : foldsBack(f, e.edge))
            add(e, f, false);
        return;
    }
    const Vec2 &a = vertex(e.ring, e.edge);
    const Vec2 &b = vertex(e.ring, e.edge + 1);
    const Vec2 &c = vertex(f.ring, f.edge);
    const Vec2 &d = vertex(f.ring, f.edge + 1);
    const int sideC = orientation(a, b, c);
    const int sideD = orientation(a, b, d);
    if (sideC * sideD > 0)
        return;
    const int sideA = orientation(c, d, a);
    const int sideB = orientation(c, d, b);
    if (sideA * sideB > 0)
        return;
    if (sideA * sideB < 0 && sideC * sideD < 0) {
        add(e, f, true);
        return;
    }
    const bool endInside = (sideC == 0 && isBetween(a, b, c)) ||
                           (sideD == 0 && isBetween(a, b, d)) ||
                           (sideA == 0 && isBetween(c, d, a)) || (sideB == 0 && isBetween(c, d, b));
    const bool same = (a == c && b == d) || (a == d && b == c);
    const RingEdge endE{e.ring, (e.edge + 1) % n};
    const RingEdge endF{f.ring, (f.edge + 1) % size(f.ring)};
    if (endInside || same || (a == c && crossAt(e, f)) || (a == d && crossAt(e, endF)) ||
        (b == c && crossAt(endE, f)) || (b == d && crossAt(endE, endF)))
        add(e, f, false);
}

void CrossingSearch::add(const RingEdge &e, const RingEdge &f, bool proper)
{
    m_found.push_back({e, f, proper});
}

} // namespace

std::vector<RingCrossing> findRingCrossings(std::span<const std::vector<Vec2>> rings)
{
    return CrossingSearch(rings).run();
}

} // namespace hullsmith
