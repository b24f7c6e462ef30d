#include "editor/document/finding.h"
#include "samplescene.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <limits>

using hullsmith::Vec2;
using Kind = Finding::Kind;
using Points = std::vector<Vec2>;
Q_DECLARE_METATYPE(Finding::Kind)
Q_DECLARE_METATYPE(Finding::Severity)

namespace {

/// A scene with one shape, at 100 px to the metre.
SceneData sceneOf(const SceneShape &shape)
{
    SceneData scene;
    scene.settings.pixelsPerMetre = 100.0;
    scene.bodies.push_back({});
    scene.bodies[0].name = QStringLiteral("body");
    scene.bodies[0].shapes.push_back(shape);
    return scene;
}

std::vector<Finding> check(const SceneShape &shape, const QString &profile)
{
    Document document;
    document.reset(sceneOf(shape));
    const SceneBody &body = document.data().bodies[0];
    return checkShape(document.data(), body, body.shapes[0], *engineProfile(profile));
}

std::vector<Finding> check(const Points &points, const QString &profile = QStringLiteral("godot-4"))
{
    return check(outline(QStringLiteral("shape"), points), profile);
}

const Finding *find(const std::vector<Finding> &findings, Kind kind)
{
    const auto it = std::ranges::find(findings, kind, &Finding::kind);
    return it == findings.end() ? nullptr : &*it;
}

QStringList codes(const std::vector<Finding> &findings)
{
    QStringList list;
    for (const Finding &finding : findings)
        list << findingCode(finding.kind);
    list.sort();
    list.removeDuplicates();
    return list;
}

Points regular(int count, double radius)
{
    Points points;
    for (int i = 0; i < count; ++i)
        points.emplace_back(radius * std::cos(2 * M_PI * i / count),
                            radius * std::sin(2 * M_PI * i / count));
    return points;
}

} // namespace

class tst_Finding : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void soundShapeHasNone_data();
    void soundShapeHasNone();
    void eachFaultIsLocated_data();
    void eachFaultIsLocated();
    void measuresInMetres();
    void scaleOfTheBodyCounts();
    void rulesCarryTheEnginesName();
    void concaveOutlineIsNotCounted();
    void nearNeighboursAreAnEdge();
    void nearPairsNameNoRepeatedVertex();
    void roundShapes();
    void capsulesByProfile();
    void holesAreRingsOfTheirOwn();
    void farAwayShapeLosesItsInertia();
    void piecesAnswerWhatTheEngineRefuses_data();
    void piecesAnswerWhatTheEngineRefuses();
    void splitsThatFailAreLocated();
    void previewDoesNotCountLargeOutlines();
    void worstComesFirst();
    void scribbleStaysBounded();
    void missingImage();
    void everyKindHasWordsAndCode();
    void knownCasesGiveTheirCodes_data();
    void knownCasesGiveTheirCodes();
};

void tst_Finding::soundShapeHasNone_data()
{
    QTest::addColumn<QString>("profile");
    for (const EngineProfile &profile : engineProfiles())
        QTest::newRow(qPrintable(profile.id)) << profile.id;
}

void tst_Finding::soundShapeHasNone()
{
    QFETCH(QString, profile);
    QCOMPARE(codes(check(Points{{0, 0}, {100, 0}, {100, 100}, {0, 100}}, profile)), QStringList());
    QCOMPARE(codes(check(regular(8, 50), profile)), QStringList());
    QCOMPARE(codes(check(circle("c", {0, 0}, 10), profile)), QStringList());
}

