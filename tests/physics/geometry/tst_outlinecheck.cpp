#include "physics/geometry/outlinecheck.h"

#include "casefile.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

using namespace hullsmith;

using Ring = std::vector<Vec2>;
using Indices = std::vector<int>;
using Pairs = std::vector<std::pair<int, int>>;
Q_DECLARE_METATYPE(Ring)
Q_DECLARE_METATYPE(Indices)
Q_DECLARE_METATYPE(Pairs)

namespace {

OutlineReport answer(const QJsonObject &input)
{
    Ring points = readPoints(input[QStringLiteral("points")]);
    if (input[QStringLiteral("y_down")].toBool())
        for (Vec2 &p : points)
            p.y() = -p.y();
    OutlineCheckOptions options;
    if (input.contains(QStringLiteral("limit")))
        options.vertexLimit = input[QStringLiteral("limit")].toInt();
    if (input.contains(QStringLiteral("weld")))
        options.weldDistance = input[QStringLiteral("weld")].toDouble();
    if (input.contains(QStringLiteral("collinear_tol")))
        options.collinearTolerance = input[QStringLiteral("collinear_tol")].toDouble();
    return checkOutline(points, options);
}

QJsonArray toJson(const Indices &list)
{
    QJsonArray array;
    for (const int i : list)
        array.append(i);
    return array;
}

QJsonArray toJson(const Pairs &list)
{
    QJsonArray array;
    for (const auto &[i, j] : list)
        array.append(QJsonArray{i, j});
    return array;
}

QJsonArray toJson(const Ring &list)
{
    QJsonArray array;
    for (const Vec2 &p : list)
        array.append(QJsonArray{p.x(), p.y()});
    return array;
}

QJsonArray codes(const OutlineReport &report)
{
    QJsonArray array;
    for (const OutlineIssue issue : report.issues())
        array.append(QString::fromLatin1(issueCode(issue)));
    return array;
}

/// The report in the words of the cases, all but the area.
QJsonObject toJson(const OutlineReport &report)
{
    const char *const windings[] = {"none", "ccw", "cw"};
    return {{"count", report.count},
            {"winding", QString::fromLatin1(windings[int(report.winding)])},
            {"convex", report.convex},
            {"simple", report.simple},
            {"degenerate", report.degenerate},
            {"duplicates", toJson(report.duplicates)},
            {"repeated", toJson(report.repeated)},
            {"collinear", toJson(report.collinear)},
            {"spikes", toJson(report.spikes)},
            {"crossings", toJson(report.crossings)},
            {"touch_points", toJson(report.touchPoints)},
            {"reflex", toJson(report.reflex)},
            {"over_limit", report.overLimit},
            {"near_duplicates", toJson(report.nearDuplicates)},
            {"near_collinear", toJson(report.nearCollinear)},
            {"non_finite", toJson(report.nonFinite)},
            {"issues", codes(report)},
            {"usable", report.usable()}};
}

QByteArray text(const QJsonValue &value)
{
    return QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
}

/// A ring on a small grid: corners repeat, edges overlap, spikes and straight points abound.
Ring randomRing(std::mt19937 &random, int corners, int size)
{
    std::uniform_int_distribution<int> pick(0, size - 1);
    Ring ring;
    for (int i = 0; i < corners; ++i)
        ring.emplace_back(pick(random), pick(random));
    return ring;
}

/// What may not change when a ring is begun elsewhere, moved or scaled.
struct Shape {
    explicit Shape(const OutlineReport &report)
        : issues(report.issues())
        , winding(report.winding)
        , convex(report.convex)
        , simple(report.simple)
        , counts{report.duplicates.size(), report.repeated.size(),  report.collinear.size(),
                 report.spikes.size(),     report.crossings.size(), report.touchPoints.size(),
                 report.reflex.size()}
    {
    }
    bool operator==(const Shape &) const = default;

