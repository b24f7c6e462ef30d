#include "arguments.h"

#include "editor/app/inspectmode.h"
#include "editor/app/mainwindow.h"
#include "editor/app/messagebar.h"
#include "editor/app/settings.h"
#include "editor/formats/lessonformat.h"
#include "editor/formats/wholefile.h"

#include <QApplication>
#include <QBuffer>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QThreadPool>

#include <ostream>

namespace {

constexpr int leastWidth = 1024; ///< Pixels; the window is not made for less.
constexpr int leastHeight = 700;
constexpr int mostSide = 8192; ///< Pixels; more is a slip of the keyboard.

const QString exampleProject = QStringLiteral(":/examples/asteroids.hull");
const QString exampleLesson = QStringLiteral("only-b-knows");
const QString exampleStep = QStringLiteral("sat/axis/B1/compare");

constexpr const char *settingsVariable = "HULLSMITH_SETTINGS";

class Words {
    Q_DECLARE_TR_FUNCTIONS(ScreenshotCommand)
public:
    static QString oneFile() { return tr("name at most one project file"); }
    static QString noMode(const QString &id, const QString &known)
    {
        return tr("there is no mode \"%1\"; there are %2").arg(id, known);
    }
    static QString noTheme(const QString &id)
    {
        return tr("--theme takes light or dark, not \"%1\"").arg(id);
    }
    static QString badSize(const QString &text)
    {
        return tr("--size takes WIDTHxHEIGHT from %1x%2 to %3x%3, not \"%4\"")
            .arg(leastWidth)
            .arg(leastHeight)
            .arg(mostSide)
            .arg(text);
    }
    static QString noOutput() { return tr("say where to write with -o"); }
    static QString noLesson(const QString &id) { return tr("there is no lesson \"%1\"").arg(id); }
    static QString noStep(const QString &key)
    {
        return tr("there is no step \"%1\" in this test").arg(key);
    }
    static QString notEncoded() { return tr("the picture could not be written"); }
};

struct Request {
    QString file, mode, language, lesson, step, output;
    Settings::Theme theme = Settings::Theme::Light;
    QSize size;
};

std::optional<QSize> sizeFrom(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("^(\\d{1,5})x(\\d{1,5})$"));
    const QRegularExpressionMatch match = pattern.match(text);
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    const bool fits = size.width() >= leastWidth && size.height() >= leastHeight &&
                      size.width() <= mostSide && size.height() <= mostSide;
    return match.hasMatch() && fits ? std::optional(size) : std::nullopt;
}

std::expected<Request, int> readRequest(const QStringList &arguments, Streams &streams)
{
    QCommandLineParser parser;
    const auto option = [&parser](const QStringList &names, const QString &fallback = {}) {
        const QCommandLineOption made(names, {}, QStringLiteral("value"), fallback);
        parser.addOption(made);
        return made;
    };
    const auto mode = option({QStringLiteral("mode")}, QStringLiteral("author"));
    const auto theme = option({QStringLiteral("theme")}, QStringLiteral("light"));
    const auto size = option({QStringLiteral("size")}, QStringLiteral("1440x900"));
    const auto lessonId = option({QStringLiteral("lesson")});
    const auto step = option({QStringLiteral("step")});
    const auto output = option({QStringLiteral("o"), QStringLiteral("output")});
    if (const auto status = parseArguments(parser, "screenshot", arguments, streams))
        return std::unexpected(*status);
    const auto wrong = [&streams](const QString &message) {
        return std::unexpected(usageError("screenshot", message, streams));
    };
    Request request;
    if (parser.positionalArguments().size() > 1)
        return wrong(Words::oneFile());
    request.file = parser.positionalArguments().value(0);
    request.mode = parser.value(mode);
    if (!MainWindow::modeIds().contains(request.mode))
        return wrong(Words::noMode(request.mode, MainWindow::modeIds().join(QStringLiteral(", "))));
    if (parser.value(theme) == u"dark")
        request.theme = Settings::Theme::Dark;
    else if (parser.value(theme) != u"light")
        return wrong(Words::noTheme(parser.value(theme)));
    const auto wanted = sizeFrom(parser.value(size));
    if (!wanted)
        return wrong(Words::badSize(parser.value(size)));
    request.size = *wanted;
    request.lesson = parser.value(lessonId);
    if (!request.lesson.isEmpty() && !lesson(request.lesson))
        return wrong(Words::noLesson(request.lesson));
    request.step = parser.value(step);
    request.output = parser.value(output);
    if (request.output.isEmpty())
        return wrong(Words::noOutput());
    request.language = parser.value(QStringLiteral("lang"));
    return request;
}

