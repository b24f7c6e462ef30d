#include "physics/geometry/convexpolygon.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <numbers>
#include <random>

using hullsmith::ConvexPolygon;
using hullsmith::OutlineIssue;
using hullsmith::Vec2;

using Ring = std::vector<Vec2>;
Q_DECLARE_METATYPE(Ring)
Q_DECLARE_METATYPE(OutlineIssue)

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

Ring regular(int n, double radius, const Vec2 &centre)
{
    Ring ring;
    for (int i = 0; i < n; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / n;
        ring.push_back(centre + radius * Vec2(std::cos(angle), std::sin(angle)));
    }
    return ring;
}

} // namespace

class tst_ConvexPolygon : public QObject {
    Q_OBJECT

private slots:
    void acceptsConvexRings_data();
    void acceptsConvexRings();
    void faultNamesItsVertex_data();
    void faultNamesItsVertex();
    void verdictDoesNotDependOnStart();
    void verdictDoesNotDependOnScale_data();
    void verdictDoesNotDependOnScale();
    void normalsPointOutwardsWithLengthOne();
    void supportIsFarthestAndTiesGoToTheLowestIndex();
};

void tst_ConvexPolygon::acceptsConvexRings_data()
{
    QTest::addColumn<Ring>("ring");

    QTest::newRow("triangle") << Ring{{0, 0}, {1, 0}, {0, 1}};
    QTest::newRow("straight corner") << Ring{{0, 0}, {1, 0}, {2, 0}, {2, 2}, {0, 2}};
    QTest::newRow("straight corner at the start") << Ring{{1, 0}, {2, 0}, {2, 2}, {0, 2}, {0, 0}};
    QTest::newRow("a thousand corners") << regular(1000, 10.0, {0, 0});
    QTest::newRow("far out") << regular(12, 0.5, {1e6, -1e6});
    QTest::newRow("one step above the chord")
        << Ring{{0, 0}, {1, 0}, {std::nextafter(1.0, 2.0), 0.5}, {1, 1}, {0, 1}};
    QTest::newRow("needle") << Ring{{0, 0}, {1e6, 0}, {1e6, 1e-9}};
    QTest::newRow("tiny") << Ring{{0, 0}, {1e-200, 0}, {0, 1e-200}};
    QTest::newRow("huge") << Ring{{-1e300, -1e300}, {1e300, -1e300}, {1e300, 1e300}};
}

void tst_ConvexPolygon::acceptsConvexRings()
{
    QFETCH(Ring, ring);
    const auto polygon = ConvexPolygon::create(ring);
    QVERIFY(polygon.has_value());
    QCOMPARE(polygon->size(), int(ring.size()));
    for (int i = 0; i < polygon->size(); ++i) {
        QVERIFY(polygon->vertex(i) == ring[std::size_t(i)]);
        QVERIFY(std::abs(polygon->normal(i).norm() - 1.0) < 1e-15);
    }
}

void tst_ConvexPolygon::faultNamesItsVertex_data()
{
    QTest::addColumn<Ring>("ring");
    QTest::addColumn<OutlineIssue>("kind");
    QTest::addColumn<int>("vertex");

    using enum OutlineIssue;
    QTest::newRow("nothing") << Ring{} << TooFew << -1;
    QTest::newRow("two points") << Ring{{0, 0}, {1, 0}} << TooFew << -1;
    QTest::newRow("nan") << Ring{{0, 0}, {1, 0}, {notANumber, 1}} << NonFinite << 2;
    QTest::newRow("infinity before a duplicate")
        << Ring{{0, 0}, {0, 0}, {1, -infinity}} << NonFinite << 2;
    QTest::newRow("duplicate") << Ring{{0, 0}, {1, 0}, {1, 0}, {0, 1}} << Duplicate << 2;
    QTest::newRow("closing point") << Ring{{0, 0}, {1, 0}, {0, 1}, {0, 0}} << Duplicate << 3;
    QTest::newRow("zero and minus zero")
        << Ring{{0, 0}, {-0.0, 0}, {1, 0}, {0, 1}} << Duplicate << 1;
    QTest::newRow("on a line") << Ring{{0, 0}, {10, 10}, {5, 5}, {3, 3}} << Degenerate << -1;
    QTest::newRow("clockwise") << Ring{{0, 0}, {0, 1}, {1, 0}} << Clockwise << -1;
    QTest::newRow("notch") << Ring{{0, 0}, {4, 0}, {4, 4}, {2, 1}, {0, 4}} << Concave << 3;
    QTest::newRow("one step below the chord")
        << Ring{{0, 0}, {1, 0}, {std::nextafter(1.0, 0.0), 0.5}, {1, 1}, {0, 1}} << Concave << 2;
    QTest::newRow("spike") << Ring{{0, 0}, {4, 0}, {2, 0}, {2, 2}, {0, 2}} << Spike << 1;
    QTest::newRow("star whose turns are all left")
        << Ring{{0, 10}, {-6, -8}, {10, 3}, {-10, 3}, {6, -8}} << SelfIntersection << 4;
    QTest::newRow("square walked twice")
        << Ring{{0, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 0}, {1, 0}, {1, 1}, {0, 1}} << SelfIntersection
        << 4;
    QTest::newRow("bow-tie of equal lobes")
        << Ring{{100, 750}, {200, 750}, {100, 150}, {200, 150}} << SelfIntersection << -1;
}

