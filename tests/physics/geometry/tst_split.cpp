#include "physics/geometry/split.h"

#include "casefile.h"
#include "physics/geometry/expansion.h"
#include "physics/geometry/predicates.h"
#include "splitoracle.h"

#include <QtTest>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <thread>

using namespace hullsmith;

using Ring = std::vector<Vec2>;
Q_DECLARE_METATYPE(Ring)
Q_DECLARE_METATYPE(std::vector<Ring>)
Q_DECLARE_METATYPE(SplitFault)

namespace {

struct Outline {
    QString name;
    Ring ring;
    int fewest, fewestOfEight;
};

struct Holed {
    QString name;
    std::vector<Ring> rings; ///< The outline first.
    int best, bestOfEight;
};

QJsonArray readList(const char *name)
{
    QFile file(QStringLiteral(HULLSMITH_TEST_DATA "/geometry/polygons.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object()[QLatin1String(name)].toArray();
}

/// The simple polygons of tests/data/geometry/polygons.json.
std::vector<Outline> readOutlines()
{
    std::vector<Outline> outlines;
    const QJsonArray list = readList("simple");
    for (const auto &value : list) {
        const QJsonObject entry = value.toObject();
        outlines.push_back({entry[QLatin1String("name")].toString(),
                            readPoints(entry[QLatin1String("points")]),
                            entry[QLatin1String("optimal_pieces")].toInt(),
                            entry[QLatin1String("best_pieces_max8")].toInt()});
    }
    return outlines;
}

/// And those with holes.
std::vector<Holed> readHoled()
{
    std::vector<Holed> outlines;
    const QJsonArray list = readList("with_holes");
    for (const auto &value : list) {
        const QJsonObject entry = value.toObject();
        Holed holed{entry[QLatin1String("name")].toString(),
                    {},
                    entry[QLatin1String("best_known_pieces")].toInt(),
                    entry[QLatin1String("best_known_pieces_max8")].toInt()};
        const QJsonArray rings = entry[QLatin1String("rings")].toArray();
        for (const auto &ring : rings)
            holed.rings.push_back(readPoints(ring));
        outlines.push_back(std::move(holed));
    }
    return outlines;
}

void addArea(const Ring &ring, double factor, ExactAccumulator &sum)
{
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Vec2 p = factor * ring[i];
        const Vec2 &q = ring[i + 1 < ring.size() ? i + 1 : 0];
        sum.addProduct(p.x(), q.y());
        sum.addProduct(-p.y(), q.x());
    }
}

/// Whether the pieces' areas add up to that of the outline less the holes, with no rounding.
bool areasAddUp(const std::vector<Ring> &pieces, const Ring &outer,
                const std::vector<Ring> &holes = {})
{
    const auto sign = [](const Ring &ring) { return areaSign(ring.data(), int(ring.size())); };
    ExactAccumulator sum;
    for (const Ring &piece : pieces)
        addArea(piece, 1.0, sum);
    addArea(outer, -sign(outer), sum);
    for (const Ring &hole : holes)
        addArea(hole, sign(hole), sum);
    return sum.sign() == 0;
}

Ring startedAt(Ring ring, std::size_t first)
{
    std::rotate(ring.begin(), ring.begin() + std::ptrdiff_t(first), ring.end());
    return ring;
}

template <class Map>
Ring mapped(Ring ring, Map map)
{
    for (Vec2 &p : ring)
        p = map(p);
    return ring;
}

/// The least distance between two parallel lines that hold the piece: one runs along an edge.
double narrowest(const Ring &piece)
{
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < piece.size(); ++i) {
        const Vec2 edge = (piece[(i + 1) % piece.size()] - piece[i]).normalized();
        double most = 0.0;
        for (const Vec2 &p : piece)
            most = std::max(most, cross(edge, p - piece[i]));
        least = std::min(least, most);
    }
    return least;
}

int countPieces(const Ring &ring, const SplitOptions &options = {})
{
    const auto result = split(ring, options);
    if (!result || !areasAddUp(result->pieces, ring))
        return -1;
    return int(result->pieces.size());
}

int countPieces(const Holed &outline, const SplitOptions &options)
{
    const std::vector<Ring> holes(outline.rings.begin() + 1, outline.rings.end());
    const auto result = split(outline.rings[0], holes, options);
    if (!result || !areasAddUp(result->pieces, outline.rings[0], holes))
        return -1;
    return int(result->pieces.size());
}

} // namespace

