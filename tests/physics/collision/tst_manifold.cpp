#include "collisionshapes.h"

#include "physics/collision/cliptrace.h"
#include "physics/geometry/tolerance.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace hullsmith;

namespace {

/// Shapes and poses within about 3 metres: so many roundings of a length of that size.
constexpr double bound = 512.0 * roundOff;

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
    Manifold contacts(const ManifoldOptions &options = {}) const
    {
        return manifold(a, poseA, b, poseB, options);
    }
    SatResult test() const { return sat(a, poseA, b, poseB, SatOptions{.earlyOut = false}); }
};

Pose moved(const Pose &pose, const Vec2 &by, double scale = 1.0)
{
    return Pose::fromRotation(scale * pose.position() + by, {pose.cosine(), pose.sine()},
                              scale * pose.scale());
}

/// How far `p` is from the surface of a shape, metres.
double offSurface(const Shape &shape, const Pose &pose, const Vec2 &p)
{
    double toCore = std::numeric_limits<double>::infinity();
    bool inside = shape.size() > 2;
    for (int i = 0; i < shape.size(); ++i) {
        const Vec2 from = pose.toWorld(shape.vertices()[std::size_t(i)]);
        const Vec2 to = pose.toWorld(shape.vertices()[std::size_t((i + 1) % shape.size())]);
        toCore = std::min(toCore, distanceToSegment(p, from, to));
        inside = inside && cross(to - from, p - from) > 0.0;
    }
    const double radius = pose.scale() * shape.radius();
    return std::abs((inside ? -toCore : toCore) - radius);
}

double deepest(const Manifold &manifold)
{
    double depth = -std::numeric_limits<double>::infinity();
    for (const ContactPoint &contact : manifold.contacts())
        depth = std::max(depth, contact.depth);
    return depth;
}

bool isFinite(const Manifold &manifold)
{
    return manifold.normal.allFinite() &&
           std::ranges::all_of(manifold.contacts(), [](const ContactPoint &c) {
               return c.onA.allFinite() && c.onB.allFinite() && std::isfinite(c.depth);
           });
}

ContactId swapped(const ContactId &id)
{
    return {id.b, id.a};
}

const ContactPoint *find(const Manifold &manifold, const ContactId &id)
{
    const auto found = std::ranges::find(manifold.contacts(), id, &ContactPoint::id);
    return found == manifold.contacts().end() ? nullptr : &*found;
}

std::vector<std::string> names(const Manifold &manifold)
{
    std::vector<std::string> names;
    for (const ContactPoint &contact : manifold.contacts())
        names.push_back(contactName(contact.id));
    std::ranges::sort(names);
    return names;
}

bool same(const ContactPoint &a, const ContactPoint &b)
{
    return a.onA == b.onA && a.onB == b.onB && a.depth == b.depth && a.id == b.id;
}

bool same(const Manifold &a, const Manifold &b)
{
    return a.relation == b.relation && a.normal == b.normal && a.reference == b.reference &&
           a.incident == b.incident &&
           std::ranges::equal(a.contacts(), b.contacts(),
                              [](auto &p, auto &q) { return same(p, q); });
}

using Expected = std::vector<std::array<double, 5>>; ///< Place on A, place on B, depth.

} // namespace

/// Contact points of every pair of shapes.
class tst_Manifold : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void example_data();
    void example();
    void partedCornersAreMeasured();
    void marginKeepsGaps();
    void splitSideIsOneEdge();
    void doubledVertexChangesNothing();

    void contactsLieOnBothSurfaces();
    void deepestContactHasTheDepthOfSat();
    void gapOfTheNearestContactIsTheDistance();
    void swappingMirrors();
    void idsSurviveSmallMotion();
    void equalBoxesKeepTheirIds();
    void referenceStaysWithA();
    void biasedAxisStillHasContacts();
    void scaleAndPlaceKeepTheContacts_data();
    void scaleAndPlaceKeepTheContacts();

    void traceEqualsPlain();
    void keysAreUniqueAndFound();
    void eventsComeInOrder();
};

