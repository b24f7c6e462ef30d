#include "jsonbuilder.h"

#include "formattext.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace {

/// Index of the first member whose name an earlier one has; -1 if all differ. O(n log n).
int firstDuplicate(const std::vector<std::pair<QString, JsonValue>> &members)
{
    std::vector<int> order(members.size());
    for (int i = 0; int &index : order)
        index = i++;
    const auto name = [&](int i) -> const QString & { return members[std::size_t(i)].first; };
    std::sort(order.begin(), order.end(),
              [&](int a, int b) { return name(a) == name(b) ? a < b : name(a) < name(b); });
    int first = -1;
    for (std::size_t i = 1; i < order.size(); ++i)
        if (name(order[i - 1]) == name(order[i]) && (first < 0 || order[i] < first))
            first = order[i];
    return first;
}

} // namespace

bool JsonBuilder::Null()
{
    JsonValue value;
    value.offset = position() - 4;
    return add(std::move(value));
}

bool JsonBuilder::Bool(bool b)
{
    JsonValue value;
    value.type = JsonValue::Type::Bool;
    value.boolean = b;
    value.offset = position() - (b ? 4 : 5);
    return add(std::move(value));
}

bool JsonBuilder::RawNumber(const char *digits, rapidjson::SizeType length, bool)
{
    JsonValue value;
    value.type = JsonValue::Type::Number;
    value.offset = position() - int(length);
    const std::from_chars_result result = std::from_chars(digits, digits + length, value.number);
    if (result.ec == std::errc::result_out_of_range)
        value.number = QByteArrayView(digits, qsizetype(length)).toDouble(); // 0 or infinity
    if (!std::isfinite(value.number))
        return refuse(value.offset, FormatText::tr("The number is beyond what a double can hold"),
                      QStringLiteral("number_range"));
    return add(std::move(value));
}

bool JsonBuilder::String(const char *utf8, rapidjson::SizeType length, bool)
{
    JsonValue value;
    value.type = JsonValue::Type::String;
    value.offset = stringStart();
    value.string = QString::fromUtf8(utf8, qsizetype(length));
    return add(std::move(value));
}

bool JsonBuilder::Key(const char *utf8, rapidjson::SizeType length, bool)
{
    m_keys.emplace_back(QString::fromUtf8(utf8, qsizetype(length)), stringStart());
    return true;
}

bool JsonBuilder::EndObject(rapidjson::SizeType)
{
    return refuseDuplicates(m_open.back()) && end();
}

bool JsonBuilder::EndArray(rapidjson::SizeType)
{
    return end();
}

int JsonBuilder::stringStart() const
{
    // Within a text every quote follows an odd number of backslashes; its opening quote follows
    // none.
    int quote = position() - 1;
    do
        --quote;
    while (quote > 0 && (m_text[quote] != '"' || m_text[quote - 1] == '\\'));
    return quote;
}

bool JsonBuilder::start(JsonValue::Type type)
{
    JsonValue value;
    value.type = type;
    value.offset = position();
    if (int(m_open.size()) == jsonDepthLimit)
        return refuse(
            value.offset,
            FormatText::tr("Values are nested more than %1 levels deep").arg(jsonDepthLimit),
            QStringLiteral("depth"));
    m_open.push_back(std::move(value));
    return true;
}

bool JsonBuilder::end()
{
    JsonValue value = std::move(m_open.back());
    m_open.pop_back();
    return add(std::move(value));
}

bool JsonBuilder::add(JsonValue value)
{
    if (m_open.empty()) {
        m_root = std::move(value);
        return true;
    }
    JsonValue &parent = m_open.back();
    if (parent.isArray()) {
        parent.items.push_back(std::move(value));
        return true;
    }
    value.keyOffset = m_keys.back().second;
    parent.members.emplace_back(std::move(m_keys.back().first), std::move(value));
    m_keys.pop_back();
    return true;
}

bool JsonBuilder::refuse(int offset, const QString &message, const QString &code)
{
    m_fault = faultAt(m_text, offset, message, code);
    return false;
}

bool JsonBuilder::refuseDuplicates(const JsonValue &object)
{
    const int duplicate = firstDuplicate(object.members);
    if (duplicate < 0)
        return true;
    const auto &[name, value] = object.members[std::size_t(duplicate)];
    return refuse(value.keyOffset, FormatText::tr("\"%1\" stands twice in one object").arg(name),
                  QStringLiteral("duplicate_key"));
}
