#include "physics/geometry/predicates.h"

#include <QtTest>

#include <cmath>
#include <cstdint>
#include <random>

using namespace hullsmith;

namespace {

// The oracle: the same points as whole numbers on a fine grid, compared in 128-bit integers.
__extension__ using Wide = __int128;

struct GridPoint {
    std::int64_t x, y;
};

int sign(Wide value)
{
    return (value > 0) - (value < 0);
}

Wide crossOf(const GridPoint &a, const GridPoint &b, const GridPoint &c, const GridPoint &d)
{
    return Wide(b.x - a.x) * (d.y - c.y) - Wide(b.y - a.y) * (d.x - c.x);
}

Wide dotOf(const GridPoint &a, const GridPoint &b, const GridPoint &c, const GridPoint &d)
{
    return Wide(b.x - a.x) * (d.x - c.x) + Wide(b.y - a.y) * (d.y - c.y);
}

Wide squaredDistance(const GridPoint &a, const GridPoint &b)
{
    return dotOf(a, b, a, b);
}

/// The grid point as doubles, times 2^exponent. Exact: coordinates have at most 53 binary digits.
Vec2 scaled(const GridPoint &p, int exponent)
{
    return {std::ldexp(double(p.x), exponent), std::ldexp(double(p.y), exponent)};
}

class Source {
public:
    explicit Source(unsigned seed)
        : m_engine(seed)
    {
    }
    std::int64_t upTo(std::int64_t most)
    {
        return std::uniform_int_distribution<std::int64_t>(-most, most)(m_engine);
    }
    GridPoint point(std::int64_t most) { return {upTo(most), upTo(most)}; }
    /// A number of up to `bits` digits of which only the leading 53 are not zero.
    std::int64_t uneven(int bits)
    {
        const int size = int(20 + std::abs(upTo(bits - 20)));
        const std::int64_t value = upTo((std::int64_t(1) << size) - 1);
        const int surplus = std::max(0, size - 53);
        return (value >> surplus) * (std::int64_t(1) << surplus);
    }
    GridPoint unevenPoint(int bits) { return {uneven(bits), uneven(bits)}; }
    int exponent() { return int(upTo(60)); }

private:
    std::mt19937_64 m_engine;
};

constexpr std::int64_t largest = (std::int64_t(1) << 52) - 4;

/// The grid point next to a + (b - a) * t, up to two steps off.
GridPoint nearLine(const GridPoint &a, const GridPoint &b, double t, Source &source)
{
    const long double along = t;
    return {a.x + std::int64_t(along * (b.x - a.x)) + source.upTo(2),
            a.y + std::int64_t(along * (b.y - a.y)) + source.upTo(2)};
}

bool isDouble(const GridPoint &p)
{
    return std::int64_t(double(p.x)) == p.x && std::int64_t(double(p.y)) == p.y;
}

} // namespace

/// Signs against whole-number arithmetic, where rounding decides.
class tst_Predicates : public QObject {
    Q_OBJECT

private slots:
    void orientationOnNearlyStraightTriples();
    void orientationAtTheLastBits();
    void orientationOfUnevenNumbers();
    void orientationSurvivesAnyRange();
    void crossAndDotOfNearlyParallelEdges();
    void distanceNextToTheSum();
    void lineDistanceNextToTheSum();
    void crossingAgainstPoint();
    void areaOfNearlyCancellingRings();
};

void tst_Predicates::orientationOnNearlyStraightTriples()
{
    Source source(1);
    int straight = 0;
    for (int i = 0; i < 1'000'000; ++i) {
        const GridPoint a = source.point(largest / 4);
        const GridPoint b = i % 3 == 0 ? GridPoint{a.x + source.upTo(1000), a.y + source.upTo(1000)}
                                       : source.point(largest / 4);
        const double t = i % 3 == 0 ? double(source.upTo(50)) : double(source.upTo(1000)) / 1000.0;
        const GridPoint c = nearLine(a, b, t, source);
        const int expected = sign(crossOf(a, b, a, c));
        const int exponent = source.exponent();
        straight += expected == 0;
        if (orientation(scaled(a, exponent), scaled(b, exponent), scaled(c, exponent)) != expected)
            QFAIL(qPrintable(QStringLiteral("triple %1").arg(i)));
    }
    QVERIFY(straight > 1000);
}

