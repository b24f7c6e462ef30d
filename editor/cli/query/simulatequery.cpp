#include "querykinds.h"

#include "physics/geometry/massproperties.h"

using namespace query;

Answer<QJsonObject> query::simulate(const JsonValue &input)
{
    const JsonValue *polygons = input.find(u"polygons");
    if (!polygons)
        return unsupported(QStringLiteral("simulate answers the mass of polygons only"));
    const auto density = readNumber(input.find(u"density"), QStringLiteral("density"));
    if (!density)
        return std::unexpected(density.error());
    if (!polygons->isArray())
        return badRequest(QStringLiteral("polygons must be a list of polygons"));
    std::vector<hullsmith::MassProperties> parts;
    for (const JsonValue &polygon : polygons->items) {
        const auto ring = readPoints(&polygon, QStringLiteral("polygons"));
        if (!ring)
            return std::unexpected(ring.error());
        parts.push_back(hullsmith::polygonMass(*ring, *density));
    }
    const hullsmith::MassProperties body = hullsmith::combine(parts);
    QJsonObject out;
    out[QLatin1String("mass")] = toJson(body.mass);
    out[QLatin1String("center")] = toJson(body.centroid);
    out[QLatin1String("inertia_center")] = toJson(body.inertia);
    out[QLatin1String("inertia_origin")] = toJson(body.inertiaAboutOrigin());
    return out;
}
