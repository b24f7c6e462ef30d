#include "authorfixture.h"

#include "editor/canvas/tracepreviewitem.h"
#include "editor/document/bodytrace.h"
#include "editor/document/imagefile.h"
#include "editor/formats/nativeformat.h"
#include "editor/panels/numberfield.h"
#include "editor/panels/tracepanel.h"

#include <QComboBox>
#include <QGraphicsScene>
#include <QLabel>
#include <QPushButton>
#include <QSlider>

using hullsmith::Vec2;

namespace {

QString spritePath(const char *name)
{
    return QStringLiteral(HULLSMITH_TEST_DATA "/geometry/sprites/%1.png").arg(QLatin1String(name));
}

SceneData project(const char *sprite)
{
    SceneBody body;
    body.name = QStringLiteral("art");
    body.image = spritePath(sprite);
    const QSize size = spriteSize(body.image).value_or(QSize());
    body.pivot = Vec2(size.width() / 2.0, size.height() / 2.0);
    SceneData data;
    data.bodies = {body};
    return data;
}

/// What physics gives, asked without the window.
BodyTrace direct(const char *sprite, const TraceSettings &settings)
{
    const auto tracer =
        BodyTracer::create(loadSprite(spritePath(sprite)).value_or(QImage()), settings);
    return tracer ? tracer->outlines(settings, 8).value_or(BodyTrace()) : BodyTrace();
}

} // namespace

/// The Trace panel and the wand in Author mode, by mouse and keys.
class tst_TracePanel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void previewThenApplyIsOneStep();
    void figuresAreThoseOfPhysics();
    void tracedBodyShowsItsFiguresAtOnce();
    void sliderAfterApplyingStaysOneStep();
    void budgetsAndFaultsAreSaid();
    void cancelDropsThePreview();
    void handworkSurvivesTracingAgain();
    void wandTracesOneIsland();
    void wandGoesByKeys();
    void withoutImageNothingIsTraced();

private:
    static void press(AuthorFixture &f, const char *button)
    {
        auto *found = f.child<QPushButton>(button);
        QVERIFY(found && found->isVisible());
        found->click();
    }
    static TracePanel &panel(AuthorFixture &f) { return *f.window.findChild<TracePanel *>(); }
    static QString value(AuthorFixture &f, const char *name)
    {
        return f.child<QLabel>(name)->text();
    }
    static QPainterPath shown(AuthorFixture &f)
    {
        for (QGraphicsItem *item : f.mode->canvas()->scene()->items())
            if (const auto *preview = dynamic_cast<TracePreviewItem *>(item))
                return preview->path();
        return {};
    }
};

void tst_TracePanel::previewThenApplyIsOneStep()
{
    AuthorFixture f(project("s06_islands_128"));
    QVERIFY(f.ready());
    const QByteArray before = writeNative(f.document.data());
    QVERIFY(shown(f).isEmpty());
    press(f, "traceStart");
    QTRY_VERIFY(!shown(f).isEmpty());
    QCOMPARE(f.document.undoStack()->count(), 0);
    QTRY_VERIFY(!panel(f).isBusy());
    press(f, "traceApply");
    QVERIFY(shown(f).isEmpty());
    QCOMPARE(f.document.undoStack()->count(), 1);
    QCOMPARE(f.body().shapes.size(), std::size_t(5));
    QVERIFY(f.body().trace);
    const std::vector<SceneShape> expected =
        tracedShapes(direct("s06_islands_128", {}), f.body().pivot, QStringLiteral("art"));
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QCOMPARE(f.body().shapes[i].vertices, expected[i].vertices);
        QCOMPARE(f.body().shapes[i].holes, expected[i].holes);
        QCOMPARE(f.body().shapes[i].name, expected[i].name);
    }
    f.document.undo();
    QCOMPARE(writeNative(f.document.data()), before);
}

void tst_TracePanel::figuresAreThoseOfPhysics()
{
    AuthorFixture f(project("s08_gear_256"));
    QVERIFY(f.ready());
    press(f, "traceStart");
    const BodyTrace trace = direct("s08_gear_256", {});
    QTRY_COMPARE(value(f, "traceVertices"), QString::number(trace.vertices));
    QCOMPARE(value(f, "traceDeviation"), QString::number(trace.deviation, 'f', 2) + " px");
    QCOMPARE(value(f, "traceIou"), QString::number(100.0 * trace.overlap.iou(), 'f', 2) + " %");
    QVERIFY(value(f, "traceGained")
                .startsWith(QString::number(trace.overlap.gained(), 'f', 1) + " px²"));
    QVERIFY(
        value(f, "traceLost").startsWith(QString::number(trace.overlap.lost(), 'f', 1) + " px²"));
    const int limit = targetCornerLimit(f.document.data().settings);
    const auto pieces = tracePieces(trace, limit);
    QVERIFY(pieces && pieces->unsplit == 0);
    QTRY_VERIFY(value(f, "tracePieces").startsWith(QString::number(pieces->pieces) + " ·"));
}

