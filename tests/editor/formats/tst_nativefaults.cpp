#include "editor/formats/migrations.h"
#include "editor/formats/nativeformat.h"
#include "editor/formats/nativelimits.h"
#include "editor/formats/nativerules.h"
#include "examplescene.h"

#include <QTest>

#include <limits>

using Edit = void (*)(SceneBody &);

/// Bad .hull files: each fault is found, coded and located; nothing crashes.
class tst_NativeFaults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void faultsAreLocated_data();
    void faultsAreLocated();
    void newerVersionsAreRefusedKindly();
    void everyTruncationIsALocatedFault();
    void aMillionVerticesAreTheLimit();
    void whatCannotBeReadIsNotSaved_data();
    void whatCannotBeReadIsNotSaved();
    void migrationsRunInOrder();
    void faultsCarryFileLineAndColumn();
};

namespace {

/// A small valid file with `find` replaced by `replacement`; lines are counted below.
QByteArray file(const QByteArray &find, const QByteArray &replacement)
{
    QByteArray text = R"({"format": "hullsmith", "version": 2,
"settings": {"pixelsPerMetre": 32, "grid": 8, "target": "box2d-2.4", "categories": ["a", "b"]},
"bodies": [
{"name": "one", "image": "one.png", "pivot": [1, 2], "position": [3, 4], "angle": 0.5,
"shapes": [
{"name": "hull", "type": "outline", "vertices": [[0, 0], [9, 0], [0, 9]], "holes": [[[1, 1], [2, 1], [1, 2]]],
"density": 1, "friction": 0.5, "restitution": 0.5, "sensor": true, "category": ["b"], "mask": ["a"], "group": 3},
{"name": "disc", "type": "circle", "center": [5, 5], "radius": 7}]},
{"name": "two", "pixelsPerMetre": 50, "shapes": [{"name": "pill", "type": "capsule", "p1": [0, 0], "p2": [1, 1], "radius": 4}]},
{"name": "three", "trace": {"threshold": 40, "contour": "smooth", "connectivity": 8, "leastIsland": 12, "fit": "cover", "goal": "pieces",
"tolerance": 0.75, "vertices": 64, "pieces": 5, "region": [4, 0, 48, 40]},
"shapes": [{"name": "ring", "type": "outline", "vertices": [[0, 0], [20, 0], [0, 20]],
"traced": {"seed": [31, 7], "vertices": [[0, 0], [30, 0], [0, 30]], "holes": [[[6, 6], [7, 6], [6, 7]]]},
"split": {"method": "fast", "limit": 12, "cuts": [[[0, 0], [13, 13]]]}}]}]}
)";
    Q_ASSERT(find.isEmpty() || text.count(find) == 1);
    return find.isEmpty() ? text : text.replace(find, replacement);
}

} // namespace

