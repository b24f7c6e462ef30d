#include "editor/formats/box2dsafety.h"
#include "exporttest.h"

#include <QTemporaryDir>
#include <QTest>

#include <bit>
#include <cmath>
#include <limits>
#include <numbers>

/// What an exporter refuses: always before anything is written, always naming body and shape.
class tst_ExportFaults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shapesThatAreRefused_data();
    void shapesThatAreRefused();
    void engineLimits_data();
    void engineLimits();
    void box2d3ProjectsKeepItsLimits();
    void nearlyStraightCornersAreFound_data();
    void nearlyStraightCornersAreFound();
    void smallShapesFarOutAreFound_data();
    void smallShapesFarOutAreFound();
    void box2d3DropsNearlyStraightCorners();
    void notesCallOptionsAsTheirReaderKnowsThem();
    void everyFaultIsReported();
    void faultsLeaveNoFile();
    void writeRefusesWithoutCheck();
    void unreadableImagesMatterWhereSizesCount();
    void mixedScalesNeedMetres();
};

namespace {

using Ring = std::vector<hullsmith::Vec2>;

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();

Ring regular(int corners, double radius)
{
    Ring ring;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / corners;
        ring.push_back({radius * std::cos(angle), radius * std::sin(angle)});
    }
    return ring;
}

SceneData withHole(const Ring &hole)
{
    SceneData scene = outlineScene({{0, 0}, {90, 0}, {90, 90}, {0, 90}});
    scene.bodies[0].shapes[0].holes = {hole};
    return scene;
}

SceneData withDensity(double density)
{
    SceneData scene = outlineScene({{0, 0}, {90, 0}, {90, 90}, {0, 90}});
    scene.bodies[0].shapes[0].properties.density = density;
    return scene;
}

} // namespace

void tst_ExportFaults::shapesThatAreRefused_data()
{
    QTest::addColumn<SceneData>("scene");
    QTest::addColumn<QString>("code");

    const auto row = [](const char *name, const SceneData &scene, const char *code) {
        QTest::newRow(name) << scene << QString::fromLatin1(code);
    };
    row("nothing", SceneData(), "nothing_to_export");
    row("no vertices", outlineScene({}), "too_few");
    row("two vertices", outlineScene({{0, 0}, {50, 0}}), "too_few");
    row("three equal ones", outlineScene({{1, 1}, {1, 1}, {1, 1}}), "too_few");
    row("on one line", outlineScene({{0, 0}, {50, 50}, {90, 90}}), "degenerate");
    row("NaN", outlineScene({{0, 0}, {90, notANumber}, {0, 90}}), "non_finite");
    row("infinity", outlineScene({{0, 0}, {infinity, 0}, {0, 90}}), "non_finite");
    row("1e300", outlineScene({{0, 0}, {1e300, 0}, {0, 1e300}}), "number_range");
    row("bow tie", outlineScene({{0, 0}, {90, 90}, {90, 0}, {0, 90}}), "self_intersection");
    row("star, all turns left",
        outlineScene({regular(5, 90)[0], regular(5, 90)[2], regular(5, 90)[4], regular(5, 90)[1],
                      regular(5, 90)[3]}),
        "self_intersection");
    row("spike", outlineScene({{0, 0}, {90, 0}, {150, 0}, {90, 0}, {90, 90}}), "spike");
    row("touches itself", outlineScene({{0, 0}, {90, 0}, {90, 90}, {45, 0}, {0, 90}}),
        "self_touch");
    row("hole across the outline", withHole({{80, 10}, {110, 10}, {110, 40}}), "self_intersection");
    row("hole that touches the outline all along", withHole({{10, 0}, {40, 0}, {40, 40}}),
        "self_touch");
    row("hole without area", withHole({{10, 10}, {40, 40}, {20, 20}}), "degenerate");
    row("hole with NaN", withHole({{10, 10}, {40, 10}, {notANumber, 20}}), "non_finite");
    row("piece thinner than the file's digits",
        outlineScene({{0, 0}, {90, 0}, {90, 90}, {89, 1e-8}, {0, 1e-8}}), "degenerate");
    row("thinner than the file's digits", outlineScene({{0, 0}, {90, 0}, {90, 1e-7}}),
        "degenerate");
    row("circle of radius 0", roundScene(ShapeType::Circle, {{0, 0}}, 0), "bad_radius");
    row("negative radius", roundScene(ShapeType::Circle, {{0, 0}}, -3), "bad_radius");
    row("radius NaN", roundScene(ShapeType::Circle, {{0, 0}}, notANumber), "non_finite");
    row("centre NaN", roundScene(ShapeType::Circle, {{notANumber, 0}}, 5), "non_finite");
    row("circle without a centre", roundScene(ShapeType::Circle, {}, 5), "non_finite");
    row("capsule with one end", roundScene(ShapeType::Capsule, {{0, 0}}, 5), "non_finite");
    row("density NaN", withDensity(notANumber), "number_range");
    row("negative density", withDensity(-1), "number_range");
}

