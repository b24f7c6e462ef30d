#include "physics/collision/collisionshapes.h"

#include "physics/collision/batch/pairbatch.h"
#include "physics/collision/manifold.h"
#include "physics/collision/sat.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace hullsmith;

namespace {

using MakeShape = Shape (*)(RandomShapes &);

/// Shapes of one kind, their size and how far out they stand, metres.
struct Family {
    const char *name;
    MakeShape make;
    double scale;
    double farOut;
    double relativeReach; ///< See verdictBound(): what slivers add.
    double spread = 1.1;  ///< Of the bodies' positions, of the scale; about half of the pairs hit.
};

Shape sliver(RandomShapes &random)
{
    const double angle = random.uniform(0.0, 3.0);
    const Vec2 along(std::cos(angle), std::sin(angle));
    const Vec2 across(-along.y(), along.x());
    return polygon({Vec2(-along), Vec2(0.3 * along - 1e-3 * across), along,
                    Vec2(0.1 * along + 2e-3 * across)});
}

/// A box whose sides hold further vertices, on them or bulging by up to 1e-5 m.
Shape straightSides(RandomShapes &random)
{
    const double bulge = random.below(2) == 0 ? 0.0 : random.uniform(1e-7, 1e-5);
    std::vector<Vec2> ring;
    const Vec2 corners[] = {{-1.0, -0.5}, {1.0, -0.5}, {1.0, 0.5}, {-1.0, 0.5}};
    for (int i = 0; i < 4; ++i) {
        const Vec2 from = corners[i];
        const Vec2 way = corners[(i + 1) % 4] - from;
        ring.push_back(from);
        const double t = double(1 + random.below(7)) / 8.0;
        ring.push_back(from + t * way + bulge * Vec2(way.y(), -way.x()).normalized());
    }
    return polygon(ring);
}

const Family families[] = {
    {"triangles", [](RandomShapes &r) { return r.polygonOf(3); }, 1.0, 0.0, 1.0},
    {"quadrangles", [](RandomShapes &r) { return r.polygonOf(4); }, 1.0, 0.0, 1.0},
    {"3 to 8", [](RandomShapes &r) { return r.polygonOf(3 + r.below(6)); }, 1.0, 0.0, 1.0},
    {"3 to 16", [](RandomShapes &r) { return r.polygonOf(3 + r.below(14)); }, 1.0, 0.0, 4.0},
    {"3 to 64", [](RandomShapes &r) { return r.polygonOf(3 + r.below(62)); }, 1.0, 0.0, 16.0, 1.3},
    {"mixed kinds", [](RandomShapes &r) { return r.shape(); }, 1.0, 0.0, 4.0},
    {"circles", [](RandomShapes &r) { return circle(0.3, 0.1, r.uniform(0.2, 1.0)); }, 1.0, 0.0,
     1.0},
    {"capsules",
     [](RandomShapes &r) { return capsule(r.point(0.7), r.point(0.7), r.uniform(0.1, 0.5)); }, 1.0,
     0.0, 16.0},
    {"rounded, many vertices", [](RandomShapes &r) { return r.polygonOf(3 + r.below(62), 0.2); },
     1.0, 0.0, 16.0, 1.6},
    {"slivers", sliver, 1.0, 0.0, 1000.0, 0.8},
    {"straight sides", straightSides, 1.0, 0.0, 16.0, 1.7},
    {"straight sides and circles",
     [](RandomShapes &r) {
         return r.below(2) == 0 ? straightSides(r) : circle(0.0, 0.0, r.uniform(0.2, 1.0));
     },
     1.0, 0.0, 16.0, 1.4},
    {"tiny", [](RandomShapes &r) { return r.shape(); }, 1e-6, 0.0, 4.0},
    {"huge", [](RandomShapes &r) { return r.shape(); }, 1e6, 0.0, 4.0},
    {"far out", [](RandomShapes &r) { return r.shape(); }, 1.0, 1e4, 4.0},
};

/// A scene, in numbers that float holds exactly, for both the batch and sat().
template <class S>
struct Scene {
    static constexpr int pairs = 1500;

    ShapeArena<S> arena;
    std::vector<Shape> shapes;
    std::vector<ShapeId> ids;
    std::vector<RigidPose<S>> poses;

