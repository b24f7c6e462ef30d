#include "physics/geometry/selfcontacts.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <random>
#include <set>

using hullsmith::SelfContacts;
using hullsmith::Vec2;

namespace {

using Pair = std::pair<int, int>;
constexpr std::size_t unlimited = 100'000'000;

struct GridPoint {
    std::int64_t x, y;
    auto operator<=>(const GridPoint &) const = default;
};
using GridRing = std::vector<GridPoint>;

struct Expected {
    std::vector<Pair> crossings, repeated;
    std::set<GridPoint> touches;
};

int turn(const GridPoint &a, const GridPoint &b, const GridPoint &c)
{
    const std::int64_t z = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    return (z > 0) - (z < 0);
}

bool between(const GridPoint &a, const GridPoint &b, const GridPoint &p)
{
    return turn(a, b, p) == 0 && std::min(a.x, b.x) <= p.x && p.x <= std::max(a.x, b.x) &&
           std::min(a.y, b.y) <= p.y && p.y <= std::max(a.y, b.y);
}

/// One pair of edges, in integers: crossing, touching points or nothing.
void compareEdges(const GridRing &ring, int i, int j, Expected &expected)
{
    const int n = int(ring.size());
    const GridPoint &a = ring[i];
    const GridPoint &b = ring[(i + 1) % n];
    const GridPoint &c = ring[j];
    const GridPoint &d = ring[(j + 1) % n];
    const int ac = turn(a, b, c);
    const int ad = turn(a, b, d);
    const int ca = turn(c, d, a);
    const int cb = turn(c, d, b);
    std::set<GridPoint> shared;
    for (const GridPoint &p : {c, d})
        if (between(a, b, p))
            shared.insert(p);
    for (const GridPoint &p : {a, b})
        if (between(c, d, p))
            shared.insert(p);
    const bool overlap = ac == 0 && ad == 0 && shared.size() > 1;
    if (overlap || (ac * ad < 0 && ca * cb < 0))
        expected.crossings.emplace_back(i, j);
    else
        expected.touches.insert(shared.begin(), shared.end());
}

Expected bruteForce(const GridRing &ring)
{
    Expected expected;
    const int n = int(ring.size());
    for (int i = 0; i < n; ++i) {
        for (int j = i + 1; j < n; ++j) {
            if (j - i != 1 && j - i != n - 1)
                compareEdges(ring, i, j, expected);
            if (ring[i] == ring[j])
                expected.repeated.emplace_back(i, j);
        }
    }
    return expected;
}

/// Without equal neighbours; empty if nothing but a line is left.
GridRing cleaned(const GridRing &ring)
{
    GridRing kept;
    for (const GridPoint &p : ring)
        if (kept.empty() || kept.back() != p)
            kept.push_back(p);
    while (kept.size() > 1 && kept.back() == kept.front())
        kept.pop_back();
    for (std::size_t i = 2; i < kept.size(); ++i)
        if (turn(kept[0], kept[1], kept[i]) != 0)
            return kept;
    return {};
}

std::vector<Vec2> toDoubles(const GridRing &ring, double scale, const Vec2 &offset)
{
    std::vector<Vec2> points;
    for (const GridPoint &p : ring)
        points.push_back(scale * Vec2(double(p.x), double(p.y)) + offset);
    return points;
}

QString describe(const GridRing &ring)
{
    QString text;
    for (const GridPoint &p : ring)
        text += QStringLiteral("%1,%2 ").arg(p.x).arg(p.y);
    return text;
}

bool agrees(const SelfContacts &found, const Expected &expected, double scale, const Vec2 &offset)
{
    std::vector<Vec2> touches;
    touches.reserve(expected.touches.size());
    for (const GridPoint &p : expected.touches)
        touches.push_back(scale * Vec2(double(p.x), double(p.y)) + offset);
    return found.crossings == expected.crossings && found.repeated == expected.repeated &&
           found.touchPoints == touches && !found.truncated;
}

/// A ring of `n` corners on a grid of `size` by `size`: many coincidences of every kind.
GridRing randomRing(std::mt19937 &random, int n, int size)
{
    std::uniform_int_distribution<int> pick(0, size - 1);
    GridRing ring;
    ring.reserve(std::size_t(n));
    for (int i = 0; i < n; ++i)
        ring.push_back({pick(random), pick(random)});
    return cleaned(ring);
}

std::vector<Vec2> circleWithSwaps(int n, int swaps)
{
    std::vector<Vec2> points;
    for (int i = 0; i < n; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / n;
        points.emplace_back(1000.0 * std::cos(angle), 1000.0 * std::sin(angle));
    }
    for (int i = 1; i <= swaps; ++i)
        std::swap(points[std::size_t(i * n / (swaps + 1))],
                  points[std::size_t(i * n / (swaps + 1)) + 1]);
    return points;
}

/// Thin teeth that run slantwise over the whole shape, so that all bounding boxes overlap.
std::vector<Vec2> slantedComb(int n)
{
    std::vector<Vec2> points;
    for (int i = 0; i < n / 2; ++i) {
        points.emplace_back(i, 0.0);
        points.emplace_back(i + 1000.5, 1000.0);
    }
    points.emplace_back(n / 2, 0.0);
    points.emplace_back(n / 2, -10.0);
    points.emplace_back(-1.0, -10.0);
    return points;
}

std::vector<Vec2> sawtooth(int n)
{
    std::vector<Vec2> points;
    points.reserve(std::size_t(n) + 2);
    for (int i = 0; i < n; ++i)
        points.emplace_back(i, i % 2 == 0 ? 0.0 : 10.0);
    points.emplace_back(n, 100.0);
    points.emplace_back(-1.0, 100.0);
    return points;
}

} // namespace