void tst_ExportFaults::shapesThatAreRefused()
{
    QFETCH(SceneData, scene);
    QFETCH(QString, code);
    for (const Exporter *format : exporters()) {
        const std::vector<FileFault> faults = format->check(scene);
        QVERIFY2(faults.size() == 1, qPrintable(format->id()));
        QVERIFY2(faults[0].code == code,
                 qPrintable(format->id() + QLatin1Char(' ') + faults[0].code));
        if (!scene.bodies.empty())
            QVERIFY2(faults[0].message.contains(QLatin1String("b/s")),
                     qPrintable(faults[0].message));
    }
}

void tst_ExportFaults::engineLimits_data()
{
    QTest::addColumn<SceneData>("scene");
    QTest::addColumn<QString>("code"); // for Box2D 2.4; Godot takes all of these

    const auto row = [](const char *name, const SceneData &scene, const char *code) {
        QTest::newRow(name) << scene << QString::fromLatin1(code);
    };
    // 32 pixels a metre.
    row("eight corners", outlineScene(regular(8, 90)), "");
    row("nine corners: two pieces", outlineScene(regular(9, 90)), "");
    row("piece with welded corners",
        outlineScene({{0, 0}, {90, 0}, {90, 90}, {45.05, 45}, {45, 45.05}, {0, 90}}),
        "near_duplicate");
    row("nine vertices, one straight",
        outlineScene(
            {{0, 0}, {20, 0}, {40, 0}, {60, 20}, {60, 40}, {40, 60}, {20, 60}, {0, 40}, {0, 20}}),
        "");
    row("welded corner", outlineScene({{0, 0}, {90, 0}, {90.05, 0.05}, {90, 90}}),
        "near_duplicate");
    row("just not welded", outlineScene({{0, 0}, {90, 0}, {90.07, 0.07}, {90, 90}}), "");
    row("square of 2 mm", outlineScene(regular(4, 0.045)), "near_duplicate");
    row("square of 4 mm", outlineScene(regular(4, 0.0905)), "");
    row("sliver of 10 m x 0.5 um", outlineScene({{0, 0}, {320, 0}, {320, 0.00005}}),
        "near_duplicate");
    row("capsule whose ends are one point", roundScene(ShapeType::Capsule, {{5, 5}, {5, 5.01}}, 8),
        "near_duplicate");
    row("far out, so that floats make it a line",
        outlineScene({{9e8, 0}, {9e8 + 20, 0}, {9e8, 20}}), "degenerate");
}

void tst_ExportFaults::engineLimits()
{
    QFETCH(SceneData, scene);
    QFETCH(QString, code);
    const QStringList expected = code.isEmpty() ? QStringList() : QStringList(code);
    QCOMPARE(faultCodes(QStringLiteral("box2d"), scene), expected);
    QCOMPARE(faultCodes(QStringLiteral("json"), scene), QStringList());
}

void tst_ExportFaults::box2d3ProjectsKeepItsLimits()
{
    SceneData scene = outlineScene(regular(4, 0.3)); // edges of 13 mm
    QCOMPARE(faultCodes(QStringLiteral("box2d"), scene), QStringList());
    const QStringList notes = exporter(QStringLiteral("box2d"))->notes(scene);
    QCOMPARE(notes.size(), 1);
    QVERIFY(notes[0].contains(QLatin1String("Box2D 3")));
    scene.settings.target = QStringLiteral("box2d-3");
    QCOMPARE(faultCodes(QStringLiteral("box2d"), scene),
             QStringList(QStringLiteral("near_duplicate")));
}

