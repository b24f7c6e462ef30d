#include "editor/document/pieces.h"
#include "editor/formats/box2dheader.h"
#include "editor/formats/csvformat.h"
#include "editor/formats/exportring.h"
#include "editor/formats/godotscene.h"
#include "editor/formats/imageframe.h"
#include "editor/imagebytes.h"
#include "exporttest.h"
#include "physics/geometry/outlinecheck.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include <random>

/// What exporters write: the reference shapes, in the stated frame, however they were drawn.
class tst_Exporters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void registryKnowsEveryFormat();
    void jsonHasTheReferenceShapes();
    void turnedPhotoHasItsShownSize();
    void piecesAreThoseThatAreShown();
    void jsonStatesItsFrame_data();
    void jsonStatesItsFrame();
    void tableIsTheReferenceTable();
    void tableQuotesFields_data();
    void tableQuotesFields();
    void sceneHasTheReferenceShapes();
    void windingStartAndExtraVerticesDoNotMatter();
    void outlinesThatAreNotConvexBecomePieces_data();
    void outlinesThatAreNotConvexBecomePieces();
    void piecesAreConvexAsRounded();
    void pointsKeepTheirDigits();
    void identifiersAreLegalAndDifferent_data();
    void identifiersAreLegalAndDifferent();
    void literalsAreEscaped();
    void nodeNamesAreLegalAndDifferent();
    void bodiesWithoutShapesAreKept();
    void sensorsWeighNothingInBox2dUnlessAsked();
    void exportingTwiceGivesTheSameBytes();
    void numbersHaveAPointInEveryLanguage();
};

namespace {

using Ring = std::vector<hullsmith::Vec2>;

QByteArray reference(const QString &name)
{
    QFile file(exampleImageFolder() + QLatin1Char('/') + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonObject jsonOf(const QByteArray &text)
{
    return QJsonDocument::fromJson(text).object();
}

/// The fixtures of a file, without names: the reference's L is one fixture of two polygons.
QJsonArray partsOf(const QJsonObject &body)
{
    QJsonArray parts;
    for (const QJsonValue &value : body[QStringLiteral("fixtures")].toArray()) {
        QJsonObject fixture = value.toObject();
        fixture.remove(QStringLiteral("name"));
        const QJsonArray polygons = fixture.take(QStringLiteral("polygons")).toArray();
        for (const QJsonValue &polygon : polygons) {
            fixture[QStringLiteral("polygon")] = polygon;
            parts.append(fixture);
        }
        if (polygons.isEmpty())
            parts.append(fixture);
    }
    return parts;
}

const QHash<QString, QString> jsonPlain = {{QStringLiteral("yAxis"), QStringLiteral("up")},
                                           {QStringLiteral("origin"), QStringLiteral("anchor")}};

/// All polygons of a scene, in pixels from the pivot, y up.
std::vector<Ring> jsonPolygons(const SceneData &scene)
{
    const QJsonObject file = jsonOf(exportedText(QStringLiteral("json"), scene, jsonPlain));
    std::vector<Ring> polygons;
    for (const QJsonValue &body : file[QStringLiteral("bodies")].toArray())
        for (const QJsonValue &part : partsOf(body.toObject())) {
            Ring ring;
            for (const QJsonValue &point : part[QStringLiteral("polygon")].toArray())
                ring.push_back({point[0].toDouble(), point[1].toDouble()});
            polygons.push_back(ring);
        }
    return polygons;
}

QByteArrayList linesWith(const QByteArray &text, const char *word)
{
    QByteArrayList lines;
    for (const QByteArray &line : text.split('\n'))
        if (line.startsWith(word))
            lines.append(line);
    return lines;
}

/// x and y columns of a table.
QByteArrayList coordinates(const QByteArray &table)
{
    QByteArrayList rows;
    for (const QByteArray &row : table.split('\n'))
        if (!row.isEmpty())
            rows.append(row.split(',').mid(5, 2).join(','));
    return rows;
}

} // namespace

void tst_Exporters::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::German)); // decimal commas, were they asked for
}