/// Splitting outlines into convex pieces, on the outlines of tests/data/geometry.
class tst_Split : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fewestPieces_data();
    void fewestPieces();
    void limitedPieces_data() { fewestPieces_data(); }
    void limitedPieces();
    void sumsOfPieces();
    void countDoesNotDependOnPlacement_data() { fewestPieces_data(); }
    void countDoesNotDependOnPlacement();
    void fastIsNotFarBehind_data() { fewestPieces_data(); }
    void fastIsNotFarBehind();
    void piecesAroundHoles_data();
    void piecesAroundHoles();
    void faultsHaveAPlace_data();
    void faultsHaveAPlace();
    void holesMayTouch_data();
    void holesMayTouch();
    void stopsWhenAsked();
    void thinPiecesAreNamed();
    void thinPiecesAreAvoided_data();
    void thinPiecesAreAvoided();
    void fewerThinPiecesInAll();
    void figuresOfPieces();

private:
    int m_fewest = 0, m_fewestOfEight = 0;
    int m_thin = 0, m_thinBefore = 0;
};

void tst_Split::fewestPieces_data()
{
    QTest::addColumn<int>("index");
    const auto outlines = readOutlines();
    QCOMPARE(outlines.size(), std::size_t(96));
    for (std::size_t i = 0; i < outlines.size(); ++i)
        QTest::newRow(qPrintable(outlines[i].name)) << int(i);
}

void tst_Split::fewestPieces()
{
    QFETCH(int, index);
    static const auto outlines = readOutlines();
    const Outline &outline = outlines[std::size_t(index)];
    const auto result = split(outline.ring);
    QVERIFY(result && result->method == SplitMethod::Fewest);
    QCOMPARE(splitoracle::faultOf(result->pieces, {outline.ring}, 0, false), QString());
    QCOMPARE(int(result->pieces.size()), outline.fewest);
    QCOMPARE(result->areaDifference, 0.0);
    QCOMPARE(result->addedPoints, 0);
    m_fewest += int(result->pieces.size());
}

void tst_Split::limitedPieces()
{
    QFETCH(int, index);
    static const auto outlines = readOutlines();
    const Outline &outline = outlines[std::size_t(index)];
    const auto result = split(outline.ring, {.cornerLimit = 8});
    QVERIFY(result && result->method == SplitMethod::Fewest);
    QCOMPARE(splitoracle::faultOf(result->pieces, {outline.ring}, 8, false), QString());
    const int count = int(result->pieces.size());
    QVERIFY2(count <= outline.fewestOfEight, qPrintable(QString::number(count)));
    m_fewestOfEight += count;
}

void tst_Split::sumsOfPieces()
{
    QCOMPARE(m_fewest, 7648);
    QVERIFY2(m_fewestOfEight <= 7831, qPrintable(QString::number(m_fewestOfEight)));
}

void tst_Split::countDoesNotDependOnPlacement()
{
    QFETCH(int, index);
    static const auto outlines = readOutlines();
    const Ring &ring = outlines[std::size_t(index)].ring;
    const int fewest = outlines[std::size_t(index)].fewest;
    for (const std::size_t start : {std::size_t(1), ring.size() / 3, ring.size() - 1})
        QCOMPARE(countPieces(startedAt(ring, start)), fewest);
    QCOMPARE(countPieces(mapped(ring, [](const Vec2 &p) { return Vec2(-p.x(), p.y()); })), fewest);
    QCOMPARE(countPieces(mapped(ring, [](const Vec2 &p) { return perpLeft(p); })), fewest);
}

void tst_Split::fastIsNotFarBehind()
{
    QFETCH(int, index);
    static const auto outlines = readOutlines();
    const Outline &outline = outlines[std::size_t(index)];
    const int count = countPieces(outline.ring, {.method = SplitMethod::Fast});
    QVERIFY2(count >= outline.fewest && count <= 4 * outline.fewest,
             qPrintable(QString::number(count)));
}

void tst_Split::piecesAroundHoles_data()
{
    QTest::addColumn<int>("index");
    const auto outlines = readHoled();
    QCOMPARE(outlines.size(), std::size_t(12));
    for (std::size_t i = 0; i < outlines.size(); ++i)
        QTest::newRow(qPrintable(outlines[i].name)) << int(i);
}

void tst_Split::piecesAroundHoles()
{
    QFETCH(int, index);
    static const auto outlines = readHoled();
    const Holed &outline = outlines[std::size_t(index)];
    const int count = countPieces(outline, {});
    QVERIFY2(count > 0 && count <= outline.best, qPrintable(QString::number(count)));
    const int limited = countPieces(outline, {.cornerLimit = 8});
    QVERIFY2(limited > 0 && limited <= outline.bestOfEight, qPrintable(QString::number(limited)));
    QVERIFY(countPieces(outline, {.method = SplitMethod::Fast}) >= count);
}

