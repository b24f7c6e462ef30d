#pragma once

#include "exportscene.h"

#include <QByteArray>
#include <QSet>

/// C++ identifiers for names that may be any text. Letters, digits and single underscores of ASCII
/// stay, everything else becomes an underscore; what would repeat an earlier one gets a number. A
/// suffix that no keyword has keeps keywords away.
class CppIdentifiers {
public:
    /// An identifier like `base` with `suffix` at its end.
    QByteArray take(const QString &base, const QByteArray &suffix);

private:
    QSet<QByteArray> m_taken;
};

/// `text` as a C++ string literal of UTF-8 bytes, safe whatever character set the compiler reads.
QByteArray cppString(const QString &text);

/// How the header is written, beside the shapes.
struct Box2dHeaderOptions {
    bool sensorsKeepDensity = false;      ///< Else sensors get density 0, so that they add no mass.
    std::optional<double> pixelsPerMetre; ///< For the comment at the top, if all bodies share one.
};

/// The text of the header; `bodies` are in metres, y up.
QByteArray box2dHeader(const std::vector<ExportBody> &bodies, const Box2dHeaderOptions &options);
