#include "physics/geometry/repair.h"

#include "physics/geometry/repairing/planegraph.h"
#include "repaircheck.h"

#include <QPainterPath>
#include <QPolygonF>
#include <QtTest>

#include <polyclipping/clipper.hpp>

#include <cmath>
#include <random>

using namespace hullsmith;

namespace {

constexpr FillRule bothRules[] = {FillRule::EvenOdd, FillRule::NonZero};

/// Rounding of the second method, and what QPainterPath is good for, relative to the area's box.
constexpr double slabTolerance = 1e-12;
constexpr double pathTolerance = 1e-7;
/// Clipper1 works on integers: so many steps per unit.
constexpr double clipperScale = 0x1p24;
constexpr double clipperTolerance = 1e-5;

/// Closed polylines with vertices anywhere in a box.
Rings scribbles(std::mt19937 &random, int rings, int vertices, double size)
{
    std::uniform_real_distribution<double> coordinate(-size, size);
    Rings result;
    result.resize(std::size_t(rings), Ring(std::size_t(vertices)));
    for (Ring &ring : result)
        for (Vec2 &p : ring)
            p = Vec2(coordinate(random), coordinate(random));
    return result;
}

/// The same on few lattice points: vertices on edges, overlaps, repeated points, spikes.
Rings latticeScribbles(std::mt19937 &random, int rings, int vertices, int size)
{
    std::uniform_int_distribution<int> coordinate(0, size);
    Rings result;
    result.resize(std::size_t(rings), Ring(std::size_t(vertices)));
    for (Ring &ring : result)
        for (Vec2 &p : ring)
            p = Vec2(coordinate(random), coordinate(random));
    return result;
}

double boxOf(const Rings &rings)
{
    double largest = 0.0;
    for (const Ring &ring : rings)
        for (const Vec2 &p : ring)
            largest = std::max(largest, p.cwiseAbs().maxCoeff());
    return 4.0 * largest * largest;
}

int windingAt(const Rings &rings, const Vec2 &p)
{
    int winding = 0;
    for (const RingEdge &e : edgesOf(rings)) {
        const bool up = e.from.y() <= p.y() && e.to.y() > p.y();
        const bool down = e.to.y() <= p.y() && e.from.y() > p.y();
        if (up && orientation(e.from, e.to, p) > 0)
            ++winding;
        if (down && orientation(e.from, e.to, p) < 0)
            --winding;
    }
    return winding;
}

double clipperArea(const Rings &rings, FillRule rule)
{
    ClipperLib::Paths paths;
    for (const Ring &ring : rings) {
        ClipperLib::Path &path = paths.emplace_back();
        for (const Vec2 &p : ring)
            path.emplace_back(std::llround(clipperScale * p.x()),
                              std::llround(clipperScale * p.y()));
    }
    ClipperLib::Paths simple;
    ClipperLib::SimplifyPolygons(
        paths, simple, rule == FillRule::EvenOdd ? ClipperLib::pftEvenOdd : ClipperLib::pftNonZero);
    double area = 0.0;
    for (const ClipperLib::Path &path : simple)
        area += ClipperLib::Area(path);
    return area / clipperScale / clipperScale;
}

/// The direction of its rings says nothing: the area is taken by even-odd.
double painterPathArea(const Rings &rings, FillRule rule)
{
    QPainterPath path;
    path.setFillRule(rule == FillRule::EvenOdd ? Qt::OddEvenFill : Qt::WindingFill);
    for (const Ring &ring : rings) {
        QPolygonF polygon;
        for (const Vec2 &p : ring)
            polygon << QPointF(p.x(), p.y());
        path.addPolygon(polygon);
        path.closeSubpath();
    }
    Rings simple;
    const QList<QPolygonF> polygons = path.simplified().toSubpathPolygons();
    for (const QPolygonF &polygon : polygons) {
        Ring &ring = simple.emplace_back();
        for (const QPointF &p : polygon)
            ring.emplace_back(p.x(), p.y());
    }
    return areaInside(simple, FillRule::EvenOdd);
}

QString differs(const char *what, double found, double expected)
{
    return QStringLiteral("%1: %2 instead of %3")
        .arg(QLatin1String(what))
        .arg(found, 0, 'g', 17)
        .arg(expected, 0, 'g', 17);
}

/// What is wrong with the repair of `rings`; empty if nothing is.
QString repairFault(const Rings &rings, FillRule rule)
{
    const double tolerance = slabTolerance * boxOf(rings);
    const double area = areaInside(rings, rule);
    const auto result = repair(rings, rule);
    if (!result)
        return area <= tolerance ? QString() : differs(faultCode(result.error().kind), 0.0, area);
    if (std::abs(areaOf(result->outlines) - area) > tolerance)
        return differs("area", areaOf(result->outlines), area);
    if (const QString fault = outlinesFault(result->outlines); !fault.isEmpty())
        return fault;
    for (const FillRule second : bothRules) {
        const auto again = repair(ringsOf(result->outlines), second);
        if (!again || again->outlines != result->outlines || !again->work.isNothing())
            return QStringLiteral("the second run changes something");
    }
    return {};
}

} // namespace