void tst_Manifold::example_data()
{
    QTest::addColumn<Shape>("a");
    QTest::addColumn<Shape>("b");
    QTest::addColumn<Vec2>("normal");
    QTest::addColumn<Expected>("expected");

    const Shape slab = box(0, 0, 10, 2);
    QTest::newRow("lesson overhang") << slab << box(7, 1.5, 13, 4.5) << Vec2(0, 1)
                                     << Expected{{7, 2, 7, 1.5, 0.5}, {10, 2, 10, 1.5, 0.5}};
    QTest::newRow("lesson one-corner") << slab << polygon({{5, 1.5}, {9, 4.5}, {6, 8.5}, {2, 5.5}})
                                       << Vec2(0, 1) << Expected{{5, 2, 5, 1.5, 0.5}};
    QTest::newRow("lesson swallowed") << box(0, 0, 10, 10) << box(2, 4, 4, 6) << Vec2(-1, 0)
                                      << Expected{{0, 4, 4, 4, 4}, {0, 6, 4, 6, 4}};
    QTest::newRow("lesson crossed-bars") << box(0, 4, 10, 6) << box(4, 1, 6, 10) << Vec2(0, 1)
                                         << Expected{{4, 6, 4, 1, 5}, {6, 6, 6, 1, 5}};
    QTest::newRow("lesson circle-centre-inside")
        << box(0, 0, 10, 6) << circle(5, 5, 1) << Vec2(0, 1) << Expected{{5, 6, 5, 4, 2}};
    QTest::newRow("shared side touches at both ends")
        << box(0, 0, 1, 1) << box(1, 0, 2, 1) << Vec2(1, 0)
        << Expected{{1, 0, 1, 0, 0}, {1, 1, 1, 1, 0}};
    QTest::newRow("reference edge of B") << polygon({{5, 1.5}, {9, 4.5}, {6, 8.5}, {2, 5.5}})
                                         << slab << Vec2(0, -1) << Expected{{5, 1.5, 5, 2, 0.5}};
    QTest::newRow("capsules side by side")
        << capsule({0, 0}, {4, 0}, 0.5) << capsule({1, 0.75}, {6, 0.75}, 0.5) << Vec2(0, 1)
        << Expected{{4, 0.5, 4, 0.25, 0.25}, {1, 0.5, 1, 0.25, 0.25}};
    QTest::newRow("crossing capsules")
        << capsule({-2, 0}, {2, 0}, 0.25) << capsule({0, -1}, {0, 3}, 0.25) << Vec2(0, 1)
        << Expected{{0, 0.25, 0, -1.25, 1.5}};
    QTest::newRow("circle centred on a corner")
        << box(-3, -1, 3, 1) << circle(3, 1, 0.25) << Vec2(0, 1) << Expected{{3, 1, 3, 0.75, 0.25}};
    QTest::newRow("rounded corner and circle")
        << box(-1, -1, 1, 1, 0.5) << circle(1.75, 2, 1) << Vec2(0.6, 0.8)
        << Expected{{1.3, 1.4, 1.15, 1.2, 0.25}};
    QTest::newRow("rounded boxes, one on the other")
        << box(-1, -1, 1, 1, 0.25) << box(0, 1.25, 3, 2, 0.125) << Vec2(0, 1)
        << Expected{{0, 1.25, 0, 1.125, 0.125}, {1, 1.25, 1, 1.125, 0.125}};
    QTest::newRow("segment lying on a box")
        << box(0, 0, 4, 1) << Shape::segment({1, 1}, {6, 1}).value() << Vec2(0, 1)
        << Expected{{1, 1, 1, 1, 0}, {4, 1, 4, 1, 0}};
    QTest::newRow("segment through a box")
        << box(0, 0, 4, 1) << Shape::segment({3, 0.75}, {6, 0.75}).value() << Vec2(0, 1)
        << Expected{{3, 1, 3, 0.75, 0.25}, {4, 1, 4, 0.75, 0.25}};
    QTest::newRow("circles on one centre")
        << circle(3, -2, 1) << circle(3, -2, 0.5) << Vec2(1, 0) << Expected{{4, -2, 2.5, -2, 1.5}};
    QTest::newRow("apart") << box(0, 0, 1, 1) << box(2, 0, 3, 1) << Vec2(1, 0) << Expected{};
}

void tst_Manifold::example()
{
    QFETCH(Shape, a);
    QFETCH(Shape, b);
    QFETCH(Vec2, normal);
    QFETCH(Expected, expected);

    const Manifold found = manifold(a, {}, b, {});

    QVERIFY2((found.normal - normal).norm() <= bound,
             qPrintable(QString::number(found.normal.y())));
    QCOMPARE(found.count, int(expected.size()));
    for (const auto &[ax, ay, bx, by, depth] : expected) {
        QVERIFY(std::ranges::any_of(found.contacts(), [&](const ContactPoint &c) {
            return (c.onA - Vec2(ax, ay)).norm() <= 16 * bound &&
                   (c.onB - Vec2(bx, by)).norm() <= 16 * bound &&
                   std::abs(c.depth - depth) <= 16 * bound;
        }));
    }
}

