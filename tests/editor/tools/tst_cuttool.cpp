// The cut line tool, fed as the canvas feeds it.
#include "editor/tools/cuttool.h"

#include "editor/tools/hittest.h"
#include "toolfixture.h"

#include <QSignalSpy>
#include <QTest>

using hullsmith::CutLine;
using hullsmith::Vec2;

namespace {

/// A corner: concave at (20, 20).
const std::vector<Vec2> corner = {{0, 0}, {40, 0}, {40, 20}, {20, 20}, {20, 40}, {0, 40}};

ShapeId loadCorner(ToolFixture &f)
{
    f.loadSquare();
    SceneData data = f.document.data();
    data.bodies.front().shapes.front().vertices = corner;
    f.load(data);
    return f.shape().id;
}

} // namespace

class tst_CutTool : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void dragCutsInOneStep();
    void twoClicksCutAsWell();
    void endsJumpToVertices();
    void previewShowsThePieces();
    void escapeAndUndoDropTheLine();
    void lineOutsideIsNotKept();
    void selectedOutlineComesFirst();
    void hoveredCutIsRemoved();
    void enterCutsBetweenSelectedVertices();
    void passingInsideAnOutline_data();
    void passingInsideAnOutline();
};

void tst_CutTool::dragCutsInOneStep()
{
    ToolFixture f;
    loadCorner(f);
    CutTool tool(f.context);
    f.drag(tool, {-5, 12}, {45, 12});
    QCOMPARE(f.shape().split.cuts, std::vector<CutLine>({{Vec2(-5, 12), Vec2(45, 12)}}));
    QCOMPARE(f.steps(), 1);
    QVERIFY(!tool.isBusy());
    f.document.undo();
    QVERIFY(f.shape().split.cuts.empty());
    QCOMPARE(f.shape().vertices, corner);
}

void tst_CutTool::twoClicksCutAsWell()
{
    ToolFixture f;
    loadCorner(f);
    CutTool tool(f.context);
    f.click(tool, -5, 12);
    QVERIFY(tool.isBusy());
    f.hover(tool, 45, 12);
    QVERIFY(tool.overlay().cutLine);
    f.click(tool, 45, 12);
    QCOMPARE(f.shape().split.cuts, std::vector<CutLine>({{Vec2(-5, 12), Vec2(45, 12)}}));
    QCOMPARE(f.steps(), 1);
}

void tst_CutTool::endsJumpToVertices()
{
    ToolFixture f;
    loadCorner(f);
    CutTool tool(f.context);
    f.drag(tool, {22, 23}, {2, -3});
    QCOMPARE(f.shape().split.cuts, std::vector<CutLine>({{Vec2(20, 20), Vec2(0, 0)}}));
    // With Ctrl they stay where the mouse is.
    f.drag(tool, {-4, 21}, {22, 23}, Qt::ControlModifier);
    QVERIFY(f.shape().split.cuts.back().second != Vec2(20, 20));
}

void tst_CutTool::previewShowsThePieces()
{
    ToolFixture f;
    loadCorner(f);
    CutTool tool(f.context);
    tool.press(f.at(20, 20));
    tool.move(f.at(0, 0));
    const std::vector<std::vector<Vec2>> pieces = tool.overlay().pieces;
    const auto expected =
        hullsmith::split(corner, {.cornerLimit = 8, .cutLines = {{Vec2(20, 20), Vec2(0, 0)}}});
    QVERIFY(expected);
    QCOMPARE(pieces, expected->pieces);
    QVERIFY(!tool.overlay().label.isEmpty());
    QCOMPARE(f.steps(), 0);
}

void tst_CutTool::escapeAndUndoDropTheLine()
{
    ToolFixture f;
    loadCorner(f);
    CutTool tool(f.context);
    tool.press(f.at(-5, 12));
    tool.move(f.at(45, 12));
    QVERIFY(tool.key(Qt::Key_Escape, {}));
    tool.release(f.at(45, 12));
    QCOMPARE(f.steps(), 0);
    QVERIFY(!tool.key(Qt::Key_Escape, {}));
    f.drag(tool, {-5, 12}, {45, 12});
    tool.press(f.at(-5, 6));
    tool.move(f.at(45, 6));
    f.document.undo();
    QVERIFY(!tool.isBusy());
    tool.release(f.at(45, 6));
    QVERIFY(f.shape().split.cuts.empty());
}

