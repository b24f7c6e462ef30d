#include "editor/formats/filenames.h"
#include "editor/formats/nativeformat.h"
#include "editor/formats/nativelimits.h"
#include "examplescene.h"

#include <QFile>
#include <QTest>

/// The .hull format: what is written reads back, re-saves to the same bytes, and stays readable.
class tst_NativeFormat : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFieldComesBack();
    void resavingKeepsTheBytes();
    void olderVersionsAreSavedAsTheNewest();
    void defaultsAreLeftOut();
    void defaultLayersAreShort();
    void oneVertexListIsOneLine();
    void committedFilesStayReadable_data();
    void committedFilesStayReadable();
    void committedFilesResaveUnchanged();
    void faultyShapesInMidEditAreKept();
    void numbersComeBackExactly();
    void anyNameComesBack_data();
    void anyNameComesBack();
    void orderOfKeysDoesNotMatter();
};

namespace {

/// Every field of version 1 away from its default.
SceneData fullSceneOfVersion1()
{
    SceneData scene = exampleScene();
    scene.settings.pixelsPerMetre = 64;
    scene.settings.grid = 4;
    scene.settings.target = QStringLiteral("godot-4");
    SceneBody &crate = scene.bodies[0];
    crate.pixelsPerMetre = 100.5;
    crate.position = {12.25, -3};
    crate.angle = 0.1;
    crate.shapes[0].holes = {{{-1, -1}, {-1, 1}, {1, 1}}, {{5, 5}, {5, 6}, {6, 6}}};
    crate.shapes[1].properties.mask = QStringList();
    crate.shapes[3].properties = ShapeProperties();
    return scene;
}

TraceSettings fullTrace()
{
    TraceSettings trace;
    trace.threshold = 40;
    trace.contour = TraceSettings::Contour::Smooth;
    trace.connectivity = 8;
    trace.leastIsland = 12;
    trace.leastHole = 3;
    trace.fit = TraceSettings::Fit::Cover;
    trace.goal = TraceSettings::Goal::Pieces;
    trace.tolerance = 0.75;
    trace.vertices = 64;
    trace.pieces = 5;
    trace.region = hullsmith::PixelRect{4, 0, 48, 40};
    return trace;
}

/// Every field away from its default.
SceneData fullScene()
{
    SceneData scene = fullSceneOfVersion1();
    scene.bodies[0].trace = fullTrace();
    SceneShape &hull = scene.bodies[0].shapes[0];
    hull.traced =
        TracedRings{{31, 7}, {{-24, 20}, {24, 20}, {28.5, -6}}, {{{-1, -1}, {-1, 1}, {1, 1}}}};
    hull.split.method = SplitSettings::Method::AddPoints;
    hull.split.limit = 8;
    hull.split.cuts = {{{-30, 0}, {30, 0.5}}, {{0, 40}, {0, -40}}};
    SceneBody &ell = scene.bodies[1];
    ell.trace = TraceSettings();
    ell.trace->contour = TraceSettings::Contour::Pixels;
    ell.trace->fit = TraceSettings::Fit::Inside;
    ell.trace->goal = TraceSettings::Goal::Vertices;
    ell.shapes[0].split.method = SplitSettings::Method::Fast;
    ell.shapes[1].traced = TracedRings();
    return scene;
}

SceneData fullScene(int version)
{
    return version == 1 ? fullSceneOfVersion1() : fullScene();
}

QByteArray fileBytes(const QString &name)
{
    QFile file(QStringLiteral(HULLSMITH_TEST_DATA "/hull/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void tst_NativeFormat::everyFieldComesBack()
{
    const SceneData scene = fullScene();
    const auto read = readNative(writeNative(scene));
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    QVERIFY(*read == scene);
}

void tst_NativeFormat::resavingKeepsTheBytes()
{
    for (const SceneData &scene : {SceneData(), exampleScene(), fullScene()}) {
        const QByteArray first = writeNative(scene);
        const auto read = readNative(first);
        QVERIFY(read);
        QCOMPARE(writeNative(*read), first);
    }
}

void tst_NativeFormat::olderVersionsAreSavedAsTheNewest()
{
    const QByteArray bytes = fileBytes(QStringLiteral("version1.hull"));
    const auto read = readNative(bytes);
    QVERIFY(read);
    QByteArray expected = bytes;
    expected.replace("\"version\": 1", "\"version\": 2");
    QCOMPARE(writeNative(*read), expected);
}

void tst_NativeFormat::defaultLayersAreShort()
{
    SceneData scene;
    scene.bodies.resize(1);
    scene.bodies[0].name = QStringLiteral("ship");
    scene.bodies[0].trace = TraceSettings();
    const QByteArray text = writeNative(scene);
    QVERIFY2(text.contains("\n      \"trace\": {}\n"), text.constData());
    const auto read = readNative(text);
    QVERIFY(read);
    QVERIFY(*read == scene);
}

void tst_NativeFormat::defaultsAreLeftOut()
{
    SceneData scene;
    SceneBody body;
    body.name = QStringLiteral("ship");
    SceneShape shape;
    shape.name = QStringLiteral("hull");
    shape.vertices = {{-24, -20}, {24, -20}, {0, 28}};
    body.shapes = {shape};
    scene.bodies = {body};
    QCOMPARE(writeNative(scene), QByteArray(R"({
  "format": "hullsmith",
  "version": 2,
  "bodies": [
    {
      "name": "ship",
      "shapes": [
        {
          "name": "hull",
          "type": "outline",
          "vertices": [[-24, -20], [24, -20], [0, 28]]
        }
      ]
    }
  ]
}
)"));
    QCOMPARE(
        writeNative(SceneData()),
        QByteArray("{\n  \"format\": \"hullsmith\",\n  \"version\": 2,\n  \"bodies\": []\n}\n"));
}

void tst_NativeFormat::oneVertexListIsOneLine()
{
    SceneData scene = fullScene();
    const QByteArrayList before = writeNative(scene).split('\n');
    scene.bodies[0].shapes[0].vertices[2] = {3, 4};
    const QByteArrayList after = writeNative(scene).split('\n');
    QCOMPARE(after.size(), before.size());
    int changed = 0;
    for (qsizetype i = 0; i < before.size(); ++i)
        changed += before[i] != after[i] ? 1 : 0;
    QCOMPARE(changed, 1);
}

void tst_NativeFormat::committedFilesStayReadable_data()
{
    QTest::addColumn<int>("version");
    for (int version = 1; version <= nativeVersion; ++version)
        QTest::addRow("version %d", version) << version;
}

void tst_NativeFormat::committedFilesStayReadable()
{
    QFETCH(int, version);
    const QString file = QStringLiteral("version%1.hull").arg(version);
    const auto read = readNative(fileBytes(file));
    QVERIFY2(read, read ? "" : qPrintable(read.error().located(file)));
    QVERIFY(*read == fullScene(version));
}

void tst_NativeFormat::committedFilesResaveUnchanged()
{
    const QByteArray bytes = fileBytes(QStringLiteral("version%1.hull").arg(nativeVersion));
    QVERIFY(!bytes.isEmpty());
    const auto read = readNative(bytes);
    QVERIFY(read);
    QCOMPARE(writeNative(*read), bytes);
}

void tst_NativeFormat::faultyShapesInMidEditAreKept()
{
    SceneData scene = exampleScene();
    scene.bodies[0].shapes[0].vertices = {{1, 1}, {1, 1}};
    scene.bodies[0].shapes[1].radius = 0.0;
    scene.bodies[1].shapes[0].vertices = {};
    scene.bodies[1].shapes[1].vertices = {{0, 0}, {10, 10}, {10, 0}, {0, 10}};
    const auto read = readNative(writeNative(scene));
    QVERIFY(read);
    QVERIFY(*read == scene);
}

void tst_NativeFormat::numbersComeBackExactly()
{
    SceneData scene = exampleScene();
    scene.bodies[0].shapes[0].vertices = {
        {0.1, 1.0 / 3.0}, {5e-324, -1e-300}, {native::coordinateLimit, -0.0}, {1e-7, 123456.789}};
    const auto read = readNative(writeNative(scene));
    QVERIFY(read);
    QVERIFY(*read == scene);
    QVERIFY(!writeNative(scene).contains("-0,") && !writeNative(scene).contains("-0]"));
}

void tst_NativeFormat::anyNameComesBack_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("quotes") << QStringLiteral("a \"b\" 'c'");
    QTest::newRow("path separators") << QStringLiteral("../a/b\\c");
    QTest::newRow("angle brackets") << QStringLiteral("<script>alert(1)</script>");
    QTest::newRow("Chinese") << QString::fromUtf8("木箱");
    QTest::newRow("outside the basic plane") << QString::fromUtf8("\xF0\x9F\x9A\x80");
    QTest::newRow("blank") << QStringLiteral(" ");
    QTest::newRow("as long as may be") << QString(nameLengthLimit, QLatin1Char('n'));
}

void tst_NativeFormat::anyNameComesBack()
{
    QFETCH(QString, name);
    SceneData scene = exampleScene();
    scene.bodies[0].name = name;
    scene.bodies[0].shapes[0].name = name;
    const auto read = readNative(writeNative(scene));
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    QCOMPARE(read->bodies[0].name, name);
    QCOMPARE(read->bodies[0].shapes[0].name, name);
}

void tst_NativeFormat::orderOfKeysDoesNotMatter()
{
    const auto read = readNative(R"({"bodies": [{"shapes": [{"radius": 2, "category": ["b"],
        "center": [1, 2], "type": "circle", "name": "s"}], "name": "n"}],
        "settings": {"categories": ["a", "b"]}, "version": 1, "format": "hullsmith"})");
    QVERIFY(read);
    QCOMPARE(read->bodies[0].shapes[0].radius, 2.0);
    QCOMPARE(read->bodies[0].shapes[0].properties.category, QStringList(QStringLiteral("b")));
}

QTEST_APPLESS_MAIN(tst_NativeFormat)
#include "tst_nativeformat.moc"
