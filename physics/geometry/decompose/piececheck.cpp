#include "piececheck.h"

#include "../convexpolygon.h"
#include "../predicates.h"

#include <algorithm>
#include <utility>

namespace hullsmith {

namespace {

/// An edge without direction, and +1 or -1 for the direction it runs in.
struct Run {
    int low, high, count;
};

void addRuns(const std::vector<int> &ring, int count, std::vector<Run> &runs)
{
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const int a = ring[i];
        const int b = ring[i + 1 < ring.size() ? i + 1 : 0];
        runs.push_back({std::min(a, b), std::max(a, b), a < b ? count : -count});
    }
}

bool allCancel(std::vector<Run> &runs)
{
    const auto key = [](const Run &run) { return std::pair(run.low, run.high); };
    std::sort(runs.begin(), runs.end(),
              [&](const Run &a, const Run &b) { return key(a) < key(b); });
    int sum = 0;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        sum += runs[i].count;
        const bool isLast = i + 1 == runs.size() || key(runs[i]) != key(runs[i + 1]);
        if (isLast && std::exchange(sum, 0) != 0)
            return false;
    }
    return true;
}

bool isSound(const std::vector<int> &piece, std::span<const Vec2> points, int cornerLimit)
{
    std::vector<Vec2> ring;
    ring.reserve(piece.size());
    for (const int vertex : piece)
        ring.push_back(points[std::size_t(vertex)]);
    int corners = 0;
    for (std::size_t i = 0; i < ring.size(); ++i)
        corners += orientation(ring[i > 0 ? i - 1 : ring.size() - 1], ring[i],
                               ring[i + 1 < ring.size() ? i + 1 : 0]) != 0;
    return (cornerLimit <= 0 || corners <= cornerLimit) &&
           ConvexPolygon::create(std::move(ring)).has_value();
}

} // namespace

bool fillExactly(const PieceIndices &pieces, const PieceIndices &rings,
                 std::span<const Vec2> points, int cornerLimit, const PieceIndices &slivers)
{
    std::vector<Run> runs;
    for (const auto &sliver : slivers) {
        const auto corner = [&](std::size_t i) { return points[std::size_t(sliver[i])]; };
        if (orientation(corner(0), corner(1), corner(2)) < 0)
            return false;
        addRuns(sliver, 1, runs);
    }
    for (const auto &piece : pieces) {
        if (!isSound(piece, points, cornerLimit))
            return false;
        addRuns(piece, 1, runs);
    }
    for (const auto &ring : rings)
        addRuns(ring, -1, runs);
    return allCancel(runs);
}

} // namespace hullsmith
