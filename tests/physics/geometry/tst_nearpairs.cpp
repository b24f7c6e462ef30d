#include "physics/geometry/nearpairs.h"

#include <QtTest>

#include <cstdint>
#include <random>

using hullsmith::Vec2;

/// Near-duplicates against a comparison of all pairs in whole numbers.
class tst_NearPairs : public QObject {
    Q_OBJECT

private slots:
    void agreesWithAllPairs_data();
    void agreesWithAllPairs();
    void columnOfPointsStaysCheap();
    void limitEndsTheSearch();
    void nothingIsNearWithoutADistance_data();
    void nothingIsNearWithoutADistance();
};

void tst_NearPairs::agreesWithAllPairs_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("distance");
    QTest::newRow("neighbours on the grid, at exactly the distance") << 20 << 1;
    QTest::newRow("3-4-5 triangles") << 20 << 5;
    QTest::newRow("nearly everything") << 10 << 9;
    QTest::newRow("sparse") << 1000 << 25;
}

void tst_NearPairs::agreesWithAllPairs()
{
    QFETCH(int, size);
    QFETCH(int, distance);
    std::mt19937 random(9);
    std::uniform_int_distribution<std::int64_t> pick(0, size - 1);
    std::size_t found = 0;
    for (int i = 0; i < 300; ++i) {
        std::vector<std::pair<std::int64_t, std::int64_t>> grid;
        std::vector<Vec2> points;
        for (int k = 0; k < 60; ++k) {
            grid.emplace_back(pick(random), pick(random));
            points.emplace_back(0.125 * double(grid.back().first) - 1e6,
                                0.125 * double(grid.back().second) + 1e6);
        }
        std::vector<std::pair<int, int>> expected;
        for (int a = 0; a < 60; ++a) {
            for (int b = a + 1; b < 60; ++b) {
                const std::int64_t x = grid[a].first - grid[b].first;
                const std::int64_t y = grid[a].second - grid[b].second;
                if ((x != 0 || y != 0) && x * x + y * y <= distance * distance)
                    expected.emplace_back(a, b);
            }
        }
        const auto near = hullsmith::findNearPairs(points, 0.125 * distance, 100'000);
        QCOMPARE(near.pairs, expected);
        QVERIFY(!near.truncated);
        found += near.pairs.size();
    }
    QVERIFY(found > 300);
}

void tst_NearPairs::columnOfPointsStaysCheap()
{
    // All at one x: a sweep over x alone would compare five thousand million pairs.
    std::vector<Vec2> points;
    points.reserve(100'000);
    for (int i = 0; i < 100'000; ++i)
        points.emplace_back(1.0, i);
    QCOMPARE(hullsmith::findNearPairs(points, 1.0, 1'000'000).pairs.size(), std::size_t(99'999));
}

void tst_NearPairs::limitEndsTheSearch()
{
    std::vector<Vec2> points;
    points.reserve(100'000);
    for (int i = 0; i < 100'000; ++i)
        points.emplace_back(1e-9 * i, 0.0);
    const auto near = hullsmith::findNearPairs(points, 1.0, 1000);
    QCOMPARE(near.pairs.size(), std::size_t(1000));
    QVERIFY(near.truncated);
}

void tst_NearPairs::nothingIsNearWithoutADistance_data()
{
    QTest::addColumn<double>("distance");
    QTest::newRow("zero") << 0.0;
    QTest::newRow("negative") << -1.0;
    QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN();
}

void tst_NearPairs::nothingIsNearWithoutADistance()
{
    QFETCH(double, distance);
    const std::vector<Vec2> points = {{0, 0}, {0, 0}, {1e-300, 0}};
    QVERIFY(hullsmith::findNearPairs(points, distance, 10).pairs.empty());
}

QTEST_APPLESS_MAIN(tst_NearPairs)
#include "tst_nearpairs.moc"
