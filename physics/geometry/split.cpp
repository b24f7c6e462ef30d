#include "split.h"

#include "decompose/addedpoints.h"
#include "decompose/cutlines.h"
#include "decompose/holebridges.h"
#include "decompose/piececheck.h"
#include "decompose/piecemerger.h"
#include "decompose/region.h"
#include "decompose/thinpieces.h"
#include "decompose/triangulation.h"
#include "expansion.h"
#include "predicates.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace hullsmith {

namespace {

using Kind = SplitFault::Kind;

/// Ways to bridge holes are tried until this many points have been split in all: some 10 ms. A
/// count.
constexpr std::size_t bridgedPoints = 1300;
/// And no more than this many. A count.
constexpr int bridgeVariants = 24;

std::vector<Vec2> pointsOf(const std::vector<int> &ring, std::span<const Vec2> points)
{
    std::vector<Vec2> result;
    result.reserve(ring.size());
    for (const int i : ring)
        result.push_back(points[std::size_t(i)]);
    return result;
}

PieceIndices triangles(std::span<const Vec2> ring)
{
    PieceIndices pieces;
    for (const Triangle &triangle : triangulate(ring))
        pieces.emplace_back(triangle.corners.begin(), triangle.corners.end());
    return pieces;
}

/// Pieces over a region's points, and those added.
struct Pieces {
    PieceIndices pieces;
    std::vector<Vec2> points = {}; ///< Empty: those of the region.
    bool isFast = false;           ///< Some of them are triangles that were merged.
    PieceIndices slivers = {};     ///< See AddedPointPieces.
};

using Bridges = std::span<const std::pair<int, int>>;

/// The region's pieces with one way to bridge the holes.
std::optional<Pieces> bridgedPieces(const Region &region, Bridges bridges,
                                    const SplitOptions &options)
{
    Pieces all;
    for (const auto &ring : bridgedRings(region, bridges)) {
        const std::vector<Vec2> points = pointsOf(ring, region.points);
        auto pieces =
            options.method == SplitMethod::Fast
                ? triangles(points)
                : fewestPieces(points, options.cornerLimit, options.mostSteps, options.stop);
        if (!pieces && pieces.error() == FewestFault::TooLarge) {
            all.isFast = true;
            pieces = triangles(points);
        }
        if (!pieces)
            return std::nullopt;
        for (auto &piece : *pieces) {
            for (int &vertex : piece)
                vertex = ring[std::size_t(vertex)];
            all.pieces.push_back(std::move(piece));
        }
    }
    all.isFast |= options.method == SplitMethod::Fast;
    if (all.isFast || !bridges.empty() || options.cornerLimit > 0)
        all.pieces =
            mergedPieces(all.pieces, region.points, options.cornerLimit, bridges, region.cuts);
    return all;
}

/// The same with points added.
std::optional<Pieces> bridgedPointPieces(const Region &region, Bridges bridges,
                                         const SplitOptions &options)
{
    auto added = piecesWithAddedPoints(region, bridges, options.stop);
    if (!added)
        return std::nullopt;
    PieceIndices all;
    for (const auto &piece : added->pieces) {
        for (auto &part : convexFan(pointsOf(piece, added->points), options.cornerLimit)) {
            for (int &vertex : part)
                vertex = piece[std::size_t(vertex)];
            all.push_back(std::move(part));
        }
    }
    all = mergedPieces(all, added->points, options.cornerLimit, bridges, region.cuts);
    return Pieces{std::move(all), std::move(added->points), false, std::move(added->slivers)};
}

bool isExact(const Pieces &pieces, const Region &region, const SplitOptions &options)
{
    return fillExactly(pieces.pieces, region.rings,
                       pieces.points.empty() ? region.points : pieces.points, options.cornerLimit,
                       pieces.slivers);
}

int variantCount(const Region &region, const SplitOptions &options)
{
    if (region.rings.size() < 2 || options.method == SplitMethod::Fast)
        return 1;
    return std::clamp(int(bridgedPoints / region.points.size()), 1, bridgeVariants);
}

void keepFewer(std::optional<Pieces> &best, Pieces pieces)
{
    if (!best || pieces.pieces.size() < best->pieces.size())
        best = std::move(pieces);
}

/// The fewest pieces of all ways to bridge the holes that are tried. A limit on rings with straight
/// runs may cost the program a piece: then the fast way may be the better one.
std::optional<Pieces> bestPieces(const Region &region, const SplitOptions &options)
{
    const HoleBridges bridges(region);
    std::optional<Pieces> best;
    for (int variant = 0; variant < variantCount(region, options); ++variant) {
        const auto chosen = bridges.variant(variant);
        auto pieces = bridgedPieces(region, chosen, options);
        if (!pieces)
            return std::nullopt;
        keepFewer(best, *std::move(pieces));
        if (!options.addPoints || options.method == SplitMethod::Fast)
            continue;
        auto added = bridgedPointPieces(region, chosen, options);
        if (added && isExact(*added, region, options))
            keepFewer(best, *std::move(added));
    }
    if (options.method == SplitMethod::Fewest && options.cornerLimit > 0) {
        SplitOptions fast = options;
        fast.method = SplitMethod::Fast;
        if (auto pieces = bridgedPieces(region, bridges.variant(0), fast))
            keepFewer(best, *std::move(pieces));
    }
    return best;
}

std::vector<Vec2> withoutStraightCorners(const std::vector<int> &piece,
                                         std::span<const Vec2> points)
{
    const std::vector<Vec2> ring = pointsOf(piece, points);
    const std::size_t n = ring.size();
    std::vector<Vec2> corners;
    for (std::size_t i = 0; i < n; ++i)
        if (orientation(ring[i > 0 ? i - 1 : n - 1], ring[i], ring[i + 1 < n ? i + 1 : 0]) != 0)
            corners.push_back(ring[i]);
    return corners;
}

/// Pieces in a region with cuts, and how they came about.
struct Solution {
    Region region;
    std::vector<CutEffect> effects;
    Pieces pieces;
};

std::optional<Solution> solveWith(const Region &region, std::span<const CutLine> lines,
                                  const SplitOptions &options)
{
    auto cut = lines.empty() ? CutRegion{region, {}} : cutRegion(region, lines);
    if (!cut)
        return std::nullopt;
    auto pieces = bestPieces(cut->region, options);
    if (pieces && options.leastThickness > 0.0)
        pieces->pieces = withFewerThinPieces(
            std::move(pieces->pieces), pieces->points.empty() ? cut->region.points : pieces->points,
            options.cornerLimit, options.leastThickness, cut->region.cuts);
    if (!pieces || !isExact(*pieces, cut->region, options))
        return std::nullopt;
    return Solution{std::move(cut->region), std::move(cut->effects), *std::move(pieces)};
}

/// The pieces, without those cut lines that spoil them.
std::optional<Solution> solve(const Region &region, const SplitOptions &options)
{
    auto solution = solveWith(region, options.cutLines, options);
    if (solution || options.cutLines.empty() || options.stop.stop_requested())
        return solution;
    SplitOptions fast = options;
    fast.method = SplitMethod::Fast;
    std::vector<CutLine> sound;
    std::vector<bool> isSound;
    for (const CutLine &line : options.cutLines) {
        sound.push_back(line);
        isSound.push_back(solveWith(region, sound, fast).has_value());
        if (!isSound.back())
            sound.pop_back();
    }
    solution = solveWith(region, sound, options);
    if (solution)
        for (std::size_t i = 0; i < isSound.size(); ++i)
            if (!isSound[i])
                solution->effects.insert(solution->effects.begin() + std::ptrdiff_t(i),
                                         CutEffect::NoRoom);
    return solution;
}

void addArea(std::span<const Vec2> ring, double factor, ExactAccumulator &sum)
{
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Vec2 p = factor * ring[i];
        const Vec2 &q = ring[i + 1 < ring.size() ? i + 1 : 0];
        sum.addProduct(p.x(), q.y());
        sum.addProduct(-p.y(), q.x());
    }
}

