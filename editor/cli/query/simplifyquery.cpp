#include "querykinds.h"

using hullsmith::Fit;
using hullsmith::Outline;
using namespace query;

namespace {

Answer<Fit> readFit(const JsonValue *value)
{
    if (!value || value->string == QLatin1String("closest"))
        return Fit::Closest;
    if (value->string == QLatin1String("cover"))
        return Fit::Cover;
    if (value->string == QLatin1String("inside"))
        return Fit::Inside;
    return badRequest(QStringLiteral("fit must be \"closest\", \"cover\" or \"inside\""));
}

} // namespace

Answer<QJsonObject> query::simplify(const JsonValue &input)
{
    const auto points = readPoints(input.find(u"points"), QStringLiteral("points"));
    const auto tolerance = readNumber(input.find(u"tolerance"), QStringLiteral("tolerance"));
    const auto fit = readFit(input.find(u"fit"));
    if (!points || !tolerance || !fit)
        return std::unexpected(!points      ? points.error()
                               : !tolerance ? tolerance.error()
                                            : fit.error());
    const Outline outline{*points, {}};
    const auto simplified = hullsmith::simplify(
        {&outline, 1}, {.fit = *fit, .tolerance = *tolerance, .moveVertices = false});
    if (!simplified)
        return simplifyError(simplified.error());
    QJsonObject out;
    out[QLatin1String("points")] = toJson(simplified->outlines.front().outer);
    out[QLatin1String("deviation")] = toJson(simplified->deviation);
    return out;
}
