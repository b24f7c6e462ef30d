// The command line: exit codes, the form of messages, located faults, nothing half-written.
#include "editor/cli/commandline.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <sstream>

namespace {

struct Outcome {
    int status;
    QString out;
    QString err;
};

Outcome run(const QStringList &arguments, const std::string &input = {})
{
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    Streams streams{in, out, err};
    const int status = runCommandLine(arguments, streams);
    return {status, QString::fromStdString(out.str()), QString::fromStdString(err.str())};
}

const QString example = QStringLiteral(HULLSMITH_SOURCE_DIR "/resources/examples/asteroids.hull");

} // namespace

class tst_CommandLine : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void helpAndVersion();
    void everyCommandHasHelp();
    void wrongUsageIsStatusTwo_data();
    void wrongUsageIsStatusTwo();
    void cleanFileIsStatusZero();
    void faultsArePlacedInTheFile();
    void jsonFindingsAreMachineReadable();
    void badFileDoesNotStopTheOthers();
    void manyFilesGiveTheSameBytesInAnyOrder();
    void standardInputIsAFile();
    void messagesSpeakChinese();
    void exportsEveryFormat();
    void failedExportLeavesTheOldFile();
    void exportToUnwritableFolderIsStatusTwo();
    void repairWritesOutlinesThatDoNotCross();

private:
    QString write(const QString &name, const QByteArray &text);
    QTemporaryDir m_folder;
};

static QByteArray project(const QByteArray &vertices)
{
    return "{\n  \"format\": \"hullsmith\",\n  \"version\": 1,\n  \"bodies\": [\n    { \"name\": "
           "\"b\",\n      \"shapes\": [\n"
           "        { \"name\": \"s\", \"type\": \"outline\", \"vertices\": " +
           vertices + " }\n      ] }\n  ]\n}\n";
}

QString tst_CommandLine::write(const QString &name, const QByteArray &text)
{
    QFile file(m_folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write the test's own file");
    return file.fileName();
}

void tst_CommandLine::init()
{
    QVERIFY(m_folder.isValid());
}

void tst_CommandLine::helpAndVersion()
{
    const Outcome help = run({"--help"});
    QCOMPARE(help.status, 0);
    for (const Command &command : commands())
        QVERIFY2(help.out.contains(QLatin1String(command.usage)), command.name);
    QCOMPARE(run({"--version"}).out.startsWith("hullsmith "), true);
}

void tst_CommandLine::everyCommandHasHelp()
{
    for (const Command &command : commands()) {
        const Outcome help = run({QString::fromLatin1(command.name), "--help"});
        QCOMPARE(help.status, 0);
        QVERIFY2(help.out.contains(QLatin1String(command.usage)), command.name);
    }
}

void tst_CommandLine::wrongUsageIsStatusTwo_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("unknown option") << QStringList{"--fly"};
    QTest::newRow("check: no file") << QStringList{"check"};
    QTest::newRow("check: unknown option") << QStringList{"check", example, "--fly"};
    QTest::newRow("check: unknown target") << QStringList{"check", example, "--target", "unreal"};
    QTest::newRow("check: missing file") << QStringList{"check", "/no/such/file.hull"};
    QTest::newRow("check: a folder") << QStringList{"check", "/"};
    QTest::newRow("unknown language") << QStringList{"check", example, "--lang", "fr"};
    QTest::newRow("export: no format") << QStringList{"export", example, "-o", "x"};
    QTest::newRow("export: unknown format")
        << QStringList{"export", example, "--format", "fbx", "-o", "x"};
    QTest::newRow("export: no output") << QStringList{"export", example, "--format", "json"};
    QTest::newRow("export: bad --set")
        << QStringList{"export", example, "--format", "json", "-o", "-", "--set", "units"};
    QTest::newRow("export: unknown --set")
        << QStringList{"export", example, "--format", "json", "-o", "-", "--set", "colour=red"};
    QTest::newRow("sat: no bodies") << QStringList{"sat", example};
    QTest::newRow("sat: unknown body") << QStringList{"sat", example, "ship", "moon"};
    QTest::newRow("inspect: unknown lesson")
        << QStringList{"inspect", "--scene", "nowhere", "--export", "x.png"};
    QTest::newRow("screenshot: unknown mode")
        << QStringList{"screenshot", "--mode", "fly", "-o", "x.png"};
}

void tst_CommandLine::wrongUsageIsStatusTwo()
{
    QFETCH(QStringList, arguments);
    const QString before = QDir::currentPath();
    QDir::setCurrent(m_folder.path());
    const Outcome outcome = run(arguments);
    QDir::setCurrent(before);
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains("error: "), qPrintable(outcome.err));
    QVERIFY(!QFile::exists(m_folder.filePath("x")));
}

void tst_CommandLine::cleanFileIsStatusZero()
{
    const Outcome outcome = run({"check", example});
    QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
    QVERIFY2(outcome.out.contains("errors 0"), qPrintable(outcome.out));
}

void tst_CommandLine::faultsArePlacedInTheFile()
{
    const QString path = write("bow.hull", project("[[0, 0], [64, 64], [64, 0], [0, 64]]"));
    const Outcome outcome = run({"check", path});
    QCOMPARE(outcome.status, 1);
    const QString first = outcome.err.section('\n', 0, 0);
    QVERIFY2(first.startsWith(path + ":7:"), qPrintable(outcome.err));
    QVERIFY2(first.contains(": error: b/s: "), qPrintable(first));
    QVERIFY2(outcome.out.contains("errors 1"), qPrintable(outcome.out));
}

