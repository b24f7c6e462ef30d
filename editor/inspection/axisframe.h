#pragma once

#include "figure.h"

#include <QPointF>
#include <QRectF>

/// The line of one axis on the screen of a figure.
class AxisFrame {
public:
    AxisFrame(const PairInspection &pair, const hullsmith::Vec2 &normal, const FigureView &view,
              const std::optional<hullsmith::Vec2> &pivot);

    /// Moves the axis aside until its part from `low` to `high` lies in `rect` (screen); where
    /// there is no such place, until it crosses it.
    void keepIn(const QRectF &rect, double low, double high);

    /// Screen point of the projection `value` (metres), `aside` screen pixels towards the shapes.
    QPointF at(double value, double aside = 0.0) const;
    /// Screen point of a world point (metres).
    QPointF screen(const hullsmith::Vec2 &world) const;
    /// Where the dropline of `world` meets the axis.
    QPointF foot(const hullsmith::Vec2 &world, double aside = 0.0) const;
    QPointF along() const { return m_along; } ///< Unit, screen, along +normal.
    QPointF aside() const { return m_aside; } ///< Unit, screen, from the axis to the shapes.
    double scale() const { return m_scale; }  ///< Screen pixels per metre.

private:
    hullsmith::Vec2 m_normal, m_side;
    double m_offset;
    QTransform m_toScreen;
    double m_pixelsPerMetre;
    QPointF m_along, m_aside;
    double m_scale;
};

/// Value in the middle of the gap of an axis.
double middleOfGap(const hullsmith::SatAxis &axis);
