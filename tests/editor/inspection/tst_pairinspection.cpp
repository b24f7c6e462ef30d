#include "lessonpair.h"

#include "editor/inspection/sentences.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using hullsmith::Relation;
using hullsmith::Vec2;

namespace {

/// Rounding of a few operations on numbers below a hundred.
constexpr double rounding = 1e-12;

QJsonArray goldenScenes()
{
    QFile file(QStringLiteral(HULLSMITH_SOURCE_DIR "/resources/lessons/scenes.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject root = QJsonDocument::fromJson(file.readAll()).object();
    QJsonArray all = root[QLatin1String("scenes")].toArray();
    for (const QJsonValue &scene : root[QLatin1String("bonus_scenes")].toArray())
        all.append(scene);
    return all;
}

bool near(double a, double b)
{
    return std::abs(a - b) <= rounding;
}

} // namespace

class tst_PairInspection : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyStepForwardAndBack_data();
    void everyStepForwardAndBack();
    void ledgerEqualsTheLessonsTables_data();
    void ledgerEqualsTheLessonsTables();
    void contactsEqualTheLessons_data();
    void contactsEqualTheLessons();
    void contactsFollowTheShapes();
    void radiusCountsInIntervalsAndContacts();
    void roundedCornersHaveAnAxis();
    void hullIsRoundedToo();
    void cursorStaysOnItsStepWhileDragging();
    void lostStepIsNamedAndFoundAgain();
    void rowsBeyondAnEarlyOutAreNotTested();
    void rowsAreKnownStepByStep();
    void onlyAWouldBeWrong();
    void levelsKeepTheAxis();
    void concaveShapeIsTestedAsItsHull();
    void repeatedVertexIsDropped();
    void clockwiseShapeIsTurned();
    void faultsGiveNoTrace_data();
    void faultsGiveNoTrace();
    void cachedAxisComesFirst();
    void swappingTurnsTheNormal();
    void placementAndScaleGiveMetres();
    void hugeShapesAreRefused();
    void tiesAreCounted();
    void freeAxisAgreesWithTheTest();
    void freeAxisFindsTheDistance();
};

void tst_PairInspection::everyStepForwardAndBack_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("level");
    for (const Lesson &each : lessons()) {
        for (int level = 1; level <= 3; ++level)
            QTest::addRow("%s level %d", qPrintable(each.id), level) << each.id << level;
    }
    QCOMPARE(lessons().size(), 27);
}

void tst_PairInspection::everyStepForwardAndBack()
{
    QFETCH(QString, id);
    QFETCH(int, level);
    LessonPair lesson(id);
    PairInspection &pair = lesson.pair;
    QVERIFY(pair.isValid());
    pair.setLevel(level);
    pair.first();
    QStringList forward{pair.key()};
    while (pair.next())
        forward << pair.key();
    QVERIFY(pair.atLast());
    QCOMPARE(pair.key(), QStringLiteral("sat/result"));
    QCOMPARE(int(forward.size()), pair.stopCount());
    QCOMPARE(QSet<QString>(forward.begin(), forward.end()).size(), forward.size());
    QStringList back{pair.key()};
    while (pair.previous())
        back.prepend(pair.key());
    QCOMPARE(back, forward);
    for (const QString &key : forward) {
        QVERIFY2(pair.goTo(key), qPrintable(key));
        QCOMPARE(pair.key(), key);
    }
    pair.first();
    QStringList axes{pair.key()};
    while (pair.nextAxis())
        axes << pair.key();
    QCOMPARE(axes.back(), QStringLiteral("sat/result"));
}

void tst_PairInspection::ledgerEqualsTheLessonsTables_data()
{
    QTest::addColumn<QJsonObject>("scene");
    for (const QJsonValue &scene : goldenScenes()) {
        const QString id = scene[QLatin1String("id")].toString();
        if (id != QLatin1String("capsule-side")) // its table lists both sides of the capsule
            QTest::newRow(qPrintable(id)) << scene.toObject();
    }
}

