#include "outlinefit.h"

#include "aabb.h"
#include "tolerance.h"

#include <algorithm>
#include <limits>

namespace hullsmith {

namespace {

/// How many pieces all outlines split into; no end of them where one cannot be split.
int pieceCount(const std::vector<Outline> &outlines, const SplitOptions &splitting)
{
    int count = 0;
    for (const Outline &outline : outlines) {
        const auto pieces = split(outline.outer, outline.holes, splitting);
        if (!pieces)
            return std::numeric_limits<int>::max();
        count += int(pieces->pieces.size());
    }
    return count;
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
                                                              const SplitOptions &splitting)
{
    options.vertexBudget.reset();
    options.tolerance = 0.0;
    auto best = simplifier.simplify(options);
    if (!best || pieceCount(best->outlines, splitting) <= pieces)
        return best;
    const double largest = extent(best->outlines);
    double tooMany = 0.0; // tolerances below and above the one sought
    double enough = largest * firstBudgetTolerance;
    const auto tryWith = [&](double tolerance) {
        options.tolerance = tolerance;
        auto result = simplifier.simplify(options);
        const bool fits = result && pieceCount(result->outlines, splitting) <= pieces;
        if (fits || !result)
            best = std::move(result);
        return fits;
    };
    while (!tryWith(enough)) {
        if (!best)
            return best;
        if (enough > largest)
            return std::unexpected(SimplifyFault{SimplifyFault::Kind::BudgetTooTight});
        tooMany = enough;
        enough *= 2.0;
    }
    while (best && enough - tooMany > budgetTolerancePart * enough) {
        const double middle = 0.5 * (tooMany + enough);
        (tryWith(middle) ? enough : tooMany) = middle;
    }
    return best;
}

} // namespace hullsmith
