#include "editor/cli/command.h"

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <sstream>

namespace {

struct Answer {
    int status;
    QString out;
    QString err;
};

template <typename Run>
Answer run(Run command, const QStringList &arguments)
{
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    Streams streams{in, out, err};
    const int status = command(arguments, streams);
    return {status, QString::fromStdString(out.str()), QString::fromStdString(err.str())};
}

} // namespace

class tst_SatCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void tableEndsWithTheVerdict();
    void stepsHaveKeysInBothLanguages();
    void jsonHasAllNumbers();
    void jsonHasTheDistance();
    void contactsOfEveryShape_data();
    void contactsOfEveryShape();
    void radiusOnTheCommandLine();
    void exitStatus_data();
    void exitStatus();
    void wrongUseIsSaid_data();
    void wrongUseIsSaid();
    void faultyShapeIsAFault();
    void figureOfOneStep();
    void figuresOfAllSteps();
    void wrongFigureUse_data();
    void wrongFigureUse();

private:
    QString project() const { return m_folder.filePath(QStringLiteral("pair.hull")); }
    QTemporaryDir m_folder;
};

void tst_SatCommand::initTestCase()
{
    QFile file(project());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        R"({"format": "hullsmith", "version": 1, "settings": {"pixelsPerMetre": 1}, "bodies": [
        {"name": "box", "shapes": [{"name": "hull", "type": "outline", "vertices": [[0, 0], [4, 0], [4, 4], [0, 4]]}]},
        {"name": "far", "position": [6, 0], "shapes": [{"name": "hull", "type": "outline", "vertices": [[0, 1], [2, 1], [2, 3], [0, 3]]}]},
        {"name": "edge", "position": [4, 0], "shapes": [{"name": "hull", "type": "outline", "vertices": [[0, 1], [2, 1], [2, 3], [0, 3]]}]},
        {"name": "near", "position": [3, 0], "shapes": [{"name": "hull", "type": "outline", "vertices": [[0, 1], [2, 1], [2, 3], [0, 3]]}]},
        {"name": "ball", "shapes": [{"name": "c", "type": "circle", "center": [2, 4.5], "radius": 1}]},
        {"name": "pill", "shapes": [{"name": "c", "type": "capsule", "p1": [1, 4.5], "p2": [7, 4.5], "radius": 1}]},
        {"name": "line", "shapes": [{"name": "hull", "type": "outline", "vertices": [[0, 0], [1, 1], [2, 2]]}]}]})");
}

void tst_SatCommand::tableEndsWithTheVerdict()
{
    const Answer answer =
        run(runSat, {project(), QStringLiteral("box"), QStringLiteral("far/hull")});
    QCOMPARE(answer.status, int(ExitFine));
    QVERIFY(answer.out.contains(QLatin1String("A is box/hull")));
    QVERIFY(answer.out.contains(QLatin1String("apart: gap 2 on axis A1, along (1, 0)")));
    QVERIFY(answer.out.contains(QLatin1String("not tested")));
    QVERIFY(!answer.out.contains(QLatin1String("contact")));
    QVERIFY(answer.out.contains(QLatin1String("distance 2, from (4, ")));
    QVERIFY(answer.err.isEmpty());
}

void tst_SatCommand::stepsHaveKeysInBothLanguages()
{
    const QStringList words{project(), QStringLiteral("box"), QStringLiteral("far"),
                            QStringLiteral("--steps")};
    const Answer en =
        run(runSat, words + QStringList{QStringLiteral("--lang"), QStringLiteral("en")});
    QVERIFY(en.out.contains(QLatin1String("sat/axis/A1/compare\tA gap of 2:")));
    const Answer zh =
        run(runSat, words + QStringList{QStringLiteral("--lang"), QStringLiteral("zh_CN")});
    QVERIFY(zh.out.contains(QStringLiteral("sat/axis/A1/compare\t间隙为")));
    run(runSat, words + QStringList{QStringLiteral("--lang"), QStringLiteral("en")});
}

