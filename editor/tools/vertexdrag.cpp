#include "vertexdrag.h"

#include "editor/document/commands/moveverticescommand.h"
#include "hittest.h"
#include "tooltext.h"

using hullsmith::Pose;
using hullsmith::Vec2;

VertexDrag::VertexDrag(ToolContext &context, Gesture &gesture, VertexRef grabbed,
                       const std::set<VertexRef> &moving, const CanvasEvent &press)
    : Drag(context, gesture)
    , m_grabbed(grabbed)
    , m_point(vertexPlace(context, grabbed).value_or(press.world), press.world, moving)
{
    for (const VertexRef &ref : moving) {
        const ToolContext::Placed *placed = placedShape(context, ref.shape);
        if (const auto place = vertexPlace(context, ref); place && placed)
            m_start.emplace(ref, placed->pose.toLocal(*place));
    }
}

bool VertexDrag::moveTo(const CanvasEvent &e)
{
    const ToolContext::Placed *grabbed = placedShape(m_context, m_grabbed.shape);
    if (!grabbed || !vertexPlace(m_context, m_grabbed))
        return false;
    m_overlay = {};
    const Vec2 place = m_point.at(m_context, e, m_overlay.snapPoint);
    const Vec2 moved = place - m_point.start();

    std::map<VertexRef, Vec2> places;
    for (const auto &[ref, start] : m_start) {
        if (const ToolContext::Placed *placed = placedShape(m_context, ref.shape))
            places.emplace(ref, start + placed->pose.unrotate(moved) / placed->pose.scale());
    }
    // Exactly where it was put: a snapped vertex lies on its target.
    places[m_grabbed] = grabbed->pose.toLocal(place);
    m_gesture.push(new MoveVerticesCommand(m_context.document, places, m_gesture.number()));
    m_overlay.hoverVertex = place;
    m_overlay.label = pointText(places[m_grabbed]);
    m_overlay.labelAt = place;
    return true;
}

QString VertexDrag::hint() const
{
    return tr(
        "Release to drop · Shift keeps to one axis · Ctrl inverts snapping · Esc puts it back");
}
