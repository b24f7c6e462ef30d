// What the select tool does on keys and actions.

#include "editor/document/commands/deleteverticescommand.h"
#include "editor/document/commands/insertvertexcommand.h"
#include "editor/document/commands/moveshapescommand.h"
#include "editor/document/commands/moveverticescommand.h"
#include "editor/document/commands/placebodycommand.h"
#include "editor/document/commands/removeshapescommand.h"
#include "editor/document/commands/shapegeometry.h"
#include "editor/document/document.h"
#include "nudge.h"
#include "selecttool.h"
#include "tooltext.h"

#include <QUndoStack>

#include <algorithm>
#include <iterator>

using hullsmith::Vec2;

namespace {

std::set<VertexRef> allVertices(const ToolContext &context, const std::set<ShapeId> *among)
{
    std::set<VertexRef> vertices;
    for (const ToolContext::Placed &placed : context.shapes) {
        const SceneShape *shape = context.document.data().shape(placed.shape);
        if (!shape || (among && !among->contains(placed.shape)))
            continue;
        for (const VertexRef &ref : shape->vertexRefs())
            vertices.insert(ref);
    }
    return vertices;
}

std::set<ShapeId> allShapes(const ToolContext &context)
{
    std::set<ShapeId> shapes;
    for (const ToolContext::Placed &placed : context.shapes)
        shapes.insert(placed.shape);
    return shapes;
}

QUndoCommand *vertexNudge(const ToolContext &context, const Vec2 &offset, int gesture)
{
    std::map<VertexRef, Vec2> places;
    for (const VertexRef &ref : context.selection.vertices()) {
        const ToolContext::Placed *placed = placedShape(context, ref.shape);
        const SceneShape *shape = context.document.data().shape(ref.shape);
        if (placed && shape)
            places.emplace(ref, *shape->vertex(ref) +
                                    placed->pose.unrotate(offset) / placed->pose.scale());
    }
    return places.empty() ? nullptr : new MoveVerticesCommand(context.document, places, gesture);
}

QUndoCommand *shapeNudge(const ToolContext &context, const Vec2 &offset, int gesture)
{
    std::vector<SceneShape> moved;
    for (const ShapeId id : context.selection.shapes()) {
        const ToolContext::Placed *placed = placedShape(context, id);
        const SceneShape *shape = context.document.data().shape(id);
        if (placed && shape)
            moved.push_back(
                translated(*shape, placed->pose.unrotate(offset) / placed->pose.scale()));
    }
    return moved.empty() ? nullptr : new MoveShapesCommand(context.document, moved, gesture);
}

QUndoCommand *bodyNudge(const ToolContext &context, const Vec2 &offset, int gesture)
{
    const ShapeId shape = context.selection.currentShape();
    const SceneBody *body = context.document.data().bodyOf(shape);
    if (!body || !placedShape(context, shape))
        return nullptr;
    return new PlaceBodyCommand(context.document, body->id, body->position + offset, body->angle,
                                gesture);
}

} // namespace

