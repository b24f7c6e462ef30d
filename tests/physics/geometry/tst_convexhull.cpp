#include "physics/geometry/convexhull.h"

#include "casefile.h"
#include "physics/geometry/convexpolygon.h"
#include "physics/geometry/predicates.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <random>
#include <set>

using namespace hullsmith;

using Ring = std::vector<Vec2>;
Q_DECLARE_METATYPE(Ring)
Q_DECLARE_METATYPE(Vec2)

namespace {

struct GridPoint {
    std::int64_t x, y;
    auto operator<=>(const GridPoint &) const = default;
};

std::int64_t turn(const GridPoint &a, const GridPoint &b, const GridPoint &c)
{
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/// The hull's corners by gift wrapping in whole numbers, from the lowest of the leftmost; empty if
/// there is none.
std::vector<GridPoint> wrapHull(const std::vector<GridPoint> &points)
{
    const GridPoint start = *std::min_element(points.begin(), points.end());
    std::vector<GridPoint> hull;
    GridPoint current = start;
    do {
        hull.push_back(current);
        GridPoint next = current;
        for (const GridPoint &p : points) {
            const std::int64_t side = turn(current, next, p);
            const auto away = [&](const GridPoint &q) {
                return std::abs(q.x - current.x) + std::abs(q.y - current.y);
            };
            if (p != current &&
                (next == current || side < 0 || (side == 0 && away(p) > away(next))))
                next = p;
        }
        current = next;
    } while (current != start && hull.size() <= points.size());
    return hull.size() < 3 ? std::vector<GridPoint>{} : hull;
}

Ring regular(int n)
{
    Ring ring;
    for (int i = 0; i < n; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / n;
        ring.emplace_back(std::cos(angle), std::sin(angle));
    }
    return ring;
}

Ring randomHull(std::mt19937 &random, const Vec2 &offset)
{
    std::normal_distribution<double> spread(0.0, 10.0);
    Ring points;
    for (int i = 0; i < 200; ++i)
        points.emplace_back(offset.x() + spread(random), offset.y() + spread(random));
    return convexHull(points).value();
}

double area(const Ring &ring)
{
    return signedArea(ring.data(), int(ring.size()));
}

/// All of `inner` in the convex `outer`, exactly.
bool holds(const Ring &outer, const Ring &inner)
{
    for (std::size_t i = 0; i < outer.size(); ++i)
        for (const Vec2 &p : inner)
            if (orientation(outer[i], outer[(i + 1) % outer.size()], p) < 0)
                return false;
    return true;
}

bool isStrictlyConvex(const Ring &ring)
{
    for (std::size_t i = 0; i < ring.size(); ++i)
        if (orientation(ring[i], ring[(i + 1) % ring.size()], ring[(i + 2) % ring.size()]) <= 0)
            return false;
    return ConvexPolygon::create(ring).has_value();
}

} // namespace

class tst_ConvexHull : public QObject {
    Q_OBJECT

private slots:
    void casesHoldTheirAnswers_data();
    void casesHoldTheirAnswers();
    void agreesWithGiftWrapping_data();
    void agreesWithGiftWrapping();
    void orderOfThePointsDoesNotMatter();
    void faultNamesThePoint();
    void outerReductionHoldsTheHull_data();
    void outerReductionHoldsTheHull();
    void innerReductionLiesWithin();
    void reductionOfRegularPolygons();
    void reductionEndsWhereNoEdgeCanGo();
};

void tst_ConvexHull::casesHoldTheirAnswers_data()
{
    QTest::addColumn<Ring>("points");
    QTest::addColumn<QJsonObject>("expected");
    const QJsonArray cases = readCases(QStringLiteral("hull.json"));
    QVERIFY(cases.size() >= 6);
    for (const auto &entry : cases)
        QTest::newRow(entry[QStringLiteral("id")].toString().toUtf8().constData())
            << readPoints(entry[QStringLiteral("input")][QStringLiteral("points")])
            << entry[QStringLiteral("expected")].toObject();
}

void tst_ConvexHull::casesHoldTheirAnswers()
{
    QFETCH(Ring, points);
    QFETCH(QJsonObject, expected);
    const auto hull = convexHull(points);
    if (expected.contains(QStringLiteral("error"))) {
        QVERIFY(!hull.has_value());
        QCOMPARE(hull.error().kind, HullFault::Kind::Degenerate);
        QCOMPARE(hull.error().distinctPoints, expected[QStringLiteral("distinct_points")].toInt());
        return;
    }
    QVERIFY(hull.has_value());
    Ring corners = readPoints(expected[QStringLiteral("hull")]);
    std::rotate(corners.begin(), std::find(corners.begin(), corners.end(), hull->front()),
                corners.end());
    QVERIFY(*hull == corners);
    const double wanted = expected[QStringLiteral("area")].toDouble();
    QVERIFY(std::abs(area(*hull) - wanted) <= 1e-9 * std::max(1.0, wanted));
}

void tst_ConvexHull::agreesWithGiftWrapping_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("count");
    QTest::addColumn<double>("scale");
    QTest::addColumn<double>("offset");
    QTest::newRow("collinear grid with duplicates") << 3 << 12 << 1.0 << 0.0;
    QTest::newRow("few points") << 4 << 4 << 1.0 << 0.0;
    QTest::newRow("grid far out") << 6 << 30 << 0.125 << 1e9;
    QTest::newRow("last bits at 1") << 50 << 30 << std::ldexp(1.0, -52) << 1.0;
    QTest::newRow("1e-6") << 1000 << 50 << std::ldexp(1.0, -30) << 0.0;
    QTest::newRow("1e6") << 1000000 << 50 << 1.0 << 0.0;
}

