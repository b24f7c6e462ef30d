// `hullsmith trace`: sprites in, a project with outlines out, with the figures of the physics.
#include "editor/cli/commandline.h"
#include "editor/formats/nativeformat.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <sstream>

namespace {

struct Outcome {
    int status;
    QString out;
    QString err;
};

Outcome run(const QStringList &arguments)
{
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    Streams streams{in, out, err};
    const int status = runCommandLine(QStringList{"trace"} + arguments, streams);
    return {status, QString::fromStdString(out.str()), QString::fromStdString(err.str())};
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class tst_TraceCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void keepsPartsAndHoles_data();
    void keepsPartsAndHoles();
    void meetsTheGoal_data();
    void meetsTheGoal();
    void sameBytesInAnyOrder();
    void badImageDoesNotStopTheOthers();
    void emptyImageIsAFault();
    void projectGoesToStandardOutput();
    void wrongUsage_data();
    void wrongUsage();

private:
    QString sprite(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    QString output() const { return m_folder.filePath(QStringLiteral("out.hull")); }
    QTemporaryDir m_folder;
};

void tst_TraceCommand::initTestCase()
{
    const QDir sprites(QStringLiteral(HULLSMITH_TEST_DATA "/geometry/sprites"));
    for (const QString &name : sprites.entryList({"s*.png"}))
        QVERIFY(QFile::copy(sprites.filePath(name), m_folder.filePath(name)));
    QImage empty(8, 8, QImage::Format_ARGB32);
    empty.fill(Qt::transparent);
    QVERIFY(empty.save(sprite("empty.png")));
    QFile text(sprite("text.png"));
    QVERIFY(text.open(QIODevice::WriteOnly) && text.write("no picture") > 0);
}

void tst_TraceCommand::keepsPartsAndHoles_data()
{
    QTest::addColumn<QString>("image");
    QTest::addColumn<QString>("connectivity");
    QTest::addColumn<int>("islands");
    QTest::addColumn<int>("holes");
    const QJsonDocument stated = QJsonDocument::fromJson(
        contents(QStringLiteral(HULLSMITH_TEST_DATA "/geometry/sprites.json")));
    for (const char *name : {"s03_ring_64", "s06_islands_128", "s08_gear_256"}) {
        QJsonObject facts;
        const QJsonValue list = stated.isArray() ? QJsonValue(stated.array())
                                                 : stated.object()[QStringLiteral("sprites")];
        for (const QJsonValue entry : list.toArray())
            if (entry[QStringLiteral("file")].toString().contains(QLatin1String(name)))
                facts = entry.toObject();
        QVERIFY2(!facts.isEmpty(), name);
        QTest::addRow("%s, 4", name)
            << sprite(name) + ".png" << "4" << facts[QStringLiteral("islands_4")].toInt()
            << facts[QStringLiteral("holes_with_8_background")].toInt();
        QTest::addRow("%s, 8", name)
            << sprite(name) + ".png" << "8" << facts[QStringLiteral("islands_8")].toInt()
            << facts[QStringLiteral("holes_with_4_background")].toInt();
    }
}

void tst_TraceCommand::keepsPartsAndHoles()
{
    QFETCH(QString, image);
    QFETCH(QString, connectivity);
    const Outcome outcome = run(
        {image, "-o", output(), "--connectivity", connectivity, "--contour", "pixels", "--json"});
    QCOMPARE(outcome.status, 0);
    const QJsonObject said = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
    QTEST(said[QStringLiteral("islands")].toInt(), "islands");
    QTEST(said[QStringLiteral("holes")].toInt(), "holes");

    const auto scene = loadNative(output());
    QVERIFY(scene);
    const SceneBody &body = scene->bodies.at(0);
    QTEST(int(body.shapes.size()), "islands");
    QCOMPARE(body.image, QFileInfo(image).fileName());
    QVERIFY(body.trace);
    for (const SceneShape &shape : body.shapes)
        QVERIFY(shape.traced && shape.traced->outer == shape.vertices);
}

void tst_TraceCommand::meetsTheGoal_data()
{
    constexpr double rounding = 1e-9; // square pixels: of areas of some ten thousand
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("figure");
    QTest::addColumn<double>("most");
    QTest::newRow("deviation") << QStringList{"--tolerance", "2"} << "deviation" << 2.0;
    QTest::newRow("vertices") << QStringList{"--vertices", "64"} << "vertices" << 64.0;
    QTest::newRow("cover") << QStringList{"--tolerance", "2", "--mode", "cover"} << "area_lost"
                           << rounding;
    QTest::newRow("inside") << QStringList{"--tolerance", "2", "--mode", "inside"} << "area_gained"
                            << rounding;
    QTest::newRow("pieces") << QStringList{"--pieces", "30"} << "pieces" << 30.0;
}

void tst_TraceCommand::meetsTheGoal()
{
    QFETCH(QStringList, words);
    QFETCH(QString, figure);
    QFETCH(double, most);
    const Outcome outcome = run(
        QStringList{sprite("s08_gear_256.png"), "-o", output(), "--contour", "pixels", "--json"} +
        words);
    QVERIFY2(outcome.status == 0, qPrintable(outcome.err));
    const QJsonObject said = QJsonDocument::fromJson(outcome.out.toUtf8()).object();
    QVERIFY2(said.contains(figure), qPrintable(outcome.out));
    QVERIFY2(said[figure].toDouble() <= most, qPrintable(outcome.out));
    QVERIFY2(said[QStringLiteral("iou")].toDouble() > 0.8, qPrintable(outcome.out));
}

void tst_TraceCommand::sameBytesInAnyOrder()
{
    QStringList images{sprite("s03_ring_64.png"), sprite("s06_islands_128.png"),
                       sprite("s05_star_128.png"), sprite("s02_disc_32.png")};
    const Outcome first = run(images + QStringList{"-o", output()});
    QVERIFY2(first.status == 0, qPrintable(first.err));
    const QByteArray bytes = contents(output());
    std::reverse(images.begin(), images.end());
    images << images.first(); // named twice, traced once
    const Outcome second = run(images + QStringList{"-o", output()});
    QCOMPARE(second.status, 0);
    QCOMPARE(second.out, first.out);
    QCOMPARE(contents(output()), bytes);
    QCOMPARE(loadNative(output())->bodies.size(), std::size_t(4));
}

void tst_TraceCommand::badImageDoesNotStopTheOthers()
{
    const QString missing = sprite("missing.png");
    const Outcome outcome =
        run({sprite("text.png"), missing, sprite("s02_disc_32.png"), "-o", output()});
    QCOMPARE(outcome.status, 2);
    QVERIFY(outcome.err.contains(sprite("text.png") + ": error: "));
    QVERIFY(outcome.err.contains(missing + ": error: "));
    const auto scene = loadNative(output());
    QVERIFY(scene);
    QCOMPARE(scene->bodies.size(), std::size_t(1));
    QCOMPARE(scene->bodies[0].name, QStringLiteral("s02_disc_32"));
}

void tst_TraceCommand::emptyImageIsAFault()
{
    const QString path = m_folder.filePath(QStringLiteral("none.hull"));
    const Outcome outcome = run({sprite("empty.png"), "-o", path});
    QCOMPARE(outcome.status, 1);
    QVERIFY(outcome.err.startsWith(sprite("empty.png") + ": error: "));
    QVERIFY(!QFile::exists(path)); // nothing was traced: no file without a body
}

void tst_TraceCommand::projectGoesToStandardOutput()
{
    const Outcome outcome = run({sprite("s02_disc_32.png"), "-o", "-"});
    QCOMPARE(outcome.status, 0);
    const auto scene = readNative(outcome.out.toUtf8());
    QVERIFY(scene);
    QCOMPARE(scene->bodies[0].pivot, hullsmith::Vec2(16, 16));
    QVERIFY(outcome.err.contains(QStringLiteral("IoU")));
}

void tst_TraceCommand::wrongUsage_data()
{
    QTest::addColumn<QStringList>("words");
    const QString image = QStringLiteral("a.png");
    QTest::newRow("no image") << QStringList{"-o", "x.hull"};
    QTest::newRow("no output") << QStringList{image};
    QTest::newRow("standard input") << QStringList{"-", "-o", "x.hull"};
    QTest::newRow("alpha 0") << QStringList{image, "-o", "x.hull", "--alpha", "0"};
    QTest::newRow("alpha 256") << QStringList{image, "-o", "x.hull", "--alpha", "256"};
    QTest::newRow("tolerance nan") << QStringList{image, "-o", "x.hull", "--tolerance", "nan"};
    QTest::newRow("tolerance -1") << QStringList{image, "-o", "x.hull", "--tolerance", "-1"};
    QTest::newRow("two vertices") << QStringList{image, "-o", "x.hull", "--vertices", "2"};
    QTest::newRow("two goals") << QStringList{image, "-o",       "x.hull", "--vertices",
                                              "8",   "--pieces", "2"};
    QTest::newRow("mode") << QStringList{image, "-o", "x.hull", "--mode", "around"};
    QTest::newRow("target") << QStringList{image, "-o", "x.hull", "--target", "unreal"};
    QTest::newRow("scale") << QStringList{image, "-o", "x.hull", "--ppm", "0"};
}

void tst_TraceCommand::wrongUsage()
{
    QFETCH(QStringList, words);
    const Outcome outcome = run(words);
    QCOMPARE(outcome.status, 2);
    QVERIFY(outcome.err.startsWith(QStringLiteral("hullsmith trace: error: ")));
    QVERIFY(!QFile::exists(QStringLiteral("x.hull")));
}

QTEST_MAIN(tst_TraceCommand)
#include "tst_tracecommand.moc"
