#include "collisionshapes.h"

#include "physics/collision/satcache.h"
#include "physics/collision/sattrace.h"
#include "physics/geometry/tolerance.h"

#include <QTest>

using namespace hullsmith;

namespace {

/// Shapes and poses within about 3 metres: so many roundings of a length of that size.
constexpr double bound = 256.0 * roundOff;

constexpr SatOptions wholeTest{.earlyOut = false};

Pose moved(const Pose &pose, const Vec2 &by, double angle = 0.0)
{
    return {pose.position() + by, pose.angle() + angle, pose.scale()};
}

/// The corner of lesson `corner-tie`: two axes are equally shallow.
struct CornerTie {
    Shape a = box(0, 0, 4, 4);
    Shape b = box(3, 3, 6, 6);

    Vec2 normal(const Vec2 &shift, SatCache &cache, double bias) const
    {
        return sat(a, {}, b, Pose(shift, 0.0), cache, {.bias = bias}).normal();
    }
};

} // namespace

/// What is kept between tests of a pair, and the order of axes.
class tst_SatCache : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lastGapIsTriedFirst();
    void otherShapesEmptyTheCache();
    void copiesOfAShapeShareIt();
    void clearForgets();
    void cacheNeverChangesTheRelation();
    void cacheSavesAxes();
    void cornerTieFlickersWithoutBias();
    void cornerTieKeepsItsNormal();
    void muchBetterAxisTakesOver();
    void biasKeepsTheWayOut();
    void biasIsNotForGaps();
    void pushIsWithinTheBias();
    void motionOrdersTheAxes();
    void motionKeepsTheAnswer();
    void marginLetsNearPairsFinish();
    void boxesHaveTwoAxesEach();
};

void tst_SatCache::lastGapIsTriedFirst()
{
    const Shape a = polygon({{0, 0}, {4, 0}, {0, 3}});
    const Shape b = polygon({{4, 1}, {4, 4}, {0, 4}});
    SatCache cache;
    const SatResult first = sat(a, {}, b, {}, cache);
    QCOMPARE(first.axesTested, 2);
    const SatResult second = sat(a, {}, b, {}, cache);
    QCOMPARE(second.axesTested, 1);
    QCOMPARE(second.best.source, first.best.source);
}

void tst_SatCache::otherShapesEmptyTheCache()
{
    const Shape a = box(0, 0, 1, 1);
    const Shape b = box(2, 0, 3, 1);
    SatCache cache;
    QVERIFY(!cache.knows(a, b));
    sat(a, {}, b, {}, cache);
    QVERIFY(cache.knows(a, b));
    QVERIFY(!cache.knows(b, a));
    QVERIFY(!cache.knows(a, box(2, 0, 3, 1))); // made anew: as good as changed
    QVERIFY(!cache.recall(b, a, {}).cached);
}

void tst_SatCache::copiesOfAShapeShareIt()
{
    const Shape a = box(0, 0, 1, 1);
    const Shape copy = a;
    SatCache cache;
    sat(a, {}, a, Pose(Vec2(3, 0), 0.0), cache);
    QVERIFY(cache.knows(copy, copy));
}

void tst_SatCache::clearForgets()
{
    const Shape a = box(0, 0, 1, 1);
    SatCache cache;
    sat(a, {}, a, Pose(Vec2(3, 0), 0.0), cache);
    cache.clear();
    QVERIFY(!cache.knows(a, a));
}

