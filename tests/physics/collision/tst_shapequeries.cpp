#include "shapepairs.h"

#include "physics/collision/distance.h"
#include "physics/collision/overlapquery.h"
#include "physics/collision/pointquery.h"
#include "physics/collision/raycast.h"

#include <QTest>

using namespace hullsmith;

namespace {

constexpr CoreFeature vertex(int i)
{
    return {CoreFeature::Kind::Vertex, i};
}

constexpr CoreFeature edge(int i)
{
    return {CoreFeature::Kind::Edge, i};
}

/// What rounding may move a surface by, metres.
double boundOf(const Shape &shape, const Pose &pose, const Vec2 &point)
{
    const PlacedCore core(shape, pose, point);
    return 4.0 * satSumError * (core.reach() + core.radius() + point.cwiseAbs().sum());
}

} // namespace

class tst_ShapeQueries : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pointAgainstBox_data();
    void pointAgainstBox();
    void pointOnRoundShapes();
    void pointIsATinyCircle();
    void nearestPointIsOnTheSurface();
    void rayAgainstBox_data();
    void rayAgainstBox();
    void rayAgainstRoundShapes();
    void rayHitIsTheFirstContact();
    void rayThroughACornerFindsIt();
    void rayWithoutLength();
    void segmentAgainstSegment_data();
    void segmentAgainstSegment();
    void segmentVerdictIsSymmetric();
    void overlapOfManyIsSats();
    void overlapHonoursThePolicy();
};

void tst_ShapeQueries::pointAgainstBox_data()
{
    QTest::addColumn<Vec2>("point");
    QTest::addColumn<Relation>("relation");
    QTest::addColumn<double>("separation");
    QTest::addColumn<Vec2>("nearest");

    // Against the box from (0, 0) to (4, 2).
    QTest::newRow("beside") << Vec2(6, 1) << Relation::Apart << 2.0 << Vec2(4, 1);
    QTest::newRow("off a corner") << Vec2(7, 6) << Relation::Apart << 5.0 << Vec2(4, 2);
    QTest::newRow("within") << Vec2(1, 0.5) << Relation::Overlapping << -0.5 << Vec2(1, 0);
    QTest::newRow("on an edge") << Vec2(1, 2) << Relation::Touching << 0.0 << Vec2(1, 2);
    QTest::newRow("on a corner") << Vec2(4, 0) << Relation::Touching << 0.0 << Vec2(4, 0);
    QTest::newRow("a hair out") << Vec2(1, std::nextafter(2.0, 3.0)) << Relation::Apart << 0x1p-51
                                << Vec2(1, 2);
    QTest::newRow("on an edge's line") << Vec2(9, 2) << Relation::Apart << 5.0 << Vec2(4, 2);
}

void tst_ShapeQueries::pointAgainstBox()
{
    QFETCH(Vec2, point);
    QFETCH(Relation, relation);
    QFETCH(double, separation);
    QFETCH(Vec2, nearest);
    const PointResult result = queryPoint(box(0, 0, 4, 2), {}, point);
    QCOMPARE(result.relation, relation);
    QVERIFY(std::abs(result.separation - separation) < 1e-15);
    QVERIFY((result.nearest - nearest).norm() < 1e-15);
    QVERIFY((point - result.nearest - result.separation * result.normal).norm() < 1e-15);
}

void tst_ShapeQueries::pointOnRoundShapes()
{
    const PointResult centre = queryPoint(circle(1, 2, 3), {}, {1, 2});
    QCOMPARE(centre.relation, Relation::Overlapping);
    QCOMPARE(centre.separation, -3.0);
    QCOMPARE(centre.normal, Vec2(1, 0));
    QCOMPARE(queryPoint(circle(0, 0, 5), {}, {3, 4}).relation, Relation::Touching);
    const PointResult axis = queryPoint(capsule({-2, 0}, {2, 0}, 0.5), {}, {1, 0});
    QCOMPARE(axis.separation, -0.5);
    QCOMPARE(axis.feature, edge(0));
    QCOMPARE(std::abs(axis.normal.y()), 1.0);
    QCOMPARE(queryPoint(capsule({-2, 0}, {2, 0}, 0.5), {}, {1, 0.5}).relation, Relation::Touching);
    const PointResult above = queryPoint(capsule({-2, 0}, {2, 0}, 0.5), {}, {1, 3});
    QCOMPARE(above.normal, Vec2(0, 1));
    QCOMPARE(above.nearest, Vec2(1, 0.5));
}

