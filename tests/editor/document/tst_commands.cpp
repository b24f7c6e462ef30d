#include "editor/document/commands/addbodycommand.h"
#include "editor/document/commands/addshapecommand.h"
#include "editor/document/commands/applytracecommand.h"
#include "editor/document/commands/changebodycommand.h"
#include "editor/document/commands/changesettingscommand.h"
#include "editor/document/commands/changeshapepropertiescommand.h"
#include "editor/document/commands/deleteverticescommand.h"
#include "editor/document/commands/insertvertexcommand.h"
#include "editor/document/commands/movebodyinlistcommand.h"
#include "editor/document/commands/movepivotcommand.h"
#include "editor/document/commands/moveshapescommand.h"
#include "editor/document/commands/moveverticescommand.h"
#include "editor/document/commands/placebodycommand.h"
#include "editor/document/commands/removebodycommand.h"
#include "editor/document/commands/removeshapescommand.h"
#include "editor/document/commands/setgeometrycommand.h"
#include "editor/document/commands/setsplitcommand.h"
#include "samplescene.h"

#include <QTest>
#include <QUndoStack>

#include <functional>

using hullsmith::Vec2;
using Make = std::function<QUndoCommand *(SampleDocument &)>;
using Verify = std::function<bool(const SceneData &before, const SceneData &after)>;
Q_DECLARE_METATYPE(Make)
Q_DECLARE_METATYPE(Verify)

class tst_Commands : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void undoAndRedo_data();
    void undoAndRedo();
    void whatChangesNothingIsNoStep_data();
    void whatChangesNothingIsNoStep();
    void addedPartsGetIds();
    void idsSurviveUndoAndRedo();
    void textsNameWhatDiffers();
    void removedShapesReturnToTheirPlaces();
};

