#include "physics/geometry/split.h"

#include "casefile.h"
#include "splitoracle.h"

#include <QtTest>

#include <limits>
#include <random>

using namespace hullsmith;
using splitoracle::Ring;

using Lines = std::vector<CutLine>;
using Effects = std::vector<CutEffect>;
Q_DECLARE_METATYPE(Ring)
Q_DECLARE_METATYPE(std::vector<Ring>)
Q_DECLARE_METATYPE(Lines)
Q_DECLARE_METATYPE(Effects)

namespace {

struct Figure {
    QString name;
    std::vector<Ring> rings; ///< The outline first.
};

/// The outlines of tests/data/geometry/polygons.json with at most `most` points, with their holes.
std::vector<Figure> readFigures(std::size_t most)
{
    QFile file(QStringLiteral(HULLSMITH_TEST_DATA "/geometry/polygons.json"));
    std::vector<Figure> figures;
    if (!file.open(QIODevice::ReadOnly))
        return figures;
    const QJsonObject all = QJsonDocument::fromJson(file.readAll()).object();
    for (const auto &value : all[QLatin1String("simple")].toArray())
        figures.push_back({value.toObject()[QLatin1String("name")].toString(),
                           {readPoints(value.toObject()[QLatin1String("points")])}});
    for (const auto &value : all[QLatin1String("with_holes")].toArray()) {
        Figure figure{value.toObject()[QLatin1String("name")].toString(), {}};
        for (const auto &ring : value.toObject()[QLatin1String("rings")].toArray())
            figure.rings.push_back(readPoints(ring));
        figures.push_back(std::move(figure));
    }
    std::erase_if(figures, [&](const Figure &figure) { return figure.rings[0].size() > most; });
    return figures;
}

std::expected<SplitResult, SplitFault> splitFigure(const std::vector<Ring> &rings,
                                                   const SplitOptions &options)
{
    return split(rings[0], std::span(rings).subspan(1), options);
}

/// The longest part of a line that runs through the inside of a piece.
double longestInside(const std::vector<Ring> &pieces, const Lines &lines, double margin)
{
    double longest = 0.0;
    for (const Ring &piece : pieces)
        for (const CutLine &line : lines)
            longest = std::max(longest, splitoracle::lengthInside(piece, line, margin));
    return longest;
}

const Ring square = {{0, 0}, {8, 0}, {8, 8}, {0, 8}};
/// Upwards open.
const Ring cup = {{0, 0}, {9, 0}, {9, 9}, {6, 9}, {6, 3}, {3, 3}, {3, 9}, {0, 9}};

} // namespace

/// Splitting with cut lines that somebody drew.
class tst_SplitCuts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesCutAsDrawn_data();
    void linesCutAsDrawn();
    void orderDoesNotMatter_data() { linesCutAsDrawn_data(); }
    void orderDoesNotMatter();
    void stubIntoAnotherPartIsLeftOut();
    void roundedEndsLieInside();
    void vertexWithinRoundingIsMet();
    void noPieceCrossesALine_data();
    void noPieceCrossesALine();
};