    std::vector<OutlineIssue> issues;
    Winding winding;
    bool convex, simple;
    std::vector<std::size_t> counts;
};

} // namespace

class tst_OutlineCheck : public QObject {
    Q_OBJECT

private slots:
    void casesHoldTheirAnswers_data();
    void casesHoldTheirAnswers();
    void contactsAreTold_data();
    void contactsAreTold();
    void cornersAreTold_data();
    void cornersAreTold();
    void duplicatesAreTold_data();
    void duplicatesAreTold();
    void startDoesNotMatter();
    void turningFlipsTheWinding();
    void scaleAndPlaceDoNotMatter_data();
    void scaleAndPlaceDoNotMatter();
    void nearlyStraightIsADistanceToTheSegment_data();
    void nearlyStraightIsADistanceToTheSegment();
    void limitCountsWithoutDuplicates();
    void extremeNumbersDoNoHarm_data();
    void extremeNumbersDoNoHarm();
    void codesAreSortedLikeTheIssues();
};

void tst_OutlineCheck::casesHoldTheirAnswers_data()
{
    QTest::addColumn<QJsonObject>("input");
    QTest::addColumn<QJsonObject>("expected");
    const QJsonArray cases = readCases(QStringLiteral("check.json"));
    QVERIFY(cases.size() >= 15);
    for (const auto &entry : cases)
        QTest::newRow(entry[QStringLiteral("id")].toString().toUtf8().constData())
            << entry[QStringLiteral("input")].toObject()
            << entry[QStringLiteral("expected")].toObject();
}

void tst_OutlineCheck::casesHoldTheirAnswers()
{
    QFETCH(QJsonObject, input);
    QFETCH(QJsonObject, expected);
    const OutlineReport report = answer(input);
    const QJsonObject got = toJson(report);
    for (auto it = expected.begin(); it != expected.end(); ++it) {
        if (it.key() == QLatin1String("signed_area")) {
            const double area = it.value().toDouble();
            QVERIFY(std::abs(report.signedArea - area) <= 1e-9 * std::max(1.0, std::abs(area)));
            continue;
        }
        QVERIFY2(got.contains(it.key()), qPrintable(it.key()));
        QVERIFY2(got[it.key()] == it.value(),
                 (it.key().toUtf8() + ' ' + text(got[it.key()])).constData());
    }
}

void tst_OutlineCheck::contactsAreTold_data()
{
    QTest::addColumn<Ring>("ring");
    QTest::addColumn<Pairs>("crossings");
    QTest::addColumn<Ring>("touches");
    QTest::addColumn<Pairs>("repeated");

    QTest::newRow("two squares that share a corner")
        << Ring{{0, 0}, {20, 0}, {20, 20}, {40, 20}, {40, 40}, {20, 40}, {20, 20}, {0, 20}}
        << Pairs{} << Ring{{20, 20}} << Pairs{{2, 6}};
    QTest::newRow("corner on an edge")
        << Ring{{0, 0}, {60, 0}, {60, 40}, {30, 0}, {0, 40}} << Pairs{} << Ring{{30, 0}} << Pairs{};
    QTest::newRow("edge on an edge")
        << Ring{{0, 0}, {40, 0}, {40, 20}, {30, 20}, {30, 0}, {10, 0}, {10, 20}, {0, 20}}
        << Pairs{{0, 4}} << Ring{{10, 0}, {30, 0}} << Pairs{};
    QTest::newRow("corner passes the base by 2^-7")
        << Ring{{0, 0}, {100, 0.015625}, {100, 10}, {50, 0}, {0, 10}} << Pairs{{0, 2}, {0, 3}}
        << Ring{} << Pairs{};
    QTest::newRow("nearly parallel edges")
        << Ring{{0, 0}, {200, 1}, {200, 20}, {0, 20}, {0, 1}, {200, 0.5}} << Pairs{{0, 4}} << Ring{}
        << Pairs{};
    QTest::newRow("square walked twice")
        << Ring{{0, 0}, {30, 0}, {30, 30}, {0, 30}, {0, 0}, {30, 0}, {30, 30}, {0, 30}}
        << Pairs{{0, 4}, {1, 5}, {2, 6}, {3, 7}} << Ring{{0, 0}, {0, 30}, {30, 0}, {30, 30}}
        << Pairs{{0, 4}, {1, 5}, {2, 6}, {3, 7}};
    QTest::newRow("numbers of the input after a duplicate")
        << Ring{{40, 90}, {90, 90}, {90, 90}, {10, 10}, {90, 10}} << Pairs{{1, 4}} << Ring{}
        << Pairs{};
}