void tst_SatCommand::jsonHasAllNumbers()
{
    const Answer answer = run(runSat, {project(), QStringLiteral("box"), QStringLiteral("near"),
                                       QStringLiteral("--json"), QStringLiteral("--steps")});
    const QJsonObject root = QJsonDocument::fromJson(answer.out.toUtf8()).object();
    QCOMPARE(root[QLatin1String("relation")].toString(), QStringLiteral("overlapping"));
    QCOMPARE(root[QLatin1String("depth")].toDouble(), 1.0);
    QCOMPARE(root[QLatin1String("normal")][0].toDouble(), 1.0);
    QCOMPARE(root[QLatin1String("axes")].toArray().size(), 8);
    QCOMPARE(root[QLatin1String("axes")][1][QLatin1String("push")].toDouble(), 1.0);
    QCOMPARE(root[QLatin1String("axes")][2][QLatin1String("duplicateOf")].toString(),
             QStringLiteral("A0"));
    QCOMPARE(root[QLatin1String("steps")][0][QLatin1String("key")].toString(),
             QStringLiteral("sat/start"));
}

void tst_SatCommand::jsonHasTheDistance()
{
    const Answer answer = run(runSat, {project(), QStringLiteral("box"), QStringLiteral("far"),
                                       QStringLiteral("--json")});
    const QJsonObject root = QJsonDocument::fromJson(answer.out.toUtf8()).object();
    QCOMPARE(root[QLatin1String("distance")].toDouble(), 2.0);
    QCOMPARE(root[QLatin1String("nearest")][QLatin1String("a")][0].toDouble(), 4.0);
    QCOMPARE(root[QLatin1String("nearest")][QLatin1String("b")][0].toDouble(), 6.0);
    QVERIFY(root[QLatin1String("contacts")].toArray().isEmpty());
}

void tst_SatCommand::contactsOfEveryShape_data()
{
    QTest::addColumn<QString>("other");
    QTest::addColumn<QStringList>("lines");
    QTest::newRow("box") << "near"
                         << QStringList{"A1-B0  (4, 1)  (3, 1)  1", "A2-B3  (4, 3)  (3, 3)  1"};
    QTest::newRow("touching") << "edge" << QStringList{"(4, 1)  (4, 1)  0", "(4, 3)  (4, 3)  0"};
    QTest::newRow("circle") << "ball" << QStringList{"Ae2-B0  (2, 4)  (2, 3.5)  0.5"};
    QTest::newRow("capsule") << "pill"
                             << QStringList{"(4, 4)  (4, 3.5)  0.5", "(1, 4)  (1, 3.5)  0.5"};
}

void tst_SatCommand::contactsOfEveryShape()
{
    QFETCH(QString, other);
    QFETCH(QStringList, lines);
    const Answer answer = run(runSat, {project(), QStringLiteral("box"), other});
    QCOMPARE(answer.status, int(ExitFine));
    const QString out = answer.out.simplified();
    for (const QString &line : lines)
        QVERIFY2(out.contains(line.simplified()), qPrintable(answer.out));

    const Answer json =
        run(runSat, {project(), QStringLiteral("box"), other, QStringLiteral("--json")});
    const QJsonObject root = QJsonDocument::fromJson(json.out.toUtf8()).object();
    QCOMPARE(root[QLatin1String("contacts")].toArray().size(), lines.size());
    QCOMPARE(root[QLatin1String("contacts")][0][QLatin1String("depth")].toDouble(),
             root[QLatin1String("depth")].toDouble());
}

