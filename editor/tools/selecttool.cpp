#include "selecttool.h"

#include "banddrag.h"
#include "editor/document/commands/insertvertexcommand.h"
#include "editor/document/document.h"
#include "rimdrag.h"
#include "shapedrag.h"
#include "tooltext.h"
#include "vertexdrag.h"

using hullsmith::Vec2;

namespace {

/// A press must move this far before it drags, device-independent pixels: a click never shifts a
/// vertex.
constexpr double dragThreshold = 3.0;

template <typename T>
std::set<T> toggled(std::set<T> set, const T &value)
{
    if (set.erase(value) == 0)
        set.insert(value);
    return set;
}

} // namespace

bool SelectTool::Target::operator==(const Target &other) const
{
    return kind == other.kind && vertex == other.vertex && shape == other.shape &&
           edge.from == other.edge.from && edge.point == other.edge.point;
}

SelectTool::SelectTool(ToolContext &context, QObject *parent)
    : CanvasTool(context, parent)
    , m_gesture(context.document)
{
    connect(&context.selection, &Selection::changed, this, [this] { m_nudges = 0; });
}

SelectTool::~SelectTool() = default;

SelectTool::Target SelectTool::targetAt(const CanvasEvent &e) const
{
    Target target;
    const SceneData &data = m_context.document.data();
    if (const auto vertex = hitVertex(m_context, e, HitAmong::Selected)) {
        target = {
            .kind = Target::Kind::Vertex, .vertex = *vertex, .edge = {}, .shape = vertex->shape};
    } else if (const auto edge = hitEdge(m_context, e, HitAmong::Selected)) {
        const bool outline = data.shape(edge->from.shape)->type == ShapeType::Outline;
        target = {.kind = outline ? Target::Kind::Edge : Target::Kind::Rim,
                  .vertex = {},
                  .edge = *edge,
                  .shape = edge->from.shape};
    } else if (const auto any = hitVertex(m_context, e, HitAmong::All)) {
        target = {.kind = Target::Kind::Vertex, .vertex = *any, .edge = {}, .shape = any->shape};
    } else if (const ShapeId held = hitInside(m_context, e.world, HitAmong::Selected)) {
        target.kind = Target::Kind::Inside;
        target.shape = held;
    } else if (const ShapeId inside = hitInside(m_context, e.world, HitAmong::All)) {
        target.kind = Target::Kind::Inside;
        target.shape = inside;
    } else if (const auto near = hitEdge(m_context, e, HitAmong::All)) {
        // A shape without an inside (a line) can be taken by its edge.
        target.kind = Target::Kind::Inside;
        target.shape = near->from.shape;
    }
    return target;
}

void SelectTool::press(const CanvasEvent &e)
{
    if (m_drag)
        endDrag();
    m_press = m_last = e;
    m_target = targetAt(e);
    m_collapse = false;
    m_nudges = 0;
    m_gesture.begin();
    switch (m_target.kind) {
    case Target::Kind::Vertex:
        pressVertex(e);
        break;
    case Target::Kind::Edge:
    case Target::Kind::Rim:
        pressEdge(e);
        break;
    case Target::Kind::Inside:
        pressInside(e);
        break;
    case Target::Kind::Nothing:
        pressNothing(e);
        break;
    }
    Q_EMIT overlayChanged();
    Q_EMIT hintChanged();
}

void SelectTool::pressVertex(const CanvasEvent &e)
{
    Selection &selection = m_context.selection;
    const VertexRef vertex = m_target.vertex;
    if (e.modifiers & Qt::ControlModifier) {
        selection.set(selection.shapes(), toggled(selection.vertices(), vertex));
        return;
    }
    if (!selection.contains(vertex)) {
        if (e.modifiers & Qt::ShiftModifier) {
            std::set<VertexRef> vertices = selection.vertices();
            vertices.insert(vertex);
            selection.set(selection.shapes(), vertices);
        } else {
            selection.set({vertex.shape}, {vertex});
        }
    } else {
        m_collapse = !(e.modifiers & Qt::ShiftModifier);
    }
    startDrag(std::make_unique<VertexDrag>(m_context, m_gesture, vertex, selection.vertices(), e));
}

