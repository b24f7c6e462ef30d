#include "physics/geometry/trace.h"

#include "casefile.h"
#include "physics/geometry/outlinecheck.h"
#include "physics/geometry/predicates.h"
#include "spritefile.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <cstring>
#include <thread>

using namespace hullsmith;

using Ring = std::vector<Vec2>;
Q_DECLARE_METATYPE(TraceOptions)
Q_DECLARE_METATYPE(TraceFault)

namespace {

/// An image drawn with characters: '#' is solid, 's' half (alpha 64), all others empty.
struct Drawing {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> alpha;

    explicit Drawing(const char *text)
    {
        const QList<QByteArray> rows = QByteArray(text).split('\n');
        width = int(rows[0].size());
        height = int(rows.size());
        for (const QByteArray &row : rows)
            for (const char c : row)
                alpha.push_back(c == '#' ? 255 : c == 's' ? 64 : 0);
    }
    AlphaImage image() const { return {alpha.data(), width, height, width}; }
};

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

double areaOf(const std::vector<Outline> &outlines)
{
    double area = 0.0;
    for (const Outline &outline : outlines)
        area += areaOf(outline);
    return area;
}

int holesOf(const std::vector<Outline> &outlines)
{
    int count = 0;
    for (const Outline &outline : outlines)
        count += int(outline.holes.size());
    return count;
}

bool isSimple(const Outline &outline)
{
    return checkOutline(outline.outer).simple &&
           std::ranges::all_of(outline.holes,
                               [](const Ring &hole) { return checkOutline(hole).simple; });
}

/// The ring begun at its least point, for comparing.
Ring fromLeast(Ring ring)
{
    const auto least = std::ranges::min_element(ring, [](const Vec2 &a, const Vec2 &b) {
        return std::pair(a.x(), a.y()) < std::pair(b.x(), b.y());
    });
    std::ranges::rotate(ring, least);
    return ring;
}

std::vector<Ring> sortedRings(std::vector<Ring> rings)
{
    for (Ring &ring : rings)
        ring = fromLeast(std::move(ring));
    std::ranges::sort(rings, [](const Ring &a, const Ring &b) {
        return std::ranges::lexicographical_compare(a, b, [](const Vec2 &p, const Vec2 &q) {
            return std::pair(p.x(), p.y()) < std::pair(q.x(), q.y());
        });
    });
    return rings;
}

/// Rows of alpha, from `alpha` or the last of four in `rgba`.
std::vector<std::uint8_t> alphaOf(const QJsonObject &input, int *width, int *height)
{
    std::vector<std::uint8_t> alpha;
    const bool colours = input.contains(QLatin1String("rgba"));
    const QJsonArray rows = input[QLatin1String(colours ? "rgba" : "alpha")].toArray();
    *height = int(rows.size());
    for (const auto &row : rows) {
        const QJsonArray pixels = row.toArray();
        *width = int(pixels.size());
        for (const auto &pixel : pixels)
            alpha.push_back(std::uint8_t(colours ? pixel.toArray().at(3).toInt() : pixel.toInt()));
    }
    return alpha;
}

} // namespace

class tst_Trace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void casesAreTraced_data();
    void casesAreTraced();
    void spritesHaveTheirPartsAndHoles();
    void softSpritesAreSmooth();
    void ringDividesWhereFourConnectedPixelsTouch();
    void stripJoinsEightConnectedPixels();
    void smoothLineRunsWhereAlphaPassesTheThreshold();
    void smoothLineStaysInTheImage();
    void saddleFollowsTheConnectivity();
    void specksGoByTheirPixels();
    void filledHoleTakesItsIslands();
    void seedPicksOneIsland();
    void regionIsLikeACrop();
    void layoutOfTheBytesMakesNoDifference();
    void faultsHaveAPlace_data();
    void faultsHaveAPlace();
    void stopsOnRequest();
    void noiseIsRefused();
};

