#include "physics/geometry/simplify.h"

#include "casefile.h"
#include "physics/geometry/hausdorff.h"
#include "physics/geometry/outlinecheck.h"
#include "physics/geometry/predicates.h"
#include "physics/geometry/ringcrossings.h"
#include "physics/geometry/ringnesting.h"
#include "simplifysamples.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace hullsmith;

using Ring = std::vector<Vec2>;
using Kind = SimplifyFault::Kind;
Q_DECLARE_METATYPE(Ring)

namespace {

SimplifyResult simplified(const Ring &ring, double tolerance, Fit fit = Fit::Closest)
{
    const Outline outline{ring, {}};
    return simplify({&outline, 1}, {.fit = fit, .tolerance = tolerance}).value();
}

Ring turned(Ring ring, int start)
{
    std::rotate(ring.begin(), ring.begin() + start, ring.end());
    return ring;
}

double pointDistance(const Ring &ring, const Vec2 &p)
{
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Vec2 &a = ring[i];
        const Vec2 edge = ring[(i + 1) % ring.size()] - a;
        const double along = std::clamp((p - a).dot(edge) / edge.squaredNorm(), 0.0, 1.0);
        least = std::min(least, (p - a - along * edge).norm());
    }
    return least;
}

/// The largest distance from samples of `a` to `b`: a lower bound for the Hausdorff distance.
double sampledDistance(const Ring &a, const Ring &b, int samples)
{
    double largest = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i)
        for (int k = 0; k < samples; ++k)
            largest =
                std::max(largest, pointDistance(b, a[i] + double(k) / samples *
                                                              (a[(i + 1) % a.size()] - a[i])));
    return largest;
}

/// The fewest vertices, at least three, whose chords are within the tolerance of what they skip:
/// tried by brute force, from every vertex, over a table of all chords.
int fewestByTable(const Ring &ring, double tolerance)
{
    const int n = int(ring.size());
    const auto isValid = [&](int i, int j) {
        const Ring chord{ring[std::size_t(i % n)], ring[std::size_t(j % n)]};
        for (int k = i + 1; k < j; ++k)
            if (pointDistance(chord, ring[std::size_t(k % n)]) > tolerance)
                return false;
        return true;
    };
    int best = n;
    for (int start = 0; start < n; ++start) {
        // fewest[c][t]: whether t is reached with c steps.
        std::vector<bool> reached(std::size_t(n) + 1, false);
        reached[0] = true;
        for (int steps = 1; steps < best; ++steps) {
            std::vector<bool> next(std::size_t(n) + 1, false);
            for (int t = 0; t < n; ++t)
                for (int u = t + 1; reached[std::size_t(t)] && u <= n; ++u)
                    if (!next[std::size_t(u)] && u - t < n && isValid(start + t, start + u))
                        next[std::size_t(u)] = true;
            reached = next;
            if (reached[std::size_t(n)] && steps >= 3) {
                best = steps;
                break;
            }
        }
    }
    return best;
}

} // namespace

class tst_Simplify : public QObject {
    Q_OBJECT
private slots:
    void toleranceZeroDropsOnlyStraightVertices_data();
    void toleranceZeroDropsOnlyStraightVertices();
    void staysWithinToleranceAndSimple();
    void needsNoMoreVerticesThanATable();
    void movedVerticesOverlapMore();
    void keptVerticesAreThoseOfTheRing();
    void oneSideIsKept();
    void startVertexDoesNotMatter();
    void hausdorffDistanceIsThatOfSamples();
    void partsAndHolesStay();
    void nestingStays();
    void budgetTakesTheLeastTolerance();
    void faultsAreNamed_data();
    void faultsAreNamed();
};

void tst_Simplify::toleranceZeroDropsOnlyStraightVertices_data()
{
    QTest::addColumn<Ring>("ring");
    QTest::addColumn<Ring>("expected");
    const Ring square{{0, 0}, {2, 0}, {2, 2}, {0, 2}};
    QTest::newRow("nothing to drop") << square << square;
    QTest::newRow("straight") << Ring{{0, 0}, {1, 0}, {2, 0}, {2, 2}, {0, 2}, {0, 1}} << square;
    QTest::newRow("nearly straight stays") << Ring{{0, 0}, {1, -1e-15}, {2, 0}, {2, 2}, {0, 2}}
                                           << Ring{{0, 0}, {1, -1e-15}, {2, 0}, {2, 2}, {0, 2}};
    QTest::newRow("doubled") << Ring{{0, 0}, {2, 0}, {2, 0}, {2, 2}, {0, 2}, {0, 0}} << square;
    QTest::newRow("spike of a spike")
        << Ring{{0, 0}, {2, 0}, {5, 0}, {5, 1}, {5, 0}, {2, 0}, {2, 2}, {0, 2}} << square;
    QTest::newRow("clockwise stays so")
        << Ring{{0, 2}, {1, 2}, {2, 2}, {2, 0}, {0, 0}} << Ring{{0, 0}, {0, 2}, {2, 2}, {2, 0}};
}