void tst_Commands::undoAndRedo_data()
{
    QTest::addColumn<Make>("make");
    QTest::addColumn<Verify>("verify");
    const auto row = [](const char *name, const Make &make, const Verify &verify) {
        QTest::newRow(name) << make << verify;
    };
    using D = SampleDocument;
    using S = const SceneData &;

    row(
        "add body", [](D &d) { return new AddBodyCommand(d.document, d.ship(), 1); },
        [](S, S b) { return b.bodies.size() == 4 && b.bodies[1].shapes.size() == 3; });
    row(
        "add body at the end", [](D &d) { return new AddBodyCommand(d.document, d.rock()); },
        [](S, S b) { return b.bodies.size() == 4 && b.bodies[3].name == "rock"; });
    row(
        "remove body", [](D &d) { return new RemoveBodyCommand(d.document, d.ship().id); },
        [](S, S b) { return b.bodies.size() == 2 && b.bodies[0].name == "rock"; });
    row(
        "remove middle body", [](D &d) { return new RemoveBodyCommand(d.document, d.rock().id); },
        [](S, S b) { return b.bodies.size() == 2 && b.bodies[1].name == "empty"; });
    row(
        "move body down",
        [](D &d) { return new MoveBodyInListCommand(d.document, d.ship().id, 2); },
        [](S, S b) { return b.bodies[0].name == "rock" && b.bodies[2].name == "ship"; });
    row(
        "move body up", [](D &d) { return new MoveBodyInListCommand(d.document, d.empty().id, 0); },
        [](S, S b) { return b.bodies[0].name == "empty" && b.bodies[1].name == "ship"; });
    row(
        "move body past the end",
        [](D &d) { return new MoveBodyInListCommand(d.document, d.ship().id, 99); },
        [](S, S b) { return b.bodies[2].name == "ship"; });
    row(
        "change body",
        [](D &d) {
            SceneBody body = d.ship();
            body.name = "boat";
            body.pixelsPerMetre = 16.0;
            body.shapes.clear();
            return new ChangeBodyCommand(d.document, body);
        },
        [](S a, S b) {
            return b.bodies[0].name == "boat" && b.bodies[0].pixelsPerMetre == 16.0 &&
                   b.bodies[0].shapes == a.bodies[0].shapes;
        });
    row(
        "add shape",
        [](D &d) {
            return new AddShapeCommand(d.document, d.rock().id, circle("c", {1, 2}, 3), 0);
        },
        [](S, S b) { return b.bodies[1].shapes.size() == 2 && b.bodies[1].shapes[0].name == "c"; });
    row(
        "remove shapes of two bodies",
        [](D &d) {
            return new RemoveShapesCommand(d.document,
                                           {d.hull().id, d.pill().id, d.stone().id, ShapeId{99}});
        },
        [](S, S b) {
            return b.bodies[0].shapes.size() == 1 && b.bodies[0].shapes[0].name == "wheel" &&
                   b.bodies[1].shapes.empty();
        });
    row(
        "change properties of two shapes",
        [](D &d) {
            SceneShape hull = d.hull();
            SceneShape stone = d.stone();
            hull.properties.density = stone.properties.density = 3.0;
            hull.vertices.clear(); // not part of it
            return new ChangeShapePropertiesCommand(d.document, {hull, stone});
        },
        [](S a, S b) {
            return b.bodies[0].shapes[0].properties.density == 3.0 &&
                   b.bodies[1].shapes[0].properties.density == 3.0 &&
                   b.bodies[0].shapes[0].vertices == a.bodies[0].shapes[0].vertices;
        });
    row(
        "set geometry",
        [](D &d) {
            SceneShape shape = d.hull();
            shape.type = ShapeType::Circle;
            shape.vertices = {{1, 1}};
            shape.holes.clear();
            shape.radius = 5;
            shape.name = "not part of it";
            return new SetGeometryCommand(d.document, shape);
        },
        [](S, S b) {
            const SceneShape &shape = b.bodies[0].shapes[0];
            return shape.type == ShapeType::Circle && shape.vertices.size() == 1 &&
                   shape.holes.empty() && shape.radius == 5 && shape.name == "hull";
        });
    row(
        "move vertices of two shapes",
        [](D &d) {
            return new MoveVerticesCommand(d.document, {{{d.hull().id, 1}, {1, 2}},
                                                        {{d.hull().id, 3}, {3, 4}},
                                                        {{d.stone().id, 0}, {5, 6}},
                                                        {{d.stone().id, 77}, {7, 8}},
                                                        {{ShapeId{99}, 0}, {9, 9}}});
        },
        [](S, S b) {
            return b.bodies[0].shapes[0].vertices[1] == Vec2(1, 2) &&
                   b.bodies[0].shapes[0].vertices[3] == Vec2(3, 4) &&
                   b.bodies[1].shapes[0].vertices[0] == Vec2(5, 6);
        });
    row(
        "move vertices of outline and hole",
        [](D &d) {
            const ShapeId id = d.hull().id;
            return new MoveVerticesCommand(d.document, {{{id, 1}, {1, 2}},
                                                        {{id, 2, 0}, {3, 4}},
                                                        {{id, 4, 0}, {5, 6}},
                                                        {{id, 0, 1}, {7, 8}},
                                                        {{id, 0, -2}, {9, 9}}});
        },
        [](S a, S b) {
            SceneShape hull = a.bodies[0].shapes[0];
            hull.vertices[1] = {1, 2};
            hull.holes[0][2] = {3, 4};
            return b.bodies[0].shapes[0] == hull;
        });
    row(
        "insert vertex into a hole",
        [](D &d) {
            return new InsertVertexCommand(d.document, VertexRef{d.hull().id, 4, 0}, {0, -5});
        },
        [](S a, S b) {
            SceneShape hull = a.bodies[0].shapes[0];
            hull.holes[0].push_back({0, -5});
            return b.bodies[0].shapes[0] == hull;
        });
    row(
        "delete vertices of a hole",
        [](D &d) {
            return new DeleteVerticesCommand(d.document, {{d.hull().id, 1, 0}, {d.hull().id, 0}});
        },
        [](S, S b) {
            const SceneShape &hull = b.bodies[0].shapes[0];
            return hull.vertices.size() == 4 &&
                   hull.holes[0] == std::vector<Vec2>{{-4, -4}, {4, 4}, {4, -4}};
        });
    row(
        "delete a whole hole",
        [](D &d) {
            const ShapeId id = d.hull().id;
            return new DeleteVerticesCommand(d.document,
                                             {{id, 0, 0}, {id, 1, 0}, {id, 2, 0}, {id, 3, 0}});
        },
        [](S, S b) {
            const SceneShape &hull = b.bodies[0].shapes[0];
            return hull.vertices.size() == 5 && hull.holes.empty();
        });
    row(
        "insert vertex",
        [](D &d) {
            return new InsertVertexCommand(d.document, VertexRef{d.stone().id, 1}, {20, -1});
        },
        [](S a, S b) {
            const auto &vertices = b.bodies[1].shapes[0].vertices;
            return vertices.size() == 5 && vertices[1] == Vec2(20, -1) &&
                   vertices[2] == a.bodies[1].shapes[0].vertices[1];
        });
    row(
        "insert vertex at the end",
        [](D &d) {
            return new InsertVertexCommand(d.document, VertexRef{d.stone().id, 4}, {20, -1});
        },
        [](S, S b) { return b.bodies[1].shapes[0].vertices[4] == Vec2(20, -1); });
    row(
        "delete vertices of two shapes",
        [](D &d) {
            return new DeleteVerticesCommand(
                d.document, {{d.hull().id, 0}, {d.hull().id, 2}, {d.stone().id, 3}});
        },
        [](S a, S b) {
            return b.bodies[0].shapes[0].vertices.size() == 3 &&
                   b.bodies[0].shapes[0].vertices[1] == a.bodies[0].shapes[0].vertices[3] &&
                   b.bodies[1].shapes[0].vertices.size() == 3;
        });
    row(
        "delete all but one vertex",
        [](D &d) {
            const ShapeId id = d.stone().id;
            return new DeleteVerticesCommand(d.document, {{id, 0}, {id, 1}, {id, 3}});
        },
        [](S a, S b) {
            return b.bodies[1].shapes[0].vertices == std::vector{a.bodies[1].shapes[0].vertices[2]};
        });
    row(
        "delete every vertex and a centre",
        [](D &d) {
            const ShapeId id = d.stone().id;
            return new DeleteVerticesCommand(
                d.document,
                {{id, 0}, {id, 1}, {id, 2}, {id, 3}, {d.wheel().id, 0}, {d.hull().id, 4}});
        },
        [](S, S b) {
            return b.bodies[1].shapes.empty() && b.bodies[0].shapes.size() == 2 &&
                   b.bodies[0].shapes[0].vertices.size() == 4;
        });
    row(
        "move shapes",
        [](D &d) {
            return new MoveShapesCommand(d.document, {d.hull().id, d.wheel().id}, Vec2(3, -4));
        },
        [](S a, S b) {
            return b.bodies[0].shapes[0].vertices[0] == Vec2(-21, -24) &&
                   b.bodies[0].shapes[0].holes[0][0] == Vec2(-1, -8) &&
                   b.bodies[0].shapes[0].traced->outer[2] == Vec2(31, 3) &&
                   b.bodies[0].shapes[0].traced->seed == hullsmith::Pixel{30, 2} &&
                   b.bodies[0].shapes[0].split.cuts[0].first == Vec2(-37, -4) &&
                   b.bodies[0].shapes[1].vertices[0] == Vec2(19, 8) &&
                   b.bodies[0].shapes[2] == a.bodies[0].shapes[2];
        });
    row(
        "move pivot", [](D &d) { return new MovePivotCommand(d.document, d.ship().id, {30, 20}); },
        [](S a, S b) {
            const SceneBody &before = a.bodies[0];
            const SceneBody &after = b.bodies[0];
            return after.pivot == Vec2(30, 20) &&
                   Vec2(after.pivot + after.shapes[0].vertices[2]) ==
                       Vec2(before.pivot + before.shapes[0].vertices[2]) &&
                   Vec2(after.pivot + after.shapes[0].holes[0][2]) ==
                       Vec2(before.pivot + before.shapes[0].holes[0][2]) &&
                   Vec2(after.pivot + after.shapes[0].traced->outer[2]) ==
                       Vec2(before.pivot + before.shapes[0].traced->outer[2]) &&
                   Vec2(after.pivot + after.shapes[0].split.cuts[0].second) ==
                       Vec2(before.pivot + before.shapes[0].split.cuts[0].second);
        });
    row(
        "split with a cut line",
        [](D &d) {
            SplitSettings split = d.hull().split;
            split.limit = 5;
            split.cuts.push_back({{0, -30}, {0, 30}});
            return new SetSplitCommand(d.document, d.hull().id, split);
        },
        [](S, S b) {
            return b.bodies[0].shapes[0].split.cuts.size() == 2 &&
                   b.bodies[0].shapes[0].split.limit == 5;
        });
    row(
        "trace again: one shape stays, one is new",
        [](D &d) {
            SceneShape again = d.hull();
            again.vertices[0] = {-25, -21};
            again.properties.friction = 0.9;
            SceneShape island = outline("island", {{0, 0}, {5, 0}, {0, 5}});
            island.traced = TracedRings{{3, 3}, island.vertices, {}};
            TraceSettings trace;
            trace.tolerance = 4;
            return new ApplyTraceCommand(d.document, d.ship().id, trace, {again, island});
        },
        [](S a, S b) {
            const std::vector<SceneShape> &shapes = b.bodies[0].shapes;
            return shapes.size() == 4 && shapes[0].id == a.bodies[0].shapes[0].id &&
                   shapes[0].vertices[0] == Vec2(-25, -21) &&
                   shapes[0].properties.friction == 0.9 && shapes[1] == a.bodies[0].shapes[1] &&
                   shapes[2] == a.bodies[0].shapes[2] && shapes[3].id &&
                   shapes[3].name == "island" && b.bodies[0].trace->tolerance == 4;
        });
    row(
        "trace that finds nothing",
        [](D &d) { return new ApplyTraceCommand(d.document, d.ship().id, TraceSettings(), {}); },
        [](S a, S b) {
            return b.bodies[0].shapes.size() == 2 &&
                   b.bodies[0].shapes[0] == a.bodies[0].shapes[1] &&
                   b.bodies[0].trace == TraceSettings();
        });
    row(
        "change settings",
        [](D &d) {
            SceneSettings settings = d.data().settings;
            settings.grid = 4;
            settings.target = "godot-4";
            return new ChangeSettingsCommand(d.document, settings);
        },
        [](S, S b) { return b.settings.grid == 4 && b.settings.target == "godot-4"; });
    row(
        "place body",
        [](D &d) { return new PlaceBodyCommand(d.document, d.rock().id, {1, 2}, 3.0); },
        [](S, S b) { return b.bodies[1].position == Vec2(1, 2) && b.bodies[1].angle == 3.0; });
}

