#include "shapepairs.h"

#include "physics/collision/shapecast.h"
#include "physics/collision/timeofimpacttrace.h"

#include <QTest>

#include <set>

using namespace hullsmith;

namespace {

using State = ToiResult::State;

struct MovingPair {
    Shape a, b;
    Sweep sweepA, sweepB;

    ToiResult impact(const ToiOptions &options = {}) const
    {
        return timeOfImpact(a, sweepA, b, sweepB, options);
    }
    double separationAt(double time) const
    {
        return distance(a, sweepA.at(time), b, sweepB.at(time)).separation;
    }
};

/// Shapes about two metres apart that fly past each other, turning up to a lap.
MovingPair movingPair(RandomPairs &random, int size = 0)
{
    const auto scaled = [&](const Vec2 &v) { return Vec2(std::ldexp(1.0, size) * v); };
    const auto turn = [&] { return random.below(4) == 0 ? 0.0 : random.uniform(-6.0, 6.0); };
    const auto sweep = [&](double x, double way) {
        return Sweep{.start = Pose(scaled({x, random.uniform(-1.0, 1.0)}), random.uniform(-4, 4)),
                     .translation = scaled({way, random.uniform(-1.5, 1.5)}),
                     .turn = turn(),
                     .localCentre = scaled(random.point(0.2))};
    };
    Shape a = random.any(size, 0);
    Shape b = random.any(size, random.below(3) == 0 ? -4 : 0);
    const Sweep sweepA = sweep(0.0, random.uniform(-0.5, 0.5));
    const Sweep sweepB = sweep(2.2, random.uniform(-6.0, 0.0));
    return {std::move(a), std::move(b), sweepA, sweepB};
}

bool same(const ToiResult &a, const ToiResult &b)
{
    return a.state == b.state && a.time == b.time && a.separation == b.separation &&
           a.normal == b.normal && a.pointA == b.pointA && a.pointB == b.pointB &&
           a.target == b.target && a.tolerance == b.tolerance && a.iterations == b.iterations &&
           a.capped == b.capped;
}

} // namespace

class tst_TimeOfImpact : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knownTimes_data();
    void knownTimes();
    void turningBarHitsTheWall();
    void bulletDoesNotTunnel();
    void neverLate_data();
    void neverLate();
    void targetIsKept();
    void swappingKeepsTheTime();
    void startsOverlapping();
    void castIsTheImpactWithoutTurn();
    void capIsReported();
    void sweepEndsAreExact();
    void traceEqualsPlain();
    void keysComeInOrder();
};

void tst_TimeOfImpact::knownTimes_data()
{
    QTest::addColumn<Vec2>("from");
    QTest::addColumn<Vec2>("way");
    QTest::addColumn<State>("state");
    QTest::addColumn<double>("time");

    // A unit box moves towards the box from (0, 0) to (1, 1).
    QTest::newRow("head on") << Vec2(3, 0) << Vec2(-4, 0) << State::Hit << 0.5;
    QTest::newRow("stops short") << Vec2(3, 0) << Vec2(-1.9, 0) << State::Separated << 1.0;
    QTest::newRow("just reaches") << Vec2(3, 0) << Vec2(-2, 0) << State::Hit << 1.0;
    QTest::newRow("moves away") << Vec2(3, 0) << Vec2(5, 0) << State::Separated << 1.0;
    QTest::newRow("passes above") << Vec2(3, 1.5) << Vec2(-9, 0) << State::Separated << 1.0;
    QTest::newRow("corner on corner") << Vec2(3, 3) << Vec2(-4, -4) << State::Hit << 0.5;
    QTest::newRow("already touching") << Vec2(1, 0) << Vec2(-1, 0) << State::Hit << 0.0;
    QTest::newRow("already overlapping")
        << Vec2(0.5, 0) << Vec2(-1, 0) << State::Overlapping << 0.0;
    QTest::newRow("at rest") << Vec2(3, 0) << Vec2(0, 0) << State::Separated << 1.0;
}

void tst_TimeOfImpact::knownTimes()
{
    QFETCH(Vec2, from);
    QFETCH(Vec2, way);
    QFETCH(State, state);
    QFETCH(double, time);
    const Shape unit = box(0, 0, 1, 1);
    const ToiResult result = shapeCast(unit, {}, unit, Pose(from, 0.0), way);
    QCOMPARE(result.state, state);
    QVERIFY(!result.capped);
    QVERIFY(result.time <= time);
    QVERIFY2(result.time >= time - 1e-4, qPrintable(QString::number(result.time)));
}

