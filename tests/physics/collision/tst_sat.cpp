#include "collisionshapes.h"

#include "physics/collision/sat.h"

#include <QTest>

using namespace hullsmith;

namespace {

constexpr double tolerance = 1e-12;

bool near(const Vec2 &value, const Vec2 &expected)
{
    return (value - expected).norm() <= tolerance;
}

bool isFinite(const SatResult &result)
{
    const SatAxis &axis = result.best;
    return axis.normal.allFinite() && std::isfinite(axis.push) && std::isfinite(axis.a.min) &&
           std::isfinite(axis.a.max) && std::isfinite(axis.b.min) && std::isfinite(axis.b.max) &&
           std::abs(axis.normal.norm() - 1.0) <= tolerance;
}

} // namespace

Q_DECLARE_METATYPE(Relation)

class tst_Sat : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void boxAgainstBox_data();
    void boxAgainstBox();
    void circleAgainstBox_data();
    void circleAgainstBox();
    void circleAgainstCircle_data();
    void circleAgainstCircle();
    void capsuleAgainstCapsule_data();
    void capsuleAgainstCapsule();
    void containmentGoesTheWholeWayOut();
    void containmentTheOtherWayRound();
    void tiesGoToTheFirstAxisAndForward();
    void equalShapesOnTopOfEachOther();
    void sharedCornerTouches();
    void posesTurnMoveAndScale();
    void radiusScalesWithThePose();
    void earlyOutStopsAtTheFirstGap();
    void withoutEarlyOutTheGreatestGapWins();
    void cachedAxisIsTriedFirst();
    void uselessCacheIsIgnored_data();
    void uselessCacheIsIgnored();
    void touchingPolicy();
    void toleranceReachesAcrossAGap();
    void concentricCirclesPickAFixedDirection();
    void roundedCornersAreRound();
    void hugeAndTinyNumbersYieldNoNan_data();
    void hugeAndTinyNumbersYieldNoNan();
    void manyCornersNeedNoSpecialCare();
};

void tst_Sat::boxAgainstBox_data()
{
    QTest::addColumn<double>("x");
    QTest::addColumn<Relation>("relation");
    QTest::addColumn<double>("separation");
    QTest::addColumn<double>("normalX");

    QTest::newRow("apart") << 1.25 << Relation::Apart << 0.25 << 1.0;
    QTest::newRow("touching") << 1.0 << Relation::Touching << 0.0 << 1.0;
    QTest::newRow("overlap from right") << 0.75 << Relation::Overlapping << -0.25 << 1.0;
    QTest::newRow("overlap from left") << -0.75 << Relation::Overlapping << -0.25 << -1.0;
    QTest::newRow("touching on the left") << -1.0 << Relation::Touching << 0.0 << -1.0;
    QTest::newRow("apart by a hair") << 1.0 + 0x1p-52 << Relation::Apart << 0x1p-52 << 1.0;
    QTest::newRow("overlap by a hair") << 1.0 - 0x1p-53 << Relation::Overlapping << -0x1p-53 << 1.0;
}

void tst_Sat::boxAgainstBox()
{
    QFETCH(double, x);
    QFETCH(Relation, relation);
    QFETCH(double, separation);
    QFETCH(double, normalX);

    const Shape unit = box(0.0, 0.0, 1.0, 1.0);
    const SatResult result = sat(unit, {}, unit, Pose({x, 0.0}, 0.0));
    QCOMPARE(result.relation, relation);
    QCOMPARE(result.separation(), separation);
    QCOMPARE(result.depth(), std::max(0.0, -separation));
    QCOMPARE(result.normal(), Vec2(normalX, 0.0));
}

void tst_Sat::circleAgainstBox_data()
{
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("radius");
    QTest::addColumn<Relation>("relation");
    QTest::addColumn<double>("separation");
    QTest::addColumn<double>("normalX");
    QTest::addColumn<double>("normalY");

    // The box is 0..4 square.
    QTest::newRow("touching a side")
        << 5.0 << 2.0 << 1.0 << Relation::Touching << 0.0 << 1.0 << 0.0;
    QTest::newRow("over a side") << 4.5 << 2.0 << 1.0 << Relation::Overlapping << -0.5 << 1.0
                                 << 0.0;
    QTest::newRow("touching a corner")
        << 7.0 << 8.0 << 5.0 << Relation::Touching << 0.0 << 0.6 << 0.8;
    QTest::newRow("beside a corner") << 7.0 << 8.0 << 4.5 << Relation::Apart << 0.5 << 0.6 << 0.8;
    QTest::newRow("over a corner")
        << 7.0 << 8.0 << 5.5 << Relation::Overlapping << -0.5 << 0.6 << 0.8;
    QTest::newRow("level with a corner")
        << 6.0 << 4.0 << 2.0 << Relation::Touching << 0.0 << 1.0 << 0.0;
    QTest::newRow("centre inside")
        << 2.0 << 3.5 << 1.0 << Relation::Overlapping << -1.5 << 0.0 << 1.0;
    QTest::newRow("centre on a side")
        << 4.0 << 2.0 << 1.0 << Relation::Overlapping << -1.0 << 1.0 << 0.0;
}