void tst_Commands::undoAndRedo()
{
    QFETCH(Make, make);
    QFETCH(Verify, verify);
    SampleDocument sample;
    QUndoStack &stack = *sample.document.undoStack();
    const SceneData before = sample.data();
    stack.push(make(sample));
    const SceneData after = sample.data();

    QCOMPARE(stack.count(), 1);
    QVERIFY(!stack.undoText().isEmpty());
    QVERIFY(verify(before, after));
    for (int round = 0; round < 2; ++round) {
        stack.undo();
        QVERIFY(sample.data() == before);
        stack.redo();
        QVERIFY(sample.data() == after);
    }
}

void tst_Commands::whatChangesNothingIsNoStep_data()
{
    QTest::addColumn<Make>("make");
    const auto row = [](const char *name, const Make &make) { QTest::newRow(name) << make; };
    using D = SampleDocument;
    const BodyId none = {99};
    const ShapeId nothing = {99};

    row("remove unknown body", [=](D &d) { return new RemoveBodyCommand(d.document, none); });
    row("move to the same place",
        [](D &d) { return new MoveBodyInListCommand(d.document, d.rock().id, 1); });
    row("move unknown body", [=](D &d) { return new MoveBodyInListCommand(d.document, none, 1); });
    row("same body", [](D &d) { return new ChangeBodyCommand(d.document, d.ship()); });
    row("unknown body", [](D &d) { return new ChangeBodyCommand(d.document, SceneBody{}); });
    row("shape for an unknown body",
        [=](D &d) { return new AddShapeCommand(d.document, none, SceneShape{}); });
    row("remove unknown shape",
        [=](D &d) { return new RemoveShapesCommand(d.document, {nothing}); });
    row("same properties",
        [](D &d) { return new ChangeShapePropertiesCommand(d.document, {d.hull()}); });
    row("same geometry", [](D &d) { return new SetGeometryCommand(d.document, d.hull()); });
    row("geometry of an unknown shape",
        [](D &d) { return new SetGeometryCommand(d.document, SceneShape{}); });
    row("vertex stays", [](D &d) {
        return new MoveVerticesCommand(d.document, {{{d.hull().id, 0}, d.hull().vertices[0]}});
    });
    row("unknown vertex",
        [](D &d) { return new MoveVerticesCommand(d.document, {{{d.hull().id, 5}, Vec2(0, 0)}}); });
    row("vertex of an unknown shape",
        [=](D &d) { return new InsertVertexCommand(d.document, VertexRef{nothing, 0}, {0, 0}); });
    row("insert into a missing hole", [](D &d) {
        return new InsertVertexCommand(d.document, VertexRef{d.hull().id, 0, 1}, {0, 0});
    });
    row("delete nothing", [](D &d) {
        return new DeleteVerticesCommand(d.document, {{d.hull().id, 5}, {d.hull().id, -1}});
    });
    row("move by nothing",
        [](D &d) { return new MoveShapesCommand(d.document, {d.hull().id}, Vec2(0, 0)); });
    row("split as it is",
        [](D &d) { return new SetSplitCommand(d.document, d.hull().id, d.hull().split); });
    row("split of no shape",
        [=](D &d) { return new SetSplitCommand(d.document, ShapeId{9999}, SplitSettings()); });
    row("trace as it is", [](D &d) {
        return new ApplyTraceCommand(d.document, d.ship().id, *d.ship().trace, {d.hull()});
    });
    row("trace of no body",
        [](D &d) { return new ApplyTraceCommand(d.document, BodyId{9999}, TraceSettings(), {}); });
    row("pivot stays",
        [](D &d) { return new MovePivotCommand(d.document, d.ship().id, d.ship().pivot); });
    row("same settings",
        [](D &d) { return new ChangeSettingsCommand(d.document, d.data().settings); });
    row("body stays",
        [](D &d) { return new PlaceBodyCommand(d.document, d.rock().id, {100, 50}, 0.5); });
}

