#pragma once

#include "figure.h"

#include <QLineF>
#include <QRectF>

/// How the number line lies below a canvas: one metre is as long on both.
struct NumberLineScale {
    double pixelsPerMetre = 1.0; ///< Screen pixels.
    double zero = 0.0;           ///< Screen x of the projection 0.
    bool aligned = false;        ///< Droplines of the canvas fall straight onto it.

    double x(double value) const { return zero + value * pixelsPerMetre; }
};

/// The scale for step `event` below a canvas with `view`, for a strip as wide as the canvas. Where
/// the axis lies horizontally on the canvas, the two line up; otherwise the intervals are centred.
NumberLineScale numberLineScale(const PairInspection &pair, int event, const FigureView &view,
                                const std::optional<hullsmith::Vec2> &pivot = {});

/// Least height at which nothing is cut off.
inline constexpr double numberLineHeight = 124.0;

/// Draws the axis of step `event` as a number line: ticks, both intervals, overlap or gap, ways
/// out. A vertex in focus gets its name.
void paintNumberLine(QPainter &painter, const PairInspection &pair, int event, const QSizeF &size,
                     const NumberLineScale &scale, const FigureStyle &style);

/// The bar of an interval on the number line.
QLineF numberLineBar(const StepFacts &facts, const NumberLineScale &scale, hullsmith::Owner owner);

/// What of the number line lies under `screen`.
std::optional<StepFocus> numberLineFocusAt(const PairInspection &pair, int event,
                                           const NumberLineScale &scale, const QPointF &screen);