void tst_TimeOfImpact::turningBarHitsTheWall()
{
    // A bar of half length 2 at height 1 above the ground turns by a right angle: its end is down
    // where the sine is 1/2.
    const Shape ground = box(-10, -1, 10, 0);
    const Shape bar = box(-2, 0, 2, 1e-9);
    const Sweep turning{.start = Pose(Vec2(0, 1), 0.0), .turn = 0.5 * std::numbers::pi};
    const ToiResult result = timeOfImpact(ground, {}, bar, turning);
    QCOMPARE(result.state, State::Hit);
    QVERIFY(std::abs(result.time - 1.0 / 3.0) < 1e-5);
    QVERIFY((result.normal - Vec2(0, 1)).norm() < 1e-9);
    QVERIFY(result.iterations < 12);
}

void tst_TimeOfImpact::bulletDoesNotTunnel()
{
    const Shape wall = box(0, -5, 0.001, 5);
    const ToiResult result =
        shapeCast(wall, {}, circle(0, 0, 0.01), Pose(Vec2(-1e4, 0), 0.0), Vec2(2e4, 0));
    QCOMPARE(result.state, State::Hit);
    QVERIFY(result.time <= (1e4 - 0.01) / 2e4);
    QVERIFY(result.time >= (1e4 - 0.1) / 2e4);
}

void tst_TimeOfImpact::neverLate_data()
{
    QTest::addColumn<int>("size");

    QTest::newRow("metres") << 0;
    QTest::newRow("a millionth") << -20;
    QTest::newRow("a million times") << 20;
}

void tst_TimeOfImpact::neverLate()
{
    QFETCH(int, size);
    RandomPairs random(1);
    constexpr int pairs = sampleCount(500);
    constexpr int samples = 400;
    int hits = 0;
    int misses = 0;
    for (int i = 0; i < pairs; ++i) {
        const MovingPair pair = movingPair(random, size);
        const ToiResult result = pair.impact();
        hits += result.state == State::Hit;
        misses += result.state == State::Separated;
        QVERIFY(!result.capped);
        if (result.state == State::Overlapping) {
            QVERIFY(pair.separationAt(0.0) < 0.0);
            continue;
        }
        for (int k = 0; k <= samples; ++k) {
            const double time = result.time * k / samples;
            if (pair.separationAt(time) <= result.target)
                QFAIL(qPrintable(QString("pair %1 meets at %2 already").arg(i).arg(time)));
        }
        if (result.state == State::Hit) {
            QVERIFY(result.separation <= result.target + result.tolerance);
            QVERIFY(std::abs(pair.separationAt(result.time) - result.separation) <=
                    1e-6 * result.tolerance);
        }
    }
    const double rate = double(hits) / (hits + misses);
    QVERIFY2(rate > 0.3 && rate < 0.7 && hits + misses > 0.8 * pairs,
             qPrintable(QString::number(rate)));
}

void tst_TimeOfImpact::targetIsKept()
{
    RandomPairs random(2);
    const ToiOptions options{.target = 0.05, .tolerance = 0.001};
    for (int i = 0; i < sampleCount(500); ++i) {
        const MovingPair pair = movingPair(random);
        const ToiResult result = pair.impact(options);
        QCOMPARE(result.target, 0.05);
        QCOMPARE(result.tolerance, 0.001);
        if (result.state != State::Hit || result.time == 0.0)
            continue;
        QVERIFY(result.separation > 0.05 && result.separation <= 0.051);
        for (int k = 0; k < 50; ++k)
            QVERIFY(pair.separationAt(result.time * k / 50) > 0.05);
    }
}