void tst_PairInspection::ledgerEqualsTheLessonsTables()
{
    QFETCH(QJsonObject, scene);
    LessonPair lesson(scene[QLatin1String("id")].toString(), {.earlyOut = false});
    const std::vector<LedgerRow> rows =
        lesson.pair.ledger(int(lesson.pair.trace().events.size()) - 1);
    const QJsonArray golden = scene[QLatin1String("expected")][QLatin1String("axes")].toArray();
    QCOMPARE(qsizetype(rows.size()), golden.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const QJsonObject row = golden[qsizetype(i)].toObject();
        const hullsmith::SatAxis &v = rows[i].values;
        QCOMPARE(rows[i].name, row[QLatin1String("source")].toString());
        QVERIFY(near(v.normal.x(), row[QLatin1String("axis")][0].toDouble()));
        QVERIFY(near(v.normal.y(), row[QLatin1String("axis")][1].toDouble()));
        QVERIFY(near(v.a.min, row[QLatin1String("a")][0].toDouble()));
        QVERIFY(near(v.a.max, row[QLatin1String("a")][1].toDouble()));
        QVERIFY(near(v.b.min, row[QLatin1String("b")][0].toDouble()));
        QVERIFY(near(v.b.max, row[QLatin1String("b")][1].toDouble()));
        QVERIFY(near(v.push, row[QLatin1String("push")].toDouble()));
        QVERIFY(near(v.pushDirection().x(), row[QLatin1String("push_direction")][0].toDouble()));
        QVERIFY(near(v.pushDirection().y(), row[QLatin1String("push_direction")][1].toDouble()));
        const bool duplicate = row[QLatin1String("duplicate")].toBool();
        QCOMPARE(rows[i].state, duplicate ? LedgerRow::State::Duplicate : LedgerRow::State::Tested);
    }
}

void tst_PairInspection::contactsEqualTheLessons_data()
{
    QTest::addColumn<QJsonObject>("scene");
    for (const QJsonValue &scene : goldenScenes())
        QTest::newRow(qPrintable(scene[QLatin1String("id")].toString())) << scene.toObject();
}

void tst_PairInspection::contactsEqualTheLessons()
{
    QFETCH(QJsonObject, scene);
    const LessonPair lesson(scene[QLatin1String("id")].toString());
    const auto &contacts = lesson.pair.contacts();
    const hullsmith::SatResult &result = lesson.pair.trace().result;
    const QJsonValue distance = scene[QLatin1String("expected")][QLatin1String("distance")];
    QVERIFY(!contacts.empty());
    if (lesson.pair.isApart()) {
        QCOMPARE(contacts.size(), std::size_t(1));
        QVERIFY(near(-contacts[0].depth, distance.toDouble()));
        QVERIFY(contacts[0].depth < 0.0);
        QVERIFY(near((contacts[0].onB - contacts[0].onA).norm(), distance.toDouble()));
        return;
    }
    double deepest = 0.0;
    for (const hullsmith::ContactPoint &contact : contacts)
        deepest = std::max(deepest, contact.depth);
    QVERIFY(near(deepest, result.depth()));
    const QJsonArray golden = scene[QLatin1String("demo")][QLatin1String("contacts")].toArray();
    for (const QJsonValue &point : golden) { // In either order.
        QCOMPARE(qsizetype(contacts.size()), golden.size());
        const Vec2 place(point[QLatin1String("point")][0].toDouble(),
                         point[QLatin1String("point")][1].toDouble());
        QVERIFY(std::ranges::any_of(contacts, [&](const hullsmith::ContactPoint &contact) {
            return (lesson.pair.placeOf(contact) - place).norm() <= rounding &&
                   near(contact.depth, point[QLatin1String("depth")].toDouble());
        }));
        QStringList edges;
        for (const hullsmith::AxisSource source : lesson.pair.edgesOf(contacts[0]))
            edges << lesson.pair.axisName(source);
        QCOMPARE(edges.value(0), scene[QLatin1String("demo")][QLatin1String("reference_edge")]);
        QCOMPARE(edges.value(1), scene[QLatin1String("demo")][QLatin1String("incident_edge")]);
    }
}

