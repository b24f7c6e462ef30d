#include "editor/tools/selecttool.h"

#include "editor/document/commands/removeshapescommand.h"
#include "toolfixture.h"

#include <QSignalSpy>
#include <QTest>

#include <numbers>

using hullsmith::Vec2;

class tst_SelectTool : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void vertexDragIsOneStep();
    void clickMovesNothing();
    void hitRadiusIsEightPixelsAtAnyZoom_data();
    void hitRadiusIsEightPixelsAtAnyZoom();
    void allSelectedVerticesMove();
    void dragBackToTheStartIsNoStep();
    void escapeUndoesTheDrag();
    void undoDuringDragKeepsTheDocument();
    void shapeRemovedDuringDragEndsIt();
    void pressOnEdgeInsertsAndDragsInOneStep();
    void edgeOfUnselectedShapeInsertsNothing();
    void holeVertexDragsAsAnyOther();
    void pressOnEdgeOfAHoleInsertsThere();
    void altDragMovesTheEdgeOfAHole();
    void holeVerticesAreSelectedInTheBox();
    void keysReachTheVerticesOfHoles();
    void lastEdgeInsertsAtTheEnd();
    void ghostShowsWhereThePressWouldInsert();
    void altDragMovesTheEdge();
    void insideDragMovesTheShape();
    void clickTakesTheSmallestShape();
    void shiftKeepsToOneAxis();
    void rimDragChangesTheRadius();
    void boxSelect_data();
    void boxSelect();
    void escapeInBoxSelectRestoresTheSelection();
    void clickOnEmptyCanvasSelectsNothing();
    void ctrlClickToggles();
    void clickOnOneOfManyCollapses();
    void doublePressEntersPointEditing();
    void nudge_data();
    void nudge();
    void nudgesInARowAreOneStep();
    void arrowsAreUnusedWithoutSelection();
    void deleteRemovesVerticesThenShapes();
    void selectAllAndInvert();
    void keyboardSelectsAndInserts();
    void bodiesMoveInInspectMode();
    void verticesMoveInTheTurnedFrame();
    void gridSnapLandsExactly();
    void ctrlInvertsSnapping();
    void emptyDocumentIsHarmless();
    void hintsSayWhatToDo();
};

void tst_SelectTool::vertexDragIsOneStep()
{
    ToolFixture f;
    const ShapeId id = f.loadSquare();
    SelectTool tool(f.context);
    f.drag(tool, {40.0, 40.0}, {55.0, 47.5});
    QCOMPARE(f.vertex(2), Vec2(55.0, 47.5));
    QCOMPARE(f.vertex(1), Vec2(40.0, 0.0));
    QCOMPARE(f.steps(), 1);
    QVERIFY(f.selection.contains(VertexRef{id, 2}));
    f.document.undo();
    QCOMPARE(f.vertex(2), Vec2(40.0, 40.0));
    f.document.redo();
    QCOMPARE(f.vertex(2), Vec2(55.0, 47.5));
}

void tst_SelectTool::clickMovesNothing()
{
    ToolFixture f;
    f.loadSquare();
    SelectTool tool(f.context);
    tool.press(f.at(41.0, 41.0));
    tool.move(f.at(42.0, 41.0)); // a trembling hand
    tool.release(f.at(42.0, 41.0));
    QCOMPARE(f.steps(), 0);
    QCOMPARE(f.selection.vertices().size(), std::size_t(1));
}

void tst_SelectTool::hitRadiusIsEightPixelsAtAnyZoom_data()
{
    QTest::addColumn<double>("zoom");
    QTest::newRow("far") << 0.25;
    QTest::newRow("natural") << 1.0;
    QTest::newRow("near") << 16.0;
}

void tst_SelectTool::hitRadiusIsEightPixelsAtAnyZoom()
{
    QFETCH(double, zoom);
    ToolFixture f;
    f.loadSquare();
    // Large enough to be seen at the smallest zoom: vertices do not compete.
    SceneData data = f.document.data();
    for (Vec2 &v : data.bodies.front().shapes.front().vertices)
        v *= 100.0;
    f.load(data);
    f.zoom = zoom;
    SelectTool tool(f.context);
    f.click(tool, 4000.0 + 7.9 / zoom, 4000.0);
    QCOMPARE(f.selection.vertices().size(), std::size_t(1));
    f.click(tool, 4000.0 + 8.1 / zoom, 4000.0);
    QVERIFY(f.selection.vertices().empty());
}