void tst_ConvexHull::agreesWithGiftWrapping()
{
    QFETCH(int, size);
    QFETCH(int, count);
    QFETCH(double, scale);
    QFETCH(double, offset);
    std::mt19937 random(31);
    std::uniform_int_distribution<std::int64_t> pick(0, size - 1);
    for (int i = 0; i < 3000; ++i) {
        std::vector<GridPoint> grid;
        Ring points;
        const auto place = [&](const GridPoint &p) {
            return Vec2(scale * double(p.x) + offset, scale * double(p.y) + offset);
        };
        for (int k = 0; k < count; ++k) {
            grid.push_back({pick(random), pick(random)});
            points.push_back(place(grid.back()));
        }
        Ring expected;
        for (const GridPoint &p : wrapHull(grid))
            expected.push_back(place(p));
        const auto hull = convexHull(points);
        QCOMPARE(hull.has_value(), !expected.empty());
        if (hull)
            QVERIFY(*hull == expected);
        else
            QCOMPARE(hull.error().distinctPoints,
                     int(std::set<GridPoint>(grid.begin(), grid.end()).size()));
    }
}

void tst_ConvexHull::orderOfThePointsDoesNotMatter()
{
    std::mt19937 random(32);
    Ring points;
    std::normal_distribution<double> spread(0.0, 1.0);
    for (int i = 0; i < 500; ++i)
        points.emplace_back(spread(random), spread(random));
    const Ring first = convexHull(points).value();
    QVERIFY(isStrictlyConvex(first));
    QVERIFY(holds(first, points));
    for (int i = 0; i < 20; ++i) {
        std::shuffle(points.begin(), points.end(), random);
        QVERIFY(convexHull(points).value() == first);
    }
}

void tst_ConvexHull::faultNamesThePoint()
{
    const double infinity = std::numeric_limits<double>::infinity();
    const auto fault = convexHull(Ring{{0, 0}, {1, 0}, {infinity, 1}}).error();
    QCOMPARE(fault.kind, HullFault::Kind::NonFinite);
    QCOMPARE(fault.vertex, 2);
    QCOMPARE(convexHull(Ring{}).error().distinctPoints, 0);
    QCOMPARE(convexHull(Ring{{1, 1}, {1, 1}}).error().distinctPoints, 1);
}

void tst_ConvexHull::outerReductionHoldsTheHull_data()
{
    QTest::addColumn<Vec2>("offset");
    QTest::newRow("around the origin") << Vec2(0, 0);
    QTest::newRow("far out") << Vec2(1e6, -3e5);
}

void tst_ConvexHull::outerReductionHoldsTheHull()
{
    QFETCH(Vec2, offset);
    std::mt19937 random(33);
    for (int i = 0; i < 100; ++i) {
        const Ring hull = randomHull(random, offset);
        double before = area(hull);
        for (int corners = int(hull.size()) - 1; corners >= 3; --corners) {
            const Ring reduced = reduceHull(hull, corners, HullReduction::Outer);
            QVERIFY(int(reduced.size()) == corners || corners < 5);
            QVERIFY(isStrictlyConvex(reduced));
            QVERIFY(holds(reduced, hull));
            QVERIFY(area(reduced) >= before);
            before = area(reduced);
        }
    }
}

void tst_ConvexHull::innerReductionLiesWithin()
{
    std::mt19937 random(34);
    for (int i = 0; i < 100; ++i) {
        const Ring hull = randomHull(random, {5, 5});
        for (int corners = 3; corners < int(hull.size()); ++corners) {
            const Ring reduced = reduceHull(hull, corners, HullReduction::Inner);
            QCOMPARE(int(reduced.size()), corners);
            QVERIFY(isStrictlyConvex(reduced));
            for (const Vec2 &p : reduced)
                QVERIFY(std::find(hull.begin(), hull.end(), p) != hull.end());
        }
    }
}

void tst_ConvexHull::reductionOfRegularPolygons()
{
    // A bevelled square: the bevels go first, outwards; a corner of the smallest bevel, inwards.
    const Ring square = {{0, 1}, {1, 0}, {9, 0}, {10, 2}, {10, 9}, {9, 10}, {2, 10}, {0, 9}};
    const Ring outer = reduceHull(convexHull(square).value(), 4, HullReduction::Outer);
    QVERIFY(std::abs(area(outer) - 100.0) < 1e-9);
    const Ring inner = reduceHull(convexHull(square).value(), 7, HullReduction::Inner);
    QCOMPARE(inner.size(), std::size_t(7));
    // Never more area than removing any one other vertex would leave.
    double best = 0.0;
    const Ring hull = convexHull(square).value();
    for (std::size_t i = 0; i < hull.size(); ++i) {
        Ring other = hull;
        other.erase(other.begin() + std::ptrdiff_t(i));
        best = std::max(best, area(other));
    }
    QCOMPARE(area(inner), best);
    // The least area of any quadrangle around the unit disc is 4; taking the cheapest edge each
    // time comes near it.
    const Ring box = reduceHull(convexHull(regular(256)).value(), 4, HullReduction::Outer);
    QCOMPARE(box.size(), std::size_t(4));
    QVERIFY(area(box) > 3.99 && area(box) < 4.3);
}

void tst_ConvexHull::reductionEndsWhereNoEdgeCanGo()
{
    // The neighbours of no edge of a rectangle meet.
    const Ring box = {{0, 0}, {4, 0}, {4, 3}, {0, 3}};
    QVERIFY(reduceHull(box, 3, HullReduction::Outer) == box);
    QCOMPARE(reduceHull(box, 0, HullReduction::Inner).size(), std::size_t(3));
}

QTEST_APPLESS_MAIN(tst_ConvexHull)
#include "tst_convexhull.moc"