void tst_SatCache::cacheNeverChangesTheRelation()
{
    RandomShapes random(1);
    int hits = 0;
    constexpr int pairs = sampleCount(10'000);
    constexpr int steps = 10;
    for (int i = 0; i < pairs; ++i) {
        const Shape a = random.shape();
        const Shape b = random.shape();
        const Pose poseA = random.pose(1.2);
        Pose poseB = random.pose(1.2);
        SatCache cache;
        for (int k = 0; k < steps; ++k) {
            const SatOptions options{.earlyOut = k % 3 != 0, .bias = k % 2 == 0 ? 0.0 : 0.3};
            const SatResult plain = sat(a, poseA, b, poseB);
            QCOMPARE(sat(a, poseA, b, poseB, cache, options).relation, plain.relation);
            hits += plain.relation == Relation::Overlapping;
            poseB = moved(poseB, random.point(0.1), random.uniform(-0.1, 0.1));
        }
    }
    QVERIFY2(hits > 0.3 * pairs * steps && hits < 0.7 * pairs * steps,
             qPrintable(QString::number(hits)));
}

void tst_SatCache::cacheSavesAxes()
{
    RandomShapes random(2);
    int with = 0;
    int without = 0;
    constexpr int pairs = 2000;
    constexpr int steps = 10;
    for (int i = 0; i < pairs; ++i) {
        const Shape a = random.polygonOf(8);
        const Shape b = random.polygonOf(8);
        const Pose poseA = random.pose(0.1);
        Pose poseB(3.0 * random.direction(), 0.0);
        SatCache cache;
        for (int k = 0; k < steps; ++k) {
            with += sat(a, poseA, b, poseB, cache).axesTested;
            without += sat(a, poseA, b, poseB).axesTested;
            poseB = moved(poseB, random.point(0.02), random.uniform(-0.02, 0.02));
        }
    }
    QVERIFY2(with < 1.05 * pairs * steps, qPrintable(QString::number(with)));
    QVERIFY2(without > 1.3 * pairs * steps, qPrintable(QString::number(without)));
}

void tst_SatCache::cornerTieFlickersWithoutBias()
{
    const CornerTie tie;
    RandomShapes random(3);
    SatCache cache;
    int changes = 0;
    Vec2 last = tie.normal(Vec2::Zero(), cache, 0.0);
    for (int i = 0; i < 100; ++i) {
        const Vec2 normal = tie.normal(random.point(1e-6), cache, 0.0);
        changes += normal != last;
        last = normal;
    }
    QVERIFY(changes > 20);
}

void tst_SatCache::cornerTieKeepsItsNormal()
{
    const CornerTie tie;
    for (const Vec2 &start : {Vec2(1e-4, 0), Vec2(0, 1e-4)}) {
        RandomShapes random(4);
        SatCache cache;
        const Vec2 first = tie.normal(start, cache, 1e-3);
        for (int i = 0; i < 1000; ++i)
            QCOMPARE(tie.normal(random.point(4e-4), cache, 1e-3), first);
    }
}

void tst_SatCache::muchBetterAxisTakesOver()
{
    const CornerTie tie;
    SatCache cache;
    QCOMPARE(tie.normal({0, 0.5}, cache, 0.1), Vec2(0, 1));
    QCOMPARE(tie.normal({0.05, 0}, cache, 0.1), Vec2(0, 1));
    QCOMPARE(tie.normal({0.2, 0}, cache, 0.1), Vec2(1, 0));
    QCOMPARE(tie.normal({0, 0.05}, cache, 0.1), Vec2(1, 0));
}

void tst_SatCache::biasKeepsTheWayOut()
{
    const Shape wall = box(-1, -8, 1, 8);
    const Shape ball = circle(0, 0, 0.5);
    const auto normal = [&](double x, SatCache &cache) {
        return sat(wall, {}, ball, Pose(Vec2(x, 0), 0.0), cache, {.bias = 0.125}).normal();
    };
    SatCache cache;
    QCOMPARE(normal(-0.25, cache), Vec2(-1, 0));
    QCOMPARE(normal(0.05, cache), Vec2(-1, 0)); // past the middle, by less than the bias
    QCOMPARE(normal(0.25, cache), Vec2(1, 0));
    QCOMPARE(normal(-0.05, cache), Vec2(1, 0));
}

void tst_SatCache::biasIsNotForGaps()
{
    const CornerTie tie;
    SatCache cache;
    sat(tie.a, {}, tie.b, Pose(Vec2(2, 0), 0.0), cache, {.bias = 0.5});
    QCOMPARE(tie.normal({0, 0.25}, cache, 0.5), Vec2(0, 1));
}

void tst_SatCache::pushIsWithinTheBias()
{
    RandomShapes random(5);
    for (int i = 0; i < sampleCount(50'000); ++i) {
        const Shape a = random.shape();
        const Shape b = random.shape();
        const Pose poseA = random.pose(0.5);
        const Pose poseB = random.pose(0.5);
        const double bias = random.uniform(0.0, 0.5);
        SatCache cache;
        sat(a, poseA, b, poseB, cache);
        const Pose next = moved(poseB, random.point(0.2), random.uniform(-0.2, 0.2));
        const SatResult kept = sat(a, poseA, b, next, cache, {.bias = bias});
        const SatResult best = sat(a, poseA, b, next);
        QCOMPARE(kept.relation, best.relation);
        if (best.relation == Relation::Overlapping) {
            QVERIFY(kept.depth() <= best.depth() + bias + bound);
            QVERIFY(kept.depth() >= best.depth() - bound);
        }
    }
}

void tst_SatCache::motionOrdersTheAxes()
{
    const SatTrace trace = satTrace(box(0, 0, 4, 4), {}, polygon({{3, 3}, {8, 4}, {4, 8}}), {},
                                    {.earlyOut = false, .motion = Vec2(-1, 0.1)});
    std::vector<std::string> tested;
    for (const SatEvent &event : trace.events)
        if (event.kind == SatEvent::Kind::Axis)
            tested.push_back(axisName(event.source, event.segment));
    QCOMPARE(tested, (std::vector<std::string>{"B2", "A1", "B1", "B0", "A0"}));

    const SatOptions towards{.motion = Vec2(0, -3)};
    QCOMPARE(sat(box(0, 0, 4, 4), {}, box(0, 5, 4, 9), {}).axesTested, 1);
    QCOMPARE(sat(box(0, 0, 4, 4), {}, box(5, 0, 9, 4), {}).axesTested, 2);
    QCOMPARE(sat(box(0, 0, 4, 4), {}, box(0, 5, 4, 9), {}, towards).axesTested, 1);
    QCOMPARE(sat(box(0, 0, 4, 4), {}, box(5, 0, 9, 4), {}, {.motion = Vec2(-3, 0)}).axesTested, 1);
}

void tst_SatCache::motionKeepsTheAnswer()
{
    RandomShapes random(6);
    for (int i = 0; i < sampleCount(20'000); ++i) {
        const Shape a = random.shape();
        const Shape b = random.shape();
        const Pose poseA = random.pose(1.2);
        const Pose poseB = random.pose(1.2);
        SatOptions ordered = wholeTest;
        ordered.motion = random.point(1.0);
        const SatResult plain = sat(a, poseA, b, poseB, wholeTest);
        const SatResult other = sat(a, poseA, b, poseB, ordered);
        QCOMPARE(other.relation, plain.relation);
        QCOMPARE(other.axesTested, plain.axesTested);
        QCOMPARE(other.separation(), plain.separation());
    }
}

void tst_SatCache::marginLetsNearPairsFinish()
{
    const Shape a = box(0, 0, 4, 4);
    const Shape b = box(5, 6, 9, 9);
    QCOMPARE(sat(a, {}, b, {}).axesTested, 1);
    QCOMPARE(sat(a, {}, b, {}, {.margin = 1.5}).axesTested, 1);
    const SatResult near = sat(a, {}, b, {}, {.margin = 2.5});
    QCOMPARE(near.axesTested, 2);
    QCOMPARE(near.separation(), 2.0);
}

void tst_SatCache::boxesHaveTwoAxesEach()
{
    RandomShapes random(7);
    for (int i = 0; i < 1000; ++i) {
        const double angle = random.uniform(-4.0, 4.0);
        const Pose pose(random.point(1.0), angle + random.uniform(0.01, 1.5));
        const Shape a = box(0, 0, 3, 1);
        const Shape b = box(-1, -1, 2, 1);
        QCOMPARE(sat(a, Pose(random.point(1.0), angle), b, pose, wholeTest).axesTested, 4);
    }
}

QTEST_APPLESS_MAIN(tst_SatCache)
#include "tst_satcache.moc"
