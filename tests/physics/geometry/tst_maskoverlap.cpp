#include "physics/geometry/maskoverlap.h"

#include "physics/geometry/predicates.h"
#include "spritefile.h"

#include <QtTest>

#include <cmath>
#include <random>

using namespace hullsmith;

using Ring = std::vector<Vec2>;

namespace {

/// What is left of a convex ring where `distance` is not negative.
template <class Distance>
Ring clipped(const Ring &ring, Distance distance)
{
    Ring result;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Vec2 &a = ring[i];
        const Vec2 &b = ring[i + 1 < ring.size() ? i + 1 : 0];
        const double from = distance(a);
        const double to = distance(b);
        if (from >= 0.0)
            result.push_back(a);
        if ((from < 0.0) != (to < 0.0))
            result.emplace_back(a + (b - a) * (from / (from - to)));
    }
    return result;
}

/// The area that a convex ring and the pixel from (x, y) to (x + 1, y + 1) share.
double areaInPixel(Ring ring, double x, double y)
{
    ring = clipped(ring, [&](const Vec2 &p) { return p.x() - x; });
    ring = clipped(ring, [&](const Vec2 &p) { return x + 1.0 - p.x(); });
    ring = clipped(ring, [&](const Vec2 &p) { return p.y() - y; });
    ring = clipped(ring, [&](const Vec2 &p) { return y + 1.0 - p.y(); });
    return std::abs(signedArea(ring.data(), int(ring.size())));
}

struct RandomImage {
    int width, height;
    std::vector<std::uint8_t> alpha;

    explicit RandomImage(std::mt19937 &random)
    {
        width = std::uniform_int_distribution(1, 150)(random);
        height = std::uniform_int_distribution(1, 20)(random);
        for (int i = 0; i < width * height; ++i)
            alpha.push_back(std::uint8_t(random() % 3 == 0 ? 0 : 255));
    }
    AlphaImage image() const { return {alpha.data(), width, height, width}; }
};

} // namespace

class tst_MaskOverlap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pixelEdgesAreTheMask();
    void agreesWithClippingEveryPixel();
    void holesAndWindings();
    void countsWhatTheOptionsKeep();
    void regionKeepsTheFrame();
    void emptyImageAndNoOutline();
};

void tst_MaskOverlap::pixelEdgesAreTheMask()
{
    for (const Sprite &sprite : readSprites())
        for (const auto connectivity : {Connectivity::Four, Connectivity::Eight}) {
            const TraceOptions options{.connectivity = connectivity, .selfTouch = SelfTouch::Keep};
            const auto overlap = MaskOverlap::create(sprite.image(), options);
            QVERIFY(overlap);
            const Overlap kept = overlap->measure(trace(sprite.image(), options)->islands);
            QCOMPARE(kept.iou(), 1.0);
            QVERIFY(kept.gained() == 0.0 && kept.lost() == 0.0);
            QCOMPARE(kept.maskArea, double(sprite.fact("opaque_pixels")));

            const Overlap resolved =
                overlap->measure(trace(sprite.image(), {.connectivity = connectivity})->islands);
            QCOMPARE(resolved.lost(), 0.0);
            if (connectivity == Connectivity::Four)
                QCOMPARE(resolved.iou(), 1.0);
            else // two triangles of 1/64 by 1/64 for each strip
                QVERIFY(resolved.iou() > 0.9999);
        }
}

