#include "collisionshapes.h"

#include "physics/collision/manifold.h"
#include "physics/geometry/tolerance.h"

#include <QTest>

using namespace hullsmith;

namespace {

constexpr double bound = 256.0 * roundOff;
constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

Shape segment(const Vec2 &p1, const Vec2 &p2)
{
    return Shape::segment(p1, p2).value();
}

using Kind = ShapeFault::Kind;

} // namespace

/// Shapes without area, and what is too degenerate to be one.
class tst_Segment : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pair_data();
    void pair();
    void faults();
    void coincidentCapsuleEndsAreACircle();
    void revisionsTellShapesApart();
    void bruteForceAgrees();
    void swappingMirrors();
    void sameLineAtAnyAngle();
};

void tst_Segment::pair_data()
{
    QTest::addColumn<Shape>("a");
    QTest::addColumn<Shape>("b");
    QTest::addColumn<Relation>("relation");
    QTest::addColumn<double>("separation");

    const Shape flat = segment({0, 0}, {4, 0});
    QTest::newRow("crossing") << flat << segment({1, -1}, {1, 3}) << Relation::Overlapping << -1.0;
    QTest::newRow("end on the middle")
        << flat << segment({1, 0}, {2, 3}) << Relation::Touching << 0.0;
    QTest::newRow("end to end") << flat << segment({4, 0}, {6, 0}) << Relation::Touching << 0.0;
    QTest::newRow("on one line, sharing a part")
        << flat << segment({3, 0}, {6, 0}) << Relation::Touching << 0.0;
    QTest::newRow("on one line, apart")
        << flat << segment({5, 0}, {6, 0}) << Relation::Apart << 1.0;
    QTest::newRow("on one line, apart, turned")
        << flat << segment({-1, 0}, {-3, 0}) << Relation::Apart << 1.0;
    QTest::newRow("parallel") << flat << segment({1, 2}, {2, 2}) << Relation::Apart << 2.0;
    QTest::newRow("corner to corner") << flat << segment({7, 4}, {8, 9}) << Relation::Apart << 5.0;
    QTest::newRow("on a box") << box(0, -2, 4, 0) << flat << Relation::Touching << 0.0;
    QTest::newRow("through a box") << box(1, -1, 2, 2) << flat << Relation::Overlapping << -1.0;
    QTest::newRow("end in a box") << box(3.5, -3, 9, 3) << flat << Relation::Overlapping << -0.5;
    QTest::newRow("itself") << flat << flat << Relation::Touching << 0.0;
    QTest::newRow("circle over it") << flat << circle(2, 3, 1) << Relation::Apart << 2.0;
    QTest::newRow("circle beyond its end") << flat << circle(7, 4, 1) << Relation::Apart << 4.0;
    QTest::newRow("circle on it") << flat << circle(2, 0, 1) << Relation::Overlapping << -1.0;
    QTest::newRow("capsule on its line")
        << flat << capsule({6, 0}, {8, 0}, 0.5) << Relation::Apart << 1.5;
}

void tst_Segment::pair()
{
    QFETCH(Shape, a);
    QFETCH(Shape, b);
    QFETCH(Relation, relation);
    QFETCH(double, separation);

    for (const bool swapped : {false, true}) {
        const SatResult result = swapped ? sat(b, {}, a, {}, {.earlyOut = false})
                                         : sat(a, {}, b, {}, {.earlyOut = false});
        QCOMPARE(result.relation, relation);
        const bool isMeasured = relation != Relation::Apart || a.size() + b.size() < 6;
        if (isMeasured)
            QVERIFY2(std::abs(result.separation() - separation) <= bound,
                     qPrintable(QString::number(result.separation())));
        QVERIFY(std::abs(result.normal().norm() - 1.0) <= bound);
    }
}