void tst_Exporters::registryKnowsEveryFormat()
{
    QStringList ids;
    for (const Exporter *format : exporters()) {
        ids.append(format->id());
        QCOMPARE(exporter(format->id()), format);
        QVERIFY(!format->title().isEmpty() && !format->extension().isEmpty());
        QVERIFY(format->nameFilter().contains(QLatin1String("*.") + format->extension()));
        for (const ExportOption &option : format->options())
            QVERIFY(option.choices.isEmpty() || option.values().contains(option.defaultValue));
    }
    ids.sort();
    QCOMPARE(ids, QStringList({QStringLiteral("box2d"), QStringLiteral("csv"),
                               QStringLiteral("godot4"), QStringLiteral("json")}));
    QVERIFY(!exporter(QStringLiteral("none")));
}

void tst_Exporters::jsonHasTheReferenceShapes()
{
    const QJsonObject ours = jsonOf(exportedText(QStringLiteral("json"), exampleScene()));
    const QJsonObject theirs = jsonOf(reference(QStringLiteral("shapes.json")));
    for (const char *key :
         {"format", "version", "units", "yAxis", "origin", "pixelsPerMetre", "winding"})
        QCOMPARE(ours[QLatin1String(key)], theirs[QLatin1String(key)]);
    const QJsonArray bodies = ours[QStringLiteral("bodies")].toArray();
    const QJsonArray expected = theirs[QStringLiteral("bodies")].toArray();
    QCOMPARE(bodies.size(), expected.size());
    for (qsizetype i = 0; i < bodies.size(); ++i) {
        for (const char *key : {"name", "image", "anchor"})
            QCOMPARE(bodies[i][QLatin1String(key)], expected[i][QLatin1String(key)]);
        QCOMPARE(partsOf(bodies[i].toObject()), partsOf(expected[i].toObject()));
    }
}