void tst_ExportFaults::nearlyStraightCornersAreFound_data()
{
    QTest::addColumn<QList<quint32>>("bits"); // of floats: x, y, x, y, ...
    QTest::addColumn<bool>("kept");

    QTest::newRow("erincatto/box2d #728, first")
        << QList<quint32>{0xC1078533, 0x3F0BAB5E, 0xC0F5B2E8, 0x3F28AF8C, 0xC0E2B14A, 0x3F3E72AE,
                          0xC0EBC298, 0x402E521E, 0xC1158EA9, 0x401C2F82, 0xC1110602, 0x3EEBD078}
        << false;
    QTest::newRow("a box of 2 m") << QList<quint32>{0x3F800000, 0xBF800000, 0x3F800000, 0x3F800000,
                                                    0xBF800000, 0x3F800000, 0xBF800000, 0xBF800000}
                                  << true;
}

void tst_ExportFaults::nearlyStraightCornersAreFound()
{
    QFETCH(QList<quint32>, bits);
    QFETCH(bool, kept);
    Ring ring;
    for (qsizetype i = 0; i + 1 < bits.size(); i += 2)
        ring.push_back({std::bit_cast<float>(bits[i]), std::bit_cast<float>(bits[i + 1])});
    QCOMPARE(box2d24KeepsCorners(ring), kept);
}

void tst_ExportFaults::smallShapesFarOutAreFound_data()
{
    QTest::addColumn<SceneData>("scene"); // 1 pixel a metre
    QTest::addColumn<bool>("refused");

    QTest::newRow("erincatto/box2d #756")
        << outlineScene({{-71.275511, 36}, {-71.353012, 36.0775}, {-71.373520, 36}}) << true;
    QTest::newRow("erincatto/box2d #1006") << outlineScene({{1125.69690, -4},
                                                            {1126.17114, -4},
                                                            {1126.39758, -3.56634521},
                                                            {1126.1156, -3.50019836},
                                                            {1125.86841, -3.48608398}})
                                           << true;
    QTest::newRow("circle of 5 cm at 100 m")
        << roundScene(ShapeType::Circle, {{100, 0}}, 0.05) << true;
    QTest::newRow("circle of 5 cm at 10 m")
        << roundScene(ShapeType::Circle, {{10, 0}}, 0.05) << false;
    QTest::newRow("box of 1 m at 100 m")
        << outlineScene({{100, 0}, {101, 0}, {101, 1}, {100, 1}}) << false;
}

void tst_ExportFaults::smallShapesFarOutAreFound()
{
    QFETCH(SceneData, scene);
    QFETCH(bool, refused);
    scene.settings.pixelsPerMetre = 1.0;
    const QString format = QStringLiteral("box2d");
    const QStringList expected(QStringLiteral("small_inertia"));
    QCOMPARE(faultCodes(format, scene), refused ? expected : QStringList());
    scene.bodies[0].shapes[0].properties.density = 0.0;
    QCOMPARE(faultCodes(format, scene), QStringList());
    scene.bodies[0].shapes[0].properties.density = 1.0;
    scene.bodies[0].shapes[0].properties.sensor = true;
    QCOMPARE(faultCodes(format, scene), QStringList());
    QCOMPARE(faultCodes(format, scene, {{QStringLiteral("sensorDensity"), QStringLiteral("keep")}}),
             refused ? expected : QStringList());
}

void tst_ExportFaults::box2d3DropsNearlyStraightCorners()
{
    SceneData scene = outlineScene({{0, 0}, {1, -0.005}, {2, 0}, {2, 2}, {0, 2}});
    scene.settings.pixelsPerMetre = 1.0;
    QCOMPARE(faultCodes(QStringLiteral("box2d"), scene), QStringList());
    QCOMPARE(exporter(QStringLiteral("box2d"))->notes(scene).size(), 1);
    scene.bodies[0].shapes[0].vertices[1].y() = -0.05;
    QCOMPARE(exporter(QStringLiteral("box2d"))->notes(scene).size(), 0);
}

void tst_ExportFaults::notesCallOptionsAsTheirReaderKnowsThem()
{
    SceneData scene = outlineScene({{0, 0}, {64, 0}, {64, 64}, {0, 64}});
    scene.bodies[0].shapes[0].properties.sensor = true;
    const Exporter &format = *exporter(QStringLiteral("box2d"));
    ExportContext context;
    QCOMPARE(format.notes(scene, context).size(), 1);
    QVERIFY(format.notes(scene, context)[0].endsWith("; sensorDensity=keep keeps it"));
    context.forWindow = true;
    QVERIFY(format.notes(scene, context)[0].endsWith(
        QStringLiteral("; “Density of sensors: as in the project” keeps it")));
}

