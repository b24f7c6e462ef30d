#pragma once

#include <QString>

#include <optional>

/// What a text that comes from a user or a file may be. Names are any text; they never become a
/// path, code or markup without being escaped for it.

/// Longest name of a body, a shape or a category, in UTF-16 units.
inline constexpr int nameLengthLimit = 255;

/// Why `name` cannot be the name of a body, a shape or a category; nothing if it can.
std::optional<QString> nameProblem(const QString &name);

/// Why `path` cannot be an image path in a project file; nothing if it can. Paths are relative to
/// the project file with '/' between folders; '..' may lead to a neighbouring folder.
std::optional<QString> imagePathProblem(const QString &path);

/// `name` for a message: control characters replaced, shortened if very long.
QString shownName(QStringView name);
