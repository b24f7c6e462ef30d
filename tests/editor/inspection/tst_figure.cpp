#include "lessonpair.h"

#include "editor/inspection/figureexport.h"
#include "editor/inspection/numberline.h"
#include "editor/inspection/stepfacts.h"

#include <QBuffer>
#include <QPainter>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>

using hullsmith::Vec2;

namespace {

/// Pixels of about this colour (antialiasing softens thin lines).
int pixelsOf(const QImage &image, const QColor &colour)
{
    constexpr int softness = 70;
    const auto isNear = [&](QRgb p) {
        return std::abs(qRed(p) - colour.red()) + std::abs(qGreen(p) - colour.green()) +
                   std::abs(qBlue(p) - colour.blue()) <
               softness;
    };
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        count += int(std::count_if(line, line + image.width(), isNear));
    }
    return count;
}

size_t fingerprint(const QImage &image)
{
    return qHashBits(image.constBits(), size_t(image.sizeInBytes()));
}

QImage figure(const PairInspection &pair, const char *key,
              const Palette &palette = Palette::light())
{
    FigurePage page;
    page.size = {640, 520};
    page.style.palette = palette;
    return figureImage(pair, pair.trace().find(key), page);
}

} // namespace

class tst_Figure : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyStepIsDrawn_data();
    void everyStepIsDrawn();
    void sameStepSamePicture();
    void separatingLineShowsWithTheGap();
    void overlapIsHatched();
    void contactsShowAtTheResult_data();
    void contactsShowAtTheResult();
    void roundedOutlineIsDrawnAroundItsCore();
    void ghostOnlyWhereThereIsAPush();
    void faultyPairIsStillDrawn();
    void svgIsWellFormedAndHasNoFonts();
    void boundsHoldEveryAxis_data();
    void boundsHoldEveryAxis();
    void numberLineHasTheCanvasScale();
    void levelAxisLinesUp();
};

void tst_Figure::everyStepIsDrawn_data()
{
    QTest::addColumn<QString>("id");
    for (const Lesson &each : lessons())
        QTest::newRow(qPrintable(each.id)) << each.id;
}

void tst_Figure::everyStepIsDrawn()
{
    QFETCH(QString, id);
    const LessonPair lesson(id);
    QSet<size_t> seen;
    for (const bool dark : {false, true}) {
        FigurePage page;
        page.size = {420, 420};
        page.sentence = false;
        page.style.palette = dark ? Palette::darkTheme() : Palette::light();
        const int count = int(lesson.pair.trace().events.size());
        for (int i = dark ? count - 3 : 0; i < count; ++i) { // the themes differ in colour only
            const QImage image = figureImage(lesson.pair, i, page);
            // One shape may lie hidden under the other, or under the marked edge.
            QVERIFY(pixelsOf(image, page.style.palette.shapeA) +
                        pixelsOf(image, page.style.palette.shapeB) >
                    20);
            QVERIFY(pixelsOf(image, page.style.palette.ink) > 0);
            seen << fingerprint(image);
        }
    }
    QVERIFY(seen.size() > 5); // steps look different
}

void tst_Figure::sameStepSamePicture()
{
    const LessonPair one(QStringLiteral("only-b-knows"));
    const LessonPair two(QStringLiteral("only-b-knows"));
    QCOMPARE(figure(one.pair, "sat/axis/B1/compare"), figure(two.pair, "sat/axis/B1/compare"));
    QVERIFY(figure(one.pair, "sat/axis/B1/compare") != figure(one.pair, "sat/axis/B1/project-B"));
}

void tst_Figure::separatingLineShowsWithTheGap()
{
    const LessonPair lesson(QStringLiteral("only-b-knows"));
    const QColor gap = Palette::light().gap;
    QVERIFY(pixelsOf(figure(lesson.pair, "sat/axis/B1/compare"), gap) >
            pixelsOf(figure(lesson.pair, "sat/axis/B1/project-B"), gap) + 500);
}