void tst_Manifold::partedCornersAreMeasured()
{
    const ManifoldOptions near{.margin = 6.0};
    const Manifold corners = manifold(box(0, 0, 4, 4), {}, box(7, 8, 11, 12), {}, near);
    QCOMPARE(corners.count, 1);
    QCOMPARE(corners.points[0].depth, -5.0);
    QVERIFY((corners.normal - Vec2(0.6, 0.8)).norm() <= bound);
    QCOMPARE(contactName(corners.points[0].id), std::string("A2-B0"));
}

void tst_Manifold::marginKeepsGaps()
{
    const Shape a = box(0, 0, 4, 4);
    const Shape b = box(1, 4.125, 3, 6);
    QCOMPARE(manifold(a, {}, b, {}, {.margin = 0.0625}).count, 0);
    const Manifold near = manifold(a, {}, b, {}, {.margin = 0.25});
    QCOMPARE(near.relation, Relation::Apart);
    QCOMPARE(near.count, 2);
    QCOMPARE(near.points[0].depth, -0.125);
    QCOMPARE(near.points[1].depth, -0.125);
}

void tst_Manifold::splitSideIsOneEdge()
{
    const Shape split = polygon({{0, 0}, {10, 0}, {10, 2}, {6, 2}, {3, 2}, {0, 2}});
    const Manifold found = manifold(split, {}, box(1, 1.5, 9, 4), {});
    QCOMPARE(names(found), (std::vector<std::string>{"A2-B1", "A5-B0"}));
    QCOMPARE(std::abs(found.points[1].onA.x() - found.points[0].onA.x()), 8.0);
}

void tst_Manifold::doubledVertexChangesNothing()
{
    const Shape doubled =
        Shape::ring({{0, 0}, {10, 0}, {10, 0}, {10, 2}, {10, 2}, {0, 2}, {0, 2}}).value();
    const Manifold found = manifold(doubled, {}, box(7, 1.5, 13, 4.5), {});
    const Manifold plain = manifold(box(0, 0, 10, 2), {}, box(7, 1.5, 13, 4.5), {});
    QCOMPARE(found.count, 2);
    for (int i = 0; i < 2; ++i) {
        QCOMPARE(found.points[std::size_t(i)].onA, plain.points[std::size_t(i)].onA);
        QCOMPARE(found.points[std::size_t(i)].depth, plain.points[std::size_t(i)].depth);
    }
}