void tst_Finding::eachFaultIsLocated_data()
{
    QTest::addColumn<Points>("points");
    QTest::addColumn<QString>("profile");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<Finding::Severity>("severity");
    QTest::addColumn<std::vector<int>>("vertices");
    QTest::addColumn<std::vector<int>>("edges");
    QTest::addColumn<Points>("places");
    QTest::addColumn<QString>("title");
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const auto error = Finding::Severity::Error;
    const auto warning = Finding::Severity::Warning;
    const auto note = Finding::Severity::Note;
    using I = std::vector<int>;
    const QString plain = "godot-4";

    QTest::newRow("not a number") << Points{{0, 0}, {nan, 0}, {0, 10}} << plain << Kind::NonFinite
                                  << error << I{1} << I{} << Points{}
                                  << "Vertex 1 is not a finite number";
    QTest::newRow("two vertices") << Points{{0, 0}, {10, 0}} << plain << Kind::TooFew << error
                                  << I{} << I{} << Points{{0, 0}, {10, 0}} << "Only 2 vertices";
    QTest::newRow("one place three times")
        << Points{{5, 5}, {5, 5}, {5, 5}} << plain << Kind::TooFew << error << I{} << I{}
        << Points{{5, 5}, {5, 5}, {5, 5}} << "Only one vertex";
    QTest::newRow("no vertices") << Points{} << plain << Kind::TooFew << error << I{} << I{}
                                 << Points{} << "Only 0 vertices";
    QTest::newRow("on one line") << Points{{0, 0}, {10, 10}, {5, 5}} << plain << Kind::Degenerate
                                 << error << I{} << I{} << Points{{0, 0}, {10, 10}, {5, 5}}
                                 << "All vertices lie on one line";
    QTest::newRow("repeated") << Points{{0, 0}, {10, 0}, {10, 0}, {0, 10}} << plain
                              << Kind::Duplicate << error << I{2} << I{} << Points{{10, 0}}
                              << "Vertex 2 repeats the vertex beside it";
    QTest::newRow("clockwise") << Points{{0, 0}, {0, 10}, {10, 0}} << plain << Kind::Clockwise
                               << warning << I{} << I{} << Points{} << "Outline is clockwise";
    QTest::newRow("bow tie") << Points{{0, 0}, {10, 10}, {10, 0}, {0, 12}} << plain
                             << Kind::SelfIntersection << error << I{} << I{0, 2}
                             << Points{{120.0 / 22, 120.0 / 22}} << "Edges 0 and 2 cross";
    QTest::newRow("touching at a vertex")
        << Points{{0, 0}, {10, 0}, {5, 5}, {10, 10}, {0, 10}, {5, 5}} << plain << Kind::SelfTouch
        << error << I{2, 5} << I{} << Points{{5, 5}}
        << "Outline touches itself at vertices 2 and 5";
    QTest::newRow("spike") << Points{{0, 0}, {10, 0}, {10, 10}, {10, 20}, {10, 10}, {0, 10}}
                           << plain << Kind::Spike << error << I{3} << I{} << Points{{10, 20}}
                           << "Outline folds back on itself at vertex 3";
    QTest::newRow("straight") << Points{{0, 0}, {5, 0}, {10, 0}, {0, 10}} << plain
                              << Kind::Collinear << note << I{1} << I{} << Points{{5, 0}}
                              << "Vertex 1 lies on the line between its neighbours";
    QTest::newRow("concave") << Points{{0, 0}, {10, 0}, {10, 10}, {5, 2}, {0, 10}} << plain
                             << Kind::Concave << note << I{3} << I{} << Points{{5, 2}}
                             << "Outline bends inwards at vertex 3";
    QTest::newRow("nine corners") << regular(9, 100) << "box2d-2.4" << Kind::TooManyVertices << note
                                  << I{} << I{} << Points{} << "9 vertices";
    QTest::newRow("short edge") << Points{{0, 0}, {100, 0}, {100, 100}, {0.2, 100}, {0, 100}}
                                << "box2d-2.4" << Kind::NearDuplicate << error << I{3, 4} << I{3}
                                << Points{{0.1, 100}} << "Edge 3 is 0.002 m long";
    QTest::newRow("nearly straight")
        << Points{{0, 0}, {50, -0.5}, {100, 0}, {100, 100}, {0, 100}} << "box2d-3"
        << Kind::NearCollinear << note << I{1} << I{} << Points{{50, -0.5}}
        << "Vertex 1 lies 0.005 m off the line between its neighbours";
    QTest::newRow("tiny") << Points{{0, 0}, {0.26, 0}, {0.26, 0.26}, {0, 0.26}} << "box2d-2.4"
                          << Kind::SmallArea << error << I{} << I{} << Points{}
                          << "Area is 6.76 mm²";
}