    Scene(const Family &family, unsigned seed)
    {
        RandomShapes random(seed);
        const auto base = Vec2(double(S(random.uniform(-1.0, 1.0) * family.farOut)),
                               double(S(random.uniform(-1.0, 1.0) * family.farOut)));
        for (int i = 0; i < 2 * sampleCount(pairs); ++i) {
            shapes.push_back(rounded(family.make(random), family.scale));
            ids.push_back(arena.add(shapes.back()));
            const Vec2 at = base + family.scale * random.point(family.spread);
            const Vec2 turn = random.direction();
            poses.push_back({S(at.x()), S(at.y()), S(turn.x()), S(turn.y())});
        }
    }
    int count() const { return int(shapes.size()) / 2; }
    Pose pose(int body) const
    {
        const RigidPose<S> &p = poses[std::size_t(body)];
        return Pose::fromRotation({double(p.x), double(p.y)}, {double(p.cosine), double(p.sine)});
    }
    SatResult exact(int pair) const
    {
        return sat(shapes[std::size_t(2 * pair)], pose(2 * pair), shapes[std::size_t(2 * pair + 1)],
                   pose(2 * pair + 1), {.earlyOut = false});
    }
    PairBatch<S> batch(InstructionSet set)
    {
        PairBatch<S> batch(arena, set);
        for (int i = 0; i < count(); ++i)
            batch.add(unsigned(2 * i), ids[std::size_t(2 * i)], unsigned(2 * i + 1),
                      ids[std::size_t(2 * i + 1)]);
        return batch;
    }

private:
    /// With the vertices and the radius that the arena holds. A ring that rounding makes invalid
    /// keeps its doubles.
    static Shape rounded(const Shape &shape, double scale)
    {
        std::vector<Vec2> vertices;
        for (const Vec2 &p : shape.vertices())
            vertices.emplace_back(double(S(scale * p.x())), double(S(scale * p.y())));
        const double radius = double(S(scale * shape.radius()));
        if (vertices.size() == 1)
            return Shape::circle(vertices[0], radius).value();
        if (vertices.size() == 2)
            return Shape::capsule(vertices[0], vertices[1], radius).value();
        const auto core = ConvexPolygon::create(vertices);
        return core ? Shape::polygon(*core, radius).value() : shape;
    }
};

/// Signed distance of a point from a shape in the world; negative inside.
double distanceTo(const Shape &shape, const Pose &pose, const Vec2 &point)
{
    const Vec2 p = pose.toLocal(point);
    double nearest = std::numeric_limits<double>::infinity();
    bool inside = shape.size() > 2;
    for (int i = 0; i < shape.size(); ++i) {
        const Vec2 &from = shape.vertices()[std::size_t(i)];
        const Vec2 &to = shape.vertices()[std::size_t((i + 1) % shape.size())];
        const Vec2 edge = to - from;
        const double length = edge.squaredNorm();
        const double t = length > 0.0 ? std::clamp(edge.dot(p - from) / length, 0.0, 1.0) : 0.0;
        nearest = std::min(nearest, (p - from - t * edge).norm());
        inside = inside && edge.x() * (p - from).y() - edge.y() * (p - from).x() > 0.0;
    }
    return (inside ? -nearest : nearest) - shape.radius();
}

template <class S>
double boundFor(const Scene<S> &scene, const Family &family, int pair)
{
    const auto extent = [&](int i) {
        const Shape &shape = scene.shapes[std::size_t(i)];
        return shape.extent() + shape.radius();
    };
    const double apart =
        (scene.pose(2 * pair).position() - scene.pose(2 * pair + 1).position()).norm();
    return verdictBound<S>(family.relativeReach *
                           (apart + extent(2 * pair) + extent(2 * pair + 1)));
}

template <class S>
void compareOverlaps(const Family &family, InstructionSet set)
{
    Scene<S> scene(family, 11);
    PairBatch<S> batch = scene.batch(set);
    std::vector<std::uint32_t> found;
    batch.overlaps(scene.poses, found);
    std::vector<bool> hit(std::size_t(scene.count()));
    for (const std::uint32_t i : found)
        hit[i] = true;
    QCOMPARE(std::size_t(std::ranges::count(hit, true)), found.size());

    int hits = 0;
    for (int i = 0; i < scene.count(); ++i) {
        const SatResult exact = scene.exact(i);
        hits += exact.relation == Relation::Overlapping;
        if (hit[std::size_t(i)] != (exact.relation == Relation::Overlapping))
            QVERIFY2(std::abs(exact.separation()) < boundFor(scene, family, i),
                     qPrintable(QString("pair %1: %2, found %3")
                                    .arg(i)
                                    .arg(exact.separation())
                                    .arg(hit[std::size_t(i)])));
    }
    QVERIFY2(hits > 0.3 * scene.count() && hits < 0.7 * scene.count(),
             qPrintable(QString::number(hits)));
}

template <class S>
void checkPoint(const Scene<S> &scene, const ManifoldRows<S> &rows, std::size_t row, int which,
                double bound)
{
    const int pair = int(rows.pair(row));
    const Vec2 normal = rows.normal(row).template cast<double>();
    const Vec2 middle = rows.point(row, which).template cast<double>();
    const double half = 0.5 * double(rows.separation(row, which));
    // On both surfaces; a shallower point of a rounded shape lies within its round part.
    const bool isDeepest =
        rows.points(row) == 1 || rows.separation(row, which) <= rows.separation(row, 1 - which);
    for (int shape = 0; shape < 2; ++shape) {
        const Vec2 point = middle + (shape == 0 ? -half : half) * normal;
        const Shape &itsShape = scene.shapes[std::size_t(2 * pair + shape)];
        const double distance = distanceTo(itsShape, scene.pose(2 * pair + shape), point);
        const bool mayBeInside = !isDeepest && itsShape.radius() > 0.0;
        QVERIFY2(distance < bound && (mayBeInside || distance > -bound),
                 qPrintable(QString("pair %1 shape %2: %3, bound %4")
                                .arg(pair)
                                .arg(shape)
                                .arg(distance)
                                .arg(bound)));
    }
}

template <class S>
void compareManifolds(const Family &family, InstructionSet set)
{
    Scene<S> scene(family, 12);
    PairBatch<S> batch = scene.batch(set);
    ManifoldRows<S> rows;
    batch.manifolds(scene.poses, rows);
    std::vector<bool> hit(std::size_t(scene.count()));
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const int pair = int(rows.pair(row));
        hit[std::size_t(pair)] = true;
        const SatResult exact = scene.exact(pair);
        // Contacts are in world numbers of S, so that those far out are rounded by more.
        const double bound = boundFor(scene, family, pair) +
                             4.0 * double(std::numeric_limits<S>::epsilon()) *
                                 scene.pose(2 * pair).position().cwiseAbs().maxCoeff();
        QVERIFY(std::abs(rows.normal(row).norm() - S(1)) <
                S(8) * std::numeric_limits<S>::epsilon());
        double least = double(rows.separation(row, 0));
        if (rows.points(row) == 2)
            least = std::min(least, double(rows.separation(row, 1)));
        QVERIFY2(std::abs(least - exact.separation()) < bound,
                 qPrintable(QString("pair %1: %2 for %3, bound %4")
                                .arg(pair)
                                .arg(least)
                                .arg(exact.separation())
                                .arg(bound)));
        for (int which = 0; which < rows.points(row); ++which)
            checkPoint(scene, rows, row, which, bound);
    }
    for (int i = 0; i < scene.count(); ++i) {
        const SatResult exact = scene.exact(i);
        if (hit[std::size_t(i)] != (exact.relation == Relation::Overlapping))
            QVERIFY(std::abs(exact.separation()) < boundFor(scene, family, i));
    }
}

