#include "shapepairs.h"

#include "physics/collision/support.h"

#include <QTest>

using namespace hullsmith;

class tst_Support : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tiesGoToTheLowestIndex();
    void climbingAndSearchingFindTheFarthest();
    void climbsOutOfEveryFoot();
    void doubledVerticesAreNoTrap();
    void smallCores();
};

void tst_Support::tiesGoToTheLowestIndex()
{
    const Shape side = polygon({{0, 0}, {1, 0}, {2, 0}, {3, 0}, {3, 1}, {0, 1}});
    const Pose pose;
    const PlacedCore core(side, pose, Vec2::Zero());
    for (int from = 0; from < side.size(); ++from) {
        QCOMPARE(supportByClimbing(core, Vec2(0, -7), from), 0);
        QCOMPARE(supportByClimbing(core, Vec2(0, 1e-9), from), 4);
        QCOMPARE(supportByClimbing(core, Vec2(-1e12, 0), from), 0);
    }
    for (const Vec2 &direction : {Vec2(0, -7), Vec2(0, 1e-9), Vec2(-1e12, 0), Vec2(1, 0)})
        QCOMPARE(supportBySearch(core, direction), supportByScan(core, direction));
    QCOMPARE(support(core, Vec2(1, 0)), 3);
}

void tst_Support::climbingAndSearchingFindTheFarthest()
{
    RandomPairs random(1);
    for (const Condition condition : allConditions) {
        for (int i = 0; i < sampleCount(4'000); ++i) {
            const ShapePair pair = random.pair(condition);
            const Vec2 reference = pair.poseA.toWorld(pair.a.vertices()[0]);
            const PlacedCore core(pair.a, pair.poseA, reference);
            // Now and then across an edge, where rounding sees a tie.
            const bool across = core.edges() > 0 && random.below(3) == 0;
            const Vec2 direction =
                across ? core.normal(random.below(core.edges())) : random.direction();
            const double farthest = core.along(direction, supportByScan(core, direction));
            const double bound = 8.0 * satSumError * core.reach();
            for (const int vertex :
                 {supportBySearch(core, direction),
                  supportByClimbing(core, direction, random.below(core.size())),
                  support(core, direction), support(core, direction, random.below(core.size()))})
                QVERIFY(farthest - core.along(direction, vertex) <= bound);
        }
    }
}

void tst_Support::climbsOutOfEveryFoot()
{
    // The direction looks away from a level edge: both of its ends are as low as can be.
    const Shape hexagon = polygon({{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 4}, {-1, 4}});
    const Pose pose;
    const PlacedCore core(hexagon, pose, Vec2::Zero());
    for (int from = 0; from < hexagon.size(); ++from)
        QCOMPARE(supportByClimbing(core, Vec2(0, 1), from), 4);
}

void tst_Support::doubledVerticesAreNoTrap()
{
    const Shape ring =
        Shape::ring({{0, 0}, {0, 0}, {4, 0}, {4, 4}, {4, 4}, {4, 4}, {0, 4}}).value();
    const Pose pose;
    const PlacedCore core(ring, pose, Vec2::Zero());
    RandomShapes random(2);
    for (int i = 0; i < 1000; ++i) {
        const Vec2 direction = random.direction();
        const int right = supportByScan(core, direction);
        QCOMPARE(supportBySearch(core, direction), right);
        QCOMPARE(supportByClimbing(core, direction, random.below(7)), right);
    }
}

void tst_Support::smallCores()
{
    const Pose pose;
    const Shape ball = circle(1, 2, 3);
    const PlacedCore point(ball, pose, Vec2::Zero());
    QCOMPARE(support(point, Vec2(1, 0)), 0);
    QCOMPARE(supportBySearch(point, Vec2(1, 0)), 0);
    const Shape bar = capsule({-1, 0}, {1, 0}, 0.5);
    const PlacedCore segment(bar, pose, Vec2::Zero());
    QCOMPARE(supportByClimbing(segment, Vec2(1, 3), 0), 1);
    QCOMPARE(supportBySearch(segment, Vec2(-1, 3)), 0);
    QCOMPARE(support(segment, Vec2(0, 1)), 0);
}

QTEST_APPLESS_MAIN(tst_Support)
#include "tst_support.moc"
