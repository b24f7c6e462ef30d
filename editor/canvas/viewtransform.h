#pragma once

#include "physics/geometry/aabb.h"
#include "physics/geometry/vec.h"

#include <QPointF>
#include <QSizeF>
#include <QTransform>

/// World (pixels of the image or metres, y up) to screen (device-independent pixels, y down). The
/// one place where y flips.
class ViewTransform {
public:
    static constexpr double leastZoom = 1.0 / 256.0;
    static constexpr double mostZoom = 4096.0;

    double zoom() const { return m_zoom; } ///< Screen pixels per world unit.
    double turn() const { return m_turn; } ///< Radians the view is turned, counter-clockwise.
    hullsmith::Vec2 centre() const { return m_centre; } ///< World point in the middle of the view.
    QSizeF size() const { return m_size; }

    void setSize(const QSizeF &size) { m_size = size; }
    void setCentre(const hullsmith::Vec2 &centre) { m_centre = centre; }
    void setTurn(double radians) { m_turn = radians; }
    void setZoom(double zoom);
    /// Zooms so that the world point under `anchor` (screen) stays there.
    void zoomAt(const QPointF &anchor, double factor);
    /// Moves the view by a distance on the screen.
    void pan(const QPointF &screenDelta);
    /// Shows `box` with `margin` screen pixels around it, and `below` more under it. An empty box
    /// changes nothing.
    void fit(const hullsmith::Aabb &box, double margin = 32.0, double below = 0.0);

    QPointF toScreen(const hullsmith::Vec2 &world) const;
    hullsmith::Vec2 toWorld(const QPointF &screen) const;
    /// The same as a painter transform.
    QTransform transform() const;

private:
    hullsmith::Vec2 m_centre = hullsmith::Vec2::Zero();
    double m_zoom = 1.0;
    double m_turn = 0.0;
    QSizeF m_size = {1.0, 1.0};
};
