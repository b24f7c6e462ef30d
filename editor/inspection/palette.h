#pragma once

#include <QColor>

/// Colours by role, on the canvas and in every figure. Never the only cue: letters, line styles,
/// hatches and glyphs repeat them. The values are those of the design (both themes checked for
/// contrast and for colour-blind readers).
struct Palette {
    QColor canvas, ink, shapeA, shapeB, overlap, gap, focus, muted;
    QColor grid;      ///< Lines of the grid.
    QColor gridMajor; ///< Every fifth line and the axes.
    bool dark = false;

    static Palette light();
    static Palette darkTheme();
    /// Ink only: styles and glyphs carry everything; also the print variant.
    static Palette highContrast(bool dark);
    /// `role` at 16 % (light) or 22 % (dark), for fills.
    QColor fill(const QColor &role) const;
};
