// Nanoseconds per pair of convex polygons: sat() beside the same code with an observer that does
// nothing, a naive SAT (its world vertices given for free), and Box2D 2.4.1 with its SAT and
// clipping (b2CollidePolygons) and its GJK (b2TestOverlap, yes or no only). Ratios count, and the
// hit rates have to agree; Box2D's depth holds two skins of a hundredth of a metre.

#include "naivesat.h"
#include "pairscene.h"
#include "turns.h"

#include "physics/collision/satobserved.h"

#include <box2d/box2d.h>

using namespace hullsmith;

namespace {

struct OursTest {
    const Shape *a;
    const Shape *b;
    Pose poseA, poseB;
};

struct Box2dTest {
    const b2PolygonShape *a;
    const b2PolygonShape *b;
    b2Transform placeA, placeB;
};

std::vector<Shape> oursShapes(const PairScene &scene)
{
    std::vector<Shape> shapes;
    shapes.reserve(scene.outlines.size());
    for (const auto &outline : scene.outlines)
        shapes.push_back(Shape::polygon(ConvexPolygon::create(outline).value()).value());
    return shapes;
}

Pose pose(const PairScene::Placement &place)
{
    return Pose::fromRotation(place.position, place.turn);
}

std::vector<OursTest> oursTests(const PairScene &scene, const std::vector<Shape> &shapes)
{
    std::vector<OursTest> tests;
    tests.reserve(scene.tests.size());
    for (const PairScene::Test &test : scene.tests)
        tests.push_back({&shapes[std::size_t(test.a)], &shapes[std::size_t(test.a) + 1],
                         pose(test.placeA), pose(test.placeB)});
    return tests;
}

void count(Findings &findings, const SatResult &result)
{
    if (result.relation != Relation::Overlapping)
        return;
    ++findings.hits;
    ++findings.depths;
    findings.depth += result.depth();
}

struct DoNothing : SatObserver {};

Findings observed(const std::vector<OursTest> &tests)
{
    Findings findings;
    DoNothing nobody;
    for (const OursTest &test : tests)
        count(findings, satObserved(*test.a, test.poseA, *test.b, test.poseB, {}, nobody));
    return findings;
}

Findings plain(const std::vector<OursTest> &tests)
{
    Findings findings;
    for (const OursTest &test : tests)
        count(findings, sat(*test.a, test.poseA, *test.b, test.poseB));
    return findings;
}

NaiveSat::Ring worldRing(const std::vector<Vec2> &outline, const PairScene::Placement &place)
{
    NaiveSat::Ring ring;
    ring.reserve(outline.size());
    for (const Vec2 &p : outline)
        ring.push_back(pose(place).toWorld(p));
    return ring;
}

std::vector<std::pair<NaiveSat::Ring, NaiveSat::Ring>> naiveTests(const PairScene &scene)
{
    std::vector<std::pair<NaiveSat::Ring, NaiveSat::Ring>> tests;
    tests.reserve(scene.tests.size());
    for (const PairScene::Test &test : scene.tests)
        tests.emplace_back(worldRing(scene.outlines[std::size_t(test.a)], test.placeA),
                           worldRing(scene.outlines[std::size_t(test.a) + 1], test.placeB));
    return tests;
}

Findings naive(const std::vector<std::pair<NaiveSat::Ring, NaiveSat::Ring>> &tests)
{
    Findings findings;
    for (const auto &[a, b] : tests) {
        const NaiveSat::Answer answer = NaiveSat::collide(a, b);
        findings.hits += answer.hit;
        findings.depths += answer.hit;
        findings.depth += answer.depth;
    }
    return findings;
}

/// The outline as it is: Set() would weld and reorder.
b2PolygonShape box2dShape(const std::vector<Vec2> &outline)
{
    b2PolygonShape shape;
    shape.m_count = int(outline.size());
    for (int i = 0; i < shape.m_count; ++i)
        shape.m_vertices[i].Set(float(outline[std::size_t(i)].x()),
                                float(outline[std::size_t(i)].y()));
    for (int i = 0; i < shape.m_count; ++i) {
        shape.m_normals[i] =
            b2Cross(shape.m_vertices[(i + 1) % shape.m_count] - shape.m_vertices[i], 1.0F);
        shape.m_normals[i].Normalize();
    }
    shape.m_centroid.SetZero();
    return shape;
}

b2Transform box2dTransform(const PairScene::Placement &place)
{
    b2Transform transform;
    transform.p.Set(float(place.position.x()), float(place.position.y()));
    transform.q.c = float(place.turn.x());
    transform.q.s = float(place.turn.y());
    return transform;
}

std::vector<Box2dTest> box2dTests(const PairScene &scene, const std::vector<b2PolygonShape> &shapes)
{
    std::vector<Box2dTest> tests;
    tests.reserve(scene.tests.size());
    for (const PairScene::Test &test : scene.tests)
        tests.push_back({&shapes[std::size_t(test.a)], &shapes[std::size_t(test.a) + 1],
                         box2dTransform(test.placeA), box2dTransform(test.placeB)});
    return tests;
}

Findings box2dSat(const std::vector<Box2dTest> &tests)
{
    Findings findings;
    for (const Box2dTest &test : tests) {
        b2Manifold manifold;
        b2CollidePolygons(&manifold, test.a, test.placeA, test.b, test.placeB);
        findings.hits += manifold.pointCount > 0;
    }
    return findings;
}

Findings box2dGjk(const std::vector<Box2dTest> &tests)
{
    Findings findings;
    for (const Box2dTest &test : tests)
        findings.hits += b2TestOverlap(test.a, 0, test.b, 0, test.placeA, test.placeB);
    return findings;
}

void compare(int corners, double hitShare)
{
    constexpr int pairs = 512;
    constexpr int posesPerPair = 16;
    constexpr int repetitions = 41;

    const PairScene scene =
        PairSceneBuilder(unsigned(7 + corners)).build(corners, hitShare, pairs, posesPerPair);
    const std::vector<Shape> shapes = oursShapes(scene);
    const std::vector<OursTest> ours = oursTests(scene, shapes);
    const auto rings = naiveTests(scene);
    std::vector<b2PolygonShape> peerShapes;
    peerShapes.reserve(scene.outlines.size());
    for (const auto &outline : scene.outlines)
        peerShapes.push_back(box2dShape(outline));
    const std::vector<Box2dTest> peers = box2dTests(scene, peerShapes);

    Turns turns(long(scene.tests.size()));
    turns.add("hullsmith sat()", [&] { return plain(ours); });
    turns.add("hullsmith, idle observer", [&] { return observed(ours); });
    turns.add("naive SAT", [&] { return naive(rings); });
    turns.add("Box2D 2.4.1 b2CollidePolygons", [&] { return box2dSat(peers); });
    turns.add("Box2D 2.4.1 b2TestOverlap", [&] { return box2dGjk(peers); });
    turns.run(repetitions);
    std::printf("%d corners, %.0f %% meant to hit\n", corners, 100.0 * hitShare);
    turns.print();
}

} // namespace

int main()
{
    for (const double hitShare : {0.5, 1.0, 0.1})
        for (const int corners : {3, 4, 6, 8})
            compare(corners, hitShare);
    return 0;
}