void tst_Sat::circleAgainstBox()
{
    QFETCH(double, x);
    QFETCH(double, y);
    QFETCH(double, radius);
    QFETCH(Relation, relation);
    QFETCH(double, separation);
    QFETCH(double, normalX);
    QFETCH(double, normalY);

    const Shape square = box(0.0, 0.0, 4.0, 4.0);
    const Shape disc = circle(x, y, radius);
    const SatResult result = sat(square, {}, disc, {});
    QCOMPARE(result.relation, relation);
    QVERIFY(std::abs(result.separation() - separation) <= tolerance);
    QVERIFY(near(result.normal(), {normalX, normalY}));

    const SatResult swapped = sat(disc, {}, square, {});
    QCOMPARE(swapped.relation, relation);
    QVERIFY(std::abs(swapped.separation() - separation) <= tolerance);
    QVERIFY(near(swapped.normal(), {-normalX, -normalY}));
}

void tst_Sat::circleAgainstCircle_data()
{
    QTest::addColumn<double>("radius");
    QTest::addColumn<Relation>("relation");
    QTest::addColumn<double>("separation");

    QTest::newRow("apart") << 1.5 << Relation::Apart << 1.5;
    QTest::newRow("touching") << 3.0 << Relation::Touching << 0.0;
    QTest::newRow("overlapping") << 4.0 << Relation::Overlapping << -1.0;
    QTest::newRow("swallowing") << 10.0 << Relation::Overlapping << -7.0;
    QTest::newRow("apart by a hair")
        << std::nextafter(3.0, 0.0) << Relation::Apart << 3.0 - std::nextafter(3.0, 0.0);
    QTest::newRow("overlap by a hair")
        << std::nextafter(3.0, 4.0) << Relation::Overlapping << 3.0 - std::nextafter(3.0, 4.0);
}

void tst_Sat::circleAgainstCircle()
{
    QFETCH(double, radius);
    QFETCH(Relation, relation);
    QFETCH(double, separation);

    const SatResult result = sat(circle(1.0, 1.0, 2.0), {}, circle(4.0, 5.0, radius), {});
    QCOMPARE(result.relation, relation);
    QVERIFY(std::abs(result.separation() - separation) <= tolerance);
    QVERIFY(near(result.normal(), {0.6, 0.8}));
    QCOMPARE(result.axesTested, 1);
    QCOMPARE(result.best.source, (AxisSource{Owner::Both, -1}));
}

void tst_Sat::capsuleAgainstCapsule_data()
{
    QTest::addColumn<Vec2>("p1");
    QTest::addColumn<Vec2>("p2");
    QTest::addColumn<Relation>("relation");
    QTest::addColumn<double>("separation");
    QTest::addColumn<Vec2>("normal");

    // The other one lies on the x axis from 0 to 4, both with radius 0.625.
    QTest::newRow("above, touching")
        << Vec2(1, 1.25) << Vec2(6, 1.25) << Relation::Touching << 0.0 << Vec2(0, 1);
    QTest::newRow("above, parallel")
        << Vec2(1, 1) << Vec2(6, 1) << Relation::Overlapping << -0.25 << Vec2(0, 1);
    QTest::newRow("end to end, touching")
        << Vec2(5.25, 0) << Vec2(9, 0) << Relation::Touching << 0.0 << Vec2(1, 0);
    QTest::newRow("end to end, apart")
        << Vec2(5.75, 0) << Vec2(9, 0) << Relation::Apart << 0.5 << Vec2(1, 0);
    QTest::newRow("ends diagonal")
        << Vec2(4.75, 1) << Vec2(5.75, 3) << Relation::Touching << 0.0 << Vec2(0.6, 0.8);
    QTest::newRow("crossing") << Vec2(2, -1) << Vec2(2, 3) << Relation::Overlapping << -2.25
                              << Vec2(0, 1);
    QTest::newRow("same line, overlapping")
        << Vec2(3, 0) << Vec2(9, 0) << Relation::Overlapping << -1.25 << Vec2(0, -1);
}

