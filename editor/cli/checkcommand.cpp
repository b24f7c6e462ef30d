#include "arguments.h"
#include "sourceplace.h"

#include "editor/document/document.h"
#include "editor/formats/nativeformat.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtConcurrent>

#include <algorithm>
#include <ostream>

namespace {

struct CheckCommand {
    Q_DECLARE_TR_FUNCTIONS(CheckCommand)
};

/// What one file's check says, ready to print; made on a worker thread.
struct Report {
    QString out;
    QString err;
    int status = ExitFine;
};

/// Not translated: editors and build servers look for these words in a line.
QString severityCode(Finding::Severity severity)
{
    return severity == Finding::Severity::Error     ? QStringLiteral("error")
           : severity == Finding::Severity::Warning ? QStringLiteral("warning")
                                                    : QStringLiteral("note");
}

QString nameOf(const SceneData &data, const Finding &finding)
{
    const SceneBody *body = data.body(finding.body);
    const SceneShape *shape = data.shape(finding.shape);
    return (body ? body->name : QString()) + (shape ? QLatin1Char('/') + shape->name : QString());
}

QString line(const QString &file, const SourcePlaces::Place &place, const SceneData &data,
             const Finding &finding)
{
    QString text = file;
    if (place.line > 0)
        text += QStringLiteral(":%1:%2").arg(place.line).arg(place.column);
    text += QStringLiteral(": %1: %2: %3")
                .arg(severityCode(finding.severity), nameOf(data, finding), findingTitle(finding));
    const QString detail = findingDetail(finding);
    return detail.isEmpty() ? text : text + QStringLiteral(" (%1)").arg(detail);
}

QJsonObject json(const SourcePlaces::Place &place, const SceneData &data, const Finding &finding)
{
    const auto list = [](const std::vector<int> &indices) {
        QJsonArray array;
        for (const int index : indices)
            array.append(index);
        return array;
    };
    const SceneBody *body = data.body(finding.body);
    const SceneShape *shape = data.shape(finding.shape);
    QJsonObject out;
    out[QLatin1String("code")] = findingCode(finding.kind);
    out[QLatin1String("severity")] = severityCode(finding.severity);
    out[QLatin1String("body")] = body ? QJsonValue(body->name) : QJsonValue();
    out[QLatin1String("shape")] = shape ? QJsonValue(shape->name) : QJsonValue();
    out[QLatin1String("vertices")] = list(finding.vertices);
    out[QLatin1String("edges")] = list(finding.edges);
    out[QLatin1String("measured")] = finding.measured;
    out[QLatin1String("limit")] = finding.limit;
    out[QLatin1String("title")] = findingTitle(finding);
    out[QLatin1String("detail")] = findingDetail(finding);
    out[QLatin1String("fixable")] = finding.fix != Fix::None;
    out[QLatin1String("line")] = place.line;
    out[QLatin1String("column")] = place.column;
    return out;
}

struct Job {
    QString path;
    std::expected<QByteArray, FileFault> text;
    QString target;
    bool asJson = false;
};

Report faultReport(const Job &job, const FileFault &fault)
{
    Report report;
    report.status = ExitUsage;
    report.err = fault.located(job.path) + QLatin1Char('\n');
    if (job.asJson) {
        const QJsonObject error{{QLatin1String("message"), fault.message},
                                {QLatin1String("line"), fault.line},
                                {QLatin1String("column"), fault.column},
                                {QLatin1String("code"), fault.code}};
        const QJsonObject out{{QLatin1String("file"), job.path}, {QLatin1String("error"), error}};
        report.out = QString::fromUtf8(QJsonDocument(out).toJson(QJsonDocument::Compact)) +
                     QLatin1Char('\n');
    }
    return report;
}

/// Findings of every body, with the summary line or the JSON line.
Report findingsReport(const Job &job, const SceneData &data, const EngineProfile &profile)
{
    const SourcePlaces places(*job.text);
    const QString folder = QFileInfo(job.path).absolutePath();
    Report report;
    QJsonArray list;
    int shapes = 0;
    std::array<int, 3> counts{};
    for (const SceneBody &body : data.bodies) {
        shapes += int(body.shapes.size());
        for (const Finding &finding : checkBody(data, body, profile, folder)) {
            ++counts[std::size_t(finding.severity)];
            const SourcePlaces::Place place = places.of(data, finding);
            if (job.asJson)
                list.append(json(place, data, finding));
            else
                report.err += line(job.path, place, data, finding) + QLatin1Char('\n');
        }
    }
    if (counts[0] > 0)
        report.status = ExitFaults;
    if (job.asJson) {
        const QJsonObject out{{QLatin1String("file"), job.path},
                              {QLatin1String("target"), profile.id},
                              {QLatin1String("findings"), list}};
        report.out = QString::fromUtf8(QJsonDocument(out).toJson(QJsonDocument::Compact)) +
                     QLatin1Char('\n');
    } else {
        report.out =
            CheckCommand::tr("%1: checked for %2: shapes %3, errors %4, warnings %5, notes %6")
                .arg(job.path, profile.name)
                .arg(shapes)
                .arg(counts[0])
                .arg(counts[1])
                .arg(counts[2]) +
            QLatin1Char('\n');
    }
    return report;
}

Report checkFile(const Job &job)
{
    if (!job.text)
        return faultReport(job, job.text.error());
    auto read = readNative(*job.text);
    if (!read)
        return faultReport(job, read.error());
    // The document gives the ids that findings name.
    Document document;
    document.reset(std::move(*read));
    const QString target = job.target.isEmpty() ? document.data().settings.target : job.target;
    const EngineProfile *profile = engineProfile(target);
    if (!profile)
        return faultReport(
            job, {.message = CheckCommand::tr("there is no engine profile %1").arg(target),
                  .code = QStringLiteral("unknown_target")});
    return findingsReport(job, document.data(), *profile);
}

} // namespace

int runCheck(const QStringList &arguments, Streams &streams)
{
    QCommandLineParser parser;
    const QCommandLineOption target(QStringLiteral("target"), {}, QStringLiteral("id"));
    const QCommandLineOption asJson(QStringLiteral("json"));
    parser.addOptions({target, asJson});
    if (const auto status = parseArguments(parser, "check", arguments, streams))
        return *status;
    if (parser.positionalArguments().isEmpty())
        return usageError("check", CheckCommand::tr("no file is named"), streams);
    if (parser.isSet(target) && !engineProfile(parser.value(target))) {
        QStringList known;
        for (const EngineProfile &profile : engineProfiles())
            known << profile.id;
        return usageError("check",
                          CheckCommand::tr("there is no target %1; there are %2")
                              .arg(parser.value(target), known.join(QStringLiteral(", "))),
                          streams);
    }
    QList<Job> jobs;
    for (const QString &path : parser.positionalArguments())
        jobs.append({path, readInput(path, streams), parser.value(target), parser.isSet(asJson)});
    int status = ExitFine;
    // Files are checked on all cores and reported in the order they were named.
    for (const Report &report : QtConcurrent::blockingMapped<QList<Report>>(jobs, checkFile)) {
        streams.out << report.out;
        streams.err << report.err;
        status = std::max(status, report.status);
    }
    return status;
}
