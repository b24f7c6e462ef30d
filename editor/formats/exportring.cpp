#include "exportring.h"

#include "formattext.h"
#include "physics/geometry/convexhull.h"
#include "physics/geometry/outlinecheck.h"

#include <algorithm>

using hullsmith::OutlineReport;
using hullsmith::Vec2;

namespace {

using Ring = std::vector<Vec2>;

QString shown(double x)
{
    return QString::number(x, 'g', 4);
}

/// What is wrong with the outline as it was drawn.
std::optional<RingFault> drawnFault(const OutlineReport &report)
{
    if (!report.nonFinite.empty())
        return RingFault{
            FormatText::tr("vertex %1 is not a finite number").arg(report.nonFinite.front()),
            "non_finite"};
    if (report.tooFew)
        return RingFault{FormatText::tr("it has fewer than three different vertices"), "too_few"};
    if (report.degenerate)
        return RingFault{FormatText::tr("all its vertices lie on one line"), "degenerate"};
    if (!report.crossings.empty())
        return RingFault{FormatText::tr("its edges %1 and %2 cross")
                             .arg(report.crossings.front().first)
                             .arg(report.crossings.front().second),
                         "self_intersection"};
    if (!report.spikes.empty())
        return RingFault{
            FormatText::tr("it folds back on itself at vertex %1").arg(report.spikes.front()),
            "spike"};
    if (!report.simple)
        return RingFault{FormatText::tr("it touches itself"), "self_touch"};
    if (!report.convex)
        return RingFault{
            FormatText::tr("it is concave at vertex %1; split it into convex shapes first")
                .arg(report.reflex.empty() ? 0 : report.reflex.front()),
            "concave"};
    return std::nullopt;
}

/// `hull` from its first corner in the order of `points`, so that a re-export changes nothing.
Ring startingAtFirst(Ring hull, const Ring &points)
{
    for (const Vec2 &point : points) {
        const auto start = std::find(hull.begin(), hull.end(), point);
        if (start == hull.end())
            continue;
        std::rotate(hull.begin(), start, hull.end());
        break;
    }
    return hull;
}

int indexIn(const Ring &points, const Vec2 &point)
{
    return int(std::find(points.begin(), points.end(), point) - points.begin());
}

RingFault weldFault(const Ring &ring, const Ring &points, std::pair<int, int> near,
                    const ExportLimits &limits)
{
    const Vec2 &a = ring[std::size_t(near.first)];
    const Vec2 &b = ring[std::size_t(near.second)];
    return {FormatText::tr("its vertices %1 and %2 are %3 m apart; %4 welds up to %5 m")
                .arg(indexIn(points, a))
                .arg(indexIn(points, b))
                .arg(shown((b - a).norm()), limits.consumer, shown(limits.weldDistance)),
            "near_duplicate"};
}

/// What the consumer would not take of a strictly convex ring.
std::optional<RingFault> limitFault(const Ring &ring, const Ring &points,
                                    const ExportLimits &limits)
{
    if (limits.vertices && int(ring.size()) > *limits.vertices)
        return RingFault{FormatText::tr("it has %1 corners; %2 takes at most %3")
                             .arg(ring.size())
                             .arg(limits.consumer)
                             .arg(*limits.vertices),
                         "too_many"};
    if (limits.weldDistance <= 0.0 && limits.leastArea <= 0.0)
        return std::nullopt;
    hullsmith::OutlineCheckOptions options;
    if (limits.weldDistance > 0.0)
        options.weldDistance = limits.weldDistance;
    const OutlineReport report = hullsmith::checkOutline(ring, options);
    if (!report.nearDuplicates.empty())
        return weldFault(ring, points, report.nearDuplicates.front(), limits);
    if (report.signedArea < limits.leastArea)
        return RingFault{
            FormatText::tr("its area of %1 m² is below %2 m², the least that %3 takes")
                .arg(shown(report.signedArea), shown(limits.leastArea), limits.consumer),
            "small_area"};
    return std::nullopt;
}

} // namespace

std::expected<Ring, RingFault> exportRing(const Ring &vertices, const ExportFrame &frame,
                                          const ExportLimits &limits)
{
    if (std::optional<RingFault> fault = drawnFault(hullsmith::checkOutline(vertices)))
        return std::unexpected(*std::move(fault));
    Ring points;
    points.reserve(vertices.size());
    for (const Vec2 &v : vertices)
        points.push_back(frame.point(v));
    // The outline is convex, so the hull of its rounded points is the outline without the points
    // that are straight-on or equal in the file's precision.
    std::expected<Ring, hullsmith::HullFault> hull = hullsmith::convexHull(points);
    if (!hull && hull.error().kind == hullsmith::HullFault::Kind::NonFinite)
        return std::unexpected(
            RingFault{FormatText::tr("vertex %1 is too far out for the file's numbers")
                          .arg(hull.error().vertex),
                      "number_range"});
    if (!hull)
        return std::unexpected(RingFault{
            FormatText::tr("it is too thin or too small for the file's precision"), "degenerate"});
    Ring ring = startingAtFirst(*std::move(hull), points);
    if (std::optional<RingFault> fault = limitFault(ring, points, limits))
        return std::unexpected(*std::move(fault));
    return ring;
}