void tst_NativeFaults::faultsAreLocated_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");

    const auto row = [](const char *name, const QByteArray &text, const char *code, int line,
                        int column) {
        QTest::newRow(name) << text << QString::fromLatin1(code) << line << column;
    };
    row("empty", "", "empty", 1, 1);
    row("a list", "[]", "type", 1, 1);
    row("no format", "{}", "missing_key", 1, 1);
    row("another format", file("\"hullsmith\"", "\"collision-shapes\""), "not_hullsmith", 1, 12);
    row("format is a number", file("\"hullsmith\"", "1"), "not_hullsmith", 1, 12);
    row("no version", file(", \"version\": 2", ""), "missing_key", 1, 1);
    row("version is a text", file("\"version\": 2", "\"version\": \"1\""), "type", 1, 36);
    row("version 0", file("\"version\": 2", "\"version\": 0"), "number_range", 1, 36);
    row("version 1.5", file("\"version\": 2", "\"version\": 1.5"), "number_range", 1, 36);
    row("newer version", file("\"version\": 2", "\"version\": 3"), "newer_version", 1, 36);
    row("unknown key at the top", file("\"bodies\"", "\"bodys\""), "unknown_key", 3, 1);
    row("unknown setting", file("\"grid\"", "\"Grid\""), "unknown_key", 2, 36);
    row("settings are a list",
        file("{\"pixelsPerMetre\": 32, \"grid\": 8, \"target\": "
             "\"box2d-2.4\", \"categories\": [\"a\", \"b\"]}",
             "[]"),
        "type", 2, 13);
    row("no pixels a metre", file("\"pixelsPerMetre\": 32", "\"pixelsPerMetre\": 0"),
        "number_range", 2, 32);
    row("negative grid", file("\"grid\": 8", "\"grid\": -8"), "number_range", 2, 44);
    row("no category", file("[\"a\", \"b\"]}", "[]}"), "too_many", 2, 84);
    row("17 categories",
        file("[\"a\", \"b\"]}",
             "[\"a\",\"b\",\"c\",\"d\",\"e\",\"f\",\"g\",\"h\",\"i\",\"j\",\"k\","
             "\"l\",\"m\",\"n\",\"o\",\"p\",\"q\"]}"),
        "too_many", 2, 84);
    row("category twice", file("[\"a\", \"b\"]}", "[\"a\", \"b\", \"a\"]}"), "duplicate_name", 2,
        95);
    row("body without a name", file("{\"name\": \"two\", ", "{"), "missing_key", 9, 1);
    row("empty name", file("\"two\"", "\"\""), "bad_name", 9, 10);
    row("line break in a name", file("\"two\"", "\"t\\nwo\""), "bad_name", 9, 10);
    row("NUL in a name", file("\"two\"", "\"\\u0000\""), "bad_name", 9, 10);
    row("too long a name", file("\"two\"", '"' + QByteArray(256, 'x') + '"'), "bad_name", 9, 10);
    row("two bodies of one name", file("\"two\"", "\"one\""), "duplicate_name", 9, 1);
    row("two shapes of one name", file("\"disc\"", "\"hull\""), "duplicate_name", 8, 1);
    row("absolute image path", file("\"one.png\"", "\"/home/one.png\""), "bad_path", 4, 26);
    row("drive letter", file("\"one.png\"", "\"C:/one.png\""), "bad_path", 4, 26);
    row("backslash in a path", file("\"one.png\"", "\"art\\\\one.png\""), "bad_path", 4, 26);
    row("address as a path", file("\"one.png\"", "\"http://x/one.png\""), "bad_path", 4, 26);
    row("pivot of one number", file("\"pivot\": [1, 2]", "\"pivot\": [1]"), "type", 4, 46);
    row("angle too large", file("\"angle\": 0.5", "\"angle\": 1e9"), "number_range", 4, 83);
    row("NaN", file("[9, 0]", "[NaN, 0]"), "non_finite", 6, 59);
    row("1e300", file("[9, 0]", "[1e300, 0]"), "number_range", 6, 59);
    row("1e400", file("[9, 0]", "[1e400, 0]"), "number_range", 6, 59);
    row("number as a text", file("[9, 0]", "[\"9\", 0]"), "type", 6, 59);
    row("decimal comma", file("[9, 0]", "[9,5, 0]"), "type", 6, 58);
    row("vertices are an object", file("[[0, 0], [9, 0], [0, 9]]", "{}"), "type", 6, 49);
    row("hole is a number", file("[[1, 1], [2, 1], [1, 2]]", "3"), "type", 6, 85);
    row("negative density", file("\"density\": 1", "\"density\": -1"), "number_range", 7, 12);
    row("restitution over 1", file("\"restitution\": 0.5", "\"restitution\": 1.5"), "number_range",
        7, 47);
    row("sensor is a number", file("\"sensor\": true", "\"sensor\": 1"), "type", 7, 62);
    row("unknown category", file("[\"b\"]", "[\"c\"]"), "unknown_category", 7, 81);
    row("unknown category in the mask", file("\"mask\": [\"a\"]", "\"mask\": [\"b\", \"x\"]"),
        "unknown_category", 7, 101);
    row("category twice in the mask", file("\"mask\": [\"a\"]", "\"mask\": [\"b\", \"b\"]"),
        "duplicate_name", 7, 101);
    row("group out of range", file("\"group\": 3", "\"group\": 40000"), "number_range", 7, 111);
    row("group of 1.5", file("\"group\": 3", "\"group\": 1.5"), "number_range", 7, 111);
    row("unknown type", file("\"circle\"", "\"ellipse\""), "unknown_type", 8, 26);
    row("negative radius", file("\"radius\": 7", "\"radius\": -7"), "number_range", 8, 64);
    row("circle without a centre", file("\"center\": [5, 5], ", ""), "missing_key", 8, 1);
    row("circle with vertices", file("\"center\": [5, 5]", "\"center\": [5, 5], \"vertices\": []"),
        "unknown_key", 8, 54);
    row("capsule without an end", file("\"p2\": [1, 1], ", ""), "missing_key", 9, 50);
    row("threshold 0", file("\"threshold\": 40", "\"threshold\": 0"), "number_range", 10, 42);
    row("threshold over 255", file("\"threshold\": 40", "\"threshold\": 256"), "number_range", 10,
        42);
    row("unknown contour", file("\"smooth\"", "\"sharp\""), "unknown_value", 10, 57);
    row("contour is a number", file("\"smooth\"", "1"), "type", 10, 57);
    row("connectivity 6", file("\"connectivity\": 8", "\"connectivity\": 6"), "number_range", 10,
        83);
    row("negative island", file("\"leastIsland\": 12", "\"leastIsland\": -1"), "number_range", 10,
        101);
    row("unknown trace setting", file("\"fit\"", "\"fitting\""), "unknown_key", 10, 105);
    row("unknown goal", file("\"goal\": \"pieces\"", "\"goal\": \"beauty\""), "unknown_value", 10,
        129);
    row("negative trace tolerance", file("0.75", "-0.75"), "number_range", 11, 14);
    row("budget of two vertices", file("\"vertices\": 64", "\"vertices\": 2"), "number_range", 11,
        32);
    row("budget of no piece", file("\"pieces\": 5", "\"pieces\": 0"), "number_range", 11, 46);
    row("region of three numbers", file("[4, 0, 48, 40]", "[4, 0, 48]"), "type", 11, 59);
    row("region without width", file("[4, 0, 48, 40]", "[4, 0, 0, 40]"), "number_range", 11, 66);
    row("region of a text", file("[4, 0, 48, 40]", "[4, \"0\", 48, 40]"), "type", 11, 63);
    row("traced rings without a seed", file("\"seed\": [31, 7], ", ""), "missing_key", 13, 11);
    row("seed outside of any image", file("[31, 7]", "[31, -7]"), "number_range", 13, 25);
    row("traced rings without vertices", file("\"vertices\": [[0, 0], [30, 0], [0, 30]], ", ""),
        "missing_key", 13, 11);
    row("traced vertex of one number", file("[30, 0]", "[30]"), "type", 13, 50);
    row("traced hole is a number", file("[[6, 6], [7, 6], [6, 7]]", "3"), "type", 13, 79);
    row("unknown method", file("\"fast\"", "\"best\""), "unknown_value", 14, 21);
    row("limit of two corners", file("\"limit\": 12", "\"limit\": 2"), "number_range", 14, 38);
    row("cut line of one point", file("[[0, 0], [13, 13]]", "[[0, 0]]"), "type", 14, 51);
    row("cut line beyond the limit", file("[13, 13]", "[13, 1e300]"), "number_range", 14, 65);
    row("key twice", file("\"radius\": 4", "\"radius\": 4, \"radius\": 4"), "duplicate_key", 9,
        127);
}