void tst_SelectTool::allSelectedVerticesMove()
{
    ToolFixture f;
    const ShapeId id = f.loadSquare();
    SelectTool tool(f.context);
    f.selection.set({id}, {{id, 1}, {id, 2}});
    f.drag(tool, {40.0, 0.0}, {50.0, 5.0});
    QCOMPARE(f.vertex(1), Vec2(50.0, 5.0));
    QCOMPARE(f.vertex(2), Vec2(50.0, 45.0));
    QCOMPARE(f.vertex(3), Vec2(0.0, 40.0));
    QCOMPARE(f.steps(), 1);
}

void tst_SelectTool::dragBackToTheStartIsNoStep()
{
    ToolFixture f;
    f.loadSquare();
    SelectTool tool(f.context);
    tool.press(f.at(40.0, 40.0));
    f.dragHeld(tool, {40.0, 40.0}, {60.0, 60.0});
    f.dragHeld(tool, {60.0, 60.0}, {40.0, 40.0});
    tool.release(f.at(40.0, 40.0));
    QCOMPARE(f.steps(), 0);
    QCOMPARE(f.vertex(2), Vec2(40.0, 40.0));
}

void tst_SelectTool::escapeUndoesTheDrag()
{
    ToolFixture f;
    f.loadSquare();
    SelectTool tool(f.context);
    f.drag(tool, {0.0, 0.0}, {-5.0, -5.0});
    tool.press(f.at(40.0, 40.0));
    f.dragHeld(tool, {40.0, 40.0}, {60.0, 60.0});
    QVERIFY(tool.isBusy());
    QVERIFY(tool.key(Qt::Key_Escape, Qt::NoModifier));
    QVERIFY(!tool.isBusy());
    QCOMPARE(f.vertex(2), Vec2(40.0, 40.0));
    QCOMPARE(f.vertex(0), Vec2(-5.0, -5.0)); // the step before stays
    QCOMPARE(f.steps(), 1);
    f.dragHeld(tool, {60.0, 60.0}, {80.0, 80.0}); // the button is still held
    tool.release(f.at(80.0, 80.0));
    QCOMPARE(f.vertex(2), Vec2(40.0, 40.0));
}

void tst_SelectTool::undoDuringDragKeepsTheDocument()
{
    ToolFixture f;
    f.loadSquare();
    const SceneData before = f.document.data();
    SelectTool tool(f.context);
    tool.press(f.at(40.0, 40.0));
    f.dragHeld(tool, {40.0, 40.0}, {60.0, 60.0});
    f.document.undo();
    QVERIFY(!tool.isBusy());
    QVERIFY(f.document.data() == before);
    f.dragHeld(tool, {60.0, 60.0}, {80.0, 80.0});
    tool.release(f.at(80.0, 80.0));
    QVERIFY(f.document.data() == before);
    QCOMPARE(f.steps(), 0);
}

void tst_SelectTool::shapeRemovedDuringDragEndsIt()
{
    ToolFixture f;
    const ShapeId id = f.loadSquare();
    SelectTool tool(f.context);
    tool.press(f.at(40.0, 40.0));
    f.dragHeld(tool, {40.0, 40.0}, {60.0, 60.0});
    f.document.undoStack()->push(new RemoveShapesCommand(f.document, {id}));
    f.dragHeld(tool, {60.0, 60.0}, {80.0, 80.0});
    QVERIFY(!tool.isBusy());
    tool.release(f.at(80.0, 80.0));
    QVERIFY(f.body().shapes.empty());
    QCOMPARE(f.steps(), 2);
}