void tst_Predicates::orientationAtTheLastBits()
{
    // Points around (0.5, 0.5) in steps of 2^-53, against the line through (12, 12) and (24, 24).
    const std::int64_t one = std::int64_t(1) << 53;
    const GridPoint b = {12 * one, 12 * one};
    const GridPoint c = {24 * one, 24 * one};
    for (std::int64_t i = 0; i < 512; ++i) {
        for (std::int64_t j = 0; j < 512; ++j) {
            const GridPoint a = {one / 2 + i, one / 2 + j};
            const int expected = sign(crossOf(a, b, a, c));
            QCOMPARE(orientation(scaled(a, -53), scaled(b, -53), scaled(c, -53)), expected);
            QCOMPARE(orientation(scaled(b, -53), scaled(c, -53), scaled(a, -53)), expected);
            QCOMPARE(orientation(scaled(b, -53), scaled(a, -53), scaled(c, -53)), -expected);
        }
    }
}

void tst_Predicates::orientationOfUnevenNumbers()
{
    // Differences of large and small numbers do not fit a double.
    Source source(2);
    for (int i = 0; i < 200'000; ++i) {
        const GridPoint a = source.unevenPoint(60);
        const GridPoint b = source.unevenPoint(60);
        GridPoint c = source.unevenPoint(60);
        if (i % 2 == 0) {
            const GridPoint close = nearLine(a, b, 0.5, source);
            c = isDouble(close) ? close : GridPoint{a.x, b.y};
        }
        QCOMPARE(orientation(scaled(a, 0), scaled(b, 0), scaled(c, 0)), sign(crossOf(a, b, a, c)));
    }
}

void tst_Predicates::orientationSurvivesAnyRange()
{
    for (const int exponent : {-1074, -1000, -600, -300, 0, 300, 600, 1000, 1020}) {
        const auto at = [&](std::int64_t x, std::int64_t y) { return scaled({x, y}, exponent); };
        QCOMPARE(orientation(at(0, 0), at(3, 1), at(6, 2)), 0);
        QCOMPARE(orientation(at(-3, -1), at(3, 1), at(6, 3)), 1);
        QCOMPARE(orientation(at(0, 0), at(3, 1), at(6, 1)), -1);
        QCOMPARE(compareDistance(at(0, 0), at(3, 4), at(2, 0).x(), at(3, 0).x()), 0);
        QCOMPARE(compareDistance(at(0, 0), at(3, 4), at(2, 0).x(), at(4, 0).x()), -1);
        QCOMPARE(compareLineDistance(at(0, 0), at(3, 4), at(-4, 3), at(5, 0).x(), 0.0), 0);
        QCOMPARE(compareLineDistance(at(0, 0), at(3, 4), at(-4, 3), at(4, 0).x(), 0.0), 1);
    }
}

void tst_Predicates::crossAndDotOfNearlyParallelEdges()
{
    Source source(3);
    for (int i = 0; i < 300'000; ++i) {
        const GridPoint a = source.point(largest / 4);
        const GridPoint b = source.point(largest / 4);
        const GridPoint c = source.point(largest / 8);
        const GridPoint d = {c.x + (b.x - a.x) / 2 + source.upTo(1),
                             c.y + (b.y - a.y) / 2 + source.upTo(1)};
        const GridPoint e = {c.x - (b.y - a.y) / 2 + source.upTo(1),
                             c.y + (b.x - a.x) / 2 + source.upTo(1)};
        const int exponent = source.exponent();
        const Vec2 p = scaled(a, exponent);
        const Vec2 q = scaled(b, exponent);
        const Vec2 r = scaled(c, exponent);
        QCOMPARE(crossSign(p, q, r, scaled(d, exponent)), sign(crossOf(a, b, c, d)));
        QCOMPARE(dotSign(p, q, r, scaled(e, exponent)), sign(dotOf(a, b, c, e)));
    }
}

