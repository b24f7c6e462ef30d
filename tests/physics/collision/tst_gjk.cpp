#include "shapepairs.h"

#include "physics/collision/distance.h"
#include "physics/collision/gjktrace.h"
#include "physics/collision/sat.h"

#include <QTest>

#include <set>

using namespace hullsmith;

namespace {

GjkResult gjkOf(const ShapePair &pair, const GjkOptions &options = {})
{
    return gjk(pair.a, pair.poseA, pair.b, pair.poseB, options);
}

DistanceResult distanceOf(const ShapePair &pair)
{
    return distance(pair.a, pair.poseA, pair.b, pair.poseB);
}

Relation relationOf(const ShapePair &pair)
{
    return sat(pair.a, pair.poseA, pair.b, pair.poseB).relation;
}

Pose movedBy(const Pose &pose, const Vec2 &by)
{
    return Pose::fromRotation(pose.position() + by, {pose.cosine(), pose.sine()}, pose.scale());
}

bool same(const GjkResult &a, const GjkResult &b)
{
    return a.relation == b.relation && a.coresMeet == b.coresMeet && a.distance == b.distance &&
           a.coreDistance == b.coreDistance && a.normal == b.normal && a.pointA == b.pointA &&
           a.pointB == b.pointB && a.featureA == b.featureA && a.featureB == b.featureB &&
           a.cache == b.cache && a.iterations == b.iterations && a.capped == b.capped;
}

QByteArray label(Condition condition, int i)
{
    return QByteArray::number(int(condition)) + '/' + QByteArray::number(i);
}

constexpr CoreFeature vertex(int i)
{
    return {CoreFeature::Kind::Vertex, i};
}

constexpr CoreFeature edge(int i)
{
    return {CoreFeature::Kind::Edge, i};
}

} // namespace

class tst_Gjk : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void distanceOfBoxes_data();
    void distanceOfBoxes();
    void featuresAndPoints();
    void relationIsSats();
    void bruteForceAgrees();
    void pointsLieOnTheSurfacesAlongTheNormal();
    void swappingMirrors();
    void movingByTheSeparationLeavesThePairTouching();
    void warmStartKeepsTheAnswer();
    void warmStartSavesIterations();
    void foreignCacheIsHarmless();
    void capIsReported();
    void traceEqualsPlain();
    void keysComeInOrder();
    void sharedVertexIsDegenerate();
};

void tst_Gjk::distanceOfBoxes_data()
{
    QTest::addColumn<Vec2>("at");
    QTest::addColumn<Relation>("relation");
    QTest::addColumn<double>("separation");

    // A unit box at the origin, one of two metres at `at` (left bottom corner).
    QTest::newRow("side by side") << Vec2(2, 0) << Relation::Apart << 1.0;
    QTest::newRow("corner to corner") << Vec2(4, 5) << Relation::Apart << 5.0;
    QTest::newRow("faces touch") << Vec2(1, -0.5) << Relation::Touching << 0.0;
    QTest::newRow("corners touch") << Vec2(1, 1) << Relation::Touching << 0.0;
    QTest::newRow("same corner, overlapping") << Vec2(0, 0) << Relation::Overlapping << -1.0;
    QTest::newRow("same centre") << Vec2(-0.5, -0.5) << Relation::Overlapping << -1.5;
    QTest::newRow("origin on an edge") << Vec2(0.5, 0) << Relation::Overlapping << -0.5;
    QTest::newRow("one hair apart")
        << Vec2(std::nextafter(1.0, 2.0), 0) << Relation::Apart << 0x1p-52;
    QTest::newRow("one hair within")
        << Vec2(std::nextafter(1.0, 0.0), 0) << Relation::Overlapping << -0x1p-53;
}

void tst_Gjk::distanceOfBoxes()
{
    QFETCH(Vec2, at);
    QFETCH(Relation, relation);
    QFETCH(double, separation);
    const ShapePair pair{box(0, 0, 1, 1), box(0, 0, 2, 2), {}, Pose(at, 0.0)};
    QCOMPARE(gjkOf(pair).relation, relation);
    const DistanceResult result = distanceOf(pair);
    QCOMPARE(result.relation, relation);
    QVERIFY(std::abs(result.separation - separation) < 1e-14);
    QVERIFY(std::abs(result.normal.norm() - 1.0) < 1e-15);
}

