#include "arguments.h"

#include "editor/document/bodytrace.h"
#include "editor/document/imagefile.h"
#include "editor/document/profile.h"
#include "editor/formats/filenames.h"
#include "editor/formats/nativeformat.h"
#include "editor/formats/nativelimits.h"
#include "editor/formats/wholefile.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtConcurrent>

#include <algorithm>
#include <numbers>
#include <ostream>

namespace {

struct TraceCommand {
    Q_DECLARE_TR_FUNCTIONS(TraceCommand)
};

constexpr double mostTolerance = 1e6; ///< Pixels; more is a slip of the keyboard.
/// Pixels per metre: what a project file may hold, and far below what a game uses.
constexpr double mostScale = native::scaleLimit;
constexpr double leastScale = 1.0 / native::scaleLimit;
constexpr int mostCount = 1'000'000; ///< Of vertices or pieces: what a project file may hold.

QString number(double value)
{
    return QString::number(value, 'g', 4);
}

/// What the words of the command line ask for.
struct Request {
    TraceSettings settings;
    SceneSettings scene;
    QStringList images; ///< Sorted, each once: the order of the words does not matter.
    QString output;
    bool asJson = false;
};

struct Job {
    QString image;
    TraceSettings settings;
    int cornerLimit = 0;
};

/// One image's body, or why there is none.
struct Traced {
    QString image;
    std::optional<FileFault> fault;
    bool isUnreadable = false;
    SceneBody body;
    BodyTrace trace;
    TracePieces pieces;
};

QString codeOf(BodyTraceFault::Kind kind)
{
    using Kind = BodyTraceFault::Kind;
    switch (kind) {
    case Kind::NoImage:
        return QStringLiteral("no_image");
    case Kind::BadSettings:
        return QStringLiteral("bad_settings");
    case Kind::NothingSolid:
        return QStringLiteral("nothing_solid");
    case Kind::NoIsland:
        return QStringLiteral("no_island");
    case Kind::TooComplex:
        return QStringLiteral("too_complex");
    case Kind::BudgetTooTight:
        return QStringLiteral("budget_too_tight");
    case Kind::Unusable:
        return QStringLiteral("unusable");
    case Kind::Cancelled:
        return QStringLiteral("cancelled");
    }
    Q_UNREACHABLE();
}

Traced traceImage(const Job &job)
{
    Traced out;
    out.image = job.image;
    const auto image = loadSprite(job.image);
    if (!image) {
        out.fault = FileFault{.message = image.error().message, .code = QStringLiteral("image")};
        out.isUnreadable = true;
        return out;
    }
    const auto tracer = BodyTracer::create(*image, job.settings);
    auto trace =
        tracer ? tracer->outlines(job.settings, job.cornerLimit) : std::unexpected(tracer.error());
    if (!trace) {
        out.fault = FileFault{.message = trace.error().message, .code = codeOf(trace.error().kind)};
        return out;
    }
    out.trace = std::move(*trace);
    out.pieces = tracePieces(out.trace, job.cornerLimit).value_or(TracePieces());
    out.body.pivot = 0.5 * hullsmith::Vec2(image->width(), image->height());
    out.body.trace = job.settings;
    out.body.name = shownName(QFileInfo(job.image).completeBaseName());
    out.body.shapes = tracedShapes(out.trace, out.body.pivot, out.body.name);
    return out;
}

QJsonObject json(const Traced &traced)
{
    QJsonObject out{{QLatin1String("image"), traced.image}};
    if (traced.fault) {
        out[QLatin1String("error")] =
            QJsonObject{{QLatin1String("code"), traced.fault->code},
                        {QLatin1String("message"), traced.fault->message}};
        return out;
    }
    const BodyTrace &trace = traced.trace;
    out[QLatin1String("body")] = traced.body.name;
    out[QLatin1String("islands")] = int(trace.islands.size());
    out[QLatin1String("holes")] = trace.holes;
    out[QLatin1String("dropped_islands")] = trace.droppedIslands;
    out[QLatin1String("dropped_holes")] = trace.droppedHoles;
    out[QLatin1String("vertices")] = trace.vertices;
    out[QLatin1String("tolerance")] = trace.tolerance;
    out[QLatin1String("deviation")] = trace.deviation;
    out[QLatin1String("area_gained")] = trace.overlap.gained();
    out[QLatin1String("area_lost")] = trace.overlap.lost();
    out[QLatin1String("iou")] = trace.overlap.iou();
    out[QLatin1String("pieces")] = traced.pieces.pieces;
    out[QLatin1String("smallest_angle")] = traced.pieces.smallestAngle;
    return out;
}

QString sentence(const Traced &traced)
{
    const BodyTrace &trace = traced.trace;
    return TraceCommand::tr("%1: islands %2, holes %3, vertices %4, largest deviation %5 px, "
                            "gained %6 px², lost %7 px², IoU %8, pieces %9")
        .arg(traced.image)
        .arg(trace.islands.size())
        .arg(trace.holes)
        .arg(trace.vertices)
        .arg(number(trace.deviation), number(trace.overlap.gained()), number(trace.overlap.lost()),
             QString::number(trace.overlap.iou(), 'f', 4))
        .arg(traced.pieces.pieces);
}

/// Reads the words; or says what is wrong with them.
class Words {
public:
    Words(const QStringList &arguments, Streams &streams)
    {
        m_parser.addOptions({m_output, m_alpha, m_contour, m_connectivity, m_island, m_hole,
                             m_tolerance, m_vertices, m_pieces, m_mode, m_scale, m_target, m_json});
        m_status = parseArguments(m_parser, "trace", arguments, streams);
    }