/// Repair against other methods, over seeded random rings.
class tst_RepairRandom : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scribblesKeepTheirArea();
    void latticeScribblesKeepTheirArea();
    void pointsStayInside();
    void areasAreThoseOfClipper();
    void areasAreThoseOfQPainterPath();
    void nearlyParallelEdges();
    void manyEdgesThroughNearlyOnePoint();
    void everyCrossingIsCountedOnce();
    void roundingEndsOnCoarseGrids();
};

void tst_RepairRandom::scribblesKeepTheirArea()
{
    std::mt19937 random(1);
    for (int i = 0; i < 300; ++i) {
        const Rings rings = scribbles(random, 1 + i % 3, 3 + i % 17, 100.0);
        for (const FillRule rule : bothRules)
            QVERIFY2(repairFault(rings, rule).isEmpty(),
                     qPrintable(repairFault(rings, rule) + QString::number(i)));
    }
}

void tst_RepairRandom::latticeScribblesKeepTheirArea()
{
    std::mt19937 random(2);
    int nothing = 0;
    for (int i = 0; i < 2000; ++i) {
        const Rings rings = latticeScribbles(random, 1 + i % 3, 3 + i % 13, 2 + i % 7);
        for (const FillRule rule : bothRules) {
            const QString fault = repairFault(rings, rule);
            QVERIFY2(fault.isEmpty(),
                     qPrintable(fault + QStringLiteral(" in ") + QString::number(i)));
        }
        nothing += repair(rings, FillRule::EvenOdd) ? 0 : 1;
    }
    QVERIFY2(nothing > 0 && nothing < 400, qPrintable(QString::number(nothing)));
}

void tst_RepairRandom::pointsStayInside()
{
    std::mt19937 random(3);
    std::uniform_real_distribution<double> coordinate(-100.0, 100.0);
    int inside = 0;
    int all = 0;
    for (int i = 0; i < 60; ++i) {
        const Rings rings = scribbles(random, 2, 9, 100.0);
        for (const FillRule rule : bothRules) {
            const auto result = repair(rings, rule);
            QVERIFY(result.has_value());
            for (int k = 0; k < 100; ++k) {
                const Vec2 p(coordinate(random), coordinate(random));
                const int winding = windingAt(rings, p);
                const bool expected = rule == FillRule::EvenOdd ? winding % 2 != 0 : winding != 0;
                int count = 0;
                for (const Outline &outline : result->outlines)
                    count += windingAt(ringsOf({outline}), p);
                QCOMPARE(count, expected ? 1 : 0);
                inside += count;
                ++all;
            }
        }
    }
    QVERIFY2(inside > all / 4 && inside < all / 4 * 3, qPrintable(QString::number(inside)));
}

void tst_RepairRandom::areasAreThoseOfClipper()
{
    std::mt19937 random(4);
    for (int i = 0; i < 200; ++i) {
        const Rings rings = i % 2 == 0 ? scribbles(random, 1 + i % 2, 5 + i % 40, 100.0)
                                       : latticeScribbles(random, 1 + i % 3, 5 + i % 10, 9);
        for (const FillRule rule : bothRules) {
            const auto result = repair(rings, rule);
            const double area = result ? areaOf(result->outlines) : 0.0;
            const double peer = clipperArea(rings, rule);
            QVERIFY2(std::abs(area - peer) <= clipperTolerance * boxOf(rings),
                     qPrintable(differs("Clipper", area, peer)));
        }
    }
}

