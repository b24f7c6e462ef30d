#include "palette.h"

Palette Palette::light()
{
    Palette p;
    p.canvas = QColor(0xFB, 0xFB, 0xFA);
    p.ink = QColor(0x1A, 0x1A, 0x1A);
    p.shapeA = QColor(0x38, 0x92, 0xED);
    p.shapeB = QColor(0xC7, 0x82, 0x1F);
    p.overlap = QColor(0x78, 0x15, 0x64);
    p.gap = QColor(0x0D, 0x5D, 0x3B);
    p.focus = QColor(0x66, 0x56, 0x06);
    p.muted = QColor(0x8A, 0x8A, 0x8A);
    p.grid = QColor(0xEC, 0xEC, 0xEA);
    p.gridMajor = QColor(0xD9, 0xDA, 0xDC);
    p.dark = false;
    return p;
}

Palette Palette::darkTheme()
{
    Palette p;
    p.canvas = QColor(0x1B, 0x1D, 0x21);
    p.ink = QColor(0xF2, 0xF2, 0xF2);
    p.shapeA = QColor(0x02, 0x75, 0xFF);
    p.shapeB = QColor(0xB2, 0x53, 0x1E);
    p.overlap = QColor(0xFE, 0x83, 0xEA);
    p.gap = QColor(0x11, 0xDD, 0x8A);
    p.focus = QColor(0xD2, 0xBA, 0x34);
    p.muted = QColor(0x7C, 0x7F, 0x86);
    p.grid = QColor(0x27, 0x2A, 0x30);
    p.gridMajor = QColor(0x35, 0x39, 0x41);
    p.dark = true;
    return p;
}

Palette Palette::highContrast(bool dark)
{
    Palette p = dark ? darkTheme() : light();
    p.canvas = dark ? QColor(Qt::black) : QColor(Qt::white);
    p.ink = dark ? QColor(Qt::white) : QColor(Qt::black);
    for (QColor *role : {&p.shapeA, &p.shapeB, &p.overlap, &p.gap, &p.focus})
        *role = p.ink;
    return p;
}

QColor Palette::fill(const QColor &role) const
{
    QColor c = role;
    c.setAlphaF(dark ? 0.22F : 0.16F);
    return c;
}