void tst_Commands::whatChangesNothingIsNoStep()
{
    QFETCH(Make, make);
    SampleDocument sample;
    const SceneData before = sample.data();
    sample.document.undoStack()->push(make(sample));
    QCOMPARE(sample.document.undoStack()->count(), 0);
    QVERIFY(sample.data() == before);
}

void tst_Commands::addedPartsGetIds()
{
    SampleDocument sample;
    auto *addBody = new AddBodyCommand(sample.document, sample.ship());
    const BodyId body = addBody->body();
    QVERIFY(body && body != sample.ship().id);
    sample.document.undoStack()->push(addBody);
    QVERIFY(sample.data().body(body)->shapes[0].id != sample.hull().id);

    auto *addShape = new AddShapeCommand(sample.document, body, sample.wheel());
    const ShapeId shape = addShape->shape();
    QVERIFY(shape && shape != sample.wheel().id);
    sample.document.undoStack()->push(addShape);
    QCOMPARE(sample.data().bodyOf(shape)->id, body);
}

void tst_Commands::idsSurviveUndoAndRedo()
{
    SampleDocument sample;
    QUndoStack &stack = *sample.document.undoStack();
    auto *add = new AddShapeCommand(sample.document, sample.empty().id, circle("c", {0, 0}, 1));
    const ShapeId shape = add->shape();
    stack.push(add);
    stack.push(new MoveVerticesCommand(sample.document, {{{shape, 0}, Vec2(5, 5)}}));
    stack.undo();
    stack.undo();
    QVERIFY(!sample.data().shape(shape));
    stack.redo();
    stack.redo();
    QCOMPARE(sample.data().shape(shape)->vertices[0], Vec2(5, 5));
}

