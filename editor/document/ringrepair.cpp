#include "ringrepair.h"

#include "physics/geometry/convexhull.h"
#include "physics/geometry/outlinecheck.h"

#include <algorithm>

using hullsmith::OutlineReport;
using hullsmith::Vec2;

namespace {

constexpr std::size_t leastRing = 3;

double distanceToSegment(const Vec2 &p, const Vec2 &a, const Vec2 &b)
{
    const double squared = (b - a).squaredNorm();
    if (squared == 0.0)
        return (p - a).norm();
    const double t = std::clamp((p - a).dot(b - a) / squared, 0.0, 1.0);
    return (p - (a + t * (b - a))).norm();
}

/// Of `candidates`, those to drop in one go: nearest to their line first, no two side by side, and
/// at most so many that a triangle remains.
std::vector<bool> chooseStraight(const Ring &ring, const std::vector<int> &candidates)
{
    const std::size_t n = ring.size();
    const auto before = [n](std::size_t i) { return (i + n - 1) % n; };
    const auto after = [n](std::size_t i) { return (i + 1) % n; };
    std::vector<std::pair<double, std::size_t>> byDeviation;
    for (int candidate : candidates) {
        const std::size_t i = std::size_t(candidate);
        byDeviation.emplace_back(distanceToSegment(ring[i], ring[before(i)], ring[after(i)]), i);
    }
    std::ranges::sort(byDeviation);
    std::vector<bool> dropped(n, false);
    std::size_t left = n;
    for (const auto &[deviation, i] : byDeviation) {
        if (left == leastRing)
            break;
        if (dropped[before(i)] || dropped[after(i)])
            continue;
        dropped[i] = true;
        --left;
    }
    return dropped;
}

Ring without(const Ring &ring, const std::vector<bool> &dropped)
{
    Ring kept;
    for (std::size_t i = 0; i < ring.size(); ++i)
        if (!dropped[i])
            kept.push_back(ring[i]);
    return kept;
}

Ring weldedToNeighbours(const Ring &ring, double distance)
{
    Ring kept;
    for (const Vec2 &v : ring)
        if (kept.empty() || (v - kept.back()).norm() > distance)
            kept.push_back(v);
    while (kept.size() > 1 && (kept.back() - kept.front()).norm() <= distance)
        kept.pop_back();
    return kept;
}

Ring weldedToAny(const Ring &ring, double distance)
{
    Ring kept;
    for (const Vec2 &v : ring)
        if (std::ranges::none_of(kept, [&](const Vec2 &k) { return (v - k).norm() <= distance; }))
            kept.push_back(v);
    return kept;
}

} // namespace

Ring reversedRing(const Ring &ring)
{
    Ring reversed = ring;
    if (!reversed.empty())
        std::reverse(reversed.begin() + 1, reversed.end());
    return reversed;
}

Ring weldedRing(const Ring &ring, double distance)
{
    return distance > 0.0 && hullsmith::checkOutline(ring).convex
               ? weldedToAny(ring, distance)
               : weldedToNeighbours(ring, distance);
}

Ring withoutStraightVertices(const Ring &ring, std::optional<double> tolerance)
{
    hullsmith::OutlineCheckOptions options;
    options.collinearTolerance = tolerance;
    Ring kept = weldedRing(ring, 0.0);
    while (kept.size() > leastRing) {
        const OutlineReport report = hullsmith::checkOutline(kept, options);
        std::vector<int> straight = report.collinear;
        if (tolerance)
            std::ranges::copy(report.nearCollinear, std::back_inserter(straight));
        if (straight.empty())
            break;
        kept = without(kept, chooseStraight(kept, straight));
    }
    return kept;
}

std::optional<Ring> hullOf(const Ring &ring, std::optional<int> limit)
{
    std::expected<Ring, hullsmith::HullFault> hull = hullsmith::convexHull(ring);
    if (!hull)
        return std::nullopt;
    if (!limit || int(hull->size()) <= *limit)
        return *std::move(hull);
    Ring reduced = hullsmith::reduceHull(*hull, *limit, hullsmith::HullReduction::Outer);
    if (int(reduced.size()) <= *limit)
        return reduced;
    return hullsmith::reduceHull(*hull, *limit, hullsmith::HullReduction::Inner);
}