void tst_SatCommand::radiusOnTheCommandLine()
{
    const auto depth = [this](const QString &other, const QString &option, const QString &value) {
        const Answer answer = run(runSat, {project(), QStringLiteral("box"), other,
                                           QStringLiteral("--json"), option, value});
        return QJsonDocument::fromJson(answer.out.toUtf8())[QLatin1String("depth")].toDouble();
    };
    const QString ofA = QStringLiteral("--radius-a");
    const QString ofB = QStringLiteral("--radius-b");
    QCOMPARE(depth(QStringLiteral("near"), ofA, QStringLiteral("0.5")), 1.5);
    QCOMPARE(depth(QStringLiteral("near"), ofB, QStringLiteral("0.25")), 1.25);
    QCOMPARE(depth(QStringLiteral("ball"), ofB, QStringLiteral("2")), 1.5);
    for (const char *wrong : {"-1", "nan", "inf", "1m", ""}) {
        const Answer answer = run(runSat, {project(), QStringLiteral("box"), QStringLiteral("near"),
                                           ofA, QString::fromLatin1(wrong)});
        QCOMPARE(answer.status, int(ExitUsage));
        QVERIFY(answer.err.contains(QLatin1String("--radius-a takes metres")));
    }
    const Answer none =
        run(runSat, {project(), QStringLiteral("box"), QStringLiteral("ball"), ofB, "0"});
    QCOMPARE(none.status, int(ExitFaults)); // A circle without a radius is none.
    const QString plain = m_folder.filePath(QStringLiteral("plain.svg"));
    const QString round = m_folder.filePath(QStringLiteral("round.svg"));
    const QStringList scene{QStringLiteral("--scene"), QStringLiteral("one-gap"),
                            QStringLiteral("--export")};
    QCOMPARE(run(runInspect, scene + QStringList{plain}).status, int(ExitFine));
    QCOMPARE(run(runInspect, scene + QStringList{round, ofB, QStringLiteral("0.5")}).status,
             int(ExitFine));
    QFile one(plain);
    QFile other(round);
    QVERIFY(one.open(QIODevice::ReadOnly) && other.open(QIODevice::ReadOnly));
    QVERIFY(one.readAll() != other.readAll());
}

void tst_SatCommand::exitStatus_data()
{
    QTest::addColumn<QString>("other");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("status");
    const QString failOn = QStringLiteral("--fail-on");
    QTest::newRow("overlap, not asked") << "near" << QStringList() << int(ExitFine);
    QTest::newRow("overlap, asked") << "near" << QStringList{failOn, "overlap"} << int(ExitFaults);
    QTest::newRow("overlap, touch asked")
        << "near" << QStringList{failOn, "touch"} << int(ExitFaults);
    QTest::newRow("touch, overlap asked")
        << "edge" << QStringList{failOn, "overlap"} << int(ExitFine);
    QTest::newRow("touch, asked") << "edge" << QStringList{failOn, "touch"} << int(ExitFaults);
    QTest::newRow("apart, asked") << "far" << QStringList{failOn, "touch"} << int(ExitFine);
}

void tst_SatCommand::exitStatus()
{
    QFETCH(QString, other);
    QFETCH(QStringList, options);
    QFETCH(int, status);
    QCOMPARE(run(runSat, QStringList{project(), QStringLiteral("box"), other} + options).status,
             status);
}

void tst_SatCommand::wrongUseIsSaid_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("message");
    const QString file = project();
    QTest::newRow("no words") << QStringList() << "name a project file";
    QTest::newRow("unknown body") << QStringList{file, "box", "ghost"}
                                  << "there is no body \"ghost\"";
    QTest::newRow("unknown shape")
        << QStringList{file, "box", "far/nose"} << "has no shape \"nose\"";
    QTest::newRow("same shape") << QStringList{file, "box", "box/hull"} << "two different shapes";
    QTest::newRow("no file") << QStringList{file + "x", "box", "far"} << "pair.hullx: error:";
    QTest::newRow("policy") << QStringList{file, "box", "far", "--policy", "strict"}
                            << "--policy takes";
    QTest::newRow("tolerance") << QStringList{file, "box", "far", "--policy", "tolerance=-1"}
                               << "--policy takes";
    QTest::newRow("fail on") << QStringList{file, "box", "far", "--fail-on", "rain"}
                             << "--fail-on takes";
}