void tst_TracePanel::tracedBodyShowsItsFiguresAtOnce()
{
    SceneData data = project("s06_islands_128");
    TraceSettings settings;
    settings.tolerance = 3.0;
    const BodyTrace trace = direct("s06_islands_128", settings);
    data.bodies[0].trace = settings;
    data.bodies[0].shapes = tracedShapes(trace, data.bodies[0].pivot, QStringLiteral("art"));
    AuthorFixture f(data);
    QVERIFY(f.ready());
    QTRY_COMPARE(value(f, "traceVertices"), QString::number(trace.vertices));
    QVERIFY(shown(f).isEmpty()); // It is no preview.
    QVERIFY(!f.child<QPushButton>("traceCancel")->isVisible());
    QCOMPARE(f.document.undoStack()->count(), 0);
    // A preview that is dropped leaves them as they were.
    auto *number = f.child<NumberField>("traceGoalNumber");
    number->setFocus();
    number->selectAll();
    QTest::keyClicks(number, "9");
    QTest::keyClick(number, Qt::Key_Return);
    QTRY_VERIFY(!shown(f).isEmpty() && !panel(f).isBusy());
    QVERIFY(value(f, "traceVertices") != QString::number(trace.vertices));
    press(f, "traceCancel");
    QTRY_COMPARE(value(f, "traceVertices"), QString::number(trace.vertices));
}

void tst_TracePanel::sliderAfterApplyingStaysOneStep()
{
    AuthorFixture f(project("s08_gear_256"));
    QVERIFY(f.ready());
    const QByteArray before = writeNative(f.document.data());
    press(f, "traceStart");
    QTRY_VERIFY(!shown(f).isEmpty() && !panel(f).isBusy());
    press(f, "traceApply");
    const ShapeId shape = f.body().shapes[0].id;
    auto *slider = f.child<QSlider>("traceSlider");
    const std::size_t atFirst = f.body().shapes[0].vertices.size();
    double tolerance = f.body().trace->tolerance;
    for (int i = 0; i < 4; ++i) {
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_PageUp);
        QTest::keyClick(slider, Qt::Key_PageUp);
        QTRY_VERIFY(!panel(f).isBusy());
        QVERIFY(f.body().trace->tolerance > 1.5 * tolerance);
        tolerance = f.body().trace->tolerance;
    }
    const std::size_t vertices = f.body().shapes[0].vertices.size();
    QVERIFY(vertices < atFirst);
    QCOMPARE(f.body().shapes[0].id, shape);
    QVERIFY(f.body().trace->tolerance > 1.0);
    const BodyTrace trace = direct("s08_gear_256", *f.body().trace);
    QCOMPARE(f.body().shapes[0].vertices, tracedShapes(trace, f.body().pivot, {}).front().vertices);
    QCOMPARE(value(f, "traceVertices"), QString::number(trace.vertices));
    QCOMPARE(f.document.undoStack()->count(), 1);
    f.undoAll();
    QCOMPARE(writeNative(f.document.data()), before);
    f.document.redo();
    QCOMPARE(f.body().shapes[0].vertices.size(), vertices);
}

void tst_TracePanel::budgetsAndFaultsAreSaid()
{
    AuthorFixture f(project("s06_islands_128"));
    QVERIFY(f.ready());
    auto *goal = f.child<QComboBox>("traceGoal");
    goal->setFocus();
    QTest::keyClick(goal, Qt::Key_Down); // Vertices
    auto *number = f.child<NumberField>("traceGoalNumber");
    const auto type = [number](const char *text) {
        number->setFocus();
        number->selectAll();
        QTest::keyClicks(number, QLatin1String(text));
        QTest::keyClick(number, Qt::Key_Return);
    };
    type("30");
    QTRY_VERIFY(value(f, "traceVertices").toInt() > 15 && value(f, "traceVertices").toInt() <= 30);
    QVERIFY(panel(f).isPreviewing());
    type("5");
    auto *note = f.child<QLabel>("traceNote");
    QTRY_VERIFY(note->isVisible());
    QVERIFY(note->text().contains(u'5'));
    QVERIFY(shown(f).isEmpty());
    QVERIFY(!f.child<QPushButton>("traceApply")->isEnabled());
    QCOMPARE(f.document.undoStack()->count(), 0);
}

