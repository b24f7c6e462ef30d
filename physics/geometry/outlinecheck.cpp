#include "outlinecheck.h"

#include "nearpairs.h"
#include "pointorder.h"
#include "predicates.h"
#include "selfcontacts.h"

#include <algorithm>

namespace hullsmith {

namespace {

/// The ring without doubled neighbours, and where each of its vertices stands in the input.
struct KeptRing {
    std::vector<Vec2> points;
    std::vector<int> indices;

    std::size_t size() const { return points.size(); }
    const Vec2 &before(std::size_t i) const { return points[i > 0 ? i - 1 : size() - 1]; }
    const Vec2 &after(std::size_t i) const { return points[i + 1 < size() ? i + 1 : 0]; }
};

std::vector<int> nonFiniteVertices(std::span<const Vec2> points)
{
    std::vector<int> found;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (!points[i].allFinite())
            found.push_back(int(i));
    return found;
}

KeptRing dropDuplicates(std::span<const Vec2> points, std::vector<int> &duplicates)
{
    KeptRing ring;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (i > 0 && points[i] == points[i - 1]) {
            duplicates.push_back(int(i));
            continue;
        }
        ring.points.push_back(points[i]);
        ring.indices.push_back(int(i));
    }
    while (ring.size() > 1 && ring.points.back() == ring.points.front()) {
        duplicates.push_back(ring.indices.back());
        ring.points.pop_back();
        ring.indices.pop_back();
    }
    std::sort(duplicates.begin(), duplicates.end());
    return ring;
}

int countDistinct(std::vector<Vec2> points)
{
    std::sort(points.begin(), points.end(), comesBefore);
    return int(std::unique(points.begin(), points.end()) - points.begin());
}

bool allOnOneLine(const KeptRing &ring)
{
    for (std::size_t i = 2; i < ring.size(); ++i)
        if (orientation(ring.points[0], ring.points[1], ring.points[i]) != 0)
            return false;
    return true;
}

Winding windingOf(std::span<const Vec2> points)
{
    const int sign = areaSign(points.data(), int(points.size()));
    if (sign == 0)
        return Winding::None;
    return sign > 0 ? Winding::CounterClockwise : Winding::Clockwise;
}

std::vector<std::pair<int, int>> inInputOrder(const KeptRing &ring,
                                              std::vector<std::pair<int, int>> pairs)
{
    for (auto &[first, second] : pairs) {
        first = ring.indices[std::size_t(first)];
        second = ring.indices[std::size_t(second)];
    }
    return pairs;
}

void findContacts(const KeptRing &ring, std::size_t limit, OutlineReport &report)
{
    SelfContacts contacts = findSelfContacts(ring.points, limit);
    report.crossings = inInputOrder(ring, std::move(contacts.crossings));
    report.repeated = inInputOrder(ring, std::move(contacts.repeated));
    report.touchPoints = std::move(contacts.touchPoints);
    report.truncated = contacts.truncated;
    report.tests = contacts.tests;
}

/// Sorts the corners into straight ones, spikes and, for a simple ring, reflex ones.
void classifyCorners(const KeptRing &ring, OutlineReport &report)
{
    const int inward = report.winding == Winding::Clockwise ? -1 : 1;
    std::vector<int> reflex;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Vec2 &corner = ring.points[i];
        const int turn = orientation(ring.before(i), corner, ring.after(i));
        if (turn == -inward)
            reflex.push_back(ring.indices[i]);
        if (turn != 0)
            continue;
        const bool straight = dotSign(ring.before(i), corner, corner, ring.after(i)) > 0;
        (straight ? report.collinear : report.spikes).push_back(ring.indices[i]);
    }
    report.simple = report.crossings.empty() && report.touchPoints.empty() &&
                    report.spikes.empty() && !report.truncated;
    report.convex = report.simple && reflex.empty();
    if (report.simple)
        report.reflex = std::move(reflex);
}

