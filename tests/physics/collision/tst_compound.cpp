#include "collisionshapes.h"

#include "physics/collision/compound.h"
#include "physics/collision/containment.h"
#include "physics/geometry/tolerance.h"

#include <QTest>

using namespace hullsmith;

namespace {

/// Shapes and poses within about 3 metres: so many roundings of a length of that size.
constexpr double bound = 512.0 * roundOff;

Compound compound(std::vector<Shape> pieces)
{
    return Compound::create(std::move(pieces)).value();
}

/// The concave outline of lesson `concave-notch` in three pieces.
Compound notch()
{
    return compound({box(0, 0, 6, 2), box(0, 2, 2, 5), box(4, 2, 6, 5)});
}

Compound randomCompound(RandomShapes &random)
{
    std::vector<Shape> pieces;
    const int count = 1 + random.below(4);
    for (int i = 0; i < count; ++i)
        pieces.push_back(random.shape());
    return compound(std::move(pieces));
}

} // namespace

class tst_Compound : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void emptyListIsAFault();
    void faultsNamePieceAndVertex_data();
    void faultsNamePieceAndVertex();
    void boxInTheNotchIsApart();
    void answerNamesThePieces();
    void tiesGoToTheFirstPieces();
    void boundsHoldAllPieces();
    void manifoldsOfEachPair();
    void bruteForceAgrees();
    void swappingMirrors();
    void farOutAgrees();
    void onePieceIsTheShape();

    void containment_data();
    void containment();
    void containedShapesOverlap();
    void scaledShapeIsWithin();
};

void tst_Compound::emptyListIsAFault()
{
    const auto made = Compound::create(std::vector<Shape>());
    QVERIFY(!made);
    QCOMPARE(made.error().piece, -1);
}

void tst_Compound::faultsNamePieceAndVertex_data()
{
    QTest::addColumn<std::vector<Vec2>>("ring");
    QTest::addColumn<OutlineIssue>("kind");
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("flat") << std::vector<Vec2>{{0, 0}, {2, 0}, {4, 0}} << OutlineIssue::Degenerate;
    QTest::newRow("point") << std::vector<Vec2>{{1, 1}, {1, 1}, {1, 1}} << OutlineIssue::TooFew;
    QTest::newRow("nothing") << std::vector<Vec2>{} << OutlineIssue::TooFew;
    QTest::newRow("not finite") << std::vector<Vec2>{{0, 0}, {1, nan}, {0, 1}}
                                << OutlineIssue::NonFinite;
    QTest::newRow("clockwise") << std::vector<Vec2>{{0, 0}, {0, 1}, {1, 0}}
                               << OutlineIssue::Clockwise;
    QTest::newRow("concave") << std::vector<Vec2>{{0, 0}, {4, 0}, {1, 1}, {0, 4}}
                             << OutlineIssue::Concave;
}

void tst_Compound::faultsNamePieceAndVertex()
{
    QFETCH(std::vector<Vec2>, ring);
    QFETCH(OutlineIssue, kind);
    const std::vector<Vec2> good{{0, 0}, {1, 0}, {0, 1}};
    const auto made = Compound::create(std::vector{good, good, ring});
    QVERIFY(!made);
    QCOMPARE(made.error().piece, 2);
    QCOMPARE(made.error().outline.kind, kind);
}

void tst_Compound::boxInTheNotchIsApart()
{
    const CompoundDistance found = distance(notch(), {}, Compound(box(2.5, 2.5, 3.5, 4.5)), {});
    QCOMPARE(found.pair.relation, Relation::Apart);
    QCOMPARE(found.pair.separation, 0.5);
    QVERIFY(manifolds(notch(), {}, Compound(box(2.5, 2.5, 3.5, 4.5)), {}).empty());
}

void tst_Compound::answerNamesThePieces()
{
    const Compound other = compound({circle(20, 20, 1), circle(6.5, 4, 1)});
    const CompoundDistance found = distance(notch(), {}, other, {});
    QCOMPARE(found.pair.relation, Relation::Overlapping);
    QCOMPARE(found.a, 2);
    QCOMPARE(found.b, 1);
    QVERIFY(std::abs(found.pair.separation + 0.5) <= bound);
}