void tst_Simplify::toleranceZeroDropsOnlyStraightVertices()
{
    QFETCH(Ring, ring);
    QFETCH(Ring, expected);
    for (int start = 0; start < int(ring.size()); ++start) {
        const SimplifyResult result = simplified(turned(ring, start), 0.0);
        QCOMPARE(result.outlines.front().outer, expected);
        QCOMPARE(result.deviation, 0.0);
        QCOMPARE(simplified(result.outlines.front().outer, 0.0).outlines, result.outlines);
    }
}

void tst_Simplify::staysWithinToleranceAndSimple()
{
    OutlineMaker maker(1);
    int reduced = 0;
    for (int i = 0; i < 300; ++i) {
        const Ring ring = maker.next();
        const double tolerance = std::exp(maker.real(-3.0, 3.0));
        const SimplifyResult result = simplified(ring, tolerance);
        const Ring &outer = result.outlines.front().outer;
        QVERIFY(checkOutline(outer).simple);
        QCOMPARE(areaSign(outer.data(), int(outer.size())), 1);
        QVERIFY(result.deviation <= tolerance * (1.0 + 1e-12));
        QVERIFY(sampledDistance(ring, outer, 16) <= result.deviation + 1e-12);
        QVERIFY(sampledDistance(outer, ring, 16) <= result.deviation + 1e-12);
        QCOMPARE(result.vertices, int(outer.size()));
        reduced += outer.size() < ring.size();
    }
    QVERIFY2(reduced > 200 && reduced < 300, qPrintable(QString::number(reduced)));
}

void tst_Simplify::needsNoMoreVerticesThanATable()
{
    OutlineMaker maker(2);
    for (int i = 0; i < 60;) {
        const Ring ring = maker.next();
        if (ring.size() > 40)
            continue;
        const double tolerance = std::exp(maker.real(-3.0, 1.0));
        const Outline outline{ring, {}};
        const SimplifyOptions kept{.tolerance = tolerance, .moveVertices = false};
        const int count = simplify({&outline, 1}, kept).value().vertices;
        const int fewest = fewestByTable(ring, tolerance);
        // More only where the shortest path crosses itself.
        QVERIFY2(count <= fewest + 2, qPrintable(QString::number(count - fewest)));
        ++i;
    }
}

void tst_Simplify::movedVerticesOverlapMore()
{
    // Chords of a circle lie inside; the vertices have to leave it to keep its area.
    Ring circle;
    for (int i = 0; i < 720; ++i)
        circle.emplace_back(100.0 * std::cos(i * std::numbers::pi / 360.0),
                            100.0 * std::sin(i * std::numbers::pi / 360.0));
    const double area = signedArea(circle.data(), 720);
    for (const double tolerance : {0.5, 2.0, 8.0}) {
        const Outline outline{circle, {}};
        const SimplifyOptions kept{.tolerance = tolerance, .moveVertices = false};
        const Ring chords = simplify({&outline, 1}, kept).value().outlines.front().outer;
        const SimplifyResult moved = simplified(circle, tolerance);
        const Ring &ring = moved.outlines.front().outer;
        QCOMPARE(ring.size(), chords.size());
        const double lost = area - signedArea(chords.data(), int(chords.size()));
        const double difference = area - signedArea(ring.data(), int(ring.size()));
        QVERIFY2(lost > 0.0 && std::abs(difference) < 0.2 * lost,
                 qPrintable(QString::number(difference / lost)));
        QVERIFY(moved.deviation <= tolerance);
    }
}

void tst_Simplify::keptVerticesAreThoseOfTheRing()
{
    OutlineMaker maker(6);
    for (int i = 0; i < 40; ++i) {
        const Outline outline{maker.next(), {}};
        const SimplifyOptions options{.tolerance = maker.real(0.1, 5.0), .moveVertices = false};
        const auto result = simplify({&outline, 1}, options).value();
        for (const Vec2 &p : result.outlines.front().outer)
            QVERIFY(std::ranges::find(outline.outer, p) != outline.outer.end());
        QVERIFY(result.deviation <= options.tolerance * (1.0 + 1e-12));
    }
}

