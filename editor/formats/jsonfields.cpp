#include "jsonfields.h"

#include "filenames.h"
#include "formattext.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace {

QString shownNumber(double x)
{
    return QString::number(x, 'g', QLocale::FloatingPointShortest);
}

} // namespace

void JsonFields::refuse(int offset, const QString &message, const QString &code)
{
    if (!m_fault)
        m_fault = faultAt(m_text, offset, message, code);
}

void JsonFields::onlyKeys(const JsonValue &object, std::initializer_list<QStringView> known)
{
    for (const auto &[key, value] : object.members)
        if (std::find(known.begin(), known.end(), key) == known.end())
            refuse(value.keyOffset,
                   FormatText::tr("\"%1\" is not a known key here").arg(shownName(key)),
                   QStringLiteral("unknown_key"));
}

bool JsonFields::isObject(const JsonValue &value)
{
    if (!value.isObject())
        refuse(value, FormatText::tr("Expected an object"), QStringLiteral("type"));
    return value.isObject();
}

bool JsonFields::isArray(const JsonValue &value)
{
    if (!value.isArray())
        refuse(value, FormatText::tr("Expected a list"), QStringLiteral("type"));
    return value.isArray();
}

const JsonValue *JsonFields::required(const JsonValue &object, QStringView key)
{
    const JsonValue *value = object.find(key);
    if (!value)
        refuse(object, FormatText::tr("\"%1\" is missing").arg(key), QStringLiteral("missing_key"));
    return value;
}

double JsonFields::number(const JsonValue &value, double limit)
{
    if (!value.isNumber())
        refuse(value, FormatText::tr("Expected a number"), QStringLiteral("type"));
    else if (std::abs(value.number) > limit)
        refuse(value,
               FormatText::tr("The number is beyond the limit of %1").arg(shownNumber(limit)),
               QStringLiteral("number_range"));
    return value.number;
}

double JsonFields::number(const JsonValue &value, double least, double most)
{
    if (!value.isNumber())
        refuse(value, FormatText::tr("Expected a number"), QStringLiteral("type"));
    else if (value.number < least || value.number > most)
        refuse(value,
               FormatText::tr("Expected a number from %1 to %2")
                   .arg(shownNumber(least), shownNumber(most)),
               QStringLiteral("number_range"));
    return value.number;
}

double JsonFields::positive(const JsonValue &value, double most)
{
    const double x = number(value, 0.0, most);
    if (value.isNumber() && x == 0.0)
        refuse(value, FormatText::tr("Expected a number above 0"), QStringLiteral("number_range"));
    return x;
}

int JsonFields::integer(const JsonValue &value, int least, int most)
{
    const double x = value.isNumber() ? value.number : std::nan("");
    if (x >= least && x <= most && x == std::floor(x))
        return int(x);
    refuse(value, FormatText::tr("Expected a whole number from %1 to %2").arg(least).arg(most),
           value.isNumber() ? QStringLiteral("number_range") : QStringLiteral("type"));
    return least;
}

bool JsonFields::boolean(const JsonValue &value)
{
    if (value.type != JsonValue::Type::Bool)
        refuse(value, FormatText::tr("Expected true or false"), QStringLiteral("type"));
    return value.boolean;
}

QString JsonFields::string(const JsonValue &value)
{
    if (!value.isString())
        refuse(value, FormatText::tr("Expected a text in quotes"), QStringLiteral("type"));
    return value.string;
}

QStringList JsonFields::strings(const JsonValue &value)
{
    QStringList list;
    if (isArray(value))
        for (const JsonValue &item : value.items)
            list.append(string(item));
    return list;
}

hullsmith::Vec2 JsonFields::point(const JsonValue &value, double limit)
{
    if (!value.isArray() || value.items.size() != 2) {
        refuse(value,
               FormatText::tr("Expected a point: two numbers in brackets, with decimal points"),
               QStringLiteral("type"));
        return hullsmith::Vec2::Zero();
    }
    return {number(value.items[0], limit), number(value.items[1], limit)};
}

std::vector<hullsmith::Vec2> JsonFields::points(const JsonValue &value, double limit)
{
    std::vector<hullsmith::Vec2> list;
    if (!isArray(value))
        return list;
    list.reserve(value.items.size());
    for (const JsonValue &item : value.items)
        list.push_back(point(item, limit));
    return list;
}