/// The sweep against a comparison of all pairs in integers, and its cost.
class tst_SelfContacts : public QObject {
    Q_OBJECT

private slots:
    void sweepAgreesWithAllPairs_data();
    void sweepAgreesWithAllPairs();
    void startAndDirectionDoNotMatter();
    void farAwayAndTiny_data();
    void farAwayAndTiny();
    void manyEdgesThroughOnePoint();
    void limitEndsTheSearch();
    void limitHoldsAtAPointOfManyEdges();
    void costGrowsLikeNLogN_data();
    void costGrowsLikeNLogN();
};

void tst_SelfContacts::sweepAgreesWithAllPairs_data()
{
    QTest::addColumn<int>("corners");
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("rings");

    QTest::newRow("four corners, every overlap") << 4 << 3 << 20000;
    QTest::newRow("small grid") << 6 << 4 << 30000;
    QTest::newRow("crowded grid") << 12 << 4 << 10000;
    QTest::newRow("more room") << 10 << 9 << 10000;
    QTest::newRow("scribble") << 40 << 30 << 1000;
    QTest::newRow("crowded scribble") << 60 << 6 << 300;
    QTest::newRow("wide scribble") << 120 << 1000000 << 60;
}

void tst_SelfContacts::sweepAgreesWithAllPairs()
{
    QFETCH(int, corners);
    QFETCH(int, size);
    QFETCH(int, rings);
    std::mt19937 random(20261130);
    std::size_t contacts = 0;
    for (int i = 0; i < rings; ++i) {
        const GridRing ring = randomRing(random, corners, size);
        if (ring.empty())
            continue;
        const Expected expected = bruteForce(ring);
        const SelfContacts found =
            hullsmith::findSelfContacts(toDoubles(ring, 1.0, Vec2::Zero()), unlimited);
        QVERIFY2(agrees(found, expected, 1.0, Vec2::Zero()), qPrintable(describe(ring)));
        contacts += expected.crossings.size() + expected.touches.size();
    }
    QVERIFY(contacts > std::size_t(rings) / 4);
}

void tst_SelfContacts::startAndDirectionDoNotMatter()
{
    std::mt19937 random(7);
    for (int i = 0; i < 500; ++i) {
        GridRing ring = randomRing(random, 9, 5);
        if (ring.empty())
            continue;
        const Expected first = bruteForce(ring);
        for (std::size_t start = 0; start < ring.size(); ++start) {
            std::rotate(ring.begin(), ring.begin() + 1, ring.end());
            const SelfContacts found =
                hullsmith::findSelfContacts(toDoubles(ring, 1.0, Vec2::Zero()), unlimited);
            QVERIFY2(agrees(found, bruteForce(ring), 1.0, Vec2::Zero()),
                     qPrintable(describe(ring)));
            QCOMPARE(found.crossings.size(), first.crossings.size());
        }
        std::reverse(ring.begin(), ring.end());
        const SelfContacts back =
            hullsmith::findSelfContacts(toDoubles(ring, 1.0, Vec2::Zero()), unlimited);
        QVERIFY2(agrees(back, bruteForce(ring), 1.0, Vec2::Zero()), qPrintable(describe(ring)));
    }
}