void tst_TracePanel::cancelDropsThePreview()
{
    AuthorFixture f(project("s06_islands_128"));
    QVERIFY(f.ready());
    f.trigger("body.trace");
    QTRY_VERIFY(!shown(f).isEmpty());
    press(f, "traceCancel");
    QVERIFY(shown(f).isEmpty());
    QVERIFY(!panel(f).isPreviewing());
    QCOMPARE(f.document.undoStack()->count(), 0);
    // Cancelled before anything came: nothing comes.
    f.trigger("body.trace");
    press(f, "traceCancel");
    QTRY_VERIFY(!panel(f).isBusy());
    QVERIFY(shown(f).isEmpty());
}

void tst_TracePanel::handworkSurvivesTracingAgain()
{
    AuthorFixture f(project("s08_gear_256"));
    QVERIFY(f.ready());
    press(f, "traceStart");
    QTRY_VERIFY(!shown(f).isEmpty() && !panel(f).isBusy());
    press(f, "traceApply");
    f.selection.set({f.body().shapes[0].id});
    f.trigger("tool.select");
    const Vec2 from = f.body().shapes[0].vertices[0];
    const Vec2 to = from * 1.15;
    f.press(from);
    f.dragTo(0.5 * (from + to));
    f.dragTo(to);
    f.release(to);
    const Vec2 moved = f.body().shapes[0].vertices[0];
    QVERIFY((moved - to).norm() < 2.0);
    QCOMPARE(f.document.undoStack()->count(), 2);
    press(f, "traceAgain");
    QTRY_VERIFY(!panel(f).isBusy());
    const std::vector<Vec2> &now = f.body().shapes[0].vertices;
    QVERIFY(std::ranges::find(now, moved) != now.end());
    QVERIFY(f.mode->statusHint().contains(QStringLiteral("kept")));
    f.undoAll();
    QVERIFY(f.body().shapes.empty());
}

void tst_TracePanel::wandTracesOneIsland()
{
    AuthorFixture f(project("s06_islands_128"));
    QVERIFY(f.ready());
    QTest::keyClick(f.mode->canvas(), Qt::Key_W);
    QVERIFY(f.actions["tool.wand"]->isChecked());
    const BodyTrace all = direct("s06_islands_128", {});
    const ImageIsland &island = all.islands[1];
    const Vec2 inside =
        Vec2(island.seed.column + 0.5, 128.0 - island.seed.row - 1.5) - f.body().pivot;
    QTest::mouseMove(f.viewport(), f.screen(inside));
    QTRY_VERIFY(!f.mode->canvas()->tool()->overlay().highlight.empty());
    f.click(inside);
    QCOMPARE(f.document.undoStack()->count(), 1);
    QCOMPARE(f.body().shapes.size(), std::size_t(1));
    QCOMPARE(f.body().shapes[0].vertices, islandOnBody(island, f.body().pivot).rings.outer);
    QVERIFY(f.selection.contains(f.body().shapes[0].id));
    f.click(inside); // Once is enough.
    QCOMPARE(f.document.undoStack()->count(), 1);
    f.document.undo();
    QVERIFY(f.body().shapes.empty());
}

void tst_TracePanel::wandGoesByKeys()
{
    AuthorFixture f(project("s06_islands_128"));
    QVERIFY(f.ready());
    f.trigger("tool.wand");
    CanvasTool *wand = f.mode->canvas()->tool();
    const auto right = [&] {
        QTest::keyClick(f.mode->canvas(), Qt::Key_Right);
        return !wand->overlay().highlight.empty();
    };
    QTRY_VERIFY(right());
    QTest::keyClick(f.mode->canvas(), Qt::Key_Return);
    QCOMPARE(f.body().shapes.size(), std::size_t(1));
    right();
    QTest::keyClick(f.mode->canvas(), Qt::Key_Return);
    QCOMPARE(f.body().shapes.size(), std::size_t(2));
    QVERIFY(f.body().shapes[0].traced->seed != f.body().shapes[1].traced->seed);
    QCOMPARE(f.document.undoStack()->count(), 2);
}

void tst_TracePanel::withoutImageNothingIsTraced()
{
    SceneData data = project("s06_islands_128");
    data.bodies[0].image.clear();
    AuthorFixture f(data);
    QVERIFY(f.ready());
    f.trigger("body.trace");
    QVERIFY(!panel(f).isBusy());
    f.trigger("tool.wand");
    f.click({0, 0});
    QVERIFY(f.mode->statusHint().contains(QStringLiteral("no image")));
    QCOMPARE(f.document.undoStack()->count(), 0);
}

QTEST_MAIN(tst_TracePanel)
#include "tst_tracepanel.moc"