void tst_Trace::casesAreTraced_data()
{
    QTest::addColumn<QJsonObject>("entry");
    for (const auto &entry : readCases(QStringLiteral("trace.json")))
        QTest::newRow(qPrintable(entry[QLatin1String("id")].toString())) << entry.toObject();
}

void tst_Trace::casesAreTraced()
{
    QFETCH(QJsonObject, entry);
    const QJsonObject input = entry[QLatin1String("input")].toObject();
    const QJsonObject wanted = entry[QLatin1String("expected")].toObject();
    int width = 0;
    int height = 0;
    const std::vector<std::uint8_t> alpha = alphaOf(input, &width, &height);

    const auto traced = trace({alpha.data(), width, height, width},
                              {.threshold = input[QLatin1String("threshold")].toInt()});

    QVERIFY(traced);
    QCOMPARE(int(traced->solidPixels), wanted[QLatin1String("opaque_pixels")].toInt());
    std::vector<Ring> outers;
    std::vector<Ring> holes;
    for (const Outline &outline : traced->islands) {
        outers.push_back(outline.outer);
        holes.insert(holes.end(), outline.holes.begin(), outline.holes.end());
    }
    const auto rings = [&](const char *key) {
        std::vector<Ring> list;
        const QJsonArray array = wanted[QLatin1String(key)].toArray();
        for (const auto &ring : array)
            list.push_back(readPoints(ring));
        return sortedRings(list);
    };
    QVERIFY(sortedRings(outers) == rings("outlines"));
    QVERIFY(sortedRings(holes) == rings("holes"));
}

void tst_Trace::spritesHaveTheirPartsAndHoles()
{
    const std::vector<Sprite> sprites = readSprites();
    QCOMPARE(sprites.size(), std::size_t(12));
    for (const Sprite &sprite : sprites)
        for (const auto connectivity : {Connectivity::Four, Connectivity::Eight}) {
            const bool four = connectivity == Connectivity::Four;
            const QByteArray name = sprite.name.toUtf8() + (four ? " of four" : " of eight");
            const auto kept =
                trace(sprite.image(), {.connectivity = connectivity, .selfTouch = SelfTouch::Keep});
            QVERIFY2(kept, name);
            QCOMPARE(int(kept->islands.size()), sprite.fact(four ? "islands_4" : "islands_8"));
            QCOMPARE(kept->holes,
                     sprite.fact(four ? "holes_with_8_background" : "holes_with_4_background"));
            QCOMPARE(holesOf(kept->islands), kept->holes);
            QCOMPARE(int(kept->solidPixels), sprite.fact("opaque_pixels"));
            QCOMPARE(areaOf(kept->islands), sprite.fact("opaque_pixels"));

            for (const Contour contour : {Contour::PixelEdges, Contour::Smooth}) {
                const auto traced =
                    trace(sprite.image(), {.contour = contour, .connectivity = connectivity});
                QVERIFY2(traced, name);
                QCOMPARE(traced->islands.size(), kept->islands.size());
                QCOMPARE(traced->holes, kept->holes);
                QVERIFY2(std::ranges::all_of(traced->islands, isSimple), name);
                if (contour == Contour::PixelEdges && four)
                    QCOMPARE(areaOf(traced->islands), sprite.fact("opaque_pixels"));
            }
        }
}

void tst_Trace::softSpritesAreSmooth()
{
    for (const Sprite &sprite : readSprites()) {
        const bool hard = sprite.fact("partial_alpha_pixels") == 0;
        const auto contour = suggestedContour(sprite.image(), 128);
        QVERIFY(contour);
        QVERIFY2((*contour == Contour::PixelEdges) == hard, qPrintable(sprite.name));
        QVERIFY2(!hard || *softShare(sprite.image(), 128) == 0.0, qPrintable(sprite.name));
    }
    // See-through all over is not soft: only what fades is.
    const Drawing glass("....\n.ss.\n.ss.\n....");
    QCOMPARE(*softShare(glass.image(), 50), 0.0);
    const Drawing rim("sss\ns#s\nsss");
    QCOMPARE(*softShare(rim.image(), 128), 1.0);
    QCOMPARE(*softShare(Drawing("..\n..").image(), 128), 0.0);
}

