#include "physics/geometry/split.h"

#include "casefile.h"
#include "splitoracle.h"

#include <QtTest>

using namespace hullsmith;
using splitoracle::Ring;

namespace {

struct Figure {
    QString name;
    Ring ring;
    int fewest, seenWithPoints;
};

std::vector<Figure> readFigures()
{
    QFile file(QStringLiteral(HULLSMITH_TEST_DATA "/geometry/polygons.json"));
    std::vector<Figure> figures;
    if (!file.open(QIODevice::ReadOnly))
        return figures;
    const QJsonArray list =
        QJsonDocument::fromJson(file.readAll()).object()[QLatin1String("simple")].toArray();
    for (const auto &value : list) {
        const QJsonObject entry = value.toObject();
        figures.push_back({entry[QLatin1String("name")].toString(),
                           readPoints(entry[QLatin1String("points")]),
                           entry[QLatin1String("optimal_pieces")].toInt(),
                           entry[QLatin1String("best_seen_with_extra_points")].toInt()});
    }
    return figures;
}

} // namespace

/// Splitting with points added on edges and cuts, on the outlines of tests/data/geometry.
class tst_SplitPoints : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noMorePiecesThanSeen_data();
    void noMorePiecesThanSeen();
    void sumOfAllPieces();
    void limitIsKept_data();
    void limitIsKept();
    void cutsThroughCutLines();
    void holes();

private:
    int m_sum = 0, m_below = 0, m_figures = 0;
};

void tst_SplitPoints::noMorePiecesThanSeen_data()
{
    QTest::addColumn<int>("index");
    const auto figures = readFigures();
    QCOMPARE(figures.size(), std::size_t(96));
    for (std::size_t i = 0; i < figures.size(); ++i)
        QTest::newRow(qPrintable(figures[i].name)) << int(i);
}

void tst_SplitPoints::noMorePiecesThanSeen()
{
    QFETCH(int, index);
    static const auto figures = readFigures();
    const Figure &figure = figures[std::size_t(index)];
    const auto result = split(figure.ring, {.addPoints = true});
    QVERIFY(result);
    QCOMPARE(splitoracle::faultOf(result->pieces, {figure.ring}, 0, true), QString());
    QCOMPARE(result->areaDifference, splitoracle::areaLeft({figure.ring}, result->pieces));
    const int count = int(result->pieces.size());
    QVERIFY2(count <= figure.seenWithPoints && count <= figure.fewest,
             qPrintable(QString::number(count)));
    if (count == figure.fewest)
        QCOMPARE(result->addedPoints, 0);
    m_sum += count;
    m_below += count < figure.seenWithPoints;
    ++m_figures;
}

/// 7497 is the best that was seen before.
void tst_SplitPoints::sumOfAllPieces()
{
    QCOMPARE(m_figures, 96);
    QVERIFY2(m_sum <= 7118, qPrintable(QString::number(m_sum)));
    QVERIFY2(m_below >= 21, qPrintable(QString::number(m_below)));
}

/// The smaller ones show it.
void tst_SplitPoints::limitIsKept_data()
{
    QTest::addColumn<int>("index");
    const auto figures = readFigures();
    for (std::size_t i = 0; i < figures.size(); ++i)
        if (figures[i].ring.size() <= 600)
            QTest::newRow(qPrintable(figures[i].name)) << int(i);
}

void tst_SplitPoints::limitIsKept()
{
    QFETCH(int, index);
    static const auto figures = readFigures();
    const Ring &ring = figures[std::size_t(index)].ring;
    const auto result = split(ring, {.cornerLimit = 5, .addPoints = true});
    QVERIFY(result);
    QCOMPARE(splitoracle::faultOf(result->pieces, {ring}, 5, true), QString());
    QVERIFY(result->pieces.size() <= split(ring, {.cornerLimit = 5})->pieces.size());
    QVERIFY(result->mostCorners <= 5);
}

void tst_SplitPoints::cutsThroughCutLines()
{
    static const auto figures = readFigures();
    int fewer = 0;
    for (const Figure &figure : figures) {
        if (figure.ring.size() > 200)
            continue;
        Vec2 lower = figure.ring[0];
        Vec2 upper = lower;
        for (const Vec2 &p : figure.ring) {
            lower = lower.cwiseMin(p);
            upper = upper.cwiseMax(p);
        }
        const Vec2 size = upper - lower;
        const std::vector<CutLine> lines = {{lower - 0.01 * size, upper + 0.02 * size},
                                            {Vec2(lower.x() - 1.0, lower.y() + 0.7 * size.y()),
                                             Vec2(upper.x() + 1.0, lower.y() + 0.4 * size.y())}};
        const auto plain = split(figure.ring, {.cutLines = lines});
        const auto result = split(figure.ring, {.cutLines = lines, .addPoints = true});
        QVERIFY2(plain && result, qPrintable(figure.name));
        QCOMPARE(splitoracle::faultOf(result->pieces, {figure.ring}, 0, true), QString());
        QVERIFY(result->cutEffects == plain->cutEffects);
        QVERIFY(result->pieces.size() <= plain->pieces.size());
        fewer += result->pieces.size() < plain->pieces.size();
        for (const Ring &piece : result->pieces)
            for (const CutLine &line : lines)
                QVERIFY(splitoracle::lengthInside(piece, line, 1e-7 * size.maxCoeff()) == 0.0);
    }
    QVERIFY(fewer > 5);
}

void tst_SplitPoints::holes()
{
    QFile file(QStringLiteral(HULLSMITH_TEST_DATA "/geometry/polygons.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray list =
        QJsonDocument::fromJson(file.readAll()).object()[QLatin1String("with_holes")].toArray();
    QCOMPARE(list.size(), 12);
    for (const auto &value : list) {
        std::vector<Ring> rings;
        const QJsonArray ringList = value.toObject()[QLatin1String("rings")].toArray();
        for (const auto &ring : ringList)
            rings.push_back(readPoints(ring));
        const auto result = split(rings[0], std::span(rings).subspan(1), {.addPoints = true});
        QVERIFY(result);
        QCOMPARE(splitoracle::faultOf(result->pieces, rings, 0, true), QString());
        QVERIFY(int(result->pieces.size()) <=
                value.toObject()[QLatin1String("best_known_pieces")].toInt());
    }
}

QTEST_APPLESS_MAIN(tst_SplitPoints)
#include "tst_splitpoints.moc"