void tst_OutlineCheck::contactsAreTold()
{
    QFETCH(Ring, ring);
    QFETCH(Pairs, crossings);
    QFETCH(Ring, touches);
    QFETCH(Pairs, repeated);
    const OutlineReport report = checkOutline(ring);
    QCOMPARE(report.crossings, crossings);
    QVERIFY(report.touchPoints == touches);
    QCOMPARE(report.repeated, repeated);
    QVERIFY(!report.simple && !report.convex && report.reflex.empty() && !report.usable());
}

void tst_OutlineCheck::cornersAreTold_data()
{
    QTest::addColumn<Ring>("ring");
    QTest::addColumn<Indices>("collinear");
    QTest::addColumn<Indices>("spikes");
    QTest::addColumn<Indices>("reflex");
    QTest::addColumn<QString>("issues");

    QTest::newRow("spike outwards")
        << Ring{{0, 0}, {30, 0}, {30, 10}, {50, 10}, {30, 10}, {30, 20}, {0, 20}} << Indices{}
        << Indices{3} << Indices{} << "self_touch spike";
    QTest::newRow("spike along an edge")
        << Ring{{0, 0}, {40, 0}, {30, 0}, {30, 20}, {0, 20}} << Indices{} << Indices{1} << Indices{}
        << "self_touch spike";
    QTest::newRow("straight points") << Ring{{0, 0}, {2, 0}, {4, 0}, {4, 4}, {0, 4}, {0, 2}}
                                     << Indices{1, 5} << Indices{} << Indices{} << "collinear";
    QTest::newRow("notch") << Ring{{0, 0}, {4, 0}, {4, 4}, {2, 1}, {0, 4}} << Indices{} << Indices{}
                           << Indices{3} << "concave";
    QTest::newRow("notch, clockwise") << Ring{{0, 4}, {2, 1}, {4, 4}, {4, 0}, {0, 0}} << Indices{}
                                      << Indices{} << Indices{1} << "clockwise concave";
    QTest::newRow("straight after a duplicate")
        << Ring{{0, 0}, {2, 0}, {2, 0}, {4, 0}, {4, 4}} << Indices{1} << Indices{} << Indices{}
        << "collinear duplicate";
    QTest::newRow("three equal points") << Ring{{1, 1}, {1, 1}, {1, 1}} << Indices{} << Indices{}
                                        << Indices{} << "degenerate too_few";
    QTest::newRow("nothing") << Ring{} << Indices{} << Indices{} << Indices{}
                             << "degenerate too_few";
    QTest::newRow("there and back") << Ring{{0, 0}, {20, 0}, {40, 0}, {20, 0}} << Indices{}
                                    << Indices{} << Indices{} << "degenerate";
}

void tst_OutlineCheck::cornersAreTold()
{
    QFETCH(Ring, ring);
    QFETCH(Indices, collinear);
    QFETCH(Indices, spikes);
    QFETCH(Indices, reflex);
    QFETCH(QString, issues);
    const OutlineReport report = checkOutline(ring);
    QCOMPARE(report.collinear, collinear);
    QCOMPARE(report.spikes, spikes);
    QCOMPARE(report.reflex, reflex);
    QStringList names;
    const QJsonArray found = codes(report);
    for (const auto &code : found)
        names += code.toString();
    QCOMPARE(names.join(u' '), issues);
}