/// Also where the target's least thickness decides between cuts.
void tst_Exporters::piecesAreThoseThatAreShown()
{
    QFile file(QStringLiteral(HULLSMITH_TEST_DATA "/geometry/polygons.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray outlines =
        QJsonDocument::fromJson(file.readAll())[QStringLiteral("simple")].toArray();
    int decided = 0;
    for (const QJsonValue entry : outlines) {
        if (entry[QStringLiteral("n")].toInt() > 60)
            continue;
        SceneShape shape;
        for (const QJsonValue point : entry[QStringLiteral("points")].toArray())
            shape.vertices.emplace_back(point[0].toDouble(), point[1].toDouble());
        EngineProfile profile;
        profile.vertexLimit = 8;
        profile.leastEdge = 0.5; // metres: 16 pixels
        const ExportFrame frame{.scale = 1.0 / 32.0};
        const auto rings = exportRings(shape, frame, exportLimits(profile));
        QVERIFY2(rings, rings ? "" : qPrintable(rings.error().message));
        const auto shown = shapePieces(shape, pieceLimits(&profile, 32.0));
        const auto plain = shapePieces(shape, {8});
        QVERIFY(*shown && *plain);
        decided += int((*shown)->pieces != (*plain)->pieces);
        QCOMPARE(rings->size(), (*shown)->pieces.size());
        for (std::size_t i = 0; i < rings->size(); ++i)
            for (const hullsmith::Vec2 &v : (*shown)->pieces[i])
                QVERIFY(std::ranges::count((*rings)[i], frame.point(v)) == 1);
    }
    QVERIFY(decided > 0);
}

void tst_Exporters::turnedPhotoHasItsShownSize()
{
    QTemporaryDir folder;
    QFile photo(folder.filePath(QStringLiteral("a.jpg")));
    QImage image(24, 10, QImage::Format_RGB32);
    image.fill(Qt::red);
    const QByteArray bytes = turnedJpeg(image);
    QVERIFY(photo.open(QIODevice::WriteOnly) && photo.write(bytes) == bytes.size());
    photo.close();

    SceneBody body;
    body.image = QStringLiteral("a.jpg");
    QCOMPARE(imageSize(body, folder.path()), std::optional(QSize(10, 24)));
}

void tst_Exporters::jsonStatesItsFrame_data()
{
    QTest::addColumn<QString>("units");
    QTest::addColumn<QString>("yAxis");
    QTest::addColumn<QString>("origin");
    QTest::addColumn<QJsonArray>("wheel"); // x, y, radius

    const auto row = [](const char *units, const char *yAxis, const char *origin, double x,
                        double y, double radius) {
        QTest::addRow("%s, y %s, %s", units, yAxis, origin)
            << QString::fromLatin1(units) << QString::fromLatin1(yAxis)
            << QString::fromLatin1(origin) << QJsonArray{x, y, radius};
    };
    row("pixel", "down", "anchor", 20, -10, 6);
    row("pixel", "up", "anchor", 20, 10, 6);
    row("pixel", "down", "top-left", 48, 12, 6);
    row("pixel", "up", "bottom-left", 48, 36, 6);
    row("pixel", "down", "centre", 16, -12, 6);
    row("metre", "up", "anchor", 0.625, 0.3125, 0.1875);
    row("metre", "down", "top-left", 1.5, 0.375, 0.1875);
    row("normalised", "up", "bottom-left", 0.75, 0.5625, 0.09375);
}

void tst_Exporters::jsonStatesItsFrame()
{
    QFETCH(QString, units);
    QFETCH(QString, yAxis);
    QFETCH(QString, origin);
    QFETCH(QJsonArray, wheel);

    SceneData scene = exampleScene();
    scene.bodies[0].pivot = {28, 26}; // off the centre, so that anchor and centre differ
    scene.bodies[0].shapes[1].vertices = {{20, 10}};
    const QJsonObject json = jsonOf(exportedText(QStringLiteral("json"), scene,
                                                 {{QStringLiteral("units"), units},
                                                  {QStringLiteral("yAxis"), yAxis},
                                                  {QStringLiteral("origin"), origin}}));
    QCOMPARE(json[QStringLiteral("units")].toString(), units);
    QCOMPARE(json[QStringLiteral("yAxis")].toString(), yAxis);
    QCOMPARE(json[QStringLiteral("origin")].toString(), origin);
    const QJsonObject body = json[QStringLiteral("bodies")][0].toObject();
    QCOMPARE(body[QStringLiteral("anchor")].toArray(), (QJsonArray{28, 22}));
    const QJsonObject circle = body[QStringLiteral("fixtures")][1].toObject();
    const QJsonArray centre = circle[QStringLiteral("center")].toArray();
    QCOMPARE((QJsonArray{centre[0], centre[1], circle[QStringLiteral("radius")]}), wheel);

    double area = 0.0; // positive in the file's own axes
    const QJsonArray ring =
        body[QStringLiteral("fixtures")][0][QStringLiteral("polygons")][0].toArray();
    for (qsizetype i = 0; i < ring.size(); ++i) {
        const QJsonValue next = ring[(i + 1) % ring.size()];
        area +=
            ring[i][0].toDouble() * next[1].toDouble() - ring[i][1].toDouble() * next[0].toDouble();
    }
    QVERIFY(area > 0.0);
    QCOMPARE(json[QStringLiteral("winding")].toString(),
             yAxis == QLatin1String("up") ? QStringLiteral("counter-clockwise-on-screen")
                                          : QStringLiteral("clockwise-on-screen"));
}

void tst_Exporters::tableIsTheReferenceTable()
{
    // The reference names the L's two boxes as parts of one fixture.
    const QByteArray ours = exportedText(QStringLiteral("csv"), exampleScene())
                                .replace("ell,post,0", "ell,ell,0")
                                .replace("ell,foot,0", "ell,ell,1");
    QVERIFY(ours.contains("\r\n"));
    QCOMPARE(ours.count('\n'), ours.count("\r\n"));
    QByteArray theirs = reference(QStringLiteral("shapes.csv"));
    QCOMPARE(ours.split('\n'), theirs.split('\n'));
}

void tst_Exporters::tableQuotesFields_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<char>("separator");
    QTest::addColumn<QByteArray>("field");

    QTest::newRow("plain") << QStringLiteral("hull") << ',' << QByteArray("hull");
    QTest::newRow("comma") << QStringLiteral("a,b") << ',' << QByteArray("\"a,b\"");
    QTest::newRow("comma between semicolons") << QStringLiteral("a,b") << ';' << QByteArray("a,b");
    QTest::newRow("semicolon") << QStringLiteral("a;b") << ';' << QByteArray("\"a;b\"");
    QTest::newRow("quote") << QStringLiteral("a\"b") << ',' << QByteArray("\"a\"\"b\"");
    QTest::newRow("line break") << QStringLiteral("a\nb") << ',' << QByteArray("\"a\nb\"");
    QTest::newRow("formula") << QStringLiteral("=1") << ',' << QByteArray("=1");
}

void tst_Exporters::tableQuotesFields()
{
    QFETCH(QString, text);
    QFETCH(char, separator);
    QFETCH(QByteArray, field);
    QCOMPARE(csvField(text, separator), field);
}

void tst_Exporters::sceneHasTheReferenceShapes()
{
    const QByteArray ours = exportedText(QStringLiteral("godot4"), exampleScene());
    const QByteArray theirs = reference(QStringLiteral("shapes_godot4.tscn"));
    for (const char *line : {"points = ", "radius = ", "height = ", "rotation = ",
                             "collision_layer = ", "collision_mask = "})
        QCOMPARE(linesWith(ours, line), linesWith(theirs, line));
    QVERIFY(ours.startsWith("[gd_scene load_steps="));
    QCOMPARE(ours.count("[sub_resource ") + 1,
             ours.mid(21, ours.indexOf(' ', 21) - 21).toLongLong());
    QVERIFY(ours.indexOf("radius = 4.0") < ours.indexOf("height = 32.0"));
    QVERIFY(!ours.contains("uid="));
}

void tst_Exporters::windingStartAndExtraVerticesDoNotMatter()
{
    const SceneData clean = outlineScene({{0, 0}, {64, 0}, {64, 32}, {0, 32}});
    const SceneData clockwise = outlineScene({{0, 0}, {0, 32}, {64, 32}, {64, 0}});
    const SceneData doubled = outlineScene({{0, 0}, {64, 0}, {64, 0}, {64, 32}, {0, 32}, {0, 0}});
    const SceneData straight = outlineScene({{0, 0}, {32, 0}, {64, 0}, {64, 32}, {0, 32}, {0, 16}});
    for (const Exporter *format : exporters()) {
        const QByteArray text = exportedText(format->id(), clean);
        QVERIFY(!text.isEmpty());
        for (const SceneData &scene : {clockwise, doubled, straight})
            QCOMPARE(exportedText(format->id(), scene), text);
    }
    const QByteArray rows = exportedText(QStringLiteral("csv"), straight,
                                         {{QStringLiteral("origin"), QStringLiteral("anchor")}});
    QCOMPARE(coordinates(rows), QByteArrayList({"x,y", "0,0", "0,-32", "64,-32", "64,0"}));
}

void tst_Exporters::outlinesThatAreNotConvexBecomePieces_data()
{
    QTest::addColumn<SceneShape>("shape");
    QTest::addColumn<int>("pieces");
    const Ring square = {{0, 0}, {90, 0}, {90, 90}, {0, 90}};
    SceneShape shape;
    shape.name = QStringLiteral("s");
    shape.vertices = {{0, 0}, {90, 0}, {90, 30}, {30, 30}, {30, 90}, {0, 90}};
    QTest::newRow("L") << shape << 2;
    std::ranges::reverse(shape.vertices);
    QTest::newRow("L, clockwise") << shape << 2;
    shape.vertices = square;
    shape.split.cuts = {{{-10, 45}, {100, 45}}};
    QTest::newRow("square with a cut line") << shape << 2;
    shape.split.cuts.clear();
    shape.split.limit = 3;
    QTest::newRow("square of triangles") << shape << 2;
    shape.split.limit.reset();
    shape.holes = {{{30, 30}, {30, 60}, {60, 60}, {60, 30}}};
    QTest::newRow("square with a hole") << shape << 4;
}

void tst_Exporters::outlinesThatAreNotConvexBecomePieces()
{
    QFETCH(SceneShape, shape);
    QFETCH(int, pieces);
    SceneData scene = outlineScene({});
    scene.bodies[0].shapes[0] = shape;
    const std::vector<Ring> polygons = jsonPolygons(scene);
    QCOMPARE(int(polygons.size()), pieces);
    double area = 0.0;
    for (const Ring &polygon : polygons)
        area += hullsmith::checkOutline(polygon).signedArea;
    const double hole = shape.holes.empty() ? 0.0 : 900.0;
    QCOMPARE(area, std::abs(hullsmith::checkOutline(shape.vertices).signedArea) - hole);
    // The other formats write the same number of them.
    QSet<QByteArray> parts;
    for (const QByteArray &row : exportedText(QStringLiteral("csv"), scene).split('\n').mid(1))
        if (!row.isEmpty())
            parts.insert(row.split(',').at(2));
    QCOMPARE(int(parts.size()), pieces);
    QCOMPARE(
        int(exportedText(QStringLiteral("godot4"), scene).count("type=\"ConvexPolygonShape2D\"")),
        pieces);
    QVERIFY(!exportedText(QStringLiteral("box2d"), scene).isEmpty());
}

/// Coordinates with more digits than the file has: every polygon is strictly convex as written.
void tst_Exporters::piecesAreConvexAsRounded()
{
    std::mt19937 random(5);
    std::uniform_real_distribution<double> radius(20.0, 90.0);
    for (int round = 0; round < 40; ++round) {
        Ring star;
        for (int i = 0; i < 40; ++i)
            star.push_back(radius(random) *
                           hullsmith::Vec2(std::cos(0.157 * i), std::sin(0.157 * i)));
        const SceneData scene = outlineScene(star);
        const std::vector<Ring> polygons = jsonPolygons(scene);
        QVERIFY(polygons.size() > 5);
        double area = 0.0;
        for (const Ring &polygon : polygons) {
            const hullsmith::OutlineReport report = hullsmith::checkOutline(polygon);
            QVERIFY(report.convex && report.collinear.empty());
            QCOMPARE(report.winding, hullsmith::Winding::CounterClockwise);
            area += report.signedArea;
        }
        QVERIFY(std::abs(area - hullsmith::checkOutline(star).signedArea) < 1e-3);
    }
}

void tst_Exporters::pointsKeepTheirDigits()
{
    // Vertices that six significant digits would make one, and tiny ones without an exponent.
    const SceneData near = outlineScene({{1000.0001, 0},
                                         {1000.0002, 0},
                                         {1000.00025, 0.0001},
                                         {1000.0002, 0.0002},
                                         {1000.0001, 0.0002}});
    QCOMPARE(coordinates(exportedText(QStringLiteral("csv"), near)),
             QByteArrayList({"x,y", "1000.0001,0", "1000.0001,-0.0002", "1000.0002,-0.0002",
                             "1000.00025,-0.0001", "1000.0002,0"}));
    const SceneData tiny = outlineScene({{0, 0}, {0.00001, 0}, {0.00001, 0.00002}, {0, 0.00002}});
    QCOMPARE(coordinates(exportedText(QStringLiteral("csv"), tiny)),
             QByteArrayList({"x,y", "0,0", "0,-0.00002", "0.00001,-0.00002", "0.00001,0"}));
}

void tst_Exporters::identifiersAreLegalAndDifferent_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("identifier");

    QTest::newRow("plain") << QStringLiteral("crate") << QByteArray("crate_shapes");
    QTest::newRow("keyword") << QStringLiteral("class") << QByteArray("class_shapes");
    QTest::newRow("digit first") << QStringLiteral("9lives") << QByteArray("n9lives_shapes");
    QTest::newRow("reserved") << QStringLiteral("__Big") << QByteArray("Big_shapes");
    QTest::newRow("double underscore") << QStringLiteral("a__b") << QByteArray("a_b_shapes");
    QTest::newRow("not ASCII") << QString::fromUtf8("木箱") << QByteArray("unnamed_shapes");
    QTest::newRow("code") << QStringLiteral("x; system(\"rm\")")
                          << QByteArray("x_system_rm_shapes");
    QTest::newRow("empty") << QString() << QByteArray("unnamed_shapes");
}

