#include "background.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLineF>
#include <QPaintDevice>
#include <QPainter>

#include <algorithm>
#include <cmath>

using hullsmith::Aabb;
using hullsmith::Vec2;

namespace {

// Distances on the screen, device-independent pixels.
constexpr double leastGridDistance = 6.0;  ///< Denser lines are not drawn.
constexpr double clearGridDistance = 16.0; ///< From here on lines have their full colour.
constexpr double leastBarLength = 64.0;
constexpr double barMargin = 14.0;
constexpr double barPadding = 10.0;
constexpr int linesPerMajor = 5;
/// More lines than any screen has pixels to show: a broken view must not hang the painter.
constexpr double mostLines = 20000.0;

QColor blend(const QColor &from, const QColor &to, double amount)
{
    const auto mix = [amount](int a, int b) { return int(std::lround(a + (b - a) * amount)); };
    return {mix(from.red(), to.red()), mix(from.green(), to.green()), mix(from.blue(), to.blue())};
}

Aabb visibleWorld(const ViewTransform &view, const QRectF &rect)
{
    Aabb box;
    for (const QPointF &corner :
         {rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()})
        box.add(view.toWorld(corner));
    return box;
}

/// Draws lines of constant x (axis 0) or constant y (axis 1).
class LinePainter {
public:
    LinePainter(QPainter &painter, const ViewTransform &view, const QRectF &rect)
        : m_painter(painter)
        , m_view(view)
        , m_rect(rect)
        , m_world(visibleWorld(view, rect))
        , m_ratio(painter.device()->devicePixelRatioF())
    {
    }

    void line(int axis, double value, const QColor &colour)
    {
        if (m_view.turn() == 0.0)
            straight(axis, value, colour);
        else
            turned(axis, value, colour);
    }

    /// Lines at multiples of `step`, leaving out every `skip`-th (0: none).
    void lines(int axis, double step, int skip, const QColor &colour)
    {
        const double first = std::ceil(m_world.lower[axis] / step);
        const double last = std::floor(m_world.upper[axis] / step);
        if (!(last - first < mostLines))
            return;
        for (double i = first; i <= last; i += 1.0) {
            if (skip == 0 || std::fmod(i, skip) != 0.0)
                line(axis, i * step, colour);
        }
    }

private:
    double toDevicePixel(double screen) const { return std::floor(screen * m_ratio) / m_ratio; }

    void straight(int axis, double value, const QColor &colour)
    {
        const double width = 1.0 / m_ratio;
        if (axis == 0) {
            const double x = toDevicePixel(m_view.toScreen({value, 0.0}).x());
            m_painter.fillRect(QRectF(x, m_rect.top(), width, m_rect.height()), colour);
        } else {
            const double y = toDevicePixel(m_view.toScreen({0.0, value}).y());
            m_painter.fillRect(QRectF(m_rect.left(), y, m_rect.width(), width), colour);
        }
    }

    void turned(int axis, double value, const QColor &colour)
    {
        Vec2 a = m_world.lower;
        Vec2 b = m_world.upper;
        a[axis] = b[axis] = value;
        m_painter.setRenderHint(QPainter::Antialiasing, true);
        m_painter.setPen(QPen(colour, 1.0));
        m_painter.drawLine(QLineF(m_view.toScreen(a), m_view.toScreen(b)));
        m_painter.setRenderHint(QPainter::Antialiasing, false);
    }

    QPainter &m_painter;
    const ViewTransform &m_view;
    QRectF m_rect;
    Aabb m_world;
    double m_ratio;
};

} // namespace

double visibleGridSpacing(double spacing, double zoom)
{
    if (!(spacing > 0.0) || !(zoom > 0.0) || !std::isfinite(spacing))
        return 0.0;
    while (spacing * zoom < leastGridDistance)
        spacing *= linesPerMajor;
    return spacing;
}

double scaleBarMetres(double pixelsPerMetre)
{
    if (!(pixelsPerMetre > 0.0) || !std::isfinite(pixelsPerMetre))
        return 0.0;
    const double least = leastBarLength / pixelsPerMetre;
    const double decade = std::pow(10.0, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * decade >= least)
            return factor * decade;
    }
    return 10.0 * decade;
}

QString scaleBarText(double metres, double unitsPerMetre)
{
    const QString length = QString::number(metres, 'g', 6);
    if (unitsPerMetre == 1.0)
        return QCoreApplication::translate("Canvas", "%1 m", "scale bar").arg(length);
    return QCoreApplication::translate("Canvas", "%1 m = %2 px", "scale bar")
        .arg(length, QString::number(metres * unitsPerMetre, 'g', 6));
}

void paintBackground(QPainter &painter, const ViewTransform &view, const Palette &palette,
                     double spacing, const QRectF &rect)
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(rect, palette.canvas);
    LinePainter lines(painter, view, rect);
    if (const double step = visibleGridSpacing(spacing, view.zoom()); step > 0.0) {
        const double clarity =
            (step * view.zoom() - leastGridDistance) / (clearGridDistance - leastGridDistance);
        const QColor minor = blend(palette.canvas, palette.grid, std::clamp(clarity, 0.3, 1.0));
        for (const int axis : {0, 1})
            lines.lines(axis, step, linesPerMajor, minor);
        for (const int axis : {0, 1})
            lines.lines(axis, step * linesPerMajor, 0, palette.gridMajor);
    }
    for (const int axis : {0, 1})
        lines.line(axis, 0.0, blend(palette.gridMajor, palette.muted, 0.55));
}

void paintScaleBar(QPainter &painter, const ViewTransform &view, const Palette &palette,
                   double unitsPerMetre, const QFont &font)
{
    const double metres = scaleBarMetres(unitsPerMetre * view.zoom());
    if (metres <= 0.0)
        return;
    const QString text = scaleBarText(metres, unitsPerMetre);
    const QFontMetricsF metrics(font);
    const double length = metres * unitsPerMetre * view.zoom();
    const QSizeF size(std::max(length, metrics.horizontalAdvance(text)) + 2.0 * barPadding,
                      metrics.height() + 2.0 * barPadding + 2.0);
    const QRectF box(QPointF(barMargin, view.size().height() - barMargin - size.height()), size);

    painter.setRenderHint(QPainter::Antialiasing, true);
    QColor paper = palette.canvas;
    paper.setAlphaF(0.88F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(paper);
    painter.drawRoundedRect(box, 6.0, 6.0);

    painter.setFont(font);
    painter.setPen(palette.ink);
    const double left = box.left() + barPadding;
    painter.drawText(QPointF(left, box.top() + barPadding - 2.0 + metrics.ascent()), text);
    painter.setPen(QPen(palette.ink, 2.0, Qt::SolidLine, Qt::FlatCap));
    const double y = std::round(box.bottom() - barPadding);
    painter.drawLine(QPointF(left, y), QPointF(left + length, y));
    painter.setPen(QPen(palette.ink, 1.0));
    for (const double x : {left, left + length})
        painter.drawLine(QPointF(x, y - 4.0), QPointF(x, y + 1.0));
}
