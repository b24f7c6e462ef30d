#include "editor/tools/polygontool.h"

#include "toolfixture.h"

#include <QTest>

#include <cmath>
#include <numbers>

using hullsmith::Vec2;

class tst_PolygonTool : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void clickOnTheFirstCloses();
    void enterCloses();
    void enterNeedsThreeVertices();
    void firstLightsUpAtAnyZoom_data();
    void firstLightsUpAtAnyZoom();
    void backspaceTakesTheLastBack();
    void undoAndRedoInsideTheDraft();
    void newVertexForgetsTheRedo();
    void escapeDropsTheDraft();
    void undoOfTheDocumentDropsTheDraft();
    void doubleClickAddsOneVertex();
    void shiftTurnsInStepsOf15Degrees();
    void windingStaysAsDrawn();
    void namesAreFree();
    void withoutABodyOneIsMade();
    void hintFollowsTheDraft();

private:
    static void drawTriangle(const ToolFixture &f, PolygonTool &tool)
    {
        f.click(tool, 0.0, 0.0);
        f.click(tool, 50.0, 0.0);
        f.click(tool, 0.0, 50.0);
    }
};

void tst_PolygonTool::clickOnTheFirstCloses()
{
    ToolFixture f;
    PolygonTool tool(f.context);
    drawTriangle(f, tool);
    QCOMPARE(f.steps(), 0);
    f.hover(tool, 3.0, -4.0);
    QVERIFY(tool.overlay().draftCanClose);
    f.click(tool, 3.0, -4.0);
    QCOMPARE(f.steps(), 1);
    QVERIFY(!tool.isBusy());
    QCOMPARE(f.shape().vertices, (std::vector<Vec2>{{0.0, 0.0}, {50.0, 0.0}, {0.0, 50.0}}));
    QVERIFY(f.selection.contains(f.shape().id));
    f.document.undo();
    QVERIFY(f.body().shapes.empty());
}

void tst_PolygonTool::enterCloses()
{
    ToolFixture f;
    PolygonTool tool(f.context);
    drawTriangle(f, tool);
    QVERIFY(tool.key(Qt::Key_Return, Qt::NoModifier));
    QCOMPARE(f.shape().vertices.size(), std::size_t(3));
}

void tst_PolygonTool::enterNeedsThreeVertices()
{
    ToolFixture f;
    PolygonTool tool(f.context);
    QVERIFY(!tool.key(Qt::Key_Return, Qt::NoModifier));
    f.click(tool, 0.0, 0.0);
    f.click(tool, 50.0, 0.0);
    QVERIFY(tool.key(Qt::Key_Return, Qt::NoModifier));
    QVERIFY(tool.isBusy());
    QCOMPARE(f.steps(), 0);
}

void tst_PolygonTool::firstLightsUpAtAnyZoom_data()
{
    QTest::addColumn<double>("zoom");
    QTest::newRow("half") << 0.5;
    QTest::newRow("natural") << 1.0;
    QTest::newRow("eight") << 8.0;
}

void tst_PolygonTool::firstLightsUpAtAnyZoom()
{
    QFETCH(double, zoom);
    ToolFixture f;
    f.zoom = zoom;
    PolygonTool tool(f.context);
    drawTriangle(f, tool);
    f.hover(tool, -7.9 / zoom, 0.0);
    QVERIFY(tool.overlay().draftCanClose);
    f.hover(tool, -8.1 / zoom, 0.0);
    QVERIFY(!tool.overlay().draftCanClose);
}

void tst_PolygonTool::backspaceTakesTheLastBack()
{
    ToolFixture f;
    PolygonTool tool(f.context);
    drawTriangle(f, tool);
    QVERIFY(tool.key(Qt::Key_Backspace, Qt::NoModifier));
    QCOMPARE(tool.draft(), (std::vector<Vec2>{{0.0, 0.0}, {50.0, 0.0}}));
    QVERIFY(tool.key(Qt::Key_Backspace, Qt::NoModifier));
    QVERIFY(tool.key(Qt::Key_Backspace, Qt::NoModifier));
    QVERIFY(tool.draft().empty());
    QVERIFY(tool.isBusy()); // redo can bring them again
    QVERIFY(!tool.key(Qt::Key_Backspace, Qt::NoModifier));
    QVERIFY(!tool.isBusy());
}

void tst_PolygonTool::undoAndRedoInsideTheDraft()
{
    ToolFixture f;
    PolygonTool tool(f.context);
    drawTriangle(f, tool);
    QVERIFY(tool.undoStep());
    QVERIFY(tool.undoStep());
    QCOMPARE(tool.draft().size(), std::size_t(1));
    QVERIFY(tool.redoStep());
    QVERIFY(tool.redoStep());
    QVERIFY(!tool.redoStep());
    QCOMPARE(tool.draft(), (std::vector<Vec2>{{0.0, 0.0}, {50.0, 0.0}, {0.0, 50.0}}));
    for (int i = 0; i < 3; ++i)
        QVERIFY(tool.undoStep());
    QVERIFY(!tool.undoStep()); // now it is the document's turn
    QVERIFY(!tool.redoStep());
}