void tst_PairInspection::contactsFollowTheShapes()
{
    LessonPair lesson(QStringLiteral("overhang"));
    QCOMPARE(lesson.pair.contacts().size(), std::size_t(2));
    lesson.move(lesson.b, {0.0, 2.0}); // Lifted off.
    QVERIFY(lesson.pair.isApart());
    QCOMPARE(lesson.pair.contacts().size(), std::size_t(1));
    QVERIFY(near(lesson.pair.contacts()[0].depth, -1.5));
    QCOMPARE(lesson.pair.manifold().count, 0);
    lesson.pair.setPair(lesson.a, {});
    lesson.pair.update(lesson.document.data());
    QVERIFY(lesson.pair.contacts().empty());
}

void tst_PairInspection::radiusCountsInIntervalsAndContacts()
{
    const LessonPair plain(QStringLiteral("overhang"));
    const LessonPair round(QStringLiteral("overhang"), {.radiusA = 0.25, .radiusB = 0.5});
    QVERIFY(near(round.pair.a().radius, 0.25));
    QVERIFY(near(round.pair.b().radius, 0.5));
    QCOMPARE(round.pair.a().core, plain.pair.a().core);
    const hullsmith::SatAxis &axis = round.pair.ledger(0)[0].values; // (0, -1)
    QVERIFY(near(axis.a.min, -2.25));
    QVERIFY(near(axis.a.max, 0.25));
    QVERIFY(near(axis.b.min, -5.0));
    QVERIFY(near(axis.b.max, -1.0));
    QVERIFY(near(round.pair.trace().result.depth(), 1.25));
    for (const hullsmith::ContactPoint &contact : round.pair.contacts())
        QVERIFY(near(contact.depth, 1.25));
    const LessonPair circle(QStringLiteral("tunnelling"), {.radiusB = 1.0});
    QVERIFY(near(circle.pair.b().radius, 1.0));
}

void tst_PairInspection::roundedCornersHaveAnAxis()
{
    const LessonPair round(QStringLiteral("gap-not-distance"),
                           {.earlyOut = false, .radiusA = 1.0, .radiusB = 2.0});
    const int compare = round.pair.trace().find("sat/axis/v/compare");
    QVERIFY(compare >= 0);
    QVERIFY(near(-round.pair.trace().events[std::size_t(compare)].axis.push, 2.0));
    QVERIFY(near(-round.pair.contacts()[0].depth, 2.0)); // Now the gap is the distance.
    QVERIFY((round.pair.contacts()[0].onA - Vec2(4.6, 4.8)).norm() <= rounding);
}

void tst_PairInspection::hullIsRoundedToo()
{
    const LessonPair round(QStringLiteral("concave-notch"), {.radiusA = 0.5});
    QVERIFY(round.pair.a().isHull);
    QVERIFY(near(round.pair.a().radius, 0.5));
}

void tst_PairInspection::cursorStaysOnItsStepWhileDragging()
{
    LessonPair lesson(QStringLiteral("only-b-knows"));
    QVERIFY(lesson.pair.goTo(QStringLiteral("sat/axis/B0/compare")));
    for (const double x : {-0.5, -1.0, 0.1}) {
        lesson.move(lesson.b, {x, 0.0});
        QCOMPARE(lesson.pair.key(), QStringLiteral("sat/axis/B0/compare"));
        QVERIFY(!lesson.pair.lostStep());
    }
}

void tst_PairInspection::lostStepIsNamedAndFoundAgain()
{
    LessonPair lesson(QStringLiteral("only-b-knows"));
    const QString key = QStringLiteral("sat/axis/B1/compare");
    QVERIFY(lesson.pair.goTo(key));
    lesson.move(lesson.b, {4.0, 0.0}); // now A1 has the gap
    QCOMPARE(lesson.pair.key(), QStringLiteral("sat/axis/A1/best"));
    QVERIFY(lesson.pair.lostStep());
    QCOMPARE(lesson.pair.lostStep()->why, LostStep::Why::GapEarlier);
    QCOMPARE(lesson.pair.lostStep()->lost, QStringLiteral("B1"));
    QCOMPARE(lesson.pair.lostStep()->on, QStringLiteral("A1"));
    lesson.move(lesson.b, {0.0, 0.0});
    QCOMPARE(lesson.pair.key(), key);
    QVERIFY(!lesson.pair.lostStep());
}

