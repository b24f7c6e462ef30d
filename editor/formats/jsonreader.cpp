#include "jsonreader.h"

#include "formattext.h"
#include "jsonbuilder.h"

#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>

#include <algorithm>

namespace {

/// Words RapidJSON's error codes.
QString syntaxMessage(rapidjson::ParseErrorCode code)
{
    switch (code) {
    case rapidjson::kParseErrorDocumentRootNotSingular:
        return FormatText::tr("There is text after the end of the JSON value");
    case rapidjson::kParseErrorObjectMissName:
        return FormatText::tr("Expected a name in quotes or '}'");
    case rapidjson::kParseErrorObjectMissColon:
        return FormatText::tr("Expected ':' after the name");
    case rapidjson::kParseErrorObjectMissCommaOrCurlyBracket:
        return FormatText::tr("Expected ',' or '}'");
    case rapidjson::kParseErrorArrayMissCommaOrSquareBracket:
        return FormatText::tr("Expected ',' or ']'");
    case rapidjson::kParseErrorStringUnicodeEscapeInvalidHex:
    case rapidjson::kParseErrorStringUnicodeSurrogateInvalid:
    case rapidjson::kParseErrorStringEscapeInvalid:
        return FormatText::tr("Invalid escape in a text");
    case rapidjson::kParseErrorStringMissQuotationMark:
        return FormatText::tr("A text lacks its closing quote or holds a control character");
    case rapidjson::kParseErrorNumberMissFraction:
    case rapidjson::kParseErrorNumberMissExponent:
        return FormatText::tr("A number lacks digits");
    default:
        return FormatText::tr("Expected a JSON value");
    }
}

/// Whether one of the spellings of numbers that JSON does not have starts at `offset`.
bool isNonFiniteWord(const QByteArray &text, int offset)
{
    QByteArrayView rest = QByteArrayView(text).sliced(offset);
    if (rest.startsWith('-'))
        rest = rest.sliced(1);
    for (const QByteArrayView word : {QByteArrayView("nan"), QByteArrayView("inf")})
        if (rest.first(std::min(rest.size(), word.size())).compare(word, Qt::CaseInsensitive) ==
                0 &&
            rest.size() >= word.size())
            return true;
    return false;
}

FileFault syntaxFault(const QByteArray &text, const rapidjson::ParseResult &result)
{
    const int offset = std::min(int(result.Offset()), int(text.size()));
    switch (result.Code()) {
    case rapidjson::kParseErrorDocumentEmpty:
        return faultAt(text, offset, FormatText::tr("The file is empty"), QStringLiteral("empty"));
    case rapidjson::kParseErrorStringInvalidEncoding:
        return faultAt(text, offset, FormatText::tr("The text is not valid UTF-8"),
                       QStringLiteral("encoding"));
    case rapidjson::kParseErrorNumberTooBig:
        return faultAt(text, offset, FormatText::tr("The number is beyond what a double can hold"),
                       QStringLiteral("number_range"));
    default:
        break;
    }
    if (offset >= text.size())
        return faultAt(text, offset, FormatText::tr("The file ends too early"),
                       QStringLiteral("truncated"));
    if (result.Code() == rapidjson::kParseErrorValueInvalid && isNonFiniteWord(text, offset))
        return faultAt(text, offset > 0 && text[offset - 1] == '-' ? offset - 1 : offset,
                       FormatText::tr("NaN and infinity are not numbers"),
                       QStringLiteral("non_finite"));
    return faultAt(text, offset, syntaxMessage(result.Code()), QStringLiteral("syntax"));
}

/// A fault for the byte order marks, which JSON forbids.
std::optional<FileFault> markFault(const QByteArray &text)
{
    if (text.startsWith("\xEF\xBB\xBF"))
        return faultAt(
            text, 0,
            FormatText::tr("The file begins with a byte order mark; save it as UTF-8 without one"),
            QStringLiteral("encoding"));
    if (text.startsWith("\xFF\xFE") || text.startsWith("\xFE\xFF"))
        return faultAt(text, 0, FormatText::tr("The file is UTF-16; save it as UTF-8"),
                       QStringLiteral("encoding"));
    return std::nullopt;
}

} // namespace

JsonValue::JsonValue() = default;
JsonValue::~JsonValue() = default;
JsonValue::JsonValue(const JsonValue &) = default;
JsonValue::JsonValue(JsonValue &&) noexcept = default;
JsonValue &JsonValue::operator=(const JsonValue &) = default;
JsonValue &JsonValue::operator=(JsonValue &&) noexcept = default;

const JsonValue *JsonValue::find(QStringView name) const
{
    const auto found = std::find_if(members.begin(), members.end(),
                                    [&](const auto &member) { return member.first == name; });
    return found == members.end() ? nullptr : &found->second;
}

std::expected<JsonValue, FileFault> parseJson(const QByteArray &text)
{
    if (text.size() > jsonSizeLimit)
        return std::unexpected(
            FileFault{FormatText::tr("The file is larger than %1 MiB").arg(jsonSizeLimit >> 20), 0,
                      0, QStringLiteral("too_large")});
    if (const std::optional<FileFault> fault = markFault(text))
        return std::unexpected(*fault);

    constexpr unsigned flags = rapidjson::kParseIterativeFlag |
                               rapidjson::kParseValidateEncodingFlag |
                               rapidjson::kParseNumbersAsStringsFlag;
    rapidjson::MemoryStream stream(text.constData(), std::size_t(text.size()));
    JsonBuilder builder(text, stream);
    rapidjson::Reader reader;
    const rapidjson::ParseResult result = reader.Parse<flags>(stream, builder);
    if (const std::optional<FileFault> fault = builder.fault())
        return std::unexpected(*fault);
    if (result.IsError())
        return std::unexpected(syntaxFault(text, result));
    if (qsizetype(stream.Tell()) != text.size()) // a NUL byte looks like the end to RapidJSON
        return std::unexpected(faultAt(text, int(stream.Tell()),
                                       FormatText::tr("Unexpected NUL character"),
                                       QStringLiteral("syntax")));
    return builder.take();
}

FileFault faultAt(const QByteArray &text, int offset, const QString &message, const QString &code)
{
    const QByteArrayView before =
        QByteArrayView(text).first(std::clamp<qsizetype>(offset, 0, text.size()));
    const qsizetype lineStart = before.lastIndexOf('\n') + 1;
    const auto continues = [](char c) { return (quint8(c) & 0xC0) == 0x80; };
    const auto column = std::count_if(before.begin() + lineStart, before.end(),
                                      [&](char c) { return !continues(c); });
    return {message, int(before.count('\n')) + 1, int(column) + 1, code};
}
