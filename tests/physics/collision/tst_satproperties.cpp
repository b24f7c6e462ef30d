#include "collisionshapes.h"

#include "physics/collision/sat.h"
#include "physics/geometry/tolerance.h"

#include <QTest>

using namespace hullsmith;

namespace {

constexpr SatOptions wholeTest{.earlyOut = false};

/// Shapes and poses within about 3 metres: so many roundings of a length of that size.
constexpr double bound = 256.0 * roundOff;

struct Pair {
    Shape a, b;
    Pose poseA, poseB;

    explicit Pair(RandomShapes &random)
        : a(random.shape())
        , b(random.shape())
        , poseA(random.pose(1.2))
        , poseB(random.pose(1.2))
    {
    }
    SatResult test(SatOptions options = wholeTest) const
    {
        return sat(a, poseA, b, poseB, options);
    }
    double separation() const { return bruteSeparation(a, poseA, b, poseB); }
};

Pose moved(const Pose &pose, const Vec2 &by, double scale = 1.0)
{
    return Pose::fromRotation(scale * pose.position() + by, {pose.cosine(), pose.sine()},
                              scale * pose.scale());
}

} // namespace

class tst_SatProperties : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void swappingMirrors();
    void movingByTheMtvLeavesThePairTouching();
    void bruteForceAgrees();
    void gapIsALowerBoundOfTheDistance();
    void earlyOutKeepsTheVerdict();
    void scaleAndPlaceKeepTheVerdict_data();
    void scaleAndPlaceKeepTheVerdict();
    void turningBothTurnsTheNormal();
    void noAxisBeatsTheBest();
};

void tst_SatProperties::swappingMirrors()
{
    RandomShapes random(1);
    for (int i = 0; i < sampleCount(50'000); ++i) {
        const Pair pair(random);
        const SatResult there = pair.test();
        const SatResult back = sat(pair.b, pair.poseB, pair.a, pair.poseA, wholeTest);
        QCOMPARE(back.relation, there.relation);
        QVERIFY(std::abs(back.separation() - there.separation()) <= bound);
        QVERIFY((back.normal() + there.normal()).norm() <= bound);
        QCOMPARE(back.axesTested, there.axesTested);
    }
}

void tst_SatProperties::movingByTheMtvLeavesThePairTouching()
{
    RandomShapes random(2);
    int hits = 0;
    for (int i = 0; i < sampleCount(50'000); ++i) {
        const Pair pair(random);
        const SatResult before = pair.test();
        if (before.relation != Relation::Overlapping)
            continue;
        ++hits;
        const Pose away = moved(pair.poseB, before.depth() * before.normal());
        const SatResult after = sat(pair.a, pair.poseA, pair.b, away, wholeTest);
        QVERIFY2(std::abs(after.separation()) <= bound, qPrintable(QString::number(i)));
    }
    QVERIFY(hits > sampleCount(15'000) && hits < sampleCount(35'000));
}

void tst_SatProperties::bruteForceAgrees()
{
    RandomShapes random(3);
    for (int i = 0; i < sampleCount(50'000); ++i) {
        const Pair pair(random);
        const SatResult result = pair.test();
        const double brute = pair.separation();
        const bool exact = result.separation() < 0.0 || pair.a.radius() + pair.b.radius() > 0.0;
        if (exact)
            QVERIFY2(std::abs(result.separation() - brute) <= bound,
                     qPrintable(QString::number(i)));
        if (std::abs(brute) > bound)
            QCOMPARE(result.relation, brute > 0.0 ? Relation::Apart : Relation::Overlapping);
    }
}

void tst_SatProperties::gapIsALowerBoundOfTheDistance()
{
    RandomShapes random(4);
    for (int i = 0; i < sampleCount(20'000); ++i) {
        const Pair pair(random);
        QVERIFY(pair.test({}).separation() <= pair.separation() + bound);
    }
}

void tst_SatProperties::earlyOutKeepsTheVerdict()
{
    RandomShapes random(5);
    for (int i = 0; i < sampleCount(50'000); ++i) {
        const Pair pair(random);
        const SatResult early = pair.test({});
        const SatResult whole = pair.test();
        QCOMPARE(early.relation, whole.relation);
        QVERIFY(early.separation() <= whole.separation());
        QVERIFY(early.axesTested <= whole.axesTested);
        if (early.relation != Relation::Apart)
            QCOMPARE(early.separation(), whole.separation());
    }
}

void tst_SatProperties::scaleAndPlaceKeepTheVerdict_data()
{
    QTest::addColumn<double>("scale");
    QTest::addColumn<double>("place");

    QTest::newRow("a millionth") << 1e-6 << 0.0;
    QTest::newRow("a million times") << 1e6 << 0.0;
    QTest::newRow("a thousand kilometres out") << 1.0 << 1e6;
    QTest::newRow("a millionth, a metre out") << 1e-6 << 1.0;
    QTest::newRow("a million times, far out") << 1e6 << 1e9;
}

void tst_SatProperties::scaleAndPlaceKeepTheVerdict()
{
    QFETCH(double, scale);
    QFETCH(double, place);

    const double rounding = bound * (1.0 + place / scale);
    RandomShapes random(6);
    for (int i = 0; i < sampleCount(20'000); ++i) {
        const Pair pair(random);
        const SatResult plain = pair.test();
        const Vec2 by(place, -place);
        const SatResult result = sat(pair.a, moved(pair.poseA, by, scale), pair.b,
                                     moved(pair.poseB, by, scale), wholeTest);
        QVERIFY(std::abs(result.separation() / scale - plain.separation()) <= rounding);
        if (std::abs(plain.separation()) > rounding)
            QCOMPARE(result.relation, plain.relation);
    }
}

void tst_SatProperties::turningBothTurnsTheNormal()
{
    RandomShapes random(7);
    for (int i = 0; i < sampleCount(20'000); ++i) {
        const Pair pair(random);
        const Pose turn(random.point(1.0), random.uniform(-4.0, 4.0));
        const auto turned = [&](const Pose &pose) {
            return Pose(turn.toWorld(pose.position()), turn.angle() + pose.angle(), pose.scale());
        };
        const SatResult plain = pair.test();
        const SatResult result =
            sat(pair.a, turned(pair.poseA), pair.b, turned(pair.poseB), wholeTest);
        QVERIFY(std::abs(result.separation() - plain.separation()) <= bound);
        QVERIFY((result.normal() - turn.rotate(plain.normal())).norm() <= bound);
    }
}

void tst_SatProperties::noAxisBeatsTheBest()
{
    RandomShapes random(8);
    for (int i = 0; i < sampleCount(20'000); ++i) {
        const Pair pair(random);
        const SatResult result = pair.test();
        if (result.relation == Relation::Apart)
            continue;
        const Vec2 away = (result.depth() * 0.999) * random.direction();
        const SatResult after = sat(pair.a, pair.poseA, pair.b, moved(pair.poseB, away), wholeTest);
        QVERIFY(after.relation == Relation::Overlapping || result.depth() < bound);
    }
}

QTEST_APPLESS_MAIN(tst_SatProperties)
#include "tst_satproperties.moc"