void tst_Finding::eachFaultIsLocated()
{
    QFETCH(Points, points);
    QFETCH(QString, profile);
    QFETCH(Kind, kind);
    QFETCH(Finding::Severity, severity);
    QFETCH(std::vector<int>, vertices);
    QFETCH(std::vector<int>, edges);
    QFETCH(Points, places);
    QFETCH(QString, title);

    const std::vector<Finding> findings = check(points, profile);
    const Finding *finding = find(findings, kind);
    QVERIFY2(finding, qPrintable(codes(findings).join(',')));
    QCOMPARE(std::ranges::count(findings, kind, &Finding::kind), 1);
    QCOMPARE(finding->severity, severity);
    QCOMPARE(finding->vertices, vertices);
    QCOMPARE(finding->edges, edges);
    QCOMPARE(finding->points.size(), places.size());
    for (std::size_t i = 0; i < places.size(); ++i)
        QVERIFY((finding->points[i] - places[i]).norm() < 1e-9);
    QCOMPARE(findingTitle(*finding), title);
    QVERIFY(!findingDetail(*finding).isEmpty());
    QVERIFY(finding->body && finding->shape);
}

void tst_Finding::measuresInMetres()
{
    const std::vector<Finding> findings =
        check(Points{{0, 0}, {100, 0}, {100, 100}, {0.2, 100}, {0, 100}}, "box2d-2.4");
    const Finding *finding = find(findings, Kind::NearDuplicate);
    QVERIFY(finding);
    QVERIFY(std::abs(finding->measured - 0.002) < 1e-12);
    QCOMPARE(finding->limit, 0.0025);
    QCOMPARE(findingDetail(*finding), "Box2D 2.4 welds below 0.0025 m");
}

void tst_Finding::scaleOfTheBodyCounts()
{
    Document document;
    SceneData scene = sceneOf(outline("o", {{0, 0}, {100, 0}, {100, 100}, {0.2, 100.1}, {0, 100}}));
    const EngineProfile &profile = *engineProfile("box2d-2.4");
    document.reset(scene);
    QVERIFY(!checkBody(document.data(), document.data().bodies[0], profile).empty());
    scene.bodies[0].pixelsPerMetre = 10.0; // the edge is 2 cm long now
    document.reset(scene);
    QVERIFY(checkBody(document.data(), document.data().bodies[0], profile).empty());
    scene.bodies[0].pixelsPerMetre = 0.0; // nonsense must not crash
    document.reset(scene);
    checkBody(document.data(), document.data().bodies[0], profile);
}

void tst_Finding::rulesCarryTheEnginesName()
{
    for (const Finding &finding : check(regular(9, 0.05), "box2d-3")) {
        const bool rule = finding.kind == Kind::TooManyVertices ||
                          finding.kind == Kind::NearDuplicate ||
                          finding.kind == Kind::NearCollinear || finding.kind == Kind::SmallArea;
        QCOMPARE(finding.profile, rule ? QString("Box2D 3") : QString());
    }
    QCOMPARE(find(check(Points{{0, 0}, {0, 10}, {10, 0}}), Kind::Clockwise)->profile, QString());
}

void tst_Finding::concaveOutlineIsNotCounted()
{
    Points star;
    for (int i = 0; i < 20; ++i)
        star.push_back(regular(20, i % 2 ? 50 : 100)[std::size_t(i)]);
    QCOMPARE(codes(check(star, "box2d-2.4")), QStringList("concave"));
    const Finding concave = check(star, "box2d-2.4").front();
    QCOMPARE(concave.vertices.size(), std::size_t(10));
    QCOMPARE(findingTitle(concave), "Outline bends inwards at 10 vertices");
}

void tst_Finding::nearNeighboursAreAnEdge()
{
    // The last edge, from vertex 4 to vertex 0; and a neck that two vertices far apart in the ring
    // make.
    const std::vector<Finding> edge =
        check(Points{{0, 0}, {100, 0}, {100, 100}, {0, 100}, {-0.1, 0}}, "box2d-2.4");
    QVERIFY(find(edge, Kind::NearDuplicate));
    QCOMPARE(find(edge, Kind::NearDuplicate)->edges, std::vector{4});

    const std::vector<Finding> neck =
        check(Points{{0, 0}, {100, 0}, {50.1, 50}, {100, 100}, {0, 100}, {49.9, 50}}, "box2d-2.4");
    const Finding *pair = find(neck, Kind::NearDuplicate);
    QVERIFY(pair);
    QVERIFY(pair->edges.empty());
    QCOMPARE(pair->vertices, (std::vector{2, 5}));
    QCOMPARE(findingTitle(*pair), "Vertices 2 and 5 are 0.002 m apart");
    QCOMPARE(pair->severity, Finding::Severity::Warning);
}

