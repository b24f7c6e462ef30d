#include "physics/geometry/trace.h"

#include "physics/geometry/outlinecheck.h"
#include "physics/geometry/predicates.h"
#include "physics/geometry/split.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>

using namespace hullsmith;

using Ring = std::vector<Vec2>;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int sampleCount = 400;
#else
constexpr int sampleCount = 2'000;
#endif

/// A small image of noise, of coarse or fine grain, hard or soft.
struct RandomImage {
    int width, height;
    std::vector<std::uint8_t> alpha;

    explicit RandomImage(std::mt19937 &random)
    {
        const auto integer = [&](int low, int high) {
            return std::uniform_int_distribution(low, high)(random);
        };
        width = integer(0, 9) == 0 ? integer(60, 140) : integer(1, 14);
        height = integer(1, 14);
        const int empty = integer(1, 9); // of ten
        const bool soft = integer(0, 1) == 0;
        for (int i = 0; i < width * height; ++i)
            alpha.push_back(integer(0, 9) < empty ? std::uint8_t(soft ? integer(0, 127) : 0)
                                                  : std::uint8_t(soft ? integer(128, 255) : 255));
    }
    AlphaImage image() const { return {alpha.data(), width, height, width}; }
    bool isSolid(int column, int row) const
    {
        return column >= 0 && column < width && row >= 0 && row < height &&
               alpha[std::size_t(row * width + column)] >= 128;
    }
};

/// The parts of an image by flooding, the second way to find them: solid ones and holes, each a set
/// of pixels as (row, column); the outside is left out.
class Parts {
public:
    using Part = std::set<std::pair<int, int>>;

    Parts(const RandomImage &image, Connectivity connectivity)
        : m_image(image)
    {
        const bool four = connectivity == Connectivity::Four;
        flood(-1, -1, four); // the outside first
        for (int row = 0; row < image.height; ++row)
            for (int column = 0; column < image.width; ++column) {
                if (m_seen.contains({row, column}))
                    continue;
                const bool solid = image.isSolid(column, row);
                (solid ? islands : holes).push_back(flood(column, row, solid != four));
            }
    }

    std::vector<Part> islands, holes;

private:
    Part flood(int column, int row, bool diagonal)
    {
        const bool solid = m_image.isSolid(column, row);
        Part part;
        std::vector<std::pair<int, int>> open{{row, column}};
        m_seen.insert({row, column});
        while (!open.empty()) {
            const auto [y, x] = open.back();
            open.pop_back();
            part.insert({y, x});
            for (int dy = -1; dy <= 1; ++dy)
                for (int dx = -1; dx <= 1; ++dx) {
                    const bool beyond = x + dx < -1 || x + dx > m_image.width || y + dy < -1 ||
                                        y + dy > m_image.height;
                    if (beyond || (dx != 0 && dy != 0 && !diagonal))
                        continue;
                    if (m_image.isSolid(x + dx, y + dy) == solid &&
                        m_seen.insert({y + dy, x + dx}).second)
                        open.emplace_back(y + dy, x + dx);
                }
        }
        return part;
    }

    const RandomImage &m_image;
    std::set<std::pair<int, int>> m_seen;
};

/// How often the ring runs around the point, which is not on it.
int turnsAround(const Ring &ring, const Vec2 &point)
{
    int turns = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Vec2 &a = ring[i];
        const Vec2 &b = ring[i + 1 < ring.size() ? i + 1 : 0];
        if ((a.y() <= point.y()) == (b.y() <= point.y()))
            continue;
        const int side = orientation(a, b, point);
        if (side == (b.y() > a.y() ? 1 : -1))
            turns += side;
    }
    return turns;
}

Parts::Part pixelsIn(const Outline &outline, const RandomImage &image)
{
    Parts::Part pixels;
    for (int row = 0; row < image.height; ++row)
        for (int column = 0; column < image.width; ++column) {
            const Vec2 centre(column + 0.5, image.height - row - 0.5);
            int turns = turnsAround(outline.outer, centre);
            for (const Ring &hole : outline.holes)
                turns += turnsAround(hole, centre);
            if (turns == 1)
                pixels.insert({row, column});
            else if (turns != 0)
                pixels.insert({-1, turns}); // never right
        }
    return pixels;
}

double areaOf(const Ring &ring)
{
    return signedArea(ring.data(), int(ring.size()));
}

double areaOf(const Outline &outline)
{
    double area = areaOf(outline.outer);
    for (const Ring &hole : outline.holes)
        area += areaOf(hole);
    return area;
}