void SelectTool::pressEdge(const CanvasEvent &e)
{
    if (m_target.kind == Target::Kind::Rim) {
        startDrag(std::make_unique<RimDrag>(m_context, m_gesture, m_target.shape, e));
    } else if (e.modifiers & Qt::AltModifier) {
        const VertexRef first = m_target.edge.from;
        const VertexRef second = m_context.document.data().shape(first.shape)->neighbour(first, 1);
        m_context.selection.set(m_context.selection.shapes(), {first, second});
        startDrag(std::make_unique<VertexDrag>(m_context, m_gesture, first,
                                               std::set<VertexRef>{first, second}, e));
    } else if (e.modifiers & Qt::ControlModifier) {
        m_context.selection.set(toggled(m_context.selection.shapes(), m_target.shape));
    } else {
        insertAndDrag(e);
    }
}

void SelectTool::insertAndDrag(const CanvasEvent &e)
{
    const EdgeHit edge = m_target.edge;
    const ToolContext::Placed *placed = placedShape(m_context, edge.from.shape);
    const VertexRef inserted{edge.from.shape, edge.from.vertex + 1, edge.from.ring};
    m_gesture.push(new InsertVertexCommand(m_context.document, inserted,
                                           placed->pose.toLocal(edge.point), m_gesture.number()));
    m_context.selection.set(m_context.selection.shapes(), {inserted});
    m_target = {
        .kind = Target::Kind::Vertex, .vertex = inserted, .edge = {}, .shape = inserted.shape};
    startDrag(std::make_unique<VertexDrag>(m_context, m_gesture, inserted,
                                           std::set<VertexRef>{inserted}, e));
}

void SelectTool::pressInside(const CanvasEvent &e)
{
    Selection &selection = m_context.selection;
    const ShapeId shape = m_target.shape;
    if (e.modifiers & Qt::ControlModifier) {
        selection.set(toggled(selection.shapes(), shape));
        return;
    }
    if (!selection.contains(shape)) {
        std::set<ShapeId> shapes = {shape};
        if (e.modifiers & Qt::ShiftModifier)
            shapes.insert(selection.shapes().begin(), selection.shapes().end());
        selection.set(shapes);
    } else {
        m_collapse = !(e.modifiers & Qt::ShiftModifier);
    }
    if (m_context.movesBodies)
        startDrag(std::make_unique<BodyDrag>(m_context, m_gesture, shape, e));
    else
        startDrag(std::make_unique<ShapeDrag>(m_context, m_gesture, shape, selection.shapes(), e));
}

void SelectTool::pressNothing(const CanvasEvent &e)
{
    auto band = std::make_unique<BandDrag>(m_context, m_gesture, e);
    if (!(e.modifiers & (Qt::ShiftModifier | Qt::ControlModifier)))
        m_context.selection.clear();
    startDrag(std::move(band));
}

void SelectTool::startDrag(std::unique_ptr<Drag> drag)
{
    m_drag = std::move(drag);
    m_dragging = false;
}

void SelectTool::move(const CanvasEvent &e)
{
    m_last = e;
    if (!m_drag) {
        hover(e);
        return;
    }
    const double moved = (e.world - m_press.world).norm();
    m_dragging = m_dragging || moved >= dragThreshold * e.pixelSize;
    if (!m_dragging)
        return;
    if (!m_drag->moveTo(e)) {
        endDrag();
        Q_EMIT hintChanged();
    }
    Q_EMIT overlayChanged();
}

void SelectTool::release(const CanvasEvent &e)
{
    m_last = e;
    if (!m_drag)
        return;
    const bool clicked = !m_dragging;
    endDrag();
    if (clicked && m_collapse)
        clickOn(m_target);
    hover(e);
    Q_EMIT overlayChanged();
    Q_EMIT hintChanged();
}

void SelectTool::clickOn(const Target &target)
{
    if (target.kind == Target::Kind::Vertex)
        m_context.selection.set({target.shape}, {target.vertex});
    else if (const ShapeId inside = hitInside(m_context, m_press.world, HitAmong::All))
        m_context.selection.set({inside}); // A drag moves what is selected, a click selects anew.
    else
        m_context.selection.set({target.shape});
}