void tst_Gjk::featuresAndPoints()
{
    const Shape unit = box(0, 0, 1, 1);
    const GjkResult corners = gjk(unit, {}, unit, Pose(Vec2(4, 5), 0.0));
    QCOMPARE(corners.featureA, vertex(2));
    QCOMPARE(corners.featureB, vertex(0));
    QCOMPARE(corners.pointA, Vec2(1, 1));
    QCOMPARE(corners.pointB, Vec2(4, 5));
    QVERIFY((corners.normal - Vec2(0.6, 0.8)).norm() < 1e-15);

    const GjkResult ball = gjk(unit, {}, circle(0.25, 3, 0.5), {});
    QCOMPARE(ball.featureA, edge(2));
    QCOMPARE(ball.featureB, vertex(0));
    QCOMPARE(ball.distance, 1.5);
    QCOMPARE(ball.coreDistance, 2.0);
    QVERIFY((ball.pointA - Vec2(0.25, 1)).norm() < 1e-15);
    QVERIFY((ball.pointB - Vec2(0.25, 2.5)).norm() < 1e-15);

    // A straight side of three collinear edges: the one that holds the nearest point.
    const Shape side = polygon({{0, 0}, {1, 0}, {2, 0}, {3, 0}, {3, 1}, {0, 1}});
    QCOMPARE(gjk(side, {}, circle(1.5, -2, 0.5), {}).featureA, edge(1));
    QCOMPARE(gjk(side, {}, circle(2.5, -2, 0.5), {}).featureA, edge(2));

    const GjkResult parallel =
        gjk(capsule({0, 0}, {4, 0}, 0.5), {}, capsule({3, 3}, {9, 3}, 1), {});
    QCOMPARE(parallel.distance, 1.5);
    QCOMPARE(parallel.normal, Vec2(0, 1));
    QCOMPARE(parallel.pointA.y(), 0.5);
    QCOMPARE(parallel.pointB.y(), 2.0);
}