void tst_CutTool::lineOutsideIsNotKept()
{
    ToolFixture f;
    loadCorner(f);
    CutTool tool(f.context);
    f.drag(tool, {28, 33}, {39, 32}); // In the notch.
    f.drag(tool, {60, 0}, {60, 40});
    QCOMPARE(f.steps(), 0);
}

void tst_CutTool::selectedOutlineComesFirst()
{
    ToolFixture f;
    loadCorner(f);
    SceneData data = f.document.data();
    SceneShape over = f.shape();
    over.id = {};
    over.name = QStringLiteral("over");
    data.bodies.front().shapes.push_back(over);
    f.load(data);
    CutTool tool(f.context);
    f.selection.set({f.shape(0).id});
    f.drag(tool, {-5, 12}, {45, 12});
    QCOMPARE(f.shape(0).split.cuts.size(), std::size_t(1));
    QVERIFY(f.shape(1).split.cuts.empty());
    f.selection.clear();
    f.drag(tool, {-5, 8}, {45, 8});
    QCOMPARE(f.shape(1).split.cuts.size(), std::size_t(1)); // The topmost; it is selected then.
    QVERIFY(f.selection.contains(f.shape(1).id));
}

void tst_CutTool::hoveredCutIsRemoved()
{
    ToolFixture f;
    loadCorner(f);
    CutTool tool(f.context);
    f.drag(tool, {-5, 12}, {55, 12});
    QVERIFY(!tool.removeHovered());
    f.hover(tool, 30, 14);
    QVERIFY(tool.overlay().litLine);
    QVERIFY(tool.key(Qt::Key_Delete, {}));
    QVERIFY(f.shape().split.cuts.empty());
    QCOMPARE(f.steps(), 2);
    QVERIFY(!tool.overlay().litLine);
}

void tst_CutTool::enterCutsBetweenSelectedVertices()
{
    ToolFixture f;
    const ShapeId id = loadCorner(f);
    CutTool tool(f.context);
    QVERIFY(!tool.key(Qt::Key_Return, {}));
    f.selection.set({id}, {{id, 0}, {id, 3}});
    QVERIFY(tool.key(Qt::Key_Return, {}));
    QCOMPARE(f.shape().split.cuts, std::vector<CutLine>({{corner[0], corner[3]}}));
}

void tst_CutTool::passingInsideAnOutline_data()
{
    QTest::addColumn<double>("ax");
    QTest::addColumn<double>("ay");
    QTest::addColumn<double>("bx");
    QTest::addColumn<double>("by");
    QTest::addColumn<bool>("inside");
    QTest::newRow("across") << -5.0 << 10.0 << 45.0 << 10.0 << true;
    QTest::newRow("between vertices") << 20.0 << 20.0 << 0.0 << 0.0 << true;
    QTest::newRow("within") << 5.0 << 5.0 << 6.0 << 6.0 << true;
    QTest::newRow("in the notch") << 21.0 << 39.0 << 39.0 << 21.0 << false;
    QTest::newRow("far off") << 60.0 << 0.0 << 60.0 << 40.0 << false;
    QTest::newRow("over the notch") << 10.0 << 38.0 << 38.0 << 38.0 << true;
}

void tst_CutTool::passingInsideAnOutline()
{
    QFETCH(double, ax);
    QFETCH(double, ay);
    QFETCH(double, bx);
    QFETCH(double, by);
    SceneShape shape;
    shape.vertices = corner;
    QTEST(passesInside(shape, Vec2(ax, ay), Vec2(bx, by)), "inside");
}

QTEST_MAIN(tst_CutTool)
#include "tst_cuttool.moc"
