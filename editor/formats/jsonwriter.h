#pragma once

#include "physics/geometry/vec.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

/// Texts, numbers and lists as JSON on one line.
QByteArray jsonString(const QString &text);
QByteArray jsonBool(bool b);
QByteArray jsonStrings(const QStringList &list);
/// Numbers with as many digits as it takes to read the same double back.
QByteArray jsonPoint(const hullsmith::Vec2 &point);
QByteArray jsonPoints(const std::vector<hullsmith::Vec2> &points);
/// `items` in brackets.
QByteArray jsonList(const QByteArrayList &items);

/// Writes JSON with one member or item a line and two spaces per level, so that a change of one
/// value is a change of one line. The caller opens and closes in pairs.
class JsonWriter {
public:
    JsonWriter() { open('{'); }

    /// A member of the open object; `value` is JSON on one line.
    void member(const char *key, const QByteArray &value);
    void beginObject(const char *key);
    void beginArray(const char *key);
    /// An item of the open array.
    void item(const QByteArray &value);
    void beginObject();
    void endObject() { close('}'); }
    void endArray() { close(']'); }
    /// Closes the outermost object and hands over the text, with a line break at its end.
    QByteArray take();

private:
    void newLine();
    void open(char bracket);
    void close(char bracket);

    QByteArray m_text;
    int m_level = 0;
    bool m_empty = true; ///< Nothing stands in the innermost open object or array yet.
};