void tst_Commands::textsNameWhatDiffers()
{
    SampleDocument sample;
    SceneBody body = sample.ship();
    body.image = "other.png";
    QCOMPARE(ChangeBodyCommand(sample.document, body).text(), "Change image");
    QCOMPARE(ChangeBodyCommand(sample.document, body, 0, "Swap art").text(), "Swap art");
    SceneShape shape = sample.hull();
    shape.properties.friction = 0.9;
    QCOMPARE(ChangeShapePropertiesCommand(sample.document, {shape}).text(), "Change friction");
    SceneSettings settings = sample.data().settings;
    settings.grid = 2;
    QCOMPARE(ChangeSettingsCommand(sample.document, settings).text(), "Change grid");
    QCOMPARE(AddShapeCommand(sample.document, sample.ship().id, sample.wheel()).text(),
             "Add circle");
    QCOMPARE(MoveVerticesCommand(sample.document, {{{shape.id, 0}, Vec2(0, 0)}}).text(),
             "Move vertex");
    QCOMPARE(MoveVerticesCommand(sample.document,
                                 {{{shape.id, 0}, Vec2(0, 0)}, {{shape.id, 1}, Vec2(0, 0)}})
                 .text(),
             "Move 2 vertices");
}

void tst_Commands::removedShapesReturnToTheirPlaces()
{
    SampleDocument sample;
    const SceneData before = sample.data();
    const std::set<ShapeId> all = {sample.pill().id, sample.hull().id, sample.wheel().id};
    sample.document.undoStack()->push(new RemoveShapesCommand(sample.document, all));
    QVERIFY(sample.ship().shapes.empty());
    sample.document.undoStack()->undo();
    QVERIFY(sample.data() == before);
}

QTEST_GUILESS_MAIN(tst_Commands)
#include "tst_commands.moc"