void tst_SelfContacts::farAwayAndTiny_data()
{
    QTest::addColumn<double>("scale");
    QTest::addColumn<double>("offset");

    QTest::newRow("a step of 2^-20 at 1e6") << std::ldexp(1.0, -20) << 1048576.0;
    QTest::newRow("last bits at 1") << std::ldexp(1.0, -52) << 1.0;
    QTest::newRow("micrometres") << std::ldexp(1.0, -20) << 0.0;
    QTest::newRow("megametres") << std::ldexp(1.0, 20) << 0.0;
    QTest::newRow("1e-200") << std::ldexp(1.0, -664) << 0.0;
    QTest::newRow("smallest numbers") << std::ldexp(1.0, -1074) << 0.0;
    QTest::newRow("1e300") << std::ldexp(1.0, 1000) << 0.0;
}

void tst_SelfContacts::farAwayAndTiny()
{
    QFETCH(double, scale);
    QFETCH(double, offset);
    const Vec2 shift(offset, offset);
    std::mt19937 random(11);
    for (int i = 0; i < 2000; ++i) {
        const GridRing ring = randomRing(random, 12, 7);
        if (ring.empty())
            continue;
        const SelfContacts found =
            hullsmith::findSelfContacts(toDoubles(ring, scale, shift), unlimited);
        QVERIFY2(agrees(found, bruteForce(ring), scale, shift), qPrintable(describe(ring)));
    }
}

void tst_SelfContacts::manyEdgesThroughOnePoint()
{
    // Every edge but the short ones on the rim runs through the origin.
    GridRing ring;
    for (std::int64_t i = -50; i <= 50; ++i) {
        const std::int64_t sign = i % 2 == 0 ? 1 : -1;
        ring.push_back({sign * i, sign * 100});
        ring.push_back({-sign * i, -sign * 100});
    }
    const GridRing kept = cleaned(ring);
    const Expected expected = bruteForce(kept);
    const SelfContacts found =
        hullsmith::findSelfContacts(toDoubles(kept, 1.0, Vec2::Zero()), unlimited);
    QVERIFY(expected.crossings.size() > 4000);
    QVERIFY(agrees(found, expected, 1.0, Vec2::Zero()));
}

void tst_SelfContacts::limitEndsTheSearch()
{
    std::mt19937 random(3);
    const GridRing ring = randomRing(random, 400, 1000);
    const SelfContacts found = hullsmith::findSelfContacts(toDoubles(ring, 1.0, Vec2::Zero()), 100);
    QCOMPARE(found.crossings.size(), std::size_t(100));
    QVERIFY(found.truncated);
}

void tst_SelfContacts::limitHoldsAtAPointOfManyEdges()
{
    // Back to the centre after every corner of the rim: 5 * 10^9 pairs of equal points.
    std::vector<Vec2> fan;
    fan.reserve(200'000);
    for (int i = 0; i < 100'000; ++i) {
        fan.emplace_back(0.0, 0.0);
        fan.emplace_back(1000.0, i);
    }
    const SelfContacts found = hullsmith::findSelfContacts(fan, 1000);
    QCOMPARE(found.repeated.size(), std::size_t(1000));
    QVERIFY(found.truncated);
}

void tst_SelfContacts::costGrowsLikeNLogN_data()
{
    QTest::addColumn<int>("shape");

    QTest::newRow("circle with four swapped corners") << 0;
    QTest::newRow("slanted comb") << 1;
    QTest::newRow("sawtooth") << 2;
    QTest::newRow("slanted comb, cut by one edge at one end") << 3;
}

void tst_SelfContacts::costGrowsLikeNLogN()
{
    QFETCH(int, shape);
    const auto make = [&](int n) {
        if (shape == 0)
            return circleWithSwaps(n, 4);
        if (shape == 2)
            return sawtooth(n);
        std::vector<Vec2> comb = slantedComb(n);
        if (shape == 3)
            comb.insert(comb.end(), {Vec2(-1.0, 5.0), Vec2(0.6, 0.3)});
        return comb;
    };
    const std::size_t crossings[] = {4, 0, 0, 1};
    for (const int n : {1250, 2500, 5000, 10000}) {
        const SelfContacts found = hullsmith::findSelfContacts(make(n), unlimited);
        QVERIFY2(double(found.tests) < 4.0 * n * std::log2(n),
                 qPrintable(QStringLiteral("%1 tests for %2 edges").arg(found.tests).arg(n)));
        QCOMPARE(found.crossings.size(), crossings[shape]);
        QCOMPARE(found.touchPoints.size(), std::size_t(0));
    }
}

QTEST_APPLESS_MAIN(tst_SelfContacts)
#include "tst_selfcontacts.moc"
