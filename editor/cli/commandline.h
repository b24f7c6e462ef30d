#pragma once

#include "command.h"

#include <vector>

/// Every command, in the order that --help lists them.
const std::vector<Command> &commands();
/// By name; nullptr if there is none.
const Command *findCommand(const QString &name);

/// Whether these words (without the program's name) belong to the command line: a command, --help
/// or
/// --version. Otherwise they are files for the window.
bool isCommandLine(const QStringList &arguments);

/// Runs the command that the words name, or prints help or the version. Returns the exit status. A
/// QCoreApplication (a QApplication where Command::needsFonts) must exist.
int runCommandLine(const QStringList &arguments, Streams &streams);
