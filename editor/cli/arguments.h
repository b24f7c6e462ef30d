#pragma once

#include "command.h"

#include <QByteArray>
#include <QCommandLineParser>

#include <expected>
#include <optional>

struct FileFault;

/// Parses the words after a command's name. Adds --help and --lang, and loads the language asked
/// for. Returns the exit status when there is nothing left to do: help was printed, or the words
/// are off (said on the error stream, with the usage line).
std::optional<int> parseArguments(QCommandLineParser &parser, const char *command,
                                  const QStringList &arguments, Streams &streams);

/// Says `message` as "hullsmith COMMAND: error: message", then the usage line; returns ExitUsage.
int usageError(const char *command, const QString &message, Streams &streams);

/// Loads the catalogue of `language` ("en", "zh_CN"); an empty one means the system's. False if
/// there is no such language.
bool loadLanguage(const QString &language);

/// Everything in a file, or in standard input for "-".
std::expected<QByteArray, FileFault> readInput(const QString &path, Streams &streams);

/// Writes UTF-8 text.
std::ostream &operator<<(std::ostream &out, const QString &text);
