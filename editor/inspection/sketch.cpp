#include "sketch.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace {

constexpr double chipSide = 8.0;
constexpr double labelPadding = 4.0;
constexpr double hatchSpacing = 5.0;

} // namespace

QPointF unitOf(const QPointF &v)
{
    const double length = std::hypot(v.x(), v.y());
    return length > 0.0 ? v / length : QPointF();
}

std::pair<QPointF, QPointF> lineAcross(const QPointF &point, const QPointF &direction,
                                       const QRectF &frame)
{
    double from = -1e7;
    double to = 1e7;
    const auto clip = [&](double p, double d, double low, double high) {
        if (d == 0.0) {
            if (p < low || p > high)
                to = from;
            return;
        }
        const double a = (low - p) / d;
        const double b = (high - p) / d;
        from = std::max(from, std::min(a, b));
        to = std::min(to, std::max(a, b));
    };
    clip(point.x(), direction.x(), frame.left(), frame.right());
    clip(point.y(), direction.y(), frame.top(), frame.bottom());
    if (from >= to)
        return {point, point};
    return {point + direction * from, point + direction * to};
}

QFont Sketch::font(int pixelSize, bool bold)
{
    QFont font;
    font.setFamilies({QStringLiteral("DejaVu Sans"), QStringLiteral("Noto Sans CJK SC")});
    font.setPixelSize(pixelSize);
    font.setBold(bold);
    return font;
}

QStringList Sketch::brokenLines(const QString &text, const QFont &font, double width)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    QStringList lines;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

Sketch::Sketch(QPainter &painter, const Palette &palette, const QSizeF &size, bool textAsOutlines)
    : m_painter(painter)
    , m_palette(palette)
    , m_size(size)
    , m_textAsOutlines(textAsOutlines)
    , m_labels(QRectF(QPointF(), size).adjusted(4, 4, -4, -4))
{
    m_painter.setRenderHint(QPainter::Antialiasing);
}

void Sketch::line(const QPointF &a, const QPointF &b, const QColor &colour, double width,
                  const QList<qreal> &dashes)
{
    QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap);
    if (!dashes.isEmpty()) {
        QList<qreal> pattern; // Qt counts dashes in pen widths
        for (const qreal dash : dashes)
            pattern << dash / width;
        pen.setDashPattern(pattern);
    }
    m_painter.setPen(pen);
    m_painter.drawLine(a, b);
}

void Sketch::doubleLine(const QPointF &a, const QPointF &b, const QColor &colour)
{
    m_painter.setPen(QPen(colour, 6.0, Qt::SolidLine, Qt::RoundCap));
    m_painter.drawLine(a, b);
    m_painter.setPen(QPen(m_palette.canvas, 1.6, Qt::SolidLine, Qt::RoundCap));
    m_painter.drawLine(a, b);
}

