#pragma once

#include <QString>

/// Why a file could not be read or written, and where.
struct FileFault {
    QString message; ///< In the program's language, one sentence without a full stop.
    int line = 0;    ///< From 1; 0 if the place is not known.
    int column = 0;  ///< From 1, in characters; 0 if the place is not known.
    QString code =
        {}; ///< Stable, for tests and scripts: "syntax", "non_finite", "newer_version", ...

    /// "FILE:LINE:COLUMN: error: text", with line and column where they are known.
    QString located(const QString &file) const
    {
        QString place = file;
        if (line > 0)
            place += QStringLiteral(":%1:%2").arg(line).arg(column > 0 ? column : 1);
        return QStringLiteral("%1: error: %2").arg(place, message);
    }
};