    /// Set when there is nothing left to do.
    std::optional<int> status() const { return m_status; }

    std::expected<Request, QString> request() const
    {
        Request request;
        QString wrong;
        const bool fine =
            readNumber(m_alpha, 1, 255, request.settings.threshold, wrong) &&
            readNumber(m_island, 0, mostCount, request.settings.leastIsland, wrong) &&
            readNumber(m_hole, 0, mostCount, request.settings.leastHole, wrong) &&
            readNumber(m_vertices, 3, mostCount, request.settings.vertices, wrong) &&
            readNumber(m_pieces, 1, mostCount, request.settings.pieces, wrong) &&
            readReal(m_tolerance, 0.0, mostTolerance, request.settings.tolerance, wrong) &&
            readReal(m_scale, leastScale, mostScale, request.scene.pixelsPerMetre, wrong) &&
            readChoices(request, wrong) && readGoal(request.settings, wrong) &&
            readFiles(request, wrong);
        if (!fine)
            return std::unexpected(wrong);
        return request;
    }

private:
    template <class Number>
    static QString outside(const QCommandLineOption &option, Number least, Number most)
    {
        return TraceCommand::tr("--%1 takes a number from %2 to %3")
            .arg(option.names().constLast())
            .arg(least)
            .arg(most);
    }

    bool readNumber(const QCommandLineOption &option, int least, int most, int &value,
                    QString &wrong) const
    {
        if (!m_parser.isSet(option))
            return true;
        bool fine = false;
        value = m_parser.value(option).toInt(&fine);
        fine = fine && value >= least && value <= most;
        if (!fine)
            wrong = outside(option, least, most);
        return fine;
    }

    bool readReal(const QCommandLineOption &option, double least, double most, double &value,
                  QString &wrong) const
    {
        if (!m_parser.isSet(option))
            return true;
        bool fine = false;
        value = m_parser.value(option).toDouble(&fine);
        fine = fine && value >= least && value <= most; // false for NaN, too
        if (!fine)
            wrong = outside(option, least, most);
        return fine;
    }

    template <class Value>
    bool readChoice(const QCommandLineOption &option,
                    const QList<std::pair<const char *, Value>> &known, Value &value,
                    QString &wrong) const
    {
        if (!m_parser.isSet(option))
            return true;
        QStringList names;
        for (const auto &[name, meaning] : known) {
            if (m_parser.value(option) == QLatin1String(name)) {
                value = meaning;
                return true;
            }
            names << QLatin1String(name);
        }
        wrong = TraceCommand::tr("--%1 takes one of %2, not \"%3\"")
                    .arg(option.names().constLast(), names.join(QStringLiteral(", ")),
                         m_parser.value(option));
        return false;
    }

    bool readChoices(Request &request, QString &wrong) const
    {
        using Contour = TraceSettings::Contour;
        using Fit = TraceSettings::Fit;
        request.asJson = m_parser.isSet(m_json);
        if (m_parser.isSet(m_target)) {
            request.scene.target = m_parser.value(m_target);
            if (!engineProfile(request.scene.target)) {
                wrong = TraceCommand::tr("there is no target %1").arg(request.scene.target);
                return false;
            }
        }
        return readChoice<Contour>(m_contour,
                                   {{"auto", Contour::Auto},
                                    {"pixels", Contour::Pixels},
                                    {"smooth", Contour::Smooth}},
                                   request.settings.contour, wrong) &&
               readChoice<int>(m_connectivity, {{"4", 4}, {"8", 8}}, request.settings.connectivity,
                               wrong) &&
               readChoice<Fit>(
                   m_mode,
                   {{"closest", Fit::Closest}, {"cover", Fit::Cover}, {"inside", Fit::Inside}},
                   request.settings.fit, wrong);
    }

