#pragma once

#include "numbers.h"
#include "palette.h"
#include "stepclock.h"
#include "stepfocus.h"

#include "physics/geometry/aabb.h"

#include <QSizeF>
#include <QTransform>

class QPainter;

/// Which part of the world a figure shows.
struct FigureView {
    QTransform toScreen; ///< Document pixels, y up, to the figure's pixels, y down.
    QSizeF size;         ///< Of the figure.

    /// Shows `box` (document pixels) as large as it fits with `margin` figure pixels around it.
    static FigureView fitted(const hullsmith::Aabb &box, const QSizeF &size, double margin = 36.0);
};

/// How a figure is drawn. The window, PNG and SVG export differ in this only.
struct FigureStyle {
    Palette palette = Palette::light();
    int digits = defaultDigits;
    bool background = true;         ///< Canvas colour; the window's canvas paints its own.
    double grid = 0.0;              ///< Spacing in document pixels; 0: none.
    bool textAsOutlines = false;    ///< For readers without our fonts.
    bool chip = true;               ///< The verdict.
    bool contacts = true;           ///< Contact points, or the nearest points, at the result.
    bool handles = false;           ///< What can be dragged; the canvas of the window shows it.
    StepClock clock;                ///< How far the step has appeared.
    std::optional<StepFocus> focus; ///< What the mouse or the keyboard points at.
    std::optional<hullsmith::Vec2>
        pivot; ///< Metres; the axis line runs through it. None: beside the shapes.
};

/// Draws step `event` of `pair` on the canvas's part of the window. A pair without a trace is drawn
/// as it is, with its faults marked.
void paintFigure(QPainter &painter, const PairInspection &pair, int event, const FigureView &view,
                 const FigureStyle &style = {});

/// Screen pixels that a view leaves free below the pair, besides a margin, for the verdict.
constexpr double verdictRoom = 20.0;

/// What a view must show so that no step leaves it, in document pixels; empty without a shape. A
/// free axis stays within it at every angle.
hullsmith::Aabb figureBounds(const PairInspection &pair);

/// Where the axis along `normal` runs: its distance from the origin along perpLeft(normal), metres.
/// Beside both shapes, so that bars and shapes do not cover each other; projections do not depend
/// on it.
double axisOffset(const PairInspection &pair, const hullsmith::Vec2 &normal,
                  const std::optional<hullsmith::Vec2> &pivot = {});
