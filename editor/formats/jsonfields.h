#pragma once

#include "jsonreader.h"
#include "physics/geometry/vec.h"

#include <QStringList>

#include <initializer_list>
#include <optional>

/// Reads typed values out of parsed JSON and keeps the first fault, with its place. After a fault
/// every call returns a harmless default, so that a reader needs to look only at its end.
class JsonFields {
public:
    /// `text` is what was parsed; it must outlive this.
    explicit JsonFields(const QByteArray &text)
        : m_text(text)
    {
    }

    const std::optional<FileFault> &fault() const { return m_fault; }
    /// Records a fault at byte `offset`, unless there is one already.
    void refuse(int offset, const QString &message, const QString &code);
    void refuse(const JsonValue &at, const QString &message, const QString &code)
    {
        refuse(at.offset, message, code);
    }

    /// Refuses members that are not in `known`, so that a misspelt key is not lost in silence.
    void onlyKeys(const JsonValue &object, std::initializer_list<QStringView> known);
    /// Refuses anything but an object, an array.
    bool isObject(const JsonValue &value);
    bool isArray(const JsonValue &value);
    /// The member, which must be there; nullptr after a fault.
    const JsonValue *required(const JsonValue &object, QStringView key);

    /// A number of magnitude up to `limit`.
    double number(const JsonValue &value, double limit);
    /// A number in [least, most].
    double number(const JsonValue &value, double least, double most);
    /// A number above 0 and up to `most`.
    double positive(const JsonValue &value, double most);
    int integer(const JsonValue &value, int least, int most);
    bool boolean(const JsonValue &value);
    QString string(const JsonValue &value);
    QStringList strings(const JsonValue &value);
    /// Two numbers in brackets.
    hullsmith::Vec2 point(const JsonValue &value, double limit);
    std::vector<hullsmith::Vec2> points(const JsonValue &value, double limit);

private:
    const QByteArray &m_text;
    std::optional<FileFault> m_fault;
};
