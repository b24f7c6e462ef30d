#include "physics/geometry/split.h"

#include "physics/geometry/convexpolygon.h"
#include "physics/geometry/expansion.h"
#include "physics/geometry/outlinecheck.h"
#include "physics/geometry/predicates.h"
#include "splitoracle.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>
#include <set>

using namespace hullsmith;

using Ring = std::vector<Vec2>;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int sampleCount = 1'000;
#else
constexpr int sampleCount = 10'000;
#endif

/// Simple polygons of many kinds. Not every ring it makes is simple: the caller picks.
class RingMaker {
public:
    explicit RingMaker(unsigned seed)
        : m_random(seed)
    {
    }

    Ring next()
    {
        Ring ring;
        switch (integer(0, 4)) {
        case 0:
            ring = star();
            break;
        case 1:
            ring = terrain();
            break;
        case 2:
            ring = cells();
            break;
        case 3:
            ring = tour();
            break;
        default:
            ring = comb();
        }
        if (integer(0, 3) == 0)
            ring = withMidpoints(ring);
        if (integer(0, 7) == 0)
            ring = withTinyEdges(ring);
        return ring;
    }

private:
    int integer(int low, int high) { return std::uniform_int_distribution(low, high)(m_random); }
    double real(double low, double high)
    {
        return std::uniform_real_distribution(low, high)(m_random);
    }
    /// Few corners are usual, 300 happen.
    int count() { return int(std::exp(real(std::log(4.0), std::log(150.0)))); }

    /// Corners around the origin, on a coarse grid half of the time: straight runs and ties.
    Ring star()
    {
        const int n = count();
        const bool coarse = integer(0, 1) == 0;
        const double least = real(0.01, 1.0);
        Ring ring;
        for (int i = 0; i < n; ++i) {
            const double angle = 2.0 * std::numbers::pi * i / n;
            const double radius = real(least, 1.0) * 20.0;
            Vec2 p(radius * std::cos(angle), radius * std::sin(angle));
            ring.push_back(coarse ? Vec2(p.array().round()) : p);
        }
        return ring;
    }

    /// A jagged line over a jagged line: needles, and edges that nearly meet.
    Ring terrain()
    {
        const int n = std::max(count() / 2, 2);
        const double height = std::pow(10.0, real(-3.0, 3.0));
        Ring ring;
        for (int i = 0; i <= n; ++i)
            ring.emplace_back(i, -height * integer(0, 4));
        for (int i = n; i >= 0; --i)
            ring.emplace_back(i, height * real(0.001, 4.0));
        return ring;
    }

    /// The outline of cells of a grid that have grown from one.
    Ring cells()
    {
        std::set<std::pair<int, int>> cells{{0, 0}};
        for (int i = integer(1, 60); i > 0; --i) {
            const auto [x, y] = *std::next(cells.begin(), integer(0, int(cells.size()) - 1));
            const int turn = integer(0, 3);
            cells.insert({x + (turn == 0) - (turn == 1), y + (turn == 2) - (turn == 3)});
        }
        return outline(cells);
    }

    /// Along the cells, which stay on the left, from the lowest of the leftmost.
    static Ring outline(const std::set<std::pair<int, int>> &cells)
    {
        const auto [startX, startY] = *cells.begin();
        int x = startX;
        int y = startY;
        int dx = 1;
        int dy = 0;
        Ring ring;
        do {
            ring.emplace_back(x, y);
            x += dx;
            y += dy;
            const auto isFull = [&](int side) { // the cell ahead, left (1) or right (-1)
                return cells.contains({x + (dx - side * dy - 1) / 2, y + (dy + side * dx - 1) / 2});
            };
            if (isFull(-1))
                std::tie(dx, dy) = std::pair(dy, -dx);
            else if (!isFull(1))
                std::tie(dx, dy) = std::pair(-dy, dx);
        } while ((x != startX || y != startY) && ring.size() < 400);
        return ring;
    }

