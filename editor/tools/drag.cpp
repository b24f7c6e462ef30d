#include "drag.h"

#include "snap.h"

using hullsmith::Vec2;

Vec2 DragPoint::at(const ToolContext &context, const CanvasEvent &e,
                   std::optional<Vec2> &snapped) const
{
    CanvasEvent target = e;
    target.world = m_place + (e.world - m_press);
    const bool oneAxis = e.modifiers & Qt::ShiftModifier;
    if (oneAxis)
        target.world = alongOneAxis(m_place, target.world);
    const Snapped result = snap(context, target, m_moving);
    Vec2 place = result.point;
    if (oneAxis) {
        // The target gives its coordinate on the axis only.
        if (target.world.x() == m_place.x())
            place.x() = m_place.x();
        else
            place.y() = m_place.y();
    }
    snapped = result.snapped ? std::optional(place) : std::nullopt;
    return place;
}