void tst_SplitCuts::linesCutAsDrawn_data()
{
    QTest::addColumn<std::vector<Ring>>("rings");
    QTest::addColumn<Lines>("lines");
    QTest::addColumn<Effects>("effects");
    QTest::addColumn<int>("pieces");
    using enum CutEffect;
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const std::vector<Ring> block = {square};
    const std::vector<Ring> frame = {square, {{2, 2}, {6, 2}, {6, 6}, {2, 6}}};

    QTest::newRow("none") << block << Lines{} << Effects{} << 1;
    QTest::newRow("across") << block << Lines{{{3, -1}, {3, 9}}} << Effects{Cuts} << 2;
    QTest::newRow("slanted") << block << Lines{{{3, -1}, {5, 10}}} << Effects{Cuts} << 2;
    QTest::newRow("from corner to corner")
        << block << Lines{{{0, 0}, {8, 8}}} << Effects{Cuts} << 2;
    QTest::newRow("an end inside") << block << Lines{{{3, -1}, {3, 6}}} << Effects{Lengthened} << 2;
    QTest::newRow("both ends inside")
        << block << Lines{{{3, 2}, {4, 3}}} << Effects{Lengthened} << 2;
    QTest::newRow("two cross") << block << Lines{{{3, -1}, {3, 9}}, {{-1, 4}, {9, 5}}}
                               << Effects{Cuts, Cuts} << 4;
    QTest::newRow("three through a point")
        << block << Lines{{{4, -1}, {4, 9}}, {{-1, 4}, {9, 4}}, {{0, 0}, {8, 8}}}
        << Effects{Cuts, Cuts, Cuts} << 6;
    QTest::newRow("three cross") << block
                                 << Lines{{{1, -1}, {7, 9}}, {{7, -1}, {2, 9}}, {{-1, 5}, {9, 6}}}
                                 << Effects{Cuts, Cuts, Cuts} << 7;
    QTest::newRow("one ends on another")
        << block << Lines{{{3, -1}, {5, 9}}, {{9, 3}, {4, 4}}} << Effects{Cuts, Cuts} << 3;
    QTest::newRow("one ends short of another")
        << block << Lines{{{3, -1}, {5, 9}}, {{9, 3}, {5, 3.5}}} << Effects{Cuts, Lengthened} << 3;
    QTest::newRow("many end on another from one side")
        << block
        << Lines{{{3, -1}, {5, 9}},
                 {{9, 1}, {5, 1.5}},
                 {{9, 3}, {5, 3.5}},
                 {{9, 4}, {5, 4.5}},
                 {{9, 6}, {5, 6.5}}}
        << Effects{Cuts, Lengthened, Lengthened, Lengthened, Lengthened} << 6;
    QTest::newRow("and from both")
        << block
        << Lines{{{3, -1}, {5, 9}},
                 {{9, 1}, {5, 1.5}},
                 {{9, 3}, {5, 3.5}},
                 {{-1, 2}, {3, 2.5}},
                 {{-1, 6}, {3, 6.5}}}
        << Effects{Cuts, Lengthened, Lengthened, Lengthened, Lengthened} << 6;
    QTest::newRow("a windmill") << block
                                << Lines{{{2, 0}, {2.8, 5.2}},
                                         {{8, 2}, {2.8, 2.8}},
                                         {{6, 8}, {5.2, 2.8}},
                                         {{0, 6}, {5.2, 5.2}}}
                                << Effects{Lengthened, Lengthened, Lengthened, Lengthened} << 5;
    QTest::newRow("twice the same")
        << block << Lines{{{3, -1}, {5, 9}}, {{5, 9}, {3, -1}}} << Effects{Cuts, Cuts} << 2;
    QTest::newRow("along an edge") << block << Lines{{{0, 0}, {8, 0}}} << Effects{Outside} << 1;
    QTest::newRow("outside") << block << Lines{{{9, 0}, {9, 8}}} << Effects{Outside} << 1;
    QTest::newRow("a corner only") << block << Lines{{{-1, 1}, {1, -1}}} << Effects{Outside} << 1;
    QTest::newRow("a point") << block << Lines{{{3, 3}, {3, 3}}} << Effects{NoLength} << 1;
    QTest::newRow("no number") << block << Lines{{{3, 3}, {3, nan}}} << Effects{NoLength} << 1;
    QTest::newRow("through both arms")
        << std::vector<Ring>{cup} << Lines{{{-1, 6}, {10, 6}}} << Effects{Cuts} << 5;
    QTest::newRow("through the corners")
        << std::vector<Ring>{cup} << Lines{{{-1, 3}, {10, 3}}} << Effects{Cuts} << 3;
    QTest::newRow("hole: in two") << frame << Lines{{{-1, 4}, {9, 4}}} << Effects{Cuts} << 6;
    QTest::newRow("hole: from a corner") << frame << Lines{{{0, 0}, {2, 2}}} << Effects{Cuts} << 4;
    QTest::newRow("hole: four corners")
        << frame << Lines{{{0, 0}, {8, 8}}, {{0, 8}, {8, 0}}} << Effects{Cuts, Cuts} << 4;
    QTest::newRow("a triangle that touches nothing")
        << block << Lines{{{2, 2}, {6, 2}}, {{6, 2}, {4, 6}}, {{4, 6}, {2, 2}}}
        << Effects{Cuts, Cuts, Cuts} << 5;
}

void tst_SplitCuts::linesCutAsDrawn()
{
    QFETCH(std::vector<Ring>, rings);
    QFETCH(Lines, lines);
    QFETCH(Effects, effects);
    QFETCH(int, pieces);
    for (const SplitMethod method : {SplitMethod::Fewest, SplitMethod::Fast}) {
        for (const int limit : {0, 3, 8}) {
            const auto result =
                splitFigure(rings, {.method = method, .cornerLimit = limit, .cutLines = lines});
            QVERIFY(result);
            QCOMPARE(splitoracle::faultOf(result->pieces, rings, limit, !lines.empty()), QString());
            QVERIFY(result->cutEffects == effects);
            QVERIFY(longestInside(result->pieces, lines, 1e-7) == 0.0);
            if (method == SplitMethod::Fewest && limit == 0)
                QCOMPARE(int(result->pieces.size()), pieces);
            QCOMPARE(result->areaDifference, splitoracle::areaLeft(rings, result->pieces));
        }
    }
}