void Sketch::halo(const QPolygonF &points, const QColor &colour, double width)
{
    QColor band = colour;
    band.setAlphaF(0.4F);
    m_painter.setPen(QPen(band, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPolyline(points);
}

void Sketch::polygon(const QPolygonF &points, const QColor &stroke, double width,
                     const QColor &fill, const QList<qreal> &dashes)
{
    QPen pen(stroke, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    if (!dashes.isEmpty()) {
        QList<qreal> pattern;
        for (const qreal dash : dashes)
            pattern << dash / width;
        pen.setDashPattern(pattern);
    }
    m_painter.setPen(width > 0.0 ? pen : QPen(Qt::NoPen));
    m_painter.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    m_painter.drawPolygon(points);
    m_painter.setBrush(Qt::NoBrush);
}

void Sketch::arrow(const QPointF &from, const QPointF &to, const QColor &colour, double width,
                   bool halo)
{
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    if (length < 1.0)
        return;
    const QPointF unit = way / length;
    const QPointF side(-unit.y(), unit.x());
    const double head = std::min(length, 5.0 + 2.6 * width);
    const QPointF neck = to - unit * head;
    const QPolygonF tip{to, neck + side * head * 0.45, neck - side * head * 0.45};
    if (halo) {
        m_painter.setPen(QPen(m_palette.canvas, width + 4.0, Qt::SolidLine, Qt::RoundCap));
        m_painter.drawLine(from, neck);
        polygon(tip, m_palette.canvas, 4.0, m_palette.canvas);
    }
    line(from, neck, colour, width);
    polygon(tip, colour, 1.0, colour);
}

void Sketch::disc(const QPointF &centre, double radius, const QColor &fill)
{
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(fill);
    m_painter.drawEllipse(centre, radius, radius);
    m_painter.setBrush(Qt::NoBrush);
}

void Sketch::square(const QPointF &centre, double half, const QColor &fill)
{
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(fill);
    m_painter.drawRect(QRectF(centre - QPointF(half, half), QSizeF(2 * half, 2 * half)));
    m_painter.setBrush(Qt::NoBrush);
}

void Sketch::bar(const QPointF &a, const QPointF &b, const QColor &colour, bool roundCaps,
                 double width)
{
    // The caps stay within the interval: a bar must not look longer than it is.
    const double length = std::hypot(b.x() - a.x(), b.y() - a.y());
    const QPointF unit = unitOf(b - a);
    const double inset = roundCaps ? std::min(width, length) / 2 : 0.0;
    const double thin = roundCaps ? std::min(width, std::max(length, 1.5)) : width;
    m_painter.setPen(QPen(colour, thin, Qt::SolidLine, roundCaps ? Qt::RoundCap : Qt::FlatCap));
    if (length < 1.5) // shorter than a pixel: still a mark
        m_painter.drawLine(a - QPointF(0.75, 0), a + QPointF(0.75, 0));
    else
        m_painter.drawLine(a + unit * inset, b - unit * inset);
}

void Sketch::hatch(const QPointF &origin, const QPointF &u, const QPointF &v, const QColor &colour)
{
    const double width = std::hypot(u.x(), u.y());
    const double height = std::hypot(v.x(), v.y());
    if (width <= 0.0 || height <= 0.0)
        return;
    const QPointF eu = u / width;
    const QPointF ev = v / height;
    QColor wash = colour;
    wash.setAlphaF(0.14F);
    polygon({origin, origin + u, origin + u + v, origin + v}, colour, 1.0, wash);
    m_painter.setPen(QPen(colour, 1.3, Qt::SolidLine, Qt::FlatCap));
    for (double c = hatchSpacing - height; c < width; c += hatchSpacing) {
        const double t0 = std::max(0.0, -c); // the line x = c + t, y = t
        const double t1 = std::min(height, width - c);
        if (t1 > t0)
            m_painter.drawLine(origin + eu * (c + t0) + ev * t0, origin + eu * (c + t1) + ev * t1);
    }
}

QSizeF Sketch::textSize(const QString &text, const QFont &font) const
{
    const QFontMetricsF metrics(font);
    return {metrics.horizontalAdvance(text), metrics.height()};
}

void Sketch::text(const QRectF &box, const QString &text, const QFont &font)
{
    this->text(box, text, font, m_palette.ink);
}

void Sketch::text(const QRectF &box, const QString &text, const QFont &font, const QColor &colour)
{
    const QFontMetricsF metrics(font);
    const QPointF base(box.left(), box.center().y() + (metrics.ascent() - metrics.descent()) / 2);
    if (m_textAsOutlines) {
        QPainterPath path;
        path.addText(base, font, text);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        m_painter.drawPath(path);
        m_painter.setBrush(Qt::NoBrush);
        return;
    }
    m_painter.setFont(font);
    m_painter.setPen(colour);
    m_painter.drawText(base, text);
}

void Sketch::name(const QPointF &anchor, const QPointF &direction, const QString &text,
                  double distance)
{
    const QSizeF size = textSize(text) + QSizeF(2, 0);
    this->text(m_labels.place(anchor, direction, size, distance), text);
}

QSizeF Sketch::labelSize(const QString &text, bool bold) const
{
    const QSizeF size = textSize(text, font(12, bold));
    return {size.width() + chipSide + 3 * labelPadding, size.height() + labelPadding};
}

void Sketch::label(const QPointF &anchor, const QPointF &direction, const QString &text,
                   const QColor &colour, double distance, bool bold)
{
    labelAt(m_labels.place(anchor, direction, labelSize(text, bold), distance), text, colour, bold);
}

void Sketch::labelAt(const QRectF &box, const QString &text, const QColor &colour, bool bold)
{
    QColor card = m_palette.canvas;
    card.setAlphaF(0.88F);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(card);
    m_painter.drawRoundedRect(box, 3, 3);
    m_painter.setBrush(Qt::NoBrush);
    const QPointF chip(box.left() + labelPadding + chipSide / 2, box.center().y());
    square(chip, chipSide / 2, colour);
    this->text(box.adjusted(chipSide + 2 * labelPadding, 0, 0, 0), text, font(12, bold));
}