void tst_Exporters::identifiersAreLegalAndDifferent()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, identifier);
    CppIdentifiers identifiers;
    QCOMPARE(identifiers.take(name, "_shapes"), identifier);
    const QByteArray second = identifiers.take(name, "_shapes");
    QVERIFY(second != identifier && second.endsWith("_shapes") && !second.contains("__"));
}

void tst_Exporters::literalsAreEscaped()
{
    QCOMPARE(cppString(QStringLiteral("a\"\\b")), QByteArray("\"a\\\"\\\\b\""));
    QCOMPARE(cppString(QString::fromUtf8("é1")), QByteArray("\"\\303\\2511\""));
    QCOMPARE(cppString(QStringLiteral("a\nb")), QByteArray("\"a\\012b\""));
    QCOMPARE(godotString(QStringLiteral("a\"\\b")), QByteArray("\"a\\\"\\\\b\""));
}

void tst_Exporters::nodeNamesAreLegalAndDifferent()
{
    GodotNames names;
    QCOMPARE(names.take(QStringLiteral("a.b:c@d/e\"f%g")), QStringLiteral("a_b_c_d_e_f_g"));
    QCOMPARE(names.take(QStringLiteral("a/b")), QStringLiteral("a_b"));
    QCOMPARE(names.take(QStringLiteral("a.b")), QStringLiteral("a_b2"));
    QCOMPARE(names.take(QStringLiteral("a_b2")), QStringLiteral("a_b22"));
    QCOMPARE(names.take(QStringLiteral(" ")), QStringLiteral("_"));
}