void tst_TimeOfImpact::swappingKeepsTheTime()
{
    RandomPairs random(3);
    for (int i = 0; i < sampleCount(2'000); ++i) {
        const MovingPair pair = movingPair(random);
        const ToiOptions options{.tolerance = 1e-9};
        const ToiResult there = pair.impact(options);
        const ToiResult back = timeOfImpact(pair.b, pair.sweepB, pair.a, pair.sweepA, options);
        if (there.state == State::Overlapping) {
            QCOMPARE(back.state, there.state);
            continue;
        }
        // Only a pair that grazes may end differently, and then both find it that near.
        const double times = std::abs(there.time - back.time);
        const ToiResult &first = there.time < back.time ? there : back;
        if (times > 1e-6)
            QVERIFY(pair.separationAt(first.time) <= 2e-9);
    }
}

void tst_TimeOfImpact::startsOverlapping()
{
    const Shape unit = box(0, 0, 1, 1);
    const Sweep away{.start = Pose(Vec2(0.9, 0), 0.0), .translation = {9, 0}};
    const ToiResult result = timeOfImpact(unit, {}, unit, away);
    QCOMPARE(result.state, State::Overlapping);
    QCOMPARE(result.time, 0.0);
    QVERIFY(std::abs(result.separation + 0.1) < 1e-15);
}

void tst_TimeOfImpact::castIsTheImpactWithoutTurn()
{
    RandomPairs random(4);
    int hits = 0;
    constexpr int pairs = sampleCount(5'000);
    for (int i = 0; i < pairs; ++i) {
        const Shape a = random.any(0, 0);
        const Shape b = random.any(0, 0);
        const Pose poseA(random.point(0.5), random.uniform(-4, 4));
        const Pose poseB(Vec2(random.uniform(2.5, 3.0), random.uniform(-2.5, 2.5)),
                         random.uniform(-4, 4));
        const Vec2 way(-6, random.uniform(-1, 1));
        const ToiResult result = shapeCast(a, poseA, b, poseB, way);
        QVERIFY(!result.capped);
        if (result.state == State::Overlapping)
            continue;
        const auto separation = [&](double t) {
            const Pose moved = Sweep{.start = poseB, .translation = way}.at(t);
            return distance(a, poseA, b, moved).separation;
        };
        double least = std::numeric_limits<double>::infinity();
        for (int k = 0; k <= 60; ++k)
            least = std::min(least, separation(result.time * k / 60));
        QVERIFY(least > 0.0);
        if (result.state == State::Hit) {
            QVERIFY(result.separation <= result.tolerance);
            ++hits;
        }
    }
    QVERIFY2(hits > 0.3 * pairs && hits < 0.7 * pairs, qPrintable(QString::number(hits)));
}

void tst_TimeOfImpact::capIsReported()
{
    const Shape unit = box(0, 0, 1, 1);
    const Sweep turning{.start = Pose(Vec2(5, 0), 0.3), .translation = Vec2(-8, 0.5), .turn = 9.0};
    const ToiResult whole = timeOfImpact(unit, {}, unit, turning);
    const ToiResult cut = timeOfImpact(unit, {}, unit, turning, {.cap = 2});
    QVERIFY(!whole.capped);
    QVERIFY(cut.capped);
    QCOMPARE(cut.iterations, 2);
    QCOMPARE(cut.state, State::Hit);
    QVERIFY(cut.time < whole.time && cut.time > 0.0);
}

void tst_TimeOfImpact::sweepEndsAreExact()
{
    const Pose start = Pose::fromRotation({1, 2}, {0.6, 0.8}, 2.0);
    const Sweep straight{.start = start, .translation = {3, 4}, .localCentre = {0.1, 0.7}};
    QCOMPARE(straight.at(0.0).position(), start.position());
    QCOMPARE(straight.at(1.0).position(), Vec2(4, 6));
    QCOMPARE(straight.at(0.5).cosine(), 0.6);
    const Sweep turning{.start = start, .translation = {3, 4}, .turn = 2.0, .localCentre = {1, 1}};
    const Vec2 centre = turning.at(0.7).toWorld({1, 1});
    QVERIFY((centre - start.toWorld({1, 1}) - Vec2(2.1, 2.8)).norm() < 1e-14);
    QVERIFY(std::abs(turning.at(1.0).angle() - (start.angle() + 2.0)) < 1e-14);
}

void tst_TimeOfImpact::traceEqualsPlain()
{
    RandomPairs random(5);
    for (int i = 0; i < sampleCount(10'000); ++i) {
        const MovingPair pair = movingPair(random);
        const ToiTrace trace = toiTrace(pair.a, pair.sweepA, pair.b, pair.sweepB);
        if (!same(trace.result, pair.impact()))
            QFAIL(qPrintable(QString::number(i)));
    }
}

void tst_TimeOfImpact::keysComeInOrder()
{
    const Shape unit = box(0, 0, 1, 1);
    const Sweep head{.start = Pose(Vec2(3, 0), 0.0), .translation = Vec2(-4, 0)};
    const ToiTrace trace = toiTrace(unit, {}, unit, head);
    std::vector<std::string> keys;
    for (const ToiEvent &event : trace.events)
        keys.push_back(event.key());
    const std::vector<std::string> expected{"toi/start",           "toi/iter/0/distance",
                                            "toi/iter/0/advance",  "toi/iter/0/bracket",
                                            "toi/iter/1/distance", "toi/result"};
    QCOMPARE(keys, expected);
    QCOMPARE(trace.find("toi/iter/0/bracket"), 3);
    QCOMPARE(trace.find("toi/iter/9/bracket"), -1);
    QCOMPARE(trace.events[3].level(), 2);
    QCOMPARE(trace.events[1].level(), 1);
    QVERIFY(trace.events[3].bracket.low <= trace.events[3].bracket.high);
    QCOMPARE(trace.events[4].time, trace.events[3].bracket.low);
}

QTEST_APPLESS_MAIN(tst_TimeOfImpact)
#include "tst_timeofimpact.moc"