    bool readGoal(TraceSettings &settings, QString &wrong) const
    {
        using Goal = TraceSettings::Goal;
        int goals = 0;
        for (const auto &[option, goal] :
             std::initializer_list<std::pair<const QCommandLineOption &, Goal>>{
                 {m_tolerance, Goal::Tolerance},
                 {m_vertices, Goal::Vertices},
                 {m_pieces, Goal::Pieces}})
            if (m_parser.isSet(option)) {
                settings.goal = goal;
                ++goals;
            }
        if (goals > 1)
            wrong = TraceCommand::tr("give one of --tolerance, --vertices and --pieces");
        return goals <= 1;
    }

    bool readFiles(Request &request, QString &wrong) const
    {
        request.output = m_parser.value(m_output);
        request.images = m_parser.positionalArguments();
        request.images.sort();
        request.images.removeDuplicates();
        if (request.images.isEmpty())
            wrong = TraceCommand::tr("no image is named");
        else if (request.images.contains(QStringLiteral("-")))
            wrong = TraceCommand::tr("an image has to be a file: the project names it");
        else if (request.output.isEmpty())
            wrong = TraceCommand::tr("say where to write with -o");
        return wrong.isEmpty();
    }

    static QCommandLineOption taking(const char *name, const char *what)
    {
        return QCommandLineOption(QLatin1String(name), {}, QLatin1String(what));
    }

    const QCommandLineOption m_output{
        QStringList{QStringLiteral("o"), QStringLiteral("output")}, {}, QStringLiteral("path")};
    const QCommandLineOption m_alpha = taking("alpha", "1-255");
    const QCommandLineOption m_contour = taking("contour", "auto|pixels|smooth");
    const QCommandLineOption m_connectivity = taking("connectivity", "4|8");
    const QCommandLineOption m_island = taking("least-island", "pixels");
    const QCommandLineOption m_hole = taking("least-hole", "pixels");
    const QCommandLineOption m_tolerance = taking("tolerance", "px");
    const QCommandLineOption m_vertices = taking("vertices", "n");
    const QCommandLineOption m_pieces = taking("pieces", "n");
    const QCommandLineOption m_mode = taking("mode", "closest|cover|inside");
    const QCommandLineOption m_scale = taking("ppm", "n");
    const QCommandLineOption m_target = taking("target", "id");
    const QCommandLineOption m_json{QStringLiteral("json")};
    QCommandLineParser m_parser;
    std::optional<int> m_status;
};

/// The project's path of an image, as the project file stands in `folder`.
QString pathFrom(const QString &folder, const QString &image)
{
    return QDir(folder).relativeFilePath(QFileInfo(image).absoluteFilePath());
}

QString freeName(const SceneData &scene, const QString &base)
{
    const auto isTaken = [&](const QString &name) {
        return std::any_of(scene.bodies.begin(), scene.bodies.end(),
                           [&](const SceneBody &body) { return body.name == name; });
    };
    QString name = base;
    for (int i = 2; isTaken(name); ++i)
        name = QStringLiteral("%1_%2").arg(base).arg(i);
    return name;
}

} // namespace

int runTrace(const QStringList &arguments, Streams &streams)
{
    const Words words(arguments, streams);
    if (const auto status = words.status())
        return *status;
    const auto request = words.request();
    if (!request)
        return usageError("trace", request.error(), streams);

    QList<Job> jobs;
    for (const QString &image : request->images)
        jobs.append({image, request->settings, targetCornerLimit(request->scene)});
    const bool toStream = request->output == QLatin1String("-");
    const QString folder =
        toStream ? QDir::currentPath() : QFileInfo(request->output).absolutePath();
    SceneData scene;
    scene.settings = request->scene;
    int status = ExitFine;
    // Images are traced on all cores; the project lists them in the order of their paths.
    for (Traced &traced : QtConcurrent::blockingMapped<QList<Traced>>(jobs, traceImage)) {
        if (traced.fault) {
            streams.err << traced.fault->located(traced.image) << '\n';
            status = std::max<int>(status, traced.isUnreadable ? ExitUsage : ExitFaults);
        } else {
            traced.body.name = freeName(scene, traced.body.name);
            traced.body.image = pathFrom(folder, traced.image);
        }
        // The project itself goes to standard output: what there is to say goes beside it.
        std::ostream &said = toStream ? streams.err : streams.out;
        if (request->asJson)
            said << QString::fromUtf8(QJsonDocument(json(traced)).toJson(QJsonDocument::Compact))
                 << '\n';
        else if (!traced.fault)
            said << sentence(traced) << '\n';
        if (!traced.fault)
            scene.bodies.push_back(std::move(traced.body));
    }
    if (scene.bodies.empty())
        return status;
    if (toStream) {
        streams.out << QString::fromUtf8(writeNative(scene));
        return status;
    }
    if (const auto fault = saveNative(scene, request->output)) {
        streams.err << fault->located(request->output) << '\n';
        return ExitUsage;
    }
    return status;
}
