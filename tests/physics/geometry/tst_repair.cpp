#include "physics/geometry/repair.h"

#include "casefile.h"
#include "repaircheck.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace hullsmith;

using Ring = std::vector<Vec2>;
Q_DECLARE_METATYPE(Ring)
Q_DECLARE_METATYPE(Rings)
Q_DECLARE_METATYPE(FillRule)
Q_DECLARE_METATYPE(RepairFault)

namespace {

/// As stated for the outlines of tests/data/geometry.
constexpr double areaTolerance = 1e-9;

struct Broken {
    QString name;
    Rings rings;
    double evenOddArea, nonZeroArea;
};

QJsonArray readList(const char *name)
{
    QFile file(QStringLiteral(HULLSMITH_TEST_DATA "/geometry/polygons.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object()[QLatin1String(name)].toArray();
}

Rings readRings(const QJsonValue &list)
{
    Rings rings;
    const QJsonArray array = list.toArray();
    for (const auto &ring : array)
        rings.push_back(readPoints(ring));
    return rings;
}

std::vector<Broken> readBroken()
{
    std::vector<Broken> all;
    const QJsonArray list = readList("invalid");
    for (const auto &value : list) {
        const QJsonObject entry = value.toObject();
        all.push_back({entry[QLatin1String("name")].toString(),
                       readRings(entry[QLatin1String("rings")]),
                       entry[QLatin1String("even_odd_area")].toDouble(),
                       entry[QLatin1String("nonzero_area")].toDouble()});
    }
    return all;
}

RepairResult repaired(const Rings &rings, FillRule rule = FillRule::EvenOdd)
{
    auto result = repair(rings, rule);
    return result ? *std::move(result) : RepairResult{};
}

/// Each ring from its least vertex, the rings sorted: what does not depend on where they begin.
Rings canonical(Rings rings)
{
    const auto less = [](const Vec2 &a, const Vec2 &b) {
        return std::pair(a.x(), a.y()) < std::pair(b.x(), b.y());
    };
    for (Ring &ring : rings)
        std::rotate(ring.begin(), std::min_element(ring.begin(), ring.end(), less), ring.end());
    std::sort(rings.begin(), rings.end(), [&](const Ring &a, const Ring &b) {
        return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(), less);
    });
    return rings;
}

Rings scaled(Rings rings, double factor)
{
    for (Ring &ring : rings)
        for (Vec2 &p : ring)
            p *= factor;
    return rings;
}

const Ring bowtie{{0, 0}, {40, 40}, {40, 0}, {0, 40}};

} // namespace

/// Repairing rings, on the broken outlines of tests/data/geometry.
class tst_Repair : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areaStays_data();
    void areaStays();
    void resultIsSimple_data() { areaStays_data(); }
    void resultIsSimple();
    void secondRunChangesNothing_data() { areaStays_data(); }
    void secondRunChangesNothing();
    void resultScalesWithTheInput_data() { areaStays_data(); }
    void resultScalesWithTheInput();
    void resultDoesNotDependOnStartOrOrder_data() { areaStays_data(); }
    void resultDoesNotDependOnStartOrOrder();
    void soundOutlinesComeBackAsTheyWere_data();
    void soundOutlinesComeBackAsTheyWere();
    void workHasPlaces();
    void overlapsAndTouchesHavePlaces();
    void clockwiseRingIsTurned();
    void spikeLeavesNoTrace();
    void straightVerticesStay();
    void onlyCrossingsLieOnTheGrid();
    void ringsThatNeedNoRepairStay();
    void touchingHolesDoNotPartTheArea();
    void unionOfOverlappingOutlines();
    void faultsHaveAPlace_data();
    void faultsHaveAPlace();
    void farOffSmallAndHuge();
    void stopsOnRequest();
};

