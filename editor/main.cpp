#include "editor/app/mainwindow.h"
#include "editor/app/settings.h"
#include "editor/cli/commandline.h"

#include <QApplication>
#include <QElapsedTimer>

#include <cstdlib>
#include <iostream>
#include <memory>

namespace {

/// Prints the milliseconds from the start of the program to the first painting, then leaves: for
/// measuring the start with HULLSMITH_QUIT_AFTER_PAINT=1.
class FirstPaint : public QObject {
public:
    explicit FirstPaint(const QElapsedTimer &clock)
        : m_clock(clock)
    {
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const bool handled = QObject::eventFilter(watched, event);
        if (event->type() == QEvent::Paint && !m_seen) {
            m_seen = true;
            // The window is painted before what is in it: look at the clock when all is over.
            QMetaObject::invokeMethod(
                this,
                [this] {
                    std::cout << double(m_clock.nsecsElapsed()) / 1e6 << std::endl;
                    std::_Exit(EXIT_SUCCESS); // What comes after is not a part of the start.
                },
                Qt::QueuedConnection);
        }
        return handled;
    }

private:
    const QElapsedTimer &m_clock;
    bool m_seen = false;
};

/// Commands that only read and print run without a window system.
std::unique_ptr<QCoreApplication> makeApplication(bool window, const Command *command, int &argc,
                                                  char **argv)
{
    if (!window && !(command && command->needsFonts))
        return std::make_unique<QCoreApplication>(argc, argv);
    if (!window)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QApplication>(argc, argv);
}

/// Whether a window can be opened at all; Qt itself would end the program with less helpful words.
bool hasDisplay()
{
#ifdef Q_OS_LINUX
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
#else
    return true;
#endif
}

int runWindow(const QStringList &files, const QElapsedTimer &clock)
{
    Settings settings;
    MainWindow window(settings);
    FirstPaint firstPaint(clock);
    if (qEnvironmentVariableIsSet("HULLSMITH_QUIT_AFTER_PAINT"))
        window.installEventFilter(&firstPaint);
    window.openFiles(files);
    window.show();
    return QCoreApplication::exec();
}

QStringList words(int argc, char **argv)
{
    QStringList list;
    for (int i = 1; i < argc; ++i)
        list.append(QString::fromLocal8Bit(argv[i]));
    return list;
}

} // namespace

int main(int argc, char **argv)
{
    QElapsedTimer clock;
    clock.start();
    const QStringList arguments = words(argc, argv);
    const bool window = !isCommandLine(arguments);
    if (window && !hasDisplay()) {
        std::cerr << "hullsmith: error: there is no display; see hullsmith --help for what works "
                     "without one\n";
        return ExitUsage;
    }
    const Command *command = window ? nullptr : findCommand(arguments.constFirst());
    const auto application = makeApplication(window, command, argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("Hullsmith"));
    if (window)
        return runWindow(QCoreApplication::arguments().mid(1), clock);
    Streams streams{std::cin, std::cout, std::cerr};
    return runCommandLine(QCoreApplication::arguments().mid(1), streams);
}