void tst_Simplify::oneSideIsKept()
{
    OutlineMaker maker(8);
    int reduced = 0;
    for (int i = 0; i < 200; ++i) {
        const Ring ring = maker.next();
        const double tolerance = std::exp(maker.real(-3.0, 2.0));
        for (const Fit fit : {Fit::Cover, Fit::Inside}) {
            const SimplifyResult result = simplified(ring, tolerance, fit);
            const Ring &outer = result.outlines.front().outer;
            QVERIFY(checkOutline(outer).simple);
            QCOMPARE(areaSign(outer.data(), int(outer.size())), 1);
            QVERIFY(result.deviation <= tolerance * (1.0 + 1e-12));
            for (const RingCrossing &crossing : findRingCrossings(std::vector<Ring>{ring, outer}))
                QVERIFY(!crossing.proper);
            const Ring &covering = fit == Fit::Cover ? outer : ring;
            for (const Vec2 &p : fit == Fit::Cover ? ring : outer)
                QVERIFY(sideOfRing(covering, p) >= 0);
            reduced += outer.size() < ring.size();
        }
    }
    QVERIFY2(reduced > 150, qPrintable(QString::number(reduced)));
}

void tst_Simplify::startVertexDoesNotMatter()
{
    OutlineMaker maker(3);
    for (int i = 0; i < 40; ++i) {
        const Ring ring = maker.next();
        const double tolerance = std::exp(maker.real(-3.0, 2.0));
        const SimplifyResult first = simplified(ring, tolerance);
        for (const int start : {1, int(ring.size()) / 2, int(ring.size()) - 1})
            QCOMPARE(simplified(turned(ring, start), tolerance).outlines, first.outlines);
    }
}

void tst_Simplify::hausdorffDistanceIsThatOfSamples()
{
    OutlineMaker maker(4);
    for (int i = 0; i < 40; ++i) {
        const Ring a = maker.next();
        const Ring b = maker.next();
        const double distance = directedHausdorffDistance(a, b);
        const double sampled = sampledDistance(a, b, 400);
        QVERIFY(sampled <= distance * (1.0 + 1e-12));
        QVERIFY2(sampled >= distance - 0.1, qPrintable(QString::number(distance - sampled)));
        QCOMPARE(hausdorffDistance(a, a), 0.0);
    }
    // Farthest is an inner point of an edge, half-way between two others.
    const Ring slot{{0, 0}, {10, 0}, {10, 8}, {9, 8}, {9, 1}, {1, 1}, {1, 8}, {0, 8}};
    const Ring lid{{0, 0}, {10, 0}, {10, 8}, {0, 8}};
    QCOMPARE(directedHausdorffDistance(lid, slot), 4.0);
    QCOMPARE(directedHausdorffDistance(slot, lid), 1.0);
}

void tst_Simplify::partsAndHolesStay()
{
    // A frame with a thin wall, and specks far smaller than the tolerance.
    Outline frame{{{0, 0}, {40, 0}, {40, 40}, {0, 40}}, {{{1, 1}, {1, 39}, {39, 39}, {39, 1}}}};
    frame.holes.push_back({{0.25, 0.25}, {0.25, 0.5}, {0.5, 0.5}, {0.5, 0.25}});
    const Outline speck{{{50, 50}, {51, 50}, {51, 51}, {50, 51}}, {}};
    const Outline touching{{{51, 51}, {52, 51}, {52, 52}, {51, 52}}, {}};
    const std::vector<Outline> outlines{frame, speck, touching};
    for (const double tolerance : {0.5, 2.0, 8.0, 100.0}) {
        const SimplifyResult result = simplify(outlines, {.tolerance = tolerance}).value();
        QCOMPARE(result.outlines.size(), outlines.size());
        for (std::size_t i = 0; i < outlines.size(); ++i) {
            const Outline &outline = result.outlines[i];
            QCOMPARE(outline.holes.size(), outlines[i].holes.size());
            QCOMPARE(areaSign(outline.outer.data(), int(outline.outer.size())), 1);
            for (const Ring &hole : outline.holes)
                QCOMPARE(areaSign(hole.data(), int(hole.size())), -1);
        }
        QVERIFY(result.deviation <= tolerance);
    }
}

