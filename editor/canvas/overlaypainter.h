#pragma once

#include "editor/inspection/palette.h"
#include "editor/tools/canvastool.h"
#include "viewtransform.h"

#include <QFont>

class QPainter;

/// The part of the screen that paintOverlay() touches; empty if there is nothing to paint.
QRectF overlayBounds(const ToolOverlay &overlay, const ViewTransform &view, const QFont &font);

/// Paints what a tool shows over the shapes, in screen coordinates: pens and dots have the same
/// size at any zoom.
void paintOverlay(QPainter &painter, const ToolOverlay &overlay, const ViewTransform &view,
                  const Palette &palette, const QFont &font);