void SelectTool::doublePress(const CanvasEvent &e)
{
    if (m_drag)
        endDrag();
    m_last = e;
    m_target = targetAt(e);
    const SceneShape *shape = m_context.document.data().shape(m_target.shape);
    if (shape) {
        const std::vector<VertexRef> all = shape->vertexRefs();
        m_context.selection.set({shape->id}, {all.begin(), all.end()});
    } else {
        m_context.selection.clear();
    }
    Q_EMIT overlayChanged();
    Q_EMIT hintChanged();
}

void SelectTool::hover(const CanvasEvent &e)
{
    const Target target = targetAt(e);
    if (target == m_target)
        return;
    const bool otherKind = target.kind != m_target.kind;
    m_target = target;
    Q_EMIT overlayChanged();
    if (otherKind)
        Q_EMIT hintChanged();
}

void SelectTool::leave()
{
    if (m_drag || m_target.kind == Target::Kind::Nothing)
        return;
    m_target = {};
    Q_EMIT overlayChanged();
    Q_EMIT hintChanged();
}

void SelectTool::endDrag()
{
    m_drag.reset();
    m_dragging = false;
}

void SelectTool::cancel()
{
    const bool wasBusy = isBusy();
    endDrag();
    m_target = {};
    m_nudges = 0;
    if (!wasBusy)
        return;
    Q_EMIT overlayChanged();
    Q_EMIT hintChanged();
}

ToolOverlay SelectTool::overlay() const
{
    if (m_drag && m_dragging)
        return m_drag->overlay();
    ToolOverlay overlay;
    if (m_target.kind == Target::Kind::Vertex) {
        const std::optional<Vec2> place = vertexPlace(m_context, m_target.vertex);
        const SceneShape *shape = m_context.document.data().shape(m_target.shape);
        if (!place || !shape)
            return overlay;
        const VertexRef vertex = m_target.vertex;
        const QString point = pointText(*shape->vertex(vertex));
        overlay.label =
            vertex.ring == outerRing
                ? tr("Vertex %1: %2").arg(vertex.vertex).arg(point)
                : tr("Hole %1, vertex %2: %3").arg(vertex.ring).arg(vertex.vertex).arg(point);
        overlay.labelAt = *place;
        overlay.hoverVertex.emplace(*place);
    } else if (m_target.kind == Target::Kind::Edge && !m_drag &&
               !(m_last.modifiers & Qt::AltModifier)) {
        overlay.ghostVertex = m_target.edge.point;
    }
    return overlay;
}

Qt::CursorShape SelectTool::cursor() const
{
    switch (m_target.kind) {
    case Target::Kind::Vertex:
    case Target::Kind::Edge:
    case Target::Kind::Rim:
        return Qt::CrossCursor;
    case Target::Kind::Inside:
        return m_dragging ? Qt::SizeAllCursor : Qt::ArrowCursor;
    case Target::Kind::Nothing:
        break;
    }
    return Qt::ArrowCursor;
}

QString SelectTool::hint() const
{
    return m_drag ? m_drag->hint() : hoverHint();
}

QString SelectTool::hoverHint() const
{
    switch (m_target.kind) {
    case Target::Kind::Vertex:
        return tr("Drag moves the vertex · Shift-click adds it, Ctrl-click toggles it · "
                  "Delete removes the selected ones");
    case Target::Kind::Edge:
        return tr("Press to insert a vertex and drag it · Alt + drag moves the edge");
    case Target::Kind::Rim:
        return tr("Drag changes the radius");
    case Target::Kind::Inside:
        if (m_context.movesBodies)
            return tr("Drag moves the body · double-click edits the shape's points");
        return tr("Drag moves the shape · double-click edits its points · Shift-click adds it");
    case Target::Kind::Nothing:
        break;
    }
    if (m_context.shapes.empty())
        return tr("Nothing to select yet: draw a shape first");
    if (m_context.selection.shapes().empty())
        return tr("Click selects a shape · drag on empty canvas selects the vertices in a box");
    if (!m_context.selection.vertices().empty())
        return tr("Enter types the coordinates · arrow keys nudge by 1 px (Shift 10, Alt 0.1) · "
                  "Delete removes · Esc selects nothing");
    return tr("Arrow keys nudge by 1 px (Shift 10, Alt 0.1) · Delete removes · "
              "Esc selects nothing");
}
