#include "bodypainter.h"
#include "editor/inspection/tolerance.h"

#include <QPainter>
#include <QPainterPathStroker>

#include <ranges>

using hullsmith::Vec2;

namespace {

// Device-independent pixels.
constexpr double handleRadius = 4.0;
constexpr double handleRing = 1.75;
constexpr double haloWidth = 1.25;
constexpr double firstDotRadius = 1.4;
constexpr double pivotRadius = 5.0;
constexpr double pivotReach = 10.0;
constexpr int stripHeight = 40;
constexpr double pieceWidth = 1.0;
constexpr float pieceOpacity = 0.55F; // no dimension

QPointF toPoint(const Vec2 &v)
{
    return {v.x(), v.y()};
}

void addRing(QPainterPath &path, const std::vector<Vec2> &ring)
{
    QPolygonF polygon;
    for (const Vec2 &v : ring) {
        if (v.allFinite())
            polygon << toPoint(v);
    }
    if (polygon.size() < 2)
        return;
    path.addPolygon(polygon);
    path.closeSubpath();
}

QPainterPath capsulePath(const Vec2 &a, const Vec2 &b, double radius)
{
    QPainterPath line(toPoint(a));
    line.lineTo(toPoint(b));
    QPainterPathStroker stroker;
    stroker.setWidth(2.0 * radius);
    stroker.setCapStyle(Qt::RoundCap);
    stroker.setCurveThreshold(capFlatness * radius);
    return stroker.createStroke(line).simplified();
}

/// Paints on with the frame's points in screen coordinates, so that sizes stay constant.
class ScreenScope {
public:
    explicit ScreenScope(QPainter &painter)
        : m_painter(painter)
        , m_toScreen(painter.worldTransform())
    {
        painter.save();
        painter.resetTransform();
        painter.setRenderHint(QPainter::Antialiasing, true);
    }
    ~ScreenScope() { m_painter.restore(); }
    ScreenScope(const ScreenScope &) = delete;
    ScreenScope &operator=(const ScreenScope &) = delete;

    QPointF map(const Vec2 &v) const { return m_toScreen.map(toPoint(v)); }
    QPainterPath map(const QPainterPath &path) const { return m_toScreen.map(path); }
    QRectF map(const QRectF &rect) const { return m_toScreen.mapRect(rect); }

private:
    QPainter &m_painter;
    QTransform m_toScreen;
};

/// Fills with a translucent colour, from pixel to pixel: the edge shall lie under a line.
///
/// Qt shares out translucent areas to its threads from a hundred pieces of lines on, and waiting
/// for them takes longest by far. Without smooth edges, and in low strips, there are fewer.
void fillTranslucent(QPainter &painter, const QPainterPath &path, const QColor &colour,
                     const QRectF &exposed)
{
    const ScreenScope screen(painter);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QPainterPath area = screen.map(path);
    const QRect rows = screen.map(exposed & path.boundingRect()).toAlignedRect();
    for (int top = rows.top(); top <= rows.bottom(); top += stripHeight) {
        painter.save();
        painter.setClipRect(QRect(rows.left(), top, rows.width(), stripHeight), Qt::IntersectClip);
        painter.fillPath(area, colour);
        painter.restore();
    }
}

void paintHandle(QPainter &painter, const QPointF &at, bool selected, bool first,
                 const Palette &palette)
{
    const QColor light = handleColour(palette);
    painter.setPen(Qt::NoPen);
    painter.setBrush(light);
    const double halo = handleRadius + handleRing + haloWidth;
    if (selected)
        painter.drawEllipse(at, halo, halo);
    painter.setPen(QPen(palette.shapeA, handleRing));
    painter.setBrush(selected ? palette.shapeA : light);
    const double radius = selected ? handleRadius + 1.0 : handleRadius;
    painter.drawEllipse(at, radius, radius);
    if (!first)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(selected ? light : palette.shapeA);
    painter.drawEllipse(at, firstDotRadius, firstDotRadius);
}

} // namespace