void tst_Finding::nearPairsNameNoRepeatedVertex()
{
    const std::vector<Finding> findings =
        check(Points{{0, 0}, {100, 0}, {100, 0}, {100.1, 0.1}, {100, 100}, {0, 100}}, "box2d-2.4");
    QCOMPARE(codes(findings), QStringList({"duplicate", "near_duplicate"}));
    QCOMPARE(std::ranges::count(findings, Kind::NearDuplicate, &Finding::kind), 1);
    QCOMPARE(find(findings, Kind::NearDuplicate)->vertices, (std::vector{1, 3}));
    QCOMPARE(find(findings, Kind::NearDuplicate)->edges, std::vector{1});
}

void tst_Finding::roundShapes()
{
    QCOMPARE(codes(check(circle("c", {0, 0}, 0), "box2d-3")), QStringList("bad_radius"));
    QCOMPARE(codes(check(circle("c", {0, 0}, -1), "box2d-3")), QStringList("bad_radius"));
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QCOMPARE(codes(check(circle("c", {0, nan}, nan), "box2d-3")),
             QStringList({"bad_radius", "non_finite"}));
    SceneShape centreless = circle("c", {0, 0}, 1);
    centreless.vertices.clear();
    QCOMPARE(codes(check(centreless, "box2d-3")), QStringList("too_few"));
    SceneShape half = capsule("c", {0, 0}, {1, 1}, 1);
    half.vertices.pop_back();
    QCOMPARE(codes(check(half, "box2d-3")), QStringList("too_few"));
}

void tst_Finding::capsulesByProfile()
{
    const SceneShape pill = capsule("pill", {0, 0}, {100, 0}, 20);
    QCOMPARE(codes(check(pill, "box2d-3")), QStringList());
    QCOMPARE(codes(check(pill, "godot-4")), QStringList());
    const std::vector<Finding> findings = check(pill, "box2d-2.4");
    QCOMPARE(codes(findings), QStringList("capsule_unsupported"));
    QCOMPARE(findings[0].severity, Finding::Severity::Note);
    QCOMPARE(findingTitle(findings[0]), "Box2D 2.4 has no capsules");
}

void tst_Finding::holesAreRingsOfTheirOwn()
{
    SceneShape shape = outline("o", {{0, 0}, {100, 0}, {100, 100}, {0, 100}});
    shape.holes = {{{10, 10}, {10, 20}, {20, 20}}, {{50, 50}, {60, 60}, {60, 50}, {50, 62}}};
    const std::vector<Finding> findings = check(shape, "godot-4");
    QCOMPARE(codes(findings), QStringList({"holes_unsupported", "self_intersection"}));
    const Finding *crossing = find(findings, Kind::SelfIntersection);
    QCOMPARE(crossing->ring, 1);
    QCOMPARE(findingTitle(*crossing), "Hole 1: Edges 0 and 2 cross");
    const Finding *holes = find(findings, Kind::HolesUnsupported);
    QCOMPARE(holes->measured, 2.0);
    QCOMPARE(findingTitle(*holes), "The outline has 2 holes");
}

void tst_Finding::farAwayShapeLosesItsInertia()
{
    // erincatto/box2d#756: a sliver far out whose inertia comes out negative in single precision.
    Points sliver = {{-71.2764892578125, 36},
                     {-71.35301208496094, 36.076534271240234},
                     {-71.37351989746094, 36}};
    for (Vec2 &v : sliver)
        v *= 100.0;
    QCOMPARE(codes(check(sliver, "box2d-2.4")), QStringList("small_inertia"));
    for (Vec2 &v : sliver)
        v += Vec2(7130, -3600);
    QCOMPARE(codes(check(sliver, "box2d-2.4")), QStringList());
}

