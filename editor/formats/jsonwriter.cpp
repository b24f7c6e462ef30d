#include "jsonwriter.h"

#include "format.h"

QByteArray jsonString(const QString &text)
{
    static const char hex[] = "0123456789abcdef";
    QByteArray json = "\"";
    for (const char c : text.toUtf8()) {
        if (c == '"' || c == '\\')
            (json += '\\') += c;
        else if (c == '\n')
            json += "\\n";
        else if (c == '\t')
            json += "\\t";
        else if (quint8(c) < 0x20)
            ((json += "\\u00") += hex[c >> 4]) += hex[c & 15];
        else
            json += c;
    }
    return json += '"';
}

QByteArray jsonBool(bool b)
{
    return b ? "true" : "false";
}

QByteArray jsonList(const QByteArrayList &items)
{
    return '[' + items.join(", ") + ']';
}

QByteArray jsonStrings(const QStringList &list)
{
    QByteArrayList items;
    for (const QString &text : list)
        items.append(jsonString(text));
    return jsonList(items);
}

QByteArray jsonPoint(const hullsmith::Vec2 &point)
{
    return '[' + number(point.x()) + ", " + number(point.y()) + ']';
}

QByteArray jsonPoints(const std::vector<hullsmith::Vec2> &points)
{
    QByteArray json = "[";
    for (const hullsmith::Vec2 &point : points) {
        if (json.size() > 1)
            json += ", ";
        json += jsonPoint(point);
    }
    return json += ']';
}

void JsonWriter::member(const char *key, const QByteArray &value)
{
    newLine();
    ((((m_text += '"') += key) += "\": ") += value);
}

void JsonWriter::beginObject(const char *key)
{
    member(key, {});
    open('{');
}

void JsonWriter::beginArray(const char *key)
{
    member(key, {});
    open('[');
}

void JsonWriter::item(const QByteArray &value)
{
    newLine();
    m_text += value;
}

void JsonWriter::beginObject()
{
    newLine();
    open('{');
}

QByteArray JsonWriter::take()
{
    endObject();
    m_text += '\n';
    return std::move(m_text);
}

void JsonWriter::newLine()
{
    if (!m_empty)
        m_text += ',';
    m_text += '\n';
    m_text.append(2 * m_level, ' ');
    m_empty = false;
}

void JsonWriter::open(char bracket)
{
    m_text += bracket;
    ++m_level;
    m_empty = true;
}

void JsonWriter::close(char bracket)
{
    --m_level;
    if (!m_empty) {
        m_text += '\n';
        m_text.append(2 * m_level, ' ');
    }
    m_text += bracket;
    m_empty = false;
}
