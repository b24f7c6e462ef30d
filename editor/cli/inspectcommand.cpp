#include "pairarguments.h"

#include "editor/formats/lessonformat.h"
#include "editor/formats/wholefile.h"
#include "editor/inspection/figureexport.h"

#include <QBuffer>
#include <QRegularExpression>

#include <ostream>

namespace {

constexpr int leastSide = 160;  ///< Pixels; below, labels cannot be read.
constexpr int mostSide = 16384; ///< Pixels, as for images that are read.

class Words {
    Q_DECLARE_TR_FUNCTIONS(InspectCommand)
public:
    static QString noScene(const QString &id) { return tr("there is no scene \"%1\"").arg(id); }
    static QString sceneOrFile()
    {
        return tr("name a project file with two shapes, or --scene, not both");
    }
    static QString noAlgorithm(const QString &id)
    {
        return tr("there is no algorithm \"%1\"; there is sat").arg(id);
    }
    static QString noTheme(const QString &id)
    {
        return tr("--theme takes light or dark, not \"%1\"").arg(id);
    }
    static QString badSize(const QString &text)
    {
        return tr("--size takes WIDTHxHEIGHT from %1 to %2, not \"%3\"")
            .arg(leastSide)
            .arg(mostSide)
            .arg(text);
    }
    static QString noOutput() { return tr("say where to write with --export"); }
    static QString badOutput(const QString &path)
    {
        return tr("the name must end with .png or .svg, not \"%1\"").arg(path);
    }
    static QString noStep(const QString &key)
    {
        return tr("there is no step \"%1\" in this test").arg(key);
    }
    static QString notEncoded() { return tr("the picture could not be written"); }
};

std::optional<QSize> sizeFrom(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("^(\\d{1,5})x(\\d{1,5})$"));
    const QRegularExpressionMatch match = pattern.match(text);
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    const bool fits = size.width() >= leastSide && size.height() >= leastSide &&
                      size.width() <= mostSide && size.height() <= mostSide;
    return match.hasMatch() && fits ? std::optional(size) : std::nullopt;
}

std::expected<PairInspection, int> lessonPair(const QString &id, const InspectionOptions &options,
                                              Streams &streams)
{
    const Lesson *found = lesson(id);
    if (!found)
        return std::unexpected(usageError("inspect", Words::noScene(id), streams));
    Document document;
    document.reset(found->scene);
    const auto a = shapeNamed(document.data(), found->first);
    const auto b = shapeNamed(document.data(), found->second);
    PairInspection pair;
    pair.setOptions(options);
    pair.setPair(a.value_or(ShapeId{}), b.value_or(ShapeId{}));
    pair.setShowsOthers(true);
    pair.update(document.data());
    return pair;
}

std::optional<FileFault> writeStep(const PairInspection &pair, int event, const FigurePage &page,
                                   const QString &path)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const bool isSvg = path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
    const bool encoded = isSvg ? writeFigureSvg(buffer, pair, event, page)
                               : figureImage(pair, event, page).save(&buffer, "PNG");
    if (!encoded)
        return FileFault{.message = Words::notEncoded(), .code = QStringLiteral("unwritable")};
    return writeWhole(path, bytes);
}

/// "steps.svg" and 7 become "steps-007.svg".
QString numbered(const QString &path, int number)
{
    const qsizetype dot = path.lastIndexOf(u'.');
    return QStringLiteral("%1-%2%3")
        .arg(path.left(dot))
        .arg(number, 3, 10, QLatin1Char('0'))
        .arg(path.mid(dot));
}

/// Files to write and the event that each shows.
std::vector<std::pair<QString, int>> outputs(const PairInspection &pair, const QString &step,
                                             const QString &path)
{
    const auto count = int(pair.trace().events.size());
    std::vector<std::pair<QString, int>> files;
    if (step.isEmpty()) {
        files.emplace_back(path, count - 1);
    } else if (step == QLatin1String("all")) {
        for (int i = 0; i < count; ++i) {
            if (pair.isStop(i))
                files.emplace_back(numbered(path, int(files.size()) + 1), i);
        }
    } else if (const int event = pair.trace().find(step.toStdString()); event >= 0) {
        files.emplace_back(path, event);
    }
    return files;
}

} // namespace

int runInspect(const QStringList &arguments, Streams &streams)
{
    QCommandLineParser parser;
    const QCommandLineOption scene(QStringLiteral("scene"), {}, QStringLiteral("id"));
    const QCommandLineOption algorithm(QStringLiteral("algorithm"), {}, QStringLiteral("id"),
                                       QStringLiteral("sat"));
    const QCommandLineOption step(QStringLiteral("step"), {}, QStringLiteral("key"));
    const QCommandLineOption theme(QStringLiteral("theme"), {}, QStringLiteral("theme"),
                                   QStringLiteral("light"));
    const QCommandLineOption size(QStringLiteral("size"), {}, QStringLiteral("size"),
                                  QStringLiteral("960x720"));
    const QCommandLineOption output(QStringLiteral("export"), {}, QStringLiteral("path"));
    parser.addOptions({scene, algorithm, step, theme, size, output});
    const RadiusOptions radii(parser);
    if (const auto status = parseArguments(parser, "inspect", arguments, streams))
        return *status;
    const QString path = parser.value(output);
    if (parser.value(algorithm) != QLatin1String("sat"))
        return usageError("inspect", Words::noAlgorithm(parser.value(algorithm)), streams);
    if (parser.value(theme) != QLatin1String("light") &&
        parser.value(theme) != QLatin1String("dark"))
        return usageError("inspect", Words::noTheme(parser.value(theme)), streams);
    FigurePage page;
    const auto pageSize = sizeFrom(parser.value(size));
    if (!pageSize)
        return usageError("inspect", Words::badSize(parser.value(size)), streams);
    page.size = *pageSize;
    if (parser.value(theme) == QLatin1String("dark"))
        page.style.palette = Palette::darkTheme();
    if (path.isEmpty())
        return usageError("inspect", Words::noOutput(), streams);
    if (!path.endsWith(QLatin1String(".png"), Qt::CaseInsensitive) &&
        !path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive))
        return usageError("inspect", Words::badOutput(path), streams);
    const QStringList words = parser.positionalArguments();
    if (parser.isSet(scene) && !words.isEmpty())
        return usageError("inspect", Words::sceneOrFile(), streams);

    InspectionOptions options;
    if (const auto read = radii.read("inspect", options, streams); !read)
        return read.error();
    const auto pair = parser.isSet(scene) ? lessonPair(parser.value(scene), options, streams)
                                          : inspectionFrom("inspect", words, options, streams);
    if (!pair)
        return pair.error();
    const QString source = parser.isSet(scene) ? parser.value(scene) : words.constFirst();
    if (const int status = refuseFaults(*pair, source, streams))
        return status;
    const auto files = outputs(*pair, parser.value(step), path);
    if (files.empty())
        return usageError("inspect", Words::noStep(parser.value(step)), streams);
    for (const auto &[file, event] : files) {
        if (const auto fault = writeStep(*pair, event, page, file)) {
            streams.err << fault->located(file) << '\n';
            return ExitUsage;
        }
    }
    return ExitFine;
}