void tst_SatCommand::wrongUseIsSaid()
{
    QFETCH(QStringList, words);
    QFETCH(QString, message);
    const Answer answer = run(runSat, words);
    QCOMPARE(answer.status, int(ExitUsage));
    QVERIFY(answer.out.isEmpty());
    QVERIFY2(answer.err.contains(message), qPrintable(answer.err));
}

void tst_SatCommand::faultyShapeIsAFault()
{
    const Answer answer = run(runSat, {project(), QStringLiteral("box"), QStringLiteral("line")});
    QCOMPARE(answer.status, int(ExitFaults));
    QVERIFY2(answer.err.contains(QLatin1String("pair.hull: error: line/hull: ")),
             qPrintable(answer.err));
}

void tst_SatCommand::figureOfOneStep()
{
    const QString png = m_folder.filePath(QStringLiteral("step.png"));
    const Answer answer =
        run(runInspect,
            {QStringLiteral("--scene"), QStringLiteral("only-b-knows"), QStringLiteral("--step"),
             QStringLiteral("sat/axis/B1/compare"), QStringLiteral("--size"),
             QStringLiteral("500x400"), QStringLiteral("--export"), png});
    QCOMPARE(answer.err, QString());
    QCOMPARE(answer.status, int(ExitFine));
    QCOMPARE(QImage(png).size(), QSize(500, 400));
}

void tst_SatCommand::figuresOfAllSteps()
{
    const QString svg = m_folder.filePath(QStringLiteral("all.svg"));
    const Answer answer = run(runInspect, {project(), QStringLiteral("box"), QStringLiteral("far"),
                                           QStringLiteral("--algorithm"), QStringLiteral("sat"),
                                           QStringLiteral("--step"), QStringLiteral("all"),
                                           QStringLiteral("--export"), svg});
    QCOMPARE(answer.status, int(ExitFine));
    QVERIFY(QFile::exists(m_folder.filePath(QStringLiteral("all-001.svg"))));
    QVERIFY(QFile::exists(m_folder.filePath(QStringLiteral("all-011.svg"))));
    QVERIFY(!QFile::exists(svg));
}

void tst_SatCommand::wrongFigureUse_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("message");
    const QString png = m_folder.filePath(QStringLiteral("x.png"));
    const QStringList scene{"--scene", "one-gap"};
    QTest::newRow("scene") << QStringList{"--scene", "nothing", "--export", png}
                           << "there is no scene";
    QTest::newRow("step") << scene + QStringList{"--step", "sat/axis/Q", "--export", png}
                          << "there is no step";
    QTest::newRow("algorithm") << scene + QStringList{"--algorithm", "epa", "--export", png}
                               << "there is no algorithm";
    QTest::newRow("theme") << scene + QStringList{"--theme", "pink", "--export", png}
                           << "--theme takes";
    QTest::newRow("size") << scene + QStringList{"--size", "0x7", "--export", png}
                          << "--size takes";
    QTest::newRow("output") << scene << "--export";
    QTest::newRow("suffix") << scene + QStringList{"--export", "x.bmp"} << ".png or .svg";
    QTest::newRow("folder") << scene + QStringList{"--export", "/nowhere/at/all.png"}
                            << "/nowhere/at/all.png: error:";
}

void tst_SatCommand::wrongFigureUse()
{
    QFETCH(QStringList, words);
    QFETCH(QString, message);
    const Answer answer = run(runInspect, words);
    QCOMPARE(answer.status, int(ExitUsage));
    QVERIFY2(answer.err.contains(message), qPrintable(answer.err));
}

QTEST_MAIN(tst_SatCommand)
#include "tst_satcommand.moc"