void tst_Repair::areaStays_data()
{
    QTest::addColumn<Rings>("rings");
    QTest::addColumn<FillRule>("rule");
    QTest::addColumn<double>("area");
    for (const Broken &broken : readBroken()) {
        QTest::newRow(qPrintable(broken.name + QLatin1String(", even-odd")))
            << broken.rings << FillRule::EvenOdd << broken.evenOddArea;
        QTest::newRow(qPrintable(broken.name + QLatin1String(", non-zero")))
            << broken.rings << FillRule::NonZero << broken.nonZeroArea;
    }
}

void tst_Repair::areaStays()
{
    QFETCH(Rings, rings);
    QFETCH(FillRule, rule);
    QFETCH(double, area);
    const auto result = repair(rings, rule);
    if (area == 0.0) {
        QVERIFY(!result);
        QCOMPARE(result.error().kind, RepairFault::Kind::NothingLeft);
        return;
    }
    QVERIFY(result.has_value());
    QVERIFY2(std::abs(areaOf(result->outlines) - area) <= areaTolerance * area,
             qPrintable(QString::number(areaOf(result->outlines), 'g', 17)));
}

void tst_Repair::resultIsSimple()
{
    QFETCH(Rings, rings);
    QFETCH(FillRule, rule);
    QCOMPARE(outlinesFault(repaired(rings, rule).outlines), QString());
}

void tst_Repair::secondRunChangesNothing()
{
    QFETCH(Rings, rings);
    QFETCH(FillRule, rule);
    QFETCH(double, area);
    if (area == 0.0)
        return;
    const RepairResult once = repaired(rings, rule);
    for (const FillRule second : {FillRule::EvenOdd, FillRule::NonZero}) {
        const RepairResult twice = repaired(ringsOf(once.outlines), second);
        QVERIFY(twice.outlines == once.outlines);
        QVERIFY(twice.work.isNothing());
        QCOMPARE(twice.work.largestMove, 0.0);
    }
}

void tst_Repair::resultScalesWithTheInput()
{
    QFETCH(Rings, rings);
    QFETCH(FillRule, rule);
    const Rings once = ringsOf(repaired(rings, rule).outlines);
    for (const double factor : {0x1p-40, 0x1p3, 0x1p200, -1.0})
        QVERIFY(canonical(ringsOf(repaired(scaled(rings, factor), rule).outlines)) ==
                canonical(scaled(once, factor)));
}

void tst_Repair::resultDoesNotDependOnStartOrOrder()
{
    QFETCH(Rings, rings);
    QFETCH(FillRule, rule);
    const Rings expected = canonical(ringsOf(repaired(rings, rule).outlines));
    for (std::size_t turn = 1; turn < rings.front().size(); ++turn) {
        for (Ring &ring : rings)
            std::rotate(ring.begin(), ring.begin() + 1, ring.end());
        std::rotate(rings.begin(), rings.begin() + 1, rings.end());
        QVERIFY(canonical(ringsOf(repaired(rings, rule).outlines)) == expected);
        Rings backwards = rings;
        for (Ring &ring : backwards)
            std::reverse(ring.begin(), ring.end());
        QVERIFY(canonical(ringsOf(repaired(backwards, rule).outlines)) == expected);
    }
}

void tst_Repair::soundOutlinesComeBackAsTheyWere_data()
{
    QTest::addColumn<Rings>("rings");
    const QJsonArray simple = readList("simple");
    for (const auto &value : simple)
        QTest::newRow(qPrintable(value.toObject()[QLatin1String("name")].toString()))
            << Rings{readPoints(value.toObject()[QLatin1String("points")])};
    const QJsonArray holed = readList("with_holes");
    for (const auto &value : holed)
        QTest::newRow(qPrintable(value.toObject()[QLatin1String("name")].toString()))
            << readRings(value.toObject()[QLatin1String("rings")]);
    QTest::newRow("island in a hole") << Rings{{{0, 0}, {9, 0}, {9, 9}, {0, 9}},
                                               {{1, 1}, {1, 8}, {8, 8}, {8, 1}},
                                               {{2, 2}, {7, 2}, {7, 7}, {2, 7}}};
    QTest::newRow("parts that touch") << Rings{{{0, 0}, {2, 0}, {2, 2}, {0, 2}},
                                               {{2, 2}, {4, 2}, {4, 4}, {2, 4}},
                                               {{4, 3}, {6, 2}, {6, 4}}};
    QTest::newRow("hole that touches in the middle of an edge")
        << Rings{{{0, 0}, {60, 0}, {60, 40}, {0, 40}}, {{30, 0}, {20, 20}, {40, 20}}};
}

