#pragma once

#include "editor/document/finding.h"

#include <QColor>

class QPainter;
class QPalette;
class QRectF;

/// How findings look in lists and tables, in light and in dark. Colour is never the only cue: each
/// severity has its own glyph (disc, triangle, ring; a tick when all is well).
namespace SeverityLook {

bool isDark(const QPalette &palette);
QColor color(Finding::Severity severity, const QPalette &palette);
QColor fineColor(const QPalette &palette);
/// Behind a table row that is at fault; text stays readable on it.
QColor tint(Finding::Severity severity, const QPalette &palette);
/// For second lines and units: between text and base, at least 4.5 : 1 on both.
QColor mutedText(const QPalette &palette);
/// Laid over a selected row: what stands on it stays readable in its own colours.
QColor selection(const QPalette &palette);
/// A hairline between parts of a panel.
QColor hairline(const QPalette &palette);

/// Paints the glyph centred in `box`, in `color`.
void paintGlyph(QPainter &painter, const QRectF &box, Finding::Severity severity,
                const QColor &color);
void paintTick(QPainter &painter, const QRectF &box, const QColor &color);

/// "Error", "Warning", "Note": for tool tips and screen readers.
QString name(Finding::Severity severity);

} // namespace SeverityLook
