#pragma once

#include <QColor>
#include <QPalette>

/// Colours of the widgets, by theme. Text on its ground has at least 4.5 : 1 in every theme; the
/// colours of canvas and figures are those of Palette.
namespace Theme {

QPalette light();
QPalette dark();
QPalette highContrast(bool dark);

bool isHighContrast(const QPalette &palette);
/// Ground of what matters most: the chosen mode, the Export button. Text on it is accentText().
QColor accent(const QPalette &palette);
QColor accentText(const QPalette &palette);
/// Second lines, units, headings: quieter than text, still 4.5 : 1.
QColor quietText(const QPalette &palette);
/// Lines between panes and around fields.
QColor hairline(const QPalette &palette);
QColor fieldBorder(const QPalette &palette);
/// `over` laid on `under` with the given weight.
QColor mix(const QColor &under, const QColor &over, double weight);
/// Contrast of two opaque colours by WCAG: 1 to 21.
double contrast(const QColor &one, const QColor &other);

/// What the desktop asks for. Reads the palette of the platform, so ask before setting another one.
bool systemIsDark();

} // namespace Theme
