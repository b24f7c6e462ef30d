#pragma once

#include <QByteArray>

/// Answers one request of the query protocol: a JSON object with `id`, `kind` and `input`, as one
/// line of JSON without the line break. Never fails: what is no valid request is answered with the
/// code "bad_request". The kinds stand in querykinds.h. README.md beside the
/// case files in tests/data/cases is the reference.
QByteArray answerQuery(const QByteArray &request);