void tst_OutlineCheck::duplicatesAreTold_data()
{
    QTest::addColumn<Ring>("ring");
    QTest::addColumn<Indices>("duplicates");

    QTest::newRow("first two") << Ring{{0, 0}, {0, 0}, {1, 0}, {0, 1}} << Indices{1};
    QTest::newRow("closing point") << Ring{{0, 0}, {1, 0}, {0, 1}, {0, 0}} << Indices{3};
    QTest::newRow("three in a row")
        << Ring{{0, 0}, {1, 0}, {1, 0}, {1, 0}, {0, 1}} << Indices{2, 3};
    QTest::newRow("two closing points")
        << Ring{{0, 0}, {1, 0}, {0, 1}, {0, 0}, {0, 0}} << Indices{3, 4};
    QTest::newRow("round the end") << Ring{{0, 0}, {0, 0}, {1, 0}, {0, 1}, {0, 0}} << Indices{1, 4};
}

void tst_OutlineCheck::duplicatesAreTold()
{
    QFETCH(Ring, ring);
    QFETCH(Indices, duplicates);
    const OutlineReport report = checkOutline(ring);
    QCOMPARE(report.duplicates, duplicates);
    QVERIFY(report.simple && report.convex && report.usable() && report.repeated.empty());
}

void tst_OutlineCheck::startDoesNotMatter()
{
    std::mt19937 random(21);
    for (int i = 0; i < 3000; ++i) {
        Ring ring = randomRing(random, 4 + i % 7, 4);
        const Shape first(checkOutline(ring));
        for (std::size_t k = 1; k < ring.size(); ++k) {
            std::rotate(ring.begin(), ring.begin() + 1, ring.end());
            QVERIFY2(Shape(checkOutline(ring)) == first, text(toJson(ring)).constData());
        }
    }
}

void tst_OutlineCheck::turningFlipsTheWinding()
{
    std::mt19937 random(22);
    int simple = 0;
    for (int i = 0; i < 5000; ++i) {
        Ring ring = randomRing(random, 5, 5);
        const OutlineReport plain = checkOutline(ring);
        std::reverse(ring.begin(), ring.end());
        const OutlineReport turned = checkOutline(ring);
        QCOMPARE(turned.signedArea, -plain.signedArea);
        QCOMPARE(turned.convex, plain.convex);
        QCOMPARE(turned.simple, plain.simple);
        QCOMPARE(turned.reflex.size(), plain.reflex.size());
        QCOMPARE(turned.winding == Winding::Clockwise, plain.winding == Winding::CounterClockwise);
        simple += plain.simple;
    }
    QVERIFY(simple > 300);
}

void tst_OutlineCheck::scaleAndPlaceDoNotMatter_data()
{
    QTest::addColumn<double>("scale");
    QTest::addColumn<double>("offset");
    QTest::newRow("2^-20, about 1e-6") << std::ldexp(1.0, -20) << 0.0;
    QTest::newRow("2^20, about 1e6") << std::ldexp(1.0, 20) << 0.0;
    QTest::newRow("far out") << 1.0 << 1e6;
    QTest::newRow("small and far out") << std::ldexp(1.0, -20) << -1e6;
}

void tst_OutlineCheck::scaleAndPlaceDoNotMatter()
{
    QFETCH(double, scale);
    QFETCH(double, offset);
    std::mt19937 random(23);
    for (int i = 0; i < 3000; ++i) {
        const Ring ring = randomRing(random, 4 + i % 7, 5);
        Ring placed;
        for (const Vec2 &p : ring)
            placed.push_back(scale * p + Vec2(offset, 3.0 * offset));
        const OutlineReport plain = checkOutline(ring);
        const OutlineReport other = checkOutline(placed);
        QVERIFY(Shape(other) == Shape(plain));
        QCOMPARE(other.crossings, plain.crossings);
        QCOMPARE(other.signedArea, scale * scale * plain.signedArea);
    }
}

