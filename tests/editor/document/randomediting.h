#pragma once

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
#include "editor/document/document.h"
#include "samplescene.h"

#include <QUndoCommand>

#include <random>
#include <set>

/// Makes commands at random: every kind, on random parts, in gestures of a few steps, now and then
/// on parts that do not exist. The same seed makes the same commands.
class RandomEditing {
public:
    RandomEditing(Document &document, quint32 seed);

    /// The next command, ready to push.
    std::unique_ptr<QUndoCommand> next();

private:
    int number(int below) { return int(m_random() % unsigned(below)); }
    bool chance(int percent) { return number(100) < percent; }
    double length() { return number(400) / 4.0 - 50.0; }
    hullsmith::Vec2 point() { return {length(), length()}; }

    BodyId body();
    ShapeId shape();
    std::set<ShapeId> shapes();
    VertexRef vertexOf(ShapeId id);
    SceneShape newShape();
    SceneBody newBody();

    std::unique_ptr<QUndoCommand> bodyCommand(int kind);
    std::unique_ptr<QUndoCommand> shapeCommand(int kind);
    std::unique_ptr<QUndoCommand> vertexCommand(int kind);
    std::unique_ptr<QUndoCommand> layerCommand();

    Document &m_document;
    std::mt19937 m_random;
    int m_gesture = 1;
    int m_kind = 0;     ///< Kept for a while, so that gestures have something to merge.
    BodyId m_body;      ///< Likewise.
    ShapeId m_shape;    ///< Likewise.
    VertexRef m_vertex; ///< Likewise.
};

inline RandomEditing::RandomEditing(Document &document, quint32 seed)
    : m_document(document)
    , m_random(seed)
{
}

inline BodyId RandomEditing::body()
{
    const auto &bodies = m_document.data().bodies;
    if (bodies.empty() || chance(2))
        return {9999999};
    return bodies[std::size_t(number(int(bodies.size())))].id;
}

inline ShapeId RandomEditing::shape()
{
    const SceneBody *owner = m_document.data().body(body());
    if (!owner || owner->shapes.empty())
        return {9999999};
    return owner->shapes[std::size_t(number(int(owner->shapes.size())))].id;
}

inline std::set<ShapeId> RandomEditing::shapes()
{
    std::set<ShapeId> some = {m_shape};
    while (chance(40))
        some.insert(shape());
    return some;
}

/// A vertex of any ring, now and then one past its end or of a ring that does not exist.
inline VertexRef RandomEditing::vertexOf(ShapeId id)
{
    const SceneShape *found = m_document.data().shape(id);
    const int at = found ? number(int(found->holes.size()) + 1) - 1 : outerRing;
    const std::vector<hullsmith::Vec2> *ring = found ? found->ring(at) : nullptr;
    const int size = ring ? int(ring->size()) : 0;
    return {id, number(size + 1), chance(2) ? at + 1 : at};
}

inline SceneShape RandomEditing::newShape()
{
    switch (number(3)) {
    case 0:
        return circle(QStringLiteral("circle"), point(), length());
    case 1:
        return capsule(QStringLiteral("capsule"), point(), point(), length());
    default: {
        std::vector<hullsmith::Vec2> vertices;
        for (int i = number(9); i > 0; --i)
            vertices.push_back(point());
        SceneShape made = outline(QStringLiteral("outline"), vertices);
        if (chance(20))
            made.holes = {{point(), point(), point()}};
        if (chance(20))
            made.traced = TracedRings{{number(9), number(9)}, {point(), point(), point()}, {}};
        if (chance(20))
            made.split.cuts = {{point(), point()}};
        return made;
    }
    }
}

inline SceneBody RandomEditing::newBody()
{
    SceneBody made;
    made.name = m_document.freeBodyName(QStringLiteral("body"));
    made.pivot = point();
    if (chance(20))
        made.trace = TraceSettings();
    for (int i = number(4); i > 0; --i)
        made.shapes.push_back(newShape());
    return made;
}