void tst_Repair::soundOutlinesComeBackAsTheyWere()
{
    QFETCH(Rings, rings);
    // From numbers that are on no grid, too.
    for (const double factor : {1.0, 1.0 / 3.0}) {
        const Rings given = scaled(rings, factor);
        for (const FillRule rule : {FillRule::EvenOdd, FillRule::NonZero}) {
            const RepairResult result = repaired(given, rule);
            QVERIFY(ringsOf(result.outlines) == given);
            QVERIFY(result.work.isNothing());
            QCOMPARE(result.work.largestMove, 0.0);
        }
    }
}

void tst_Repair::workHasPlaces()
{
    const Ring ring{{0, 0}, {0, 0}, {40, 40}, {60, 60}, {40, 40}, {40, 0}, {0, 40}, {0, 0}};
    const RepairResult result = repaired({ring});
    QCOMPARE(result.outlines.size(), std::size_t(2));
    QVERIFY(result.work.duplicates == Ring({{0, 0}}));
    QVERIFY(result.work.spikes == Ring({{60, 60}}));
    QVERIFY(result.work.crossings == Ring({{20, 20}}));
    QVERIFY(result.work.touches.empty());
    QVERIFY(result.work.overlaps.empty());
    QVERIFY(result.work.droppedRings.empty());
    QCOMPARE(result.work.largestMove, 0.0);
}

void tst_Repair::overlapsAndTouchesHavePlaces()
{
    // The second square shares part of an edge with the first; the third has no area; the fourth
    // meets the first in a corner, but from inside, where even-odd takes it away.
    const Rings rings{{{0, 0}, {4, 0}, {4, 4}, {0, 4}},
                      {{4, 1}, {6, 1}, {6, 3}, {4, 3}},
                      {{10, 0}, {12, 0}},
                      {{0, 0}, {2, 1}, {1, 2}}};
    const RepairResult result = repaired(rings);
    QCOMPARE(result.outlines.size(), std::size_t(1));
    QCOMPARE(areaOf(result.outlines), 16.0 + 4.0 - 1.5);
    QCOMPARE(result.work.overlaps.size(), std::size_t(1));
    QVERIFY(result.work.overlaps[0] == std::pair(Vec2(4, 1), Vec2(4, 3)));
    QVERIFY(result.work.touches.empty());
    QCOMPARE(result.work.droppedRings, std::vector<int>{2});
    QCOMPARE(result.work.turnedRings, std::vector<int>{3});

    const Ring pinched{{0, 0}, {20, 0}, {20, 20}, {40, 20}, {40, 40}, {20, 40}, {20, 20}, {0, 20}};
    QVERIFY(repaired({pinched}).work.touches == Ring({{20, 20}}));
}

void tst_Repair::clockwiseRingIsTurned()
{
    const RepairResult result = repaired({{{1, 1}, {1, 5}, {5, 5}, {5, 1}}});
    QVERIFY(ringsOf(result.outlines) == Rings({{{1, 1}, {5, 1}, {5, 5}, {1, 5}}}));
    QCOMPARE(result.work.turnedRings, std::vector<int>{0});
    QVERIFY(!result.work.isNothing());
}

