#include "physics/geometry/split.h"

#include "casefile.h"
#include "physics/geometry/expansion.h"
#include "physics/geometry/predicates.h"

#include <QtTest>

#include <algorithm>

using namespace hullsmith;

using Ring = std::vector<Vec2>;

namespace {

struct Outline {
    QString name;
    Ring ring;
    int fewest, fewestOfEight;
};

/// The simple polygons of tests/data/geometry/polygons.json.
std::vector<Outline> readOutlines()
{
    QFile file(QStringLiteral(HULLSMITH_TEST_DATA "/geometry/polygons.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::vector<Outline> outlines;
    const QJsonArray list =
        QJsonDocument::fromJson(file.readAll()).object()[QLatin1String("simple")].toArray();
    for (const auto &value : list) {
        const QJsonObject entry = value.toObject();
        outlines.push_back({entry[QLatin1String("name")].toString(),
                            readPoints(entry[QLatin1String("points")]),
                            entry[QLatin1String("optimal_pieces")].toInt(),
                            entry[QLatin1String("best_pieces_max8")].toInt()});
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

/// Whether the pieces' areas add up to the ring's, with no rounding.
bool areasAddUp(const std::vector<Ring> &pieces, const Ring &ring)
{
    ExactAccumulator sum;
    for (const Ring &piece : pieces)
        addArea(piece, 1.0, sum);
    addArea(ring, areaSign(ring.data(), int(ring.size())) > 0 ? -1.0 : 1.0, sum);
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

int countPieces(const Ring &ring, const SplitOptions &options = {})
{
    const auto result = split(ring, options);
    if (!result || !areasAddUp(result->pieces, ring))
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
    void countDoesNotDependOnPlacement_data() { fewestPieces_data(); }
    void countDoesNotDependOnPlacement();
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
    QCOMPARE(countPieces(outline.ring), outline.fewest);
}

void tst_Split::limitedPieces()
{
    QFETCH(int, index);
    static const auto outlines = readOutlines();
    const Outline &outline = outlines[std::size_t(index)];
    const int count = countPieces(outline.ring, {.cornerLimit = 8});
    QVERIFY2(count > 0 && count <= outline.fewestOfEight, qPrintable(QString::number(count)));
}

void tst_Split::countDoesNotDependOnPlacement()
{
    QFETCH(int, index);
    static const auto outlines = readOutlines();
    const Ring &ring = outlines[std::size_t(index)].ring;
    const int fewest = outlines[std::size_t(index)].fewest;
    QCOMPARE(countPieces(startedAt(ring, ring.size() / 3)), fewest);
    QCOMPARE(countPieces(mapped(ring, [](const Vec2 &p) { return Vec2(-p.x(), p.y()); })), fewest);
    QCOMPARE(countPieces(mapped(ring, [](const Vec2 &p) { return perpLeft(p); })), fewest);
}

QTEST_APPLESS_MAIN(tst_Split)
#include "tst_split.moc"
