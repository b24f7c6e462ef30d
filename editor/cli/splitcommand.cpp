#include "arguments.h"
#include "sourceplace.h"

#include "editor/document/document.h"
#include "editor/document/pieces.h"
#include "editor/document/shapesplit.h"
#include "editor/formats/nativeformat.h"
#include "editor/formats/wholefile.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QtConcurrent>

#include <algorithm>
#include <numbers>
#include <ostream>

namespace {

struct SplitCommand {
    Q_DECLARE_TR_FUNCTIONS(SplitCommand)
};

constexpr int mostLimit = 1000;

/// What the words of the command line ask for; what is not set is each outline's own.
struct Wishes {
    std::optional<SplitSettings::Method> method;
    std::optional<int> limit;
    QString target;
    QString output;
    bool intoFolder = false;
    bool asJson = false;
};

struct Job {
    QString path;
    std::expected<QByteArray, FileFault> text;
    Wishes wishes;
};

/// What became of one file, ready to write and to print; made on a worker thread.
struct Report {
    QString path;
    QByteArray bytes; ///< Empty if there is nothing to write.
    QString out;
    QString err;
    int status = ExitFine;
};

/// What came out of one file.
struct Tally {
    int outlines = 0;
    int pieces = 0;
    QJsonArray shapes;
    QJsonArray errors;
};

QJsonObject errorJson(const FileFault &fault)
{
    return {{QLatin1String("code"), fault.code},
            {QLatin1String("message"), fault.message},
            {QLatin1String("line"), fault.line},
            {QLatin1String("column"), fault.column}};
}

QString jsonLine(const QJsonObject &object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)) +
           QLatin1Char('\n');
}

/// The vertex nearest to the fault's place says where in the text it stands.
Finding findingAt(BodyId body, const SceneShape &shape, const hullsmith::SplitFault &fault)
{
    Finding finding;
    finding.body = body;
    finding.shape = shape.id;
    const auto nearest = std::ranges::min_element(
        shape.vertices, {}, [&](const hullsmith::Vec2 &v) { return (v - fault.place).norm(); });
    if (nearest != shape.vertices.end() && fault.place.allFinite())
        finding.vertices = {int(nearest - shape.vertices.begin())};
    return finding;
}

QJsonObject shapeJson(const SceneBody &body, const SceneShape &shape,
                      const hullsmith::SplitResult &result)
{
    QJsonArray effects;
    for (const hullsmith::CutEffect effect : result.cutEffects)
        effects.append(QLatin1String(hullsmith::cutEffectCode(effect)));
    return {{QLatin1String("body"), body.name},
            {QLatin1String("shape"), shape.name},
            {QLatin1String("pieces"), int(result.pieces.size())},
            {QLatin1String("most_vertices"), result.mostCorners},
            {QLatin1String("smallest_angle"), result.smallestAngle * 180.0 / std::numbers::pi},
            {QLatin1String("area_difference"), result.areaDifference},
            {QLatin1String("added_points"), result.addedPoints},
            {QLatin1String("thin"), int(result.thin.size())},
            {QLatin1String("cut_lines"), effects}};
}

/// A convex ring without straight corners comes out with the same vertices: it stays as it is.
bool isUnchanged(const SceneShape &shape, const hullsmith::SplitResult &result)
{
    return shape.holes.empty() && result.pieces.size() == 1 &&
           result.pieces.front().size() == shape.vertices.size() &&
           std::ranges::is_permutation(result.pieces.front(), shape.vertices);
}

class FileSplitter {
public:
    FileSplitter(const Job &job, const SceneData &scene, const EngineProfile &target)
        : m_job(job)
        , m_scene(scene)
        , m_target(target)
        , m_places(*job.text)
    {
    }

