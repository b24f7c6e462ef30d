#include "consumer.h"
#include "editor/formats/examplescene.h"

#include <numbers>
#include <random>

/// Loads our exports in the programs that they are made for, and compares what those programs kept.
class tst_Consumers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void ajvAcceptsEveryFrame_data();
    void ajvAcceptsEveryFrame();
    void ajvRefusesANegativeRadius();
    void pythonReadsTheTable();
    void box2d24KeepsEveryShape();
    void box2d24LivesWithWhatPassesTheCheck();
    void box2d3KeepsEveryShape();
    void box2d3HelperCompiles_data();
    void box2d3HelperCompiles();
    void headerHoldsInTwoSources();
    void hardNamesArrive();

private:
    QString compile(const QString &source, const QString &header, const QStringList &flags);

    QTemporaryDir m_folder;
};

namespace {

const QString schemaFile =
    QStringLiteral(HULLSMITH_SOURCE_DIR "/resources/schemas/collision-shapes.schema.json");

/// The fixtures that Box2D 2.4 makes of a shape: a capsule becomes a box and two discs.
QList<SeenShape> box2d24Shapes(const SceneShape &shape, double scale)
{
    const SeenShape whole = expectedShape(shape, scale, false);
    if (shape.type != ShapeType::Capsule)
        return {whole};
    const hullsmith::Vec2 &a = whole.points[0];
    const hullsmith::Vec2 &b = whole.points[1];
    const hullsmith::Vec2 side = hullsmith::perpLeft((b - a).normalized()) * whole.radius;
    const QString circle = QStringLiteral("circle");
    return {{QStringLiteral("polygon"), {a - side, b - side, b + side, a + side}, 0.0},
            {circle, {a}, whole.radius},
            {circle, {b}, whole.radius}};
}

/// A convex ring with corners that are nearly straight, nearly equal, thin or far out.
std::vector<hullsmith::Vec2> touchyRing(std::mt19937 &random)
{
    const auto unit = [&] { return double(random()) / double(std::mt19937::max()); };
    const double size = std::pow(10.0, 3.0 * unit() - 2.0);
    const double distance = random() % 2 == 0 ? 0.0 : std::pow(10.0, 4.0 * unit() - 1.0);
    const double flatness = std::pow(10.0, -4.0 * unit());
    std::vector<hullsmith::Vec2> ring;
    for (int i = 0, corners = 3 + int(random() % 6); i < corners; ++i) {
        const double angle = 2.0 * std::numbers::pi * (i + flatness * unit()) / corners;
        ring.push_back({distance + size * std::cos(angle), size * flatness * std::sin(angle)});
    }
    // A corner a little off the middle of the last edge.
    const hullsmith::Vec2 edge = ring.front() - ring.back();
    if (ring.size() < 8)
        ring.push_back(0.5 * (ring.front() + ring.back()) -
                       std::pow(10.0, -6.0 * unit() - 1.0) * hullsmith::perpLeft(edge));
    return ring;
}

/// One body for each of `tries` touchy shapes that the exporter accepts; 1 pixel a metre.
SceneData passingShapes(int tries)
{
    std::mt19937 random(728);
    SceneData scene;
    scene.settings.pixelsPerMetre = 1.0;
    for (int i = 0; i < tries; ++i) {
        SceneData one;
        one.settings = scene.settings;
        one.bodies.emplace_back();
        one.bodies[0].name = QStringLiteral("body %1").arg(i);
        one.bodies[0].shapes = {
            exampleShape(QStringLiteral("shape"), ShapeType::Outline, touchyRing(random))};
        one.bodies[0].shapes[0].properties = ShapeProperties();
        if (exporter(QStringLiteral("box2d"))->check(one).empty())
            scene.bodies.push_back(one.bodies[0]);
    }
    return scene;
}

} // namespace

void tst_Consumers::init()
{
    QVERIFY(m_folder.isValid());
}

QString tst_Consumers::compile(const QString &source, const QString &header,
                               const QStringList &flags)
{
    const QString program = m_folder.filePath(QFileInfo(source).baseName());
    const QStringList arguments =
        QStringList({QStringLiteral("-std=c++17"), QStringLiteral("-Wall"),
                     QStringLiteral("-Wextra"), QStringLiteral("-Wpedantic"),
                     QStringLiteral("-Werror"),
                     QStringLiteral("-DSHAPES_HEADER=\"%1\"").arg(header), source,
                     QStringLiteral("-o"), program}) +
        flags;
    const ConsumerRun compiler = run(QStringLiteral("g++"), arguments);
    if (compiler.exitCode != 0)
        qWarning("%s", compiler.errors.constData());
    return compiler.exitCode == 0 ? program : QString();
}