void tst_Sat::capsuleAgainstCapsule()
{
    QFETCH(Vec2, p1);
    QFETCH(Vec2, p2);
    QFETCH(Relation, relation);
    QFETCH(double, separation);
    QFETCH(Vec2, normal);

    const Shape lying = capsule({0.0, 0.0}, {4.0, 0.0}, 0.625);
    const SatResult result = sat(lying, {}, capsule(p1, p2, 0.625), {});
    QCOMPARE(result.relation, relation);
    QVERIFY(std::abs(result.separation() - separation) <= tolerance);
    QVERIFY(near(result.normal(), normal));
}

void tst_Sat::containmentGoesTheWholeWayOut()
{
    const SatResult result = sat(box(0, 0, 10, 10), {}, box(2, 4, 4, 6), {});
    QCOMPARE(result.depth(), 4.0);
    QCOMPARE(result.normal(), Vec2(-1.0, 0.0));
    QVERIFY(result.best.contained());
}

void tst_Sat::containmentTheOtherWayRound()
{
    const SatResult result = sat(box(2, 4, 4, 6), {}, box(0, 0, 10, 10), {});
    QCOMPARE(result.depth(), 4.0);
    QCOMPARE(result.normal(), Vec2(1.0, 0.0));
}

void tst_Sat::tiesGoToTheFirstAxisAndForward()
{
    const SatResult corner = sat(box(0, 0, 4, 4), {}, box(3, 3, 6, 6), {});
    QCOMPARE(corner.best.source, (AxisSource{Owner::A, 0}));
    QCOMPARE(corner.normal(), Vec2(0.0, 1.0));

    const SatResult centred = sat(box(0, 0, 4, 4), {}, box(1, 1, 3, 3), {});
    QCOMPARE(centred.best.source, (AxisSource{Owner::A, 0}));
    QVERIFY(centred.best.alongNormal);
    QCOMPARE(centred.normal(), Vec2(0.0, -1.0));
}

void tst_Sat::equalShapesOnTopOfEachOther()
{
    const Shape square = box(0, 0, 4, 4);
    const SatResult result = sat(square, {}, square, {});
    QCOMPARE(result.relation, Relation::Overlapping);
    QCOMPARE(result.depth(), 4.0);
    QCOMPARE(result.axesTested, 2);
}

void tst_Sat::sharedCornerTouches()
{
    const SatResult result = sat(box(0, 0, 1, 1), {}, box(1, 1, 2, 2), {});
    QCOMPARE(result.relation, Relation::Touching);
    QCOMPARE(result.separation(), 0.0);
}

void tst_Sat::posesTurnMoveAndScale()
{
    const Shape unit = box(-0.5, -0.5, 0.5, 0.5);
    const Pose quarter = Pose::fromRotation({2.0, 0.0}, {0.0, 1.0}, 2.0);
    const SatResult result = sat(unit, {}, unit, quarter);
    QCOMPARE(result.relation, Relation::Apart);
    QCOMPARE(result.separation(), 0.5);
    QCOMPARE(result.best.b.min, 1.0);
    QCOMPARE(result.best.b.max, 3.0);
}

void tst_Sat::radiusScalesWithThePose()
{
    const Shape disc = circle(0.0, 0.0, 1.0);
    QCOMPARE(sat(disc, {}, disc, Pose({4.0, 0.0}, 0.0, 3.0)).relation, Relation::Touching);
    QCOMPARE(sat(disc, {}, disc, Pose({4.0, 0.0}, 0.0, 2.0)).separation(), 1.0);
}

void tst_Sat::earlyOutStopsAtTheFirstGap()
{
    const SatResult result = sat(box(0, 0, 4, 4), {}, box(9, 7, 11, 12), {});
    QCOMPARE(result.axesTested, 1);
    QCOMPARE(result.separation(), 3.0);
}

void tst_Sat::withoutEarlyOutTheGreatestGapWins()
{
    SatOptions options;
    options.earlyOut = false;
    const SatResult result = sat(box(0, 0, 4, 4), {}, box(9, 7, 11, 12), {}, options);
    QCOMPARE(result.axesTested, 2);
    QCOMPARE(result.separation(), 5.0);
    QCOMPARE(result.normal(), Vec2(1.0, 0.0));
}

void tst_Sat::cachedAxisIsTriedFirst()
{
    SatOptions options;
    options.cached = AxisSource{Owner::B, 1};
    const SatResult result = sat(box(0, 0, 4, 4), {}, box(6, 1, 8, 3), {}, options);
    QCOMPARE(result.axesTested, 1);
    QCOMPARE(result.best.source, *options.cached);

    options.earlyOut = false;
    QCOMPARE(sat(box(0, 0, 4, 4), {}, box(6, 1, 8, 3), {}, options).axesTested, 2);
}

void tst_Sat::uselessCacheIsIgnored_data()
{
    QTest::addColumn<int>("owner");
    QTest::addColumn<int>("edge");

    QTest::newRow("no such edge") << int(Owner::A) << 9;
    QTest::newRow("negative edge") << int(Owner::B) << -1;
    QTest::newRow("no vertex axis") << int(Owner::Both) << -1;
}

