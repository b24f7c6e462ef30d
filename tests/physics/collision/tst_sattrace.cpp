#include "collisionshapes.h"

#include "physics/collision/sattrace.h"

#include <QTest>

#include <set>

using namespace hullsmith;

namespace {

using Kind = SatEvent::Kind;

bool same(const Interval &a, const Interval &b)
{
    return a.min == b.min && a.max == b.max && a.minVertex == b.minVertex &&
           a.maxVertex == b.maxVertex;
}

bool same(const SatAxis &a, const SatAxis &b)
{
    return a.source == b.source && a.normal == b.normal && same(a.a, b.a) && same(a.b, b.b) &&
           a.forward == b.forward && a.backward == b.backward && a.push == b.push &&
           a.alongNormal == b.alongNormal;
}

bool same(const SatResult &a, const SatResult &b)
{
    return a.relation == b.relation && same(a.best, b.best) && a.axesTested == b.axesTested;
}

SatTrace cornerTrace(SatOptions options = {})
{
    return satTrace(box(0, 0, 4, 4), {}, circle(7, 8, 4.5), {}, options);
}

std::vector<std::string> keys(const SatTrace &trace, int level)
{
    std::vector<std::string> keys;
    for (const SatEvent &event : trace.events)
        if (event.level() <= level)
            keys.push_back(event.key());
    return keys;
}

} // namespace

class tst_SatTrace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void traceEqualsPlainOnAMillionPairs();
    void optionsDoNotPartThem();
    void stopsOfEachLevelComeInOrder();
    void keysAreUniqueAndFound();
    void unknownKeyIsNotFound();
    void verticesAreRecordedOnRequest();
    void partsPointAtTheirAxis();
    void bestPointsAtTheLastNewBest();
    void earlyOutSaysHowManyWereSaved();
    void noEarlyOutAfterTheLastAxis();
    void cachedAxisComesFirstAndOnce();
    void parallelToTheCachedOneIsSkipped();
    void capsuleSidesHaveNamesOfTheirOwn();
    void turnedBoxesStillHaveTwoAxes();
    void intervalEndsAreTheVertexProducts();
};

void tst_SatTrace::traceEqualsPlainOnAMillionPairs()
{
    constexpr int pairs = sampleCount(1'000'000);
    constexpr int posesPerShape = 20;
    RandomShapes random(20240817);
    int hits = 0;
    for (int i = 0; i < pairs; i += posesPerShape) {
        const Shape a = random.shape();
        const Shape b = random.shape();
        for (int k = 0; k < posesPerShape; ++k) {
            const Pose poseA = random.pose(1.2);
            const Pose poseB = random.pose(1.2);
            const SatResult plain = sat(a, poseA, b, poseB);
            const SatTrace trace = satTrace(a, poseA, b, poseB, {}, k == 0);
            if (!same(trace.result, plain))
                QFAIL(qPrintable(QString::number(i + k)));
            hits += plain.relation == Relation::Overlapping;
        }
    }
    QVERIFY2(hits > 0.3 * pairs && hits < 0.7 * pairs, qPrintable(QString::number(hits)));
}

