#include "collisionshapes.h"

#include "physics/collision/sat.h"
#include "physics/geometry/predicates.h"

#include <QTest>

#include <array>

using namespace hullsmith;

namespace {

struct Placed {
    const Shape &shape;
    const Pose &pose;

    int size() const { return shape.size(); }
    Vec2 vertex(int i) const { return pose.toWorld(shape.vertices()[std::size_t(i % size())]); }
    double radius() const { return pose.scale() * shape.radius(); }
    int edges() const { return size() == 2 ? 1 : shape.edges(); }
};

/// Sign of the least gap between a core's vertex and a core's edge or end: -1 nearer than the
/// radii, +1 farther.
int featureSign(const Placed &corner, const Placed &edge, double r, double s)
{
    int least = 1;
    for (int i = 0; i < corner.size(); ++i) {
        const Vec2 c = corner.vertex(i);
        for (int e = 0; e < edge.size(); ++e)
            least = std::min(least, compareDistance(edge.vertex(e), c, r, s));
        for (int e = 0; e < edge.edges(); ++e) {
            const Vec2 p = edge.vertex(e);
            const Vec2 q = edge.vertex(e + 1);
            if (dotSign(p, q, p, c) > 0 && dotSign(q, p, q, c) > 0)
                least = std::min(least, compareLineDistance(p, q, c, r, s));
        }
    }
    return least;
}

/// Sign of the greatest gap along the edges of `own`: for all pairs of vertices, exactly.
int edgeSign(const Placed &own, const Placed &other)
{
    int greatest = -1;
    for (int e = 0; e < own.edges(); ++e) {
        const Vec2 p = own.vertex(e);
        const Vec2 q = own.vertex(e + 1);
        for (const bool turned : {false, true}) {
            int least = 1;
            for (int i = 0; i < own.size(); ++i)
                for (int k = 0; k < other.size(); ++k)
                    least = std::min(least, (turned ? 1 : -1) *
                                                crossSign(p, q, own.vertex(i), other.vertex(k)));
            greatest = std::max(greatest, least);
        }
    }
    return greatest;
}

/// The relation by exact brute force on the world's doubles.
Relation exactRelation(const Placed &a, const Placed &b)
{
    const auto relation = [](int gapSign) {
        if (gapSign == 0)
            return Relation::Touching;
        return gapSign < 0 ? Relation::Overlapping : Relation::Apart;
    };
    const int cores = std::max(edgeSign(a, b), edgeSign(b, a));
    if (a.radius() + b.radius() == 0.0)
        return relation(cores);
    const bool meet = cores < 0 && a.size() > 2 && b.size() > 2;
    const int sign = meet ? -1
                          : std::min(featureSign(a, b, a.radius(), b.radius()),
                                     featureSign(b, a, a.radius(), b.radius()));
    return relation(sign);
}

} // namespace

/// The relation is exact on the doubles that the pose yields, above all where shapes just touch.
class tst_SatExact : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nearlyTouchingPairs_data();
    void nearlyTouchingPairs();
    void vertexOnEdgeOfLatticePolygons();
    void pythagoreanCirclesTouch();
    void slantedSidesTouchCircles();
    void powersOfTwoKeepTheRelation();
    void pushHasTheSignOfTheRelation();
};

void tst_SatExact::nearlyTouchingPairs_data()
{
    QTest::addColumn<double>("offset");
    QTest::addColumn<double>("scale");
    QTest::addColumn<bool>("rounded");

    for (const bool rounded : {false, true}) {
        const char *kind = rounded ? "rounded" : "plain";
        QTest::addRow("%s", kind) << 0.0 << 1.0 << rounded;
        QTest::addRow("%s, far out", kind) << 1e6 << 1.0 << rounded;
        QTest::addRow("%s, tiny", kind) << 0.0 << 1e-6 << rounded;
        QTest::addRow("%s, huge", kind) << 0.0 << 1e6 << rounded;
        QTest::addRow("%s, tiny, far out", kind) << 1e3 << 1e-6 << rounded;
    }
}