void tst_SelectTool::pressOnEdgeInsertsAndDragsInOneStep()
{
    ToolFixture f;
    const ShapeId id = f.loadSquare();
    f.selection.set({id});
    SelectTool tool(f.context);
    tool.press(f.at(20.0, 2.0));
    QCOMPARE(f.shape().vertices.size(), std::size_t(5));
    QCOMPARE(f.vertex(1), Vec2(20.0, 0.0)); // on the edge
    f.dragHeld(tool, {20.0, 2.0}, {22.0, -12.0});
    tool.release(f.at(22.0, -12.0));
    QCOMPARE(f.vertex(1), Vec2(22.0, -14.0)); // keeps its distance from the cursor
    QCOMPARE(f.steps(), 1);
    f.document.undo();
    QCOMPARE(f.shape().vertices.size(), std::size_t(4));
}

void tst_SelectTool::edgeOfUnselectedShapeInsertsNothing()
{
    ToolFixture f;
    const ShapeId id = f.loadSquare();
    SelectTool tool(f.context);
    f.click(tool, 20.0, 1.0);
    QCOMPARE(f.steps(), 0);
    QVERIFY(f.selection.contains(id));
}

void tst_SelectTool::holeVertexDragsAsAnyOther()
{
    ToolFixture f;
    const ShapeId id = f.loadFrame();
    SelectTool tool(f.context);
    f.hover(tool, 30.0, 30.0);
    QCOMPARE(tool.overlay().label, QStringLiteral("Hole 0, vertex 2: 30.00, 30.00"));
    f.context.snap.vertices = true;
    f.drag(tool, {30.0, 30.0}, {38.0, 39.0}); // snaps to the outline's corner
    QCOMPARE(f.holeVertex(2), Vec2(40.0, 40.0));
    QCOMPARE(f.vertex(2), Vec2(40.0, 40.0));
    QCOMPARE(f.selection.vertices(), (std::set<VertexRef>{{id, 2, 0}}));
    QCOMPARE(f.steps(), 1);
    f.document.undo();
    QCOMPARE(f.holeVertex(2), Vec2(30.0, 30.0));
    f.drag(tool, {0.0, 0.0}, {9.0, 9.0}); // and the outline's to the hole's
    QCOMPARE(f.vertex(0), Vec2(10.0, 10.0));
}

void tst_SelectTool::pressOnEdgeOfAHoleInsertsThere()
{
    ToolFixture f;
    const ShapeId id = f.loadFrame();
    f.selection.set({id});
    SelectTool tool(f.context);
    f.hover(tool, 20.0, 31.0);
    QCOMPARE(tool.overlay().ghostVertex.value_or(Vec2::Zero()), Vec2(20.0, 30.0));
    f.drag(tool, {20.0, 31.0}, {20.0, 36.0});
    QCOMPARE(f.shape().vertices.size(), std::size_t(4));
    QCOMPARE(f.shape().holes[0].size(), std::size_t(5));
    QCOMPARE(f.holeVertex(2), Vec2(20.0, 35.0));
    QCOMPARE(f.selection.vertices(), (std::set<VertexRef>{{id, 2, 0}}));
    QCOMPARE(f.steps(), 1);
    f.document.undo();
    QCOMPARE(f.shape().holes[0].size(), std::size_t(4));
    f.drag(tool, {20.0, 9.0}, {20.0, 5.0}); // the edge from the last vertex to the first
    QCOMPARE(f.holeVertex(4), Vec2(20.0, 6.0));
}

void tst_SelectTool::altDragMovesTheEdgeOfAHole()
{
    ToolFixture f;
    const ShapeId id = f.loadFrame();
    f.selection.set({id});
    SelectTool tool(f.context);
    f.drag(tool, {20.0, 10.0}, {20.0, 5.0}, Qt::AltModifier);
    QCOMPARE(f.holeVertex(3), Vec2(30.0, 5.0));
    QCOMPARE(f.holeVertex(0), Vec2(10.0, 5.0));
    QCOMPARE(f.holeVertex(1), Vec2(10.0, 30.0));
}

void tst_SelectTool::holeVerticesAreSelectedInTheBox()
{
    ToolFixture f;
    const ShapeId id = f.loadFrame();
    SelectTool tool(f.context);
    f.drag(tool, {60.0, 60.0}, {25.0, 5.0});
    QCOMPARE(f.selection.vertices(), (std::set<VertexRef>{{id, 2}, {id, 2, 0}, {id, 3, 0}}));
}