void tst_Trace::ringDividesWhereFourConnectedPixelsTouch()
{
    const Drawing open("##.\n"
                       "#.#\n"
                       "###"); // the hole meets the outside at a corner
    const auto kept = trace(open.image(), {.selfTouch = SelfTouch::Keep});
    QVERIFY(kept);
    QCOMPARE(kept->islands.size(), std::size_t(1));
    QCOMPARE(kept->holes, 0);
    const Ring touching{{0, 3}, {0, 0}, {3, 0}, {3, 2}, {2, 2},
                        {2, 1}, {1, 1}, {1, 2}, {2, 2}, {2, 3}};
    QVERIFY(kept->islands[0].outer == touching);

    const auto divided = trace(open.image());
    QVERIFY(divided);
    QCOMPARE(divided->holes, 0);
    const Ring outer{{0, 3}, {0, 0}, {3, 0}, {3, 2}, {2, 2}, {2, 3}};
    const Ring hole{{1, 2}, {2, 2}, {2, 1}, {1, 1}};
    QVERIFY(divided->islands == std::vector<Outline>({{outer, {hole}}}));

    const Drawing two("####\n"
                      "#.##\n"
                      "##.#\n"
                      "####"); // one hole of two pixels that meet at a corner
    const auto holes = trace(two.image());
    QVERIFY(holes);
    QCOMPARE(holes->holes, 1);
    const std::vector<Ring> wanted{{{1, 3}, {2, 3}, {2, 2}, {1, 2}},
                                   {{2, 2}, {3, 2}, {3, 1}, {2, 1}}};
    QVERIFY(holes->islands[0].holes == wanted);
    QCOMPARE(trace(two.image(), {.selfTouch = SelfTouch::Keep})->islands[0].holes.size(),
             std::size_t(1));
}

void tst_Trace::stripJoinsEightConnectedPixels()
{
    const Drawing diagonal("#.\n.#");
    QCOMPARE(trace(diagonal.image())->islands.size(), std::size_t(2));

    const TraceOptions options{.connectivity = Connectivity::Eight};
    const auto joined = trace(diagonal.image(), options);
    QVERIFY(joined);
    QCOMPARE(joined->islands.size(), std::size_t(1));
    const double e = 1.0 / 64.0;
    const Ring strip{{0, 2}, {0, 1}, {1 - e, 1}, {1, 1 - e}, {1, 0},
                     {2, 0}, {2, 1}, {1 + e, 1}, {1, 1 + e}, {1, 2}};
    QVERIFY(joined->islands[0].outer == strip);
    QVERIFY(isSimple(joined->islands[0]));
    QCOMPARE(areaOf(joined->islands), 2.0 + e * e);

    TraceOptions keep = options;
    keep.selfTouch = SelfTouch::Keep;
    const auto kept = trace(diagonal.image(), keep);
    const Ring touching{{0, 2}, {0, 1}, {1, 1}, {1, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}};
    QVERIFY(kept->islands[0].outer == touching);
}

void tst_Trace::smoothLineRunsWhereAlphaPassesTheThreshold()
{
    // One row: alpha passes 99.5 between 0 and 200, and between 200 and 50.
    const std::array<std::uint8_t, 5> row{0, 200, 200, 50, 0};
    const auto traced =
        trace({row.data(), 5, 1, 5}, {.contour = Contour::Smooth, .threshold = 100});
    QVERIFY(traced);
    const Ring &ring = traced->islands[0].outer;
    const auto [least, most] =
        std::ranges::minmax_element(ring, {}, [](const Vec2 &point) { return point.x(); });
    QCOMPARE(least->x(), 0.5 + 99.5 / 200.0);
    QCOMPARE(most->x(), 3.5 - 49.5 / 150.0);
}