    /// A tour through random points, untangled.
    Ring tour()
    {
        const int n = integer(4, 60);
        const int size = integer(4, 1000);
        Ring ring;
        for (int i = 0; i < n; ++i)
            ring.emplace_back(integer(0, size), integer(0, size));
        for (bool changed = true; std::exchange(changed, false);)
            for (std::size_t i = 0; i + 1 < ring.size(); ++i)
                for (std::size_t j = i + 2; j < ring.size(); ++j)
                    changed = untangle(ring, i, j) || changed;
        return ring;
    }

    static bool untangle(Ring &ring, std::size_t i, std::size_t j)
    {
        const Vec2 &after = ring[j + 1 < ring.size() ? j + 1 : 0];
        const double now = (ring[i + 1] - ring[i]).norm() + (after - ring[j]).norm();
        const double then = (ring[j] - ring[i]).norm() + (after - ring[i + 1]).norm();
        if (then >= now * 0.999)
            return false;
        std::reverse(ring.begin() + std::ptrdiff_t(i) + 1, ring.begin() + std::ptrdiff_t(j) + 1);
        return true;
    }

    /// Teeth of any width, slanted and turned.
    Ring comb()
    {
        const int teeth = std::max(count() / 4, 1);
        const double slant = real(-2.0, 2.0) * integer(0, 1);
        const double angle = real(0.0, 6.0) * integer(0, 1);
        Ring ring{{0.0, -1.0}, {2.0 * teeth, -1.0}};
        for (int i = teeth; i > 0; --i) {
            const double width = std::pow(10.0, -real(0.0, 9.0));
            const double top = real(1.0, 9.0);
            ring.emplace_back(2.0 * i - 0.5, 0.0);
            ring.emplace_back(2.0 * i - 0.5 + slant, top);
            ring.emplace_back(2.0 * i - 0.5 - width + slant, top);
            ring.emplace_back(2.0 * i - 0.5 - width, 0.0);
        }
        for (Vec2 &p : ring)
            p = Vec2(std::cos(angle) * p.x() - std::sin(angle) * p.y(),
                     std::sin(angle) * p.x() + std::cos(angle) * p.y());
        return ring;
    }

    Ring withMidpoints(const Ring &ring)
    {
        Ring result;
        for (std::size_t i = 0; i < ring.size(); ++i) {
            result.push_back(ring[i]);
            if (integer(0, 1) == 0)
                result.push_back(0.5 * (ring[i] + ring[i + 1 < ring.size() ? i + 1 : 0]));
        }
        return result;
    }

    Ring withTinyEdges(const Ring &ring)
    {
        Ring result;
        for (const Vec2 &p : ring) {
            result.push_back(p);
            if (integer(0, 3) == 0)
                result.emplace_back(std::nextafter(p.x(), 1e9 * integer(-1, 1)),
                                    std::nextafter(p.y(), 1e9 * integer(-1, 1)));
        }
        return result;
    }

    std::mt19937 m_random;
};

/// Whether the pieces are convex, within the limit, and their areas add up with no rounding.
bool isSplit(const std::vector<Ring> &pieces, const Ring &ring, int limit)
{
    ExactAccumulator sum;
    const auto addArea = [&](const Ring &r, double factor) {
        for (std::size_t i = 0; i < r.size(); ++i) {
            const Vec2 &q = r[i + 1 < r.size() ? i + 1 : 0];
            sum.addProduct(factor * r[i].x(), q.y());
            sum.addProduct(-factor * r[i].y(), q.x());
        }
    };
    for (const Ring &piece : pieces) {
        if (!ConvexPolygon::create(piece) || (limit > 0 && int(piece.size()) > limit))
            return false;
        addArea(piece, 1.0);
    }
    addArea(ring, -areaSign(ring.data(), int(ring.size())));
    return sum.sign() == 0;
}

} // namespace

/// Splitting random simple polygons.
class tst_SplitRandom : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noSimplePolygonFails();
    void pointsAndCutLinesFit();
};