void tst_PairInspection::rowsBeyondAnEarlyOutAreNotTested()
{
    LessonPair lesson(QStringLiteral("gap-not-distance"));
    const auto rows = lesson.pair.ledger(int(lesson.pair.trace().events.size()) - 1);
    QCOMPARE(rows[0].state, LedgerRow::State::Tested);
    QVERIFY(rows[0].isWinner);
    for (std::size_t i = 1; i < rows.size(); ++i) {
        QCOMPARE(rows[i].state, LedgerRow::State::NotTested);
        QVERIFY(rows[i].values.push != 0.0); // filled on demand
    }
}

void tst_PairInspection::rowsAreKnownStepByStep()
{
    LessonPair lesson(QStringLiteral("interval-inside"));
    const auto rowAt = [&](const char *key) {
        return lesson.pair.ledger(lesson.pair.trace().find(key))[0];
    };
    QCOMPARE(rowAt("sat/start").state, LedgerRow::State::Pending);
    QVERIFY(rowAt("sat/axis/A0/axis").knowsNormal);
    QVERIFY(!rowAt("sat/axis/A0/axis").knowsA);
    QVERIFY(rowAt("sat/axis/A0/project-A").knowsA);
    QVERIFY(!rowAt("sat/axis/A0/project-A").knowsB);
    QVERIFY(rowAt("sat/axis/A0/project-B").knowsB);
    QVERIFY(!rowAt("sat/axis/A0/project-B").compared());
    QVERIFY(rowAt("sat/axis/A0/compare").compared());
    QVERIFY(rowAt("sat/axis/A0/best").isBest);
    QVERIFY(!rowAt("sat/axis/A1/best").isBest); // A1 is shorter
}

void tst_PairInspection::onlyAWouldBeWrong()
{
    LessonPair lesson(QStringLiteral("only-b-knows"));
    QCOMPARE(lesson.pair.trace().result.relation, Relation::Apart);
    QVERIFY(near(lesson.pair.onlyA().values.push, 1.0));
}

void tst_PairInspection::levelsKeepTheAxis()
{
    LessonPair lesson(QStringLiteral("only-b-knows"));
    lesson.pair.setLevel(3);
    QVERIFY(lesson.pair.goTo(QStringLiteral("sat/axis/B0/project-B/vertex/2")));
    lesson.pair.setLevel(2);
    QVERIFY(lesson.pair.key().startsWith(QLatin1String("sat/axis/B0/")));
    QVERIFY(lesson.pair.isStop(lesson.pair.cursor()));
    lesson.pair.setLevel(1);
    QCOMPARE(lesson.pair.key(), QStringLiteral("sat/axis/B0/compare"));
    lesson.pair.setLevel(0);
    QCOMPARE(lesson.pair.level(), 1);
    lesson.pair.setLevel(9);
    QCOMPARE(lesson.pair.level(), 3);
}

void tst_PairInspection::concaveShapeIsTestedAsItsHull()
{
    LessonPair lesson(QStringLiteral("concave-notch"));
    QVERIFY(lesson.pair.a().isHull);
    QCOMPARE(lesson.pair.a().core.size(), std::size_t(4));
    QCOMPARE(lesson.pair.a().outline.size(), std::size_t(8));
    QCOMPARE(lesson.pair.notes().size(), std::size_t(1));
    QCOMPARE(lesson.pair.notes()[0].kind, InputNote::Kind::Hull);
    QCOMPARE(lesson.pair.trace().result.relation, Relation::Overlapping);
    QVERIFY(near(lesson.pair.trace().result.depth(), 2.0));
}

