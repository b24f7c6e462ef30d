#include "editor/tools/boxtool.h"
#include "editor/tools/circletool.h"
#include "editor/tools/handtool.h"
#include "editor/tools/pivottool.h"
#include "toolfixture.h"

#include <QSignalSpy>
#include <QTest>

using hullsmith::Vec2;

/// The box, circle, pivot and hand tools.
class tst_DrawTools : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void boxIsCounterClockwiseWhicheverWayItIsDrawn_data();
    void boxIsCounterClockwiseWhicheverWayItIsDrawn();
    void shiftMakesASquare();
    void boxLabelShowsItsSize();
    void clickDrawsNothing();
    void escapeDropsTheBox();
    void boxSnapsToTheGrid();
    void enterAddsAtThePivot();
    void circleFromCentreToRim();
    void shiftKeepsTheRadiusWhole();
    void pivotFollowsTheDragInOneStep();
    void pivotSnapsToPixelCorners();
    void pivotEscapePutsItBack();
    void pivotArrowsNudge();
    void withoutABodyOneIsMade();
    void pivotWithoutABodyIsHarmless();
    void handPansTheView();
};

void tst_DrawTools::boxIsCounterClockwiseWhicheverWayItIsDrawn_data()
{
    QTest::addColumn<double>("x0");
    QTest::addColumn<double>("y0");
    QTest::addColumn<double>("x1");
    QTest::addColumn<double>("y1");
    QTest::newRow("up right") << -10.0 << -5.0 << 30.0 << 15.0;
    QTest::newRow("down left") << 30.0 << 15.0 << -10.0 << -5.0;
    QTest::newRow("up left") << 30.0 << -5.0 << -10.0 << 15.0;
}

void tst_DrawTools::boxIsCounterClockwiseWhicheverWayItIsDrawn()
{
    QFETCH(double, x0);
    QFETCH(double, y0);
    QFETCH(double, x1);
    QFETCH(double, y1);
    ToolFixture f;
    BoxTool tool(f.context);
    f.drag(tool, {x0, y0}, {x1, y1});
    QCOMPARE(f.steps(), 1);
    QCOMPARE(f.shape().vertices,
             (std::vector<Vec2>{{-10.0, -5.0}, {30.0, -5.0}, {30.0, 15.0}, {-10.0, 15.0}}));
    QVERIFY(f.selection.contains(f.shape().id));
}

void tst_DrawTools::shiftMakesASquare()
{
    ToolFixture f;
    BoxTool tool(f.context);
    f.drag(tool, {0.0, 0.0}, {30.0, -12.0}, Qt::ShiftModifier);
    QCOMPARE(f.vertex(0), Vec2(0.0, -30.0));
    QCOMPARE(f.vertex(2), Vec2(30.0, 0.0));
}

void tst_DrawTools::boxLabelShowsItsSize()
{
    ToolFixture f;
    BoxTool tool(f.context);
    tool.press(f.at(0.0, 0.0));
    tool.move(f.at(12.0, 8.0));
    QCOMPARE(tool.overlay().label, QStringLiteral("12.00 × 8.00"));
    QVERIFY(tool.overlay().draftClosed);
}

void tst_DrawTools::clickDrawsNothing()
{
    ToolFixture f;
    BoxTool box(f.context);
    f.click(box, 3.0, 3.0);
    CircleTool circle(f.context);
    f.click(circle, 3.0, 3.0);
    QCOMPARE(f.steps(), 0);
}

void tst_DrawTools::escapeDropsTheBox()
{
    ToolFixture f;
    BoxTool tool(f.context);
    tool.press(f.at(0.0, 0.0));
    tool.move(f.at(12.0, 8.0));
    QVERIFY(tool.key(Qt::Key_Escape, Qt::NoModifier));
    tool.release(f.at(12.0, 8.0));
    QCOMPARE(f.steps(), 0);
    QVERIFY(tool.overlay().draft.empty());
}

void tst_DrawTools::boxSnapsToTheGrid()
{
    ToolFixture f;
    f.context.snap.grid = true;
    BoxTool tool(f.context);
    f.drag(tool, {1.0, -2.0}, {14.0, 21.0});
    QCOMPARE(f.vertex(0), Vec2(0.0, 0.0));
    QCOMPARE(f.vertex(2), Vec2(16.0, 24.0));
}

void tst_DrawTools::enterAddsAtThePivot()
{
    ToolFixture f;
    BoxTool box(f.context);
    QVERIFY(box.key(Qt::Key_Return, Qt::NoModifier));
    QCOMPARE(f.vertex(2), Vec2(16.0, 16.0));
    CircleTool circle(f.context);
    QVERIFY(circle.key(Qt::Key_Return, Qt::NoModifier));
    QCOMPARE(f.shape(1).vertices.front(), Vec2(0.0, 0.0));
    QCOMPARE(f.shape(1).radius, 16.0);
    QCOMPARE(f.steps(), 2);
}

void tst_DrawTools::circleFromCentreToRim()
{
    ToolFixture f;
    CircleTool tool(f.context);
    f.drag(tool, {10.0, 10.0}, {13.0, 14.0});
    QVERIFY(f.shape().type == ShapeType::Circle);
    QCOMPARE(f.shape().vertices, (std::vector<Vec2>{{10.0, 10.0}}));
    QCOMPARE(f.shape().radius, 5.0);
    QCOMPARE(f.steps(), 1);
}

void tst_DrawTools::shiftKeepsTheRadiusWhole()
{
    ToolFixture f;
    CircleTool tool(f.context);
    f.drag(tool, {0.0, 0.0}, {5.3, 0.0}, Qt::ShiftModifier);
    QCOMPARE(f.shape().radius, 5.0);
}