void tst_Repair::spikeLeavesNoTrace()
{
    const Rings square{{{0, 0}, {30, 0}, {30, 20}, {0, 20}}};
    const RepairResult outwards =
        repaired({{{0, 0}, {30, 0}, {30, 10}, {50, 10}, {30, 10}, {30, 20}, {0, 20}}});
    QVERIFY(ringsOf(outwards.outlines) == square);
    QVERIFY(outwards.work.touches.empty());
    // A spike through the whole square crosses nothing once it is gone.
    const RepairResult through =
        repaired({{{0, 0}, {30, 0}, {30, 20}, {15, 20}, {15, -5}, {15, 20}, {0, 20}}});
    QVERIFY(ringsOf(through.outlines) == square);
    QVERIFY(through.work.spikes == Ring({{15, -5}}));
    QVERIFY(through.work.crossings.empty());
    QVERIFY(through.work.touches.empty());
}

void tst_Repair::straightVerticesStay()
{
    const Ring ring{{0, 0}, {10, 0}, {20, 0}, {20, 20}, {10, 20}, {0, 20}, {0, 20}};
    const Rings expected{{{0, 0}, {10, 0}, {20, 0}, {20, 20}, {10, 20}, {0, 20}}};
    QVERIFY(ringsOf(repaired({ring}).outlines) == expected);
}

void tst_Repair::onlyCrossingsLieOnTheGrid()
{
    // Thirds are on no grid: the vertices keep them, and the crossing is as near as doubles allow.
    const Ring thirds = scaled({{{0, 0}, {10, 7}, {10, 0}, {0, 1}}}, 1.0 / 3.0).front();
    const RepairResult result = repaired({thirds});
    QCOMPARE(result.work.crossings.size(), std::size_t(1));
    std::size_t kept = 0;
    for (const Ring &ring : ringsOf(result.outlines))
        for (const Vec2 &p : ring)
            kept += std::size_t(std::count(thirds.begin(), thirds.end(), p));
    QCOMPARE(kept, thirds.size());
    QVERIFY(result.work.largestMove <= std::ldexp(1.0, 2 - 52));
}

void tst_Repair::ringsThatNeedNoRepairStay()
{
    const Ring sound = scaled({{{701, 701}, {902, 703}, {803, 904}}}, 1.0 / 7.0).front();
    const RepairResult result = repaired({bowtie, sound});
    QCOMPARE(result.outlines.size(), std::size_t(3));
    QVERIFY(result.outlines.back().outer == sound);
    QVERIFY(result.outlines.front().outer.front() == bowtie.front());
}

void tst_Repair::touchingHolesDoNotPartTheArea()
{
    // A hole that reaches from side to side leaves two outlines, not one with a hole.
    const RepairResult parted =
        repaired({{{0, 0}, {8, 0}, {8, 8}, {0, 8}}, {{4, 0}, {2, 4}, {4, 8}, {6, 4}}});
    QCOMPARE(parted.outlines.size(), std::size_t(2));
    QVERIFY(parted.outlines[0].holes.empty() && parted.outlines[1].holes.empty());
    QVERIFY(parted.work.touches == Ring({{4, 0}, {4, 8}}));
    // Three holes in a ring of touches cut out what they surround.
    const RepairResult cut = repaired({{{0, 0}, {20, 0}, {20, 20}, {0, 20}},
                                       {{4, 4}, {10, 3}, {16, 4}},
                                       {{16, 4}, {17, 10}, {10, 16}},
                                       {{10, 16}, {3, 10}, {4, 4}}});
    QCOMPARE(cut.outlines.size(), std::size_t(2));
    QCOMPARE(outlinesFault(cut.outlines), QString());
}