void tst_SatTrace::optionsDoNotPartThem()
{
    RandomShapes random(4);
    for (int i = 0; i < sampleCount(20'000); ++i) {
        const Shape a = random.shape();
        const Shape b = random.shape();
        const Pose poseA = random.pose(1.2);
        const Pose poseB = random.pose(1.2);
        SatOptions options;
        options.earlyOut = random.below(2) == 0;
        options.skipParallel = random.below(2) == 0;
        if (random.below(2) == 0)
            options.cached = AxisSource{Owner(random.below(3)), random.below(5) - 1};
        options.bias = random.below(3) == 0 ? random.uniform(0.0, 0.3) : 0.0;
        options.cachedAlongNormal = random.below(2) == 0;
        options.margin = random.below(3) == 0 ? 0.25 : 0.0;
        if (random.below(3) == 0)
            options.motion = random.point(1.0);
        const SatResult plain = sat(a, poseA, b, poseB, options);
        QVERIFY(same(satTrace(a, poseA, b, poseB, options).result, plain));
        QCOMPARE(plain.relation, sat(a, poseA, b, poseB).relation);
    }
}

void tst_SatTrace::stopsOfEachLevelComeInOrder()
{
    const SatTrace trace = cornerTrace();
    const std::vector<std::string> coarse{"sat/start",
                                          "sat/axis/A0/compare",
                                          "sat/axis/A1/compare",
                                          "sat/axis/A2/duplicate",
                                          "sat/axis/A3/duplicate",
                                          "sat/axis/v/compare",
                                          "sat/result"};
    QCOMPARE(keys(trace, 1), coarse);

    const std::vector<std::string> parts = keys(trace, 2);
    const std::vector<std::string> first{
        "sat/start",           "sat/axis/A0/axis", "sat/axis/A0/project-A", "sat/axis/A0/project-B",
        "sat/axis/A0/compare", "sat/axis/A0/best", "sat/axis/A1/axis"};
    QCOMPARE(std::vector<std::string>(parts.begin(), parts.begin() + int(first.size())), first);

    const std::vector<std::string> products = keys(trace, 3);
    const std::vector<std::string> vertices{"sat/start",
                                            "sat/axis/A0/axis",
                                            "sat/axis/A0/project-A/vertex/0",
                                            "sat/axis/A0/project-A/vertex/1",
                                            "sat/axis/A0/project-A/vertex/2",
                                            "sat/axis/A0/project-A/vertex/3",
                                            "sat/axis/A0/project-A",
                                            "sat/axis/A0/project-B/vertex/0",
                                            "sat/axis/A0/project-B"};
    QCOMPARE(std::vector<std::string>(products.begin(), products.begin() + int(vertices.size())),
             vertices);
}

void tst_SatTrace::keysAreUniqueAndFound()
{
    RandomShapes random(9);
    for (int i = 0; i < 500; ++i) {
        SatOptions options;
        options.earlyOut = i % 2 == 0;
        options.skipParallel = i % 3 == 0;
        if (i % 5 == 0)
            options.cached = AxisSource{Owner(random.below(3)), random.below(5) - 1};
        if (i % 7 == 0)
            options.motion = random.point(1.0);
        const SatTrace trace =
            satTrace(random.shape(), random.pose(1.2), random.shape(), random.pose(1.2), options);
        std::set<std::string> seen;
        for (int e = 0; e < int(trace.events.size()); ++e) {
            QVERIFY(seen.insert(trace.keyOf(e)).second);
            QCOMPARE(trace.find(trace.keyOf(e)), e);
        }
    }
}

void tst_SatTrace::unknownKeyIsNotFound()
{
    const SatTrace trace = cornerTrace();
    for (const char *key : {"", "sat", "sat/axis/A9/axis", "sat/axis/A0/project-A/vertex/4",
                            "sat/early-out", "sat/starting"})
        QCOMPARE(trace.find(key), -1);
}

void tst_SatTrace::verticesAreRecordedOnRequest()
{
    const SatTrace trace =
        satTrace(box(0, 0, 4, 4), {}, circle(7, 8, 4.5), {}, SatOptions{}, false);
    for (const SatEvent &event : trace.events)
        QVERIFY(event.kind != Kind::Vertex);
    QCOMPARE(keys(trace, 2), keys(cornerTrace(), 2));
}

void tst_SatTrace::partsPointAtTheirAxis()
{
    const SatTrace trace = cornerTrace();
    for (const SatEvent &event : trace.events) {
        const bool isPart = event.kind == Kind::Vertex || event.kind == Kind::Project ||
                            event.kind == Kind::Compare || event.kind == Kind::Best;
        QCOMPARE(event.parent >= 0, isPart);
        if (isPart) {
            const SatEvent &axis = trace.events[std::size_t(event.parent)];
            QCOMPARE(axis.kind, Kind::Axis);
            QCOMPARE(axis.source, event.source);
            QCOMPARE(axis.axis.normal, event.axis.normal);
        }
    }
}

void tst_SatTrace::bestPointsAtTheLastNewBest()
{
    const SatTrace trace = satTrace(box(0, 0, 6, 4), {}, box(4, 1.5, 9, 2.5), {});
    int last = -1;
    for (int i = 0; i < int(trace.events.size()); ++i) {
        const SatEvent &event = trace.events[std::size_t(i)];
        if (event.kind == Kind::Best && event.isNewBest)
            last = i;
        QCOMPARE(event.best, last);
    }
    QCOMPARE(trace.keyOf(last), std::string("sat/axis/A1/best"));
    QVERIFY(same(trace.events[std::size_t(last)].axis, trace.result.best));
}

void tst_SatTrace::earlyOutSaysHowManyWereSaved()
{
    const SatTrace trace = satTrace(box(0, 0, 4, 4), {}, box(7, 8, 11, 12), {});
    const int out = trace.find("sat/early-out");
    QVERIFY(out >= 0);
    QCOMPARE(trace.events[std::size_t(out)].tested, 1);
    QCOMPARE(trace.events[std::size_t(out)].unique, 2);
    QCOMPARE(trace.keyOf(out + 1), std::string("sat/result"));
    QCOMPARE(trace.find("sat/axis/A1/axis"), -1);
}

void tst_SatTrace::noEarlyOutAfterTheLastAxis()
{
    const SatTrace trace = cornerTrace();
    QCOMPARE(trace.result.relation, Relation::Apart);
    QCOMPARE(trace.find("sat/early-out"), -1);
}

void tst_SatTrace::cachedAxisComesFirstAndOnce()
{
    SatOptions options;
    options.cached = AxisSource{Owner::A, 1};
    const SatTrace trace = satTrace(box(0, 0, 4, 4), {}, box(3, 1, 7, 3), {}, options);
    QCOMPARE(trace.keyOf(1), std::string("sat/cache/A1"));
    QCOMPARE(trace.keyOf(2), std::string("sat/axis/A1/axis"));
    QVERIFY(trace.find("sat/axis/A0/axis") > trace.find("sat/axis/A1/best"));
    QCOMPARE(trace.find("sat/axis/A1/duplicate"), -1);
    QCOMPARE(trace.result.axesTested, 2);
}

void tst_SatTrace::parallelToTheCachedOneIsSkipped()
{
    SatOptions options;
    options.cached = AxisSource{Owner::B, 2};
    const SatTrace trace = satTrace(box(0, 0, 4, 4), {}, box(3, 1, 7, 3), {}, options);
    for (const char *edge : {"A0", "A2", "B0"}) {
        const int skipped = trace.find("sat/axis/" + std::string(edge) + "/duplicate");
        QVERIFY2(skipped >= 0, edge);
        QCOMPARE(trace.events[std::size_t(skipped)].other, *options.cached);
    }
    QVERIFY(trace.find("sat/axis/A1/compare") >= 0);
}

void tst_SatTrace::capsuleSidesHaveNamesOfTheirOwn()
{
    const SatTrace trace = satTrace(capsule({0, 0}, {4, 0}, 1), {}, capsule({2, 1}, {3, 5}, 1), {});
    QVERIFY(trace.segmentA && trace.segmentB);
    QVERIFY(trace.find("sat/axis/As/compare") >= 0);
    QVERIFY(trace.find("sat/axis/Bs/compare") >= 0);
    QCOMPARE(axisName({Owner::B, 3}, false), std::string("B3"));
    QCOMPARE(axisName({Owner::Both, -1}, false), std::string("v"));
}

void tst_SatTrace::turnedBoxesStillHaveTwoAxes()
{
    RandomShapes random(31);
    for (int i = 0; i < 1000; ++i) {
        const double angle = random.uniform(-4.0, 4.0);
        const SatTrace trace = satTrace(box(0, 0, 3, 1), Pose(random.point(5.0), angle),
                                        box(-1, -1, 2, 1), Pose(random.point(5.0), angle));
        QCOMPARE(trace.events.front().normals, 8);
        QCOMPARE(trace.events.front().unique, 2);
    }
}

void tst_SatTrace::intervalEndsAreTheVertexProducts()
{
    RandomShapes random(8);
    for (int i = 0; i < 200; ++i) {
        const SatTrace trace = satTrace(random.polygonOf(5), random.pose(1.0), random.polygonOf(6),
                                        random.pose(1.0), SatOptions{.earlyOut = false});
        double low = 0.0;
        double high = 0.0;
        for (const SatEvent &event : trace.events) {
            if (event.kind == Kind::Vertex) {
                low = event.vertex == 0 ? event.value : std::min(low, event.value);
                high = event.vertex == 0 ? event.value : std::max(high, event.value);
            }
            if (event.kind == Kind::Project) {
                const Interval &ends = event.owner == Owner::A ? event.axis.a : event.axis.b;
                QVERIFY(std::abs(ends.min - low) < 1e-14 && std::abs(ends.max - high) < 1e-14);
            }
        }
    }
}

QTEST_APPLESS_MAIN(tst_SatTrace)
#include "tst_sattrace.moc"
