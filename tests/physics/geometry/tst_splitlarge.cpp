#include "physics/geometry/split.h"

#include "splitoracle.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace hullsmith;
using splitoracle::Ring;

Q_DECLARE_METATYPE(Ring)

namespace {

constexpr int cornerCount = 20'000;

Ring aroundCentre(double innerRadius)
{
    Ring ring;
    for (int i = 0; i < cornerCount; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / cornerCount;
        const double radius = i / 2 % 2 == 0 ? 1000.0 : innerRadius;
        ring.emplace_back(radius * std::cos(angle), radius * std::sin(angle));
    }
    return ring;
}

/// All corners see each other.
Ring corridor()
{
    Ring ring;
    for (int i = 0; i < cornerCount / 2; ++i)
        ring.emplace_back(i, i % 2);
    for (int i = cornerCount / 2; i-- > 0;)
        ring.emplace_back(i, i % 2 + 10);
    return ring;
}

} // namespace

/// Outlines that the exact program would take minutes for, or longer: the caller sets no stop.
class tst_SplitLarge : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void endsOnItsOwn_data();
    void endsOnItsOwn();
    void stepsDecideTheMethod();
};

void tst_SplitLarge::endsOnItsOwn_data()
{
    QTest::addColumn<Ring>("ring");
    QTest::addColumn<bool>("isFast");
    QTest::newRow("gear") << aroundCentre(900.0) << true;
    QTest::newRow("corridor") << corridor() << true;
    QTest::newRow("disc") << aroundCentre(1000.0) << false;
}

void tst_SplitLarge::endsOnItsOwn()
{
    QFETCH(Ring, ring);
    QFETCH(bool, isFast);
    for (const int limit : {0, 8}) {
        const auto result = split(ring, {.cornerLimit = limit});
        QVERIFY(result);
        QCOMPARE(result->method == SplitMethod::Fast, isFast);
        QCOMPARE(splitoracle::areaLeft({ring}, result->pieces), 0.0);
        for (const Ring &piece : result->pieces)
            QVERIFY(ConvexPolygon::create(piece) && (limit == 0 || int(piece.size()) <= limit));
    }
}

void tst_SplitLarge::stepsDecideTheMethod()
{
    const Ring star = {{0, 3}, {-1, 1}, {-3, 0}, {-1, -1}, {0, -3}, {1, -1}, {3, 0}, {1, 1}};
    QVERIFY(split(star)->method == SplitMethod::Fewest);
    QVERIFY(split(star, {.mostSteps = 3})->method == SplitMethod::Fast);
    QVERIFY(split(star, {.method = SplitMethod::Fast})->method == SplitMethod::Fast);
}

QTEST_APPLESS_MAIN(tst_SplitLarge)
#include "tst_splitlarge.moc"