void tst_SplitCuts::orderDoesNotMatter()
{
    QFETCH(std::vector<Ring>, rings);
    QFETCH(Lines, lines);
    QFETCH(Effects, effects);
    QFETCH(int, pieces);
    std::reverse(lines.begin(), lines.end());
    std::reverse(effects.begin(), effects.end());
    for (CutLine &line : lines)
        std::swap(line.first, line.second);
    std::reverse(rings[0].begin(), rings[0].end());
    const auto result = splitFigure(rings, {.cutLines = lines});
    QVERIFY(result);
    QVERIFY(result->cutEffects == effects);
    QCOMPARE(int(result->pieces.size()), pieces);
}

void tst_SplitCuts::stubIntoAnotherPartIsLeftOut()
{
    const auto count = [](const CutLine &line) {
        return int(split(cup, {.cutLines = {line}})->pieces.size());
    };
    QCOMPARE(count({{-1, 6}, {7, 6}}), 4);
    QCOMPARE(count({{-1, 6}, {8, 6}}), 5);
    QCOMPARE(count({{2, 6}, {7, 6}}), 5); // nothing but stubs
}

/// No double lies on these edges where the lines meet them.
void tst_SplitCuts::roundedEndsLieInside()
{
    const std::vector<Ring> rings = {{{0.1, 0.3}, {7.7, 1.1}, {8.3, 7.9}, {0.7, 6.1}}};
    const Lines lines = {{{3, -1}, {4, 10}}, {{-1, 3}, {10, 4}}};
    const auto result = splitFigure(rings, {.cutLines = lines});
    QVERIFY(result);
    QCOMPARE(splitoracle::faultOf(result->pieces, rings, 0, true), QString());
    QCOMPARE(result->pieces.size(), std::size_t(4));
    QVERIFY(result->areaDifference > 0.0 && result->areaDifference < 1e-13);
    QCOMPARE(split(rings[0])->areaDifference, 0.0);
}

void tst_SplitCuts::vertexWithinRoundingIsMet()
{
    // The corner at (3, 3) is met although the line passes it by some roundings.
    const Lines lines = {{{-1, 3 + 1e-14}, {3 + 2e-14, 3 - 1e-14}}};
    const auto result = split(cup, {.cutLines = lines});
    QVERIFY(result);
    for (const Ring &piece : result->pieces)
        for (const Vec2 &p : piece)
            QVERIFY(std::find(cup.begin(), cup.end(), p) != cup.end() || p.x() == 0.0);
    QCOMPARE(result->pieces.size(), std::size_t(3));
}

void tst_SplitCuts::noPieceCrossesALine_data()
{
    QTest::addColumn<std::vector<Ring>>("rings");
    const auto figures = readFigures(120);
    QVERIFY(figures.size() > 60);
    for (const Figure &figure : figures)
        QTest::newRow(qPrintable(figure.name)) << figure.rings;
}

/// Lines across the whole outline, so that all their parts count.
void tst_SplitCuts::noPieceCrossesALine()
{
    QFETCH(std::vector<Ring>, rings);
    Vec2 lower = rings[0][0];
    Vec2 upper = lower;
    for (const Vec2 &p : rings[0]) {
        lower = lower.cwiseMin(p);
        upper = upper.cwiseMax(p);
    }
    std::mt19937 random(std::mt19937::result_type(rings[0].size()));
    std::uniform_real_distribution<double> share(-0.2, 1.2);
    const auto place = [&](double x, double y) {
        return Vec2(lower + Vec2(x, y).cwiseProduct(upper - lower));
    };
    int cuts = 0;
    for (int round = 0; round < 6; ++round) {
        Lines lines;
        for (int i = 0; i <= round; ++i)
            lines.emplace_back(place(-0.2, share(random)), place(1.2, share(random)));
        lines.emplace_back(place(share(random), -0.2), place(share(random), 1.2));
        const int limit = round % 2 == 0 ? 0 : 3 + round;
        const auto result = splitFigure(rings, {.cornerLimit = limit, .cutLines = lines});
        QVERIFY(result);
        QCOMPARE(splitoracle::faultOf(result->pieces, rings, limit, true), QString());
        const double extent = (upper - lower).maxCoeff();
        QVERIFY(longestInside(result->pieces, lines, 1e-7 * extent) == 0.0);
        for (const CutEffect effect : result->cutEffects) {
            QVERIFY(effect == CutEffect::Cuts || effect == CutEffect::Outside);
            cuts += effect == CutEffect::Cuts;
        }
    }
    QVERIFY(cuts > 6);
}

QTEST_APPLESS_MAIN(tst_SplitCuts)
#include "tst_splitcuts.moc"