/// Where the axis of least penetration is clear, contacts are those of manifold().
template <class S>
void comparePoints(const Family &family, InstructionSet set)
{
    Scene<S> scene(family, 13);
    PairBatch<S> batch = scene.batch(set);
    ManifoldRows<S> rows;
    batch.manifolds(scene.poses, rows);
    int compared = 0;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const int pair = int(rows.pair(row));
        const Shape &a = scene.shapes[std::size_t(2 * pair)];
        const Shape &b = scene.shapes[std::size_t(2 * pair + 1)];
        const Manifold single = manifold(a, scene.pose(2 * pair), b, scene.pose(2 * pair + 1));
        const Vec2 normal = rows.normal(row).template cast<double>();
        if ((normal - single.normal).norm() > 1e-4 || single.count != rows.points(row))
            continue; // Another axis of as little penetration, or a point on the brink.
        ++compared;
        for (int which = 0; which < rows.points(row); ++which) {
            const Vec2 point = rows.point(row, which).template cast<double>();
            double nearest = std::numeric_limits<double>::infinity();
            for (const ContactPoint &contact : single.contacts())
                nearest = std::min(nearest, (contact.middle() - point).norm());
            QVERIFY2(nearest < 3e-4, qPrintable(QString("pair %1: %2").arg(pair).arg(nearest)));
        }
    }
    QVERIFY2(compared > 0.95 * double(rows.size()),
             qPrintable(QString("%1 of %2").arg(compared).arg(rows.size())));
}

} // namespace

