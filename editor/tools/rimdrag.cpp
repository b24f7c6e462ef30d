#include "rimdrag.h"

#include "editor/document/commands/setgeometrycommand.h"
#include "editor/document/steptext.h"
#include "hittest.h"
#include "snap.h"
#include "tooltext.h"

using hullsmith::Vec2;

RimDrag::RimDrag(ToolContext &context, Gesture &gesture, ShapeId shape, const CanvasEvent &press)
    : Drag(context, gesture)
    , m_shape(shape)
{
    const SceneShape *found = context.document.data().shape(shape);
    const ToolContext::Placed *placed = placedShape(context, shape);
    if (found && placed)
        m_grab = found->radius - distanceToCore(*found, placed->pose.toLocal(press.world));
}

bool RimDrag::moveTo(const CanvasEvent &e)
{
    const SceneShape *found = m_context.document.data().shape(m_shape);
    const ToolContext::Placed *placed = placedShape(m_context, m_shape);
    if (!found || !placed || found->type == ShapeType::Outline || found->vertices.empty())
        return false;
    m_overlay = {};
    const Snapped target = snap(m_context, e, {{m_shape, 0}, {m_shape, 1}});
    double radius = distanceToCore(*found, placed->pose.toLocal(target.point));
    if (target.snapped)
        m_overlay.snapPoint = target.point;
    else
        radius += m_grab;
    if (!(radius > 0.0))
        return true;
    SceneShape changed = *found;
    changed.radius = radius;
    m_gesture.push(
        new SetGeometryCommand(m_context.document, changed, m_gesture.number(),
                               StepText("RimDrag", QT_TRANSLATE_NOOP("RimDrag", "Change radius"))));
    m_overlay.label = tr("radius %1").arg(coordinateText(radius));
    m_overlay.labelAt = e.world;
    return true;
}

QString RimDrag::hint() const
{
    return tr("Release to keep the radius · Ctrl inverts snapping · Esc puts it back");
}
