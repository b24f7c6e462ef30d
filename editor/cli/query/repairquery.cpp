#include "querykinds.h"

#include "physics/geometry/predicates.h"
#include "physics/geometry/repair.h"

using namespace query;

namespace {

Answer<std::vector<std::vector<Vec2>>> readRings(const JsonValue *value)
{
    if (!value || !value->isArray())
        return badRequest(QStringLiteral("rings must be a list of rings"));
    std::vector<std::vector<Vec2>> rings;
    for (const JsonValue &item : value->items) {
        auto ring = readPoints(&item, QStringLiteral("rings"));
        if (!ring)
            return std::unexpected(ring.error());
        rings.push_back(*std::move(ring));
    }
    return rings;
}

Answer<hullsmith::FillRule> readFill(const JsonValue *value)
{
    if (!value || (value->isString() && value->string == QLatin1String("even_odd")))
        return hullsmith::FillRule::EvenOdd;
    if (value->isString() && value->string == QLatin1String("nonzero"))
        return hullsmith::FillRule::NonZero;
    return badRequest(QStringLiteral("fill must be \"even_odd\" or \"nonzero\""));
}

QJsonArray listOf(const std::vector<std::pair<Vec2, Vec2>> &stretches)
{
    QJsonArray list;
    for (const auto &[from, to] : stretches)
        list.append(QJsonArray{toJson(from), toJson(to)});
    return list;
}

QJsonObject describe(const hullsmith::RepairWork &work)
{
    return {{QStringLiteral("duplicates"), toJson(work.duplicates)},
            {QStringLiteral("spikes"), toJson(work.spikes)},
            {QStringLiteral("crossings"), toJson(work.crossings)},
            {QStringLiteral("touches"), toJson(work.touches)},
            {QStringLiteral("overlaps"), listOf(work.overlaps)},
            {QStringLiteral("dropped_rings"), toJson(work.droppedRings)},
            {QStringLiteral("turned_rings"), toJson(work.turnedRings)},
            {QStringLiteral("largest_move"), toJson(work.largestMove)}};
}

double signedArea(const std::vector<Vec2> &ring)
{
    return hullsmith::signedArea(ring.data(), int(ring.size()));
}

} // namespace

Answer<QJsonObject> query::repair(const JsonValue &input)
{
    const auto rings = readRings(input.find(u"rings"));
    const auto fill = readFill(input.find(u"fill"));
    if (!rings || !fill)
        return std::unexpected(!rings ? rings.error() : fill.error());
    const auto repaired = hullsmith::repair(*rings, *fill);
    if (!repaired)
        return std::unexpected(
            QueryError{QLatin1String(hullsmith::faultCode(repaired.error().kind)),
                       QStringLiteral("the rings cannot be repaired"),
                       {{QStringLiteral("ring"), repaired.error().ring},
                        {QStringLiteral("vertex"), repaired.error().vertex}}});
    QJsonArray outlines;
    double area = 0.0;
    for (const hullsmith::Outline &outline : repaired->outlines) {
        QJsonArray holes;
        area += signedArea(outline.outer);
        for (const std::vector<Vec2> &hole : outline.holes) {
            holes.append(toJson(hole));
            area += signedArea(hole);
        }
        outlines.append(QJsonObject{{QStringLiteral("outer"), toJson(outline.outer)},
                                    {QStringLiteral("holes"), holes}});
    }
    return QJsonObject{{QStringLiteral("outlines"), outlines},
                       {QStringLiteral("area"), toJson(area)},
                       {QStringLiteral("work"), describe(repaired->work)}};
}
