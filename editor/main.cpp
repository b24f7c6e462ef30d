#include "editor/cli/commandline.h"

#include <QApplication>

#include <cstring>
#include <iostream>
#include <memory>

namespace {

/// Commands that only read and print run without a window system.
std::unique_ptr<QCoreApplication> makeApplication(const Command *command, int &argc, char **argv)
{
    if (command && !command->needsFonts)
        return std::make_unique<QCoreApplication>(argc, argv);
    if (command)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QApplication>(argc, argv);
}

} // namespace

int main(int argc, char **argv)
{
    const Command *command = argc > 1 ? findCommand(QString::fromLocal8Bit(argv[1])) : nullptr;
    const auto application = makeApplication(command, argc, argv);
    Streams streams{std::cin, std::cout, std::cerr};
    return runCommandLine(QCoreApplication::arguments().mid(1), streams);
}
