#include "triangulation.h"

#include "../predicates.h"

#include <algorithm>
#include <utility>

namespace hullsmith {

namespace {

class EarClipper {
public:
    explicit EarClipper(std::span<const Vec2> ring)
        : m_ring(ring)
        , m_size(int(ring.size()))
    {
        for (int i = 0; i < m_size; ++i) {
            m_next.push_back(i + 1 < m_size ? i + 1 : 0);
            m_previous.push_back(i > 0 ? i - 1 : m_size - 1);
        }
        m_edges.assign(ring.size(), {-1, 0});
        m_blocks.assign(ring.size(), false);
        for (int i = 0; i < m_size; ++i) {
            m_blocks[std::size_t(i)] = turn(i) <= 0;
            if (m_blocks[std::size_t(i)])
                m_blockers.push_back(i);
        }
        std::sort(m_blockers.begin(), m_blockers.end(),
                  [this](int i, int j) { return point(i).x() < point(j).x(); });
        for (std::size_t b = 0; b <= m_blockers.size(); ++b)
            m_nextBlocker.push_back(b);
    }

    std::vector<Triangle> run()
    {
        int left = m_size;
        int vertex = 0;
        for (int misses = 0; left > 3 && misses < left;) {
            if (isEar(vertex)) {
                vertex = clip(vertex);
                --left;
                misses = 0;
            } else {
                vertex = next(vertex);
                ++misses;
            }
        }
        if (left != 3 || turn(vertex) <= 0)
            return {};
        addTriangle(vertex);
        // The last triangle's third edge is not a cut: it joins whatever lies beyond.
        connect(m_edges[std::size_t(next(vertex))], int(m_triangles.size()) - 1, 2);
        return std::move(m_triangles);
    }

private:
    /// What lies outside an edge of the rest: a triangle and which of its edges; -1 for nothing.
    struct Side {
        int triangle, edge;
    };

    const Vec2 &point(int i) const { return m_ring[std::size_t(i)]; }
    int next(int i) const { return m_next[std::size_t(i)]; }
    int previous(int i) const { return m_previous[std::size_t(i)]; }
    int turn(int i) const { return orientation(point(previous(i)), point(i), point(next(i))); }

    bool isEar(int i)
    {
        if (m_blocks[std::size_t(i)])
            return false;
        const Vec2 &u = point(previous(i));
        const Vec2 &v = point(i);
        const Vec2 &w = point(next(i));
        const Vec2 lower = u.cwiseMin(v).cwiseMin(w);
        const Vec2 upper = u.cwiseMax(v).cwiseMax(w);
        const auto first = std::lower_bound(m_blockers.begin(), m_blockers.end(), lower.x(),
                                            [this](int j, double x) { return point(j).x() < x; });
        for (std::size_t b = blockerFrom(std::size_t(first - m_blockers.begin()));
             b < m_blockers.size(); b = blockerFrom(b + 1)) {
            const Vec2 &p = point(m_blockers[b]);
            if (p.x() > upper.x())
                break;
            const bool inBox = p.y() >= lower.y() && p.y() <= upper.y();
            if (inBox && p != u && p != v && p != w && orientation(u, v, p) >= 0 &&
                orientation(v, w, p) >= 0 && orientation(w, u, p) >= 0)
                return false;
        }
        return true;
    }

    /// The first blocker from this one on that still is one.
    std::size_t blockerFrom(std::size_t b)
    {
        const auto isNone = [this](std::size_t i) {
            return i < m_blockers.size() && !m_blocks[std::size_t(m_blockers[i])];
        };
        std::size_t found = b;
        while (m_nextBlocker[found] != found || isNone(found))
            found = m_nextBlocker[found] != found ? m_nextBlocker[found] : found + 1;
        while (b != found)
            b = std::exchange(m_nextBlocker[b], found);
        return found;
    }

    /// Cuts the ear off; returns where to look for the next one, a little on: that keeps fans and
    /// slivers away.
    int clip(int i)
    {
        addTriangle(i);
        const int before = previous(i);
        const int after = next(i);
        m_edges[std::size_t(before)] = {int(m_triangles.size()) - 1, 2};
        m_next[std::size_t(before)] = after;
        m_previous[std::size_t(after)] = before;
        m_blocks[std::size_t(i)] = false;
        for (const int end : {before, after})
            if (m_blocks[std::size_t(end)])
                m_blocks[std::size_t(end)] = turn(end) <= 0;
        return next(after);
    }

    void addTriangle(int i)
    {
        const int triangle = int(m_triangles.size());
        m_triangles.push_back({{previous(i), i, next(i)}, {-1, -1, -1}});
        connect(m_edges[std::size_t(previous(i))], triangle, 0);
        connect(m_edges[std::size_t(i)], triangle, 1);
    }

    void connect(const Side &outside, int triangle, int edge)
    {
        if (outside.triangle < 0)
            return;
        m_triangles[std::size_t(outside.triangle)].neighbours[std::size_t(outside.edge)] = triangle;
        m_triangles[std::size_t(triangle)].neighbours[std::size_t(edge)] = outside.triangle;
    }

    std::span<const Vec2> m_ring;
    int m_size;
    std::vector<int> m_next, m_previous;
    std::vector<Side> m_edges;              ///< By the vertex that the edge of the rest leaves.
    std::vector<bool> m_blocks;             ///< Not strictly convex: may lie in an ear.
    std::vector<int> m_blockers;            ///< Those of the start, from left to right.
    std::vector<std::size_t> m_nextBlocker; ///< Beyond those that are none any more; or the same.
    std::vector<Triangle> m_triangles;
};

} // namespace

std::vector<Triangle> triangulate(std::span<const Vec2> ring)
{
    return ring.size() < 3 ? std::vector<Triangle>() : EarClipper(ring).run();
}

} // namespace hullsmith
