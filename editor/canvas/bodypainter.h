#pragma once

#include "editor/document/scenedata.h"
#include "editor/document/selection.h"
#include "editor/inspection/palette.h"

#include <QPainterPath>

#include <set>

class QPainter;

/// The area of a shape in the body's frame; empty for one without enough finite vertices.
QPainterPath shapePath(const SceneShape &shape);

/// Handles are light dots in both themes; where lines are light too (high contrast), they are not.
QColor handleColour(const Palette &palette);

/// How a shape stands out.
enum class ShapeEmphasis { Plain, Selected, Current };

/// Fill and outline, as far as they lie inside `exposed` (the painter's frame). The pens keep their
/// width on the screen.
void paintShape(QPainter &painter, const SceneShape &shape, ShapeEmphasis emphasis,
                const QRectF &exposed, const Palette &palette);

/// Faint lines where an outline is split into `pieces`.
void paintPieces(QPainter &painter, const hullsmith::SplitResult &pieces, const Palette &palette);

/// Round handles of constant size on the shape's vertices inside `exposed` (the painter's frame);
/// selected ones are filled, the first one has a dot.
void paintHandles(QPainter &painter, const SceneShape &shape, const std::set<VertexRef> &selected,
                  const QRectF &exposed, const Palette &palette);

/// The pivot's mark at the frame's origin.
void paintPivot(QPainter &painter, const Palette &palette);