void tst_SplitRandom::noSimplePolygonFails()
{
    RingMaker maker(20240611);
    int concave = 0;
    int large = 0;
    for (int sample = 0, tried = 0; sample < sampleCount; ++tried) {
        QVERIFY(tried < 4 * sampleCount);
        const Ring ring = maker.next();
        const OutlineReport report = checkOutline(ring);
        if (!report.simple)
            continue;
        const int limit = sample % 3 == 0 ? 0 : 3 + sample % 7;
        const auto fewest = split(ring, {.cornerLimit = limit});
        const auto fast = split(ring, {.method = SplitMethod::Fast, .cornerLimit = limit});
        const QByteArray number = QByteArray::number(sample);
        QVERIFY2(fewest && isSplit(fewest->pieces, ring, limit), number);
        QVERIFY2(fast && isSplit(fast->pieces, ring, limit), number);
        QVERIFY2(fewest->pieces.size() <= fast->pieces.size(), number);
        concave += !report.convex;
        large += ring.size() > 150;
        ++sample;
    }
    QVERIFY(concave > sampleCount / 2);
    QVERIFY(large > sampleCount / 100);
}

/// The same polygons, one in eight, with points added and with two lines across.
void tst_SplitRandom::pointsAndCutLinesFit()
{
    RingMaker maker(20250131);
    std::mt19937 random(7);
    std::uniform_real_distribution<double> share(0.0, 1.0);
    int fewer = 0;
    int cuts = 0;
    int noRoom = 0;
    for (int sample = 0; sample < sampleCount / 8;) {
        const Ring ring = maker.next();
        if (!checkOutline(ring).simple)
            continue;
        const int limit = sample % 3 == 0 ? 0 : 3 + sample % 7;
        const QByteArray number = QByteArray::number(sample);
        const auto fewest = split(ring, {.cornerLimit = limit});
        const auto points = split(ring, {.cornerLimit = limit, .addPoints = true});
        QVERIFY2(fewest && points && points->pieces.size() <= fewest->pieces.size(), number);
        const bool isFewer = points->pieces.size() < fewest->pieces.size();
        const QString fault = splitoracle::faultOf(points->pieces, {ring}, limit, isFewer);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        fewer += isFewer;

        const Vec2 lower =
            Eigen::Map<const Eigen::Matrix2Xd>(ring[0].data(), 2, Eigen::Index(ring.size()))
                .rowwise()
                .minCoeff();
        const Vec2 upper =
            Eigen::Map<const Eigen::Matrix2Xd>(ring[0].data(), 2, Eigen::Index(ring.size()))
                .rowwise()
                .maxCoeff();
        const Vec2 size = upper - lower;
        const auto place = [&](double x, double y) {
            return Vec2(lower + Vec2(x, y).cwiseProduct(size));
        };
        const std::vector<CutLine> lines = {
            {place(-0.1, share(random)), place(1.1, share(random))},
            {place(share(random), -0.1), place(share(random), 0.7)}};
        const auto cut = split(ring, {.cornerLimit = limit, .cutLines = lines});
        QVERIFY2(cut, number);
        const QString cutFault = splitoracle::faultOf(cut->pieces, {ring}, limit, true);
        QVERIFY2(cutFault.isEmpty(), qPrintable(cutFault + u' ' + QString::number(sample)));
        for (const CutEffect effect : cut->cutEffects) {
            cuts += effect == CutEffect::Cuts || effect == CutEffect::Lengthened;
            noRoom += effect == CutEffect::NoRoom;
        }
        ++sample;
    }
    QVERIFY(fewer > sampleCount / 200); // of an eighth of the samples
    QVERIFY(cuts > sampleCount / 8);
    QVERIFY2(noRoom <= sampleCount / 1000, qPrintable(QString::number(noRoom)));
}

QTEST_APPLESS_MAIN(tst_SplitRandom)
#include "tst_splitrandom.moc"
