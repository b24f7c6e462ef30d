#include "querykinds.h"

#include "physics/geometry/convexhull.h"
#include "physics/geometry/massproperties.h"

using namespace query;

Answer<QJsonObject> query::hull(const JsonValue &input)
{
    const auto points = readPoints(input.find(u"points"), QStringLiteral("points"));
    if (!points)
        return std::unexpected(points.error());
    const auto limit = readOptional(input, "limit");
    if (!limit)
        return std::unexpected(limit.error());
    const auto ring = hullsmith::convexHull(*points);
    if (!ring) {
        const bool flat = ring.error().kind == hullsmith::HullFault::Kind::Degenerate;
        QJsonObject more;
        if (flat)
            more[QLatin1String("distinct_points")] = ring.error().distinctPoints;
        return std::unexpected(
            QueryError{flat ? QStringLiteral("degenerate") : QStringLiteral("non_finite"),
                       flat ? QStringLiteral("the points span no area")
                            : QStringLiteral("point %1 is not finite").arg(ring.error().vertex),
                       more});
    }
    QJsonObject out;
    out[QLatin1String("hull")] = toJson(*ring);
    out[QLatin1String("count")] = int(ring->size());
    out[QLatin1String("area")] = toJson(hullsmith::polygonMass(*ring, 1.0).area);
    if (const std::optional<double> most = *limit)
        out[QLatin1String("over_limit")] = double(ring->size()) > *most;
    return out;
}