void tst_SelectTool::keysReachTheVerticesOfHoles()
{
    ToolFixture f;
    const ShapeId id = f.loadFrame();
    f.selection.set({id}, {{id, 3}});
    SelectTool tool(f.context);
    QVERIFY(tool.selectNeighbour(1)); // past the outline's last
    QCOMPARE(f.selection.vertices(), (std::set<VertexRef>{{id, 0, 0}}));
    QVERIFY(tool.key(Qt::Key_Right, Qt::NoModifier));
    QCOMPARE(f.holeVertex(0), Vec2(11.0, 10.0));
    QVERIFY(tool.insertAfterSelected());
    QCOMPARE(f.holeVertex(1), Vec2(10.5, 20.0));
    QVERIFY(tool.key(Qt::Key_Delete, Qt::NoModifier));
    QCOMPARE(f.shape().holes[0].size(), std::size_t(4));
    tool.selectAll();
    QCOMPARE(f.selection.vertices().size(), std::size_t(8));
    f.selection.set({id}, {{id, 0, 0}, {id, 1, 0}});
    tool.invertSelection();
    QCOMPARE(f.selection.vertices().size(), std::size_t(6));
    QVERIFY(f.selection.contains(VertexRef{id, 2, 0}));
    f.selection.set({id}, {{id, 0, 0}, {id, 1, 0}, {id, 2, 0}, {id, 3, 0}});
    QVERIFY(tool.deleteSelected());
    QVERIFY(f.shape().holes.empty());
    QCOMPARE(f.shape().vertices.size(), std::size_t(4));
}

void tst_SelectTool::lastEdgeInsertsAtTheEnd()
{
    ToolFixture f;
    const ShapeId id = f.loadSquare();
    f.selection.set({id});
    SelectTool tool(f.context);
    f.drag(tool, {0.0, 20.0}, {-10.0, 20.0});
    QCOMPARE(f.shape().vertices.size(), std::size_t(5));
    QCOMPARE(f.vertex(4), Vec2(-10.0, 20.0));
}

void tst_SelectTool::ghostShowsWhereThePressWouldInsert()
{
    ToolFixture f;
    const ShapeId id = f.loadSquare();
    f.selection.set({id});
    SelectTool tool(f.context);
    QSignalSpy spy(&tool, &CanvasTool::overlayChanged);
    f.hover(tool, 20.0, 3.0);
    QVERIFY(tool.overlay().ghostVertex);
    QCOMPARE(*tool.overlay().ghostVertex, Vec2(20.0, 0.0));
    QCOMPARE(spy.count(), 1);
    f.hover(tool, 20.0, 20.0);
    QVERIFY(!tool.overlay().ghostVertex);
    f.hover(tool, 39.0, 1.0);
    QVERIFY(tool.overlay().hoverVertex);
    QCOMPARE(tool.overlay().label, QStringLiteral("Vertex 1: 40.00, 0.00"));
    tool.leave();
    QVERIFY(!tool.overlay().hoverVertex);
}

void tst_SelectTool::altDragMovesTheEdge()
{
    ToolFixture f;
    const ShapeId id = f.loadSquare();
    f.selection.set({id});
    SelectTool tool(f.context);
    f.drag(tool, {40.0, 20.0}, {52.0, 20.0}, Qt::AltModifier);
    QCOMPARE(f.shape().vertices.size(), std::size_t(4));
    QCOMPARE(f.vertex(1), Vec2(52.0, 0.0));
    QCOMPARE(f.vertex(2), Vec2(52.0, 40.0));
    QCOMPARE(f.steps(), 1);
}

void tst_SelectTool::insideDragMovesTheShape()
{
    ToolFixture f;
    const ShapeId id = f.loadSquare();
    SelectTool tool(f.context);
    f.drag(tool, {20.0, 20.0}, {30.0, 15.0});
    QVERIFY(f.selection.contains(id));
    QCOMPARE(f.vertex(0), Vec2(10.0, -5.0));
    QCOMPARE(f.vertex(2), Vec2(50.0, 35.0));
    QCOMPARE(f.steps(), 1);
}

