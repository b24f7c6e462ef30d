#include "querykinds.h"

#include "physics/geometry/massproperties.h"
#include "physics/geometry/outlinecheck.h"
#include "physics/geometry/split.h"

using hullsmith::OutlineReport;
using namespace query;

namespace {

Answer<std::vector<std::vector<Vec2>>> readHoles(const JsonValue *value)
{
    std::vector<std::vector<Vec2>> holes;
    if (!value)
        return holes;
    if (!value->isArray())
        return badRequest(QStringLiteral("holes must be a list of rings"));
    for (const JsonValue &item : value->items) {
        auto ring = readPoints(&item, QStringLiteral("holes"));
        if (!ring)
            return std::unexpected(ring.error());
        holes.push_back(*std::move(ring));
    }
    return holes;
}

int countReflex(std::span<const Vec2> outer, std::span<const std::vector<Vec2>> holes)
{
    int count = int(hullsmith::checkOutline(outer).reflex.size());
    for (const std::vector<Vec2> &hole : holes) {
        // Its corners turn the other way, seen from the outline.
        const OutlineReport report = hullsmith::checkOutline(hole);
        count += report.count -
                 int(report.duplicates.size() + report.collinear.size() + report.reflex.size());
    }
    return count;
}

} // namespace

Answer<QJsonObject> query::decompose(const JsonValue &input)
{
    const auto outer = readPoints(input.find(u"outer"), QStringLiteral("outer"));
    const auto holes = readHoles(input.find(u"holes"));
    const auto most = readOptional(input, "max_vertices");
    if (!outer || !holes || !most)
        return std::unexpected(!outer ? outer.error() : !holes ? holes.error() : most.error());
    hullsmith::SplitOptions options;
    const double limit = most->value_or(0.0);
    if (limit != 0.0 && !(limit >= 3.0))
        return badRequest(QStringLiteral("max_vertices must be 0 or at least 3"));
    if (limit < double(std::numeric_limits<int>::max()))
        options.cornerLimit = int(limit);
    const auto split = hullsmith::split(*outer, *holes, options);
    if (!split)
        return splitError(split.error());
    QJsonArray pieces;
    std::vector<hullsmith::MassProperties> parts;
    for (const std::vector<Vec2> &piece : split->pieces) {
        pieces.append(toJson(piece));
        parts.push_back(hullsmith::polygonMass(piece, 1.0));
    }
    QJsonObject out;
    out[QLatin1String("pieces")] = pieces;
    out[QLatin1String("area")] = toJson(hullsmith::combine(parts).area);
    out[QLatin1String("reflex_vertices")] = countReflex(*outer, *holes);
    return out;
}
