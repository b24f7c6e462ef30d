#include "overlaypainter.h"

#include "bodypainter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

using hullsmith::Vec2;

namespace {

// Device-independent pixels.
constexpr double handleRadius = 4.5;
constexpr double litRadius = 7.0;
constexpr double snapRadius = 7.0;
constexpr double overlayMargin = 12.0; ///< Pens and dots around the bare points.
constexpr QPointF labelOffset(14.0, -14.0);
constexpr double labelPadding = 4.0;

QRectF labelRect(const ToolOverlay &overlay, const ViewTransform &view, const QFont &font)
{
    const QFontMetricsF metrics(font);
    const QSizeF size(metrics.horizontalAdvance(overlay.label) + 2.0 * labelPadding,
                      metrics.height() + labelPadding);
    QRectF rect(QPointF(), size);
    rect.moveBottomLeft(view.toScreen(overlay.labelAt) + labelOffset);
    // Beside the point, but never cut off at the right or at the top.
    if (rect.right() > view.size().width())
        rect.moveRight(view.toScreen(overlay.labelAt).x() - labelOffset.x());
    if (rect.top() < 0.0)
        rect.moveTop(view.toScreen(overlay.labelAt).y() - labelOffset.y());
    return rect;
}

void addPoint(QRectF &bounds, const QPointF &p)
{
    bounds |= QRectF(p - QPointF(overlayMargin, overlayMargin),
                     QSizeF(2.0 * overlayMargin, 2.0 * overlayMargin));
}

QRectF circleRect(const std::pair<Vec2, double> &circle, const ViewTransform &view)
{
    const double r = circle.second * view.zoom();
    return {view.toScreen(circle.first) - QPointF(r, r), QSizeF(2.0 * r, 2.0 * r)};
}

void dot(QPainter &painter, const QPointF &at, double radius, const QColor &ring,
         const QColor &inside)
{
    painter.setPen(QPen(ring, 2.0));
    painter.setBrush(inside);
    painter.drawEllipse(at, radius, radius);
}

void paintDraft(QPainter &painter, const ToolOverlay &overlay, const ViewTransform &view,
                const Palette &palette)
{
    QPolygonF ring;
    for (const Vec2 &v : overlay.draft)
        ring << view.toScreen(v);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.fill(palette.shapeA));
    painter.drawPolygon(ring);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette.shapeA, 2.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (overlay.draftClosed)
        painter.drawPolygon(ring);
    else
        painter.drawPolyline(ring);
    if (!overlay.draftClosed && ring.size() > 2) {
        painter.setPen(QPen(palette.muted, 1.0, Qt::DashLine));
        painter.drawLine(ring.last(), ring.first());
    }
    for (qsizetype i = ring.size() - 1; i >= 0; --i) {
        const bool lit = i == 0 && overlay.draftCanClose;
        dot(painter, ring[i], lit ? litRadius : handleRadius, palette.shapeA,
            lit ? palette.shapeA : handleColour(palette));
    }
}