/// The canvas keeps the image in place, so a place on the screen is a place in the image; the world
/// is what follows the pivot.
static CanvasEvent atImage(const ToolFixture &f, double x, double y)
{
    const Vec2 world = Vec2(x, y) - f.body().pivot;
    return f.at(world.x(), world.y());
}

void tst_DrawTools::pivotFollowsTheDragInOneStep()
{
    ToolFixture f;
    f.loadSquare(); // pivot 32, 24: the square's first corner lies there in the image
    PivotTool tool(f.context);
    QSignalSpy moved(&tool, &CanvasTool::originMoved);
    tool.press(atImage(f, 40.0, 30.0));
    QCOMPARE(f.body().pivot, Vec2(40.0, 30.0));
    tool.move(atImage(f, 50.0, 20.0));
    tool.move(atImage(f, 48.5, 20.0));
    tool.release(atImage(f, 48.5, 20.0));
    QCOMPARE(f.body().pivot, Vec2(48.5, 20.0));
    QCOMPARE(f.vertex(0), Vec2(-16.5, 4.0)); // the same place in the image
    QCOMPARE(f.steps(), 1);
    QCOMPARE(moved.count(), 3);
    f.document.undo();
    QCOMPARE(f.body().pivot, Vec2(32.0, 24.0));
    QCOMPARE(f.vertex(0), Vec2(0.0, 0.0));
}

void tst_DrawTools::pivotSnapsToPixelCorners()
{
    ToolFixture f;
    f.context.snap.pixels = true;
    PivotTool tool(f.context);
    tool.press(atImage(f, 40.4, 30.6));
    tool.release(atImage(f, 40.4, 30.6));
    QCOMPARE(f.body().pivot, Vec2(40.0, 31.0));
}

void tst_DrawTools::pivotEscapePutsItBack()
{
    ToolFixture f;
    f.loadSquare();
    PivotTool tool(f.context);
    tool.press(atImage(f, 40.0, 30.0));
    tool.move(atImage(f, 50.0, 20.0));
    QVERIFY(tool.key(Qt::Key_Escape, Qt::NoModifier));
    QCOMPARE(f.body().pivot, Vec2(32.0, 24.0));
    QCOMPARE(f.steps(), 0);
    tool.move(atImage(f, 60.0, 20.0));
    tool.release(atImage(f, 60.0, 20.0));
    QCOMPARE(f.body().pivot, Vec2(32.0, 24.0));
}

void tst_DrawTools::pivotArrowsNudge()
{
    ToolFixture f;
    PivotTool tool(f.context);
    QVERIFY(tool.key(Qt::Key_Up, Qt::ShiftModifier));
    QCOMPARE(f.body().pivot, Vec2(32.0, 34.0));
    QVERIFY(tool.key(Qt::Key_Left, Qt::NoModifier));
    QCOMPARE(f.body().pivot, Vec2(31.0, 34.0));
    QCOMPARE(f.steps(), 1); // a row of nudges
    tool.press(atImage(f, 40.0, 30.0));
    tool.release(atImage(f, 40.0, 30.0));
    QVERIFY(tool.key(Qt::Key_Left, Qt::NoModifier)); // a press ends the row
    QCOMPARE(f.steps(), 3);
    tool.leave();
    QVERIFY(tool.key(Qt::Key_Left, Qt::NoModifier)); // so does another tool
    QCOMPARE(f.steps(), 4);
    f.document.undo();
    f.document.undo();
    QCOMPARE(f.body().pivot, Vec2(40.0, 30.0));
    f.document.undo();
    f.document.undo();
    QCOMPARE(f.body().pivot, Vec2(32.0, 24.0));
}

void tst_DrawTools::withoutABodyOneIsMade()
{
    ToolFixture f;
    f.load({});
    BoxTool box(f.context);
    CircleTool circle(f.context);
    for (CanvasTool *tool : {static_cast<CanvasTool *>(&box), static_cast<CanvasTool *>(&circle)}) {
        f.drag(*tool, {0.0, 0.0}, {20.0, 20.0});
        QCOMPARE(f.document.data().bodies.size(), std::size_t(1));
        QCOMPARE(f.selection.shapes(), std::set<ShapeId>{f.shape().id});
        f.document.undo(); // Body and shape are one step.
        QVERIFY(f.document.data().bodies.empty());
    }
    f.document.redo();
    QCOMPARE(f.body().name, QStringLiteral("body"));
    QCOMPARE(f.shape().name, QStringLiteral("circle"));
    f.document.undo();
    QVERIFY(box.key(Qt::Key_Return, Qt::NoModifier)); // The keyboard's way does the same.
    QCOMPARE(f.shape().name, QStringLiteral("box"));
}

void tst_DrawTools::pivotWithoutABodyIsHarmless()
{
    ToolFixture f;
    f.load({});
    PivotTool pivot(f.context);
    f.drag(pivot, {0.0, 0.0}, {20.0, 20.0});
    QVERIFY(!pivot.key(Qt::Key_Return, Qt::NoModifier));
    QVERIFY(pivot.hint().contains(QStringLiteral("body")));
    QCOMPARE(f.steps(), 0);
}

void tst_DrawTools::handPansTheView()
{
    ToolFixture f;
    HandTool hand(f.context);
    QVERIFY(hand.pansView());
    QVERIFY(!hand.key(Qt::Key_Left, Qt::NoModifier)); // left to the canvas, which pans
    QVERIFY(!hand.hint().isEmpty());
}

QTEST_GUILESS_MAIN(tst_DrawTools)
#include "tst_drawtools.moc"
