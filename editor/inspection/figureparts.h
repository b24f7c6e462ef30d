#pragma once

#include "axisframe.h"
#include "stepfacts.h"

#include <QLineF>

#include <array>
#include <utility>

// Where the parts of a figure lie on its screen: for drawing them and for finding what is under the
// mouse.

constexpr double barAside = 7.0; ///< A's bar lies this far towards the shapes, B's away from them.
constexpr double barHalf = 4.0;  ///< Half the width of a bar.

/// The axis line of a step; a free axis stays in view.
AxisFrame axisFrame(const PairInspection &pair, const StepFacts &facts, const FigureView &view,
                    const std::optional<hullsmith::Vec2> &pivot);
/// Screen point of a place in the world (metres).
QPointF onScreen(const PairInspection &pair, const FigureView &view, const hullsmith::Vec2 &world);
/// The edge that an axis belongs to; for the vertex axis the way from vertex to vertex. Null for a
/// free axis.
QLineF edgeLine(const PairInspection &pair, const FigureView &view, hullsmith::AxisSource source);
/// The bar of an interval.
QLineF barLine(const StepFacts &facts, const AxisFrame &frame, hullsmith::Owner owner);
/// What both intervals of an axis share, or the gap between them.
std::pair<double, double> between(const hullsmith::SatAxis &axis);
QLineF betweenLine(const StepFacts &facts, const AxisFrame &frame);
/// The axis from its tail to its arrow.
QLineF axisLine(const hullsmith::SatAxis &axis, const AxisFrame &frame);
/// The handles at the ends of a free axis, in a figure of `size`.
std::array<QPointF, 2> freeAxisHandles(const hullsmith::SatAxis &axis, const AxisFrame &frame,
                                       const QSizeF &size);
/// The handle that moves an axis aside.
QPointF pivotHandle(const hullsmith::SatAxis &axis, const AxisFrame &frame);
/// Whether `p` is at most `reach` beside the line; never for a null line.
bool isNear(const QLineF &line, const QPointF &p, double reach);

/// Whether `screen` is on the shape or at most `reach` pixels beside it.
bool isOnShape(const PairInspection &pair, const FigureView &view, hullsmith::Owner owner,
               const QPointF &screen, double reach);
/// Whether contact points are part of the picture of such a step.
bool showsContacts(const StepFacts &facts, const FigureStyle &style);
/// From the contact's point on A to its point on B.
QLineF contactLine(const PairInspection &pair, const FigureView &view,
                   const hullsmith::ContactPoint &contact);
/// An edge of a contact; of a capsule the side that faces the other shape.
QLineF contactEdgeLine(const PairInspection &pair, const FigureView &view,
                       hullsmith::AxisSource source);
/// What of step `event` lies under `screen`, smallest things first.
std::optional<StepFocus> focusAt(const PairInspection &pair, int event, const FigureView &view,
                                 const FigureStyle &style, const QPointF &screen);