void tst_Split::faultsHaveAPlace_data()
{
    using Kind = SplitFault::Kind;
    QTest::addColumn<Ring>("outer");
    QTest::addColumn<Ring>("hole");
    QTest::addColumn<SplitFault>("fault");
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const Ring square = {{0, 0}, {8, 0}, {8, 8}, {0, 8}};

    QTest::newRow("nothing") << Ring{} << Ring{} << SplitFault{Kind::Degenerate};
    QTest::newRow("two points") << Ring{{1, 2}, {3, 4}} << Ring{}
                                << SplitFault{Kind::Degenerate, Vec2(1, 2)};
    QTest::newRow("not a number") << Ring{{0, 0}, {1, 0}, {nan, 1}} << Ring{}
                                  << SplitFault{Kind::NonFinite};
    QTest::newRow("bow tie") << Ring{{0, 0}, {4, 0}, {1, 2}, {5, 2}} << Ring{}
                             << SplitFault{Kind::NotSimple, Vec2(2.5, 1)};
    QTest::newRow("spike") << Ring{{0, 0}, {4, 0}, {9, 0}, {4, 0}, {4, 4}} << Ring{}
                           << SplitFault{Kind::NotSimple, Vec2(9, 0)};
    QTest::newRow("vertex on an edge") << Ring{{0, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}} << Ring{}
                                       << SplitFault{Kind::SelfTouch, Vec2(2, 0)};
    QTest::newRow("hole outside") << square << Ring{{10, 1}, {12, 1}, {10, 3}}
                                  << SplitFault{Kind::NotSimple, Vec2(10, 3)};
    QTest::newRow("hole across") << square << Ring{{7, 1}, {9, 1}, {7, 3}}
                                 << SplitFault{Kind::NotSimple, Vec2(7, 3)};
    QTest::newRow("hole along an edge")
        << square << Ring{{0, 2}, {2, 3}, {0, 4}} << SplitFault{Kind::SelfTouch, Vec2(0, 2)};
    QTest::newRow("the hole is all") << square << square << SplitFault{Kind::SelfTouch, Vec2(0, 0)};
}

void tst_Split::faultsHaveAPlace()
{
    QFETCH(Ring, outer);
    QFETCH(Ring, hole);
    QFETCH(SplitFault, fault);
    const std::vector<Ring> holes(hole.empty() ? 0 : 1, hole);
    const auto result = split(outer, holes);
    QVERIFY(!result);
    QCOMPARE(int(result.error().kind), int(fault.kind));
    QCOMPARE(result.error().place, fault.place);
}

void tst_Split::holesMayTouch_data()
{
    QTest::addColumn<std::vector<Ring>>("holes");

    QTest::newRow("a corner") << std::vector<Ring>{{{0, 0}, {4, 2}, {2, 4}}};
    QTest::newRow("an edge") << std::vector<Ring>{{{0, 3}, {4, 2}, {2, 4}}};
    QTest::newRow("both sides: two parts") << std::vector<Ring>{{{0, 3}, {4, 2}, {8, 5}, {3, 4}}};
    QTest::newRow("each other") << std::vector<Ring>{{{1, 1}, {4, 2}, {2, 4}},
                                                     {{4, 2}, {6, 1}, {6, 5}}};
    QTest::newRow("each other's edge")
        << std::vector<Ring>{{{1, 1}, {4, 2}, {2, 4}}, {{3, 3}, {6, 2}, {6, 5}}};
    QTest::newRow("a chain") << std::vector<Ring>{
        {{0, 8}, {2, 5}, {3, 6}}, {{2, 5}, {4, 4}, {3, 3}}, {{4, 4}, {8, 1}, {7, 6}}};
    QTest::newRow("a ring of three") << std::vector<Ring>{
        {{2, 2}, {6, 2}, {4, 1}}, {{6, 2}, {4, 6}, {6, 6}}, {{4, 6}, {2, 2}, {2, 6}}};
}

void tst_Split::holesMayTouch()
{
    QFETCH(std::vector<Ring>, holes);
    const Ring square = {{0, 0}, {8, 0}, {8, 8}, {0, 8}};
    for (const SplitMethod method : {SplitMethod::Fewest, SplitMethod::Fast}) {
        for (const int limit : {0, 3, 8}) {
            const auto result = split(square, holes, {.method = method, .cornerLimit = limit});
            QVERIFY(result);
            QVERIFY(areasAddUp(result->pieces, square, holes));
        }
    }
}

