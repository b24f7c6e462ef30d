#pragma once

#include "labelplacer.h"
#include "palette.h"

#include <QFont>
#include <QPainter>
#include <QStringList>

/// Drawing in screen pixels with the widths, dashes and letters of the inspector's figures.
class Sketch {
public:
    /// The fonts of every figure, so that figures look the same on every machine.
    static QFont font(int pixelSize = 12, bool bold = false);
    /// `text` broken into lines of at most `width`.
    static QStringList brokenLines(const QString &text, const QFont &font, double width);

    Sketch(QPainter &painter, const Palette &palette, const QSizeF &size, bool textAsOutlines);

    const Palette &palette() const { return m_palette; }
    const QSizeF &size() const { return m_size; }
    LabelPlacer &labels() { return m_labels; }
    QPainter &painter() { return m_painter; }

    void line(const QPointF &a, const QPointF &b, const QColor &colour, double width = 1.0,
              const QList<qreal> &dashes = {});
    /// A current edge: a thick line with a light core, so that it reads without colour.
    void doubleLine(const QPointF &a, const QPointF &b, const QColor &colour);
    /// A wide transparent band: what the mouse or the focus points at, in every view.
    void halo(const QPolygonF &points, const QColor &colour, double width = 14.0);
    void polygon(const QPolygonF &points, const QColor &stroke, double width, const QColor &fill,
                 const QList<qreal> &dashes = {});
    /// With a filled head at `to`; a halo in the canvas colour keeps it readable on shapes.
    void arrow(const QPointF &from, const QPointF &to, const QColor &colour, double width,
               bool halo = false);
    void disc(const QPointF &centre, double radius, const QColor &fill);
    void square(const QPointF &centre, double half, const QColor &fill);
    /// A bar with round (A) or square (B) ends.
    void bar(const QPointF &a, const QPointF &b, const QColor &colour, bool roundCaps,
             double width = 8.0);
    /// 45 degree hatch over the parallelogram origin + u·[0, 1] + v·[0, 1] (u and v at right
    /// angles).
    void hatch(const QPointF &origin, const QPointF &u, const QPointF &v, const QColor &colour);

    QSizeF textSize(const QString &text, const QFont &font = Sketch::font()) const;
    /// Text in ink with its box at `box` (left aligned, centred in height).
    void text(const QRectF &box, const QString &text, const QFont &font = Sketch::font());
    void text(const QRectF &box, const QString &text, const QFont &font, const QColor &colour);
    /// Ink text near `anchor` with nothing beside it; finds a free place.
    void name(const QPointF &anchor, const QPointF &direction, const QString &text,
              double distance = 8.0);
    /// Ink text on a light card with a chip of `colour` beside it; finds a free place.
    void label(const QPointF &anchor, const QPointF &direction, const QString &text,
               const QColor &colour, double distance = 8.0, bool bold = false);
    /// A label as above in a given place (see labelSize()).
    void labelAt(const QRectF &box, const QString &text, const QColor &colour, bool bold = false);
    QSizeF labelSize(const QString &text, bool bold = false) const;

private:
    QPainter &m_painter;
    Palette m_palette;
    QSizeF m_size;
    bool m_textAsOutlines;
    LabelPlacer m_labels;
};

/// Direction of length 1; zero stays zero.
QPointF unitOf(const QPointF &v);
/// The part of the line through `point` along `direction` that lies in `frame`; two equal points if
/// there is none.
std::pair<QPointF, QPointF> lineAcross(const QPointF &point, const QPointF &direction,
                                       const QRectF &frame);