void tst_RepairRandom::areasAreThoseOfQPainterPath()
{
    std::mt19937 random(5);
    for (int i = 0; i < 60; ++i) {
        const Rings rings = scribbles(random, 1 + i % 2, 4 + i % 12, 100.0);
        for (const FillRule rule : bothRules) {
            const auto result = repair(rings, rule);
            QVERIFY(result.has_value());
            const double peer = painterPathArea(rings, rule);
            QVERIFY2(std::abs(areaOf(result->outlines) - peer) <= pathTolerance * boxOf(rings),
                     qPrintable(differs("QPainterPath", areaOf(result->outlines), peer)));
        }
    }
}

void tst_RepairRandom::nearlyParallelEdges()
{
    // Long zigzags with a height of a few steps of the grid: every crossing is rounded far along.
    std::mt19937 random(6);
    std::uniform_real_distribution<double> height(-1.0, 1.0);
    for (int i = 0; i < 200; ++i) {
        const double step = std::ldexp(1.0, -46 + i % 12);
        Ring ring;
        for (int k = 0; k < 12; ++k)
            ring.emplace_back(k % 2 == 0 ? height(random) - 3.0 : height(random) + 3.0,
                              1.0 + step * height(random));
        ring.emplace_back(0.0, 2.0);
        for (const FillRule rule : bothRules) {
            const QString fault = repairFault({ring}, rule);
            QVERIFY2(fault.isEmpty(),
                     qPrintable(fault + QStringLiteral(" in ") + QString::number(i)));
        }
    }
}

void tst_RepairRandom::manyEdgesThroughNearlyOnePoint()
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> angle(0.0, 6.283185307179586);
    for (int i = 0; i < 40; ++i) {
        Ring ring;
        for (int k = 0; k < 20; ++k) {
            const double a = angle(random);
            const Vec2 arm(std::cos(a), std::sin(a));
            ring.emplace_back(Vec2(0.3, 0.7) + arm);
            ring.emplace_back(Vec2(0.3, 0.7) - arm);
        }
        for (const FillRule rule : bothRules) {
            const QString fault = repairFault({ring}, rule);
            QVERIFY2(fault.isEmpty(),
                     qPrintable(fault + QStringLiteral(" in ") + QString::number(i)));
        }
    }
}

void tst_RepairRandom::everyCrossingIsCountedOnce()
{
    // A comb across a comb.
    Rings combs(2);
    constexpr int teeth = 60;
    for (int k = 0; k < teeth; ++k) {
        const double at = 2.0 * k;
        for (const Vec2 &p : {Vec2(at, 0.0), Vec2(at + 0.5, 200.0), Vec2(at + 1.0, 0.0)})
            combs[0].push_back(p);
        for (const Vec2 &p :
             {Vec2(-10.0, at + 20.0), Vec2(150.0, at + 20.25), Vec2(-10.0, at + 21.0)})
            combs[1].push_back(p);
    }
    combs[0].emplace_back(2.0 * teeth, -5.0);
    combs[0].emplace_back(0.0, -5.0);
    combs[1].emplace_back(-20.0, 2.0 * teeth + 20.0);
    combs[1].emplace_back(-20.0, 20.0);
    const auto result = repair(combs, FillRule::EvenOdd);
    QVERIFY(result.has_value());
    QCOMPARE(result->work.crossings.size(), std::size_t(4 * teeth * teeth));
    QVERIFY(std::abs(areaOf(result->outlines) - areaInside(combs, FillRule::EvenOdd)) < 1e-6);
}

void tst_RepairRandom::roundingEndsOnCoarseGrids()
{
    // Where crossings share few grid points, rounding makes edges cross anew again and again.
    std::mt19937 random(8);
    for (int i = 0; i < 400; ++i) {
        const Rings rings = scribbles(random, 1, 5 + i % 40, 1.0);
        const auto graph =
            PlaneGraphBuilder(rings, FillRule::NonZero, 4 + i % 5, std::stop_token()).build();
        QVERIFY(graph.has_value());
        const auto edgeAt = [&](std::size_t s) {
            return RingEdge{graph->points[std::size_t(graph->segments[s].from)],
                            graph->points[std::size_t(graph->segments[s].to)]};
        };
        for (std::size_t s = 0; s < graph->segments.size(); ++s)
            for (std::size_t t = s + 1; t < graph->segments.size(); ++t)
                QVERIFY(!crossProperly(edgeAt(s), edgeAt(t)));
    }
}

QTEST_APPLESS_MAIN(tst_RepairRandom)
#include "tst_repairrandom.moc"