void tst_PairInspection::repeatedVertexIsDropped()
{
    LessonPair lesson(QStringLiteral("duplicate-vertex"));
    QCOMPARE(lesson.pair.a().core.size(), std::size_t(4));
    QCOMPARE(lesson.pair.notes().size(), std::size_t(1));
    QCOMPARE(lesson.pair.notes()[0].kind, InputNote::Kind::RepeatedDropped);
    QCOMPARE(lesson.pair.notes()[0].vertices, std::vector<int>{2});
}

void tst_PairInspection::clockwiseShapeIsTurned()
{
    LessonPair lesson(QStringLiteral("inside-out"));
    const auto before = lesson.pair.trace().result;
    SceneShape shape = *lesson.document.data().shape(lesson.b);
    std::ranges::reverse(shape.vertices);
    lesson.document.setGeometry(shape);
    lesson.pair.update(lesson.document.data());
    QCOMPARE(lesson.pair.notes().size(), std::size_t(1));
    QCOMPARE(lesson.pair.notes()[0].kind, InputNote::Kind::Turned);
    QCOMPARE(lesson.pair.trace().result.depth(), before.depth());
    QCOMPARE(lesson.pair.b().core.front(), shape.vertices.front());
}

void tst_PairInspection::faultsGiveNoTrace_data()
{
    QTest::addColumn<std::vector<Vec2>>("vertices");
    QTest::addColumn<InputNote::Kind>("kind");
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("no vertex") << std::vector<Vec2>{} << InputNote::Kind::TooFew;
    QTest::newRow("two vertices") << std::vector<Vec2>{{0, 0}, {1, 0}} << InputNote::Kind::TooFew;
    QTest::newRow("one point thrice")
        << std::vector<Vec2>{{1, 1}, {1, 1}, {1, 1}} << InputNote::Kind::TooFew;
    QTest::newRow("a line") << std::vector<Vec2>{{0, 0}, {1, 1}, {2, 2}}
                            << InputNote::Kind::Degenerate;
    QTest::newRow("not a number") << std::vector<Vec2>{{0, 0}, {nan, 1}, {2, 2}}
                                  << InputNote::Kind::NonFinite;
}

void tst_PairInspection::faultsGiveNoTrace()
{
    QFETCH(std::vector<Vec2>, vertices);
    QFETCH(InputNote::Kind, kind);
    LessonPair lesson(QStringLiteral("one-gap"));
    SceneShape shape = *lesson.document.data().shape(lesson.b);
    shape.vertices = vertices;
    lesson.document.setGeometry(shape);
    lesson.pair.update(lesson.document.data());
    QVERIFY(!lesson.pair.isValid());
    QCOMPARE(lesson.pair.cursor(), -1);
    QVERIFY(!lesson.pair.next());
    QVERIFY(lesson.pair.ledger(-1).empty());
    QCOMPARE(lesson.pair.notes().back().kind, kind);
    QCOMPARE(lesson.pair.notes().back().owner, hullsmith::Owner::B);
}

void tst_PairInspection::cachedAxisComesFirst()
{
    InspectionOptions options;
    options.cached = hullsmith::AxisSource{hullsmith::Owner::B, 1};
    LessonPair lesson(QStringLiteral("only-b-knows"), options);
    QVERIFY(lesson.pair.goTo(QStringLiteral("sat/cache/B1")));
    const auto rows = lesson.pair.ledger(int(lesson.pair.trace().events.size()) - 1);
    QCOMPARE(rows[0].name, QStringLiteral("B1"));
    QVERIFY(rows[0].isCached);
    QCOMPARE(lesson.pair.trace().result.axesTested, 1);
}

void tst_PairInspection::swappingTurnsTheNormal()
{
    LessonPair lesson(QStringLiteral("which-way"));
    const Vec2 normal = lesson.pair.trace().result.normal();
    lesson.pair.setPair(lesson.b, lesson.a);
    lesson.pair.update(lesson.document.data());
    QCOMPARE(lesson.pair.trace().result.normal(), Vec2(-normal));
}