void tst_SelectTool::clickTakesTheSmallestShape()
{
    ToolFixture f;
    f.loadSquare();
    SceneData data = f.document.data();
    SceneShape shield;
    shield.name = QStringLiteral("shield");
    shield.type = ShapeType::Circle;
    shield.vertices = {{20.0, 20.0}};
    shield.radius = 90.0;
    data.bodies.front().shapes.push_back(shield);
    f.load(data);
    const ShapeId square = f.shape(0).id;
    const ShapeId round = f.shape(1).id;
    SelectTool tool(f.context);
    f.click(tool, 12.0, 26.0);
    QCOMPARE(f.selection.shapes(), std::set<ShapeId>{square});
    f.click(tool, 80.0, 20.0);
    QCOMPARE(f.selection.shapes(), std::set<ShapeId>{round});
    f.drag(tool, {12.0, 26.0}, {13.0, 46.0}); // A drag moves what is selected.
    QCOMPARE(f.shape(1).vertices[0], Vec2(21.0, 40.0));
    f.click(tool, 12.0, 26.0);
    QCOMPARE(f.selection.shapes(), std::set<ShapeId>{square});
}

void tst_SelectTool::shiftKeepsToOneAxis()
{
    ToolFixture f;
    f.loadSquare();
    SelectTool tool(f.context);
    tool.press(f.at(40.0, 40.0));
    tool.move(f.at(60.0, 47.0, Qt::ShiftModifier));
    QCOMPARE(f.vertex(2), Vec2(60.0, 40.0));
    tool.move(f.at(45.0, 57.0, Qt::ShiftModifier));
    QCOMPARE(f.vertex(2), Vec2(40.0, 57.0));
    tool.release(f.at(45.0, 57.0, Qt::ShiftModifier));
    QCOMPARE(f.steps(), 1);
}

void tst_SelectTool::rimDragChangesTheRadius()
{
    ToolFixture f;
    f.loadSquare();
    SceneData data = f.document.data();
    SceneShape &circle = data.bodies.front().shapes.front();
    circle.type = ShapeType::Circle;
    circle.vertices = {{0.0, 0.0}};
    circle.radius = 30.0;
    f.load(data);
    f.selection.set({f.shape().id});
    SelectTool tool(f.context);
    f.drag(tool, {29.0, 0.0}, {44.0, 0.0});
    QCOMPARE(f.shape().radius, 45.0);
    QCOMPARE(f.vertex(0), Vec2(0.0, 0.0));
    QCOMPARE(f.steps(), 1);
    f.drag(tool, {0.0, 0.0}, {5.0, 5.0}); // the centre
    QCOMPARE(f.vertex(0), Vec2(5.0, 5.0));
    QCOMPARE(f.shape().radius, 45.0);
}

void tst_SelectTool::boxSelect_data()
{
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<QList<int>>("expected");
    // Vertices 0 and 1 are selected before; the box holds 1 and 2.
    QTest::newRow("replaces") << int(Qt::NoModifier) << QList<int>{1, 2};
    QTest::newRow("shift adds") << int(Qt::ShiftModifier) << QList<int>{0, 1, 2};
    QTest::newRow("ctrl toggles") << int(Qt::ControlModifier) << QList<int>{0, 2};
}

void tst_SelectTool::boxSelect()
{
    QFETCH(int, modifiers);
    QFETCH(QList<int>, expected);
    ToolFixture f;
    const ShapeId id = f.loadSquare();
    f.selection.set({id}, {{id, 0}, {id, 1}});
    SelectTool tool(f.context);
    tool.press(f.at(60.0, -20.0, Qt::KeyboardModifiers(modifiers)));
    f.dragHeld(tool, {60.0, -20.0}, {30.0, 60.0}, Qt::KeyboardModifiers(modifiers));
    QVERIFY(tool.overlay().band);
    tool.release(f.at(30.0, 60.0, Qt::KeyboardModifiers(modifiers)));
    QList<int> selected;
    for (const VertexRef &ref : f.selection.vertices())
        selected << ref.vertex;
    QCOMPARE(selected, expected);
    QCOMPARE(f.steps(), 0);
    QVERIFY(!tool.overlay().band);
}