    /// The scene with pieces in the place of its outlines.
    SceneData split(Report &report, Tally &tally) const
    {
        SceneData out = m_scene;
        for (SceneBody &body : out.bodies) {
            const std::vector<SceneShape> shapes = body.shapes;
            for (const SceneShape &shape : shapes)
                if (shape.type == ShapeType::Outline)
                    replace(body, shape, report, tally);
        }
        return out;
    }

private:
    void replace(SceneBody &body, const SceneShape &shape, Report &report, Tally &tally) const
    {
        SceneShape wanted = shape;
        wanted.split.method = m_job.wishes.method.value_or(wanted.split.method);
        if (m_job.wishes.limit)
            wanted.split.limit = m_job.wishes.limit;
        const auto found =
            shapePieces(wanted, pieceLimits(&m_target, m_scene.pixelsPerMetre(body)));
        const Pieces &result = *found;
        if (!result) {
            const SourcePlaces::Place place =
                m_places.of(m_scene, findingAt(body.id, shape, result.error()));
            const FileFault fault{
                .message = QStringLiteral("%1/%2: %3")
                               .arg(body.name, shape.name, splitFaultText(result.error().kind)),
                .line = place.line,
                .column = place.column,
                .code = QLatin1String(hullsmith::faultCode(result.error().kind))};
            report.err += fault.located(m_job.path) + QLatin1Char('\n');
            report.status = ExitFaults;
            tally.errors.append(errorJson(fault));
            return;
        }
        ++tally.outlines;
        tally.pieces += int(result->pieces.size());
        tally.shapes.append(shapeJson(body, shape, *result));
        if (isUnchanged(shape, *result))
            return;
        const std::vector<SceneShape> made = pieceShapes(body, shape, result->pieces);
        const auto at = std::ranges::find(body.shapes, shape.id, &SceneShape::id);
        const auto next = body.shapes.erase(at);
        body.shapes.insert(next, made.begin(), made.end());
    }

    const Job &m_job;
    const SceneData &m_scene;
    const EngineProfile &m_target;
    SourcePlaces m_places;
};

Report faultReport(const Job &job, const FileFault &fault)
{
    Report report;
    report.path = job.path;
    report.status = ExitUsage;
    report.err = fault.located(job.path) + QLatin1Char('\n');
    if (job.wishes.asJson)
        report.out = jsonLine(
            {{QLatin1String("file"), job.path}, {QLatin1String("error"), errorJson(fault)}});
    return report;
}

Report splitFile(const Job &job)
{
    if (!job.text)
        return faultReport(job, job.text.error());
    auto read = readNative(*job.text);
    if (!read)
        return faultReport(job, read.error());
    Document document; // It gives the ids that places are looked up by.
    document.reset(std::move(*read));
    const QString id =
        job.wishes.target.isEmpty() ? document.data().settings.target : job.wishes.target;
    const EngineProfile *target = engineProfile(id);
    if (!target)
        return faultReport(job,
                           {.message = SplitCommand::tr("there is no engine profile %1").arg(id),
                            .code = QStringLiteral("unknown_target")});
    Report report;
    report.path = job.path;
    Tally tally;
    const SceneData out = FileSplitter(job, document.data(), *target).split(report, tally);
    if (report.status == ExitFine)
        report.bytes = writeNative(out);
    if (job.wishes.asJson)
        report.out = jsonLine({{QLatin1String("file"), job.path},
                               {QLatin1String("target"), target->id},
                               {QLatin1String("shapes"), tally.shapes},
                               {QLatin1String("errors"), tally.errors}});
    else if (report.status == ExitFine)
        report.out = SplitCommand::tr("%1: outlines %2, convex pieces %3")
                         .arg(job.path)
                         .arg(tally.outlines)
                         .arg(tally.pieces) +
                     QLatin1Char('\n');
    return report;
}

