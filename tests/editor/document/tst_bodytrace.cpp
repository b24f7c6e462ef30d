#include "editor/document/bodytrace.h"
#include "editor/document/imagefile.h"
#include "physics/geometry/aabb.h"
#include "physics/geometry/split.h"

#include <QImage>
#include <QTest>

#include <set>

using hullsmith::Outline;
using hullsmith::Vec2;

namespace {

QImage sprite(const char *name)
{
    const QString path =
        QStringLiteral(HULLSMITH_TEST_DATA "/geometry/sprites/%1.png").arg(QLatin1String(name));
    return loadSprite(path).value_or(QImage());
}

std::vector<Outline> outlinesOf(const BodyTrace &trace)
{
    std::vector<Outline> outlines;
    for (const ImageIsland &island : trace.islands)
        outlines.push_back(island.outline);
    return outlines;
}

double area(const std::vector<Vec2> &ring)
{
    double twice = 0.0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Vec2 &a = ring[i];
        const Vec2 &b = ring[(i + 1) % ring.size()];
        twice += a.x() * b.y() - a.y() * b.x();
    }
    return twice / 2.0;
}

int solidPixels(const QImage &image, int threshold)
{
    int solid = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            solid += qAlpha(image.pixel(x, y)) >= threshold;
    return solid;
}

TraceSettings exact()
{
    TraceSettings settings;
    settings.contour = TraceSettings::Contour::Pixels;
    settings.tolerance = 0.0;
    return settings;
}

} // namespace

/// The trace of a body's image, against the image itself and against physics called directly.
class tst_BodyTrace : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void islandsAndHolesAreKept();
    void pixelEdgesAreTheImage_data();
    void pixelEdgesAreTheImage();
    void everyImageFormatGivesTheSame();
    void outlinesAreThoseOfPhysics();
    void anotherGoalNeedsNoOtherTracer();
    void oneSideIsThatOfThePixels();
    void vertexBudgetIsMet();
    void pieceBudgetIsMet();
    void tightBudgetsAreFaults();
    void seedTakesItsIsland();
    void regionAndSpecksAreLeftOut();
    void shapesStandFromThePivot();
    void faultsNameWhatIsWrong();
    void stopsWhenAsked();
};

void tst_BodyTrace::islandsAndHolesAreKept()
{
    const auto tracer = BodyTracer::create(sprite("s06_islands_128"), {});
    QVERIFY(tracer);
    const auto trace = tracer->outlines({});
    QVERIFY(trace);
    QCOMPARE(trace->islands.size(), std::size_t(5));
    QVERIFY(trace->holes >= 1);
    QVERIFY(trace->deviation <= 1.0);
    QVERIFY(trace->overlap.iou() > 0.95);
    int vertices = 0;
    std::set<std::pair<int, int>> seeds;
    for (const ImageIsland &island : trace->islands) {
        QVERIFY(area(island.outline.outer) > 0.0);
        vertices += int(island.outline.outer.size());
        for (const std::vector<Vec2> &hole : island.outline.holes) {
            QVERIFY(area(hole) < 0.0);
            vertices += int(hole.size());
        }
        seeds.insert({island.seed.column, island.seed.row});
    }
    QCOMPARE(trace->vertices, vertices);
    QCOMPARE(seeds.size(), std::size_t(5));
}

