#include "query.h"

#include "querykinds.h"

#include <QJsonDocument>

#include <algorithm>
#include <iterator>

using namespace query;

namespace {

struct Kind {
    const char *name;
    Answer<QJsonObject> (*answer)(const JsonValue &input);
};

constexpr Kind kinds[] = {
    {"check", check}, {"decompose", decompose}, {"hull", hull},         {"repair", repair},
    {"sat", sat},     {"simplify", simplify},   {"simulate", simulate}, {"trace", trace}};

Answer<QJsonObject> answer(const JsonValue &request)
{
    const JsonValue *id = request.find(u"id");
    const JsonValue *kind = request.find(u"kind");
    const JsonValue *input = request.find(u"input");
    if (!id || !(id->isString() || id->isNumber()))
        return badRequest(QStringLiteral("a request needs an id"));
    if (!kind || !kind->isString())
        return badRequest(QStringLiteral("a request needs a kind"));
    const auto *known = std::find_if(std::begin(kinds), std::end(kinds), [&](const Kind &k) {
        return kind->string == QLatin1String(k.name);
    });
    if (known == std::end(kinds))
        return badRequest(QStringLiteral("unknown kind ") + kind->string);
    if (!input || !input->isObject())
        return badRequest(QStringLiteral("a request needs an input object"));
    return known->answer(*input);
}

/// `id` and `kind` as they came; null where they cannot be read.
QJsonValue echo(const JsonValue *value)
{
    if (value && value->isString())
        return value->string;
    if (value && value->isNumber())
        return value->number;
    return {};
}

} // namespace

QByteArray answerQuery(const QByteArray &request)
{
    const auto parsed = parseJson(request);
    QJsonObject line;
    line[QLatin1String("id")] = parsed ? echo(parsed->find(u"id")) : QJsonValue();
    line[QLatin1String("kind")] = parsed ? echo(parsed->find(u"kind")) : QJsonValue();
    const Answer<QJsonObject> result = parsed ? answer(*parsed)
                                              : badRequest(QStringLiteral("column %1: %2")
                                                               .arg(parsed.error().column)
                                                               .arg(parsed.error().message));
    if (result) {
        line[QLatin1String("result")] = *result;
    } else {
        QJsonObject error = result.error().more;
        error[QLatin1String("code")] = result.error().code;
        error[QLatin1String("message")] = result.error().message;
        line[QLatin1String("error")] = error;
    }
    return QJsonDocument(line).toJson(QJsonDocument::Compact);
}
