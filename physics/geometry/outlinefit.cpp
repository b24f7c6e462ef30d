#include "outlinefit.h"

#include "aabb.h"
#include "predicates.h"
#include "tolerance.h"

#include <algorithm>

namespace hullsmith {

namespace {

int reflexCorners(const std::vector<Vec2> &ring)
{
    const std::size_t n = ring.size();
    int reflex = 0;
    for (std::size_t i = 0; i < n; ++i)
        reflex += orientation(ring[i], ring[(i + 1) % n], ring[(i + 2) % n]) < 0;
    return reflex;
}

/// No split has fewer: each cut ends in at most two reflex corners, and one that reaches a hole
/// parts nothing.
int leastPieces(const Outline &outline)
{
    int reflex = reflexCorners(outline.outer);
    for (const std::vector<Vec2> &hole : outline.holes)
        reflex += reflexCorners(hole);
    return std::max(1, (reflex + 1) / 2 + 1 - int(outline.holes.size()));
}

/// Whether all outlines split into no more pieces than that; not where one cannot be split.
bool fitsInto(int pieces, const std::vector<Outline> &outlines, const SplitOptions &splitting)
{
    int least = 0;
    for (const Outline &outline : outlines)
        least += leastPieces(outline);
    if (least > pieces)
        return false;
    int count = 0;
    for (const Outline &outline : outlines) {
        const auto found = split(outline.outer, outline.holes, splitting);
        if (!found)
            return false;
        count += int(found->pieces.size());
    }
    return count <= pieces;
}

double extent(const std::vector<Outline> &outlines)
{
    double largest = 0.0;
    for (const Outline &outline : outlines)
        largest = std::max(largest, Aabb::of(outline.outer).size().maxCoeff());
    return largest;
}

} // namespace

std::expected<SimplifyResult, SimplifyFault> outlineForPieces(const Simplifier &simplifier,
                                                              int pieces, SimplifyOptions options,
                                                              SplitOptions splitting)
{
    using Kind = SimplifyFault::Kind;
    options.vertexBudget.reset();
    options.tolerance = 0.0;
    splitting.stop = options.stop;
    const auto fits = [&](const SimplifyResult &result) {
        return fitsInto(pieces, result.outlines, splitting);
    };
    auto best = simplifier.simplify(options);
    if (!best || fits(*best))
        return options.stop.stop_requested() ? std::unexpected(SimplifyFault{Kind::Cancelled})
                                             : best;
    const double largest = extent(best->outlines);
    double tooMany = 0.0; // tolerances below and above the one sought
    double enough = largest * firstBudgetTolerance;
    bool isFound = false;
    while (!isFound || enough - tooMany > pieceTolerancePart * enough) {
        options.tolerance = isFound ? 0.5 * (tooMany + enough) : enough;
        auto result = simplifier.simplify(options);
        if (!result)
            return result;
        const bool isEnough = fits(*result);
        if (options.stop.stop_requested())
            return std::unexpected(SimplifyFault{Kind::Cancelled});
        if (isEnough) {
            isFound = true;
            enough = options.tolerance;
            best = std::move(result);
        } else if (isFound) {
            tooMany = options.tolerance;
        } else {
            if (enough > largest)
                return std::unexpected(SimplifyFault{Kind::BudgetTooTight});
            tooMany = enough;
            enough *= 2.0;
        }
    }
    return best;
}

} // namespace hullsmith
