#pragma once

#include <QString>
#include <QStringList>

#include <iosfwd>

/// Where a command reads and writes; tests pass their own.
struct Streams {
    std::istream &in;
    std::ostream &out;
    std::ostream &err;
};

/// Exit status of a command.
enum ExitStatus { ExitFine = 0, ExitFaults = 1, ExitUsage = 2 };

/// One word of the command line. Listed in commandline.cpp.
struct Command {
    const char *name;  ///< "check"
    const char *usage; ///< "check FILE... [--target ID] [--json]"
    bool needsFonts;   ///< Draws text or reads images: needs a QGuiApplication (QApplication for
                       ///< windows).
    int (*run)(const QStringList &arguments, Streams &streams);
};

int runCheck(const QStringList &arguments, Streams &streams);
int runExport(const QStringList &arguments, Streams &streams);
int runFormats(const QStringList &arguments, Streams &streams);
int runInspect(const QStringList &arguments, Streams &streams);
int runQuery(const QStringList &arguments, Streams &streams);
int runRepair(const QStringList &arguments, Streams &streams);
int runSat(const QStringList &arguments, Streams &streams);
int runScreenshot(const QStringList &arguments, Streams &streams);
int runTrace(const QStringList &arguments, Streams &streams);
int runSplit(const QStringList &arguments, Streams &streams);