double areaDifference(const Region &region, const std::vector<std::vector<Vec2>> &pieces)
{
    ExactAccumulator twice;
    for (const auto &ring : region.rings)
        addArea(pointsOf(ring, region.points), 1.0, twice);
    for (const auto &piece : pieces)
        addArea(piece, -1.0, twice);
    return 0.5 * twice.value();
}

double smallestAngleOf(const std::vector<Vec2> &piece)
{
    const std::size_t n = piece.size();
    double smallest = std::numbers::pi;
    for (std::size_t i = 0; i < n; ++i) {
        const Vec2 in = piece[i > 0 ? i - 1 : n - 1] - piece[i];
        const Vec2 out = piece[i + 1 < n ? i + 1 : 0] - piece[i];
        smallest = std::min(smallest, std::atan2(std::abs(cross(out, in)), out.dot(in)));
    }
    return smallest;
}

void addFigures(SplitResult &result, double leastThickness)
{
    result.smallestAngle = std::numbers::pi;
    for (std::size_t i = 0; i < result.pieces.size(); ++i) {
        const auto &piece = result.pieces[i];
        result.smallestAngle = std::min(result.smallestAngle, smallestAngleOf(piece));
        result.mostCorners = std::max(result.mostCorners, int(piece.size()));
        if (leastThickness > 0.0 && isThinner(piece, leastThickness))
            result.thin.push_back(int(i));
    }
}

} // namespace