void tst_Consumers::ajvAcceptsEveryFrame_data()
{
    QTest::addColumn<QString>("units");
    QTest::addColumn<QString>("yAxis");
    QTest::addColumn<QString>("origin");

    QTest::newRow("as it comes") << "pixel" << "down" << "anchor";
    QTest::newRow("metres, y up") << "metre" << "up" << "bottom-left";
    QTest::newRow("normalised") << "normalised" << "up" << "centre";
    QTest::newRow("top left") << "pixel" << "down" << "top-left";
}

void tst_Consumers::ajvAcceptsEveryFrame()
{
    REQUIRE_NODE();
    QFETCH(QString, units);
    QFETCH(QString, yAxis);
    QFETCH(QString, origin);

    const QString file =
        exported(m_folder, QStringLiteral("json"), exampleScene(), exampleImageFolder(),
                 {{QStringLiteral("units"), units},
                  {QStringLiteral("yAxis"), yAxis},
                  {QStringLiteral("origin"), origin}});
    const ConsumerRun ajv = runNode(QStringLiteral("schema.mjs"), {file, schemaFile});
    QVERIFY2(ajv.exitCode == 0, ajv.errors.constData());
    QCOMPARE(namesIn(ajv.json()[QStringLiteral("bodies")].toArray()),
             QStringList({QStringLiteral("crate"), QStringLiteral("ell")}));
}

void tst_Consumers::ajvRefusesANegativeRadius()
{
    REQUIRE_NODE();
    QFile file(exported(m_folder, QStringLiteral("json"), exampleScene(), exampleImageFolder()));
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray text = file.readAll();
    QVERIFY(text.contains("\"radius\": 6"));
    file.seek(0);
    file.write(text.replace("\"radius\": 6", "\"radius\": -6"));
    file.close();
    QCOMPARE(runNode(QStringLiteral("schema.mjs"), {file.fileName(), schemaFile}).exitCode, 1);
}

void tst_Consumers::pythonReadsTheTable()
{
    REQUIRE_CONSUMER(!QStandardPaths::findExecutable(QStringLiteral("python3")).isEmpty(),
                     "python3");
    for (const char *separator : {"comma", "semicolon"}) {
        const SceneData scene = hardScene();
        const QString file = exported(m_folder, QStringLiteral("csv"), scene, exampleImageFolder(),
                                      {{QStringLiteral("separator"), QLatin1String(separator)}});
        const ConsumerRun python =
            run(QStringLiteral("python3"),
                {consumerFolder() + QStringLiteral("/readcsv.py"), file,
                 QLatin1String(separator) == QLatin1String("comma") ? QStringLiteral(",")
                                                                    : QStringLiteral(";")});
        QVERIFY2(python.exitCode == 0, python.errors.constData());
        const QJsonArray rows = python.json()[QStringLiteral("rows")].toArray();
        QCOMPARE(rows.size(), 5 + 1 + 1 + 2 + 4 + 4);
        QCOMPARE(rows[0][QStringLiteral("body")].toString(), scene.bodies[0].name);
        QCOMPARE(rows[0][QStringLiteral("fixture")].toString(), scene.bodies[0].shapes[0].name);
        // From the pivot, y up, to the top left corner, y down.
        const hullsmith::Vec2 first(rows[0][QStringLiteral("x")].toDouble(),
                                    rows[0][QStringLiteral("y")].toDouble());
        QVERIFY(isNear(first, hullsmith::Vec2(8, 4)));
        QCOMPARE(rows[5][QStringLiteral("radius")].toString(), QStringLiteral("6"));
    }
}