void tst_Trace::smoothLineStaysInTheImage()
{
    const Drawing full("##\n##");
    for (const int threshold : {1, 128, 255}) {
        const auto traced =
            trace(full.image(), {.contour = Contour::Smooth, .threshold = threshold});
        QVERIFY(traced);
        for (const Vec2 &point : traced->islands[0].outer) {
            QVERIFY(point.minCoeff() >= 0.0 && point.maxCoeff() <= 2.0);
            QVERIFY(threshold > 128 || point.minCoeff() == 0.0 || point.maxCoeff() == 2.0);
        }
    }
}

void tst_Trace::saddleFollowsTheConnectivity()
{
    const Drawing diagonal("#.\n.#");
    const auto four = trace(diagonal.image(), {.contour = Contour::Smooth});
    QCOMPARE(four->islands.size(), std::size_t(2));
    QCOMPARE(four->islands[0].outer.size(), std::size_t(4));
    const auto eight =
        trace(diagonal.image(), {.contour = Contour::Smooth, .connectivity = Connectivity::Eight});
    QCOMPARE(eight->islands.size(), std::size_t(1));
    QVERIFY(isSimple(eight->islands[0]));
}

void tst_Trace::specksGoByTheirPixels()
{
    const Drawing specks("#.......\n"
                         "...#####\n"
                         ".#.#.#.#\n"
                         ".#.#.###\n"
                         "...#####"); // islands of 1, 17 and 2 pixels, holes of 2 and 1
    const auto all = trace(specks.image());
    QCOMPARE(all->pixels, std::vector<std::int64_t>({1, 17, 2}));
    QCOMPARE(all->firstPixels, std::vector<Pixel>({{0, 0}, {3, 1}, {1, 2}}));
    QCOMPARE(all->holes, 2);

    const auto some = trace(specks.image(), {.leastIsland = 2, .leastHole = 2});
    QCOMPARE(some->pixels, std::vector<std::int64_t>({18, 2}));
    QCOMPARE(some->droppedIslands, 1);
    QCOMPARE(some->droppedHoles, 1);
    QCOMPARE(some->holes, 1);
    QCOMPARE(int(some->solidPixels), 20);

    // Whether an island is small is asked once its holes are filled.
    QCOMPARE(trace(specks.image(), {.leastIsland = 18})->islands.size(), std::size_t(0));
    QCOMPARE(trace(specks.image(), {.leastIsland = 18, .leastHole = 2})->islands.size(),
             std::size_t(1));
}

void tst_Trace::filledHoleTakesItsIslands()
{
    const Drawing nested("#######\n"
                         "#.....#\n"
                         "#.###.#\n"
                         "#.#.#.#\n"
                         "#.###.#\n"
                         "#.....#\n"
                         "#######");
    const auto all = trace(nested.image());
    QCOMPARE(all->pixels, std::vector<std::int64_t>({24, 8}));
    QCOMPARE(all->holes, 2);
    const auto small = trace(nested.image(), {.leastHole = 25}); // only the hole of one pixel
    QCOMPARE(small->pixels, std::vector<std::int64_t>({24, 9}));
    QCOMPARE(small->droppedHoles, 1);
    const auto filled = trace(nested.image(), {.leastHole = 26});
    QCOMPARE(filled->pixels, std::vector<std::int64_t>({49}));
    QCOMPARE(filled->droppedIslands, 1);
    QCOMPARE(filled->droppedHoles, 1);
    // The wand on the island in it picks the one that took it in.
    const auto picked = trace(nested.image(), {.leastHole = 26, .seed = Pixel{2, 3}});
    QVERIFY(picked->islands == filled->islands);
}

