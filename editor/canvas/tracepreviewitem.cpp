#include "tracepreviewitem.h"

#include "canvas.h"

#include <QGraphicsScene>
#include <QPainter>

namespace {

// Device-independent pixels.
constexpr double paintMargin = 6.0;
constexpr double lineWidth = 2.0;
constexpr double haloWidth = 4.0;
constexpr double dotRadius = 2.5;
constexpr double leastDotDistance = 6.0; ///< Where vertices lie closer, dots would hide the line.

void addRing(QPainterPath &path, std::vector<QPointF> &vertices,
             const std::vector<hullsmith::Vec2> &ring)
{
    QPolygonF polygon;
    for (const hullsmith::Vec2 &v : ring) {
        polygon << QPointF(v.x(), v.y());
        vertices.push_back(polygon.last());
    }
    path.addPolygon(polygon);
    path.closeSubpath();
}

} // namespace

TracePreviewItem::TracePreviewItem(Canvas &canvas)
    : m_canvas(canvas)
{
    setAcceptedMouseButtons(Qt::NoButton);
    setZValue(1.0); // Over the shapes that are there.
    canvas.scene()->addItem(this);
    connect(&canvas, &Canvas::viewChanged, this, [this] {
        updateBounds();
        update();
    });
}

void TracePreviewItem::setOutlines(const std::vector<hullsmith::Outline> &outlines)
{
    m_path = {};
    m_vertices.clear();
    for (const hullsmith::Outline &outline : outlines) {
        addRing(m_path, m_vertices, outline.outer);
        for (const std::vector<hullsmith::Vec2> &hole : outline.holes)
            addRing(m_path, m_vertices, hole);
    }
    updateBounds();
    update();
}

void TracePreviewItem::updateBounds()
{
    const double margin = paintMargin / m_canvas.view().zoom();
    const QRectF bounds = m_path.isEmpty()
                              ? QRectF()
                              : m_path.boundingRect().adjusted(-margin, -margin, margin, margin);
    if (bounds == m_bounds)
        return;
    prepareGeometryChange();
    m_bounds = bounds;
}

void TracePreviewItem::paint(QPainter *painter, const QStyleOptionGraphicsItem * /*option*/,
                             QWidget * /*widget*/)
{
    const Palette &palette = m_canvas.palette2D();
    painter->save();
    const QTransform toScreen = painter->worldTransform();
    const QPainterPath path = toScreen.map(m_path);
    painter->resetTransform();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillPath(path, palette.fill(palette.focus));
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(palette.canvas, haloWidth, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter->drawPath(path);
    painter->setPen(QPen(palette.focus, lineWidth, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter->drawPath(path);
    painter->setPen(Qt::NoPen);
    painter->setBrush(palette.focus);
    QPointF last(-leastDotDistance, -leastDotDistance);
    for (const QPointF &vertex : m_vertices) {
        const QPointF at = toScreen.map(vertex);
        if ((at - last).manhattanLength() < leastDotDistance)
            continue;
        painter->drawEllipse(at, dotRadius, dotRadius);
        last = at;
    }
    painter->restore();
}
