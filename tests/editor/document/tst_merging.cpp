#include "editor/document/commands/addshapecommand.h"
#include "editor/document/commands/applytracecommand.h"
#include "editor/document/commands/changebodycommand.h"
#include "editor/document/commands/changesettingscommand.h"
#include "editor/document/commands/changeshapepropertiescommand.h"
#include "editor/document/commands/insertvertexcommand.h"
#include "editor/document/commands/movepivotcommand.h"
#include "editor/document/commands/moveshapescommand.h"
#include "editor/document/commands/moveverticescommand.h"
#include "editor/document/commands/placebodycommand.h"
#include "editor/document/commands/setgeometrycommand.h"
#include "editor/document/commands/setsplitcommand.h"
#include "editor/document/steptext.h"
#include "samplescene.h"

#include <QTest>
#include <QUndoStack>

#include <functional>

using hullsmith::Vec2;

/// One step of a gesture: step 0 changes nothing, so it leads back to where the gesture began.
using Step = std::function<QUndoCommand *(SampleDocument &, int step, int gesture)>;
Q_DECLARE_METATYPE(Step)

class tst_Merging : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void oneGestureIsOneStep_data();
    void oneGestureIsOneStep();
    void twoGesturesAreTwoSteps_data() { oneGestureIsOneStep_data(); }
    void twoGesturesAreTwoSteps();
    void withoutGestureNothingMerges_data() { oneGestureIsOneStep_data(); }
    void withoutGestureNothingMerges();
    void backAtTheStartIsNoStep_data() { oneGestureIsOneStep_data(); }
    void backAtTheStartIsNoStep();
    void savedStateIsNotMergedInto_data() { oneGestureIsOneStep_data(); }
    void savedStateIsNotMergedInto();
    void otherVerticesDoNotMerge();
    void otherShapesDoNotMerge();
    void insertionTakesUpItsDrag();
    void insertionDoesNotTakeUpOtherMoves();
    void nudgesMergeWithinOneGestureOnly();
};

void tst_Merging::oneGestureIsOneStep_data()
{
    QTest::addColumn<Step>("step");
    const auto row = [](const char *name, const Step &step) { QTest::newRow(name) << step; };
    using D = SampleDocument;
    // What the gestures start from; fixed, as the document moves meanwhile.
    const SceneData start = sampleScene();

    row("move vertices", [start](D &d, int step, int gesture) {
        const Vec2 offset(step, 0.1 * step);
        return new MoveVerticesCommand(
            d.document,
            {{{d.hull().id, 0}, start.bodies[0].shapes[0].vertices[0] + offset},
             {{d.stone().id, 2}, start.bodies[1].shapes[0].vertices[2] + offset}},
            gesture);
    });
    row("move shapes", [start](D &d, int step, int gesture) {
        SceneShape hull = translated(start.bodies[0].shapes[0], Vec2(0.1 * step, step));
        hull.id = d.hull().id;
        return new MoveShapesCommand(d.document, std::vector{hull}, gesture);
    });
    row("set geometry", [start](D &d, int step, int gesture) {
        SceneShape wheel = start.bodies[0].shapes[1];
        wheel.id = d.wheel().id;
        wheel.radius += step;
        return new SetGeometryCommand(d.document, wheel, gesture);
    });
    row("change body", [start](D &d, int step, int gesture) {
        SceneBody body = start.bodies[0];
        body.id = d.ship().id;
        body.angle += step;
        return new ChangeBodyCommand(d.document, body, gesture);
    });
    row("change properties", [start](D &d, int step, int gesture) {
        SceneShape shape = start.bodies[0].shapes[0];
        shape.id = d.hull().id;
        shape.properties.density += step;
        return new ChangeShapePropertiesCommand(d.document, {shape}, gesture);
    });
    row("change settings", [start](D &d, int step, int gesture) {
        SceneSettings settings = start.settings;
        settings.grid += step;
        return new ChangeSettingsCommand(d.document, settings, gesture);
    });
    row("place body", [start](D &d, int step, int gesture) {
        const SceneBody &rock = start.bodies[1];
        return new PlaceBodyCommand(d.document, d.rock().id, rock.position + Vec2(step, 0),
                                    rock.angle, gesture);
    });
    row("set split", [start](D &d, int step, int gesture) {
        SplitSettings split = start.bodies[0].shapes[0].split;
        split.cuts[0].first.x() += step;
        return new SetSplitCommand(d.document, d.hull().id, split, gesture);
    });
    row("trace", [start](D &d, int step, int gesture) {
        TraceSettings trace = *start.bodies[0].trace;
        trace.tolerance += step;
        SceneShape hull = start.bodies[0].shapes[0];
        hull.id = d.hull().id;
        hull.vertices[0].x() -= step;
        std::vector<SceneShape> shapes = {hull};
        for (int i = 0; i < step % 3; ++i) { // islands come and go
            shapes.push_back(outline(QStringLiteral("island%1").arg(i), {{0, 0}, {5, 0}, {0, 5}}));
            shapes.back().traced = TracedRings{{i, 0}, shapes.back().vertices, {}};
        }
        return new ApplyTraceCommand(d.document, d.ship().id, trace, shapes, gesture);
    });
    row("move pivot", [start](D &d, int step, int gesture) {
        return new MovePivotCommand(d.document, d.ship().id,
                                    start.bodies[0].pivot + Vec2(step, -step), gesture);
    });
}