void tst_Gjk::relationIsSats()
{
    RandomPairs random(1);
    int hits = 0;
    constexpr int pairs = sampleCount(6'000);
    for (const Condition condition : allConditions) {
        for (int i = 0; i < pairs; ++i) {
            const ShapePair pair = random.pair(condition);
            const Relation relation = relationOf(pair);
            QVERIFY2(gjkOf(pair).relation == relation, label(condition, i));
            hits += relation == Relation::Overlapping;
        }
    }
    const double rate = double(hits) / (pairs * int(allConditions.size()));
    QVERIFY2(rate > 0.3 && rate < 0.7, qPrintable(QString::number(rate)));
}

void tst_Gjk::bruteForceAgrees()
{
    RandomPairs random(2);
    for (const Condition condition : allConditions) {
        for (int i = 0; i < sampleCount(1'000); ++i) {
            const ShapePair pair = random.pair(condition);
            const double brute = bruteSeparation(pair);
            const DistanceResult result = distanceOf(pair);
            const double bound = brute < 0.0 ? depthBound(pair) : distanceBound(pair, brute);
            QVERIFY(!result.capped);
            QVERIFY2(std::abs(result.separation - brute) <= bound,
                     label(condition, i) + " " + QByteArray::number(result.separation - brute) +
                         " bound " + QByteArray::number(bound));
            if (std::abs(brute) > bound)
                QCOMPARE(result.relation, brute > 0.0 ? Relation::Apart : Relation::Overlapping);
        }
    }
}

void tst_Gjk::pointsLieOnTheSurfacesAlongTheNormal()
{
    RandomPairs random(3);
    for (const Condition condition : allConditions) {
        for (int i = 0; i < sampleCount(3'000); ++i) {
            const ShapePair pair = random.pair(condition);
            const DistanceResult result = distanceOf(pair);
            const double bound = depthBound(pair) + 4.0 * roundOff * result.pointA.cwiseAbs().sum();
            const Vec2 across = result.pointB - result.pointA;
            QVERIFY2((across - result.separation * result.normal).norm() <= bound,
                     label(condition, i));
            QVERIFY(std::abs(result.normal.norm() - 1.0) <= 8.0 * roundOff);
        }
    }
}

void tst_Gjk::swappingMirrors()
{
    RandomPairs random(4);
    for (const Condition condition : allConditions) {
        for (int i = 0; i < sampleCount(3'000); ++i) {
            const ShapePair pair = random.pair(condition);
            const DistanceResult there = distanceOf(pair);
            const DistanceResult back = distance(pair.b, pair.poseB, pair.a, pair.poseA);
            QCOMPARE(back.relation, there.relation);
            const double bound = depthBound(pair) + distanceBound(pair, there.separation);
            QVERIFY2(std::abs(back.separation - there.separation) <= bound, label(condition, i));
        }
    }
}

void tst_Gjk::movingByTheSeparationLeavesThePairTouching()
{
    RandomPairs random(5);
    for (const Condition condition : allConditions) {
        for (int i = 0; i < sampleCount(3'000); ++i) {
            ShapePair pair = random.pair(condition);
            const DistanceResult before = distanceOf(pair);
            const double bound = 2.0 * depthBound(pair) + distanceBound(pair, before.separation) +
                                 4.0 * roundOff * pair.poseB.position().cwiseAbs().sum();
            pair.poseB = movedBy(pair.poseB, -before.separation * before.normal);
            QVERIFY2(std::abs(distanceOf(pair).separation) <= bound, label(condition, i));
        }
    }
}

void tst_Gjk::warmStartKeepsTheAnswer()
{
    RandomPairs random(6);
    for (const Condition condition : allConditions) {
        for (int i = 0; i < sampleCount(3'000); ++i) {
            ShapePair pair = random.pair(condition);
            const GjkResult first = gjkOf(pair);
            const double size = pair.a.extent() + pair.b.extent();
            pair.poseB = movedBy(pair.poseB, 0.1 * size * random.direction());
            const GjkResult cold = gjkOf(pair);
            const GjkResult warm = gjkOf(pair, {.cached = first.cache});
            QCOMPARE(warm.relation, cold.relation);
            const double bound = 2.0 * distanceBound(pair, cold.distance);
            QVERIFY2(std::abs(warm.distance - cold.distance) <= bound, label(condition, i));
        }
    }
}

void tst_Gjk::warmStartSavesIterations()
{
    RandomPairs random(7);
    int cold = 0;
    int warm = 0;
    for (int i = 0; i < sampleCount(3'000); ++i) {
        const ShapePair pair = random.pair(Condition::Plain);
        const GjkResult first = gjkOf(pair);
        const GjkResult again = gjkOf(pair, {.cached = first.cache});
        QVERIFY(again.iterations <= std::max(1, first.iterations));
        cold += first.iterations;
        warm += again.iterations;
    }
    QVERIFY2(warm * 2 < cold, qPrintable(QString("%1 of %2").arg(warm).arg(cold)));
}

void tst_Gjk::foreignCacheIsHarmless()
{
    RandomPairs random(8);
    for (int i = 0; i < sampleCount(6'000); ++i) {
        const ShapePair pair = random.pair(Condition::Plain);
        GjkOptions options{.cached = GjkCache{}};
        options.cached->count = random.below(6) - 1;
        for (int k = 0; k < 3; ++k) {
            options.cached->a[std::size_t(k)] = random.below(12) - 2;
            options.cached->b[std::size_t(k)] = random.below(12) - 2;
        }
        const GjkResult plain = gjkOf(pair);
        const GjkResult result = gjkOf(pair, options);
        QCOMPARE(result.relation, plain.relation);
        QVERIFY(std::abs(result.distance - plain.distance) <=
                2.0 * distanceBound(pair, plain.distance));
    }
}

void tst_Gjk::capIsReported()
{
    const ShapePair pair{box(0, 0, 1, 1), box(0, 0, 1, 1), {}, Pose(Vec2(4, 5), 0.0)};
    const GjkResult whole = gjkOf(pair);
    QVERIFY(!whole.capped);
    const GjkResult cut = gjkOf(pair, {.cap = 1});
    QVERIFY(cut.capped);
    QCOMPARE(cut.iterations, 1);
    QCOMPARE(cut.relation, Relation::Apart);
    QVERIFY(cut.distance >= whole.distance);
}

void tst_Gjk::traceEqualsPlain()
{
    RandomPairs random(9);
    for (const Condition condition : allConditions) {
        for (int i = 0; i < sampleCount(4'000); ++i) {
            const ShapePair pair = random.pair(condition);
            const GjkTrace trace = gjkTrace(pair.a, pair.poseA, pair.b, pair.poseB);
            if (!same(trace.result, gjkOf(pair)))
                QFAIL(label(condition, i));
        }
    }
}

void tst_Gjk::keysComeInOrder()
{
    const Shape unit = box(0, 0, 1, 1);
    const GjkTrace trace = gjkTrace(unit, {}, unit, Pose(Vec2(4, 5), 0.0));
    std::set<std::string> keys;
    for (std::size_t i = 0; i < trace.events.size(); ++i) {
        const std::string key = trace.events[i].key();
        QVERIFY2(keys.insert(key).second, key.c_str());
        QCOMPARE(trace.find(key), int(i));
    }
    const std::vector<std::string> first{
        "gjk/start",         "gjk/iter/0/direction", "gjk/iter/0/support",  "gjk/iter/0/progress",
        "gjk/iter/0/region", "gjk/iter/0/reduce",    "gjk/iter/1/direction"};
    for (std::size_t i = 0; i < first.size(); ++i)
        QCOMPARE(trace.events[i].key(), first[i]);
    const GjkEvent &last = trace.events[trace.events.size() - 2];
    QVERIFY(last.kind == GjkEvent::Kind::Progress && last.isFinal && last.level() == 1);
    QVERIFY(std::abs(last.gap - trace.result.distance) < 1e-14);
    QCOMPARE(trace.events.back().key(), std::string("gjk/result"));
    QCOMPARE(trace.find("gjk/iter/99/support"), -1);
}

void tst_Gjk::sharedVertexIsDegenerate()
{
    const Shape unit = box(0, 0, 1, 1);
    const GjkTrace trace = gjkTrace(unit, {}, unit, {});
    QVERIFY(trace.events.front().isDegenerate);
    QCOMPARE(trace.events.front().region.direction, Vec2(0, 0));
    QCOMPARE(trace.result.relation, Relation::Overlapping);
}

QTEST_APPLESS_MAIN(tst_Gjk)
#include "tst_gjk.moc"