void tst_Trace::seedPicksOneIsland()
{
    for (const Sprite &sprite : readSprites()) {
        const auto all = trace(sprite.image());
        QVERIFY(all);
        for (std::size_t i = 0; i < all->islands.size(); ++i) {
            const auto one =
                trace(sprite.image(), {.leastIsland = 1 << 30, .seed = all->firstPixels[i]});
            QVERIFY(one);
            QCOMPARE(one->islands.size(), std::size_t(1));
            QVERIFY(one->islands[0] == all->islands[i]);
            QCOMPARE(one->firstPixels[0], all->firstPixels[i]);
            QCOMPARE(one->pixels[0], all->pixels[i]);
        }
    }
}

void tst_Trace::regionIsLikeACrop()
{
    const Sprite sprite = readSprites().at(5);
    const int left = 31;
    const int top = 17;
    const int width = 70;
    const int height = 66;
    std::vector<std::uint8_t> crop;
    for (int y = top; y < top + height; ++y)
        for (int x = left; x < left + width; ++x)
            crop.push_back(std::uint8_t(sprite.image().at(x, y)));
    for (const Contour contour : {Contour::PixelEdges, Contour::Smooth}) {
        const auto part = trace(
            sprite.image(), {.contour = contour, .region = PixelRect{left, top, width, height}});
        auto cropped = trace({crop.data(), width, height, width}, {.contour = contour});
        QVERIFY(part && cropped);
        QVERIFY(!part->islands.empty());
        const Vec2 offset(left, sprite.height - (top + height));
        QCOMPARE(part->islands.size(), cropped->islands.size());
        QCOMPARE(part->solidPixels, cropped->solidPixels);
        for (std::size_t i = 0; i < part->islands.size(); ++i) {
            const Ring &a = part->islands[i].outer;
            const Ring &b = cropped->islands[i].outer;
            QCOMPARE(a.size(), b.size());
            for (std::size_t k = 0; k < a.size(); ++k)
                QVERIFY((a[k] - offset - b[k]).norm() < 1e-12);
        }
        // What sticks out is cut off.
        const auto clipped =
            trace(sprite.image(), {.contour = contour, .region = PixelRect{-9, -9, 5000, 5000}});
        QVERIFY(*clipped == *trace(sprite.image(), {.contour = contour}));
    }
}

void tst_Trace::layoutOfTheBytesMakesNoDifference()
{
    const Sprite sprite = readSprites().at(8);
    for (const int threshold : {1, 2, 127, 128, 129, 254, 255}) {
        const auto plain = trace(sprite.image(), {.threshold = threshold});
        QVERIFY(plain);
        std::int64_t solid = 0; // counted one by one
        for (const std::uint8_t alpha : sprite.alpha)
            solid += alpha >= threshold;
        QCOMPARE(plain->solidPixels, solid);

        const int stride = 4 * sprite.width + 13;
        std::vector<std::uint8_t> rgba(std::size_t(stride * sprite.height), 77);
        for (int y = 0; y < sprite.height; ++y)
            for (int x = 0; x < sprite.width; ++x)
                rgba[std::size_t(y * stride + 4 * x + 3)] = std::uint8_t(sprite.image().at(x, y));
        const auto colours = trace({rgba.data() + 3, sprite.width, sprite.height, stride, 4},
                                   {.threshold = threshold});
        QVERIFY(*colours == *plain);

        std::vector<std::uint8_t> upwards(sprite.alpha.size());
        for (int y = 0; y < sprite.height; ++y)
            std::memcpy(&upwards[std::size_t((sprite.height - 1 - y) * sprite.width)],
                        sprite.image().row(y), std::size_t(sprite.width));
        const auto turned = trace({&upwards[std::size_t((sprite.height - 1) * sprite.width)],
                                   sprite.width, sprite.height, -sprite.width},
                                  {.threshold = threshold});
        QVERIFY(*turned == *plain);
    }
}