void tst_Segment::faults()
{
    QCOMPARE(Shape::segment({1, 1}, {1, 1}).error().kind, Kind::NoLength);
    QCOMPARE(Shape::segment({1, notANumber}, {1, 1}).error().kind, Kind::NonFinite);
    QCOMPARE(Shape::segment({1, 1}, {infinite, 1}).error().kind, Kind::NonFinite);
    QCOMPARE(Shape::circle({0, 0}, 0.0).error().kind, Kind::ZeroRadius);
    QCOMPARE(Shape::circle({0, 0}, -1.0).error().kind, Kind::NegativeRadius);
    QCOMPARE(Shape::circle({0, notANumber}, 1.0).error().kind, Kind::NonFinite);
    QCOMPARE(Shape::capsule({0, 0}, {1, 0}, 0.0).error().kind, Kind::ZeroRadius);
    QCOMPARE(Shape::capsule({0, 0}, {0, 0}, 0.0).error().kind, Kind::ZeroRadius);
    QCOMPARE(Shape::capsule({0, 0}, {1, 0}, notANumber).error().kind, Kind::NonFinite);

    const auto flatBox = Shape::ring({{0, 0}, {4, 0}, {4, 0}, {0, 0}});
    QVERIFY(!flatBox);
    const auto line = ConvexPolygon::create({{0, 0}, {1, 1}, {2, 2}});
    QVERIFY(!line);
}

void tst_Segment::coincidentCapsuleEndsAreACircle()
{
    const Shape round = capsule({2, 1}, {2, 1}, 0.5);
    QCOMPARE(round.size(), 1);
    const Manifold contact = manifold(round, {}, circle(2, 2, 1), {});
    QCOMPARE(contact.relation, Relation::Overlapping);
    QCOMPARE(contact.points[0].depth, 0.5);
}

void tst_Segment::revisionsTellShapesApart()
{
    const Shape a = box(0, 0, 1, 1);
    const Shape copy = a;
    QCOMPARE(copy.revision(), a.revision());
    QVERIFY(box(0, 0, 1, 1).revision() != a.revision());
}

void tst_Segment::bruteForceAgrees()
{
    RandomShapes random(1);
    int hits = 0;
    constexpr int samples = sampleCount(50'000);
    for (int i = 0; i < samples; ++i) {
        const Shape a = segment(random.point(1.0), random.point(1.0));
        const bool both = random.below(2) == 0;
        const Shape b = both ? segment(random.point(1.0), random.point(1.0)) : random.shape();
        const Pose poseA = random.pose(0.5);
        const Pose poseB = random.pose(0.5);
        const SatResult result = sat(a, poseA, b, poseB, {.earlyOut = false});
        const double brute = bruteSeparation(a, poseA, b, poseB);
        hits += result.relation == Relation::Overlapping;
        if (std::abs(brute) > bound)
            QCOMPARE(result.relation, brute > 0.0 ? Relation::Apart : Relation::Overlapping);
        if (brute < 0.0 || both || b.radius() > 0.0)
            QVERIFY2(std::abs(result.separation() - brute) <= bound,
                     qPrintable(QString::number(i)));
    }
    QVERIFY2(hits > 0.3 * samples && hits < 0.7 * samples, qPrintable(QString::number(hits)));
}

void tst_Segment::swappingMirrors()
{
    RandomShapes random(2);
    for (int i = 0; i < sampleCount(20'000); ++i) {
        const Shape a = segment(random.point(1.0), random.point(1.0));
        const Shape b =
            random.below(2) == 0 ? segment(random.point(1.0), random.point(1.0)) : random.shape();
        const Pose poseA = random.pose(0.5);
        const Pose poseB = random.pose(0.5);
        const SatResult there = sat(a, poseA, b, poseB, {.earlyOut = false});
        const SatResult back = sat(b, poseB, a, poseA, {.earlyOut = false});
        QCOMPARE(back.relation, there.relation);
        QVERIFY(std::abs(back.separation() - there.separation()) <= bound);
    }
}

void tst_Segment::sameLineAtAnyAngle()
{
    RandomShapes random(3);
    for (int i = 0; i < 10'000; ++i) {
        const Pose pose = random.pose(1.0);
        const double gap = random.uniform(0.1, 1.0);
        const SatResult result = sat(segment({0, 0}, {1, 0}), pose, segment({1 + gap, 0}, {3, 0}),
                                     pose, {.earlyOut = false});
        QCOMPARE(result.relation, Relation::Apart);
        QVERIFY(std::abs(result.separation() - pose.scale() * gap) <= bound);
    }
}

QTEST_APPLESS_MAIN(tst_Segment)
#include "tst_segment.moc"
