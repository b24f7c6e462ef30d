#include "queryjson.h"

#include <cmath>
#include <limits>

namespace query {

std::unexpected<QueryError> badRequest(const QString &message)
{
    return std::unexpected(QueryError{QStringLiteral("bad_request"), message});
}

std::unexpected<QueryError> unsupported(const QString &message)
{
    return std::unexpected(QueryError{QStringLiteral("unsupported"), message});
}

Answer<double> readNumber(const JsonValue *value, const QString &what)
{
    if (value && value->isNumber())
        return value->number;
    if (value && value->isString()) {
        if (value->string == QLatin1String("nan"))
            return std::numeric_limits<double>::quiet_NaN();
        if (value->string == QLatin1String("inf") || value->string == QLatin1String("-inf"))
            return std::copysign(std::numeric_limits<double>::infinity(),
                                 value->string.startsWith(QLatin1Char('-')) ? -1.0 : 1.0);
    }
    return badRequest(what + QStringLiteral(" must be a number"));
}

Answer<Vec2> readPoint(const JsonValue *value, const QString &what)
{
    if (!value || !value->isArray() || value->items.size() != 2)
        return badRequest(what + QStringLiteral(" must be [x, y]"));
    const auto x = readNumber(&value->items[0], what);
    const auto y = readNumber(&value->items[1], what);
    if (!x || !y)
        return std::unexpected(!x ? x.error() : y.error());
    return Vec2(*x, *y);
}

Answer<std::vector<Vec2>> readPoints(const JsonValue *value, const QString &what)
{
    if (!value || !value->isArray())
        return badRequest(what + QStringLiteral(" must be a list of points"));
    std::vector<Vec2> points;
    points.reserve(value->items.size());
    for (const JsonValue &item : value->items) {
        const auto point = readPoint(&item, what);
        if (!point)
            return std::unexpected(point.error());
        points.push_back(*point);
    }
    return points;
}

Answer<std::optional<double>> readOptional(const JsonValue &object, const char *name)
{
    const JsonValue *value = object.find(QString::fromLatin1(name));
    if (!value)
        return std::optional<double>();
    const auto number = readNumber(value, QString::fromLatin1(name));
    if (!number)
        return std::unexpected(number.error());
    return std::optional<double>(*number);
}

QJsonValue toJson(double x)
{
    return std::isfinite(x) ? QJsonValue(x) : QJsonValue();
}

QJsonArray toJson(const Vec2 &point)
{
    return {toJson(point.x()), toJson(point.y())};
}

QJsonArray toJson(const std::vector<Vec2> &points)
{
    QJsonArray list;
    for (const Vec2 &point : points)
        list.append(toJson(point));
    return list;
}

QJsonArray toJson(const std::vector<int> &indices)
{
    QJsonArray list;
    for (const int index : indices)
        list.append(index);
    return list;
}

QJsonArray toJson(const std::vector<std::pair<int, int>> &pairs)
{
    QJsonArray list;
    for (const auto &[i, j] : pairs)
        list.append(QJsonArray{i, j});
    return list;
}

std::unexpected<QueryError> splitError(const hullsmith::SplitFault &fault)
{
    return std::unexpected(
        QueryError{QLatin1String(hullsmith::faultCode(fault.kind)),
                   QStringLiteral("the outline cannot be split: see the point in `where`"),
                   {{QStringLiteral("where"), toJson(fault.place)}}});
}

std::unexpected<QueryError> simplifyError(const hullsmith::SimplifyFault &fault)
{
    return std::unexpected(
        QueryError{QLatin1String(hullsmith::faultCode(fault.kind)),
                   QStringLiteral("the outline cannot be simplified: see the point in `where`"),
                   {{QStringLiteral("where"), toJson(fault.place)}}});
}

} // namespace query