void tst_Merging::oneGestureIsOneStep()
{
    QFETCH(Step, step);
    SampleDocument sample;
    QUndoStack &stack = *sample.document.undoStack();
    const SceneData before = sample.data();
    const int gesture = sample.document.newGesture();
    for (int i = 1; i <= 5; ++i)
        stack.push(step(sample, i, gesture));
    const SceneData after = sample.data();

    QCOMPARE(stack.count(), 1);
    QVERIFY(!(after == before));
    stack.undo();
    QVERIFY(sample.data() == before);
    stack.redo();
    QVERIFY(sample.data() == after);
}

void tst_Merging::twoGesturesAreTwoSteps()
{
    QFETCH(Step, step);
    SampleDocument sample;
    QUndoStack &stack = *sample.document.undoStack();
    const int first = sample.document.newGesture();
    stack.push(step(sample, 1, first));
    stack.push(step(sample, 2, first));
    const SceneData between = sample.data();
    const int second = sample.document.newGesture();
    stack.push(step(sample, 3, second));
    stack.push(step(sample, 4, second));

    QCOMPARE(stack.count(), 2);
    stack.undo();
    QVERIFY(sample.data() == between);
}

void tst_Merging::withoutGestureNothingMerges()
{
    QFETCH(Step, step);
    SampleDocument sample;
    for (int i = 1; i <= 3; ++i)
        sample.document.undoStack()->push(step(sample, i, 0));
    QCOMPARE(sample.document.undoStack()->count(), 3);
}

void tst_Merging::backAtTheStartIsNoStep()
{
    QFETCH(Step, step);
    SampleDocument sample;
    QUndoStack &stack = *sample.document.undoStack();
    const SceneData before = sample.data();
    const int gesture = sample.document.newGesture();
    for (int i : {1, 2, 1, 0})
        stack.push(step(sample, i, gesture));
    QCOMPARE(stack.count(), 0);
    QVERIFY(sample.data() == before);

    stack.push(step(sample, 3, gesture)); // and on again
    QCOMPARE(stack.count(), 1);
    stack.undo();
    QVERIFY(sample.data() == before);
}

void tst_Merging::savedStateIsNotMergedInto()
{
    QFETCH(Step, step);
    SampleDocument sample;
    QUndoStack &stack = *sample.document.undoStack();
    const int gesture = sample.document.newGesture();
    stack.push(step(sample, 1, gesture));
    stack.setClean();
    const SceneData saved = sample.data();
    stack.push(step(sample, 2, gesture));
    QCOMPARE(stack.count(), 2);
    QVERIFY(!stack.isClean());
    stack.undo();
    QVERIFY(stack.isClean());
    QVERIFY(sample.data() == saved);
}