void tst_Exporters::bodiesWithoutShapesAreKept()
{
    SceneData scene = exampleScene();
    scene.bodies[1].shapes.clear();
    QVERIFY(exportedText(QStringLiteral("json"), scene).contains("\"fixtures\": []"));
    QVERIFY(exportedText(QStringLiteral("box2d"), scene).contains("{\"ell\", nullptr, 0}"));
    QVERIFY(exportedText(QStringLiteral("godot4"), scene).contains("[node name=\"ell\""));
}

void tst_Exporters::sensorsWeighNothingInBox2dUnlessAsked()
{
    const QByteArray zone = "{\"zone\", Kind::Circle, crate_zone_0, 1, 0.625f, ";
    QVERIFY(exportedText(QStringLiteral("box2d"), exampleScene()).contains(zone + "0.0f,"));
    QVERIFY(exportedText(QStringLiteral("box2d"), exampleScene(),
                         {{QStringLiteral("sensorDensity"), QStringLiteral("keep")}})
                .contains(zone + "1.5f,"));
}

void tst_Exporters::exportingTwiceGivesTheSameBytes()
{
    for (const Exporter *format : exporters())
        QCOMPARE(exportedText(format->id(), exampleScene()),
                 exportedText(format->id(), exampleScene()));
}

void tst_Exporters::numbersHaveAPointInEveryLanguage()
{
    QCOMPARE(number(1234.5), QByteArray("1234.5"));
    QCOMPARE(number(-0.0), QByteArray("0"));
    QCOMPARE(number(0.1), QByteArray("0.1"));
    QCOMPARE(number(1.0 / 3.0).toDouble(), 1.0 / 3.0);
    QCOMPARE(number(1234.5, 6), QByteArray("1234.5"));
    QCOMPARE(number(-0.0000001, 6), QByteArray("0"));
    QCOMPARE(number(1e9, 6), QByteArray("1000000000"));
    QCOMPARE(number(100, 0), QByteArray("100"));
    QCOMPARE(plainNumber(0.00001), QByteArray("0.00001"));
    QCOMPARE(plainNumber(1e22), QByteArray("10000000000000000000000"));
    QCOMPARE(plainNumber(5e-324).toDouble(), 5e-324);
}

QTEST_GUILESS_MAIN(tst_Exporters)
#include "tst_exporters.moc"