void tst_SelectTool::escapeInBoxSelectRestoresTheSelection()
{
    ToolFixture f;
    const ShapeId id = f.loadSquare();
    f.selection.set({id}, {{id, 0}});
    SelectTool tool(f.context);
    tool.press(f.at(60.0, -20.0));
    f.dragHeld(tool, {60.0, -20.0}, {30.0, 60.0});
    QVERIFY(tool.key(Qt::Key_Escape, Qt::NoModifier));
    QCOMPARE(f.selection.vertices(), (std::set<VertexRef>{{id, 0}}));
}

void tst_SelectTool::clickOnEmptyCanvasSelectsNothing()
{
    ToolFixture f;
    const ShapeId id = f.loadSquare();
    f.selection.set({id}, {{id, 0}});
    SelectTool tool(f.context);
    f.click(tool, 100.0, 100.0);
    QVERIFY(f.selection.shapes().empty());
    QCOMPARE(f.selection.body(), f.body().id);
}

void tst_SelectTool::ctrlClickToggles()
{
    ToolFixture f;
    const ShapeId id = f.loadSquare();
    f.selection.set({id}, {{id, 0}});
    SelectTool tool(f.context);
    f.click(tool, 40.0, 40.0, Qt::ControlModifier);
    QCOMPARE(f.selection.vertices(), (std::set<VertexRef>{{id, 0}, {id, 2}}));
    f.click(tool, 0.0, 0.0, Qt::ControlModifier);
    QCOMPARE(f.selection.vertices(), (std::set<VertexRef>{{id, 2}}));
}

void tst_SelectTool::clickOnOneOfManyCollapses()
{
    ToolFixture f;
    const ShapeId id = f.loadSquare();
    f.selection.set({id}, {{id, 0}, {id, 2}});
    SelectTool tool(f.context);
    f.click(tool, 40.0, 40.0);
    QCOMPARE(f.selection.vertices(), (std::set<VertexRef>{{id, 2}}));
}

void tst_SelectTool::doublePressEntersPointEditing()
{
    ToolFixture f;
    const ShapeId id = f.loadSquare();
    SelectTool tool(f.context);
    f.click(tool, 20.0, 20.0);
    tool.doublePress(f.at(20.0, 20.0));
    tool.release(f.at(20.0, 20.0));
    QCOMPARE(f.selection.shapes(), std::set<ShapeId>{id});
    QCOMPARE(f.selection.vertices().size(), std::size_t(4));
    QCOMPARE(f.steps(), 0);
}

void tst_SelectTool::nudge_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::newRow("right") << int(Qt::Key_Right) << int(Qt::NoModifier) << 1.0 << 0.0;
    QTest::newRow("up is up") << int(Qt::Key_Up) << int(Qt::NoModifier) << 0.0 << 1.0;
    QTest::newRow("shift") << int(Qt::Key_Left) << int(Qt::ShiftModifier) << -10.0 << 0.0;
    QTest::newRow("alt") << int(Qt::Key_Down) << int(Qt::AltModifier) << 0.0 << -0.1;
}

void tst_SelectTool::nudge()
{
    QFETCH(int, key);
    QFETCH(int, modifiers);
    QFETCH(double, x);
    QFETCH(double, y);
    ToolFixture f;
    const ShapeId id = f.loadSquare();
    f.selection.set({id}, {{id, 0}});
    SelectTool tool(f.context);
    QVERIFY(tool.key(key, Qt::KeyboardModifiers(modifiers)));
    QCOMPARE(f.vertex(0), Vec2(x, y));
    QCOMPARE(f.vertex(2), Vec2(40.0, 40.0));
    f.selection.set({id});
    QVERIFY(tool.key(key, Qt::KeyboardModifiers(modifiers)));
    QCOMPARE(f.vertex(2), Vec2(40.0 + x, 40.0 + y));
    QCOMPARE(f.steps(), 2);
}

