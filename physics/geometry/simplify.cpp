#include "simplify.h"

#include "hausdorff.h"
#include "predicates.h"
#include "ringcrossings.h"
#include "ringnesting.h"
#include "simplification/contour.h"
#include "simplification/fewestvertices.h"
#include "simplification/shortcuts.h"
#include "simplification/simplifiedring.h"
#include "simplification/vertexfit.h"
#include "tolerance.h"

#include <algorithm>
#include <cmath>

namespace hullsmith {

using Kind = SimplifyFault::Kind;
using Ring = std::vector<Vec2>;

struct Simplifier::Chosen {
    std::vector<SimplifiedRing> rings;
    double tolerance;
};

struct Simplifier::Prepared {
    std::vector<int> holeCounts;       ///< Of each outline; the rings follow each other.
    std::vector<ContourRing> contours; ///< Of each ring.
    std::vector<std::pair<int, int>> nesting;
    std::optional<SimplifyFault> fault;

    explicit Prepared(std::span<const Outline> outlines);
    void add(const Ring &ring);
    /// The rings with as few vertices as the tolerance allows; anything if stopped.
    std::vector<SimplifiedRing> reduced(const SimplifyOptions &options) const;
    std::vector<Outline> outlines(std::span<const SimplifiedRing> rings) const;
};

Simplifier::Prepared::Prepared(std::span<const Outline> outlines)
{
    for (const Outline &outline : outlines) {
        holeCounts.push_back(int(outline.holes.size()));
        add(outline.outer);
        for (const Ring &hole : outline.holes)
            add(hole);
    }
    if (fault)
        return;
    std::vector<Ring> rings;
    for (const ContourRing &contour : contours)
        rings.push_back(contour.points());
    for (const RingCrossing &crossing : findRingCrossings(rings)) {
        if (crossing.proper) {
            const auto &[ring, edge] = crossing.first;
            fault = {Kind::NotSimple, rings[std::size_t(ring)][std::size_t(edge)]};
            return;
        }
    }
    nesting = findNesting(rings);
}

void Simplifier::Prepared::add(const Ring &ring)
{
    if (fault)
        return;
    if (!std::all_of(ring.begin(), ring.end(), [](const Vec2 &p) { return p.allFinite(); })) {
        fault = {Kind::NonFinite};
        return;
    }
    const auto isFarOut = [](const Vec2 &p) { return p.cwiseAbs().maxCoeff() > simplifyReach; };
    if (const auto far = std::ranges::find_if(ring, isFarOut); far != ring.end()) {
        fault = {Kind::TooLarge, *far};
        return;
    }
    Ring cleaned = cleanedRing(ring);
    if (cleaned.size() < 3 || areaSign(cleaned.data(), int(cleaned.size())) == 0) {
        fault = {Kind::Degenerate, ring.empty() ? Vec2(Vec2::Zero()) : ring.front()};
        return;
    }
    contours.emplace_back(std::move(cleaned));
}

namespace {

/// Divides the spans whose chords leave a vertex too far away after all.
void keepTolerance(SimplifiedRing &ring, double tolerance)
{
    std::vector<int> breaks;
    for (int k = 0; k < ring.size(); ++k) {
        const auto [from, to] = ring.span(k);
        if (withinTolerance(ring.contour->points(), from, to, tolerance))
            breaks.push_back(from);
        else
            for (int i = from; i < to; ++i)
                breaks.push_back(i % ring.contour->size());
    }
    std::sort(breaks.begin(), breaks.end());
    ring = SimplifiedRing(*ring.contour, std::move(breaks));
}

std::vector<int> everyVertex(const ContourRing &contour)
{
    std::vector<int> all(std::size_t(contour.size()));
    for (int i = 0; i < contour.size(); ++i)
        all[std::size_t(i)] = i;
    return all;
}

int vertexCount(std::span<const Outline> outlines)
{
    std::size_t count = 0;
    for (const Outline &outline : outlines) {
        count += outline.outer.size();
        for (const Ring &hole : outline.holes)
            count += hole.size();
    }
    return int(count);
}

} // namespace

std::vector<SimplifiedRing> Simplifier::Prepared::reduced(const SimplifyOptions &options) const
{
    const bool reduces = options.tolerance > 0.0 && options.fit == Fit::Closest;
    std::vector<SimplifiedRing> rings;
    for (const ContourRing &contour : contours) {
        rings.emplace_back(contour, reduces
                                        ? fewestVertices(contour, options.tolerance, options.stop)
                                        : everyVertex(contour));
        if (options.stop.stop_requested())
            return rings;
        keepTolerance(rings.back(), options.tolerance);
    }
    if (reduces)
        separate(rings, nesting);
    return rings;
}

std::vector<Outline> Simplifier::Prepared::outlines(std::span<const SimplifiedRing> rings) const
{
    std::vector<Outline> outlines;
    auto ring = rings.begin();
    for (const int holes : holeCounts) {
        Outline outline{cleanedRing((ring++)->vertices), {}};
        for (int i = 0; i < holes; ++i)
            outline.holes.push_back(cleanedRing((ring++)->vertices));
        outlines.push_back(std::move(outline));
    }
    return outlines;
}

const char *faultCode(SimplifyFault::Kind kind)
{
    switch (kind) {
    case Kind::BadTolerance:
        return "bad_tolerance";
    case Kind::BudgetTooTight:
        return "budget_too_tight";
    case Kind::NonFinite:
        return "non_finite";
    case Kind::TooLarge:
        return "too_large";
    case Kind::Degenerate:
        return "degenerate";
    case Kind::NotSimple:
        return "not_simple";
    case Kind::Cancelled:
        break;
    }
    return "cancelled";
}

Simplifier::Simplifier(std::span<const Outline> outlines)
    : m_prepared(std::make_unique<const Prepared>(outlines))
{
}

Simplifier::~Simplifier() = default;
Simplifier::Simplifier(Simplifier &&) noexcept = default;
Simplifier &Simplifier::operator=(Simplifier &&) noexcept = default;

/// The least tolerance, within a small part of it, that leaves no more vertices than the budget.
std::optional<Simplifier::Chosen> Simplifier::withinBudget(SimplifyOptions options) const
{
    const int budget = options.vertexBudget.value_or(0);
    options.tolerance = 0.0;
    // What was stopped is no result and is not looked at.
    const auto isWithin = [&](const Chosen &chosen) {
        return !options.stop.stop_requested() &&
               vertexCount(m_prepared->outlines(chosen.rings)) <= budget;
    };
    Chosen best{m_prepared->reduced(options), 0.0};
    if (isWithin(best))
        return best;
    double extent = 0.0;
    for (const ContourRing &contour : m_prepared->contours)
        extent = std::max(extent, contour.extent());
    double tooFew = 0.0; // tolerances below and above the one sought
    double enough = extent * firstBudgetTolerance;
    const auto tryWith = [&](double tolerance) {
        options.tolerance = tolerance;
        Chosen chosen{m_prepared->reduced(options), tolerance};
        const bool fits = isWithin(chosen);
        if (fits)
            best = std::move(chosen);
        return fits;
    };
    while (!tryWith(enough)) {
        if (enough > extent || options.stop.stop_requested())
            return std::nullopt;
        tooFew = enough;
        enough *= 2.0;
    }
    while (enough - tooFew > budgetTolerancePart * enough && !options.stop.stop_requested()) {
        const double middle = 0.5 * (tooFew + enough);
        (tryWith(middle) ? enough : tooFew) = middle;
    }
    return best;
}

/// With the count given, the overlap matters: the same number of vertices is placed anew within a
/// larger tolerance, if the rings then still keep apart.
void Simplifier::useBudget(Chosen &chosen, int budget) const
{
    chosen.tolerance *= budgetFit;
    std::vector<SimplifiedRing> rings;
    for (const SimplifiedRing &ring : chosen.rings) {
        const ContourRing &contour = *ring.contour;
        std::vector<int> breaks;
        if (ring.size() < contour.size())
            breaks = leastAreaVertices(contour, chosen.tolerance, ring.size());
        rings.emplace_back(contour, breaks.empty() ? ring.breaks : breaks);
        keepTolerance(rings.back(), chosen.tolerance);
    }
    separate(rings, m_prepared->nesting);
    if (vertexCount(m_prepared->outlines(rings)) <= budget)
        chosen.rings = std::move(rings);
}

std::expected<SimplifyResult, SimplifyFault>
Simplifier::simplify(const SimplifyOptions &options) const
{
    const Prepared &prepared = *m_prepared;
    if (prepared.fault)
        return std::unexpected(*prepared.fault);
    if (!options.vertexBudget && !(options.tolerance >= 0.0))
        return std::unexpected(SimplifyFault{Kind::BadTolerance});
    auto chosen = options.vertexBudget
                      ? withinBudget(options)
                      : std::optional(Chosen{prepared.reduced(options), options.tolerance});
    if (options.stop.stop_requested())
        return std::unexpected(SimplifyFault{Kind::Cancelled});
    if (!chosen)
        return std::unexpected(SimplifyFault{Kind::BudgetTooTight});
    const bool moves = options.moveVertices && options.fit == Fit::Closest;
    if (moves && options.vertexBudget)
        useBudget(*chosen, *options.vertexBudget);
    if (moves)
        fitVertices(chosen->rings, chosen->tolerance, prepared.nesting);
    SimplifyResult result;
    result.outlines = prepared.outlines(chosen->rings);
    result.tolerance = chosen->tolerance;
    for (const SimplifiedRing &ring : chosen->rings)
        result.deviation =
            std::max(result.deviation, hausdorffDistance(ring.contour->points(), ring.vertices));
    result.vertices = vertexCount(result.outlines);
    return result;
}

std::expected<SimplifyResult, SimplifyFault> simplify(std::span<const Outline> outlines,
                                                      const SimplifyOptions &options)
{
    return Simplifier(outlines).simplify(options);
}

} // namespace hullsmith