void tst_Figure::overlapIsHatched()
{
    const LessonPair lesson(QStringLiteral("only-b-knows"));
    const QColor overlap = Palette::light().overlap;
    QVERIFY(pixelsOf(figure(lesson.pair, "sat/axis/A0/compare"), overlap) >
            pixelsOf(figure(lesson.pair, "sat/axis/A0/project-B"), overlap) + 50);
}

void tst_Figure::contactsShowAtTheResult_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QColor>("colour");
    QTest::newRow("two contacts") << "overhang" << Palette::light().overlap;
    QTest::newRow("circle") << "circle-centre-inside" << Palette::light().overlap;
    QTest::newRow("touching") << "just-touching" << Palette::light().overlap;
    QTest::newRow("nearest points") << "gap-not-distance" << Palette::light().gap;
}

void tst_Figure::contactsShowAtTheResult()
{
    QFETCH(QString, id);
    QFETCH(QColor, colour);
    const LessonPair lesson(id);
    FigurePage page;
    page.size = {640, 520};
    const int last = int(lesson.pair.trace().events.size()) - 1;
    const QImage with = figureImage(lesson.pair, last, page);
    const QImage before = figureImage(lesson.pair, last - 1, page);
    page.style.contacts = false;
    const QImage without = figureImage(lesson.pair, last, page);
    QVERIFY(pixelsOf(with, colour) > pixelsOf(without, colour) + 80);
    QCOMPARE(figureImage(lesson.pair, last - 1, page), before);
    page.style.contacts = true;
    page.style.focus = StepFocus::onContact(0);
    QVERIFY(figureImage(lesson.pair, last, page) != with);
    QCOMPARE(figureImage(lesson.pair, last - 1, page), before); // Nothing to mark there yet.
}

void tst_Figure::roundedOutlineIsDrawnAroundItsCore()
{
    const LessonPair lesson(QStringLiteral("one-gap"), {.radiusA = 0.5});
    const QSizeF size(400, 400);
    QImage image(size.toSize(), QImage::Format_RGB32);
    const FigureView view = FigureView::fitted({{-1.0, -1.0}, {9.0, 9.0}}, size, 0.0);
    {
        QPainter painter(&image);
        paintFigure(painter, lesson.pair, lesson.pair.trace().find("sat/axis/A1/compare"), view);
    }
    const auto painted = [&](double x, double y) {
        const QPoint at = view.toScreen.map(QPointF(x, y)).toPoint();
        return pixelsOf(image.copy(QRect(at - QPoint(2, 2), QSize(5, 5))),
                        Palette::light().shapeA) > 0;
    };
    QVERIFY(painted(-0.5, 1.3));                                         // Its outline,
    QVERIFY(painted(-0.5 * std::sqrt(0.5), 4.0 + 0.5 * std::sqrt(0.5))); // round at the corner,
    QVERIFY(!painted(-0.5, 4.5));
    bool core = false; // and the thin core, the edge that closes it included.
    const QRgb fill = image.pixel(view.toScreen.map(QPointF(0.25, 1.5)).toPoint());
    for (double y = 1.0; y < 2.0; y += 0.1)
        core = core || image.pixel(view.toScreen.map(QPointF(0.0, y)).toPoint()) != fill;
    QVERIFY(core);
}

void tst_Figure::ghostOnlyWhereThereIsAPush()
{
    const LessonPair lesson(QStringLiteral("which-way"));
    FigurePage page;
    page.size = {640, 520};
    const int result = lesson.pair.trace().find("sat/result");
    const QImage out = figureImage(lesson.pair, result, page);
    page.style.clock = StepClock(100.0);
    QVERIFY(figureImage(lesson.pair, result, page) != out);
    page.style.clock =
        StepClock(StepClock::ghostOut + StepClock::ghostPause + StepClock::ghostBack);
    QCOMPARE(figureImage(lesson.pair, result, page), out); // Home again.
    const LessonPair apart(QStringLiteral("one-gap"));
    const int end = apart.pair.trace().find("sat/result");
    const QImage still = figureImage(apart.pair, end, page);
    page.style.clock = StepClock(StepClock::stepTime);
    QCOMPARE(figureImage(apart.pair, end, page), still);
}

