#pragma once

#include "editor/inspection/palette.h"
#include "viewtransform.h"

#include <QFont>
#include <QString>

class QPainter;

/// Distance between the lines that are drawn for a grid of `spacing` at `zoom`: the spacing itself,
/// or the least multiple by a power of five that is not too dense to read. World units.
double visibleGridSpacing(double spacing, double zoom);

/// A round length for the scale bar, in metres, that is neither short nor long on the screen.
/// `pixelsPerMetre` are screen pixels. 0 if there is none.
double scaleBarMetres(double pixelsPerMetre);

/// The text of the scale bar: "1 m = 32 px", or "1 m" where a world unit is a metre.
QString scaleBarText(double metres, double unitsPerMetre);

/// Paints the canvas colour, the grid and the axes on `rect` of the screen. Lines are one device
/// pixel wide and lie on device pixels, so that no scale factor blurs them. `spacing` 0: no grid.
void paintBackground(QPainter &painter, const ViewTransform &view, const Palette &palette,
                     double spacing, const QRectF &rect);

/// Paints the scale bar in the lower left corner of the view.
void paintScaleBar(QPainter &painter, const ViewTransform &view, const Palette &palette,
                   double unitsPerMetre, const QFont &font);