void tst_SelectTool::nudgesInARowAreOneStep()
{
    ToolFixture f;
    const ShapeId id = f.loadFrame();
    f.selection.set({id}, {{id, 0}, {id, 0, 0}});
    SelectTool tool(f.context);
    const auto right = [&] { QVERIFY(tool.key(Qt::Key_Right, Qt::NoModifier)); };
    right();
    right();
    QVERIFY(tool.key(Qt::Key_Up, Qt::ShiftModifier));
    QCOMPARE(f.vertex(0), Vec2(2.0, 10.0));
    QCOMPARE(f.holeVertex(0), Vec2(12.0, 20.0));
    QCOMPARE(f.steps(), 1);
    f.selection.set({id}, {{id, 1}}); // another selection, another step
    right();
    f.selection.set({id}, {{id, 0}, {id, 0, 0}});
    right();
    QCOMPARE(f.steps(), 3);
    f.document.undo();
    f.document.undo();
    f.document.undo();
    QCOMPARE(f.vertex(0), Vec2(0.0, 0.0));
    QCOMPARE(f.holeVertex(0), Vec2(10.0, 10.0));
    f.document.redo();
    right(); // what was undone and redone is finished
    QCOMPARE(f.steps(), 2);
    QCOMPARE(f.vertex(0), Vec2(3.0, 10.0));
    f.click(tool, 3.0, 10.0); // so does a press in between
    f.selection.set({id}, {{id, 0}, {id, 0, 0}});
    right();
    QCOMPARE(f.steps(), 3);
    QVERIFY(tool.key(Qt::Key_Left, Qt::NoModifier)); // back where it began: no step at all
    QCOMPARE(f.steps(), 2);

    f.selection.set({id});
    right();
    right();
    QCOMPARE(f.steps(), 3);
    QCOMPARE(f.vertex(1), Vec2(42.0, 0.0));
}

void tst_SelectTool::arrowsAreUnusedWithoutSelection()
{
    ToolFixture f;
    f.loadSquare();
    SelectTool tool(f.context);
    QVERIFY(!tool.key(Qt::Key_Left, Qt::NoModifier));
    QVERIFY(!tool.key(Qt::Key_Delete, Qt::NoModifier));
    QVERIFY(!tool.key(Qt::Key_Escape, Qt::NoModifier));
    QCOMPARE(f.steps(), 0);
}

void tst_SelectTool::deleteRemovesVerticesThenShapes()
{
    ToolFixture f;
    const ShapeId id = f.loadSquare();
    f.selection.set({id}, {{id, 1}});
    SelectTool tool(f.context);
    QVERIFY(tool.key(Qt::Key_Delete, Qt::NoModifier));
    QCOMPARE(f.shape().vertices.size(), std::size_t(3));
    f.selection.set({id});
    QVERIFY(tool.key(Qt::Key_Delete, Qt::NoModifier));
    QVERIFY(f.body().shapes.empty());
    f.document.undo();
    f.document.undo();
    QCOMPARE(f.shape().vertices.size(), std::size_t(4));
}

void tst_SelectTool::selectAllAndInvert()
{
    ToolFixture f;
    const ShapeId id = f.loadSquare();
    SelectTool tool(f.context);
    QVERIFY(tool.key(Qt::Key_A, Qt::ControlModifier));
    QCOMPARE(f.selection.vertices().size(), std::size_t(4));
    f.selection.set({id}, {{id, 0}});
    QVERIFY(tool.key(Qt::Key_I, Qt::ControlModifier));
    QCOMPARE(f.selection.vertices(), (std::set<VertexRef>{{id, 1}, {id, 2}, {id, 3}}));
}

void tst_SelectTool::keyboardSelectsAndInserts()
{
    ToolFixture f;
    const ShapeId id = f.loadSquare();
    f.selection.set({id});
    SelectTool tool(f.context);
    QVERIFY(tool.key(Qt::Key_N, Qt::NoModifier));
    QCOMPARE(f.selection.vertices(), (std::set<VertexRef>{{id, 0}}));
    QVERIFY(tool.key(Qt::Key_N, Qt::ShiftModifier));
    QCOMPARE(f.selection.vertices(), (std::set<VertexRef>{{id, 3}}));
    QVERIFY(tool.key(Qt::Key_Insert, Qt::NoModifier));
    QCOMPARE(f.vertex(4), Vec2(0.0, 20.0));
    QCOMPARE(f.selection.vertices(), (std::set<VertexRef>{{id, 4}}));
    QCOMPARE(f.steps(), 1);
}