void tst_Merging::otherVerticesDoNotMerge()
{
    SampleDocument sample;
    QUndoStack &stack = *sample.document.undoStack();
    const ShapeId hull = sample.hull().id;
    const int gesture = sample.document.newGesture();
    stack.push(new MoveVerticesCommand(sample.document, {{{hull, 0}, Vec2(1, 1)}}, gesture));
    stack.push(new MoveVerticesCommand(sample.document, {{{hull, 1}, Vec2(2, 2)}}, gesture));
    stack.push(new MoveVerticesCommand(
        sample.document, {{{hull, 1}, Vec2(3, 3)}, {{hull, 2}, Vec2(4, 4)}}, gesture));
    QCOMPARE(stack.count(), 3);
}

void tst_Merging::otherShapesDoNotMerge()
{
    SampleDocument sample;
    QUndoStack &stack = *sample.document.undoStack();
    const int gesture = sample.document.newGesture();
    stack.push(new MoveShapesCommand(sample.document, {sample.hull().id}, Vec2(1, 0), gesture));
    stack.push(new MoveShapesCommand(sample.document, {sample.wheel().id}, Vec2(1, 0), gesture));
    QCOMPARE(stack.count(), 2);
    stack.push(new PlaceBodyCommand(sample.document, sample.ship().id, {1, 1}, 0, gesture));
    stack.push(new PlaceBodyCommand(sample.document, sample.rock().id, {1, 1}, 0, gesture));
    QCOMPARE(stack.count(), 4);
}

void tst_Merging::insertionTakesUpItsDrag()
{
    SampleDocument sample;
    QUndoStack &stack = *sample.document.undoStack();
    const SceneData before = sample.data();
    const ShapeId stone = sample.stone().id;
    const int gesture = sample.document.newGesture();
    stack.push(new InsertVertexCommand(sample.document, {stone, 1}, {20, 0}, gesture));
    for (int i = 1; i <= 5; ++i)
        stack.push(new MoveVerticesCommand(sample.document, {{{stone, 1}, Vec2(20, -i)}}, gesture));
    const SceneData after = sample.data();

    QCOMPARE(stack.count(), 1);
    QCOMPARE(StepText::shown(stack.undoText()), "Insert vertex");
    QCOMPARE(sample.stone().vertices[1], Vec2(20, -5));
    stack.undo();
    QVERIFY(sample.data() == before);
    stack.redo();
    QVERIFY(sample.data() == after);
}

void tst_Merging::insertionDoesNotTakeUpOtherMoves()
{
    SampleDocument sample;
    QUndoStack &stack = *sample.document.undoStack();
    const ShapeId stone = sample.stone().id;
    const int gesture = sample.document.newGesture();
    stack.push(new InsertVertexCommand(sample.document, {stone, 1}, {20, 0}, gesture));
    stack.push(new MoveVerticesCommand(sample.document, {{{stone, 2}, Vec2(1, 1)}}, gesture));
    QCOMPARE(stack.count(), 2);
    stack.undo();
    stack.push(new MoveVerticesCommand(sample.document, {{{stone, 1}, Vec2(1, 1)}}, gesture + 1));
    QCOMPARE(stack.count(), 2);
    stack.push(new InsertVertexCommand(sample.document, {stone, 1}, {2, 0}, gesture));
    stack.push(new InsertVertexCommand(sample.document, {stone, 1}, {2, 0}, gesture));
    QCOMPARE(stack.count(), 4);
}

void tst_Merging::nudgesMergeWithinOneGestureOnly()
{
    SampleDocument sample;
    QUndoStack &stack = *sample.document.undoStack();
    const ShapeId stone = sample.stone().id;
    const int held = sample.document.newGesture(); // the key repeats
    for (int i = 1; i <= 3; ++i)
        stack.push(new MoveVerticesCommand(sample.document, {{{stone, 0}, Vec2(i, 0)}}, held));
    QCOMPARE(stack.count(), 1);
    for (int i = 4; i <= 6; ++i)
        stack.push(new MoveVerticesCommand(sample.document, {{{stone, 0}, Vec2(i, 0)}},
                                           sample.document.newGesture()));
    QCOMPARE(stack.count(), 4);
}

QTEST_GUILESS_MAIN(tst_Merging)
#include "tst_merging.moc"