void tst_Trace::faultsHaveAPlace_data()
{
    using Kind = TraceFault::Kind;
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("stride");
    QTest::addColumn<TraceOptions>("options");
    QTest::addColumn<TraceFault>("fault");

    QTest::newRow("no width") << 0 << 3 << TraceOptions{} << TraceFault{Kind::NoImage};
    QTest::newRow("too wide") << 16385 << 16385 << TraceOptions{} << TraceFault{Kind::TooLarge};
    QTest::newRow("short stride") << 3 << 2 << TraceOptions{} << TraceFault{Kind::BadLayout};
    QTest::newRow("short stride upwards")
        << 3 << -2 << TraceOptions{} << TraceFault{Kind::BadLayout};
    QTest::newRow("threshold 0") << 3 << 3 << TraceOptions{.threshold = 0}
                                 << TraceFault{Kind::BadThreshold};
    QTest::newRow("threshold 256")
        << 3 << 3 << TraceOptions{.threshold = 256} << TraceFault{Kind::BadThreshold};
    QTest::newRow("region outside") << 3 << 3 << TraceOptions{.region = PixelRect{3, 1, 5, 5}}
                                    << TraceFault{Kind::BadRegion, {3, 1}};
    QTest::newRow("region inside out") << 3 << 3 << TraceOptions{.region = PixelRect{2, 1, -1, 1}}
                                       << TraceFault{Kind::BadRegion, {2, 1}};
    QTest::newRow("huge region outside")
        << 3 << 3 << TraceOptions{.region = PixelRect{2147483647, 0, 2147483647, 1}}
        << TraceFault{Kind::BadRegion, {2147483647, 0}};
    QTest::newRow("seed outside") << 3 << 3 << TraceOptions{.seed = Pixel{0, 3}}
                                  << TraceFault{Kind::BadSeed, {0, 3}};
    QTest::newRow("seed outside the region")
        << 3 << 3 << TraceOptions{.seed = Pixel{1, 1}, .region = PixelRect{2, 0, 1, 3}}
        << TraceFault{Kind::BadSeed, {1, 1}};
    QTest::newRow("seed empty") << 3 << 3 << TraceOptions{.seed = Pixel{2, 0}}
                                << TraceFault{Kind::EmptySeed, {2, 0}};
}

void tst_Trace::faultsHaveAPlace()
{
    QFETCH(int, width);
    QFETCH(int, stride);
    QFETCH(TraceOptions, options);
    QFETCH(TraceFault, fault);
    const Drawing drawing("...\n.#.\n...");
    const auto traced = trace({drawing.alpha.data(), width, 3, stride}, options);
    QVERIFY(!traced);
    QCOMPARE(traced.error(), fault);
    QVERIFY(!trace({nullptr, 3, 3, 3}));
    QVERIFY(!softShare({drawing.alpha.data(), 3, 3, 3}, 0));
    QVERIFY(!suggestedContour({nullptr, 3, 3, 3}, 128));
}

void tst_Trace::stopsOnRequest()
{
    std::stop_source source;
    source.request_stop();
    const auto traced = trace(readSprites().at(11).image(), {.stop = source.get_token()});
    QVERIFY(!traced);
    QCOMPARE(traced.error().kind, TraceFault::Kind::Cancelled);
}

/// A chessboard of more corners than memory is spent on.
void tst_Trace::noiseIsRefused()
{
    const int side = 6000;
    std::vector<std::uint8_t> board(std::size_t(side * side));
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            board[std::size_t(y * side + x)] = (x + y) % 2 == 0 ? 255 : 0;
    const auto traced = trace({board.data(), side, side, side});
    QVERIFY(!traced);
    QCOMPARE(traced.error().kind, TraceFault::Kind::TooComplex);
}

QTEST_APPLESS_MAIN(tst_Trace)
#include "tst_trace.moc"