/// Batches against sat() and against the shapes themselves, on every instruction set there is.
class TestPairBatch : public QObject {
    Q_OBJECT

private slots:
    void overlapsAgreeWithSat_data() { addRows(); }
    void overlapsAgreeWithSat()
    {
        QFETCH(int, family);
        QFETCH(int, set);
        QFETCH(bool, isDouble);
        if (isDouble)
            compareOverlaps<double>(families[family], InstructionSet(set));
        else
            compareOverlaps<float>(families[family], InstructionSet(set));
    }
    void manifoldsAgreeWithSat_data() { addRows(); }
    void manifoldsAgreeWithSat()
    {
        QFETCH(int, family);
        QFETCH(int, set);
        QFETCH(bool, isDouble);
        if (isDouble)
            compareManifolds<double>(families[family], InstructionSet(set));
        else
            compareManifolds<float>(families[family], InstructionSet(set));
    }
    void contactsAgreeWithManifold_data()
    {
        QTest::addColumn<int>("family");
        QTest::addColumn<int>("set");
        for (const int family : {0, 1, 2, 3})
            for (const InstructionSet set : instructionSets())
                QTest::addRow("%s, %s", families[family].name, instructionSetName(set))
                    << family << int(set);
    }
    void contactsAgreeWithManifold()
    {
        QFETCH(int, family);
        QFETCH(int, set);
        comparePoints<float>(families[family], InstructionSet(set));
        comparePoints<double>(families[family], InstructionSet(set));
    }

    /// Pairs apart by less than the margin get contacts with their gap, others none.
    void marginTakesInPairsNearby_data() { addSets(); }
    void marginTakesInPairsNearby()
    {
        QFETCH(int, set);
        ShapeArena<float> arena;
        const ShapeId shape = arena.add(box(-0.5, -0.5, 0.5, 0.5));
        PairBatch<float> batch(arena, InstructionSet(set));
        batch.add(0, shape, 1, shape);
        batch.add(0, shape, 2, shape);
        const std::vector<RigidPose<float>> poses{
            {0.0F, 0.0F, 1.0F, 0.0F}, {0.25F, 1.0625F, 1.0F, 0.0F}, {0.25F, 1.5F, 1.0F, 0.0F}};
        ManifoldRows<float> rows;
        batch.manifolds(poses, rows);
        QCOMPARE(rows.size(), 0U);
        batch.manifolds(poses, rows, 0.125F);
        QCOMPARE(rows.size(), 1U);
        QCOMPARE(rows.pair(0), 0U);
        QCOMPARE(rows.points(0), 2);
        QCOMPARE(rows.separation(0, 0), 0.0625F);
        QCOMPARE(rows.separation(0, 1), 0.0625F);
        QCOMPARE(rows.normal(0).y(), 1.0F);
        QCOMPARE(std::minmax(rows.point(0, 0).x(), rows.point(0, 1).x()),
                 std::minmax(-0.25F, 0.5F));
    }

    /// Touching is not overlapping, as with sat().
    void touchingIsNoHit_data() { addSets(); }
    void touchingIsNoHit()
    {
        QFETCH(int, set);
        for (const int corners : {4, 40}) {
            ShapeArena<double> arena;
            std::vector<Vec2> ring{{-0.5, -0.5}, {0.5, -0.5}};
            for (int i = 0; i < corners - 2; ++i) {
                const double angle = std::numbers::pi * i / (corners - 3);
                ring.emplace_back(0.5 * std::cos(angle), 0.5 + 0.25 * std::sin(angle));
            }
            const ShapeId shape = arena.add(polygon(ring));
            PairBatch<double> batch(arena, InstructionSet(set));
            batch.add(0, shape, 1, shape);
            batch.add(0, shape, 2, shape);
            const std::vector<RigidPose<double>> poses{
                {0.0, 0.0, 1.0, 0.0}, {0.25, -1.0, -1.0, 0.0}, {0.25, -0.9375, -1.0, 0.0}};
            std::vector<std::uint32_t> hits;
            batch.overlaps(poses, hits);
            QCOMPARE(hits, std::vector<std::uint32_t>{1});
        }
    }