void tst_PolygonTool::newVertexForgetsTheRedo()
{
    ToolFixture f;
    PolygonTool tool(f.context);
    drawTriangle(f, tool);
    QVERIFY(tool.undoStep());
    f.click(tool, 70.0, 70.0);
    QVERIFY(!tool.redoStep());
    QCOMPARE(tool.draft().back(), Vec2(70.0, 70.0));
}

void tst_PolygonTool::escapeDropsTheDraft()
{
    ToolFixture f;
    PolygonTool tool(f.context);
    drawTriangle(f, tool);
    QVERIFY(tool.key(Qt::Key_Escape, Qt::NoModifier));
    QVERIFY(!tool.isBusy());
    QVERIFY(tool.overlay().draft.empty());
    QVERIFY(!tool.key(Qt::Key_Escape, Qt::NoModifier));
    QCOMPARE(f.steps(), 0);
}

void tst_PolygonTool::undoOfTheDocumentDropsTheDraft()
{
    ToolFixture f;
    PolygonTool tool(f.context);
    drawTriangle(f, tool);
    tool.key(Qt::Key_Return, Qt::NoModifier);
    f.click(tool, 10.0, 10.0);
    f.document.undo();
    QVERIFY(!tool.isBusy());
    QVERIFY(f.body().shapes.empty());
}

void tst_PolygonTool::doubleClickAddsOneVertex()
{
    ToolFixture f;
    PolygonTool tool(f.context);
    f.click(tool, 10.0, 10.0);
    tool.doublePress(f.at(10.0, 10.0));
    tool.release(f.at(10.0, 10.0));
    QCOMPARE(tool.draft().size(), std::size_t(1));
}

void tst_PolygonTool::shiftTurnsInStepsOf15Degrees()
{
    ToolFixture f;
    f.context.snap.grid = true; // Shift wins over snapping
    PolygonTool tool(f.context);
    f.click(tool, 0.0, 0.0);
    f.click(tool, 50.0, 3.0, Qt::ShiftModifier);
    QCOMPARE(tool.draft().back(), Vec2(50.0, 0.0));
    f.click(tool, 50.0 + 30.0, 31.0, Qt::ShiftModifier);
    const Vec2 d = tool.draft().back() - Vec2(50.0, 0.0);
    QVERIFY(std::abs(std::atan2(d.y(), d.x()) - std::numbers::pi / 4.0) < 1e-12);
    QVERIFY(std::abs(d.norm() - std::hypot(30.0, 31.0)) < 1e-12);
}

void tst_PolygonTool::windingStaysAsDrawn()
{
    ToolFixture f;
    PolygonTool tool(f.context);
    f.click(tool, 0.0, 0.0);
    f.click(tool, 0.0, 50.0);
    f.click(tool, 50.0, 0.0);
    tool.key(Qt::Key_Enter, Qt::KeypadModifier);
    QCOMPARE(f.vertex(1), Vec2(0.0, 50.0)); // the checks say that it is clockwise
}

void tst_PolygonTool::namesAreFree()
{
    ToolFixture f;
    PolygonTool tool(f.context);
    for (int i = 0; i < 2; ++i) {
        drawTriangle(f, tool);
        tool.key(Qt::Key_Return, Qt::NoModifier);
    }
    QCOMPARE(f.body().shapes.size(), std::size_t(2));
    QVERIFY(f.shape(0).name != f.shape(1).name);
}

void tst_PolygonTool::withoutABodyOneIsMade()
{
    ToolFixture f;
    f.load({});
    PolygonTool tool(f.context);
    drawTriangle(f, tool);
    tool.key(Qt::Key_Return, Qt::NoModifier);
    QVERIFY(!tool.isBusy());
    QCOMPARE(f.document.data().bodies.size(), std::size_t(1));
    QCOMPARE(f.shape().vertices.size(), std::size_t(3));
    QCOMPARE(f.steps(), 1);
    f.document.undo();
    QVERIFY(f.document.data().bodies.empty());
}

void tst_PolygonTool::hintFollowsTheDraft()
{
    ToolFixture f;
    PolygonTool tool(f.context);
    QSet<QString> hints = {tool.hint()};
    f.click(tool, 0.0, 0.0);
    hints << tool.hint();
    f.click(tool, 50.0, 0.0);
    f.click(tool, 0.0, 50.0);
    hints << tool.hint();
    f.hover(tool, 0.0, 0.0);
    hints << tool.hint();
    QCOMPARE(hints.size(), 4);
}

QTEST_GUILESS_MAIN(tst_PolygonTool)
#include "tst_polygontool.moc"