void tst_Figure::faultyPairIsStillDrawn()
{
    LessonPair lesson(QStringLiteral("one-gap"));
    SceneShape shape = *lesson.document.data().shape(lesson.b);
    shape.vertices.resize(2);
    lesson.document.setGeometry(shape);
    lesson.pair.update(lesson.document.data());
    FigurePage page;
    const QImage image = figureImage(lesson.pair, -1, page);
    QVERIFY(pixelsOf(image, page.style.palette.shapeA) > 0);
}

void tst_Figure::svgIsWellFormedAndHasNoFonts()
{
    const LessonPair lesson(QStringLiteral("circle-corner"));
    for (int i = 0; i < int(lesson.pair.trace().events.size()); ++i) {
        QBuffer buffer;
        buffer.open(QIODevice::ReadWrite);
        QVERIFY(writeFigureSvg(buffer, lesson.pair, i, {}));
        QVERIFY(buffer.data().contains("<path"));
        QVERIFY(!buffer.data().contains("<text"));
        QXmlStreamReader reader(buffer.data());
        while (!reader.atEnd())
            reader.readNext();
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    }
}

void tst_Figure::boundsHoldEveryAxis_data()
{
    everyStepIsDrawn_data();
}

void tst_Figure::boundsHoldEveryAxis()
{
    QFETCH(QString, id);
    const LessonPair lesson(id);
    const hullsmith::Aabb box = figureBounds(lesson.pair).grown(1e-9);
    for (const hullsmith::SatEvent &event : lesson.pair.trace().events) {
        if (event.kind != hullsmith::SatEvent::Kind::Compare)
            continue;
        const Vec2 side = hullsmith::perpLeft(event.axis.normal);
        const double offset = axisOffset(lesson.pair, event.axis.normal);
        for (const double value :
             {event.axis.a.min, event.axis.a.max, event.axis.b.min, event.axis.b.max})
            QVERIFY(box.contains(event.axis.normal * value + side * offset));
        for (const Vec2 &v : lesson.pair.a().core)
            QVERIFY(side.dot(v) > offset); // the axis runs beside the shapes
    }
}

void tst_Figure::numberLineHasTheCanvasScale()
{
    const LessonPair lesson(QStringLiteral("only-b-knows"));
    const FigureView view = FigureView::fitted(figureBounds(lesson.pair), {800, 600});
    const int event = lesson.pair.trace().find("sat/axis/B1/compare");
    const NumberLineScale scale = numberLineScale(lesson.pair, event, view);
    const QPointF one = view.toScreen.map(QPointF(1, 0)) - view.toScreen.map(QPointF(0, 0));
    QCOMPARE(scale.pixelsPerMetre, std::hypot(one.x(), one.y()));
    QVERIFY(!scale.aligned);
}

void tst_Figure::levelAxisLinesUp()
{
    const LessonPair lesson(QStringLiteral("only-b-knows"));
    FigureView view = FigureView::fitted(figureBounds(lesson.pair), {800, 600});
    const int event = lesson.pair.trace().find("sat/axis/B1/compare");
    const Vec2 normal = stepFacts(lesson.pair, event).values.normal;
    QTransform turn;
    turn.rotateRadians(-std::atan2(normal.y(), normal.x()));
    view.toScreen = turn * view.toScreen;
    const NumberLineScale scale = numberLineScale(lesson.pair, event, view);
    QVERIFY(scale.aligned);
    const Vec2 corner = lesson.pair.b().core[1];
    const double x = view.toScreen.map(QPointF(corner.x(), corner.y())).x();
    QVERIFY(std::abs(scale.x(normal.dot(corner)) - x) < 1e-6);
}

QTEST_MAIN(tst_Figure)
#include "tst_figure.moc"