void tst_MaskOverlap::agreesWithClippingEveryPixel()
{
    std::mt19937 random(20240817);
    int partial = 0;
    for (int sample = 0; sample < 300; ++sample) {
        const RandomImage image(random);
        std::uniform_real_distribution x(-10.0, image.width + 10.0);
        std::uniform_real_distribution y(-10.0, image.height + 10.0);
        Ring triangle;
        for (int i = 0; i < 3; ++i)
            triangle.emplace_back(x(random), y(random));
        if (sample % 3 == 0) // corners on those of pixels
            for (Vec2 &p : triangle)
                p = p.array().round();
        if (sample % 7 == 0) // an edge along pixels
            triangle[1].y() = triangle[0].y();

        const auto overlap = MaskOverlap::create(image.image());
        QVERIFY(overlap);
        const Overlap measured = overlap->measure(std::vector<Outline>{{triangle, {}}});
        double common = 0.0;
        for (int row = 0; row < image.height; ++row)
            for (int column = 0; column < image.width; ++column)
                if (image.image().at(column, row) > 0)
                    common += areaInPixel(triangle, column, image.height - 1 - row);
        QVERIFY2(std::abs(measured.common - common) < 1e-10,
                 qPrintable(QString::number(measured.common - common)));
        partial += common > 0.0 && common < measured.outlineArea;
    }
    QVERIFY(partial > 200);
}

void tst_MaskOverlap::holesAndWindings()
{
    const std::vector<std::uint8_t> alpha(36, 255);
    const auto overlap = MaskOverlap::create({alpha.data(), 6, 6, 6});
    QVERIFY(overlap);
    Outline frame{{{1, 1}, {7, 1}, {7, 5}, {1, 5}}, {{{2, 2}, {2, 4}, {3.5, 4}, {3.5, 2}}}};
    for (int turn = 0; turn < 4; ++turn) {
        const Overlap measured = overlap->measure({&frame, 1});
        QCOMPARE(measured.outlineArea, 21.0);
        QCOMPARE(measured.common, 17.0);
        QCOMPARE(measured.gained(), 4.0);
        QCOMPARE(measured.lost(), 19.0);
        QCOMPARE(measured.iou(), 17.0 / 40.0);
        std::reverse(frame.outer.begin(), frame.outer.end());
        if (turn == 1)
            std::reverse(frame.holes[0].begin(), frame.holes[0].end());
    }
}

void tst_MaskOverlap::countsWhatTheOptionsKeep()
{
    for (const Sprite &sprite : readSprites()) {
        const TraceOptions options{.leastIsland = 20, .leastHole = 300};
        const auto traced = trace(sprite.image(), options);
        const Overlap kept = MaskOverlap::create(sprite.image(), options)->measure(traced->islands);
        QVERIFY(kept.gained() == 0.0 && kept.lost() == 0.0);
        if (traced->islands.empty())
            continue;
        const TraceOptions wand{.seed = traced->firstPixels.back()};
        const Overlap one = MaskOverlap::create(sprite.image(), wand)
                                ->measure(trace(sprite.image(), wand)->islands);
        QVERIFY(one.gained() == 0.0 && one.lost() == 0.0);
        QVERIFY(one.maskArea > 0.0);
    }
}

void tst_MaskOverlap::regionKeepsTheFrame()
{
    const Sprite sprite = readSprites().at(6);
    const TraceOptions options{.region = PixelRect{80, 40, 75, 130}};
    const auto traced = trace(sprite.image(), options);
    const Overlap measured = MaskOverlap::create(sprite.image(), options)->measure(traced->islands);
    QVERIFY(measured.common > 1000.0);
    QVERIFY(measured.gained() == 0.0 && measured.lost() == 0.0);
}

void tst_MaskOverlap::emptyImageAndNoOutline()
{
    const std::vector<std::uint8_t> empty(12, 0);
    const auto overlap = MaskOverlap::create({empty.data(), 4, 3, 4});
    QVERIFY(overlap);
    QCOMPARE(overlap->measure({}).iou(), 1.0);
    const Outline square{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}, {}};
    QCOMPARE(overlap->measure({&square, 1}).iou(), 0.0);
    QCOMPARE(MaskOverlap::create({}).error().kind, TraceFault::Kind::NoImage);
}

QTEST_APPLESS_MAIN(tst_MaskOverlap)
#include "tst_maskoverlap.moc"
