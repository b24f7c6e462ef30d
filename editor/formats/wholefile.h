#pragma once

#include "filefault.h"

#include <QByteArray>
#include <QIODevice>

#include <expected>
#include <optional>

/// Largest file that is read, bytes.
inline constexpr qint64 wholeFileLimit = qint64(256) << 20;

/// Reads a whole file; "-" is standard input. A fault says what the system says.
std::expected<QByteArray, FileFault> readWhole(const QString &path, qint64 limit = wholeFileLimit);

/// Writes a whole file so that it is complete or untouched: through QSaveFile, or straight into
/// what is no regular file (a device, a pipe), which must not be replaced. "-" is standard output.
std::optional<FileFault> writeWhole(const QString &path, const QByteArray &bytes);

/// Writes all of `bytes` to an open device.
std::optional<FileFault> writeBytes(QIODevice &device, const QByteArray &bytes);