void tst_PairInspection::placementAndScaleGiveMetres()
{
    SceneData data;
    data.settings.pixelsPerMetre = 10.0;
    SceneShape square;
    square.vertices = {{0, 0}, {20, 0}, {20, 20}, {0, 20}};
    SceneBody one;
    one.id = {1};
    square.id = {2};
    one.shapes = {square};
    SceneBody two;
    two.id = {3};
    square.id = {4};
    two.shapes = {square};
    two.pixelsPerMetre = 20.0; // drawn twice as fine: half as large in the world
    two.position = {30.0, 0.0};
    data.bodies = {one, two};
    PairInspection pair;
    pair.setPair({2}, {4});
    pair.update(data);
    QVERIFY(pair.isValid());
    QVERIFY(near(pair.trace().result.separation(), 1.0));
    QVERIFY(near(pair.b().core[1].x(), 4.0));
}

void tst_PairInspection::hugeShapesAreRefused()
{
    LessonPair lesson(QStringLiteral("one-gap"));
    SceneShape shape = *lesson.document.data().shape(lesson.b);
    const auto ring = [](int corners) {
        std::vector<Vec2> points;
        for (int i = 0; i < corners; ++i) {
            const double angle = 2.0 * M_PI * i / corners;
            points.emplace_back(1000.0 * std::cos(angle), 1000.0 * std::sin(angle));
        }
        return points;
    };
    shape.vertices = ring(PairInspection::mostForTrace + 1);
    lesson.document.setGeometry(shape);
    lesson.pair.update(lesson.document.data());
    QVERIFY(!lesson.pair.isValid());
    QCOMPARE(lesson.pair.notes().back().kind, InputNote::Kind::TooMany);
    shape.vertices = ring(300);
    lesson.document.setGeometry(shape);
    lesson.pair.update(lesson.document.data());
    QVERIFY(lesson.pair.isValid());
    QVERIFY(!lesson.pair.recordsVertices());
}

void tst_PairInspection::freeAxisAgreesWithTheTest()
{
    for (const Lesson &each : lessons()) {
        LessonPair lesson(each.id);
        for (const hullsmith::SatEvent &event : lesson.pair.fullTrace().events) {
            if (event.kind != hullsmith::SatEvent::Kind::Compare)
                continue;
            const hullsmith::Vec2 &n = event.axis.normal;
            lesson.pair.setFreeAxis(std::atan2(n.y(), n.x()) * 180.0 / std::numbers::pi);
            const hullsmith::SatAxis free = lesson.pair.freeAxisValues();
            QVERIFY((free.normal - n).norm() < 1e-12);
            for (const double difference :
                 {free.push - event.axis.push, free.forward - event.axis.forward,
                  free.backward - event.axis.backward, free.a.min - event.axis.a.min,
                  free.b.max - event.axis.b.max})
                QVERIFY2(std::abs(difference) < 1e-9, qPrintable(each.id));
        }
    }
}

void tst_PairInspection::freeAxisFindsTheDistance()
{
    LessonPair lesson(QStringLiteral("gap-not-distance"));
    lesson.pair.first();
    lesson.pair.setFreeAxis(std::atan2(0.8, 0.6) * 180.0 / std::numbers::pi - 360.0);
    QCOMPARE(stepText(lesson.pair, 0), QStringLiteral("Free axis at 53.13°: gap 5."));
    lesson.pair.setFreeAxis(90.0);
    QCOMPARE(lesson.pair.freeAxisValues().normal, hullsmith::Vec2(0.0, 1.0));
    lesson.pair.last();
    QVERIFY(!lesson.pair.freeAxis());
}

void tst_PairInspection::tiesAreCounted()
{
    LessonPair lesson(QStringLiteral("corner-tie"));
    QCOMPARE(lesson.pair.ties().size(), std::size_t(2));
    LessonPair other(QStringLiteral("interval-inside"));
    QCOMPARE(other.pair.ties().size(), std::size_t(1));
}

QTEST_GUILESS_MAIN(tst_PairInspection)
#include "tst_pairinspection.moc"