void tst_Manifold::contactsLieOnBothSurfaces()
{
    RandomShapes random(1);
    for (int i = 0; i < sampleCount(100'000); ++i) {
        const Pair pair(random);
        const Manifold found = pair.contacts({.margin = i % 2 == 0 ? 0.0 : 0.5});
        QVERIFY(isFinite(found));
        QVERIFY(std::abs(found.normal.norm() - 1.0) <= bound);
        for (const ContactPoint &c : found.contacts()) {
            QVERIFY2(offSurface(pair.a, pair.poseA, c.onA) <= bound,
                     qPrintable(QString::number(i)));
            QVERIFY2(offSurface(pair.b, pair.poseB, c.onB) <= bound,
                     qPrintable(QString::number(i)));
            QVERIFY((c.onA - c.depth * found.normal - c.onB).norm() <= bound);
        }
    }
}

void tst_Manifold::deepestContactHasTheDepthOfSat()
{
    RandomShapes random(2);
    int hits = 0;
    for (int i = 0; i < sampleCount(100'000); ++i) {
        const Pair pair(random);
        const SatResult whole = pair.test();
        const Manifold found = pair.contacts();
        QCOMPARE(found.relation, whole.relation);
        if (whole.relation == Relation::Apart) {
            QCOMPARE(found.count, 0);
            continue;
        }
        ++hits;
        QCOMPARE(found.normal, whole.normal());
        QVERIFY2(std::abs(deepest(found) - whole.depth()) <= bound, qPrintable(QString::number(i)));
        for (const ContactPoint &c : found.contacts())
            QVERIFY(c.depth >= -bound);
    }
    const int samples = sampleCount(100'000);
    QVERIFY2(hits > 0.3 * samples && hits < 0.7 * samples, qPrintable(QString::number(hits)));
}

void tst_Manifold::gapOfTheNearestContactIsTheDistance()
{
    RandomShapes random(3);
    int gaps = 0;
    for (int i = 0; i < sampleCount(50'000); ++i) {
        const Pair pair(random);
        const Manifold found = pair.contacts({.margin = 1.0});
        if (found.relation != Relation::Apart || found.count == 0)
            continue;
        ++gaps;
        const double distance = bruteSeparation(pair.a, pair.poseA, pair.b, pair.poseB);
        QVERIFY2(std::abs(deepest(found) + distance) <= bound, qPrintable(QString::number(i)));
    }
    QVERIFY(gaps > sampleCount(10'000));
}

void tst_Manifold::swappingMirrors()
{
    RandomShapes random(4);
    for (int i = 0; i < sampleCount(50'000); ++i) {
        const Pair pair(random);
        const Manifold there = pair.contacts();
        const Manifold back = manifold(pair.b, pair.poseB, pair.a, pair.poseA);
        QCOMPARE(back.relation, there.relation);
        QCOMPARE(back.count, there.count);
        if (there.count == 0)
            continue;
        QVERIFY((back.normal + there.normal).norm() <= bound);
        for (const ContactPoint &c : there.contacts()) {
            const ContactPoint *other = find(back, swapped(c.id));
            QVERIFY2(other, qPrintable(QString::number(i)));
            QVERIFY(std::abs(other->depth - c.depth) <= bound);
            QVERIFY((other->onA - c.onB).norm() <= bound && (other->onB - c.onA).norm() <= bound);
        }
    }
}

void tst_Manifold::idsSurviveSmallMotion()
{
    RandomShapes random(5);
    int kept = 0;
    int all = 0;
    for (int i = 0; i < sampleCount(50'000); ++i) {
        Pair pair(random);
        const Manifold before = pair.contacts();
        const double angle = pair.poseB.angle() + random.uniform(-1e-6, 1e-6);
        pair.poseB = Pose(pair.poseB.position() + random.point(1e-6), angle, pair.poseB.scale());
        const Manifold after = pair.contacts();
        if (before.count == 0)
            continue;
        ++all;
        const bool sameFeatures = before.count == after.count &&
                                  before.reference == after.reference &&
                                  before.incident == after.incident;
        if (sameFeatures)
            QCOMPARE(names(after), names(before));
        kept += sameFeatures;
    }
    QVERIFY2(kept >= 0.999 * all, qPrintable(QString::number(all - kept)));
}

void tst_Manifold::equalBoxesKeepTheirIds()
{
    const Shape a = box(-1, -1, 1, 1);
    const std::vector<std::string> stacked{"A2-B1", "A3-B0"};
    RandomShapes random(6);
    for (int i = 0; i < 10'000; ++i) {
        const Pose above(Vec2(random.uniform(-1e-3, 1e-3), 1.99), random.uniform(-1e-3, 1e-3));
        const Manifold found = manifold(a, {}, a, above);
        QCOMPARE(names(found), stacked);
    }
    QCOMPARE(names(manifold(a, {}, a, Pose(Vec2(0, 1.99), 0.0))), stacked);
}

void tst_Manifold::referenceStaysWithA()
{
    const Shape a = box(-1, -1, 1, 1);
    RandomShapes random(7);
    for (int i = 0; i < 1000; ++i) {
        const Pose above(Vec2(0.25, 1.99), random.uniform(-5e-3, 5e-3));
        const Manifold found = manifold(a, {}, a, above);
        QCOMPARE(found.reference, (AxisSource{Owner::A, 2}));
        QVERIFY(!found.flipped());
    }
}

void tst_Manifold::biasedAxisStillHasContacts()
{
    RandomShapes random(8);
    for (int i = 0; i < sampleCount(50'000); ++i) {
        Pair pair(random);
        const double bias = random.uniform(0.0, 0.2);
        SatCache cache;
        manifold(pair.a, pair.poseA, pair.b, pair.poseB, cache);
        pair.poseB = moved(pair.poseB, random.point(0.2));
        const Manifold found =
            manifold(pair.a, pair.poseA, pair.b, pair.poseB, cache, {.axisBias = bias});
        const SatResult whole = pair.test();
        QVERIFY(isFinite(found));
        QCOMPARE(found.relation, whole.relation);
        if (whole.relation == Relation::Overlapping) {
            QVERIFY(found.count > 0);
            QVERIFY2(deepest(found) <= whole.depth() + bias + bound,
                     qPrintable(QString::number(i)));
        }
    }
}

void tst_Manifold::scaleAndPlaceKeepTheContacts_data()
{
    QTest::addColumn<double>("scale");
    QTest::addColumn<double>("place");
    QTest::newRow("micrometres") << 1e-6 << 0.0;
    QTest::newRow("thousands of kilometres") << 1e6 << 0.0;
    QTest::newRow("far out") << 1.0 << 1e6;
}

void tst_Manifold::scaleAndPlaceKeepTheContacts()
{
    QFETCH(double, scale);
    QFETCH(double, place);
    const Vec2 by(place, -place);
    const double allowed = scale * bound + 256.0 * roundOff * place;
    RandomShapes random(9);
    for (int i = 0; i < sampleCount(20'000); ++i) {
        const Pair pair(random);
        const Manifold here = pair.contacts();
        const Manifold there =
            manifold(pair.a, moved(pair.poseA, by, scale), pair.b, moved(pair.poseB, by, scale));
        QVERIFY(isFinite(there));
        const double depth = std::max(0.0, scale * pair.test().depth());
        if (depth <= allowed)
            continue;
        QVERIFY2(std::abs(deepest(there) - depth) <= allowed, qPrintable(QString::number(i)));
        if ((here.normal - there.normal).norm() > 0.1)
            continue; // two ways out that are equal but for rounding
        for (const ContactPoint &c : there.contacts())
            if (const ContactPoint *same = find(here, c.id))
                QVERIFY(std::abs(c.depth - scale * same->depth) <= 16.0 * allowed);
    }
}

void tst_Manifold::traceEqualsPlain()
{
    RandomShapes random(10);
    for (int i = 0; i < sampleCount(100'000); ++i) {
        const Pair pair(random);
        const ManifoldOptions options{.margin = i % 3 == 0 ? 0.25 : 0.0};
        const ClipTrace trace = clipTrace(pair.a, pair.poseA, pair.b, pair.poseB, options);
        QVERIFY(same(trace.manifold, pair.contacts(options)));
    }
}

void tst_Manifold::keysAreUniqueAndFound()
{
    RandomShapes random(11);
    for (int i = 0; i < 2000; ++i) {
        const Pair pair(random);
        const ClipTrace trace = clipTrace(pair.a, pair.poseA, pair.b, pair.poseB, {.margin = 0.25});
        std::set<std::string> seen;
        for (int e = 0; e < int(trace.events.size()); ++e) {
            QVERIFY(seen.insert(trace.keyOf(e)).second);
            QCOMPARE(trace.find(trace.keyOf(e)), e);
        }
        QVERIFY(seen.contains("clip/result"));
    }
    QCOMPARE(ClipTrace().find("clip/result"), -1);
}

void tst_Manifold::eventsComeInOrder()
{
    const auto keys = [](const ClipTrace &trace) {
        std::vector<std::string> list;
        for (const ClipEvent &event : trace.events)
            list.push_back(event.key());
        return list;
    };
    const Shape slab = box(0, 0, 10, 2);
    const Shape corner = polygon({{5, 1.5}, {9, 4.5}, {6, 8.5}, {2, 5.5}});
    const ClipTrace trace = clipTrace(corner, {}, slab, {});
    QCOMPARE(keys(trace), (std::vector<std::string>{
                              "clip/reference", "clip/incident", "clip/side/0", "clip/side/1",
                              "clip/point/A1-B2", "clip/point/A0-B3", "clip/flip", "clip/result"}));
    const ClipEvent &dropped = trace.events[std::size_t(trace.find("clip/point/A1-B2"))];
    QVERIFY(!dropped.isKept);
    QCOMPARE(dropped.contact.depth, -2.5);
    QCOMPARE(trace.events[0].source, (AxisSource{Owner::B, 2}));
    QCOMPARE(trace.events[0].cosine, 1.0);
    QCOMPARE(trace.events.back().count, 1);

    const ClipTrace overhang = clipTrace(slab, {}, box(7, 1.5, 13, 4.5), {});
    const ClipEvent &side = overhang.events[std::size_t(overhang.find("clip/side/0"))];
    QCOMPARE(side.vertex, 2);
    QCOMPARE(side.before[0], Vec2(13, 1.5));
    QCOMPARE(side.after[0], Vec2(10, 1.5));
    QCOMPARE(overhang.find("clip/flip"), -1);
}

QTEST_APPLESS_MAIN(tst_Manifold)
#include "tst_manifold.moc"
