#include "editor/document/retrace.h"

#include "physics/geometry/outlinecheck.h"

#include <QTest>

#include <random>

using hullsmith::Vec2;
using Kind = LostEdit::Kind;
using Ring = std::vector<Vec2>;

/// Handwork on a traced outline survives another trace of it, or is said to be lost.
class tst_Retrace : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withoutHandworkItIsTheNewTrace();
    void theSameTraceIsTheCurrentRing();
    void randomEditsOfTheSameTraceStay();
    void handworkIsReplayed_data();
    void handworkIsReplayed();
    void handworkOfAClockwiseRingIsReplayed();
    void startVertexDoesNotMatter();
    void whatHasNoPlaceIsLost_data();
    void whatHasNoPlaceIsLost();
    void aMoveAcrossTheNewOutlineIsLost();
    void islandsFindTheirShapes();
    void shapesKeepWhatStandsAfterTheTrace();
    void lostIslandsWithHandworkAreNamed();
    void holes_data();
    void holes();
};

namespace {

constexpr double reach = 3.0;

/// A plate with a notch on top; each side is 100 long.
Ring plate()
{
    return {{0, 0}, {100, 0}, {100, 100}, {60, 100}, {50, 80}, {40, 100}, {0, 100}};
}

/// The same with a finer tolerance: two more vertices, the others a bit elsewhere.
Ring finer()
{
    return {{0, 0},    {50, -1}, {100, 0},  {101, 50}, {100, 100},
            {61, 100}, {50, 79}, {40, 101}, {0, 100}};
}

/// The same with a coarser tolerance: the notch is gone.
Ring coarser()
{
    return {{0, 0}, {100, 0}, {100, 100}, {0, 100}};
}

Ring moved(Ring ring, std::size_t vertex, const Vec2 &to)
{
    ring[vertex] = to;
    return ring;
}

Ring inserted(Ring ring, std::size_t before, const Vec2 &place)
{
    ring.insert(ring.begin() + std::ptrdiff_t(before), place);
    return ring;
}

Ring deleted(Ring ring, std::size_t vertex)
{
    ring.erase(ring.begin() + std::ptrdiff_t(vertex));
    return ring;
}

Ring turnedRound(Ring ring)
{
    std::reverse(ring.begin(), ring.end());
    return ring;
}

bool has(const Ring &ring, const Vec2 &v)
{
    return std::find(ring.begin(), ring.end(), v) != ring.end();
}

/// Equal but for the start vertex.
bool sameCycle(Ring a, const Ring &b)
{
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a == b)
            return true;
        std::rotate(a.begin(), a.begin() + 1, a.end());
    }
    return a == b;
}

SceneShape tracedShape(const QString &name, hullsmith::Pixel seed, const Ring &outer,
                       const std::vector<Ring> &holes = {})
{
    SceneShape shape;
    shape.id = {quint32(1 + seed.column)};
    shape.name = name;
    shape.vertices = outer;
    shape.holes = holes;
    shape.traced = TracedRings{seed, outer, holes};
    return shape;
}

Ring shifted(Ring ring, const Vec2 &by)
{
    for (Vec2 &v : ring)
        v += by;
    return ring;
}

Ring hole(double x, double y)
{
    return {{x, y}, {x, y + 10}, {x + 10, y + 10}, {x + 10, y}};
}

} // namespace

void tst_Retrace::withoutHandworkItIsTheNewTrace()
{
    const MergedRing merged = mergedRing(plate(), plate(), finer(), reach);
    QVERIFY(merged.ring == finer());
    QVERIFY(merged.lost.empty());
}

void tst_Retrace::theSameTraceIsTheCurrentRing()
{
    const Ring current = moved(deleted(plate(), 4), 0, {-20, -20});
    const MergedRing merged = mergedRing(plate(), current, plate(), reach);
    QVERIFY(merged.ring == current);
    QVERIFY(merged.lost.empty());
}