void tst_Consumers::box2d24KeepsEveryShape()
{
    REQUIRE_COMPILER();
    const SceneData scene = exampleScene();
    const QString header = exported(m_folder, QStringLiteral("box2d"), scene, exampleImageFolder());
    const QString program =
        compile(consumerFolder() + QStringLiteral("/box2d24.cpp"), header,
                {QStringLiteral("-DSHAPES_BOX2D=2"), QStringLiteral("-lbox2d")});
    QVERIFY(!program.isEmpty());
    const ConsumerRun box2d = run(program, {});
    QVERIFY2(box2d.exitCode == 0, box2d.errors.constData());

    const QJsonArray bodies = box2d.json()[QStringLiteral("bodies")].toArray();
    QCOMPARE(bodies.size(), qsizetype(scene.bodies.size()));
    for (qsizetype b = 0; b < bodies.size(); ++b) {
        const SceneBody &body = scene.bodies[std::size_t(b)];
        const QJsonArray shapes = bodies[b][QStringLiteral("shapes")].toArray();
        QCOMPARE(bodies[b][QStringLiteral("made")].toInt(), shapes.size());
        qsizetype next = 0;
        for (const SceneShape &shape : body.shapes)
            for (const SeenShape &expected : box2d24Shapes(shape, 1.0 / 32.0)) {
                QVERIFY(next < shapes.size());
                const QJsonObject seen = shapes[next++].toObject();
                VERIFY_SAME_SHAPE(seenShape(seen), expected);
                QCOMPARE(seen[QStringLiteral("sensor")].toBool(), shape.properties.sensor);
                QVERIFY(isNear(seen[QStringLiteral("density")].toDouble(),
                               shape.properties.sensor ? 0.0 : 1.5));
                QVERIFY(isNear(seen[QStringLiteral("friction")].toDouble(), 0.4));
                QVERIFY(isNear(seen[QStringLiteral("restitution")].toDouble(), 0.2));
                QCOMPARE(seen[QStringLiteral("category")].toInt(), 2);
                QCOMPARE(seen[QStringLiteral("mask")].toInt(), 65533);
                QCOMPARE(seen[QStringLiteral("group")].toInt(), -1);
            }
        QCOMPARE(next, shapes.size());
    }
}

void tst_Consumers::box2d24LivesWithWhatPassesTheCheck()
{
    REQUIRE_COMPILER();
    // Debian's library is built with assertions: one bad shape and the program is gone.
    const SceneData scene = passingShapes(1000);
    const QString header = exported(m_folder, QStringLiteral("box2d"), scene, {});
    const QString program =
        compile(consumerFolder() + QStringLiteral("/box2d24.cpp"), header,
                {QStringLiteral("-DSHAPES_BOX2D=2"), QStringLiteral("-lbox2d")});
    QVERIFY(!program.isEmpty());
    const ConsumerRun box2d = run(program, {});
    QVERIFY2(box2d.exitCode == 0, box2d.errors.constData());
    const QString reader = compile(consumerFolder() + QStringLiteral("/headerdata.cpp"), header,
                                   {QStringLiteral("-DSHAPES_BOX2D=0")});
    const QJsonArray written = run(reader, {}).json()[QStringLiteral("bodies")].toArray();
    const QJsonArray bodies = box2d.json()[QStringLiteral("bodies")].toArray();
    QCOMPARE(bodies.size(), qsizetype(scene.bodies.size()));
    QCOMPARE(written.size(), bodies.size());
    QVERIFY(bodies.size() > 100 && bodies.size() < 900); // neither everything nor nothing passes
    for (qsizetype b = 0; b < bodies.size(); ++b) {
        const QJsonArray seen = bodies[b][QStringLiteral("shapes")].toArray();
        const QJsonArray pieces = written[b][QStringLiteral("shapes")].toArray();
        QCOMPARE(seen.size(), pieces.size());
        for (qsizetype i = 0; i < seen.size(); ++i) {
            QJsonObject expected = pieces[i].toObject();
            expected[QStringLiteral("vertices")] = expected[QStringLiteral("points")];
            VERIFY_SAME_SHAPE(seenShape(seen[i].toObject()), seenShape(expected));
        }
    }
}

