// hullsmith split: outlines become convex shapes, the same ones in any order of files.
#include "editor/cli/commandline.h"
#include "editor/formats/nativeformat.h"
#include "physics/geometry/massproperties.h"
#include "physics/geometry/outlinecheck.h"

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

Outcome run(const QStringList &arguments, const QByteArray &input = {})
{
    std::istringstream in(input.toStdString());
    std::ostringstream out;
    std::ostringstream err;
    Streams streams{in, out, err};
    const int status = runCommandLine(arguments, streams);
    return {status, QString::fromStdString(out.str()), QString::fromStdString(err.str())};
}

QByteArray project(const QByteArray &vertices)
{
    return "{\n  \"format\": \"hullsmith\",\n  \"version\": 1,\n  \"bodies\": [\n    { \"name\": "
           "\"b\",\n      \"shapes\": [\n"
           "        { \"name\": \"s\", \"type\": \"outline\", \"density\": 2.5, \"vertices\": " +
           vertices + " }\n      ] }\n  ]\n}\n";
}

const QByteArray corner = "[[0, 0], [64, 0], [64, 32], [32, 32], [32, 64], [0, 64]]";

double area(const SceneData &scene)
{
    double sum = 0.0;
    for (const SceneShape &shape : scene.bodies.front().shapes)
        sum += hullsmith::polygonMass(shape.vertices, 1.0).area;
    return sum;
}

} // namespace

class tst_SplitCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void outlinesBecomeConvexShapes();
    void limitAndMethodAreObeyed();
    void convexOutlinesStayAsTheyAre();
    void crossingOutlineIsPlacedAndNothingWritten();
    void standardInputAndOutput();
    void manyFilesGiveTheSameBytesInAnyOrder();
    void jsonTellsTheFigures();
    void wrongUsageIsStatusTwo_data();
    void wrongUsageIsStatusTwo();

private:
    QString write(const QString &name, const QByteArray &text) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write the test's own file");
        return file.fileName();
    }
    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QTemporaryDir m_folder;
};

void tst_SplitCommand::outlinesBecomeConvexShapes()
{
    const QString out = m_folder.filePath("corner-out.hull");
    const Outcome outcome = run({"split", write("corner.hull", project(corner)), "-o", out});
    QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
    const auto scene = loadNative(out);
    QVERIFY(scene);
    const std::vector<SceneShape> &shapes = scene->bodies.front().shapes;
    QCOMPARE(shapes.size(), std::size_t(2));
    QCOMPARE(shapes[0].name, QStringLiteral("s"));
    QCOMPARE(shapes[1].name, QStringLiteral("s_2"));
    for (const SceneShape &shape : shapes) {
        QVERIFY(hullsmith::checkOutline(shape.vertices).convex);
        QCOMPARE(shape.properties.density, 2.5);
    }
    QCOMPARE(area(*scene), 3072.0);
}

void tst_SplitCommand::limitAndMethodAreObeyed()
{
    const QString path = write("limit.hull", project(corner));
    const QString out = m_folder.filePath("limit-out.hull");
    for (const QStringList &more :
         {QStringList{}, QStringList{"--method", "fast"}, QStringList{"--add-points"}}) {
        const Outcome outcome =
            run(QStringList{"split", path, "-o", out, "--max-vertices", "3"} + more);
        QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
        const auto scene = loadNative(out);
        QVERIFY(scene);
        QVERIFY(scene->bodies.front().shapes.size() <= 4); // triangles between the own corners
        for (const SceneShape &shape : scene->bodies.front().shapes)
            QCOMPARE(shape.vertices.size(), std::size_t(3));
        QCOMPARE(area(*scene), 3072.0);
    }
}

void tst_SplitCommand::convexOutlinesStayAsTheyAre()
{
    const QByteArray text = project("[[64, 0], [0, 64], [0, 0]]");
    const Outcome outcome = run({"split", "-", "-o", "-"}, text);
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.out.toUtf8(), writeNative(*readNative(text)));
}