/// The replay itself, too, gives back the edited ring where the new trace is the old one but for
/// its start vertex.
void tst_Retrace::randomEditsOfTheSameTraceStay()
{
    std::mt19937 random(7);
    const auto below = [&random](std::size_t n) { return std::size_t(random() % n); };
    int replayed = 0;
    for (int round = 0; round < 300; ++round) {
        Ring circle;
        for (int i = 0; i < 24; ++i)
            circle.emplace_back(100 * std::cos(i * 0.2618), 100 * std::sin(i * 0.2618));
        Ring current = circle;
        for (std::size_t edits = 1 + below(3); edits > 0; --edits) {
            const std::size_t at = below(current.size());
            const Vec2 place = (1.1 + 0.1 * double(below(5))) * current[at];
            current = below(3) == 0   ? moved(current, at, place)
                      : below(2) == 0 ? inserted(current, at, place)
                                      : deleted(current, at);
        }
        if (!hullsmith::checkOutline(current).simple)
            continue;
        Ring again = circle;
        std::rotate(again.begin(), again.begin() + 5, again.end());
        const MergedRing merged = mergedRing(circle, current, again, reach);
        QVERIFY2(sameCycle(merged.ring, current), qPrintable(QString::number(round)));
        QVERIFY(merged.lost.empty());
        ++replayed;
    }
    QVERIFY2(replayed > 100, qPrintable(QString::number(replayed)));
}

void tst_Retrace::handworkIsReplayed_data()
{
    QTest::addColumn<Ring>("current");
    QTest::addColumn<Ring>("fresh");
    QTest::addColumn<Ring>("expected");

    QTest::newRow("a moved corner, finer")
        << moved(plate(), 1, {120, -10}) << finer()
        << Ring{{0, 0}, {120, -10}, {100, 100}, {61, 100}, {50, 79}, {40, 101}, {0, 100}};
    QTest::newRow("the notch made deeper, finer")
        << moved(plate(), 4, {50, 40}) << finer()
        << Ring{{0, 0},    {50, -1}, {100, 0},  {101, 50}, {100, 100},
                {61, 100}, {50, 40}, {40, 101}, {0, 100}};
    QTest::newRow("a moved corner, coarser") << moved(plate(), 1, {120, -10}) << coarser()
                                             << Ring{{0, 0}, {120, -10}, {100, 100}, {0, 100}};
    QTest::newRow("an inserted vertex")
        << inserted(plate(), 1, {50, -30}) << finer()
        << Ring{{0, 0},    {50, -30}, {100, 0},  {101, 50}, {100, 100},
                {61, 100}, {50, 79},  {40, 101}, {0, 100}};
    QTest::newRow("a deleted vertex")
        << deleted(plate(), 4) << finer()
        << Ring{{0, 0}, {50, -1}, {100, 0}, {101, 50}, {100, 100}, {61, 100}, {40, 101}, {0, 100}};
    QTest::newRow("a deleted run")
        << deleted(deleted(deleted(plate(), 3), 3), 3) << finer()
        << Ring{{0, 0}, {50, -1}, {100, 0}, {101, 50}, {100, 100}, {0, 100}};
    QTest::newRow("two edits far apart")
        << moved(moved(plate(), 0, {-9, -9}), 4, {50, 40}) << finer()
        << Ring{{-9, -9},  {100, 0}, {101, 50}, {100, 100},
                {61, 100}, {50, 40}, {40, 101}, {0, 100}};
    QTest::newRow("neighbours moved")
        << moved(moved(plate(), 0, {-9, -9}), 1, {109, -9}) << finer()
        << Ring{{-9, -9}, {109, -9}, {100, 100}, {61, 100}, {50, 79}, {40, 101}, {0, 100}};
}

void tst_Retrace::handworkIsReplayed()
{
    QFETCH(Ring, current);
    QFETCH(Ring, fresh);
    QFETCH(Ring, expected);
    const MergedRing merged = mergedRing(plate(), current, fresh, reach);
    QVERIFY(merged.lost.empty());
    QVERIFY(sameCycle(merged.ring, expected));
}

void tst_Retrace::handworkOfAClockwiseRingIsReplayed()
{
    const Ring current = turnedRound(moved(plate(), 4, {50, 40}));
    const MergedRing merged = mergedRing(plate(), current, finer(), reach);
    QVERIFY(merged.lost.empty());
    QVERIFY(has(merged.ring, {50, 40}));
    QVERIFY(!has(merged.ring, {50, 79}));
    QCOMPARE(hullsmith::checkOutline(merged.ring).winding, hullsmith::Winding::Clockwise);
}