void tst_Sat::uselessCacheIsIgnored()
{
    QFETCH(int, owner);
    QFETCH(int, edge);

    SatOptions options;
    options.cached = AxisSource{Owner(owner), edge};
    const SatResult result = sat(box(0, 0, 4, 4), {}, box(3, 1, 8, 3), {}, options);
    QCOMPARE(result.axesTested, 2);
    QCOMPARE(result.depth(), 1.0);
}

void tst_Sat::touchingPolicy()
{
    const SatResult touching = sat(box(0, 0, 4, 4), {}, box(4, 1, 7, 3), {});
    QVERIFY(!collides(touching, {CollisionPolicy::Kind::Open}));
    QVERIFY(collides(touching, {CollisionPolicy::Kind::Closed}));
    QVERIFY(collides(touching, {CollisionPolicy::Kind::Tolerance, 0.0}));
    const SatResult overlapping = sat(box(0, 0, 4, 4), {}, box(3, 1, 7, 3), {});
    for (const auto kind : {CollisionPolicy::Kind::Open, CollisionPolicy::Kind::Closed,
                            CollisionPolicy::Kind::Tolerance})
        QVERIFY(collides(overlapping, {kind, 0.0}));
}

void tst_Sat::toleranceReachesAcrossAGap()
{
    const SatResult apart = sat(box(0, 0, 4, 4), {}, box(4.25, 1, 7, 3), {});
    QVERIFY(!collides(apart, {CollisionPolicy::Kind::Closed}));
    QVERIFY(!collides(apart, {CollisionPolicy::Kind::Tolerance, 0.2}));
    QVERIFY(collides(apart, {CollisionPolicy::Kind::Tolerance, 0.25}));
}

void tst_Sat::concentricCirclesPickAFixedDirection()
{
    const SatResult result = sat(circle(3.0, -2.0, 1.0), {}, circle(3.0, -2.0, 0.5), {});
    QCOMPARE(result.depth(), 1.5);
    QCOMPARE(result.normal(), Vec2(1.0, 0.0));
}

void tst_Sat::roundedCornersAreRound()
{
    const Shape rounded = box(-1, -1, 1, 1, 0.5);
    QVERIFY(std::abs(sat(rounded, {}, circle(1.75, 2.0, 1.0), {}).depth() - 0.25) <= tolerance);
    QCOMPARE(sat(rounded, {}, circle(1.75, 2.0, 0.75), {}).relation, Relation::Touching);
    const SatResult corners = sat(rounded, {}, box(1.75, 2.0, 3.0, 3.0, 0.75), {});
    QCOMPARE(corners.relation, Relation::Touching);
    QVERIFY(near(corners.normal(), {0.6, 0.8}));
}

void tst_Sat::hugeAndTinyNumbersYieldNoNan_data()
{
    QTest::addColumn<double>("position");
    QTest::addColumn<double>("scale");

    QTest::newRow("tiny") << 1e-300 << 1e-300;
    QTest::newRow("huge") << 1e300 << 1e300;
    QTest::newRow("tiny, far out") << 1e12 << 1e-12;
    QTest::newRow("collapsed") << 1e300 << 1e-300;
    QTest::newRow("on one spot") << 0.0 << 1e-308;
}

void tst_Sat::hugeAndTinyNumbersYieldNoNan()
{
    QFETCH(double, position);
    QFETCH(double, scale);

    RandomShapes random(77);
    for (int i = 0; i < 1000; ++i) {
        const Shape a = random.shape();
        const Shape b = random.shape();
        const Pose poseA({position, -position}, random.uniform(-4.0, 4.0), scale);
        const Pose poseB({position, position}, random.uniform(-4.0, 4.0), scale);
        QVERIFY(isFinite(sat(a, poseA, b, poseB)));
        QVERIFY(isFinite(sat(a, poseA, b, poseA)));
        QVERIFY(isFinite(sat(a, poseA, a, poseA)));
    }
}

void tst_Sat::manyCornersNeedNoSpecialCare()
{
    RandomShapes random(5);
    const Shape a = random.polygonOf(200);
    const Shape b = random.polygonOf(150);
    const SatResult apart = sat(a, {}, b, Pose({2.5, 0.0}, 0.3));
    QCOMPARE(apart.relation, Relation::Apart);
    const SatResult inside = sat(a, {}, b, {});
    QCOMPARE(inside.relation, Relation::Overlapping);
    QVERIFY(inside.depth() > 0.9);
}

QTEST_APPLESS_MAIN(tst_Sat)
#include "tst_sat.moc"