void tst_SplitCommand::crossingOutlineIsPlacedAndNothingWritten()
{
    const QString bow = write("bow.hull", project("[[0, 0], [64, 64], [64, 0], [0, 64]]"));
    const QString out = write("bow-out.hull", "kept");
    const Outcome outcome = run({"split", bow, "-o", out});
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.startsWith(bow + ":7:"), qPrintable(outcome.err));
    QVERIFY2(outcome.err.contains("error: b/s: "), qPrintable(outcome.err));
    QCOMPARE(read(out), QByteArray("kept"));
}

void tst_SplitCommand::standardInputAndOutput()
{
    const Outcome outcome = run({"split", "-", "-o", "-"}, project(corner));
    QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
    const auto scene = readNative(outcome.out.toUtf8());
    QVERIFY(scene);
    QCOMPARE(scene->bodies.front().shapes.size(), std::size_t(2));
    // What it wrote is convex: splitting it again changes nothing.
    QCOMPARE(run({"split", "-", "-o", "-"}, outcome.out.toUtf8()).out, outcome.out);
}

void tst_SplitCommand::manyFilesGiveTheSameBytesInAnyOrder()
{
    QStringList forward;
    for (int i = 0; i < 20; ++i)
        forward << write(QStringLiteral("m%1.hull").arg(i),
                         project(QStringLiteral("[[0,0],[64,0],[64,32],[32,%1],[32,64],[0,64]]")
                                     .arg(20 + i)
                                     .toUtf8()));
    QStringList backward = forward;
    std::reverse(backward.begin(), backward.end());
    const QString a = m_folder.filePath("a");
    const QString b = m_folder.filePath("b");
    const Outcome first = run(QStringList{"split"} + forward + QStringList{"-o", a});
    QVERIFY2(first.status == 0, qPrintable(first.err));
    QVERIFY(first.out.startsWith(forward.first()));
    QCOMPARE(run(QStringList{"split"} + backward + QStringList{"-o", b}).status, 0);
    for (int i = 0; i < 20; ++i) {
        const QString name = QStringLiteral("/m%1.hull").arg(i);
        QVERIFY(!read(a + name).isEmpty());
        QCOMPARE(read(a + name), read(b + name));
    }
}

void tst_SplitCommand::jsonTellsTheFigures()
{
    const QString path = write("figures.hull", project(corner));
    const Outcome outcome =
        run({"split", path, "-o", m_folder.filePath("figures-out.hull"), "--json"});
    QCOMPARE(outcome.status, 0);
    const QJsonObject line = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
    QCOMPARE(line["file"].toString(), path);
    const QJsonObject shape = line["shapes"].toArray().first().toObject();
    QCOMPARE(shape["body"].toString(), QStringLiteral("b"));
    QCOMPARE(shape["shape"].toString(), QStringLiteral("s"));
    QCOMPARE(shape["pieces"].toInt(), 2);
    QCOMPARE(shape["area_difference"].toDouble(), 0.0);
    QVERIFY(shape["smallest_angle"].toDouble() >= 45.0);
}

void tst_SplitCommand::wrongUsageIsStatusTwo_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no file") << QStringList{"-o", "x"};
    QTest::newRow("no output") << QStringList{"a.hull"};
    QTest::newRow("limit too low") << QStringList{"a.hull", "-o", "x", "--max-vertices", "2"};
    QTest::newRow("limit no number") << QStringList{"a.hull", "-o", "x", "--max-vertices", "few"};
    QTest::newRow("unknown method") << QStringList{"a.hull", "-o", "x", "--method", "best"};
    QTest::newRow("fast adds none")
        << QStringList{"a.hull", "-o", "x", "--method", "fast", "--add-points"};
    QTest::newRow("unknown target") << QStringList{"a.hull", "-o", "x", "--target", "unreal"};
    QTest::newRow("same names") << QStringList{"p/a.hull", "q/a.hull", "-o", "x"};
    QTest::newRow("missing file") << QStringList{"/no/such/a.hull", "-o", "x"};
}

void tst_SplitCommand::wrongUsageIsStatusTwo()
{
    QFETCH(QStringList, arguments);
    const Outcome outcome = run(QStringList{"split"} + arguments);
    QCOMPARE(outcome.status, 2);
    QVERIFY2(outcome.err.contains("error: "), qPrintable(outcome.err));
    QVERIFY(!QFile::exists("x"));
}

QTEST_MAIN(tst_SplitCommand)
#include "tst_splitcommand.moc"
