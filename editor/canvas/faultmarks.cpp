#include "faultmarks.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>

using hullsmith::Vec2;

namespace {

// Device-independent pixels.
constexpr double ringRadius = 11.0;
constexpr double chipRadius = 4.5;
constexpr double reach = 20.0; ///< How far a mark's paint goes from its place.

QPolygonF triangle(const QPointF &at, double radius)
{
    const double side = 0.866 * radius;
    return QPolygonF({at + QPointF(0.0, -radius), at + QPointF(side, 0.5 * radius),
                      at + QPointF(-side, 0.5 * radius)});
}

QPointF toPoint(const Vec2 &v)
{
    return {v.x(), v.y()};
}

void paintErrorRing(QPainter &painter, const QPointF &at, const Palette &palette)
{
    QColor halo = palette.canvas;
    halo.setAlphaF(0.8F);
    painter.setBrush(Qt::NoBrush);
    for (const auto &[colour, width] :
         {std::pair(halo, 5.0),
          std::pair(severityColour(Finding::Severity::Error, palette), 2.5)}) {
        painter.setPen(QPen(colour, width));
        painter.drawEllipse(at, ringRadius, ringRadius);
    }
}

} // namespace

QColor severityColour(Finding::Severity severity, const Palette &palette)
{
    switch (severity) {
    case Finding::Severity::Error:
        return palette.overlap;
    case Finding::Severity::Warning:
        return palette.focus;
    case Finding::Severity::Note:
        break;
    }
    return palette.muted;
}

QPointF markOffset(Finding::Severity severity)
{
    return severity == Finding::Severity::Error ? QPointF() : QPointF(10.0, -10.0);
}

void paintSeverityChip(QPainter &painter, const QPointF &at, Finding::Severity severity,
                       const Palette &palette)
{
    painter.setPen(QPen(palette.canvas, 1.0));
    painter.setBrush(severityColour(severity, palette));
    if (severity == Finding::Severity::Warning)
        painter.drawPolygon(triangle(at, chipRadius + 1.0));
    else if (severity == Finding::Severity::Error)
        painter.drawEllipse(at, chipRadius, chipRadius);
    else
        painter.drawRect(QRectF(at - QPointF(3.5, 3.5), QSizeF(7.0, 7.0)));
}

void FaultMarksItem::setFindings(const std::vector<Finding> &findings, const SceneBody &body)
{
    m_marks.clear();
    m_edges.clear();
    for (const Finding &finding : findings) {
        for (const Vec2 &p : finding.points) {
            if (p.allFinite())
                m_marks.push_back({toPoint(p), finding.severity});
        }
        const auto shape = std::ranges::find(body.shapes, finding.shape, &SceneShape::id);
        if (shape == body.shapes.end() || shape->type != ShapeType::Outline)
            continue;
        for (const int edge : finding.edges) {
            const VertexRef from{finding.shape, edge, finding.ring};
            if (!shape->vertex(from))
                continue;
            const Vec2 &a = *shape->vertex(from);
            const Vec2 &b = *shape->vertex(shape->neighbour(from, 1));
            if (a.allFinite() && b.allFinite())
                m_edges.push_back({QLineF(toPoint(a), toPoint(b)), finding.severity});
        }
    }
    const auto milder = [](const auto &a, const auto &b) { return a.severity > b.severity; };
    std::ranges::sort(m_marks, milder);
    std::ranges::sort(m_edges, milder);
    updateBounds();
    update();
}

void FaultMarksItem::setLook(const Palette &palette, double zoom)
{
    m_palette = palette;
    m_zoom = zoom;
    updateBounds();
    update();
}

void FaultMarksItem::updateBounds()
{
    QPolygonF points;
    for (const Mark &mark : m_marks)
        points << mark.at;
    for (const Edge &edge : m_edges)
        points << edge.line.p1() << edge.line.p2();
    const double margin = reach / m_zoom;
    const QRectF bounds = points.isEmpty()
                              ? QRectF()
                              : points.boundingRect().adjusted(-margin, -margin, margin, margin);
    if (bounds == m_bounds)
        return;
    prepareGeometryChange();
    m_bounds = bounds;
}

void FaultMarksItem::paint(QPainter *painter, const QStyleOptionGraphicsItem * /*option*/,
                           QWidget * /*widget*/)
{
    const QTransform toScreen = painter->worldTransform();
    painter->save();
    painter->resetTransform();
    painter->setRenderHint(QPainter::Antialiasing, true);
    for (const Edge &edge : m_edges) {
        QColor colour = severityColour(edge.severity, m_palette);
        colour.setAlphaF(0.75F);
        painter->setPen(QPen(colour, 4.0, Qt::SolidLine, Qt::RoundCap));
        painter->drawLine(toScreen.map(edge.line));
    }
    for (const Mark &mark : m_marks) {
        const QPointF at = toScreen.map(mark.at) + markOffset(mark.severity);
        if (mark.severity == Finding::Severity::Error)
            paintErrorRing(*painter, at, m_palette);
        else
            paintSeverityChip(*painter, at, mark.severity, m_palette);
    }
    painter->restore();
}