void tst_Compound::tiesGoToTheFirstPieces()
{
    const CompoundDistance found = distance(notch(), {}, Compound(box(2.5, 3, 3.5, 4)), {});
    QCOMPARE(found.a, 1);
    QCOMPARE(found.b, 0);
}

void tst_Compound::boundsHoldAllPieces()
{
    const Aabb box = notch().bounds(Pose(Vec2(1, 1), 0.0));
    QCOMPARE(box.lower, Vec2(1, 1));
    QCOMPARE(box.upper, Vec2(7, 6));
}

void tst_Compound::manifoldsOfEachPair()
{
    const std::vector<PieceManifold> found =
        manifolds(notch(), {}, Compound(box(-1, 4.5, 7, 6)), {});
    QCOMPARE(found.size(), std::size_t(2));
    QCOMPARE(found[0].a, 1);
    QCOMPARE(found[1].a, 2);
    for (const PieceManifold &piece : found) {
        QCOMPARE(piece.b, 0);
        QCOMPARE(piece.manifold.count, 2);
        QCOMPARE(piece.manifold.normal, Vec2(0, 1));
        QCOMPARE(piece.manifold.points[0].depth, 0.5);
    }
}

void tst_Compound::bruteForceAgrees()
{
    RandomShapes random(1);
    int hits = 0;
    constexpr int samples = sampleCount(10'000);
    for (int i = 0; i < samples; ++i) {
        const Compound a = randomCompound(random);
        const Compound b = randomCompound(random);
        const Pose poseA = random.pose(1.5);
        const Pose poseB = random.pose(1.5);
        const CompoundDistance found = distance(a, poseA, b, poseB);
        double least = std::numeric_limits<double>::infinity();
        for (const Shape &p : a.pieces())
            for (const Shape &q : b.pieces())
                least = std::min(least, bruteSeparation(p, poseA, q, poseB));
        QVERIFY2(std::abs(found.pair.separation - least) <= bound, qPrintable(QString::number(i)));
        hits += found.pair.relation == Relation::Overlapping;

        const auto contacts = manifolds(a, poseA, b, poseB);
        QCOMPARE(!contacts.empty(), found.pair.relation != Relation::Apart);
    }
    QVERIFY2(hits > 0.3 * samples && hits < 0.7 * samples, qPrintable(QString::number(hits)));
}

void tst_Compound::swappingMirrors()
{
    RandomShapes random(2);
    for (int i = 0; i < sampleCount(5'000); ++i) {
        const Compound a = randomCompound(random);
        const Compound b = randomCompound(random);
        const Pose poseA = random.pose(1.5);
        const Pose poseB = random.pose(1.5);
        const CompoundDistance there = distance(a, poseA, b, poseB);
        const CompoundDistance back = distance(b, poseB, a, poseA);
        QCOMPARE(back.pair.relation, there.pair.relation);
        QVERIFY(std::abs(back.pair.separation - there.pair.separation) <= bound);
        QCOMPARE(manifolds(b, poseB, a, poseA).size(), manifolds(a, poseA, b, poseB).size());
    }
}

void tst_Compound::farOutAgrees()
{
    const Vec2 place(1048576, -1048576);
    const Pose there(place, 0.0);
    const CompoundDistance found = distance(notch(), there, Compound(box(6, 0, 8, 2)), there);
    QCOMPARE(found.pair.relation, Relation::Touching);
    QCOMPARE(found.a, 0);
}

void tst_Compound::onePieceIsTheShape()
{
    RandomShapes random(3);
    for (int i = 0; i < 1000; ++i) {
        const Shape a = random.shape();
        const Shape b = random.shape();
        const Pose poseA = random.pose(1.2);
        const Pose poseB = random.pose(1.2);
        const CompoundDistance found = distance(Compound(a), poseA, Compound(b), poseB);
        QCOMPARE(found.pair.separation, distance(a, poseA, b, poseB).separation);
        QCOMPARE(found.a, 0);
        QCOMPARE(found.b, 0);
    }
}

void tst_Compound::containment_data()
{
    QTest::addColumn<Shape>("inner");
    QTest::addColumn<Shape>("outer");
    QTest::addColumn<bool>("expected");

    const Shape square = box(-2, -2, 2, 2);
    QTest::newRow("box in box") << box(-1, -1, 1, 1) << square << true;
    QTest::newRow("itself") << square << square << true;
    QTest::newRow("one side over") << box(-1, -1, 1, 2.5) << square << false;
    QTest::newRow("circle touching from inside") << circle(0, 0, 2) << square << true;
    QTest::newRow("circle a hair larger")
        << circle(0, 0, std::nextafter(2.0, 3.0)) << square << false;
    QTest::newRow("circle in circle, touching") << circle(1, 0, 1) << circle(0, 0, 2) << true;
    QTest::newRow("circle in circle, over")
        << circle(1, 0, std::nextafter(1.0, 2.0)) << circle(0, 0, 2) << false;
    QTest::newRow("larger in smaller") << circle(0, 0, 2) << circle(0, 0, 1) << false;
    QTest::newRow("box in its circle") << box(-3, -4, 3, 4) << circle(0, 0, 5) << true;
    QTest::newRow("box in a smaller circle")
        << box(-3, -4, 3, 4) << circle(0, 0, std::nextafter(5.0, 0.0)) << false;
    QTest::newRow("capsule in capsule")
        << capsule({0, 0}, {2, 0}, 0.5) << capsule({-1, 0}, {3, 0}, 0.5) << true;
    QTest::newRow("circle in rounded corner")
        << circle(2, 2, 0.5) << box(-2, -2, 2, 2, 0.5) << true;
    QTest::newRow("circle beyond rounded corner")
        << circle(2.25, 2.25, 0.25) << box(-2, -2, 2, 2, 0.5) << false;
    QTest::newRow("segment in box") << Shape::segment({-2, 0}, {2, 1}).value() << square << true;
    QTest::newRow("box in segment") << square << Shape::segment({-2, 0}, {2, 1}).value() << false;
    QTest::newRow("segment in segment")
        << Shape::segment({1, 1}, {2, 2}).value() << Shape::segment({0, 0}, {3, 3}).value() << true;
    QTest::newRow("segment off segment") << Shape::segment({1, 1}, {2, 3}).value()
                                         << Shape::segment({0, 0}, {3, 3}).value() << false;
}

void tst_Compound::containment()
{
    QFETCH(Shape, inner);
    QFETCH(Shape, outer);
    QFETCH(bool, expected);
    QCOMPARE(isWithin(inner, {}, outer, {}), expected);
}

void tst_Compound::containedShapesOverlap()
{
    RandomShapes random(4);
    int inside = 0;
    for (int i = 0; i < sampleCount(50'000); ++i) {
        const Shape a = random.shape();
        const Shape b = random.shape();
        const Pose poseA = random.pose(1.0);
        const Pose poseB(random.point(1.0), 0.0, random.uniform(0.05, 1.0));
        if (!isWithin(b, poseB, a, poseA))
            continue;
        ++inside;
        QCOMPARE(sat(a, poseA, b, poseB).relation, Relation::Overlapping);
        QVERIFY(!isWithin(a, poseA, b, poseB));
    }
    QVERIFY2(inside > sampleCount(2'000), qPrintable(QString::number(inside)));
}

void tst_Compound::scaledShapeIsWithin()
{
    RandomShapes random(5);
    for (int i = 0; i < 10'000; ++i) {
        const Shape a = random.polygonOf(3 + random.below(8), random.uniform(0.0, 0.2));
        const Pose pose = random.pose(1.0);
        const Vec2 turn(pose.cosine(), pose.sine());
        const Pose smaller = Pose::fromRotation(pose.position(), turn, 0.99 * pose.scale());
        const bool holdsOrigin = isWithin(circle(0, 0, 1e-3), pose, a, pose);
        if (holdsOrigin)
            QVERIFY(isWithin(a, smaller, a, pose));
        QVERIFY(isWithin(a, pose, a, pose));
    }
}

QTEST_APPLESS_MAIN(tst_Compound)
#include "tst_compound.moc"
