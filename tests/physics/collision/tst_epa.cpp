#include "shapepairs.h"

#include "physics/collision/epatrace.h"
#include "physics/collision/sat.h"

#include <QTest>

#include <set>

using namespace hullsmith;

namespace {

using Kind = EpaEvent::Kind;

EpaResult epaOf(const ShapePair &pair, const EpaOptions &options = {})
{
    return epa(pair.a, pair.poseA, pair.b, pair.poseB, options);
}

SatResult wholeSat(const ShapePair &pair)
{
    return sat(pair.a, pair.poseA, pair.b, pair.poseB, SatOptions{.earlyOut = false});
}

bool same(const EpaResult &a, const EpaResult &b)
{
    return a.relation == b.relation && a.depth == b.depth && a.lower == b.lower &&
           a.upper == b.upper && a.normal == b.normal && a.pointA == b.pointA &&
           a.pointB == b.pointB && a.featureA == b.featureA && a.featureB == b.featureB &&
           a.iterations == b.iterations && a.capped == b.capped;
}

QByteArray label(Condition condition, int i)
{
    return QByteArray::number(int(condition)) + '/' + QByteArray::number(i);
}

} // namespace

class tst_Epa : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knownDepths_data();
    void knownDepths();
    void degenerateCores_data();
    void degenerateCores();
    void satBruteForceAndEpaAgree();
    void deepestPointsLieOnTheSurfaces();
    void movingByTheDepthLeavesThePairTouching();
    void boundsHoldTheDepthAtAnyCap();
    void manyCornersStayUnderTheCap();
    void apartHasNoDepth();
    void traceEqualsPlain();
    void keysComeInOrder();
    void boundsShrinkInTheTrace();
};

void tst_Epa::knownDepths_data()
{
    QTest::addColumn<Vec2>("at");
    QTest::addColumn<double>("depth");
    QTest::addColumn<Vec2>("normal");

    // A box of four metres at the origin, a unit box at `at` (left bottom corner).
    QTest::newRow("from the right") << Vec2(3.75, 1) << 0.25 << Vec2(1, 0);
    QTest::newRow("from below") << Vec2(1.5, -0.5) << 0.5 << Vec2(0, -1);
    QTest::newRow("swallowed") << Vec2(0.5, 1.5) << 1.5 << Vec2(-1, 0);
    QTest::newRow("corner, the shorter way") << Vec2(3.5, 3.75) << 0.25 << Vec2(0, 1);
    QTest::newRow("hair") << Vec2(std::nextafter(4.0, 0.0), 1) << 0x1p-51 << Vec2(1, 0);
}

void tst_Epa::knownDepths()
{
    QFETCH(Vec2, at);
    QFETCH(double, depth);
    QFETCH(Vec2, normal);
    const EpaResult result = epa(box(0, 0, 4, 4), {}, box(0, 0, 1, 1), Pose(at, 0.0));
    QCOMPARE(result.relation, Relation::Overlapping);
    QVERIFY(std::abs(result.depth - depth) < 1e-14);
    QVERIFY((result.normal - normal).norm() < 1e-15);
    QVERIFY(result.lower <= depth && depth <= result.upper);
    QVERIFY((result.pointA - result.pointB - depth * normal).norm() < 1e-14);
}

void tst_Epa::degenerateCores_data()
{
    QTest::addColumn<Shape>("a");
    QTest::addColumn<Shape>("b");
    QTest::addColumn<double>("depth");

    const Shape ball = circle(0, 0, 1);
    const Shape bar = capsule({-2, 0}, {2, 0}, 0.5);
    QTest::newRow("same centre") << ball << circle(0, 0, 2) << 3.0;
    QTest::newRow("centre on a segment") << ball << bar << 1.5;
    QTest::newRow("centre on a segment's end") << ball << capsule({0, 0}, {4, 0}, 0.5) << 1.5;
    QTest::newRow("crossing segments") << bar << capsule({0, -1}, {0, 3}, 0.5) << 2.0;
    QTest::newRow("segments on one line") << bar << capsule({1, 0}, {5, 0}, 0.25) << 0.75;
    QTest::newRow("the same segment") << bar << bar << 1.0;
    QTest::newRow("cores apart, radii overlap")
        << ball << capsule({-2, 1.25}, {2, 1.25}, 0.5) << 0.25;
    QTest::newRow("centre on a corner") << circle(1, 1, 0.5) << box(-1, -1, 1, 1) << 0.5;
    QTest::newRow("centre in the middle") << ball << box(-3, -2, 3, 2) << 3.0;
    QTest::newRow("segment along an edge")
        << capsule({-1, 2}, {1, 2}, 0.5) << box(-3, -2, 3, 2) << 0.5;
    QTest::newRow("identical polygons") << box(0, 0, 3, 2) << box(0, 0, 3, 2) << 2.0;
    QTest::newRow("rounded and identical") << box(0, 0, 3, 2, 0.5) << box(0, 0, 3, 2, 0.5) << 3.0;
}