void tst_ExportFaults::everyFaultIsReported()
{
    SceneData scene = exampleScene();
    std::swap(scene.bodies[0].shapes[0].vertices[1], scene.bodies[0].shapes[0].vertices[2]);
    scene.bodies[0].shapes[1].radius = 0.0;
    scene.bodies[1].shapes[1].vertices.resize(2);
    for (const Exporter *format : exporters()) {
        const std::vector<FileFault> faults = format->check(scene, {{}, exampleImageFolder(), {}});
        QCOMPARE(faults.size(), std::size_t(3));
        QVERIFY(faults[0].message.contains(QLatin1String("crate/hull")));
        QVERIFY(faults[1].message.contains(QLatin1String("crate/wheel")));
        QVERIFY(faults[2].message.contains(QLatin1String("ell/foot")));
    }
}

void tst_ExportFaults::faultsLeaveNoFile()
{
    const QTemporaryDir folder;
    const SceneData scene = outlineScene({{0, 0}, {90, infinity}, {0, 90}});
    for (const Exporter *format : exporters()) {
        const QString path = folder.filePath(format->id());
        QVERIFY(!exportFile(*format, scene, {}, path).empty());
        QVERIFY(!QFileInfo::exists(path));
    }
    QVERIFY(QDir(folder.path()).isEmpty());
}

void tst_ExportFaults::writeRefusesWithoutCheck()
{
    const SceneData scene = outlineScene({{0, 0}, {90, 90}, {90, 0}, {0, 90}});
    for (const Exporter *format : exporters()) {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        const std::optional<FileFault> fault = format->write(scene, {}, buffer);
        QVERIFY(fault);
        QCOMPARE(fault->code, QStringLiteral("self_intersection"));
        QVERIFY(buffer.data().isEmpty());
    }
}

void tst_ExportFaults::unreadableImagesMatterWhereSizesCount()
{
    SceneData scene = exampleScene();
    scene.bodies[1].image = QStringLiteral("missing.png");
    const QStringList missing(QStringLiteral("missing_image"));
    QCOMPARE(faultCodes(QStringLiteral("csv"), scene), missing);
    QCOMPARE(faultCodes(QStringLiteral("csv"), scene,
                        {{QStringLiteral("origin"), QStringLiteral("anchor")}}),
             QStringList());
    QCOMPARE(faultCodes(QStringLiteral("json"), scene,
                        {{QStringLiteral("units"), QStringLiteral("normalised")}}),
             missing);
    QCOMPARE(faultCodes(QStringLiteral("json"), scene), QStringList());
    QCOMPARE(exporter(QStringLiteral("json"))->notes(scene, {{}, exampleImageFolder(), {}}).size(),
             1);
    scene.bodies[1].image.clear();
    QCOMPARE(faultCodes(QStringLiteral("json"), scene,
                        {{QStringLiteral("units"), QStringLiteral("normalised")}}),
             missing);
    QCOMPARE(faultCodes(QStringLiteral("csv"), scene), QStringList());
    QCOMPARE(exporter(QStringLiteral("csv"))->notes(scene, {{}, exampleImageFolder(), {}}).size(),
             1);
}

void tst_ExportFaults::mixedScalesNeedMetres()
{
    SceneData scene = exampleScene();
    scene.bodies[1].pixelsPerMetre = 64;
    QCOMPARE(faultCodes(QStringLiteral("json"), scene), QStringList(QStringLiteral("mixed_scale")));
    QCOMPARE(faultCodes(QStringLiteral("json"), scene,
                        {{QStringLiteral("units"), QStringLiteral("metre")}}),
             QStringList());
    scene.bodies[0].pixelsPerMetre = 64;
    QCOMPARE(faultCodes(QStringLiteral("json"), scene), QStringList());
    QVERIFY(exportedText(QStringLiteral("json"), scene).contains("\"pixelsPerMetre\": 64"));
}

QTEST_GUILESS_MAIN(tst_ExportFaults)
#include "tst_exportfaults.moc"