void tst_NativeFaults::faultsAreLocated()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, code);
    QFETCH(int, line);
    QFETCH(int, column);

    QVERIFY(readNative(file({}, {})));
    const auto read = readNative(text);
    QVERIFY(!read);
    QVERIFY(!read.error().message.isEmpty());
    QCOMPARE(read.error().code, code);
    QCOMPARE(QString::number(read.error().line) + QLatin1Char(':') +
                 QString::number(read.error().column),
             QString::number(line) + QLatin1Char(':') + QString::number(column));
}

void tst_NativeFaults::newerVersionsAreRefusedKindly()
{
    // Even where everything else in the file is unknown too.
    const auto read = readNative(R"({"format": "hullsmith", "version": 7, "layers": [[]]})");
    QVERIFY(!read);
    QCOMPARE(read.error().code, QStringLiteral("newer_version"));
    QVERIFY(read.error().message.contains(QLatin1Char('7')));
    QVERIFY(read.error().message.contains(QString::number(nativeVersion)));
    QCOMPARE(read.error().line, 1);
}

void tst_NativeFaults::everyTruncationIsALocatedFault()
{
    const QByteArray whole = file({}, {}).trimmed();
    for (qsizetype size = 0; size < whole.size(); ++size) {
        const auto read = readNative(whole.first(size));
        QVERIFY2(!read, qPrintable(QString::number(size)));
        QVERIFY2(read.error().line > 0 && read.error().column > 0,
                 qPrintable(read.error().message));
        QVERIFY2(read.error().code == QLatin1String("truncated") ||
                     read.error().code == QLatin1String("empty"),
                 qPrintable(read.error().located(QString::number(size))));
    }
}