void tst_ShapeQueries::pointIsATinyCircle()
{
    RandomPairs random(1);
    int inside = 0;
    int all = 0;
    for (const Condition condition : allConditions) {
        for (int i = 0; i < sampleCount(4'000); ++i) {
            const ShapePair pair = random.pair(condition);
            const Vec2 point =
                pair.poseA.toWorld(random.below(2) == 0 ? random.point(1.5 * pair.a.extent())
                                                        : random.point(0.4 * pair.a.extent()));
            const PointResult result = queryPoint(pair.a, pair.poseA, point);
            const double radius = 1e-3 * pair.a.extent() + 1e-9;
            const Shape dot = circle(0, 0, radius);
            const DistanceResult other = distance(pair.a, pair.poseA, dot, Pose(point, 0.0));
            const double bound = depthBound({pair.a, dot, pair.poseA, Pose(point, 0.0)});
            QVERIFY(std::abs(result.separation - (other.separation + radius)) <= bound);
            if (std::abs(result.separation) > bound)
                QCOMPARE(result.relation,
                         result.separation > 0.0 ? Relation::Apart : Relation::Overlapping);
            inside += result.relation == Relation::Overlapping;
            ++all;
        }
    }
    QVERIFY2(inside > 0.3 * all && inside < 0.7 * all, qPrintable(QString::number(inside)));
}

void tst_ShapeQueries::nearestPointIsOnTheSurface()
{
    RandomPairs random(2);
    for (int i = 0; i < sampleCount(20'000); ++i) {
        const ShapePair pair = random.pair(Condition::Plain);
        const Vec2 point = pair.poseA.toWorld(random.point(1.5));
        const PointResult result = queryPoint(pair.a, pair.poseA, point);
        const double bound = boundOf(pair.a, pair.poseA, point);
        const PointResult again = queryPoint(pair.a, pair.poseA, result.nearest);
        QVERIFY(std::abs(again.separation) <= bound);
        QVERIFY((point - result.nearest - result.separation * result.normal).norm() <= bound);
    }
}

void tst_ShapeQueries::rayAgainstBox_data()
{
    QTest::addColumn<Vec2>("from");
    QTest::addColumn<Vec2>("to");
    QTest::addColumn<double>("fraction"); // negative: no hit
    QTest::addColumn<Vec2>("normal");

    // Against the box from (0, 0) to (4, 2).
    QTest::newRow("from the left") << Vec2(-2, 1) << Vec2(2, 1) << 0.5 << Vec2(-1, 0);
    QTest::newRow("from above") << Vec2(1, 6) << Vec2(1, -2) << 0.5 << Vec2(0, 1);
    QTest::newRow("too short") << Vec2(-2, 1) << Vec2(-1, 1) << -1.0 << Vec2(0, 0);
    QTest::newRow("ends on the border") << Vec2(-2, 1) << Vec2(0, 1) << 1.0 << Vec2(-1, 0);
    QTest::newRow("looks away") << Vec2(-2, 1) << Vec2(-9, 1) << -1.0 << Vec2(0, 0);
    QTest::newRow("passes by") << Vec2(-2, 3) << Vec2(9, 3) << -1.0 << Vec2(0, 0);
    QTest::newRow("along an edge") << Vec2(-4, 2) << Vec2(4, 2) << 0.5 << Vec2(-1, 0);
    QTest::newRow("past a corner") << Vec2(-2, 1) << Vec2(0, 5) << -1.0 << Vec2(0, 0);
}

void tst_ShapeQueries::rayAgainstBox()
{
    QFETCH(Vec2, from);
    QFETCH(Vec2, to);
    QFETCH(double, fraction);
    QFETCH(Vec2, normal);
    const auto hit = raycast(box(0, 0, 4, 2), {}, from, to);
    QCOMPARE(hit.has_value(), fraction >= 0.0);
    if (!hit)
        return;
    QVERIFY(std::abs(hit->fraction - fraction) < 1e-15);
    QVERIFY((hit->point - (from + fraction * (to - from))).norm() < 1e-14);
    QCOMPARE(hit->normal, normal);
    QVERIFY(!hit->startsInside);
}

void tst_ShapeQueries::rayAgainstRoundShapes()
{
    const auto ball = raycast(circle(0, 0, 5), {}, {-10, 3}, {10, 3});
    QVERIFY(ball.has_value());
    QVERIFY((ball->point - Vec2(-4, 3)).norm() < 1e-14);
    QVERIFY((ball->normal - Vec2(-0.8, 0.6)).norm() < 1e-15);
    QVERIFY(!raycast(circle(0, 0, 5), {}, {-10, 6}, {10, 6}));
    const auto side = raycast(capsule({-2, 0}, {2, 0}, 0.5), {}, {1, 4.5}, {1, -3.5});
    QVERIFY(side.has_value());
    QCOMPARE(side->fraction, 0.5);
    QCOMPARE(side->normal, Vec2(0, 1));
    QCOMPARE(side->feature, edge(0));
    const auto below = raycast(capsule({-2, 0}, {2, 0}, 0.5), {}, {1, -4.5}, {1, 3.5});
    QCOMPARE(below->normal, Vec2(0, -1));
    const auto cap = raycast(capsule({-2, 0}, {2, 0}, 0.5), {}, {9, 0}, {0, 0});
    QCOMPARE(cap->feature, vertex(1));
    QCOMPARE(cap->point, Vec2(2.5, 0));
    const auto rounded = raycast(box(0, 0, 4, 2, 0.5), {}, {2, 4.5}, {2, 0.5});
    QCOMPARE(rounded->fraction, 0.5);
    QCOMPARE(rounded->feature, edge(2));
    const auto within = raycast(circle(0, 0, 5), {}, {1, 0}, {10, 0});
    QVERIFY(within->startsInside);
    QCOMPARE(within->fraction, 0.0);
}

void tst_ShapeQueries::rayHitIsTheFirstContact()
{
    RandomPairs random(3);
    int hits = 0;
    int all = 0;
    for (const Condition condition : {Condition::Plain, Condition::Tiny, Condition::Huge}) {
        for (int i = 0; i < sampleCount(3'000); ++i) {
            const ShapePair pair = random.pair(condition);
            const Shape &shape = pair.a;
            const Pose &pose = pair.poseA;
            const double size = std::max(shape.extent(), shape.radius());
            const Vec2 from = pose.toWorld(2.0 * size * random.direction());
            const Vec2 to = pose.toWorld(random.point(1.1 * size));
            const auto hit = raycast(shape, pose, from, to);
            ++all;
            hits += hit.has_value();
            const double bound = boundOf(shape, pose, from);
            const double last = hit ? hit->fraction : 1.0;
            for (int k = 0; k < 20; ++k) {
                const Vec2 before = from + (last * k / 20.0) * (to - from);
                QVERIFY(queryPoint(shape, pose, before).separation >= -bound || hit->startsInside);
            }
            if (hit && !hit->startsInside) {
                const PointResult there = queryPoint(shape, pose, hit->point);
                QVERIFY(std::abs(there.separation) <= bound);
                QVERIFY(hit->normal.dot(to - from) <= bound);
            }
        }
    }
    QVERIFY2(hits > 0.3 * all && hits < 0.8 * all, qPrintable(QString::number(hits)));
}

void tst_ShapeQueries::rayThroughACornerFindsIt()
{
    RandomShapes random(4);
    for (int i = 0; i < sampleCount(20'000); ++i) {
        const Shape shape = random.polygonOf(4 + random.below(20), random.below(2) * 0.1);
        const Pose pose = random.pose(1.0);
        const Vec2 inner = pose.toWorld(Vec2::Zero());
        const Vec2 corner = pose.toWorld(shape.vertices()[std::size_t(random.below(shape.size()))]);
        const Vec2 from = corner + 2.0 * (corner - inner);
        const auto hit = raycast(shape, pose, from, inner);
        QVERIFY(hit.has_value());
    }
}

void tst_ShapeQueries::rayWithoutLength()
{
    QVERIFY(!raycast(box(0, 0, 1, 1), {}, {2, 2}, {2, 2}));
    QVERIFY(!raycast(circle(0, 0, 1), {}, {2, 2}, {2, 2}));
    QVERIFY(raycast(box(0, 0, 1, 1), {}, {1, 1}, {1, 1})->startsInside);
}

void tst_ShapeQueries::segmentAgainstSegment_data()
{
    QTest::addColumn<Vec2>("from");
    QTest::addColumn<Vec2>("to");
    QTest::addColumn<double>("fraction"); // negative: no hit
    QTest::addColumn<Vec2>("normal");
    QTest::addColumn<int>("end"); // -1: inside of the segment

    // Against the segment from (0, 0) to (4, 0).
    QTest::newRow("from above") << Vec2(1, 1) << Vec2(1, -3) << 0.25 << Vec2(0, 1) << -1;
    QTest::newRow("from below") << Vec2(1, -1) << Vec2(1, 3) << 0.25 << Vec2(0, -1) << -1;
    QTest::newRow("misses") << Vec2(5, 1) << Vec2(5, -1) << -1.0 << Vec2(0, 0) << -1;
    QTest::newRow("too short") << Vec2(1, 3) << Vec2(1, 1) << -1.0 << Vec2(0, 0) << -1;
    QTest::newRow("through an end") << Vec2(3, 1) << Vec2(5, -1) << 0.5 << Vec2(0, 1) << 1;
    QTest::newRow("ends on it") << Vec2(1, 1) << Vec2(1, 0) << 1.0 << Vec2(0, 1) << -1;
    QTest::newRow("starts on it") << Vec2(1, 0) << Vec2(1, 1) << 0.0 << Vec2(0, -1) << -1;
    QTest::newRow("along it, from outside") << Vec2(-4, 0) << Vec2(4, 0) << 0.5 << Vec2(-1, 0) << 0;
    QTest::newRow("along it, backwards") << Vec2(8, 0) << Vec2(0, 0) << 0.5 << Vec2(1, 0) << 1;
    QTest::newRow("along it, from within") << Vec2(1, 0) << Vec2(9, 0) << 0.0 << Vec2(-1, 0) << -1;
    QTest::newRow("on its line, apart") << Vec2(5, 0) << Vec2(9, 0) << -1.0 << Vec2(0, 0) << -1;
    QTest::newRow("a point on it") << Vec2(1, 0) << Vec2(1, 0) << 0.0 << Vec2(1, 0) << -1;
    QTest::newRow("a point beside it") << Vec2(1, 1) << Vec2(1, 1) << -1.0 << Vec2(0, 0) << -1;
}

void tst_ShapeQueries::segmentAgainstSegment()
{
    QFETCH(Vec2, from);
    QFETCH(Vec2, to);
    QFETCH(double, fraction);
    QFETCH(int, end);
    const auto hit = raycastSegment({0, 0}, {4, 0}, from, to);
    QCOMPARE(hit.has_value(), fraction >= 0.0);
    if (!hit)
        return;
    QCOMPARE(hit->fraction, fraction);
    QCOMPARE(hit->feature, end < 0 ? edge(0) : vertex(end));
    QCOMPARE(hit->startsInside, fraction == 0.0);
    if (fraction > 0.0)
        QTEST(hit->normal, "normal");
}

void tst_ShapeQueries::segmentVerdictIsSymmetric()
{
    // Points of a coarse grid: ends, crossings and common lines are frequent.
    RandomShapes random(5);
    const auto gridPoint = [&] { return Vec2(random.below(5), random.below(5)); };
    int hits = 0;
    constexpr int pairs = sampleCount(50'000);
    for (int i = 0; i < pairs; ++i) {
        const Vec2 a = gridPoint();
        const Vec2 b = gridPoint();
        const Vec2 c = gridPoint();
        const Vec2 d = gridPoint();
        const auto hit = raycastSegment(a, b, c, d);
        QCOMPARE(raycastSegment(c, d, a, b).has_value(), hit.has_value());
        QCOMPARE(raycastSegment(b, a, d, c).has_value(), hit.has_value());
        if (!hit)
            continue;
        ++hits;
        QVERIFY(hit->fraction >= 0.0 && hit->fraction <= 1.0);
        QVERIFY((hit->point - (c + hit->fraction * (d - c))).norm() < 1e-14);
    }
    QVERIFY2(hits > 0.3 * pairs && hits < 0.7 * pairs, qPrintable(QString::number(hits)));
}

void tst_ShapeQueries::overlapOfManyIsSats()
{
    RandomPairs random(6);
    int hits = 0;
    int all = 0;
    for (int round = 0; round < sampleCount(400); ++round) {
        std::vector<ShapePair> pairs;
        for (int i = 0; i < 20; ++i)
            pairs.push_back(random.pair(Condition::Plain));
        std::vector<PlacedShape> many;
        for (const ShapePair &pair : pairs)
            many.push_back({&pair.a, pair.poseA});
        const ShapePair &one = pairs.front();
        std::vector<int> expected;
        for (int i = 0; i < int(many.size()); ++i)
            if (sat(*many[std::size_t(i)].shape, many[std::size_t(i)].pose, one.b, one.poseB)
                    .relation == Relation::Overlapping)
                expected.push_back(i);
        QCOMPARE(overlapping(many, one.b, one.poseB), expected);
        hits += int(expected.size());
        all += int(many.size());
    }
    QVERIFY2(hits > 0.3 * all && hits < 0.7 * all, qPrintable(QString::number(hits)));
}

void tst_ShapeQueries::overlapHonoursThePolicy()
{
    using Kind = CollisionPolicy::Kind;
    const Shape unit = box(0, 0, 1, 1);
    const std::vector<PlacedShape> many{{&unit, Pose(Vec2(0.5, 0), 0.0)},
                                        {&unit, Pose(Vec2(1, 0), 0.0)},
                                        {&unit, Pose(Vec2(1.25, 0), 0.0)},
                                        {&unit, Pose(Vec2(4, 5), 0.0)}};
    QCOMPARE(overlapping(many, unit, {}), (std::vector{0}));
    QCOMPARE(overlapping(many, unit, {}, {Kind::Closed}), (std::vector{0, 1}));
    QCOMPARE(overlapping(many, unit, {}, {Kind::Tolerance, 0.25}), (std::vector{0, 1, 2}));
    // 4 metres apart along y, and 5 in truth.
    QCOMPARE(overlapping(many, unit, {}, {Kind::Tolerance, 4.9}), (std::vector{0, 1, 2}));
    QCOMPARE(overlapping(many, unit, {}, {Kind::Tolerance, 5.0}), (std::vector{0, 1, 2, 3}));
    QCOMPARE(overlapping({}, unit, {}), std::vector<int>());
}

QTEST_APPLESS_MAIN(tst_ShapeQueries)
#include "tst_shapequeries.moc"