void tst_CommandLine::jsonFindingsAreMachineReadable()
{
    const QString path = write("bow.hull", project("[[0, 0], [64, 64], [64, 0], [0, 64]]"));
    const Outcome outcome = run({"check", path, "--json", "--target", "godot-4"});
    QCOMPARE(outcome.status, 1);
    const QJsonObject line = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
    QCOMPARE(line["file"].toString(), path);
    QCOMPARE(line["target"].toString(), QStringLiteral("godot-4"));
    const QJsonObject finding = line["findings"].toArray().first().toObject();
    QCOMPARE(finding["code"].toString(), QStringLiteral("self_intersection"));
    QCOMPARE(finding["body"].toString(), QStringLiteral("b"));
    QCOMPARE(finding["line"].toInt(), 7);
}

void tst_CommandLine::badFileDoesNotStopTheOthers()
{
    const QString bad = write("bad.hull", "{ \"format\": \"hullsmith\",\n  \"version\": 1,,\n}");
    const Outcome outcome = run({"check", bad, example});
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.startsWith(bad + ":2:"), qPrintable(outcome.err));
    QVERIFY2(outcome.out.contains("asteroids.hull"), qPrintable(outcome.out));
}

void tst_CommandLine::manyFilesGiveTheSameBytesInAnyOrder()
{
    QStringList forward;
    for (int i = 0; i < 40; ++i)
        forward << write(
            QStringLiteral("f%1.hull").arg(i),
            project(QStringLiteral("[[0, 0], [64, 0], [0, %1]]").arg(32 + i).toUtf8()));
    QStringList backward = forward;
    std::reverse(backward.begin(), backward.end());
    QStringList a = run(QStringList{"check"} + forward).out.split('\n');
    QStringList b = run(QStringList{"check"} + backward).out.split('\n');
    QCOMPARE(a.size(), 41);
    QVERIFY(a.first().startsWith(forward.first()));
    a.sort();
    b.sort();
    QCOMPARE(a, b);
}

void tst_CommandLine::standardInputIsAFile()
{
    const Outcome outcome =
        run({"check", "-"}, project("[[0, 0], [64, 0], [0, 64]]").toStdString());
    QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
    const Outcome exported =
        run({"export", "-", "--format", "csv", "-o", m_folder.filePath("in.csv")},
            project("[[0, 0], [64, 0], [0, 64]]").toStdString());
    QVERIFY2(exported.status == 0, qPrintable(exported.err));
    QVERIFY(QFile::exists(m_folder.filePath("in.csv")));
}

void tst_CommandLine::messagesSpeakChinese()
{
    const QString path = write("bow.hull", project("[[0, 0], [64, 64], [64, 0], [0, 64]]"));
    const QString english = run({"check", path}).err;
    const QString chinese = run({"check", path, "--lang", "zh_CN"}).err;
    QVERIFY(english != chinese);
    QVERIFY2(chinese.contains(QStringLiteral("相交")), qPrintable(chinese));
    QCOMPARE(run({"check", path, "--lang", "en"}).err, english);
}

void tst_CommandLine::exportsEveryFormat()
{
    const QStringList formats = run({"formats"}).out.split('\n', Qt::SkipEmptyParts);
    QVERIFY(formats.size() >= 4);
    for (const QString &format : formats) {
        const QString id = format.section('\t', 0, 0);
        const QString path = m_folder.filePath("out-" + id);
        const Outcome outcome = run({"export", example, "--format", id, "-o", path});
        QVERIFY2(outcome.status == 0, qPrintable(id + outcome.err));
        QVERIFY2(QFile(path).size() > 100, qPrintable(id));
    }
}

void tst_CommandLine::failedExportLeavesTheOldFile()
{
    const QString bow = write("bow.hull", project("[[0, 0], [64, 64], [64, 0], [0, 64]]"));
    const QString target = write("old.json", "kept");
    const Outcome outcome = run({"export", bow, "--format", "json", "-o", target});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.contains("error: "), qPrintable(outcome.err));
    QFile file(target);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("kept"));
}

void tst_CommandLine::exportToUnwritableFolderIsStatusTwo()
{
    const Outcome outcome =
        run({"export", example, "--format", "json", "-o", "/no/such/folder/x.json"});
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains("error: "), qPrintable(outcome.err));
}

void tst_CommandLine::repairWritesOutlinesThatDoNotCross()
{
    const QString star =
        write("star.hull", project("[[50, 0], [79, 90], [2, 35], [98, 35], [21, 90]]"));
    const QString mended = m_folder.filePath("mended.hull");
    for (const auto &[fill, shapes] : {std::pair("even-odd", 5), std::pair("nonzero", 1)}) {
        const Outcome outcome = run({"repair", star, "-o", mended, "--fill", fill});
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        QVERIFY2(outcome.err.contains(QStringLiteral("repaired: shapes %1").arg(shapes)),
                 qPrintable(outcome.err));
        QVERIFY(!run({"check", mended, "--json"}).out.contains("self_intersection"));
    }
    // What needs no repair is written as it was.
    const QString again = m_folder.filePath("again.hull");
    QCOMPARE(run({"repair", mended, "-o", again}).status, 0);
    QFile first(mended);
    QFile second(again);
    QVERIFY(first.open(QIODevice::ReadOnly) && second.open(QIODevice::ReadOnly));
    QCOMPARE(second.readAll(), first.readAll());
    QCOMPARE(run({"repair", star}).status, 2);
    QCOMPARE(run({"repair", star, "-o", mended, "--fill", "odd"}).status, 2);
    QCOMPARE(run({"repair", star, "-o", "/no/such/folder/x.hull"}).status, 2);
}

QTEST_MAIN(tst_CommandLine)
#include "tst_commandline.moc"