void tst_Repair::unionOfOverlappingOutlines()
{
    const RepairResult result = repaired({{{0, 0}, {4, 0}, {4, 4}, {0, 4}},
                                          {{2, 2}, {6, 2}, {6, 6}, {2, 6}},
                                          {{1, 1}, {3, 1}, {3, 3}, {1, 3}}},
                                         FillRule::NonZero);
    QCOMPARE(result.outlines.size(), std::size_t(1));
    QVERIFY(result.outlines[0].holes.empty());
    QCOMPARE(areaOf(result.outlines), 28.0);
    QCOMPARE(result.work.droppedRings, std::vector<int>{2});
}

void tst_Repair::faultsHaveAPlace_data()
{
    QTest::addColumn<Rings>("rings");
    QTest::addColumn<RepairFault>("fault");
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double infinite = std::numeric_limits<double>::infinity();
    using Kind = RepairFault::Kind;
    QTest::newRow("no ring") << Rings{} << RepairFault{Kind::Empty};
    QTest::newRow("empty ring") << Rings{{}} << RepairFault{Kind::Empty};
    QTest::newRow("not a number") << Rings{bowtie, {{0, 0}, {1, nan}, {1, 1}}}
                                  << RepairFault{Kind::NonFinite, 1, 1};
    QTest::newRow("infinite") << Rings{{{0, 0}, {1, 0}, {-infinite, 1}}}
                              << RepairFault{Kind::NonFinite, 0, 2};
    QTest::newRow("a point") << Rings{{{3, 3}}} << RepairFault{Kind::NothingLeft};
    QTest::newRow("equal points") << Rings{{{3, 3}, {3, 3}, {3, 3}}}
                                  << RepairFault{Kind::NothingLeft};
    QTest::newRow("a line") << Rings{{{0, 0}, {5, 5}, {9, 9}, {1, 1}}}
                            << RepairFault{Kind::NothingLeft};
    QTest::newRow("the origin") << Rings{{{0, 0}}} << RepairFault{Kind::NothingLeft};
}

void tst_Repair::faultsHaveAPlace()
{
    QFETCH(Rings, rings);
    QFETCH(RepairFault, fault);
    for (const FillRule rule : {FillRule::EvenOdd, FillRule::NonZero}) {
        const auto result = repair(rings, rule);
        QVERIFY(!result);
        QVERIFY(result.error() == fault);
    }
}

void tst_Repair::farOffSmallAndHuge()
{
    const double huge = std::numeric_limits<double>::max();
    const double least = std::numeric_limits<double>::denorm_min();
    for (const double size : {huge, std::ldexp(huge, -1), 0x1p-1000, 8 * least}) {
        const RepairResult result = repaired({{{0, 0}, {size, size}, {size, 0}, {0, size}}});
        QCOMPARE(result.outlines.size(), std::size_t(2));
        QCOMPARE(result.work.crossings.size(), std::size_t(1));
        QCOMPARE(result.work.crossings[0].x(), 0.5 * size);
    }
    // Coordinates of very different size in one ring.
    const RepairResult wide = repaired({{{0, 0}, {1, 0}, {1, 1}, {1e-310, 1e-250}}});
    QCOMPARE(wide.outlines.size(), std::size_t(1));
    QVERIFY(repaired(ringsOf(wide.outlines)).outlines == wide.outlines);
    // Next to a place far from the origin the grid is as coarse as the doubles themselves.
    Ring far = bowtie;
    for (Vec2 &p : far)
        p += Vec2(1e9, -1e9);
    const RepairResult result = repaired({far});
    QCOMPARE(result.outlines.size(), std::size_t(2));
    QCOMPARE(areaOf(result.outlines), 800.0);
}

void tst_Repair::stopsOnRequest()
{
    std::stop_source source;
    source.request_stop();
    const auto result = repair(Rings{bowtie}, FillRule::EvenOdd, {source.get_token()});
    QVERIFY(!result);
    QCOMPARE(result.error().kind, RepairFault::Kind::Cancelled);
}

QTEST_APPLESS_MAIN(tst_Repair)
#include "tst_repair.moc"