void tst_SatExact::nearlyTouchingPairs()
{
    QFETCH(double, offset);
    QFETCH(double, scale);
    QFETCH(bool, rounded);

    RandomShapes random(1234);
    std::array<int, 3> seen{};
    for (int i = 0; i < sampleCount(4'000); ++i) {
        const Shape a = rounded ? random.shape() : random.polygonOf(3 + random.below(6));
        const Shape b = rounded ? random.shape() : random.polygonOf(3 + random.below(6));
        const Vec2 place(offset, -0.7 * offset);
        const Pose poseA(place, random.uniform(-4.0, 4.0), scale);
        const double angle = i % 4 == 0 ? poseA.angle() : random.uniform(-4.0, 4.0);
        Vec2 at = place + scale * random.point(1.5);
        for (int step = 0; step < 2; ++step) {
            const SatResult result =
                sat(a, poseA, b, Pose(at, angle, scale), SatOptions{.earlyOut = false});
            at -= result.separation() * result.normal();
        }
        const Pose poseB(at, angle, scale);
        const Relation expected = exactRelation({a, poseA}, {b, poseB});
        QCOMPARE(sat(a, poseA, b, poseB).relation, expected);
        QCOMPARE(sat(b, poseB, a, poseA).relation, expected);
        QCOMPARE(sat(a, poseA, b, poseB, SatOptions{.skipParallel = false}).relation, expected);
        ++seen[std::size_t(expected)];
    }
    QVERIFY(seen[std::size_t(Relation::Apart)] > sampleCount(200));
    QVERIFY(seen[std::size_t(Relation::Overlapping)] > sampleCount(200));
}

void tst_SatExact::vertexOnEdgeOfLatticePolygons()
{
    // B's lowest corner is put on a lattice point of A's slanted edge from (8, 0) to (2, 9).
    const Shape a = polygon({{0, 0}, {8, 0}, {2, 9}});
    const Shape b = polygon({{0, 0}, {5, 1}, {6, 8}, {1, 6}});
    const double ulp = 0x1p-50;
    for (const Vec2 &point : {Vec2(6, 3), Vec2(4, 6), Vec2(5, 4.5)}) {
        QCOMPARE(sat(a, {}, b, Pose(point, 0.0)).relation, Relation::Touching);
        QCOMPARE(sat(a, {}, b, Pose(point + Vec2(ulp, 0), 0.0)).relation, Relation::Apart);
        QCOMPARE(sat(a, {}, b, Pose(point - Vec2(ulp, 0), 0.0)).relation, Relation::Overlapping);
        QCOMPARE(sat(a, {}, b, Pose(point, 0.0)).separation(), 0.0);
    }
}

void tst_SatExact::pythagoreanCirclesTouch()
{
    const std::array<std::array<double, 3>, 4> triples{
        {{3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {20, 21, 29}}};
    for (const auto &[x, y, distance] : triples) {
        for (const double scale : {0x1p-20, 1.0, 0x1p+20}) {
            const Shape a = circle(0, 0, scale * (distance - 1.25));
            const Shape b = circle(0, 0, scale * 1.25);
            const Vec2 at = scale * Vec2(x, y);
            QCOMPARE(sat(a, {}, b, Pose(at, 0.0)).relation, Relation::Touching);
            const Vec2 beyond(std::nextafter(at.x(), 1e9), at.y());
            QCOMPARE(sat(a, {}, b, Pose(beyond, 0.0)).relation, Relation::Apart);
            const Vec2 within(std::nextafter(at.x(), 0.0), at.y());
            QCOMPARE(sat(a, {}, b, Pose(within, 0.0)).relation, Relation::Overlapping);
        }
    }
}

void tst_SatExact::slantedSidesTouchCircles()
{
    // The long side lies on 3 x + 4 y = 12; the centre is 5 away from it.
    const Shape a = polygon({{0, 0}, {4, 0}, {0, 3}});
    const Vec2 centre = Vec2(2, 1.5) + Vec2(3, 4);
    QCOMPARE(sat(a, {}, circle(centre.x(), centre.y(), 5.0), {}).relation, Relation::Touching);
    QCOMPARE(sat(a, {}, circle(centre.x(), centre.y(), std::nextafter(5.0, 0.0)), {}).relation,
             Relation::Apart);
    QCOMPARE(sat(a, {}, circle(centre.x(), centre.y(), std::nextafter(5.0, 9.0)), {}).relation,
             Relation::Overlapping);
}

void tst_SatExact::powersOfTwoKeepTheRelation()
{
    RandomShapes random(60);
    for (int i = 0; i < sampleCount(5'000); ++i) {
        const Shape a = random.shape();
        const Shape b = random.shape();
        Vec2 at = random.point(1.5);
        const SatResult apart = sat(a, {}, b, Pose(at, 0.5), SatOptions{.earlyOut = false});
        at -= apart.separation() * apart.normal();
        const Relation relation = sat(a, {}, b, Pose(at, 0.5)).relation;
        for (const double scale : {0x1p-20, 0x1p+20}) {
            const Pose poseA(Vec2::Zero(), 0.0, scale);
            QCOMPARE(sat(a, poseA, b, Pose(scale * at, 0.5, scale)).relation, relation);
        }
    }
}

void tst_SatExact::pushHasTheSignOfTheRelation()
{
    RandomShapes random(61);
    for (int i = 0; i < sampleCount(20'000); ++i) {
        const Shape a = random.shape();
        const Shape b = random.shape();
        Vec2 at = random.point(1.5);
        const SatResult before = sat(a, {}, b, Pose(at, 1.0), SatOptions{.earlyOut = false});
        at -= before.separation() * before.normal();
        const SatResult result = sat(a, {}, b, Pose(at, 1.0));
        QCOMPARE(result.best.push, std::min(result.best.forward, result.best.backward));
        QCOMPARE(result.best.push < 0.0, result.relation == Relation::Apart);
        QCOMPARE(result.best.push == 0.0, result.relation == Relation::Touching);
    }
}

QTEST_APPLESS_MAIN(tst_SatExact)
#include "tst_satexact.moc"
