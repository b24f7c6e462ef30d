#include "simplify.h"

#include "hausdorff.h"
#include "predicates.h"
#include "ringcrossings.h"
#include "ringnesting.h"
#include "simplification/contour.h"
#include "simplification/fewestvertices.h"
#include "simplification/onesidedring.h"
#include "simplification/ringreduction.h"
#include "simplification/shortcuts.h"
#include "simplification/simplifiedring.h"
#include "tolerance.h"

#include <algorithm>
#include <limits>

namespace hullsmith {

using Kind = SimplifyFault::Kind;
using Ring = std::vector<Vec2>;

struct Simplifier::Chosen {
    std::vector<Ring> rings;
    std::optional<double> tolerance; ///< Nothing: the deviation.
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
    std::vector<Outline> outlines(std::span<const Ring> rings) const;
    double extent() const; ///< Of the largest ring.
    /// The side of each simplified ring that its contour has to lie on.
    std::vector<Side> sides(Fit fit) const;
    /// The rings for Cover and Inside; anything if stopped.
    std::vector<Ring> onOneSide(const SimplifyOptions &options) const;
    std::vector<int> crossingContours(std::span<const Ring> rings) const;
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

template <typename Rings>
int sizeOf(const Rings &rings)
{
    int size = 0;
    for (const auto &ring : rings)
        size += int(ring.size());
    return size;
}

std::vector<Ring> verticesOf(std::span<const SimplifiedRing> rings)
{
    std::vector<Ring> vertices;
    for (const SimplifiedRing &ring : rings)
        vertices.push_back(ring.vertices);
    return vertices;
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
    const bool reduces = options.tolerance > 0.0;
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

std::vector<Outline> Simplifier::Prepared::outlines(std::span<const Ring> rings) const
{
    std::vector<Outline> outlines;
    auto ring = rings.begin();
    for (const int holes : holeCounts) {
        Outline outline{cleanedRing(*ring++), {}};
        for (int i = 0; i < holes; ++i)
            outline.holes.push_back(cleanedRing(*ring++));
        outlines.push_back(std::move(outline));
    }
    return outlines;
}

std::vector<Side> Simplifier::Prepared::sides(Fit fit) const
{
    std::vector<Side> sides;
    std::size_t ring = 0;
    for (const int holes : holeCounts)
        for (int i = 0; i <= holes; ++i) {
            const Ring &points = contours[ring++].points();
            const bool isLeftSolid = (areaSign(points.data(), int(points.size())) > 0) == (i == 0);
            sides.push_back(isLeftSolid == (fit == Fit::Cover) ? Side::Left : Side::Right);
        }
    return sides;
}

std::vector<Ring> Simplifier::Prepared::onOneSide(const SimplifyOptions &options) const
{
    SimplifyOptions half = options;
    half.tolerance *= 0.5;
    auto rings = reduced(half);
    if (options.tolerance == 0.0 || options.stop.stop_requested())
        return verticesOf(rings);
    const auto onSides = sides(options.fit);
    moveToSide(rings, onSides, options.tolerance, nesting);
    // A ring that crosses its contour after all is changed less.
    using Freedom = RingReduction::Freedom;
    std::vector<Freedom> freedoms(rings.size(), Freedom::Any);
    for (;;) {
        RingReduction reduction(rings, onSides, options.tolerance, options.stop);
        for (std::size_t i = 0; i < rings.size(); ++i)
            reduction.limit(int(i), freedoms[i]);
        reduction.reduce(0);
        reduction.fit();
        reduction.reduce(0);
        std::vector<Ring> reduced = reduction.rings();
        const auto crossing = crossingContours(reduced);
        bool isLimited = false;
        for (const int i : crossing) {
            Freedom &freedom = freedoms[std::size_t(i)];
            isLimited = isLimited || freedom != Freedom::None;
            freedom = freedom == Freedom::Any ? Freedom::TakeOut : Freedom::None;
        }
        if (!isLimited || options.stop.stop_requested())
            return reduced;
    }
}

/// Rings that cross their contours properly.
std::vector<int> Simplifier::Prepared::crossingContours(std::span<const Ring> rings) const
{
    std::vector<int> found;
    for (std::size_t i = 0; i < rings.size(); ++i) {
        const std::vector<Ring> both{contours[i].points(), rings[i]};
        if (std::ranges::any_of(findRingCrossings(both),
                                [](const RingCrossing &crossing) { return crossing.proper; }))
            found.push_back(int(i));
    }
    return found;
}

double Simplifier::Prepared::extent() const
{
    double largest = 0.0;
    for (const ContourRing &contour : contours)
        largest = std::max(largest, contour.extent());
    return largest;
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
std::optional<Simplifier::Chosen> Simplifier::withinBudget(SimplifyOptions options,
                                                           int budget) const
{
    const double extent = m_prepared->extent();
    Chosen best;
    const auto tryWith = [&](double tolerance) {
        options.tolerance = tolerance;
        const auto rings = options.fit == Fit::Closest ? verticesOf(m_prepared->reduced(options))
                                                       : m_prepared->onOneSide(options);
        // What was stopped is no result and is not looked at.
        const bool fits = !options.stop.stop_requested() && sizeOf(rings) <= budget;
        if (fits)
            best = {rings, tolerance};
        return fits;
    };
    double tooFew = 0.0; // tolerances below and above the one sought
    double enough = extent * firstBudgetTolerance;
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

/// With a budget, the overlap matters: from more vertices than it has, those that matter least are
/// taken out. Nothing if the budget is too tight.
std::optional<std::vector<Ring>> Simplifier::placedWithinBudget(SimplifyOptions options,
                                                                int budget) const
{
    const double extent = m_prepared->extent();
    const auto reducedAt = [&](double tolerance) {
        options.tolerance = tolerance;
        return m_prepared->reduced(options);
    };
    const auto isMore = [&](std::span<const SimplifiedRing> rings) {
        return sizeOf(rings) > budgetStart * budget && !options.stop.stop_requested();
    };
    double tolerance = startTolerance * extent;
    auto rings = reducedAt(tolerance);
    for (; isMore(rings) && tolerance < extent; rings = reducedAt(tolerance))
        tolerance *= 2.0;
    while (sizeOf(rings) < budget && !options.stop.stop_requested()) {
        tolerance *= 0.5;
        rings = reducedAt(tolerance);
    }
    RingReduction reduction(rings, {}, tolerance, options.stop);
    reduction.reduceTo(budget);
    return reduction.size() > budget ? std::nullopt : std::optional(reduction.rings());
}

/// The simplified rings and the tolerance used.
std::expected<Simplifier::Chosen, Kind> Simplifier::chosen(const SimplifyOptions &options) const
{
    const bool moves = options.moveVertices && options.fit == Fit::Closest;
    const std::optional<int> &budget = options.vertexBudget;
    if (options.fit != Fit::Closest && !budget)
        return Chosen{m_prepared->onOneSide(options), options.tolerance};
    if (!budget) {
        const auto rings = m_prepared->reduced(options);
        if (!moves || options.tolerance == 0.0)
            return Chosen{verticesOf(rings), options.tolerance};
        RingReduction reduction(rings, {}, options.tolerance, options.stop);
        reduction.fit();
        reduction.reduce(0);
        reduction.fit();
        return Chosen{reduction.rings(), options.tolerance};
    }
    SimplifyOptions all = options;
    all.tolerance = 0.0;
    const auto rings = m_prepared->reduced(all);
    if (sizeOf(rings) <= *budget)
        return Chosen{verticesOf(rings), 0.0};
    if (!moves) {
        if (auto found = withinBudget(options, *budget))
            return *found;
        return std::unexpected(Kind::BudgetTooTight);
    }
    if (auto placed = placedWithinBudget(options, *budget))
        return Chosen{std::move(*placed), std::nullopt};
    return std::unexpected(Kind::BudgetTooTight);
}

std::expected<SimplifyResult, SimplifyFault>
Simplifier::simplify(const SimplifyOptions &options) const
{
    const Prepared &prepared = *m_prepared;
    if (prepared.fault)
        return std::unexpected(*prepared.fault);
    if (!options.vertexBudget && !(options.tolerance >= 0.0))
        return std::unexpected(SimplifyFault{Kind::BadTolerance});
    const auto found = chosen(options);
    if (options.stop.stop_requested())
        return std::unexpected(SimplifyFault{Kind::Cancelled});
    if (!found)
        return std::unexpected(SimplifyFault{found.error()});
    SimplifyResult result;
    result.outlines = prepared.outlines(found->rings);
    for (std::size_t i = 0; i < found->rings.size(); ++i)
        result.deviation = std::max(
            result.deviation, hausdorffDistance(prepared.contours[i].points(), found->rings[i]));
    result.tolerance = found->tolerance.value_or(result.deviation);
    result.vertices = vertexCount(result.outlines);
    return result;
}

std::expected<SimplifyResult, SimplifyFault> simplify(std::span<const Outline> outlines,
                                                      const SimplifyOptions &options)
{
    return Simplifier(outlines).simplify(options);
}

} // namespace hullsmith
