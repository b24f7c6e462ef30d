#pragma once

#include "physics/geometry/massproperties.h"
#include "scenedata.h"

#include <optional>

/// `pixelsPerMetre` if it can be divided by, else 1.
double usableScale(double pixelsPerMetre);

/// Mass data of one shape in metres and kilograms, about the body's pivot, y up; holes are taken
/// out. All zero for a shape that has none (too few vertices, values that are not finite).
/// Meaningful for simple outlines only. O(n).
hullsmith::MassProperties shapeMass(const SceneShape &shape, double pixelsPerMetre);

/// What the panels show of a shape or a body: metres, kilograms, in the body's frame, y up.
struct ShapeSummary {
    hullsmith::MassProperties mass;
    int shapes = 0;   ///< Shapes that took part.
    int vertices = 0; ///< Of all outlines and their holes.
};

/// With the scale of the shape's body. Nothing if there is no such shape.
std::optional<ShapeSummary> summarize(const SceneData &data, ShapeId shape);
/// All shapes of the body as one; sensors do not count towards the mass. Nothing if there is no
/// such body.
std::optional<ShapeSummary> summarize(const SceneData &data, BodyId body);
