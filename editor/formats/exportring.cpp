#include "exportring.h"

#include "editor/document/pieces.h"
#include "formattext.h"
#include "physics/geometry/convexhull.h"
#include "physics/geometry/outlinecheck.h"

#include <algorithm>
#include <string_view>

using hullsmith::OutlineReport;
using hullsmith::Vec2;

namespace {

using Ring = std::vector<Vec2>;

QString shown(double x)
{
    return QString::number(x, 'g', 4);
}

/// A place in the body's frame, for messages.
QString placeText(const Vec2 &place)
{
    return FormatText::tr("(%1, %2) pixels").arg(shown(place.x()), shown(place.y()));
}

/// What is wrong with the outline as it was drawn; a concave one is sound.
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
    return std::nullopt;
}

/// Why the outline has no pieces; the drawn ring by itself is sound.
RingFault splitFault(const hullsmith::SplitFault &fault)
{
    using Kind = hullsmith::SplitFault::Kind;
    const QString place = placeText(fault.place);
    switch (fault.kind) {
    case Kind::NonFinite:
        return {FormatText::tr("a vertex of a hole or of a cut line is not a finite number"),
                "non_finite"};
    case Kind::Degenerate:
        return {FormatText::tr("the hole at %1 has no area").arg(place), "degenerate"};
    case Kind::NotSimple:
        return {FormatText::tr("its rings cross or overlap at %1").arg(place), "self_intersection"};
    case Kind::SelfTouch:
        return {FormatText::tr("it touches itself at %1").arg(place), "self_touch"};
    case Kind::BadLimit:
    case Kind::Cancelled:
        break;
    }
    return {FormatText::tr("it cannot be split with at most so many corners"), "too_many"};
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

/// The convex ring `vertices` strictly convex in the file's frame.
///
/// The ring is convex, so the hull of its rounded points is the ring without the points that are
/// straight-on or equal in the file's precision, or that rounding moved inwards by its last digit.
std::expected<Ring, RingFault> convexRing(const Ring &vertices, const ExportFrame &frame,
                                          const ExportLimits &limits)
{
    Ring points;
    points.reserve(vertices.size());
    for (const Vec2 &v : vertices)
        points.push_back(frame.point(v));
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

std::expected<std::vector<Ring>, RingFault>
splitRings(const SceneShape &outline, const ExportFrame &frame, const ExportLimits &limits)
{
    const std::shared_ptr<const Pieces> pieces =
        shapePieces(outline, PieceLimits{limits.vertices, limits.leastThickness / frame.scale});
    if (!*pieces)
        return std::unexpected(splitFault(pieces->error()));
    std::vector<Ring> rings;
    for (const Ring &piece : (*pieces)->pieces) {
        std::expected<Ring, RingFault> ring = convexRing(piece, frame, limits);
        if (!ring)
            return std::unexpected(RingFault{FormatText::tr("its piece %1, at %2: %3")
                                                 .arg(rings.size() + 1)
                                                 .arg(placeText(piece.front()))
                                                 .arg(ring.error().message),
                                             ring.error().code});
        rings.push_back(*std::move(ring));
    }
    return rings;
}

} // namespace

std::expected<std::vector<Ring>, RingFault>
exportRings(const SceneShape &outline, const ExportFrame &frame, const ExportLimits &limits)
{
    const OutlineReport report = hullsmith::checkOutline(outline.vertices);
    if (std::optional<RingFault> fault = drawnFault(report))
        return std::unexpected(*std::move(fault));
    if (!report.convex || !outline.holes.empty() || !outline.split.cuts.empty())
        return splitRings(outline, frame, limits);
    ExportLimits whole = limits;
    whole.vertices = pieceLimit(outline, limits.vertices);
    std::expected<Ring, RingFault> ring = convexRing(outline.vertices, frame, whole);
    if (ring)
        return std::vector<Ring>(1, *std::move(ring));
    if (ring.error().code == std::string_view("too_many"))
        return splitRings(outline, frame, limits);
    return std::unexpected(ring.error());
}