inline std::unique_ptr<QUndoCommand> RandomEditing::bodyCommand(int kind)
{
    switch (kind) {
    case 0:
        if (m_document.data().bodies.size() < 12)
            return std::make_unique<AddBodyCommand>(m_document, newBody(), number(14) - 1);
        [[fallthrough]];
    case 1:
        return std::make_unique<RemoveBodyCommand>(m_document, body());
    case 2:
        return std::make_unique<MoveBodyInListCommand>(m_document, m_body, number(14) - 1);
    case 3: {
        SceneBody changed = newBody();
        changed.id = m_body;
        return std::make_unique<ChangeBodyCommand>(m_document, changed, m_gesture);
    }
    case 4:
        return std::make_unique<MovePivotCommand>(m_document, m_body, point(), m_gesture);
    case 5:
        return std::make_unique<PlaceBodyCommand>(m_document, m_body, point(), length(), m_gesture);
    default: {
        SceneSettings settings = m_document.data().settings;
        settings.grid = 1 + number(16);
        settings.pixelsPerMetre = 1 + number(64);
        return std::make_unique<ChangeSettingsCommand>(m_document, settings, m_gesture);
    }
    }
}

inline std::unique_ptr<QUndoCommand> RandomEditing::shapeCommand(int kind)
{
    SceneShape changed = newShape();
    switch (kind) {
    case 0: {
        const SceneBody *owner = m_document.data().body(m_body);
        if (owner && owner->shapes.size() < 8)
            return std::make_unique<AddShapeCommand>(m_document, m_body, changed, number(9) - 1);
        [[fallthrough]];
    }
    case 1:
        return std::make_unique<RemoveShapesCommand>(m_document, shapes());
    case 2:
        changed.id = m_shape;
        changed.properties.density = number(5);
        return std::make_unique<ChangeShapePropertiesCommand>(m_document, std::vector{changed},
                                                              m_gesture);
    case 3:
        changed.id = m_shape;
        return std::make_unique<SetGeometryCommand>(m_document, changed, m_gesture);
    default:
        return std::make_unique<MoveShapesCommand>(m_document, shapes(), 0.1 * point(), m_gesture);
    }
}

inline std::unique_ptr<QUndoCommand> RandomEditing::vertexCommand(int kind)
{
    switch (kind) {
    case 0:
        return std::make_unique<InsertVertexCommand>(m_document, m_vertex, point(), m_gesture);
    case 1: {
        std::set<VertexRef> gone = {m_vertex};
        while (chance(50)) {
            const ShapeId other = shape();
            gone.insert(vertexOf(other));
        }
        return std::make_unique<DeleteVerticesCommand>(m_document, gone);
    }
    default: {
        std::map<VertexRef, hullsmith::Vec2> places = {{m_vertex, point()}};
        if (chance(20)) {
            const ShapeId other = shape();
            places[vertexOf(other)] = point();
        }
        return std::make_unique<MoveVerticesCommand>(m_document, places, m_gesture);
    }
    }
}

inline std::unique_ptr<QUndoCommand> RandomEditing::layerCommand()
{
    if (chance(50)) {
        SplitSettings split;
        if (chance(50))
            split.limit = 3 + number(6);
        for (int i = number(3); i > 0; --i)
            split.cuts.push_back({point(), point()});
        return std::make_unique<SetSplitCommand>(m_document, m_shape, split, m_gesture);
    }
    std::vector<SceneShape> traced;
    if (const SceneBody *owner = m_document.data().body(m_body))
        for (const SceneShape &shape : owner->shapes)
            if (shape.traced && chance(70))
                traced.push_back(shape);
    for (SceneShape &shape : traced)
        shape.vertices.push_back(point());
    if (traced.size() < 4) {
        traced.push_back(outline(QStringLiteral("island"), {point(), point(), point()}));
        traced.back().traced = TracedRings{{number(9), 0}, traced.back().vertices, {}};
    }
    TraceSettings settings;
    settings.tolerance = number(5);
    return std::make_unique<ApplyTraceCommand>(m_document, m_body, settings, traced, m_gesture);
}

inline std::unique_ptr<QUndoCommand> RandomEditing::next()
{
    if (chance(25)) {
        m_gesture = chance(20) ? 0 : m_document.newGesture();
        m_kind = number(21);
        m_body = body();
        m_shape = shape();
        m_vertex = vertexOf(m_shape);
    }
    if (m_kind < 7)
        return bodyCommand(m_kind);
    if (m_kind < 12)
        return shapeCommand(m_kind - 7);
    if (m_kind >= 18)
        return layerCommand();
    // A drag after an insertion is what the tools do: keep the gesture, change the kind.
    std::unique_ptr<QUndoCommand> command = vertexCommand(m_kind - 12);
    if (m_kind == 12)
        m_kind = 14;
    return command;
}