void tst_NativeFaults::aMillionVerticesAreTheLimit()
{
    SceneData scene = exampleScene();
    scene.bodies.resize(1);
    SceneShape &shape = scene.bodies[0].shapes[0];
    shape.vertices.assign(std::size_t(native::vertexLimit), hullsmith::Vec2(1, 2));
    QVERIFY(!nativeFault(scene));

    shape.vertices.push_back({3, 4});
    QCOMPARE(nativeFault(scene)->code, QStringLiteral("too_many"));
    const auto over = readNative(writeNative(scene));
    QVERIFY(!over);
    QCOMPARE(over.error().code, QStringLiteral("too_many"));
    QVERIFY(over.error().line > 1);

    shape.vertices.resize(3);
    shape.traced = TracedRings();
    shape.traced->outer.assign(std::size_t(native::vertexLimit), hullsmith::Vec2(1, 2));
    QCOMPARE(nativeFault(scene)->code, QStringLiteral("too_many"));
}

void tst_NativeFaults::whatCannotBeReadIsNotSaved_data()
{
    QTest::addColumn<Edit>("edit");
    const auto trace = [](const char *name, Edit edit) { QTest::newRow(name) << edit; };
    trace("threshold", [](SceneBody &b) { b.trace->threshold = 0; });
    trace("connectivity", [](SceneBody &b) { b.trace->connectivity = 6; });
    trace("island", [](SceneBody &b) { b.trace->leastIsland = -1; });
    trace("hole", [](SceneBody &b) { b.trace->leastHole = native::pixelAreaLimit + 1; });
    trace("tolerance",
          [](SceneBody &b) { b.trace->tolerance = std::numeric_limits<double>::quiet_NaN(); });
    trace("vertices", [](SceneBody &b) { b.trace->vertices = 2; });
    trace("pieces", [](SceneBody &b) { b.trace->pieces = 0; });
    trace("region", [](SceneBody &b) { b.trace->region = hullsmith::PixelRect{0, 0, 0, 1}; });
    trace("seed", [](SceneBody &b) { b.shapes[0].traced->seed = {-1, 0}; });
    trace("traced vertex", [](SceneBody &b) { b.shapes[0].traced->outer[0].x() = 2e9; });
    trace("traced hole", [](SceneBody &b) { b.shapes[0].traced->holes = {{{0, -2e9}}}; });
    trace("limit", [](SceneBody &b) { b.shapes[0].split.limit = 2; });
    trace("cut line", [](SceneBody &b) { b.shapes[0].split.cuts = {{{0, 0}, {2e9, 0}}}; });
    trace("many cut lines", [](SceneBody &b) {
        b.shapes[0].split.cuts.resize(std::size_t(native::cutLimit) + 1,
                                      {hullsmith::Vec2(0, 0), hullsmith::Vec2(1, 1)});
    });
}

void tst_NativeFaults::whatCannotBeReadIsNotSaved()
{
    QFETCH(Edit, edit);
    SceneData scene = exampleScene();
    scene.bodies[0].trace = TraceSettings();
    scene.bodies[0].shapes[0].traced = TracedRings{{0, 0}, {{0, 0}, {1, 0}, {0, 1}}, {}};
    QVERIFY(!nativeFault(scene));
    QVERIFY(readNative(writeNative(scene)));

    edit(scene.bodies[0]);
    QVERIFY(nativeFault(scene));
    QVERIFY(nativeFault(scene)->message.contains(scene.bodies[0].name));
    QVERIFY(!readNative(writeNative(scene)));
}

void tst_NativeFaults::migrationsRunInOrder()
{
    const auto note = [](JsonValue &root, char mark) { root.string += QLatin1Char(mark); };
    static const auto shared = note;
    const Migration steps[] = {{1, [](JsonValue &root) { shared(root, 'a'); }},
                               {2, [](JsonValue &root) { shared(root, 'b'); }},
                               {3, [](JsonValue &root) { shared(root, 'c'); }}};
    JsonValue first;
    QCOMPARE(migrate(first, 1, steps), 4);
    QCOMPARE(first.string, QStringLiteral("abc"));
    JsonValue second;
    QCOMPARE(migrate(second, 2, steps), 4);
    QCOMPARE(second.string, QStringLiteral("bc"));
    QCOMPARE(migrate(second, 4, steps), 4);
    JsonValue shipped;
    QCOMPARE(migrate(shipped, 1, migrations()), nativeVersion);
}

void tst_NativeFaults::faultsCarryFileLineAndColumn()
{
    const auto read = readNative(file("\"radius\": 7", "\"radius\": -7"));
    QVERIFY(!read);
    QVERIFY(read.error().located(QStringLiteral("x.hull")).startsWith("x.hull:8:64: error: "));
}

QTEST_APPLESS_MAIN(tst_NativeFaults)
#include "tst_nativefaults.moc"