void tst_ConvexPolygon::faultNamesItsVertex()
{
    QFETCH(Ring, ring);
    QFETCH(OutlineIssue, kind);
    QFETCH(int, vertex);
    const auto polygon = ConvexPolygon::create(ring);
    QVERIFY(!polygon.has_value());
    QCOMPARE(int(polygon.error().kind), int(kind));
    QCOMPARE(polygon.error().vertex, vertex);
}

void tst_ConvexPolygon::verdictDoesNotDependOnStart()
{
    std::mt19937 random(5);
    std::uniform_int_distribution<int> pick(0, 4);
    int convex = 0;
    for (int i = 0; i < 20000; ++i) {
        Ring ring;
        for (int k = 0; k < 4 + i % 3; ++k)
            ring.emplace_back(pick(random), pick(random));
        const bool first = ConvexPolygon::create(ring).has_value();
        convex += first;
        for (std::size_t k = 0; k < ring.size(); ++k) {
            std::rotate(ring.begin(), ring.begin() + 1, ring.end());
            QCOMPARE(ConvexPolygon::create(ring).has_value(), first);
        }
        // What create() accepts, the outline checks call convex, and the other way round.
        const hullsmith::OutlineReport report = hullsmith::checkOutline(ring);
        QCOMPARE(report.convex && report.duplicates.empty() &&
                     report.winding == hullsmith::Winding::CounterClockwise,
                 first);
    }
    QVERIFY(convex > 100);
}

void tst_ConvexPolygon::verdictDoesNotDependOnScale_data()
{
    QTest::addColumn<double>("scale");
    QTest::newRow("2^-20") << std::ldexp(1.0, -20);
    QTest::newRow("2^20") << std::ldexp(1.0, 20);
    QTest::newRow("2^-1000") << std::ldexp(1.0, -1000);
    QTest::newRow("2^1000") << std::ldexp(1.0, 1000);
}

void tst_ConvexPolygon::verdictDoesNotDependOnScale()
{
    QFETCH(double, scale);
    std::mt19937 random(6);
    std::uniform_int_distribution<int> pick(0, 5);
    for (int i = 0; i < 5000; ++i) {
        Ring ring, other;
        for (int k = 0; k < 4; ++k) {
            ring.emplace_back(pick(random), pick(random));
            other.push_back(scale * ring.back());
        }
        const auto plain = ConvexPolygon::create(ring);
        const auto scaled = ConvexPolygon::create(other);
        QCOMPARE(scaled.has_value(), plain.has_value());
        if (!plain.has_value())
            QVERIFY(scaled.error() == plain.error());
    }
}

void tst_ConvexPolygon::normalsPointOutwardsWithLengthOne()
{
    const auto box = ConvexPolygon::create({{-1, -2}, {3, -2}, {3, 5}, {-1, 5}});
    QVERIFY(box.has_value());
    const Vec2 expected[] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    for (int i = 0; i < 4; ++i)
        QVERIFY(box->normal(i) == expected[i]);
}

void tst_ConvexPolygon::supportIsFarthestAndTiesGoToTheLowestIndex()
{
    const auto box = ConvexPolygon::create({{-1, -1}, {1, -1}, {1, 1}, {-1, 1}});
    QVERIFY(box.has_value());
    QCOMPARE(box->support({1, 0}), 1);
    QCOMPARE(box->support({0, 1}), 2);
    QCOMPARE(box->support({-1, 0}), 0);
    QCOMPARE(box->support({-1, 1}), 3);
    QCOMPARE(box->support({1e-30, 2e-30}), 2);
}

QTEST_APPLESS_MAIN(tst_ConvexPolygon)
#include "tst_convexpolygon.moc"