QColor handleColour(const Palette &palette)
{
    return palette.dark && palette.shapeA != palette.ink ? palette.ink : palette.canvas;
}

QPainterPath shapePath(const SceneShape &shape)
{
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    if (shape.type == ShapeType::Outline) {
        addRing(path, shape.vertices);
        for (const std::vector<Vec2> &hole : shape.holes)
            addRing(path, hole);
        return path;
    }
    if (shape.vertices.empty() || !(shape.radius > 0.0))
        return path;
    const Vec2 &a = shape.vertices.front();
    const Vec2 &b = shape.vertices.back();
    if (!a.allFinite() || !b.allFinite())
        return path;
    if (a == b)
        path.addEllipse(toPoint(a), shape.radius, shape.radius);
    else
        path = capsulePath(a, b, shape.radius);
    return path;
}

void paintShape(QPainter &painter, const SceneShape &shape, ShapeEmphasis emphasis,
                const QRectF &exposed, const Palette &palette)
{
    const QPainterPath path = shapePath(shape);
    // A sensor gives no push: it is not filled, and its outline is dashed.
    if (!shape.properties.sensor)
        fillTranslucent(painter, path, palette.fill(palette.shapeA), exposed);

    // A thin line of the canvas's colour keeps the outline apart from a sprite of its own colour.
    QPen pen(palette.canvas, emphasis == ShapeEmphasis::Plain ? 2.5 : 3.5, Qt::SolidLine,
             Qt::RoundCap, Qt::RoundJoin);
    pen.setCosmetic(true);
    painter.strokePath(path, pen);
    pen.setColor(palette.shapeA);
    pen.setWidthF(emphasis == ShapeEmphasis::Plain ? 1.5 : 2.0);
    if (shape.properties.sensor) { // Round ends of so many dashes cost far more than the dashes.
        pen.setStyle(Qt::DashLine);
        pen.setCapStyle(Qt::FlatCap);
        pen.setJoinStyle(Qt::MiterJoin);
    }
    painter.strokePath(path, pen);
}

void paintPieces(QPainter &painter, const hullsmith::SplitResult &pieces, const Palette &palette)
{
    QPainterPath path; // one, so that lines which two pieces share are no darker than others
    for (const std::vector<Vec2> &piece : pieces.pieces)
        addRing(path, piece);
    QColor colour = palette.shapeA;
    colour.setAlphaF(pieceOpacity);
    QPen pen(colour, pieceWidth);
    pen.setCosmetic(true);
    painter.strokePath(path, pen);
}

void paintHandles(QPainter &painter, const SceneShape &shape, const std::set<VertexRef> &selected,
                  const QRectF &exposed, const Palette &palette)
{
    const ScreenScope screen(painter);
    // From the last to the first: where vertices coincide, the lower number lies on top.
    for (const VertexRef &ref : shape.vertexRefs() | std::views::reverse) {
        const Vec2 &v = *shape.vertex(ref);
        if (!v.allFinite() || !exposed.contains(toPoint(v)))
            continue;
        const bool first = ref.vertex == 0 && shape.type == ShapeType::Outline;
        paintHandle(painter, screen.map(v), selected.contains(ref), first, palette);
    }
}

void paintPivot(QPainter &painter, const Palette &palette)
{
    const ScreenScope screen(painter);
    const QPointF at = screen.map(Vec2::Zero());
    for (const auto &[colour, width] :
         {std::pair(palette.canvas, 4.0), std::pair(palette.ink, 1.5)}) {
        painter.setPen(QPen(colour, width));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at, pivotRadius, pivotRadius);
        for (const QPointF &d : {QPointF(1.0, 0.0), QPointF(0.0, 1.0)}) {
            painter.drawLine(at + pivotRadius * d, at + pivotReach * d);
            painter.drawLine(at - pivotRadius * d, at - pivotReach * d);
        }
    }
}
