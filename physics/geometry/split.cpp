#include "split.h"

#include "decompose/fewestpieces.h"
#include "decompose/piececheck.h"
#include "outlinecheck.h"
#include "predicates.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <optional>

namespace hullsmith {

namespace {

using Ring = std::vector<Vec2>;
using Kind = SplitFault::Kind;

std::optional<SplitFault> ringFault(std::span<const Vec2> ring, const OutlineReport &report)
{
    const auto at = [&](int vertex) { return ring[std::size_t(vertex)]; };
    if (!report.nonFinite.empty())
        return SplitFault{Kind::NonFinite};
    if (report.degenerate)
        return SplitFault{Kind::Degenerate, ring.empty() ? Vec2(0.0, 0.0) : ring[0]};
    if (!report.crossings.empty())
        return SplitFault{Kind::NotSimple, at(report.crossings[0].first)};
    if (!report.spikes.empty())
        return SplitFault{Kind::NotSimple, at(report.spikes[0])};
    if (!report.touchPoints.empty())
        return SplitFault{Kind::SelfTouch, report.touchPoints[0]};
    if (!report.repeated.empty())
        return SplitFault{Kind::SelfTouch, at(report.repeated[0].first)};
    return std::nullopt;
}

/// The ring without doubled vertices and with this winding, if it is simple.
std::expected<Ring, SplitFault> cleaned(std::span<const Vec2> ring, Winding winding)
{
    const OutlineReport report = checkOutline(ring);
    if (const auto fault = ringFault(ring, report))
        return std::unexpected(*fault);
    Ring clean;
    for (int i = 0; i < int(ring.size()); ++i)
        if (!std::binary_search(report.duplicates.begin(), report.duplicates.end(), i))
            clean.push_back(ring[std::size_t(i)]);
    if (report.winding != winding)
        std::reverse(clean.begin(), clean.end());
    return clean;
}

Ring withoutStraightCorners(const std::vector<int> &piece, std::span<const Vec2> points)
{
    const auto at = [&](std::size_t i) { return points[std::size_t(piece[i % piece.size()])]; };
    Ring ring;
    for (std::size_t i = 0; i < piece.size(); ++i)
        if (orientation(at(i + piece.size() - 1), at(i), at(i + 1)) != 0)
            ring.push_back(at(i));
    return ring;
}

} // namespace

std::expected<SplitResult, SplitFault> split(std::span<const Vec2> outer,
                                             const SplitOptions &options)
{
    if (options.cornerLimit < 0 || options.cornerLimit == 1 || options.cornerLimit == 2)
        return std::unexpected(SplitFault{Kind::BadLimit});
    const auto ring = cleaned(outer, Winding::CounterClockwise);
    if (!ring)
        return std::unexpected(ring.error());
    const auto pieces = fewestPieces(*ring, options.cornerLimit, options.stop);
    if (!pieces)
        return std::unexpected(SplitFault{Kind::Cancelled});
    std::vector<int> all(ring->size());
    std::iota(all.begin(), all.end(), 0);
    if (!fillExactly(*pieces, {all}, *ring, options.cornerLimit))
        return std::unexpected(SplitFault{Kind::NotSimple});
    SplitResult result;
    for (const auto &piece : *pieces)
        result.pieces.push_back(withoutStraightCorners(piece, *ring));
    return result;
}

} // namespace hullsmith