void tst_Epa::degenerateCores()
{
    QFETCH(Shape, a);
    QFETCH(Shape, b);
    QFETCH(double, depth);
    const EpaResult result = epa(a, {}, b, {});
    QCOMPARE(result.relation, Relation::Overlapping);
    QVERIFY2(std::abs(result.depth - depth) < 1e-14, qPrintable(QString::number(result.depth)));
    QVERIFY(std::abs(result.normal.norm() - 1.0) < 1e-15);
    QVERIFY((result.pointA - result.pointB - depth * result.normal).norm() < 1e-14);
}

void tst_Epa::satBruteForceAndEpaAgree()
{
    RandomPairs random(1);
    int hits = 0;
    constexpr int pairs = sampleCount(1'500);
    for (const Condition condition : allConditions) {
        for (int i = 0; i < pairs; ++i) {
            const ShapePair pair = random.pair(condition);
            const EpaResult result = epaOf(pair);
            const SatResult other = wholeSat(pair);
            QCOMPARE(result.relation, other.relation);
            QVERIFY(!result.capped);
            if (result.relation != Relation::Overlapping)
                continue;
            ++hits;
            const double bound = depthBound(pair);
            QVERIFY2(std::abs(result.depth - other.depth()) <= bound, label(condition, i));
            QVERIFY2(std::abs(result.depth + bruteSeparation(pair)) <= bound, label(condition, i));
        }
    }
    QVERIFY2(hits > 1.8 * pairs && hits < 4.2 * pairs, qPrintable(QString::number(hits)));
}

void tst_Epa::deepestPointsLieOnTheSurfaces()
{
    RandomPairs random(2);
    for (const Condition condition : allConditions) {
        for (int i = 0; i < sampleCount(5'000); ++i) {
            const ShapePair pair = random.pair(condition);
            const EpaResult result = epaOf(pair);
            if (result.relation != Relation::Overlapping)
                continue;
            const double bound =
                2.0 * depthBound(pair) + 4.0 * roundOff * result.pointA.cwiseAbs().sum();
            const Vec2 across = result.pointA - result.pointB;
            QVERIFY2((across - result.depth * result.normal).norm() <= bound, label(condition, i));
        }
    }
}

void tst_Epa::movingByTheDepthLeavesThePairTouching()
{
    RandomPairs random(3);
    for (const Condition condition : allConditions) {
        for (int i = 0; i < sampleCount(5'000); ++i) {
            const ShapePair pair = random.pair(condition);
            const EpaResult result = epaOf(pair);
            if (result.relation != Relation::Overlapping)
                continue;
            const Pose away =
                Pose::fromRotation(pair.poseB.position() + result.depth * result.normal,
                                   {pair.poseB.cosine(), pair.poseB.sine()}, pair.poseB.scale());
            const SatResult after =
                sat(pair.a, pair.poseA, pair.b, away, SatOptions{.earlyOut = false});
            const double bound =
                2.0 * depthBound(pair) + 4.0 * roundOff * away.position().cwiseAbs().sum();
            QVERIFY2(std::abs(after.separation()) <= bound, label(condition, i));
        }
    }
}

void tst_Epa::boundsHoldTheDepthAtAnyCap()
{
    RandomPairs random(4);
    int capped = 0;
    for (int i = 0; i < sampleCount(3'000); ++i) {
        const ShapePair pair = random.pair(Condition::Plain);
        const EpaResult whole = epaOf(pair);
        const EpaResult cut = epaOf(pair, {.cap = 1 + random.below(4)});
        QCOMPARE(cut.relation, whole.relation);
        if (whole.relation != Relation::Overlapping)
            continue;
        const double bound = depthBound(pair);
        QVERIFY(cut.lower <= whole.depth + bound && whole.depth <= cut.upper + bound);
        QVERIFY(cut.depth >= whole.depth - bound && cut.iterations <= 4);
        capped += cut.capped;
    }
    QVERIFY(capped > sampleCount(300));
}

void tst_Epa::manyCornersStayUnderTheCap()
{
    RandomShapes random(5);
    const Shape a = random.polygonOf(64);
    const Shape b = random.polygonOf(64);
    const EpaResult result = epa(a, {}, b, {});
    QVERIFY(!result.capped);
    QVERIFY(result.upper - result.lower < 1e-13);
}

void tst_Epa::apartHasNoDepth()
{
    const EpaResult result = epa(box(0, 0, 1, 1), {}, box(0, 0, 1, 1), Pose(Vec2(4, 5), 0.0));
    QCOMPARE(result.relation, Relation::Apart);
    QCOMPARE(result.depth, 0.0);
    QCOMPARE(result.lower, 0.0);
    QCOMPARE(result.upper, 0.0);
    const EpaResult touching = epa(box(0, 0, 1, 1), {}, box(1, 0, 2, 1), {});
    QCOMPARE(touching.relation, Relation::Touching);
    QCOMPARE(touching.depth, 0.0);
    QVERIFY((touching.normal - Vec2(1, 0)).norm() < 1e-15);
}

void tst_Epa::traceEqualsPlain()
{
    RandomPairs random(6);
    for (const Condition condition : allConditions) {
        for (int i = 0; i < sampleCount(5'000); ++i) {
            const ShapePair pair = random.pair(condition);
            const EpaTrace trace = epaTrace(pair.a, pair.poseA, pair.b, pair.poseB);
            if (!same(trace.result, epaOf(pair)))
                QFAIL(label(condition, i));
        }
    }
}

void tst_Epa::keysComeInOrder()
{
    const EpaTrace trace = epaTrace(box(0, 0, 4, 4), {}, box(0, 0, 1, 1), Pose(Vec2(3.75, 1), 0.0));
    std::set<std::string> keys;
    for (std::size_t i = 0; i < trace.events.size(); ++i) {
        const std::string key = trace.events[i].key();
        QVERIFY2(keys.insert(key).second, key.c_str());
        QCOMPARE(trace.find(key), int(i));
    }
    QCOMPARE(trace.events.front().key(), std::string("epa/start"));
    QCOMPARE(trace.events[1].key(), std::string("epa/iter/0/nearest"));
    QCOMPARE(trace.events[2].key(), std::string("epa/iter/0/support"));
    QCOMPARE(trace.events[3].key(), std::string("epa/iter/0/expand"));
    const EpaEvent &last = trace.events[trace.events.size() - 2];
    QVERIFY(last.kind == Kind::Support && last.isFinal && last.level() == 1);
    QCOMPARE(trace.events.back().key(), std::string("epa/result"));
    QCOMPARE(trace.find("epa/iter/99/nearest"), -1);
}

void tst_Epa::boundsShrinkInTheTrace()
{
    RandomPairs random(7);
    for (int i = 0; i < sampleCount(1'000); ++i) {
        const ShapePair pair = random.pair(Condition::Plain);
        const EpaTrace trace = epaTrace(pair.a, pair.poseA, pair.b, pair.poseB);
        double upper = std::numeric_limits<double>::infinity();
        for (const EpaEvent &event : trace.events) {
            if (event.kind != Kind::Expand)
                continue;
            QVERIFY(event.upper <= upper && event.lower <= event.upper);
            QCOMPARE(event.polytope.points.size(), event.polytope.edges.size());
            upper = event.upper;
        }
    }
}

QTEST_APPLESS_MAIN(tst_Epa)
#include "tst_epa.moc"