void tst_Finding::piecesAnswerWhatTheEngineRefuses_data()
{
    QTest::addColumn<SceneShape>("shape");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<int>("pieces");
    QTest::newRow("concave") << outline("o",
                                        {{0, 0}, {90, 0}, {90, 30}, {30, 30}, {30, 90}, {0, 90}})
                             << Kind::Concave << 2;
    QTest::newRow("nine corners") << outline("o", regular(9, 100)) << Kind::TooManyVertices << 2;
    SceneShape frame = outline("o", {{0, 0}, {90, 0}, {90, 90}, {0, 90}});
    frame.holes = {{{30, 30}, {30, 60}, {60, 60}, {60, 30}}};
    QTest::newRow("hole") << frame << Kind::HolesUnsupported << 4;
}

void tst_Finding::piecesAnswerWhatTheEngineRefuses()
{
    QFETCH(SceneShape, shape);
    QFETCH(Kind, kind);
    QFETCH(int, pieces);
    const std::vector<Finding> findings = check(shape, "box2d-2.4");
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(findings[0].kind, kind);
    QCOMPARE(findings[0].severity, Finding::Severity::Note);
    QCOMPARE(findings[0].pieces, pieces);
    QCOMPARE(findingDetail(findings[0]),
             QStringLiteral("Box2D 2.4 gets it split into %1 convex pieces").arg(pieces));
}

void tst_Finding::splitsThatFailAreLocated()
{
    SceneShape crossing = outline("o", {{0, 0}, {90, 0}, {90, 90}, {0, 90}});
    crossing.holes = {{{60, 30}, {60, 60}, {120, 60}, {120, 30}}};
    const std::vector<Finding> findings = check(crossing, "box2d-2.4");
    QVERIFY(find(findings, Kind::SplitFails));
    QCOMPARE(find(findings, Kind::SplitFails)->severity, Finding::Severity::Error);
    QCOMPARE(find(findings, Kind::SplitFails)->points.size(), std::size_t(1));
    QCOMPARE(find(findings, Kind::HolesUnsupported)->pieces, 0);

    // Two corners that the outline does not join, near each other in a piece.
    const std::vector<Finding> thin =
        check(Points{{0, 0}, {90, 0}, {90, 90}, {45.05, 45}, {45, 45.05}, {0, 90}}, "box2d-2.4");
    QCOMPARE(thin.front().severity, Finding::Severity::Error);
}

void tst_Finding::previewDoesNotCountLargeOutlines()
{
    Points star;
    for (int i = 0; i < 400; ++i)
        star.push_back(regular(400, i % 2 ? 5000 : 9000)[std::size_t(i)]);
    Document document;
    SceneData scene;
    scene.bodies.resize(1);
    scene.bodies[0].shapes = {outline("o", star)};
    document.reset(scene);
    const SceneBody &body = document.data().bodies[0];
    const EngineProfile &profile = *engineProfile("box2d-2.4");
    const auto concave = [&](PieceWork work) {
        return find(checkShape(document.data(), body, body.shapes[0], profile, work), Kind::Concave)
            ->pieces;
    };
    QCOMPARE(concave(PieceWork::Preview), Finding::somePieces);
    const int counted = concave(PieceWork::Own);
    QVERIFY(counted > 20);
    QCOMPARE(concave(PieceWork::Preview), counted); // known by now
}

void tst_Finding::worstComesFirst()
{
    const std::vector<Finding> findings =
        check(Points{{0, 0}, {5, 0}, {10, 0}, {10, 0}, {10, 10}, {5, 2}, {0, 10}, {0, 10}});
    QCOMPARE(codes(findings), QStringList({"collinear", "concave", "duplicate"}));
    QCOMPARE(find(findings, Kind::Concave)->severity,
             Finding::Severity::Warning); // errors come first
    QVERIFY(std::ranges::is_sorted(findings, {}, &Finding::severity));
    QCOMPARE(findings[0].vertices, std::vector{3});
    QCOMPARE(findings[1].vertices, std::vector{7});
}