void tst_OutlineCheck::nearlyStraightIsADistanceToTheSegment_data()
{
    QTest::addColumn<Ring>("ring");
    QTest::addColumn<double>("tolerance");
    QTest::addColumn<Indices>("corners");

    const Ring roof = {{0, 0}, {10, 0}, {10, 5}, {5, 5.25}, {0, 5}};
    QTest::newRow("exactly at the distance") << roof << 0.25 << Indices{3};
    QTest::newRow("a little less") << roof << 0.24999999999999997 << Indices{};
    QTest::newRow("all") << roof << 100.0 << Indices{0, 1, 2, 3, 4};
    QTest::newRow("zero finds straight points")
        << Ring{{0, 0}, {1, 0}, {2, 0}, {2, 2}} << 0.0 << Indices{1};
    // The tip is on the line of its neighbours' segment, but 4 from its end.
    QTest::newRow("beyond the segment's end")
        << Ring{{0, 0}, {8, 0}, {4, 0.125}, {0, 4}} << 1.0 << Indices{};
}

void tst_OutlineCheck::nearlyStraightIsADistanceToTheSegment()
{
    QFETCH(Ring, ring);
    QFETCH(double, tolerance);
    QFETCH(Indices, corners);
    OutlineCheckOptions options;
    options.collinearTolerance = tolerance;
    QCOMPARE(checkOutline(ring, options).nearCollinear, corners);
}

void tst_OutlineCheck::limitCountsWithoutDuplicates()
{
    const Ring ring = {{0, 0}, {1, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 0}};
    OutlineCheckOptions options;
    options.vertexLimit = 4;
    QVERIFY(!checkOutline(ring, options).overLimit);
    options.vertexLimit = 3;
    QVERIFY(checkOutline(ring, options).overLimit);
    QCOMPARE(int(checkOutline(ring, options).issues().back()), int(OutlineIssue::TooMany));
}

void tst_OutlineCheck::extremeNumbersDoNoHarm_data()
{
    QTest::addColumn<Ring>("ring");
    QTest::addColumn<bool>("simple");
    const double most = std::numeric_limits<double>::max();
    const double least = std::numeric_limits<double>::denorm_min();
    QTest::newRow("largest") << Ring{{-most, -most}, {most, -most}, {most, most}} << true;
    QTest::newRow("smallest") << Ring{{0, 0}, {least, 0}, {0, least}} << true;
    QTest::newRow("bow-tie of the largest")
        << Ring{{-most, -most}, {most, most}, {most, -most}, {-most, most}} << false;
    QTest::newRow("1e300 beside 1") << Ring{{0, 0}, {1e300, 0}, {1e300, 1}, {1, 1}} << true;
}

void tst_OutlineCheck::extremeNumbersDoNoHarm()
{
    QFETCH(Ring, ring);
    QFETCH(bool, simple);
    OutlineCheckOptions options;
    options.weldDistance = std::numeric_limits<double>::infinity();
    options.collinearTolerance = std::numeric_limits<double>::max();
    const OutlineReport report = checkOutline(ring, options);
    QCOMPARE(report.simple, simple);
    QCOMPARE(report.nearDuplicates.size(), ring.size() * (ring.size() - 1) / 2);
    options.weldDistance = std::numeric_limits<double>::quiet_NaN();
    options.collinearTolerance = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(checkOutline(ring, options).nearDuplicates.empty());
}

void tst_OutlineCheck::codesAreSortedLikeTheIssues()
{
    for (int i = 1; i <= int(OutlineIssue::TooMany); ++i)
        QVERIFY(qstrcmp(issueCode(OutlineIssue(i - 1)), issueCode(OutlineIssue(i))) < 0);
}

QTEST_APPLESS_MAIN(tst_OutlineCheck)
#include "tst_outlinecheck.moc"