void tst_SelectTool::bodiesMoveInInspectMode()
{
    ToolFixture f;
    f.loadSquare();
    f.context.movesBodies = true;
    SceneData data = f.document.data();
    data.bodies.front().position = {100.0, 0.0};
    f.load(data);
    SelectTool tool(f.context);
    f.drag(tool, {120.0, 20.0}, {130.0, 25.0});
    QCOMPARE(f.body().position, Vec2(110.0, 5.0));
    QCOMPARE(f.vertex(0), Vec2(0.0, 0.0));
    QCOMPARE(f.steps(), 1);
    QVERIFY(!tool.key(Qt::Key_Delete, Qt::NoModifier)); // a pair needs its shapes
    QVERIFY(tool.key(Qt::Key_Right, Qt::NoModifier));
    QCOMPARE(f.body().position, Vec2(111.0, 5.0));
}

void tst_SelectTool::verticesMoveInTheTurnedFrame()
{
    ToolFixture f;
    f.loadSquare();
    f.context.movesBodies = true;
    SceneData data = f.document.data();
    data.bodies.front().position = {100.0, 0.0};
    data.bodies.front().angle = std::numbers::pi / 2.0;
    f.load(data);
    SelectTool tool(f.context);
    // The vertex (40, 0) of the square stands at (100, 40) now.
    f.drag(tool, {100.0, 40.0}, {100.0, 60.0});
    QVERIFY((f.vertex(1) - Vec2(60.0, 0.0)).norm() < 1e-9);
    QCOMPARE(f.steps(), 1);
}

void tst_SelectTool::gridSnapLandsExactly()
{
    ToolFixture f;
    f.loadSquare();
    f.context.snap.grid = true;
    SelectTool tool(f.context);
    f.drag(tool, {40.0, 40.0}, {53.0, 44.5});
    QCOMPARE(f.vertex(2), Vec2(56.0, 48.0));
    f.drag(tool, {20.0, 20.0}, {23.0, 29.0}); // the vertex nearest to the press snaps
    QCOMPARE(f.vertex(0), Vec2(0.0, 8.0));
}

void tst_SelectTool::ctrlInvertsSnapping()
{
    ToolFixture f;
    f.loadSquare();
    f.context.snap.grid = true;
    SelectTool tool(f.context);
    tool.press(f.at(40.0, 40.0));
    tool.move(f.at(53.25, 44.5, Qt::ControlModifier));
    QCOMPARE(f.vertex(2), Vec2(53.25, 44.5));
    tool.move(f.at(53.25, 44.5));
    QCOMPARE(f.vertex(2), Vec2(56.0, 48.0));
    tool.release(f.at(53.25, 44.5));
    QCOMPARE(f.steps(), 1);
}

void tst_SelectTool::emptyDocumentIsHarmless()
{
    ToolFixture f;
    f.load({});
    SelectTool tool(f.context);
    f.hover(tool, 1.0, 1.0);
    f.drag(tool, {0.0, 0.0}, {50.0, 50.0});
    tool.doublePress(f.at(0.0, 0.0));
    for (const int key : {Qt::Key_Delete, Qt::Key_Left, Qt::Key_N, Qt::Key_Insert, Qt::Key_Escape})
        tool.key(key, Qt::NoModifier);
    tool.selectAll();
    tool.invertSelection();
    QCOMPARE(f.steps(), 0);
    QVERIFY(!tool.hint().isEmpty());
}

void tst_SelectTool::hintsSayWhatToDo()
{
    ToolFixture f;
    const ShapeId id = f.loadSquare();
    f.selection.set({id});
    SelectTool tool(f.context);
    QSignalSpy spy(&tool, &CanvasTool::hintChanged);
    QSet<QString> hints;
    hints << tool.hint();
    for (const Vec2 &p : {Vec2(40.0, 40.0), Vec2(20.0, 0.0), Vec2(20.0, 20.0)}) {
        f.hover(tool, p.x(), p.y());
        hints << tool.hint();
    }
    tool.press(f.at(20.0, 20.0));
    hints << tool.hint();
    QCOMPARE(hints.size(), 5);
    QCOMPARE(spy.count(), 4);
    QVERIFY(tool.hint().contains(QStringLiteral("Esc")));
}

QTEST_GUILESS_MAIN(tst_SelectTool)
#include "tst_selecttool.moc"
