#pragma once

#include "canvastool.h"
#include "editor/document/selection.h"

#include <set>

/// A place after snapping.
struct Snapped {
    hullsmith::Vec2 point = hullsmith::Vec2::Zero(); ///< World.
    bool snapped = false;                            ///< A target was taken.
};

/// The snap targets in force while `modifiers` are held: Ctrl turns snapping off where any target
/// is on, and all of it on where none is.
SnapSettings snapInForce(const SnapSettings &settings, Qt::KeyboardModifiers modifiers);

/// Moves the cursor of `e` to the nearest target in force. A vertex within the hit radius comes
/// first, then a grid point within it, then the nearest pixel corner or grid point. Vertices in
/// `moving` are no targets (a vertex does not snap to itself).
Snapped snap(const ToolContext &context, const CanvasEvent &e,
             const std::set<VertexRef> &moving = {});

/// `to` moved onto the horizontal or the vertical through `from`, whichever is nearer (Shift).
hullsmith::Vec2 alongOneAxis(const hullsmith::Vec2 &from, const hullsmith::Vec2 &to);
/// `to` turned about `from` to the nearest multiple of 15 degrees (Shift), at its distance.
hullsmith::Vec2 at15Degrees(const hullsmith::Vec2 &from, const hullsmith::Vec2 &to);
/// The corner opposite `from` of the square that reaches as far as `to` (Shift).
hullsmith::Vec2 squareCorner(const hullsmith::Vec2 &from, const hullsmith::Vec2 &to);
