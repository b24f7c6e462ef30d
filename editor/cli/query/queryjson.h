#pragma once

#include "editor/formats/jsonreader.h"
#include "physics/geometry/simplify.h"
#include "physics/geometry/split.h"

#include <QJsonArray>
#include <QJsonObject>

#include <expected>
#include <optional>
#include <utility>
#include <vector>

// What all kinds of query share. Reading takes a value that may be missing (nullptr) and says what
// it expected.

namespace query {

using hullsmith::Vec2;

/// Why a request has no result. `more` joins the error object.
struct QueryError {
    QString code;
    QString message;
    QJsonObject more = {};
};

template <class T>
using Answer = std::expected<T, QueryError>;

std::unexpected<QueryError> badRequest(const QString &message);
std::unexpected<QueryError> unsupported(const QString &message);
/// Text stands for what JSON cannot say: "nan", "inf", "-inf".
Answer<double> readNumber(const JsonValue *value, const QString &what);
Answer<Vec2> readPoint(const JsonValue *value, const QString &what);
Answer<std::vector<Vec2>> readPoints(const JsonValue *value, const QString &what);
/// A number that may be missing.
Answer<std::optional<double>> readOptional(const JsonValue &object, const char *name);
QJsonValue toJson(double x);
QJsonArray toJson(const Vec2 &point);
QJsonArray toJson(const std::vector<Vec2> &points);
QJsonArray toJson(const std::vector<int> &indices);
QJsonArray toJson(const std::vector<std::pair<int, int>> &pairs);
std::unexpected<QueryError> splitError(const hullsmith::SplitFault &fault);
std::unexpected<QueryError> simplifyError(const hullsmith::SimplifyFault &fault);

} // namespace query
