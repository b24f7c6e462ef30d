#pragma once

#include "editor/formats/formatregistry.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

/// Runs the programs that our exports are made for, and compares the shapes that they print.

inline QString consumerFolder()
{
    return QStringLiteral(HULLSMITH_SOURCE_DIR "/tests/consumers");
}

/// Whether a missing consumer is a failure; otherwise the test is skipped.
inline bool consumersRequired()
{
    return qEnvironmentVariableIsSet("CI") ||
           qEnvironmentVariableIsSet("HULLSMITH_REQUIRE_CONSUMERS");
}

inline bool hasNodePackages()
{
    return QFileInfo::exists(consumerFolder() + QStringLiteral("/node_modules/ajv/package.json"));
}

struct ConsumerRun {
    int exitCode = -1;
    QByteArray output;
    QByteArray errors;
    QJsonObject json() const { return QJsonDocument::fromJson(output).object(); }
};

inline ConsumerRun run(const QString &program, const QStringList &arguments)
{
    constexpr int longestMs = 240'000; // a hung program, not a slow one, ends here
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished(longestMs);
    ConsumerRun result;
    if (process.state() == QProcess::NotRunning && process.exitStatus() == QProcess::NormalExit &&
        process.error() == QProcess::UnknownError)
        result.exitCode = process.exitCode();
    result.output = process.readAllStandardOutput();
    result.errors = process.readAllStandardError() + process.errorString().toUtf8();
    return result;
}

inline ConsumerRun runNode(const QString &script, const QStringList &arguments)
{
    return run(QStringLiteral("node"),
               QStringList(consumerFolder() + QLatin1Char('/') + script) + arguments);
}

/// What a file or a consumer says about one shape.
struct SeenShape {
    QString type;
    QList<hullsmith::Vec2> points;
    double radius = 0.0;
};

inline hullsmith::Vec2 seenPoint(const QJsonValue &json)
{
    return {json[0].toDouble(NAN), json[1].toDouble(NAN)};
}

inline SeenShape seenShape(const QJsonObject &json)
{
    SeenShape seen;
    seen.type = json[QStringLiteral("type")].toString();
    seen.radius = json[QStringLiteral("radius")].toDouble();
    for (const QJsonValue &point : json[QStringLiteral("vertices")].toArray())
        seen.points.append(seenPoint(point));
    for (const char *key : {"center", "p1", "p2"})
        if (json.contains(QLatin1String(key)))
            seen.points.append(seenPoint(json[QLatin1String(key)]));
    return seen;
}

/// Within 1e-4 of the consumer's unit; consumers keep floats.
inline bool isNear(double a, double b)
{
    return std::abs(a - b) <= 1e-4;
}

inline bool isNear(const hullsmith::Vec2 &a, const hullsmith::Vec2 &b)
{
    return isNear(a.x(), b.x()) && isNear(a.y(), b.y());
}

/// Equal up to the start of a polygon and the order of a capsule's ends.
inline bool sameShape(const SeenShape &a, const SeenShape &b)
{
    if (a.type != b.type || a.points.size() != b.points.size() || !isNear(a.radius, b.radius))
        return false;
    QList<hullsmith::Vec2> turned = b.points;
    for (qsizetype i = 0; i < turned.size(); ++i) {
        if (std::equal(a.points.begin(), a.points.end(), turned.begin(),
                       [](const auto &p, const auto &q) { return isNear(p, q); }))
            return true;
        std::rotate(turned.begin(), turned.begin() + 1, turned.end());
    }
    return false;
}

/// A shape of the document in a consumer's axes and unit. `flipped`: y down.
inline SeenShape expectedShape(const SceneShape &shape, double scale, bool flipped)
{
    static const char *const types[] = {"polygon", "circle", "capsule"};
    SeenShape expected;
    expected.type = QLatin1String(types[int(shape.type)]);
    expected.radius = shape.radius * scale;
    for (const hullsmith::Vec2 &v : shape.vertices)
        expected.points.append({v.x() * scale, (flipped ? -v.y() : v.y()) * scale});
    double area = 0.0;
    for (qsizetype i = 0; i < expected.points.size(); ++i)
        area +=
            hullsmith::cross(expected.points[i], expected.points[(i + 1) % expected.points.size()]);
    if (shape.type == ShapeType::Outline && area < 0.0)
        std::reverse(expected.points.begin(), expected.points.end());
    return expected;
}

/// Exports into `folder`; the file's path. Fails the test on a fault.
inline QString exported(const QTemporaryDir &folder, const QString &format, const SceneData &scene,
                        const QString &imageFolder, const QHash<QString, QString> &options = {})
{
    const Exporter *chosen = exporter(format);
    const QString path = folder.filePath(QStringLiteral("shapes.") + chosen->extension());
    const std::vector<FileFault> faults =
        exportFile(*chosen, scene, {options, imageFolder, {}}, path);
    for (const FileFault &fault : faults)
        QTest::qFail(qPrintable(fault.message), __FILE__, __LINE__);
    return path;
}

inline QByteArray describe(const SeenShape &shape)
{
    QByteArray text = shape.type.toUtf8() + " r=" + number(shape.radius);
    for (const hullsmith::Vec2 &p : shape.points)
        text += " (" + number(p.x()) + ", " + number(p.y()) + ')';
    return text;
}

inline QStringList namesIn(const QJsonArray &list)
{
    QStringList names;
    for (const QJsonValue &item : list)
        names.append(item[QStringLiteral("name")].toString());
    return names;
}

inline QJsonObject namedIn(const QJsonArray &list, const QString &name)
{
    for (const QJsonValue &item : list)
        if (item[QStringLiteral("name")].toString() == name)
            return item.toObject();
    return {};
}

#define VERIFY_SAME_SHAPE(seen, expected)                                                          \
    QVERIFY2(sameShape(seen, expected),                                                            \
             (describe(seen) + " is not " + describe(expected)).constData())

#define REQUIRE_CONSUMER(available, what)                                                          \
    do {                                                                                           \
        if (!(available) && consumersRequired())                                                   \
            QFAIL(what " is not installed");                                                       \
        if (!(available))                                                                          \
            QSKIP(what " is not installed");                                                       \
    } while (false)

#define REQUIRE_NODE() REQUIRE_CONSUMER(hasNodePackages(), "tests/consumers/node_modules")
#define REQUIRE_COMPILER()                                                                         \
    REQUIRE_CONSUMER(!QStandardPaths::findExecutable(QStringLiteral("g++")).isEmpty(), "g++")