void tst_Split::stopsWhenAsked()
{
    // A corridor all of whose corners see each other.
    Ring corridor;
    for (int i = 0; i < 4000; ++i)
        corridor.emplace_back(i, i % 2);
    for (int i = 4000; i-- > 0;)
        corridor.emplace_back(i, i % 2 + 10);
    std::stop_source stopped;
    stopped.request_stop();
    const auto none = split(corridor, {.stop = stopped.get_token()});
    QVERIFY(!none);
    QCOMPARE(int(none.error().kind), int(SplitFault::Kind::Cancelled));

    // Wherever the request finds it: given up, or ready before that and whole.
    for (const int delay : {1, 10, 50}) {
        std::stop_source source;
        std::thread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(delay));
            source.request_stop();
        });
        const auto result = split(corridor, {.stop = source.get_token()});
        stopper.join();
        if (result)
            QVERIFY(areasAddUp(result->pieces, corridor, {}));
        else
            QCOMPARE(int(result.error().kind), int(SplitFault::Kind::Cancelled));
    }
}

void tst_Split::thinPiecesAreNamed()
{
    // A bar of width 2 and a bar of width exactly 0.25 that stands on it.
    const Ring ring = {{0, 0}, {8, 0}, {8, 2}, {4.25, 2}, {4.25, 9}, {4, 9}, {4, 2}, {0, 2}};
    QVERIFY(split(ring)->thin.empty());
    QVERIFY(split(ring, {.leastThickness = 0.25})->thin.empty());
    const auto result = split(ring, {.leastThickness = std::nextafter(0.25, 1.0)});
    QCOMPARE(result->thin.size(), std::size_t(1));
    QCOMPARE(result->pieces[std::size_t(result->thin[0])].size(), std::size_t(4));
    QCOMPARE(split(ring, {.leastThickness = 9.0})->thin.size(), result->pieces.size());
}

void tst_Split::thinPiecesAreAvoided_data()
{
    QTest::addColumn<int>("index");
    const auto outlines = readOutlines();
    for (std::size_t i = 0; i < outlines.size(); ++i)
        if (outlines[i].ring.size() <= 350)
            QTest::newRow(qPrintable(outlines[i].name)) << int(i);
}

/// As wide as a fiftieth of the outline, or not.
void tst_Split::thinPiecesAreAvoided()
{
    QFETCH(int, index);
    static const auto outlines = readOutlines();
    const Outline &outline = outlines[std::size_t(index)];
    Vec2 lower = outline.ring[0];
    Vec2 upper = lower;
    for (const Vec2 &p : outline.ring) {
        lower = lower.cwiseMin(p);
        upper = upper.cwiseMax(p);
    }
    const double thickness = 0.02 * (upper - lower).maxCoeff();
    for (const int limit : {0, 8}) {
        const auto plain = split(outline.ring, {.cornerLimit = limit});
        const auto wide = split(outline.ring, {.cornerLimit = limit, .leastThickness = thickness});
        QVERIFY(plain && wide);
        QCOMPARE(wide->pieces.size(), plain->pieces.size());
        QCOMPARE(splitoracle::faultOf(wide->pieces, {outline.ring}, limit, false), QString());
        const auto isThin = [&](const Ring &piece) { return narrowest(piece) < thickness; };
        const auto before = std::count_if(plain->pieces.begin(), plain->pieces.end(), isThin);
        const auto now = std::count_if(wide->pieces.begin(), wide->pieces.end(), isThin);
        QVERIFY(now <= before);
        QCOMPARE(wide->thin.size(), std::size_t(now));
        m_thinBefore += int(before);
        m_thin += int(now);
    }
}

void tst_Split::fewerThinPiecesInAll()
{
    // Most cannot be helped: tips of stars, teeth of combs.
    QVERIFY2(m_thin < m_thinBefore - 30,
             qPrintable(QStringLiteral("%1 of %2").arg(m_thin).arg(m_thinBefore)));
}

void tst_Split::figuresOfPieces()
{
    // A square and the half of one, whose sharp corners are the smallest.
    const auto result = split(Ring{{0, 0}, {4, 0}, {4, 2}, {2, 2}, {0, 4}});
    QCOMPARE(result->pieces.size(), std::size_t(2));
    QVERIFY(result->mostCorners == 3 || result->mostCorners == 4);
    double smallest = 4.0;
    for (const Ring &piece : result->pieces)
        for (std::size_t i = 0; i < piece.size(); ++i) {
            const Vec2 in = piece[(i + piece.size() - 1) % piece.size()] - piece[i];
            const Vec2 out = piece[(i + 1) % piece.size()] - piece[i];
            smallest = std::min(smallest, std::acos(in.normalized().dot(out.normalized())));
        }
    QVERIFY(std::abs(result->smallestAngle - smallest) < 1e-12);
}

QTEST_APPLESS_MAIN(tst_Split)
#include "tst_split.moc"
