#include "querykinds.h"

#include "physics/geometry/outlinecheck.h"

#include <cmath>

using hullsmith::OutlineReport;
using namespace query;

namespace {

QJsonObject describe(const OutlineReport &report, const hullsmith::OutlineCheckOptions &options)
{
    QJsonObject out;
    QJsonArray issues;
    for (const hullsmith::OutlineIssue issue : report.issues())
        issues.append(QLatin1String(hullsmith::issueCode(issue)));
    out[QLatin1String("count")] = report.count;
    out[QLatin1String("issues")] = issues;
    out[QLatin1String("usable")] = report.usable();
    if (!report.nonFinite.empty()) {
        out[QLatin1String("non_finite")] = toJson(report.nonFinite);
        return out;
    }
    const char *winding = report.winding == hullsmith::Winding::CounterClockwise ? "ccw"
                          : report.winding == hullsmith::Winding::Clockwise      ? "cw"
                                                                                 : "none";
    out[QLatin1String("signed_area")] = toJson(report.signedArea);
    out[QLatin1String("winding")] = QLatin1String(winding);
    out[QLatin1String("convex")] = report.convex;
    out[QLatin1String("simple")] = report.simple;
    out[QLatin1String("degenerate")] = report.degenerate;
    if (options.vertexLimit)
        out[QLatin1String("over_limit")] = report.overLimit;
    if (report.degenerate)
        return out;
    out[QLatin1String("duplicates")] = toJson(report.duplicates);
    out[QLatin1String("repeated")] = toJson(report.repeated);
    out[QLatin1String("collinear")] = toJson(report.collinear);
    out[QLatin1String("spikes")] = toJson(report.spikes);
    out[QLatin1String("crossings")] = toJson(report.crossings);
    out[QLatin1String("touch_points")] = toJson(report.touchPoints);
    out[QLatin1String("reflex")] = toJson(report.reflex);
    if (options.weldDistance)
        out[QLatin1String("near_duplicates")] = toJson(report.nearDuplicates);
    if (options.collinearTolerance)
        out[QLatin1String("near_collinear")] = toJson(report.nearCollinear);
    return out;
}

} // namespace

Answer<QJsonObject> query::check(const JsonValue &input)
{
    auto points = readPoints(input.find(u"points"), QStringLiteral("points"));
    if (!points)
        return std::unexpected(points.error());
    const auto limit = readOptional(input, "limit");
    const auto weld = readOptional(input, "weld");
    const auto straight = readOptional(input, "collinear_tol");
    for (const auto *option : {&limit, &weld, &straight}) {
        if (!*option)
            return std::unexpected(option->error());
    }
    if (const JsonValue *down = input.find(u"y_down"); down && down->boolean) {
        for (Vec2 &point : *points)
            point.y() = -point.y();
    }
    hullsmith::OutlineCheckOptions options;
    const std::optional<double> most = *limit;
    if (most && std::abs(*most) < double(std::numeric_limits<int>::max()))
        options.vertexLimit = int(*most);
    options.weldDistance = *weld;
    options.collinearTolerance = *straight;
    return describe(hullsmith::checkOutline(*points, options), options);
}