void tst_BodyTrace::pixelEdgesAreTheImage_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name :
         {"s01_pixel_robot_16", "s03_ring_64", "s06_islands_128", "s08_gear_256"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void tst_BodyTrace::pixelEdgesAreTheImage()
{
    QFETCH(QString, name);
    const QImage image = sprite(name.toLatin1().constData());
    const auto tracer = BodyTracer::create(image, exact());
    QVERIFY(tracer);
    QVERIFY(!tracer->isSmooth());
    const auto trace = tracer->outlines(exact());
    QVERIFY(trace);
    double sum = 0.0;
    for (const ImageIsland &island : trace->islands) {
        sum += area(island.outline.outer);
        for (const std::vector<Vec2> &hole : island.outline.holes)
            sum += area(hole);
    }
    QCOMPARE(sum, double(solidPixels(image, 128)));
    QCOMPARE(trace->overlap.iou(), 1.0);
    QCOMPARE(trace->deviation, 0.0);
}

void tst_BodyTrace::everyImageFormatGivesTheSame()
{
    const QImage image = sprite("s07_hero_256");
    const auto expected = BodyTracer::create(image, {});
    QVERIFY(expected);
    for (const QImage::Format format :
         {QImage::Format_ARGB32, QImage::Format_ARGB32_Premultiplied, QImage::Format_RGBA8888,
          QImage::Format_RGBA64, QImage::Format_RGBA8888_Premultiplied}) {
        const auto tracer = BodyTracer::create(image.convertToFormat(format), {});
        QVERIFY(tracer);
        QCOMPARE(tracer->contours(), expected->contours());
    }
    const auto opaque = BodyTracer::create(image.convertToFormat(QImage::Format_RGB32), {});
    QVERIFY(opaque);
    QCOMPARE(opaque->contours().size(), std::size_t(1));
    QCOMPARE(area(opaque->contours().front().outer), 256.0 * 256.0);
}

void tst_BodyTrace::outlinesAreThoseOfPhysics()
{
    const QImage image = sprite("s08_gear_256").convertToFormat(QImage::Format_RGBA8888);
    TraceSettings settings;
    settings.contour = TraceSettings::Contour::Smooth;
    settings.threshold = 100;
    settings.connectivity = 8;
    settings.fit = TraceSettings::Fit::Cover;
    settings.tolerance = 2.5;
    const auto tracer = BodyTracer::create(image, settings);
    QVERIFY(tracer);
    const auto trace = tracer->outlines(settings);
    QVERIFY(trace);

    const hullsmith::AlphaImage alpha{image.constBits() + 3, 256, 256, image.bytesPerLine(), 4};
    const hullsmith::TraceOptions options{.contour = hullsmith::Contour::Smooth,
                                          .connectivity = hullsmith::Connectivity::Eight,
                                          .threshold = 100};
    const auto raw = hullsmith::trace(alpha, options);
    QVERIFY(raw);
    const auto simple =
        hullsmith::simplify(raw->islands, {.fit = hullsmith::Fit::Cover, .tolerance = 2.5});
    QVERIFY(simple);
    QCOMPARE(outlinesOf(*trace), simple->outlines);
    QCOMPARE(trace->deviation, simple->deviation);
    QCOMPARE(trace->vertices, simple->vertices);
    const auto mask = hullsmith::MaskOverlap::create(alpha, options);
    QVERIFY(mask);
    QCOMPARE(trace->overlap.iou(), mask->measure(simple->outlines).iou());

    int pieces = 0;
    for (const Outline &outline : simple->outlines)
        pieces += int(hullsmith::split(outline.outer, outline.holes, {.cornerLimit = 8})
                          .value_or(hullsmith::SplitResult())
                          .pieces.size());
    const auto stated = tracePieces(*trace, 8);
    QVERIFY(stated);
    QCOMPARE(stated->unsplit, 0);
    QCOMPARE(stated->pieces, pieces);
    QVERIFY(stated->mostCorners <= 8);
    QVERIFY(stated->smallestAngle > 0.0);
}

void tst_BodyTrace::anotherGoalNeedsNoOtherTracer()
{
    const QImage image = sprite("s08_gear_256");
    TraceSettings settings;
    const auto tracer = BodyTracer::create(image, settings);
    QVERIFY(tracer);
    settings.tolerance = 3.0;
    QVERIFY(tracer->serves(settings));
    const auto again = BodyTracer::create(image, settings);
    QVERIFY(again);
    QCOMPARE(outlinesOf(tracer->outlines(settings).value_or(BodyTrace())),
             outlinesOf(again->outlines(settings).value_or(BodyTrace())));
    settings.threshold = 40;
    QVERIFY(!tracer->serves(settings));
}

void tst_BodyTrace::oneSideIsThatOfThePixels()
{
    constexpr double rounding = 1e-9; // square pixels: of areas of some ten thousand
    const QImage image = sprite("s08_gear_256");
    TraceSettings settings;
    settings.tolerance = 2.0;
    const auto closest = BodyTracer::create(image, settings);
    QVERIFY(closest && closest->isSmooth());
    settings.fit = TraceSettings::Fit::Cover;
    QVERIFY(!closest->serves(settings));
    const auto tracer = BodyTracer::create(image, settings);
    QVERIFY(tracer && !tracer->isSmooth());
    const auto cover = tracer->outlines(settings);
    QVERIFY(cover && cover->overlap.lost() <= rounding && cover->overlap.gained() > 1.0);
    settings.fit = TraceSettings::Fit::Inside;
    QVERIFY(tracer->serves(settings));
    const auto inside = tracer->outlines(settings);
    QVERIFY(inside && inside->overlap.gained() <= rounding && inside->overlap.lost() > 1.0);
    // Who asks for a smooth contour gets it.
    settings.contour = TraceSettings::Contour::Smooth;
    QVERIFY(BodyTracer::create(image, settings)->isSmooth());
}

void tst_BodyTrace::vertexBudgetIsMet()
{
    const auto tracer = BodyTracer::create(sprite("s06_islands_128"), {});
    QVERIFY(tracer);
    TraceSettings settings;
    settings.goal = TraceSettings::Goal::Vertices;
    double before = 1e9;
    for (const int budget : {20, 40, 80}) {
        settings.vertices = budget;
        const auto trace = tracer->outlines(settings);
        QVERIFY(trace);
        QVERIFY(trace->vertices <= budget);
        QVERIFY(trace->vertices > budget / 2);
        QVERIFY(trace->deviation < before);
        before = trace->deviation;
    }
}

void tst_BodyTrace::pieceBudgetIsMet()
{
    const auto tracer = BodyTracer::create(sprite("s07_hero_256"), {});
    QVERIFY(tracer);
    TraceSettings settings;
    settings.goal = TraceSettings::Goal::Pieces;
    double iou = 0.0;
    for (const int budget : {8, 14, 28}) {
        settings.pieces = budget;
        const auto trace = tracer->outlines(settings, 8);
        QVERIFY2(trace, trace ? "" : qPrintable(trace.error().message));
        const auto pieces = tracePieces(*trace, 8);
        QVERIFY(pieces);
        QVERIFY(pieces->pieces <= budget);
        QCOMPARE(pieces->unsplit, 0);
        QVERIFY(trace->overlap.iou() > iou); // More pieces follow the image more closely.
        iou = trace->overlap.iou();
        // The tolerance is near the least: a good deal less does not do.
        TraceSettings nearer = settings;
        nearer.goal = TraceSettings::Goal::Tolerance;
        nearer.tolerance = trace->tolerance * 0.5;
        const auto more = tracer->outlines(nearer);
        QVERIFY(more);
        QVERIFY(tracePieces(*more, 8).value_or(TracePieces()).pieces > budget);
    }
}

void tst_BodyTrace::tightBudgetsAreFaults()
{
    const auto tracer = BodyTracer::create(sprite("s06_islands_128"), {});
    QVERIFY(tracer);
    TraceSettings settings;
    settings.goal = TraceSettings::Goal::Vertices;
    settings.vertices = 7;
    const auto few = tracer->outlines(settings);
    QVERIFY(!few);
    QCOMPARE(few.error().kind, BodyTraceFault::Kind::BudgetTooTight);
    QVERIFY(few.error().message.contains(u'7'));
    settings.goal = TraceSettings::Goal::Pieces;
    settings.pieces = 4; // There are five islands.
    const auto none = tracer->outlines(settings);
    QVERIFY(!none);
    QCOMPARE(none.error().kind, BodyTraceFault::Kind::BudgetTooTight);
}

void tst_BodyTrace::seedTakesItsIsland()
{
    const QImage image = sprite("s06_islands_128");
    const auto all = BodyTracer::create(image, {});
    QVERIFY(all);
    const auto everything = all->outlines({});
    QVERIFY(everything);
    for (const ImageIsland &island : everything->islands) {
        const auto one = BodyTracer::create(image, {}, island.seed);
        QVERIFY(one);
        const auto trace = one->outlines({});
        QVERIFY(trace);
        QCOMPARE(trace->islands.size(), std::size_t(1));
        QCOMPARE(trace->islands[0].seed, island.seed);
        QCOMPARE(trace->islands[0].outline, island.outline);
    }
    const auto empty = BodyTracer::create(image, {}, hullsmith::Pixel{0, 0});
    QVERIFY(!empty);
    QCOMPARE(empty.error().kind, BodyTraceFault::Kind::NoIsland);
    const auto outside = BodyTracer::create(image, {}, hullsmith::Pixel{-4, 500});
    QVERIFY(!outside);
    QCOMPARE(outside.error().kind, BodyTraceFault::Kind::NoIsland);
}

void tst_BodyTrace::regionAndSpecksAreLeftOut()
{
    QImage image(20, 10, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    const auto paint = [&image](const QRect &rect) {
        for (int y = rect.top(); y <= rect.bottom(); ++y)
            for (int x = rect.left(); x <= rect.right(); ++x)
                image.setPixelColor(x, y, Qt::black);
    };
    paint({1, 1, 6, 6});
    paint({10, 2, 5, 5});
    paint({17, 8, 2, 1}); // a speck
    TraceSettings settings = exact();
    settings.leastIsland = 3;
    const auto specks = BodyTracer::create(image, settings);
    QVERIFY(specks);
    const auto trace = specks->outlines(settings);
    QVERIFY(trace);
    QCOMPARE(trace->islands.size(), std::size_t(2));
    QCOMPARE(trace->droppedIslands, 1);
    QCOMPARE(trace->overlap.iou(), 1.0); // Specks left out are no loss.
    settings.region = hullsmith::PixelRect{8, 0, 5, 10};
    const auto part = BodyTracer::create(image, settings);
    QVERIFY(part);
    QCOMPARE(part->contours().size(), std::size_t(1));
    QCOMPARE(area(part->contours()[0].outer), 15.0);
    settings.region.reset();
    settings.leastIsland = 100;
    const auto nothing = BodyTracer::create(image, settings);
    QVERIFY(!nothing);
    QCOMPARE(nothing.error().kind, BodyTraceFault::Kind::NothingSolid);
}

void tst_BodyTrace::shapesStandFromThePivot()
{
    const auto tracer = BodyTracer::create(sprite("s06_islands_128"), exact());
    QVERIFY(tracer);
    const auto trace = tracer->outlines(exact());
    QVERIFY(trace);
    const Vec2 pivot(64.0, 32.0);
    const std::vector<SceneShape> shapes = tracedShapes(*trace, pivot, QStringLiteral("rocks"));
    QCOMPARE(shapes.size(), std::size_t(5));
    QCOMPARE(shapes[0].name, QStringLiteral("rocks"));
    QCOMPARE(shapes[4].name, QStringLiteral("rocks_5"));
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const SceneShape &shape = shapes[i];
        QVERIFY(shape.traced);
        QCOMPARE(shape.traced->outer, shape.vertices);
        QCOMPARE(shape.traced->holes, shape.holes);
        // The seed is a pixel of the island: rows count from the top, the frame's y goes up.
        const Vec2 seed(shape.traced->seed.column + 0.5, 128.0 - shape.traced->seed.row - 0.5);
        const hullsmith::Aabb box = hullsmith::Aabb::of(shape.vertices);
        QVERIFY(((seed - pivot).array() > box.lower.array()).all());
        QVERIFY(((seed - pivot).array() < box.upper.array()).all());
        QCOMPARE(shape.vertices[0], Vec2(trace->islands[i].outline.outer[0] - pivot));
    }
}

void tst_BodyTrace::faultsNameWhatIsWrong()
{
    const auto none = BodyTracer::create({}, {});
    QVERIFY(!none);
    QCOMPARE(none.error().kind, BodyTraceFault::Kind::NoImage);
    QImage clear(8, 8, QImage::Format_ARGB32);
    clear.fill(Qt::transparent);
    const auto empty = BodyTracer::create(clear, {});
    QVERIFY(!empty);
    QCOMPARE(empty.error().kind, BodyTraceFault::Kind::NothingSolid);
    QVERIFY(!empty.error().message.isEmpty());
    TraceSettings wrong;
    wrong.threshold = 0;
    const auto bad = BodyTracer::create(clear, wrong);
    QVERIFY(!bad);
    QCOMPARE(bad.error().kind, BodyTraceFault::Kind::BadSettings);
}

void tst_BodyTrace::stopsWhenAsked()
{
    std::stop_source source;
    source.request_stop();
    const QImage image = sprite("s12_creature_2048");
    const auto stopped = BodyTracer::create(image, {}, {}, source.get_token());
    QVERIFY(!stopped);
    QCOMPARE(stopped.error().kind, BodyTraceFault::Kind::Cancelled);
    const auto tracer = BodyTracer::create(image, {});
    QVERIFY(tracer);
    for (const auto goal : {TraceSettings::Goal::Tolerance, TraceSettings::Goal::Vertices,
                            TraceSettings::Goal::Pieces}) {
        TraceSettings settings;
        settings.goal = goal;
        const auto trace = tracer->outlines(settings, 8, source.get_token());
        QVERIFY(!trace);
        QCOMPARE(trace.error().kind, BodyTraceFault::Kind::Cancelled);
    }
    const auto whole = tracer->outlines({});
    QVERIFY(whole);
    QVERIFY(!tracePieces(*whole, 8, source.get_token()));
}

QTEST_GUILESS_MAIN(tst_BodyTrace)
#include "tst_bodytrace.moc"
