#include "shapedrag.h"

#include "editor/document/commands/moveshapescommand.h"
#include "editor/document/commands/placebodycommand.h"
#include "editor/document/commands/shapegeometry.h"
#include "hittest.h"
#include "tooltext.h"

using hullsmith::Vec2;

namespace {

/// All vertices of `shapes`: they move along and so are no snap targets.
std::set<VertexRef> verticesOf(const ToolContext &context, const std::set<ShapeId> &shapes)
{
    std::set<VertexRef> vertices;
    for (const ShapeId id : shapes) {
        if (const SceneShape *shape = context.document.data().shape(id)) {
            for (const VertexRef &ref : shape->vertexRefs())
                vertices.insert(ref);
        }
    }
    return vertices;
}

/// The vertex of `shape` nearest to `world`; `world` itself if there is none.
Vec2 nearestVertexPlace(const ToolContext &context, ShapeId shape, const Vec2 &world)
{
    std::optional<Vec2> best;
    for (const VertexRef &ref : verticesOf(context, {shape})) {
        const auto place = vertexPlace(context, ref);
        if (place && (!best || (*place - world).norm() < (*best - world).norm()))
            best = place;
    }
    return best.value_or(world);
}

std::set<ShapeId> shapesOfSameBody(const ToolContext &context, ShapeId shape)
{
    std::set<ShapeId> shapes;
    if (const SceneBody *body = context.document.data().bodyOf(shape)) {
        for (const SceneShape &s : body->shapes)
            shapes.insert(s.id);
    }
    return shapes;
}

void labelMove(ToolOverlay &overlay, const Vec2 &moved, const Vec2 &cursor)
{
    overlay.label = QStringLiteral("Δ %1").arg(pointText(moved));
    overlay.labelAt = cursor;
}

} // namespace

ShapeDrag::ShapeDrag(ToolContext &context, Gesture &gesture, ShapeId grabbed,
                     const std::set<ShapeId> &shapes, const CanvasEvent &press)
    : Drag(context, gesture)
    , m_point(nearestVertexPlace(context, grabbed, press.world), press.world,
              verticesOf(context, shapes))
{
    for (const ShapeId id : shapes) {
        const SceneShape *shape = context.document.data().shape(id);
        if (shape && placedShape(context, id))
            m_start.push_back(*shape);
    }
}

bool ShapeDrag::moveTo(const CanvasEvent &e)
{
    m_overlay = {};
    const Vec2 place = m_point.at(m_context, e, m_overlay.snapPoint);
    const Vec2 moved = place - m_point.start();
    std::vector<SceneShape> shapes;
    for (const SceneShape &start : m_start) {
        const ToolContext::Placed *placed = placedShape(m_context, start.id);
        if (placed && m_context.document.data().shape(start.id))
            shapes.push_back(
                translated(start, placed->pose.unrotate(moved) / placed->pose.scale()));
    }
    if (shapes.empty())
        return false;
    m_gesture.push(new MoveShapesCommand(m_context.document, shapes, m_gesture.number()));
    labelMove(m_overlay, moved, e.world);
    return true;
}

QString ShapeDrag::hint() const
{
    return tr("Release to drop the shape · Shift keeps to one axis · Ctrl inverts snapping · "
              "Esc puts it back");
}

BodyDrag::BodyDrag(ToolContext &context, Gesture &gesture, ShapeId grabbed,
                   const CanvasEvent &press)
    : Drag(context, gesture)
    , m_point(nearestVertexPlace(context, grabbed, press.world), press.world,
              verticesOf(context, shapesOfSameBody(context, grabbed)))
{
    if (const SceneBody *body = context.document.data().bodyOf(grabbed)) {
        m_body = body->id;
        m_start = body->position;
        m_angle = body->angle;
    }
}

bool BodyDrag::moveTo(const CanvasEvent &e)
{
    if (!m_context.document.data().body(m_body))
        return false;
    m_overlay = {};
    const Vec2 place = m_point.at(m_context, e, m_overlay.snapPoint);
    const Vec2 moved = place - m_point.start();
    m_gesture.push(new PlaceBodyCommand(m_context.document, m_body, m_start + moved, m_angle,
                                        m_gesture.number()));
    labelMove(m_overlay, moved, e.world);
    return true;
}

QString BodyDrag::hint() const
{
    return tr("Release to drop the body · Shift keeps to one axis · Ctrl inverts snapping · "
              "Esc puts it back");
}
