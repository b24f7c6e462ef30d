#pragma once

#include "editor/document/scenedata.h"
#include "filefault.h"

#include <QByteArray>

#include <expected>
#include <optional>

/// Newest version of the .hull format this program reads and writes (FORMAT.md).
inline constexpr int nativeVersion = 2;

/// Reads .hull text. Older versions are migrated; newer ones refused kindly. Every fault has a line
/// and a column. Ids are left unset: Document::reset() gives them. O(size).
std::expected<SceneData, FileFault> readNative(const QByteArray &text);
/// The same data always gives the same bytes: stable key order, one vertex list a line.
QByteArray writeNative(const SceneData &data);

/// As above, from and to a file; writing goes through QSaveFile, so a failed save leaves the old
/// file.
std::expected<SceneData, FileFault> loadNative(const QString &path);
std::optional<FileFault> saveNative(const SceneData &data, const QString &path);