void tst_Finding::scribbleStaysBounded()
{
    Points scribble;
    quint32 state = 1;
    const auto next = [&state] { return double((state = state * 1664525U + 1013904223U) >> 8U); };
    for (int i = 0; i < 3000; ++i) {
        const double x = next();
        scribble.emplace_back(x / 1e5, next() / 1e5);
    }
    const std::vector<Finding> findings = check(scribble, "box2d-3");
    QVERIFY(find(findings, Kind::SelfIntersection));
    QVERIFY(std::ranges::count(findings, Kind::SelfIntersection, &Finding::kind) <=
            mostFindingsOfAKind);
}

void tst_Finding::missingImage()
{
    QTemporaryDir folder;
    SceneData scene = sceneOf(circle("c", {0, 0}, 10));
    scene.bodies[0].image = "art/ship.png";
    Document document;
    document.reset(scene);
    const SceneBody &body = document.data().bodies[0];
    const EngineProfile &profile = *engineProfile("box2d-3");

    QVERIFY(checkBody(document.data(), body, profile).empty());
    const std::vector<Finding> findings = checkBody(document.data(), body, profile, folder.path());
    QCOMPARE(codes(findings), QStringList("missing_image"));
    QCOMPARE(findingTitle(findings[0]), "Image is missing: art/ship.png");
    QCOMPARE(findings[0].body, body.id);
    QVERIFY(!findings[0].shape);

    QVERIFY(QDir(folder.path()).mkpath("art"));
    QFile file(folder.filePath("art/ship.png"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(checkBody(document.data(), body, profile, folder.path()).empty());
}

void tst_Finding::everyKindHasWordsAndCode()
{
    QStringList all;
    for (int kind = 0; kind <= int(Kind::MissingImage); ++kind) {
        Finding finding;
        finding.kind = Kind(kind);
        finding.profile = "Engine";
        QVERIFY2(!findingTitle(finding).isEmpty(), qPrintable(QString::number(kind)));
        QVERIFY2(!findingDetail(finding).isEmpty(), qPrintable(QString::number(kind)));
        QVERIFY(!findingTitle(finding).contains('%'));
        QVERIFY(!findingDetail(finding).contains('%'));
        all << findingCode(finding.kind);
    }
    QVERIFY(!all.contains(QString()));
    QCOMPARE(all.removeDuplicates(), 0);
    for (int fix = 1; fix <= int(Fix::RemoveShape); ++fix)
        QVERIFY(!fixText(Fix(fix)).isEmpty());
    QVERIFY(fixText(Fix::None).isEmpty());
}

/// The cases that stand beside the design, in pixels: the codes are those of the exact checks; the
/// engine's own rules are left out of the comparison.
void tst_Finding::knownCasesGiveTheirCodes_data()
{
    QTest::addColumn<QJsonObject>("test");
    QFile file(QStringLiteral(HULLSMITH_TEST_DATA "/cases/check.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (const QJsonValue &value : QJsonDocument::fromJson(file.readAll()).array())
        if (value[u"expected"][u"issues"].isArray() &&
            !value[u"input"][u"collinear_tol"].isDouble() && !value[u"input"][u"y_down"].toBool() &&
            !value[u"expected"][u"issues"].toArray().contains("non_finite"))
            QTest::newRow(qPrintable(value[u"id"].toString())) << value.toObject();
}

void tst_Finding::knownCasesGiveTheirCodes()
{
    QFETCH(QJsonObject, test);
    Points points;
    for (const QJsonValue &point : test[u"input"][u"points"].toArray())
        points.emplace_back(point[0].toDouble(), point[1].toDouble());
    const QStringList ours = {"clockwise",  "collinear", "concave",
                              "degenerate", "duplicate", "self_intersection",
                              "spike",      "too_few",   "self_touch"};
    const bool spikes = !test[u"expected"][u"spikes"].toArray().isEmpty();
    QStringList expected;
    for (const QJsonValue &code : test[u"expected"][u"issues"].toArray())
        if (ours.contains(code.toString()) && !(spikes && code.toString() == "self_touch"))
            expected << code.toString();
    if (expected.contains("too_few"))
        expected.removeAll("degenerate"); // one row in the panel
    QCOMPARE(codes(check(points)), expected);
}

QTEST_GUILESS_MAIN(tst_Finding)
#include "tst_finding.moc"