void tst_Retrace::startVertexDoesNotMatter()
{
    const Ring current = moved(deleted(plate(), 6), 1, {120, -10});
    const Ring expected = mergedRing(plate(), current, finer(), reach).ring;
    Ring fresh = finer();
    for (std::size_t i = 0; i < fresh.size(); ++i) {
        std::rotate(fresh.begin(), fresh.begin() + 1, fresh.end());
        QVERIFY(sameCycle(mergedRing(plate(), current, fresh, reach).ring, expected));
    }
    Ring edited = current;
    for (std::size_t i = 0; i < edited.size(); ++i) {
        std::rotate(edited.begin(), edited.begin() + 1, edited.end());
        QVERIFY(sameCycle(mergedRing(plate(), edited, finer(), reach).ring, expected));
    }
}

void tst_Retrace::whatHasNoPlaceIsLost_data()
{
    QTest::addColumn<Ring>("current");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<Vec2>("place");

    QTest::newRow("moved in a notch that is gone")
        << moved(plate(), 4, {50, 40}) << Kind::Moved << Vec2(50, 40);
    QTest::newRow("inserted in a notch that is gone")
        << inserted(plate(), 4, {56, 85}) << Kind::Inserted << Vec2(56, 85);
    Ring elsewhere = plate();
    for (Vec2 &v : elsewhere)
        v += Vec2(7, 7);
    QTest::newRow("all vertices are elsewhere") << elsewhere << Kind::Moved << Vec2(7, 7);
}

void tst_Retrace::whatHasNoPlaceIsLost()
{
    QFETCH(Ring, current);
    QFETCH(Kind, kind);
    QFETCH(Vec2, place);
    const MergedRing merged = mergedRing(plate(), current, coarser(), reach);
    QVERIFY(sameCycle(merged.ring, coarser()));
    QCOMPARE(merged.lost.size(), std::size_t(1));
    QCOMPARE(merged.lost[0].kind, kind);
    QVERIFY(merged.lost[0].place == place);
}

void tst_Retrace::aMoveAcrossTheNewOutlineIsLost()
{
    // The corner was dragged into the middle; the new trace has a deeper notch there.
    const Ring current = moved(plate(), 1, {50, 60});
    const Ring deeper = moved(finer(), 6, {50, 55});
    const MergedRing merged = mergedRing(plate(), current, deeper, 40.0);
    QVERIFY(hullsmith::checkOutline(merged.ring).simple);
    QVERIFY(merged.lost.size() == 1 && !has(merged.ring, {50, 60}));
}

void tst_Retrace::islandsFindTheirShapes()
{
    SceneBody body;
    body.shapes = {tracedShape("a", {0, 0}, plate()),
                   tracedShape("b", {1, 0}, shifted(plate(), {200, 0})),
                   tracedShape("c", {2, 0}, shifted(plate(), {400, 0}))};
    SceneShape drawn;
    drawn.name = "outline";
    drawn.vertices = plate();
    body.shapes.push_back(drawn);
    // b comes first with its own seed, a with another one, c is gone and one is new.
    const std::vector<TracedIsland> islands = {{{1, 0}, {shifted(finer(), {200, 0}), {}}},
                                               {{9, 9}, {finer(), {}}},
                                               {{5, 0}, {shifted(plate(), {0, 300}), {}}}};
    const Retraced result = retrace(body, islands, "outline", reach);
    QCOMPARE(result.shapes.size(), std::size_t(3));
    QCOMPARE(result.shapes[0].name, QString("a"));
    QVERIFY(result.shapes[0].vertices == finer());
    QCOMPARE(result.shapes[0].traced->seed.column, 9);
    QCOMPARE(result.shapes[1].id, body.shapes[1].id);
    QVERIFY(result.shapes[1].vertices == shifted(finer(), {200, 0}));
    QCOMPARE(result.shapes[2].name, QString("outline_2"));
    QVERIFY(!result.shapes[2].id);
    QVERIFY(result.lost.empty()); // c had no handwork
}