void tst_Predicates::distanceNextToTheSum()
{
    Source source(4);
    int equal = 0;
    for (int i = 0; i < 300'000; ++i) {
        // Pythagorean triples have whole distances; one step off decides.
        const std::int64_t m = 1 + std::abs(source.upTo(1'000'000));
        const std::int64_t n = 1 + std::abs(source.upTo(1'000'000));
        const GridPoint a = source.point(largest / 16);
        const GridPoint b = {a.x + m * m - n * n + source.upTo(1), a.y + 2 * m * n};
        const std::int64_t r = std::abs(source.upTo(m * m + n * n));
        const std::int64_t s = m * m + n * n - r;
        const int expected = sign(squaredDistance(a, b) - Wide(r + s) * (r + s));
        const int exponent = source.exponent();
        equal += expected == 0;
        QCOMPARE(compareDistance(scaled(a, exponent), scaled(b, exponent),
                                 std::ldexp(double(r), exponent), std::ldexp(double(s), exponent)),
                 expected);
    }
    QVERIFY(equal > 10'000);
}

void tst_Predicates::lineDistanceNextToTheSum()
{
    Source source(5);
    int equal = 0;
    for (int i = 0; i < 300'000; ++i) {
        const std::int64_t m = 1 + std::abs(source.upTo(80));
        const std::int64_t n = std::abs(source.upTo(80));
        const GridPoint unit = {m * m - n * n, 2 * m * n};
        const std::int64_t length = m * m + n * n;
        const std::int64_t height = source.upTo(10'000);
        const std::int64_t along = source.upTo(10'000);
        const GridPoint a = source.point(1'000'000);
        const GridPoint b = {a.x + 10'000 * unit.x, a.y + 10'000 * unit.y};
        const GridPoint c = {a.x + along * unit.x - height * unit.y,
                             a.y + along * unit.y + height * unit.x};
        const std::int64_t reach = std::max<std::int64_t>(0, length * std::abs(height) +
                                                                 (i % 2 == 0 ? source.upTo(1) : 0));
        const std::int64_t r = reach / 3;
        const Wide cross = crossOf(a, b, a, c);
        const int expected = sign(cross * cross - squaredDistance(a, b) * (Wide(reach) * reach));
        const int exponent = source.exponent();
        equal += expected == 0;
        QCOMPARE(compareLineDistance(scaled(a, exponent), scaled(b, exponent), scaled(c, exponent),
                                     std::ldexp(double(r), exponent),
                                     std::ldexp(double(reach - r), exponent)),
                 expected);
    }
    QVERIFY(equal > 10'000);
}

void tst_Predicates::crossingAgainstPoint()
{
    Source source(6);
    const std::int64_t most = std::int64_t(1) << 38;
    const auto before = [](const GridPoint &p, const GridPoint &q) {
        return p.x < q.x || (p.x == q.x && p.y < q.y);
    };
    int tested = 0;
    for (int i = 0; i < 400'000; ++i) {
        const std::int64_t range = i % 4 == 0 ? 6 : most;
        GridPoint a = source.point(range), b = source.point(range);
        GridPoint c = source.point(range), d = source.point(range);
        if (before(b, a))
            std::swap(a, b);
        if (before(d, c))
            std::swap(c, d);
        Wide steepness = crossOf(c, d, a, b);
        if (steepness < 0) {
            std::swap(a, c);
            std::swap(b, d);
            steepness = -steepness;
        }
        const bool cross = sign(crossOf(a, b, a, c)) * sign(crossOf(a, b, a, d)) < 0 &&
                           sign(crossOf(c, d, c, a)) * sign(crossOf(c, d, c, b)) < 0;
        if (!cross)
            continue;
        // The crossing is a + (b - a) * part / whole.
        const Wide whole = crossOf(a, b, c, d);
        const Wide part = crossOf(a, c, c, d);
        const long double t = (long double)(part) / (long double)(whole);
        const GridPoint p = {a.x + std::int64_t(t * (b.x - a.x)) + source.upTo(1),
                             a.y + std::int64_t(t * (b.y - a.y)) + source.upTo(1)};
        if (before(p, a) || before(p, c) || before(b, p) || before(d, p))
            continue;
        // Both sides times |whole|.
        const int x = sign((part * (b.x - a.x) - Wide(p.x - a.x) * whole) * sign(whole));
        const int y = sign((part * (b.y - a.y) - Wide(p.y - a.y) * whole) * sign(whole));
        const bool expected = x < 0 || (x == 0 && y < 0);
        const int exponent = source.exponent();
        QCOMPARE(crossingComesBefore(scaled(a, exponent), scaled(b, exponent), scaled(c, exponent),
                                     scaled(d, exponent), scaled(p, exponent)),
                 expected);
        ++tested;
    }
    QVERIFY(tested > 20'000);
}

void tst_Predicates::areaOfNearlyCancellingRings()
{
    Source source(8);
    for (int i = 0; i < 100'000; ++i) {
        // A bow-tie of two equal lobes, one coordinate of which is off by up to one step.
        const GridPoint a = source.point(largest / 8);
        const GridPoint b = source.point(largest / 8);
        const GridPoint centre = source.point(largest / 8);
        const GridPoint c = {2 * centre.x - a.x, 2 * centre.y - a.y};
        const GridPoint d = {2 * centre.x - b.x + source.upTo(1), 2 * centre.y - b.y};
        const GridPoint ring[] = {a, b, centre, d, c, centre};
        Wide doubled = 0;
        Vec2 points[6];
        for (int k = 0; k < 6; ++k) {
            const GridPoint &p = ring[k];
            const GridPoint &q = ring[(k + 1) % 6];
            doubled += Wide(p.x) * q.y - Wide(p.y) * q.x;
            points[k] = scaled(p, -20);
        }
        QCOMPARE(areaSign(points, 6), sign(doubled));
        QCOMPARE(signedArea(points, 6), std::ldexp(double(doubled), -41));
    }
}

QTEST_APPLESS_MAIN(tst_Predicates)
#include "tst_predicates.moc"