void paintHighlight(QPainter &painter, const ToolOverlay &overlay, const ViewTransform &view,
                    const Palette &palette)
{
    QPainterPath path;
    for (const std::vector<Vec2> &ring : overlay.highlight) {
        QPolygonF points;
        for (const Vec2 &v : ring)
            points << view.toScreen(v);
        path.addPolygon(points);
        path.closeSubpath();
    }
    painter.fillPath(path, palette.fill(palette.focus));
    painter.setBrush(Qt::NoBrush);
    for (const auto &[colour, width] :
         {std::pair(palette.canvas, 4.0), std::pair(palette.focus, 2.0)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter.drawPath(path);
    }
}

void paintBand(QPainter &painter, const std::pair<Vec2, Vec2> &band, const ViewTransform &view,
               const Palette &palette)
{
    const QPolygonF corners(
        {view.toScreen(band.first), view.toScreen({band.second.x(), band.first.y()}),
         view.toScreen(band.second), view.toScreen({band.first.x(), band.second.y()})});
    painter.setPen(QPen(palette.ink, 1.0, Qt::DashLine));
    painter.setBrush(palette.fill(palette.muted));
    painter.drawPolygon(corners);
}

/// The pieces that would come out, told apart by fills and lines.
void paintPieces(QPainter &painter, const ToolOverlay &overlay, const ViewTransform &view,
                 const Palette &palette)
{
    int number = 0;
    for (const std::vector<Vec2> &piece : overlay.pieces) {
        QPolygonF ring;
        for (const Vec2 &v : piece)
            ring << view.toScreen(v);
        painter.setPen(QPen(palette.shapeA, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(palette.fill(++number % 2 == 0 ? palette.shapeA : palette.shapeB));
        painter.drawPolygon(ring);
    }
}

void paintCut(QPainter &painter, const std::pair<Vec2, Vec2> &line, const ViewTransform &view,
              const Palette &palette, Qt::PenStyle style)
{
    const QLineF onScreen(view.toScreen(line.first), view.toScreen(line.second));
    painter.setPen(QPen(palette.canvas, 5.0, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(onScreen);
    painter.setPen(QPen(palette.focus, 2.5, style, Qt::FlatCap));
    painter.drawLine(onScreen);
    for (const QPointF &end : {onScreen.p1(), onScreen.p2()})
        dot(painter, end, handleRadius, palette.focus, handleColour(palette));
}

void paintSnap(QPainter &painter, const QPointF &at, const Palette &palette)
{
    painter.setPen(QPen(palette.focus, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(
        QRectF(at - QPointF(snapRadius, snapRadius), QSizeF(2.0 * snapRadius, 2.0 * snapRadius)));
}

void paintLabel(QPainter &painter, const QRectF &rect, const QString &text, const Palette &palette,
                const QFont &font)
{
    QColor paper = palette.canvas;
    paper.setAlphaF(0.9F);
    painter.setPen(QPen(palette.gridMajor, 1.0));
    painter.setBrush(paper);
    painter.drawRoundedRect(rect, 3.0, 3.0);
    painter.setFont(font);
    painter.setPen(palette.ink);
    painter.drawText(rect, Qt::AlignCenter, text);
}

} // namespace

QRectF overlayBounds(const ToolOverlay &overlay, const ViewTransform &view, const QFont &font)
{
    QRectF bounds;
    for (const Vec2 &v : overlay.draft)
        addPoint(bounds, view.toScreen(v));
    for (const auto &point : {overlay.ghostVertex, overlay.snapPoint, overlay.hoverVertex}) {
        if (point)
            addPoint(bounds, view.toScreen(*point));
    }
    for (const std::vector<Vec2> &piece : overlay.pieces)
        for (const Vec2 &v : piece)
            addPoint(bounds, view.toScreen(v));
    for (const auto &line : {overlay.cutLine, overlay.litLine}) {
        if (!line)
            continue;
        addPoint(bounds, view.toScreen(line->first));
        addPoint(bounds, view.toScreen(line->second));
    }
    for (const std::vector<Vec2> &ring : overlay.highlight) {
        for (const Vec2 &v : ring)
            addPoint(bounds, view.toScreen(v));
    }
    if (overlay.band) {
        const auto &[a, b] = *overlay.band;
        for (const Vec2 &v : {a, b, Vec2(a.x(), b.y()), Vec2(b.x(), a.y())})
            addPoint(bounds, view.toScreen(v));
    }
    if (overlay.draftCircle) {
        const QRectF rect = circleRect(*overlay.draftCircle, view);
        addPoint(bounds, rect.topLeft());
        addPoint(bounds, rect.bottomRight());
    }
    if (!overlay.label.isEmpty())
        bounds |= labelRect(overlay, view, font).adjusted(-2.0, -2.0, 2.0, 2.0);
    return bounds;
}

void paintOverlay(QPainter &painter, const ToolOverlay &overlay, const ViewTransform &view,
                  const Palette &palette, const QFont &font)
{
    painter.setRenderHint(QPainter::Antialiasing, true);
    if (!overlay.highlight.empty())
        paintHighlight(painter, overlay, view, palette);
    if (!overlay.draft.empty())
        paintDraft(painter, overlay, view, palette);
    if (overlay.draftCircle) {
        painter.setPen(QPen(palette.shapeA, 2.0));
        painter.setBrush(palette.fill(palette.shapeA));
        painter.drawEllipse(circleRect(*overlay.draftCircle, view));
        dot(painter, view.toScreen(overlay.draftCircle->first), handleRadius, palette.shapeA,
            handleColour(palette));
    }
    paintPieces(painter, overlay, view, palette);
    if (overlay.litLine)
        paintCut(painter, *overlay.litLine, view, palette, Qt::SolidLine);
    if (overlay.cutLine)
        paintCut(painter, *overlay.cutLine, view, palette, Qt::DashLine);
    if (overlay.band)
        paintBand(painter, *overlay.band, view, palette);
    if (overlay.ghostVertex) {
        painter.setOpacity(0.7);
        dot(painter, view.toScreen(*overlay.ghostVertex), handleRadius, palette.shapeA,
            handleColour(palette));
        painter.setOpacity(1.0);
    }
    if (overlay.hoverVertex) {
        painter.setPen(QPen(palette.shapeA, 2.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(view.toScreen(*overlay.hoverVertex), litRadius, litRadius);
    }
    if (overlay.snapPoint)
        paintSnap(painter, view.toScreen(*overlay.snapPoint), palette);
    if (!overlay.label.isEmpty())
        paintLabel(painter, labelRect(overlay, view, font), overlay.label, palette, font);
}
