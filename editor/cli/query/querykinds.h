#pragma once

#include "queryjson.h"

// The kinds of query, one source file each; README.md beside the case files in tests/data/cases
// says what they take and answer.

namespace query {

Answer<QJsonObject> check(const JsonValue &input);
Answer<QJsonObject> decompose(const JsonValue &input);
Answer<QJsonObject> hull(const JsonValue &input);
Answer<QJsonObject> repair(const JsonValue &input);
Answer<QJsonObject> sat(const JsonValue &input);
Answer<QJsonObject> simplify(const JsonValue &input);
Answer<QJsonObject> simulate(const JsonValue &input); ///< Mass of polygons.
Answer<QJsonObject> trace(const JsonValue &input);

} // namespace query