void tst_Retrace::shapesKeepWhatStandsAfterTheTrace()
{
    SceneBody body;
    body.shapes = {tracedShape("a", {0, 0}, plate())};
    body.shapes[0].vertices[1] = {120, -10};
    body.shapes[0].properties.friction = 0.7;
    body.shapes[0].split.cuts = {{{0, 50}, {100, 50}}};
    const Retraced result = retrace(body, {{{0, 0}, {finer(), {}}}}, "outline", reach);
    QCOMPARE(result.shapes.size(), std::size_t(1));
    QVERIFY(has(result.shapes[0].vertices, {120, -10}));
    QVERIFY(result.shapes[0].traced->outer == finer());
    QVERIFY(result.shapes[0].properties == body.shapes[0].properties);
    QVERIFY(result.shapes[0].split == body.shapes[0].split);
    QVERIFY(result.lost.empty());
}

void tst_Retrace::lostIslandsWithHandworkAreNamed()
{
    SceneBody body;
    body.shapes = {tracedShape("a", {0, 0}, plate())};
    body.shapes[0].vertices[1] = {120, -10};
    const Retraced result = retrace(body, {}, "outline", reach);
    QVERIFY(result.shapes.empty());
    QCOMPARE(result.lost.size(), std::size_t(1));
    QCOMPARE(result.lost[0].kind, Kind::Shape);
    QCOMPARE(result.lost[0].shape, body.shapes[0].id);
}

void tst_Retrace::holes_data()
{
    QTest::addColumn<std::vector<Ring>>("traced");
    QTest::addColumn<std::vector<Ring>>("current");
    QTest::addColumn<std::vector<Ring>>("fresh");
    QTest::addColumn<std::vector<Ring>>("expected");
    QTest::addColumn<int>("lost");
    using Rings = std::vector<Ring>;
    const Ring edited = moved(hole(20, 20), 0, {15, 15});

    QTest::newRow("a moved corner")
        << Rings{hole(20, 20)} << Rings{edited} << Rings{shifted(hole(20, 20), {0.5, 0})}
        << Rings{moved(shifted(hole(20, 20), {0.5, 0}), 0, {15, 15})} << 0;
    QTest::newRow("removed stays removed")
        << Rings{hole(20, 20), hole(60, 20)} << Rings{hole(60, 20)}
        << Rings{hole(20, 20), shifted(hole(60, 20), {0, 1})}
        << Rings{shifted(hole(60, 20), {0, 1})} << 0;
    QTest::newRow("a drawn hole stays") << Rings{} << Rings{hole(20, 20)} << Rings{hole(60, 20)}
                                        << Rings{hole(60, 20), hole(20, 20)} << 0;
    QTest::newRow("a drawn hole outside of the new outline")
        << Rings{} << Rings{hole(200, 20)} << Rings{hole(60, 20)} << Rings{hole(60, 20)} << 1;
    QTest::newRow("an edited hole is gone")
        << Rings{hole(20, 20)} << Rings{edited} << Rings{} << Rings{} << 1;
    QTest::newRow("an unedited hole is gone")
        << Rings{hole(20, 20), hole(60, 20)} << Rings{hole(20, 20)} << Rings{} << Rings{} << 0;
}

void tst_Retrace::holes()
{
    QFETCH(std::vector<Ring>, traced);
    QFETCH(std::vector<Ring>, current);
    QFETCH(std::vector<Ring>, fresh);
    QFETCH(std::vector<Ring>, expected);
    QFETCH(int, lost);
    SceneBody body;
    body.shapes = {tracedShape("a", {0, 0}, plate(), traced)};
    body.shapes[0].holes = current;
    const Retraced result = retrace(body, {{{0, 0}, {plate(), fresh}}}, "outline", reach);
    QCOMPARE(result.shapes.size(), std::size_t(1));
    QVERIFY(result.shapes[0].vertices == plate());
    QCOMPARE(result.shapes[0].holes.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
        QVERIFY(sameCycle(result.shapes[0].holes[i], expected[i]));
    QCOMPARE(int(result.lost.size()), lost);
    QVERIFY(result.shapes[0].traced->holes == fresh);
}

QTEST_APPLESS_MAIN(tst_Retrace)
#include "tst_retrace.moc"