/// Whether two edges share a point: more than an end of both, or, if `touching`, any.
bool meet(const Vec2 &a, const Vec2 &b, const Vec2 &c, const Vec2 &d, bool touching)
{
    if (std::max(a.x(), b.x()) < std::min(c.x(), d.x()) ||
        std::max(c.x(), d.x()) < std::min(a.x(), b.x()) ||
        std::max(a.y(), b.y()) < std::min(c.y(), d.y()) ||
        std::max(c.y(), d.y()) < std::min(a.y(), b.y()))
        return false;
    const int c1 = orientation(a, b, c);
    const int c2 = orientation(a, b, d);
    const int c3 = orientation(c, d, a);
    const int c4 = orientation(c, d, b);
    if (c1 * c2 > 0 || c3 * c4 > 0)
        return false;
    const bool ends = a == c || a == d || b == c || b == d;
    const bool inLine = c1 == 0 && c2 == 0;
    return touching || !ends || (inLine && (b - a).dot(d - c) * (a == c || b == d ? 1 : -1) > 0);
}

bool ringsMeet(const Ring &r, const Ring &s, bool touching)
{
    for (std::size_t i = 0; i < r.size(); ++i)
        for (std::size_t k = 0; k < s.size(); ++k)
            if (meet(r[i], r[i + 1 < r.size() ? i + 1 : 0], s[k], s[k + 1 < s.size() ? k + 1 : 0],
                     touching))
                return true;
    return false;
}

std::vector<Ring> ringsOf(const TraceResult &result)
{
    std::vector<Ring> rings;
    for (const Outline &outline : result.islands) {
        rings.push_back(outline.outer);
        rings.insert(rings.end(), outline.holes.begin(), outline.holes.end());
    }
    return rings;
}

/// Simple, turned as promised, without straight corners; different rings meet in corners at most,
/// smooth ones not at all.
QByteArray whatIsWrong(const TraceResult &result, bool smooth)
{
    for (const Outline &outline : result.islands) {
        if (areaOf(outline.outer) <= 0.0)
            return "outer ring is clockwise";
        for (const Ring &hole : outline.holes)
            if (areaOf(hole) >= 0.0)
                return "hole is counter-clockwise";
    }
    const std::vector<Ring> rings = ringsOf(result);
    for (std::size_t i = 0; i < rings.size(); ++i) {
        const OutlineReport report = checkOutline(rings[i]);
        if (!report.simple)
            return "ring is not simple";
        if (!report.collinear.empty())
            return "ring has a straight corner";
        for (std::size_t k = 0; k < i; ++k)
            if (ringsMeet(rings[i], rings[k], smooth))
                return "rings meet";
    }
    return {};
}

bool isSplit(const Outline &outline)
{
    const auto pieces = split(outline.outer, outline.holes, {.method = SplitMethod::Fast});
    double area = 0.0;
    if (pieces)
        for (const Ring &piece : pieces->pieces)
            area += areaOf(piece);
    return std::abs(area - areaOf(outline)) < 1e-9;
}

} // namespace

/// Tracing random images, compared with flooding.
class tst_TraceRandom : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPartHasItsOutline_data();
    void everyPartHasItsOutline();
    void edgesEncloseTheirPixelsExactly();
    void tracesCanBeSplit();
    void specksAreThoseOfFlooding();
};

void tst_TraceRandom::everyPartHasItsOutline_data()
{
    QTest::addColumn<int>("contour");
    QTest::addColumn<int>("connectivity");
    for (const auto contour : {Contour::PixelEdges, Contour::Smooth})
        for (const auto connectivity : {Connectivity::Four, Connectivity::Eight})
            QTest::addRow("%s, %s", contour == Contour::Smooth ? "smooth" : "edges",
                          connectivity == Connectivity::Four ? "four" : "eight")
                << int(contour) << int(connectivity);
}

void tst_TraceRandom::everyPartHasItsOutline()
{
    QFETCH(int, contour);
    QFETCH(int, connectivity);
    std::mt19937 random(20240923);
    int holed = 0;
    for (int sample = 0; sample < sampleCount / 4; ++sample) {
        const QByteArray number = QByteArray::number(sample);
        const RandomImage image(random);
        const Parts parts(image, Connectivity(connectivity));
        const auto traced = trace(image.image(), {.contour = Contour(contour),
                                                  .connectivity = Connectivity(connectivity)});
        QVERIFY2(traced, number);
        // Flooding finds the parts in the order of their first pixels, too.
        QCOMPARE(traced->islands.size(), parts.islands.size());
        QCOMPARE(traced->holes, int(parts.holes.size()));
        for (std::size_t i = 0; i < parts.islands.size(); ++i) {
            const auto &[row, column] = *parts.islands[i].begin();
            QCOMPARE(traced->firstPixels[i], Pixel({column, row}));
            QCOMPARE(traced->pixels[i], std::int64_t(parts.islands[i].size()));
            QVERIFY2(pixelsIn(traced->islands[i], image) == parts.islands[i], number);
        }
        const QByteArray wrong = whatIsWrong(*traced, Contour(contour) == Contour::Smooth);
        QVERIFY2(wrong.isEmpty(), number + ": " + wrong);
        holed += !parts.holes.empty();
    }
    QVERIFY(holed > sampleCount / 40);
}