void tst_Simplify::nestingStays()
{
    // A bump that the tolerance would cut off holds a hole; beside the wall lies an island.
    const Outline bump{{{0, 0}, {20, 0}, {20, 10}, {11, 10}, {11, 12}, {9, 12}, {9, 10}, {0, 10}},
                       {{{9.5, 11}, {9.5, 11.5}, {10.5, 11.5}, {10.5, 11}}}};
    const Outline dent{{{30, 0}, {50, 0}, {50, 10}, {41, 10}, {41, 8}, {39, 8}, {39, 10}, {30, 10}},
                       {}};
    const Outline island{{{39.5, 8.5}, {40.5, 8.5}, {40.5, 9.5}, {39.5, 9.5}}, {}};
    const std::vector<Outline> outlines{bump, dent, island};
    const SimplifyResult result = simplify(outlines, {.tolerance = 3.0}).value();
    for (const Vec2 &p : result.outlines[0].holes[0])
        QVERIFY(p.y() < 12.0);
    Ring bumpRing = result.outlines[0].outer;
    const auto highest =
        std::max_element(bumpRing.begin(), bumpRing.end(),
                         [](const Vec2 &a, const Vec2 &b) { return a.y() < b.y(); });
    QVERIFY(highest->y() > 11.5);
    QVERIFY(result.outlines[1].outer.size() > 4);
}

void tst_Simplify::budgetTakesTheLeastTolerance()
{
    OutlineMaker maker(5);
    for (int i = 0; i < 20; ++i) {
        const std::vector<Outline> outlines{{maker.next(), {}}};
        const int budget = int(maker.real(4.0, 20.0));
        const SimplifyResult result = simplify(outlines, {.vertexBudget = budget}).value();
        QVERIFY(result.vertices <= budget);
        const int all = simplify(outlines, {}).value().vertices;
        if (all <= budget) {
            QCOMPARE(result.vertices, all);
            continue;
        }
        QCOMPARE(result.tolerance, result.deviation);
        const SimplifyOptions kept{.vertexBudget = budget, .moveVertices = false};
        const SimplifyResult chords = simplify(outlines, kept).value();
        QVERIFY(chords.vertices <= budget);
        const SimplifyOptions nearer{.tolerance = 0.99 * chords.tolerance, .moveVertices = false};
        QVERIFY(simplify(outlines, nearer).value().vertices > budget);
        const SimplifyResult again = simplify(result.outlines, {.vertexBudget = budget}).value();
        QCOMPARE(again.outlines, result.outlines);
    }
    const std::vector<Outline> two{{{{0, 0}, {1, 0}, {0, 1}}, {}}, {{{5, 0}, {6, 0}, {5, 1}}, {}}};
    QCOMPARE(simplify(two, {.vertexBudget = 5}).error().kind, Kind::BudgetTooTight);
    QCOMPARE(simplify(two, {.vertexBudget = 6}).value().vertices, 6);
}

void tst_Simplify::faultsAreNamed_data()
{
    QTest::addColumn<Ring>("ring");
    QTest::addColumn<double>("tolerance");
    QTest::addColumn<QString>("code");
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const Ring square{{0, 0}, {2, 0}, {2, 2}, {0, 2}};
    QTest::newRow("below zero") << square << -1.0 << "bad_tolerance";
    QTest::newRow("no number") << square << nan << "bad_tolerance";
    QTest::newRow("not finite") << Ring{{0, 0}, {nan, 0}, {2, 2}} << 1.0 << "non_finite";
    QTest::newRow("far out") << Ring{{0, 0}, {1e300, 0}, {1, 1}} << 1.0 << "too_large";
    QTest::newRow("far out, far off") << Ring{{0, 0}, {1e300, 0}, {1, 1}} << 1e300 << "too_large";
    QTest::newRow("empty") << Ring{} << 1.0 << "degenerate";
    QTest::newRow("flat") << Ring{{0, 0}, {1, 1}, {3, 3}} << 1.0 << "degenerate";
    QTest::newRow("bow tie") << Ring{{0, 0}, {2, 2}, {2, 0}, {0, 3}} << 1.0 << "not_simple";
}

void tst_Simplify::faultsAreNamed()
{
    QFETCH(Ring, ring);
    QFETCH(double, tolerance);
    QFETCH(QString, code);
    const Outline outline{ring, {}};
    const auto result = simplify({&outline, 1}, {.tolerance = tolerance});
    QVERIFY(!result);
    QCOMPARE(QString::fromLatin1(faultCode(result.error().kind)), code);
}

QTEST_APPLESS_MAIN(tst_Simplify)
#include "tst_simplify.moc"