/// Reads the words; or says what is wrong with them.
std::expected<Wishes, QString> readWishes(const QCommandLineParser &parser)
{
    Wishes wishes;
    if (parser.isSet(QStringLiteral("max-vertices"))) {
        bool fine = false;
        wishes.limit = parser.value(QStringLiteral("max-vertices")).toInt(&fine);
        if (!fine || *wishes.limit < 3 || *wishes.limit > mostLimit)
            return std::unexpected(
                SplitCommand::tr("--max-vertices takes a number from 3 to %1").arg(mostLimit));
    }
    const QString method = parser.value(QStringLiteral("method"));
    const bool adds = parser.isSet(QStringLiteral("add-points"));
    if (method == QLatin1String("fewest"))
        wishes.method = SplitSettings::Method::Fewest;
    else if (method == QLatin1String("fast"))
        wishes.method = SplitSettings::Method::Fast;
    else if (!method.isEmpty())
        return std::unexpected(
            SplitCommand::tr("--method takes fewest or fast, not \"%1\"").arg(method));
    if (adds && method == QLatin1String("fast"))
        return std::unexpected(SplitCommand::tr("the fast method adds no points"));
    if (adds)
        wishes.method = SplitSettings::Method::AddPoints;
    wishes.target = parser.value(QStringLiteral("target"));
    if (!wishes.target.isEmpty() && !engineProfile(wishes.target))
        return std::unexpected(SplitCommand::tr("there is no target %1").arg(wishes.target));
    wishes.asJson = parser.isSet(QStringLiteral("json"));
    wishes.output = parser.value(QStringLiteral("output"));
    const QStringList files = parser.positionalArguments();
    if (files.isEmpty())
        return std::unexpected(SplitCommand::tr("no file is named"));
    if (wishes.output.isEmpty())
        return std::unexpected(SplitCommand::tr("say where to write with -o"));
    wishes.intoFolder = files.size() > 1 || QFileInfo(wishes.output).isDir();
    if (!wishes.intoFolder)
        return wishes;
    QSet<QString> names;
    for (const QString &file : files) {
        const QString name = QFileInfo(file).fileName();
        if (file == QLatin1String("-") || names.contains(name))
            return std::unexpected(
                SplitCommand::tr("two results would have the name %1 in the folder").arg(name));
        names.insert(name);
    }
    return wishes;
}

/// Writes what came out; the exit status.
int write(const Report &report, const Wishes &wishes, Streams &streams)
{
    if (report.bytes.isEmpty())
        return report.status;
    if (wishes.output == QLatin1String("-")) {
        streams.out << QString::fromUtf8(report.bytes);
        return report.status;
    }
    const QString path = wishes.intoFolder
                             ? QDir(wishes.output).filePath(QFileInfo(report.path).fileName())
                             : wishes.output;
    if (const auto fault = writeWhole(path, report.bytes)) {
        streams.err << fault->located(path) << '\n';
        return ExitUsage;
    }
    return report.status;
}

} // namespace

int runSplit(const QStringList &arguments, Streams &streams)
{
    QCommandLineParser parser;
    parser.addOptions(
        {{{QStringLiteral("o"), QStringLiteral("output")}, {}, QStringLiteral("path")},
         {QStringLiteral("max-vertices"), {}, QStringLiteral("n")},
         {QStringLiteral("method"), {}, QStringLiteral("fewest|fast")},
         QCommandLineOption(QStringLiteral("add-points")),
         {QStringLiteral("target"), {}, QStringLiteral("id")},
         QCommandLineOption(QStringLiteral("json"))});
    if (const auto status = parseArguments(parser, "split", arguments, streams))
        return *status;
    const auto wishes = readWishes(parser);
    if (!wishes)
        return usageError("split", wishes.error(), streams);
    if (wishes->intoFolder && !QDir().mkpath(wishes->output)) {
        streams.err << FileFault{.message = SplitCommand::tr("cannot make the folder")}.located(
                           wishes->output)
                    << '\n';
        return ExitUsage;
    }
    QList<Job> jobs;
    for (const QString &path : parser.positionalArguments())
        jobs.append({path, readInput(path, streams), *wishes});
    // The project itself goes to standard output: what there is to say goes beside it.
    std::ostream &said = wishes->output == QLatin1String("-") ? streams.err : streams.out;
    int status = ExitFine;
    for (const Report &report : QtConcurrent::blockingMapped<QList<Report>>(jobs, splitFile)) {
        streams.err << report.err;
        status = std::max(status, write(report, *wishes, streams));
        said << report.out;
    }
    return status;
}