void tst_Consumers::box2d3KeepsEveryShape()
{
    REQUIRE_NODE();
    REQUIRE_COMPILER();
    const SceneData scene = exampleScene();
    const QString header = exported(m_folder, QStringLiteral("box2d"), scene, exampleImageFolder());
    const QString program = compile(consumerFolder() + QStringLiteral("/headerdata.cpp"), header,
                                    {QStringLiteral("-DSHAPES_BOX2D=0")});
    QVERIFY(!program.isEmpty());
    QFile data(m_folder.filePath(QStringLiteral("data.json")));
    QVERIFY(data.open(QIODevice::WriteOnly));
    data.write(run(program, {}).output);
    data.close();
    const ConsumerRun box2d = runNode(QStringLiteral("box2d3.mjs"), {data.fileName()});
    QVERIFY2(box2d.exitCode == 0, box2d.errors.constData());

    const QJsonArray bodies = box2d.json()[QStringLiteral("bodies")].toArray();
    QCOMPARE(bodies.size(), qsizetype(scene.bodies.size()));
    for (qsizetype b = 0; b < bodies.size(); ++b) {
        const SceneBody &body = scene.bodies[std::size_t(b)];
        const QJsonArray shapes = bodies[b][QStringLiteral("shapes")].toArray();
        QCOMPARE(shapes.size(), qsizetype(body.shapes.size()));
        for (qsizetype s = 0; s < shapes.size(); ++s) {
            const SceneShape &shape = body.shapes[std::size_t(s)];
            const QJsonObject seen = shapes[s].toObject();
            QCOMPARE(seen[QStringLiteral("name")].toString(), shape.name);
            VERIFY_SAME_SHAPE(seenShape(seen), expectedShape(shape, 1.0 / 32.0, false));
            QCOMPARE(seen[QStringLiteral("sensor")].toBool(), shape.properties.sensor);
            QCOMPARE(seen[QStringLiteral("category")].toInt(), 2);
            QCOMPARE(seen[QStringLiteral("mask")].toInt(), 65533);
            QCOMPARE(seen[QStringLiteral("group")].toInt(), -1);
        }
    }
}

void tst_Consumers::box2d3HelperCompiles_data()
{
    QTest::addColumn<QString>("version");
    QTest::newRow("friction in the shape definition") << "30";
    QTest::newRow("friction in a material") << "31";
}

void tst_Consumers::box2d3HelperCompiles()
{
    REQUIRE_COMPILER();
    QFETCH(QString, version);
    const QString header =
        exported(m_folder, QStringLiteral("box2d"), exampleScene(), exampleImageFolder());
    // Box2D 3 is in no Debian 12 package: declarations written by hand stand in for its headers.
    const QString program =
        compile(consumerFolder() + QStringLiteral("/box2d3helper.cpp"), header,
                {QStringLiteral("-DBOX2D_DECLARATIONS=%1").arg(version),
                 QStringLiteral("-I%1/box2d3declarations").arg(consumerFolder())});
    QVERIFY(!program.isEmpty());
    const ConsumerRun helper = run(program, {});
    QVERIFY2(helper.exitCode == 0, helper.errors.constData());
    QCOMPARE(helper.output.trimmed(), QByteArray("polygons 3 circles 2 capsules 1 made 6"));
}

void tst_Consumers::headerHoldsInTwoSources()
{
    REQUIRE_COMPILER();
    const QString header =
        exported(m_folder, QStringLiteral("box2d"), exampleScene(), exampleImageFolder());
    const QString second = m_folder.filePath(QStringLiteral("second.cpp"));
    QFile file(second);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("#include SHAPES_HEADER\nint other() { return int(shapes::bodies[0].count); }\n");
    file.close();
    QVERIFY(!compile(consumerFolder() + QStringLiteral("/headerdata.cpp"), header,
                     {QStringLiteral("-DSHAPES_BOX2D=0"), second})
                 .isEmpty());
}

void tst_Consumers::hardNamesArrive()
{
    REQUIRE_NODE();
    REQUIRE_COMPILER();
    const SceneData scene = hardScene();
    const QString header = exported(m_folder, QStringLiteral("box2d"), scene, exampleImageFolder());
    const QString program = compile(consumerFolder() + QStringLiteral("/headerdata.cpp"), header,
                                    {QStringLiteral("-DSHAPES_BOX2D=0")});
    QVERIFY(!program.isEmpty());
    const QJsonArray bodies = run(program, {}).json()[QStringLiteral("bodies")].toArray();
    QCOMPARE(bodies.size(), 2);
    for (qsizetype b = 0; b < 2; ++b) {
        const SceneBody &body = scene.bodies[std::size_t(b)];
        QCOMPARE(bodies[b][QStringLiteral("name")].toString(), body.name);
        QStringList names;
        for (const SceneShape &shape : body.shapes)
            names.append(shape.name);
        QCOMPARE(namesIn(bodies[b][QStringLiteral("shapes")].toArray()), names);
    }

    const QString file = exported(m_folder, QStringLiteral("json"), scene, exampleImageFolder());
    const ConsumerRun ajv = runNode(QStringLiteral("schema.mjs"), {file, schemaFile});
    QVERIFY2(ajv.exitCode == 0, ajv.errors.constData());
    QCOMPARE(ajv.json()[QStringLiteral("bodies")][0][QStringLiteral("name")].toString(),
             scene.bodies[0].name);
}

QTEST_GUILESS_MAIN(tst_Consumers)
#include "tst_consumers.moc"
