#pragma once

#include "filefault.h"

#include <QByteArray>
#include <QString>

#include <expected>
#include <memory>
#include <utility>
#include <vector>

/// A JSON value that knows where in the text it stands, so that faults can point at it.
struct JsonValue {
    // Defined where std::pair<QString, JsonValue> is complete, which clang asks for.
    JsonValue();
    ~JsonValue();
    JsonValue(const JsonValue &);
    JsonValue(JsonValue &&) noexcept;
    JsonValue &operator=(const JsonValue &);
    JsonValue &operator=(JsonValue &&) noexcept;

    enum class Type { Null, Bool, Number, String, Array, Object } type = Type::Null;
    bool boolean = false;
    double number = 0.0; ///< The nearest double to the text.
    QString string;
    std::vector<JsonValue> items;                       ///< Array.
    std::vector<std::pair<QString, JsonValue>> members; ///< Object, in file order.
    int offset = 0;                                     ///< Byte offset of its first character.
    int keyOffset = -1; ///< Byte offset of its key, if it is a member.

    /// Member by name; nullptr if there is none or this is no object.
    const JsonValue *find(QStringView name) const;
    bool isNumber() const { return type == Type::Number; }
    bool isString() const { return type == Type::String; }
    bool isArray() const { return type == Type::Array; }
    bool isObject() const { return type == Type::Object; }
};

/// Deepest nesting accepted.
inline constexpr int jsonDepthLimit = 64;
/// Largest text accepted, bytes.
inline constexpr qsizetype jsonSizeLimit = qsizetype(256) << 20;

/// Parses strict JSON (RFC 8259) in UTF-8. Faults, each with line and column: syntax, wrong
/// encoding, duplicate keys, numbers beyond double, nesting over the limit. O(size).
std::expected<JsonValue, FileFault> parseJson(const QByteArray &text);

/// A fault at `value`; `text` is the text it was parsed from.
FileFault faultAt(const QByteArray &text, int offset, const QString &message,
                  const QString &code = {});