bool SelectTool::key(int key, Qt::KeyboardModifiers modifiers)
{
    if (key == Qt::Key_Escape)
        return escape();
    if (m_drag)
        return false; // A key must not change the document under a running drag.
    if (const auto offset = nudgeOffset(key, modifiers))
        return nudge(*offset);
    const bool control = modifiers == Qt::ControlModifier;
    const bool plain = (modifiers & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (plain && (key == Qt::Key_Delete || key == Qt::Key_Backspace))
        return deleteSelected();
    if (plain && key == Qt::Key_Insert)
        return insertAfterSelected();
    if (plain && (key == Qt::Key_Return || key == Qt::Key_Enter))
        return wantCoordinates();
    if (key == Qt::Key_N && (plain || modifiers == Qt::ShiftModifier))
        return selectNeighbour(plain ? 1 : -1);
    if (control && key == Qt::Key_A)
        selectAll();
    else if (control && key == Qt::Key_I)
        invertSelection();
    else
        return false;
    return true;
}

bool SelectTool::escape()
{
    if (m_drag) {
        const std::unique_ptr<Drag> drag = std::move(m_drag);
        cancel();
        drag->takeBack();
        m_gesture.undo();
        Q_EMIT overlayChanged();
        Q_EMIT hintChanged();
        return true;
    }
    Selection &selection = m_context.selection;
    if (!selection.vertices().empty())
        selection.set(selection.shapes());
    else if (!selection.shapes().empty())
        selection.clear();
    else
        return false;
    Q_EMIT overlayChanged();
    Q_EMIT hintChanged();
    return true;
}

bool SelectTool::deleteSelected()
{
    const Selection &selection = m_context.selection;
    QUndoCommand *command = nullptr;
    if (!selection.vertices().empty())
        command = new DeleteVerticesCommand(m_context.document, selection.vertices());
    else if (!selection.shapes().empty() && !m_context.movesBodies)
        command = new RemoveShapesCommand(m_context.document, selection.shapes());
    if (!command)
        return false;
    cancel();
    m_context.document.undoStack()->push(command);
    Q_EMIT overlayChanged();
    Q_EMIT hintChanged();
    return true;
}

bool SelectTool::wantCoordinates()
{
    if (m_context.selection.vertices().empty())
        return false;
    Q_EMIT coordinatesWanted();
    return true;
}

void SelectTool::selectAll()
{
    Selection &selection = m_context.selection;
    std::set<VertexRef> vertices = allVertices(m_context, &selection.shapes());
    if (vertices.empty() || vertices == selection.vertices()) {
        vertices = allVertices(m_context, nullptr);
        selection.set(allShapes(m_context), vertices);
    } else {
        selection.set(selection.shapes(), vertices);
    }
    Q_EMIT hintChanged();
}

void SelectTool::invertSelection()
{
    Selection &selection = m_context.selection;
    const bool none = selection.shapes().empty();
    const std::set<VertexRef> all = allVertices(m_context, none ? nullptr : &selection.shapes());
    std::set<VertexRef> inverted;
    std::ranges::set_difference(all, selection.vertices(), std::inserter(inverted, inverted.end()));
    selection.set(none ? allShapes(m_context) : selection.shapes(), inverted);
    Q_EMIT hintChanged();
}

bool SelectTool::nudge(const Vec2 &offset)
{
    if (m_nudges == 0)
        m_nudges = m_context.document.newGesture();
    QUndoCommand *command = nullptr;
    if (!m_context.selection.vertices().empty())
        command = vertexNudge(m_context, offset, m_nudges);
    else if (m_context.movesBodies)
        command = bodyNudge(m_context, offset, m_nudges);
    else
        command = shapeNudge(m_context, offset, m_nudges);
    if (!command)
        return false;
    m_context.document.undoStack()->push(command);
    Q_EMIT overlayChanged();
    return true;
}

bool SelectTool::selectNeighbour(int step)
{
    Selection &selection = m_context.selection;
    const SceneShape *shape = m_context.document.data().shape(selection.currentShape());
    if (!shape || shape->vertices.empty())
        return false;
    // One round through all rings, from the last selected vertex on.
    const std::vector<VertexRef> all = shape->vertexRefs();
    const int count = int(all.size());
    int next = step > 0 ? 0 : count - 1;
    for (int i = 0; i < count; ++i) {
        if (selection.contains(all[std::size_t(i)]))
            next = (i + step + count) % count;
    }
    const VertexRef vertex = all[std::size_t(next)];
    selection.set({shape->id}, {vertex});
    m_target = {.kind = Target::Kind::Vertex, .vertex = vertex, .edge = {}, .shape = shape->id};
    Q_EMIT overlayChanged();
    Q_EMIT hintChanged();
    return true;
}

bool SelectTool::insertAfterSelected()
{
    Selection &selection = m_context.selection;
    if (selection.vertices().size() != 1)
        return false;
    const VertexRef after = *selection.vertices().begin();
    const SceneShape *shape = m_context.document.data().shape(after.shape);
    if (!shape || shape->type != ShapeType::Outline)
        return false;
    const Vec2 middle = 0.5 * (*shape->vertex(after) + *shape->vertex(shape->neighbour(after, 1)));
    const VertexRef inserted{after.shape, after.vertex + 1, after.ring};
    m_context.document.undoStack()->push(
        new InsertVertexCommand(m_context.document, inserted, middle));
    selection.set({after.shape}, {inserted});
    Q_EMIT overlayChanged();
    return true;
}