/// Whether `p` is no farther than `distance` from the segment between `a` and `b`.
bool isNearSegment(const Vec2 &p, const Vec2 &a, const Vec2 &b, double distance)
{
    if (compareDistance(a, p, distance, 0.0) <= 0 || compareDistance(b, p, distance, 0.0) <= 0)
        return true;
    return dotSign(a, b, a, p) > 0 && dotSign(b, a, b, p) > 0 &&
           compareLineDistance(a, b, p, distance, 0.0) <= 0;
}

std::vector<int> nearlyStraightCorners(const KeptRing &ring, double distance)
{
    std::vector<int> found;
    if (!(distance >= 0.0))
        return found;
    for (std::size_t i = 0; i < ring.size(); ++i)
        if (isNearSegment(ring.points[i], ring.before(i), ring.after(i), distance))
            found.push_back(ring.indices[i]);
    return found;
}

} // namespace

const char *issueCode(OutlineIssue issue)
{
    switch (issue) {
    case OutlineIssue::Clockwise:
        return "clockwise";
    case OutlineIssue::Collinear:
        return "collinear";
    case OutlineIssue::Concave:
        return "concave";
    case OutlineIssue::Degenerate:
        return "degenerate";
    case OutlineIssue::Duplicate:
        return "duplicate";
    case OutlineIssue::NearDuplicate:
        return "near_duplicate";
    case OutlineIssue::NonFinite:
        return "non_finite";
    case OutlineIssue::SelfIntersection:
        return "self_intersection";
    case OutlineIssue::SelfTouch:
        return "self_touch";
    case OutlineIssue::Spike:
        return "spike";
    case OutlineIssue::TooFew:
        return "too_few";
    case OutlineIssue::TooMany:
        return "too_many";
    }
    return "";
}

std::vector<OutlineIssue> OutlineReport::issues() const
{
    if (!nonFinite.empty())
        return {OutlineIssue::NonFinite};
    const std::pair<OutlineIssue, bool> facts[] = {
        {OutlineIssue::Clockwise, winding == Winding::Clockwise},
        {OutlineIssue::Collinear, !collinear.empty() || !nearCollinear.empty()},
        {OutlineIssue::Concave, simple && !convex},
        {OutlineIssue::Degenerate, degenerate},
        {OutlineIssue::Duplicate, !duplicates.empty()},
        {OutlineIssue::NearDuplicate, !nearDuplicates.empty()},
        {OutlineIssue::SelfIntersection, !crossings.empty()},
        {OutlineIssue::SelfTouch, !touchPoints.empty()},
        {OutlineIssue::Spike, !spikes.empty()},
        {OutlineIssue::TooFew, tooFew},
        {OutlineIssue::TooMany, overLimit},
    };
    std::vector<OutlineIssue> found;
    for (const auto &[issue, holds] : facts)
        if (holds)
            found.push_back(issue);
    return found;
}

OutlineReport checkOutline(std::span<const Vec2> points, const OutlineCheckOptions &options)
{
    OutlineReport report;
    report.count = int(points.size());
    report.nonFinite = nonFiniteVertices(points);
    if (!report.nonFinite.empty())
        return report;

    std::vector<int> duplicates;
    const KeptRing ring = dropDuplicates(points, duplicates);
    report.signedArea = signedArea(points.data(), int(points.size()));
    report.winding = windingOf(points);
    report.tooFew = countDistinct(ring.points) < 3;
    report.overLimit =
        options.vertexLimit && ring.points.size() > std::size_t(*options.vertexLimit);
    report.degenerate = allOnOneLine(ring);
    if (report.degenerate)
        return report;

    report.duplicates = std::move(duplicates);
    findContacts(ring, options.pairLimit, report);
    classifyCorners(ring, report);
    if (options.weldDistance) {
        NearPairs near = findNearPairs(points, *options.weldDistance, options.pairLimit);
        report.nearDuplicates = std::move(near.pairs);
        report.truncated = report.truncated || near.truncated;
    }
    if (options.collinearTolerance)
        report.nearCollinear = nearlyStraightCorners(ring, *options.collinearTolerance);
    return report;
}

} // namespace hullsmith
