#include "viewtransform.h"

#include <algorithm>
#include <cmath>

using hullsmith::Aabb;
using hullsmith::Vec2;

void ViewTransform::setZoom(double zoom)
{
    if (std::isfinite(zoom))
        m_zoom = std::clamp(zoom, leastZoom, mostZoom);
}

void ViewTransform::zoomAt(const QPointF &anchor, double factor)
{
    const Vec2 fixed = toWorld(anchor);
    setZoom(m_zoom * factor);
    m_centre += fixed - toWorld(anchor);
}

void ViewTransform::pan(const QPointF &screenDelta)
{
    const QPointF middle(0.5 * m_size.width(), 0.5 * m_size.height());
    m_centre = toWorld(middle - screenDelta);
}

void ViewTransform::fit(const Aabb &box, double margin, double below)
{
    if (box.isEmpty() || !box.lower.allFinite() || !box.upper.allFinite())
        return;
    m_centre = box.centre();
    const double c = std::abs(std::cos(m_turn));
    const double s = std::abs(std::sin(m_turn));
    const Vec2 size = box.size();
    const Vec2 turned(c * size.x() + s * size.y(), s * size.x() + c * size.y());
    // A point or a line has no size to fit in that direction; a point keeps the zoom.
    const Vec2 room(std::max(1.0, m_size.width() - 2.0 * margin),
                    std::max(1.0, m_size.height() - 2.0 * margin - below));
    double zoom = mostZoom;
    for (const int axis : {0, 1}) {
        if (turned[axis] > 0.0)
            zoom = std::min(zoom, room[axis] / turned[axis]);
    }
    if (turned.maxCoeff() > 0.0)
        setZoom(zoom);
    pan({0.0, -0.5 * below});
}

QPointF ViewTransform::toScreen(const Vec2 &world) const
{
    const double c = std::cos(m_turn);
    const double s = std::sin(m_turn);
    const Vec2 d = m_zoom * (world - m_centre);
    return {0.5 * m_size.width() + c * d.x() - s * d.y(),
            0.5 * m_size.height() - s * d.x() - c * d.y()};
}

Vec2 ViewTransform::toWorld(const QPointF &screen) const
{
    const double c = std::cos(m_turn);
    const double s = std::sin(m_turn);
    const Vec2 up((screen.x() - 0.5 * m_size.width()) / m_zoom,
                  (0.5 * m_size.height() - screen.y()) / m_zoom);
    return m_centre + Vec2(c * up.x() + s * up.y(), -s * up.x() + c * up.y());
}

QTransform ViewTransform::transform() const
{
    const double c = m_zoom * std::cos(m_turn);
    const double s = m_zoom * std::sin(m_turn);
    return {c,
            -s,
            -s,
            -c,
            0.5 * m_size.width() - c * m_centre.x() + s * m_centre.y(),
            0.5 * m_size.height() + s * m_centre.x() + c * m_centre.y()};
}