    /// A body that sways a little keeps the names of its contacts.
    void featuresStayInSmallMotion_data() { addSets(); }
    void featuresStayInSmallMotion()
    {
        QFETCH(int, set);
        ShapeArena<float> arena;
        const ShapeId ground = arena.add(box(-10.0, -1.0, 10.0, 0.0));
        const ShapeId crate = arena.add(box(-0.5, -0.5, 0.5, 0.5));
        PairBatch<float> batch(arena, InstructionSet(set));
        batch.add(0, ground, 1, crate);
        std::set<std::uint32_t> names;
        RandomShapes random(3);
        for (int i = 0; i < 100; ++i) {
            const double angle = random.uniform(-1e-3, 1e-3);
            const std::vector<RigidPose<float>> poses{{0.0F, 0.0F, 1.0F, 0.0F},
                                                      {float(random.uniform(-1.0, 1.0)), 0.49F,
                                                       float(std::cos(angle)),
                                                       float(std::sin(angle))}};
            ManifoldRows<float> rows;
            batch.manifolds(poses, rows);
            QCOMPARE(rows.size(), 1U);
            QCOMPARE(rows.points(0), 2);
            for (int which = 0; which < 2; ++which)
                names.insert(rows.feature(0, which));
        }
        QCOMPARE(names.size(), 2U);
    }

    /// Of two equal boxes, either may own the axis of least penetration from step to step.
    void featuresStayInAStack_data() { addSets(); }
    void featuresStayInAStack()
    {
        QFETCH(int, set);
        ShapeArena<float> arena;
        const ShapeId crate = arena.add(box(-0.5, -0.5, 0.5, 0.5));
        PairBatch<float> batch(arena, InstructionSet(set));
        batch.add(0, crate, 1, crate);
        std::set<std::uint32_t> names;
        std::set<int> owners;
        RandomShapes random(4);
        for (int i = 0; i < 200; ++i) {
            const auto sway = [&](float x, float y) {
                const double angle = random.uniform(-5e-3, 5e-3);
                return RigidPose<float>{x, y, float(std::cos(angle)), float(std::sin(angle))};
            };
            const std::vector<RigidPose<float>> poses{
                sway(0.0F, 0.0F), sway(float(random.uniform(-0.2, 0.2)), 0.98F)};
            ManifoldRows<float> rows;
            batch.manifolds(poses, rows);
            QCOMPARE(rows.size(), 1U);
            const double turn = std::atan2(-double(rows.normal(0).x()), double(rows.normal(0).y()));
            owners.insert(std::abs(turn - double(poses[0].sine)) < 1e-6 ? 0 : 1);
            for (int which = 0; which < rows.points(0); ++which)
                names.insert(rows.feature(0, which));
        }
        QCOMPARE(owners.size(), 2U);
        const std::set<std::uint32_t> corners{contactFeature(2, 1), contactFeature(3, 0)};
        QCOMPARE(names, corners);
    }

    void emptyAndClearedBatches()
    {
        ShapeArena<float> arena;
        PairBatch<float> batch(arena);
        std::vector<std::uint32_t> hits;
        ManifoldRows<float> rows;
        const std::vector<RigidPose<float>> poses(2, {0.0F, 0.0F, 1.0F, 0.0F});
        batch.overlaps(poses, hits);
        batch.manifolds(poses, rows);
        QVERIFY(hits.empty() && rows.size() == 0);
        const ShapeId shape = arena.add(box(-1.0, -1.0, 1.0, 1.0));
        for (int round = 0; round < 2; ++round) {
            batch.add(0, shape, 1, shape);
            batch.overlaps(poses, hits);
            QCOMPARE(hits, std::vector<std::uint32_t>{0});
            batch.add(1, shape, 0, shape);
            batch.overlaps(poses, hits);
            QCOMPARE(hits.size(), 2U);
            batch.clear();
            QCOMPARE(batch.size(), 0U);
        }
    }

private:
    static void addSets()
    {
        QTest::addColumn<int>("set");
        for (const InstructionSet set : instructionSets())
            QTest::addRow("%s", instructionSetName(set)) << int(set);
    }
    static void addRows()
    {
        QTest::addColumn<int>("family");
        QTest::addColumn<int>("set");
        QTest::addColumn<bool>("isDouble");
        for (int family = 0; family < int(std::size(families)); ++family)
            for (const InstructionSet set : instructionSets())
                for (const bool isDouble : {false, true})
                    QTest::addRow("%s, %s, %s", families[family].name, instructionSetName(set),
                                  isDouble ? "double" : "float")
                        << family << int(set) << isDouble;
    }
};

QTEST_APPLESS_MAIN(TestPairBatch)
#include "tst_pairbatch.moc"
