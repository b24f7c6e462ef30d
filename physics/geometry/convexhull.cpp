#include "convexhull.h"

#include "pointorder.h"
#include "predicates.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace hullsmith {

namespace {

using Ring = std::vector<Vec2>;

/// Appends the points from `begin` to `end` as one chain that only turns left; `fixed` points of
/// the chain stay.
template <typename Iterator>
void appendChain(Ring &chain, const Iterator &begin, const Iterator &end, std::size_t fixed)
{
    for (Iterator it = begin; it != end; ++it) {
        while (chain.size() > fixed && orientation(chain[chain.size() - 2], chain.back(), *it) <= 0)
            chain.pop_back();
        chain.push_back(*it);
    }
}

/// Half the sum is left out: areas are only compared.
double doubleTriangleArea(const Vec2 &a, const Vec2 &b, const Vec2 &c)
{
    return std::abs(cross(b - a, c - a));
}

/// A ring index counted on or back past the ends.
std::size_t wrapped(const Ring &ring, std::size_t i, int by)
{
    const auto n = std::ptrdiff_t(ring.size());
    return std::size_t((std::ptrdiff_t(i) + by + n) % n);
}

std::size_t cheapestVertex(const Ring &ring)
{
    std::size_t best = 0;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const double loss =
            doubleTriangleArea(ring[wrapped(ring, i, -1)], ring[i], ring[wrapped(ring, i, 1)]);
        if (loss < least) {
            least = loss;
            best = i;
        }
    }
    return best;
}

/// The four corners around the edge from `b` to `c`, and two more.
struct EdgeSurroundings {
    const Vec2 &before, &a, &b, &c, &d, &after;
};

EdgeSurroundings around(const Ring &ring, std::size_t edge)
{
    return {
        ring[wrapped(ring, edge, -2)], ring[wrapped(ring, edge, -1)], ring[edge],
        ring[wrapped(ring, edge, 1)],  ring[wrapped(ring, edge, 2)],  ring[wrapped(ring, edge, 3)]};
}

/// Whether the ring with `tip` in place of b and c holds both and is strictly convex.
bool replaces(const Vec2 &tip, const EdgeSurroundings &s)
{
    return tip.allFinite() && orientation(s.a, tip, s.b) >= 0 && orientation(tip, s.d, s.c) >= 0 &&
           orientation(s.b, s.c, tip) < 0 && orientation(s.a, tip, s.d) > 0 &&
           orientation(s.before, s.a, tip) > 0 && orientation(tip, s.d, s.after) > 0;
}

/// Where the two neighbours of an edge meet beyond it, moved outwards by as many roundings as it
/// takes to hold the edge.
std::optional<Vec2> tipBeyond(const EdgeSurroundings &s)
{
    if (crossSign(s.a, s.b, s.c, s.d) <= 0)
        return std::nullopt;
    const Vec2 along = s.b - s.a;
    const Vec2 across = s.d - s.c;
    const double t = cross(s.c - s.b, across) / cross(along, across);
    const Vec2 meeting = s.b + t * along;
    const Vec2 outwards = perpRight(s.c - s.b).stableNormalized();
    const double step =
        2.0 * roundOff * std::max(meeting.cwiseAbs().maxCoeff(), s.b.cwiseAbs().maxCoeff());
    double push = 0.0;
    for (int attempt = 0; attempt < tipAttempts; ++attempt) {
        Vec2 tip = meeting + push * outwards;
        if (replaces(tip, s))
            return tip;
        push = push == 0.0 ? step : 2.0 * push;
    }
    return std::nullopt;
}

bool removeCheapestEdge(Ring &ring)
{
    std::optional<std::size_t> best;
    Vec2 bestTip = Vec2::Zero();
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const EdgeSurroundings s = around(ring, i);
        const std::optional<Vec2> tip = tipBeyond(s);
        if (!tip)
            continue;
        const double gain = doubleTriangleArea(s.b, s.c, *tip);
        if (gain < least) {
            least = gain;
            best = i;
            bestTip = *tip;
        }
    }
    if (!best)
        return false;
    ring[*best] = bestTip;
    ring.erase(ring.begin() + std::ptrdiff_t(wrapped(ring, *best, 1)));
    return true;
}

} // namespace

std::expected<std::vector<Vec2>, HullFault> convexHull(std::span<const Vec2> points)
{
    for (std::size_t i = 0; i < points.size(); ++i)
        if (!points[i].allFinite())
            return std::unexpected(HullFault{HullFault::Kind::NonFinite, int(i), 0});

    Ring sorted(points.begin(), points.end());
    std::sort(sorted.begin(), sorted.end(), comesBefore);
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());

    Ring hull;
    hull.reserve(sorted.size() + 1);
    appendChain(hull, sorted.begin(), sorted.end(), 1);
    if (sorted.size() >= 2)
        appendChain(hull, sorted.rbegin() + 1, sorted.rend(), hull.size());
    if (hull.size() < 4)
        return std::unexpected(HullFault{HullFault::Kind::Degenerate, -1, int(sorted.size())});
    hull.pop_back();
    return hull;
}

std::vector<Vec2> reduceHull(std::span<const Vec2> hull, int corners, HullReduction reduction)
{
    Ring ring(hull.begin(), hull.end());
    const std::size_t target = std::size_t(std::max(corners, 3));
    while (ring.size() > target) {
        if (reduction == HullReduction::Inner)
            ring.erase(ring.begin() + std::ptrdiff_t(cheapestVertex(ring)));
        else if (!removeCheapestEdge(ring))
            break;
    }
    return ring;
}

} // namespace hullsmith
