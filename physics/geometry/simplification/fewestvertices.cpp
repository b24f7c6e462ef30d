#include "fewestvertices.h"

#include "../tolerance.h"
#include "shortcuts.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hullsmith {

namespace {

constexpr int leastVertices = 3;
constexpr int unreachable = std::numeric_limits<int>::max() / 2;

struct ClosedPath {
    std::vector<int> vertices; ///< Rising.
    double area = std::numeric_limits<double>::infinity();

    bool isBetterThan(const ClosedPath &other) const
    {
        if (other.vertices.empty() || vertices.size() != other.vertices.size())
            return other.vertices.empty() || vertices.size() < other.vertices.size();
        return area < other.area || (area == other.area && vertices < other.vertices);
    }
};

/// Shortest closed paths over shortcuts between some vertices of a contour.
class PathSearch {
public:
    PathSearch(const ContourRing &contour, std::vector<int> candidates, const Shortcuts &shortcuts)
        : m_contour(contour)
        , m_candidates(std::move(candidates))
        , m_shortcuts(shortcuts)
        , m_size(shortcuts.size())
    {
    }

    ClosedPath best(const std::stop_token &stop);

private:
    ClosedPath through(int start);
    int count(int start);
    ClosedPath leastArea(int start, int steps);
    ClosedPath withExactly(int steps, int start);
    ClosedPath collect(int start, const std::vector<int> &places) const;
    double area(int start, int from, int to) const;
    int candidate(int place) const { return place < m_size ? place : place - m_size; }

