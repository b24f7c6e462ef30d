#pragma once

#include "jsonreader.h"

#include <rapidjson/memorystream.h>
#include <rapidjson/rapidjson.h>

#include <optional>

/// Takes RapidJSON's events and builds a JsonValue from them. Private to the JSON reader.
///
/// Returning false stops the parser; fault() then says why.
class JsonBuilder {
public:
    /// Both must outlive the builder; `stream` reads `text`.
    JsonBuilder(const QByteArray &text, const rapidjson::MemoryStream &stream)
        : m_text(text)
        , m_stream(stream)
    {
    }

    const std::optional<FileFault> &fault() const { return m_fault; }
    JsonValue take() { return std::move(m_root); }

    // RapidJSON's handler interface.
    bool Null();
    bool Bool(bool b);
    bool RawNumber(const char *digits, rapidjson::SizeType length, bool copy);
    bool String(const char *utf8, rapidjson::SizeType length, bool copy);
    bool Key(const char *utf8, rapidjson::SizeType length, bool copy);
    bool StartObject() { return start(JsonValue::Type::Object); }
    bool StartArray() { return start(JsonValue::Type::Array); }
    bool EndObject(rapidjson::SizeType count);
    bool EndArray(rapidjson::SizeType count);
    // Numbers come as text; these are never called.
    bool Int(int) { return false; }
    bool Uint(unsigned) { return false; }
    bool Int64(std::int64_t) { return false; }
    bool Uint64(std::uint64_t) { return false; }
    bool Double(double) { return false; }

private:
    int position() const { return int(m_stream.Tell()); }
    /// Offset of the opening quote of the text that has just been read.
    int stringStart() const;
    bool start(JsonValue::Type type);
    bool end();
    bool add(JsonValue value);
    bool refuse(int offset, const QString &message, const QString &code);
    bool refuseDuplicates(const JsonValue &object);

    const QByteArray &m_text;
    const rapidjson::MemoryStream &m_stream;
    JsonValue m_root;
    std::vector<JsonValue> m_open;               ///< Arrays and objects that are not closed yet.
    std::vector<std::pair<QString, int>> m_keys; ///< Of the members being read, with offsets.
    std::optional<FileFault> m_fault;
};