const char *cutEffectCode(CutEffect effect)
{
    switch (effect) {
    case CutEffect::Cuts:
        return "cuts";
    case CutEffect::Lengthened:
        return "lengthened";
    case CutEffect::NoLength:
        return "no_length";
    case CutEffect::Outside:
        return "outside";
    case CutEffect::NoRoom:
        break;
    }
    return "no_room";
}

const char *faultCode(SplitFault::Kind kind)
{
    switch (kind) {
    case Kind::BadLimit:
        return "bad_limit";
    case Kind::NonFinite:
        return "non_finite";
    case Kind::Degenerate:
        return "degenerate";
    case Kind::NotSimple:
        return "not_simple";
    case Kind::SelfTouch:
        return "self_touch";
    case Kind::Cancelled:
        break;
    }
    return "cancelled";
}

std::expected<SplitResult, SplitFault> split(std::span<const Vec2> outer,
                                             std::span<const std::vector<Vec2>> holes,
                                             const SplitOptions &options)
{
    if (options.cornerLimit < 0 || options.cornerLimit == 1 || options.cornerLimit == 2)
        return std::unexpected(SplitFault{Kind::BadLimit});
    const auto region = makeRegion(outer, holes);
    if (!region)
        return std::unexpected(region.error());
    const auto solution = solve(*region, options);
    if (options.stop.stop_requested())
        return std::unexpected(SplitFault{Kind::Cancelled});
    if (!solution)
        return std::unexpected(SplitFault{Kind::NotSimple, region->points[0]});
    SplitResult result;
    result.cutEffects = solution->effects;
    const Pieces &found = solution->pieces;
    const auto &points = found.points.empty() ? solution->region.points : found.points;
    for (const auto &piece : found.pieces)
        result.pieces.push_back(withoutStraightCorners(piece, points));
    result.method = found.isFast ? SplitMethod::Fast : SplitMethod::Fewest;
    result.addedPoints = int(points.size() - region->points.size());
    result.areaDifference = areaDifference(*region, result.pieces);
    addFigures(result, options.leastThickness);
    return result;
}

std::expected<SplitResult, SplitFault> split(std::span<const Vec2> outer,
                                             const SplitOptions &options)
{
    return split(outer, {}, options);
}

} // namespace hullsmith