    const ContourRing &m_contour;
    std::vector<int> m_candidates; ///< Their places in the contour, rising.
    const Shortcuts &m_shortcuts;
    int m_size;
    std::vector<int> m_before, m_behind; ///< Fewest steps from the start, and to the end.
};

ClosedPath PathSearch::best(const std::stop_token &stop)
{
    ClosedPath best;
    if (std::size_t(m_size) * m_shortcuts.count() <= everyStartSteps) {
        for (int start = 0; start < m_size && !stop.stop_requested(); ++start) {
            ClosedPath path = through(start);
            if (path.isBetterThan(best))
                best = std::move(path);
        }
        return best;
    }
    best = through(0);
    // Far from the first start nothing was forced: a path through there may need one vertex less.
    const int middle = best.vertices[best.vertices.size() / 2];
    const auto place = std::lower_bound(m_candidates.begin(), m_candidates.end(), middle);
    ClosedPath path = through(int(place - m_candidates.begin()));
    return path.isBetterThan(best) ? path : best;
}

ClosedPath PathSearch::through(int start)
{
    const int steps = count(start);
    if (steps >= leastVertices)
        return leastArea(start, steps);
    ClosedPath path;
    for (int more = leastVertices; path.vertices.empty(); ++more)
        path = withExactly(more, start);
    return path;
}

/// Fewest steps from the start once round; fills m_before and m_behind.
int PathSearch::count(int start)
{
    m_before.assign(std::size_t(m_size) + 1, unreachable);
    m_behind.assign(std::size_t(m_size) + 1, unreachable);
    m_before[0] = 0;
    m_behind[std::size_t(m_size)] = 0;
    for (int t = 0; t < m_size; ++t) {
        const int next = m_before[std::size_t(t)] + 1;
        m_shortcuts.forEach(candidate(start + t), [&](int d) {
            if (t + d <= m_size && m_before[std::size_t(t + d)] > next)
                m_before[std::size_t(t + d)] = next;
        });
    }
    for (int t = m_size - 1; t >= 0; --t) {
        int least = unreachable;
        m_shortcuts.forEach(candidate(start + t), [&](int d) {
            if (t + d <= m_size)
                least = std::min(least, m_behind[std::size_t(t + d)]);
        });
        m_behind[std::size_t(t)] = std::min(least + 1, unreachable);
    }
    return m_before.back();
}

double PathSearch::area(int start, int from, int to) const
{
    const int n = m_contour.size();
    const auto place = [&](int t) {
        const int c = start + t;
        return c < m_size ? m_candidates[std::size_t(c)]
                          : m_candidates[std::size_t(c - m_size)] + n;
    };
    const int i = place(from);
    const int j = place(to);
    return i < n ? m_contour.lineArea(i, j) : m_contour.lineArea(i - n, j - n);
}

ClosedPath PathSearch::leastArea(int start, int steps)
{
    std::vector<double> least(std::size_t(m_size) + 1, std::numeric_limits<double>::infinity());
    std::vector<int> from(std::size_t(m_size) + 1, -1);
    least[0] = 0.0;
    const auto isUseful = [&](int t) {
        return m_before[std::size_t(t)] + m_behind[std::size_t(t)] == steps;
    };
    for (int t = 0; t < m_size; ++t) {
        if (!isUseful(t))
            continue;
        m_shortcuts.forEach(candidate(start + t), [&](int d) {
            const int u = t + d;
            if (u > m_size || !isUseful(u) ||
                m_before[std::size_t(u)] != m_before[std::size_t(t)] + 1)
                return;
            const double sum = least[std::size_t(t)] + area(start, t, u);
            if (sum < least[std::size_t(u)]) {
                least[std::size_t(u)] = sum;
                from[std::size_t(u)] = t;
            }
        });
    }
    std::vector<int> places;
    for (int t = from.back(); t >= 0; t = from[std::size_t(t)])
        places.push_back(t);
    ClosedPath path = collect(start, places);
    path.area = least.back();
    return path;
}

/// The closed path of least area with that many steps; empty if there is none. For few steps.
ClosedPath PathSearch::withExactly(int steps, int start)
{
    const double none = std::numeric_limits<double>::infinity();
    std::vector<double> least(std::size_t(m_size) + 1, none);
    std::vector<std::vector<int>> from;
    least[0] = 0.0;
    for (int step = 0; step < steps; ++step) {
        std::vector<double> next(std::size_t(m_size) + 1, none);
        from.emplace_back(std::size_t(m_size) + 1, -1);
        for (int t = 0; t < m_size; ++t) {
            if (least[std::size_t(t)] == none)
                continue;
            m_shortcuts.forEach(candidate(start + t), [&](int d) {
                if (t + d > m_size)
                    return;
                const double sum = least[std::size_t(t)] + area(start, t, t + d);
                if (sum < next[std::size_t(t + d)]) {
                    next[std::size_t(t + d)] = sum;
                    from.back()[std::size_t(t + d)] = t;
                }
            });
        }
        least = std::move(next);
    }
    if (least.back() == none)
        return {};
    std::vector<int> places;
    for (int step = steps - 1, t = m_size; step >= 0; --step) {
        t = from[std::size_t(step)][std::size_t(t)];
        places.push_back(t);
    }
    ClosedPath path = collect(start, places);
    path.area = least.back();
    return path;
}

ClosedPath PathSearch::collect(int start, const std::vector<int> &places) const
{
    ClosedPath path;
    for (const int t : places)
        path.vertices.push_back(m_candidates[std::size_t(candidate(start + t))]);
    std::sort(path.vertices.begin(), path.vertices.end());
    return path;
}

std::vector<int> allOf(const ContourRing &contour)
{
    std::vector<int> all(std::size_t(contour.size()));
    for (int i = 0; i < contour.size(); ++i)
        all[std::size_t(i)] = i;
    return all;
}

} // namespace

std::vector<int> fewestVertices(const ContourRing &contour, double tolerance,
                                const std::stop_token &stop)
{
    if (const auto all = Shortcuts::find(contour.points(), tolerance, shortcutSteps))
        return PathSearch(contour, allOf(contour), *all).best(stop).vertices;
    const double part = tolerance * coarsePart;
    const std::vector<int> candidates = greedyShortcuts(contour.points(), part);
    if (int(candidates.size()) < leastVertices)
        return allOf(contour);
    std::vector<Vec2> points;
    for (const int i : candidates)
        points.push_back(contour.points()[std::size_t(i)]);
    const auto some =
        Shortcuts::find(points, tolerance - part, std::numeric_limits<std::size_t>::max());
    return some ? PathSearch(contour, candidates, *some).best(stop).vertices : allOf(contour);
}

} // namespace hullsmith