void tst_TraceRandom::edgesEncloseTheirPixelsExactly()
{
    std::mt19937 random(20240924);
    for (int sample = 0; sample < sampleCount; ++sample) {
        const RandomImage image(random);
        for (const auto connectivity : {Connectivity::Four, Connectivity::Eight}) {
            const auto kept =
                trace(image.image(), {.connectivity = connectivity, .selfTouch = SelfTouch::Keep});
            const auto resolved = trace(image.image(), {.connectivity = connectivity});
            QVERIFY(kept && resolved);
            QCOMPARE(kept->pixels, resolved->pixels);
            QCOMPARE(kept->firstPixels, resolved->firstPixels);
            int holes = 0;
            for (std::size_t i = 0; i < kept->islands.size(); ++i) {
                QCOMPARE(areaOf(kept->islands[i]), double(kept->pixels[i]));
                if (connectivity == Connectivity::Four)
                    QCOMPARE(areaOf(resolved->islands[i]), double(kept->pixels[i]));
                holes += int(kept->islands[i].holes.size());
            }
            QCOMPARE(holes, kept->holes);
            // A strip of known area wherever a ring visits a place twice.
            double strips = 0.0;
            for (std::size_t i = 0; i < kept->islands.size(); ++i)
                strips += areaOf(resolved->islands[i]) - double(kept->pixels[i]);
            std::map<std::pair<double, double>, int> visits;
            int doubled = 0;
            for (const Ring &ring : ringsOf(*kept)) {
                visits.clear();
                for (const Vec2 &point : ring)
                    doubled += ++visits[{point.x(), point.y()}] == 2;
            }
            QCOMPARE(64.0 * 64.0 * strips,
                     connectivity == Connectivity::Eight ? double(doubled) : 0.0);
        }
    }
}

void tst_TraceRandom::tracesCanBeSplit()
{
    std::mt19937 random(20240925);
    for (int sample = 0; sample < sampleCount / 10; ++sample) {
        const RandomImage image(random);
        for (const auto contour : {Contour::PixelEdges, Contour::Smooth})
            for (const auto connectivity : {Connectivity::Four, Connectivity::Eight}) {
                const auto traced =
                    trace(image.image(), {.contour = contour, .connectivity = connectivity});
                QVERIFY(traced);
                QVERIFY2(std::ranges::all_of(traced->islands, isSplit), QByteArray::number(sample));
            }
    }
}

void tst_TraceRandom::specksAreThoseOfFlooding()
{
    std::mt19937 random(20240926);
    int dropped = 0;
    int filled = 0;
    for (int sample = 0; sample < sampleCount; ++sample) {
        const RandomImage image(random);
        const int least = 1 + sample % 6;
        for (const auto connectivity : {Connectivity::Four, Connectivity::Eight}) {
            // The pixels of an island in a hole count for the hole's size. Of holes this small only
            // one has an island: four empty pixels around a solid one, meeting at corners.
            if (least == 5 && connectivity == Connectivity::Four)
                continue;
            // Filling the small holes by hand, then counting the parts that are not small.
            RandomImage changed = image;
            for (const Parts::Part &hole : Parts(image, connectivity).holes)
                if (int(hole.size()) < least)
                    for (const auto &[row, column] : hole)
                        changed.alpha[std::size_t(row * image.width + column)] = 255;
            int wanted = 0;
            for (const Parts::Part &island : Parts(changed, connectivity).islands)
                wanted += int(island.size()) >= least;
            const auto traced =
                trace(image.image(),
                      {.connectivity = connectivity, .leastIsland = least, .leastHole = least});
            QVERIFY(traced);
            QCOMPARE(int(traced->islands.size()), wanted);
            dropped += traced->droppedIslands;
            filled += traced->droppedHoles;
        }
    }
    QVERIFY(dropped > sampleCount && filled > sampleCount);
}

QTEST_APPLESS_MAIN(tst_TraceRandom)
#include "tst_tracerandom.moc"