/// Brings Inspect mode to the lesson and step asked for; a picture without any wish shows the
/// lesson of the documentation. False if there is no such step.
bool showStep(InspectMode &inspect, const Request &request)
{
    if (!request.lesson.isEmpty() && !inspect.openLesson(request.lesson))
        return false;
    if (!request.step.isEmpty())
        return inspect.goToStep(request.step);
    if (request.file.isEmpty() && request.lesson.isEmpty())
        return inspect.openLesson(exampleLesson) && inspect.goToStep(exampleStep);
    return true;
}

/// Lets sprites that are read on other threads arrive, and everything be laid out and painted.
void settle()
{
    constexpr int rounds = 4; // Thumbnails start from a painting, and ask for another one.
    for (int i = 0; i < rounds; ++i) {
        QCoreApplication::processEvents();
        QThreadPool::globalInstance()->waitForDone();
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
}

std::optional<FileFault> writePicture(const QImage &image, const QString &path)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG"))
        return FileFault{.message = Words::notEncoded(), .code = QStringLiteral("unwritable")};
    return writeWhole(path, bytes);
}

/// The same letters on every machine, as in the figures.
QFont pictureFont()
{
    QFont font;
    font.setFamilies({QStringLiteral("DejaVu Sans"), QStringLiteral("Noto Sans CJK SC")});
    font.setPointSizeF(9.75); // 13 pixels at the 96 dots per inch of a picture.
    return font;
}

/// So that the panels have something to show.
void selectFirstShape(MainWindow &window)
{
    const SceneBody *body = window.project().data().body(window.selection().body());
    if (body && !body->shapes.empty())
        window.selection().set({body->shapes.front().id});
}

int takePicture(const Request &request, Streams &streams)
{
    QApplication::setFont(pictureFont());
    Settings settings;
    if (!request.language.isEmpty())
        settings.setLanguage(request.language);
    settings.setTheme(request.theme);
    settings.setReduceMotion(true);
    MainWindow window(settings);
    window.resize(request.size);
    window.show();
    const QString file = request.file.isEmpty() ? exampleProject : request.file;
    if (!window.files().open(file)) {
        streams.err << window.messages().text().section(u'\n', 1) << '\n';
        return ExitUsage;
    }
    selectFirstShape(window);
    window.setMode(request.mode);
    window.resize(request.size);
    settle();
    if (auto *inspect = qobject_cast<InspectMode *>(window.mode());
        inspect && !showStep(*inspect, request))
        return usageError("screenshot", Words::noStep(request.step), streams);
    settle();
    if (const auto fault = writePicture(window.grab().toImage(), request.output)) {
        streams.err << fault->located(request.output) << '\n';
        return ExitUsage;
    }
    return ExitFine;
}

} // namespace

int runScreenshot(const QStringList &arguments, Streams &streams)
{
    const auto request = readRequest(arguments, streams);
    if (!request)
        return request.error();
    // The picture shows the program as it is at first, and leaves the user's settings alone.
    const QTemporaryDir folder;
    const QByteArray variable = qgetenv(settingsVariable);
    const bool wasSet = qEnvironmentVariableIsSet(settingsVariable);
    qputenv(settingsVariable, folder.filePath(QStringLiteral("settings.ini")).toLocal8Bit());
    const auto restore = qScopeGuard(
        [&] { wasSet ? qputenv(settingsVariable, variable) : qunsetenv(settingsVariable); });
    return takePicture(*request, streams);
}
