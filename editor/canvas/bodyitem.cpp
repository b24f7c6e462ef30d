#include "bodyitem.h"

#include "bodypainter.h"
#include "calloutitem.h"
#include "canvas.h"
#include "centroiditem.h"
#include "editor/document/shapesummary.h"
#include "faultmarks.h"
#include "piecelines.h"

#include <QGraphicsScene>
#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <algorithm>

using hullsmith::Aabb;
using hullsmith::Vec2;

namespace {

/// Device-independent pixels around the content that handles, pens and the pivot's mark cover.
constexpr double paintMargin = 16.0;

QRectF grown(const QRectF &rect, double margin)
{
    return rect.adjusted(-margin, -margin, margin, margin);
}

Aabb toBox(const QRectF &rect)
{
    if (rect.isNull())
        return {};
    return {{rect.left(), rect.top()}, {rect.right(), rect.bottom()}};
}

} // namespace

BodyItem::BodyItem(Canvas &canvas)
    : m_canvas(canvas)
    , m_marks(new FaultMarksItem(this))
    , m_centroid(new CentroidItem(this))
    , m_callout(new CalloutItem(this))
    , m_pieces(new PieceLines(this))
{
    setFlag(ItemUsesExtendedStyleOption);
    setAcceptedMouseButtons(Qt::NoButton);
    canvas.scene()->addItem(this);
    connect(&canvas, &Canvas::viewChanged, this, &BodyItem::followView);
    connect(&canvas, &Canvas::cursorMoved, this, &BodyItem::followCursor);
    connect(m_pieces, &PieceLines::changed, this, [this] { update(); });
    connect(m_callout, &CalloutItem::linkPressed, this, &BodyItem::pressLink);
    followView();
}

BodyItem::~BodyItem() = default;

void BodyItem::setBody(const SceneData &data, BodyId body)
{
    const SceneBody *found = data.body(body);
    const SceneBody next = found ? *found : SceneBody();
    const double scale = found ? data.pixelsPerMetre(*found) : 0.0;
    m_pieces->setBody(next, pieceLimits(engineProfile(data.settings.target), scale));
    if (next == m_body && scale == m_pixelsPerMetre)
        return;
    const bool same = next.id == m_body.id;
    if (found)
        m_canvas.setOrigin(next.pivot, same);
    const QRectF dirty = dirtyRect(next);
    m_body = next;
    m_pixelsPerMetre = scale;
    if (!same)
        m_findings.clear();
    updateBounds();
    update(grown(dirty, paintMargin / m_canvas.view().zoom()));
    m_marks->setFindings(m_findings, m_body);
    updateCentroid(data);
    updateCallout();
}

void BodyItem::setSprite(const QImage &image)
{
    if (image.cacheKey() == m_sprite.cacheKey())
        return;
    m_sprite.setImage(image);
    updateBounds();
    update();
}

void BodyItem::setSelection(const Selection &selection)
{
    if (selection.shapes() == m_shapes && selection.vertices() == m_vertices &&
        selection.currentShape() == m_current)
        return;
    m_shapes = selection.shapes();
    m_vertices = selection.vertices();
    m_current = selection.currentShape();
    const auto shape = std::ranges::find(m_body.shapes, m_current, &SceneShape::id);
    if (shape == m_body.shapes.end())
        m_canvas.setAccessibleDescription(tr("%1: nothing is selected").arg(m_body.name));
    else
        m_canvas.setAccessibleDescription(
            tr("%1: shape %2, %n of its vertices selected", nullptr, int(m_vertices.size()))
                .arg(m_body.name, shape->name));
    update();
    updateCallout();
}

void BodyItem::setFindings(std::vector<Finding> findings)
{
    std::erase_if(findings, [this](const Finding &f) { return f.body != m_body.id; });
    m_findings = std::move(findings);
    if (m_shown && *m_shown >= m_findings.size())
        m_shown.reset();
    m_marks->setFindings(m_findings, m_body);
    updateCallout();
}

void BodyItem::setShownFinding(std::optional<std::size_t> index)
{
    m_shown = index && *index < m_findings.size() ? index : std::nullopt;
    updateCallout();
}

const hullsmith::SplitResult *BodyItem::pieces(ShapeId shape) const
{
    return m_pieces->pieces(shape);
}

QRectF BodyItem::spriteRect() const
{
    if (m_sprite.isNull())
        return {};
    return {QPointF(-m_body.pivot.x(), -m_body.pivot.y()), QSizeF(m_sprite.size())};
}

QRectF BodyItem::shapeRect(const SceneShape &shape) const
{
    return shapePath(shape).boundingRect();
}

/// Where shapes look different in `next`; everything if more than shapes changed.
QRectF BodyItem::dirtyRect(const SceneBody &next) const
{
    if (next.id != m_body.id || next.pivot != m_body.pivot)
        return m_bounds;
    QRectF dirty;
    const auto differences = [&dirty, this](const SceneBody &from, const SceneBody &to) {
        for (const SceneShape &shape : from.shapes) {
            const auto other = std::ranges::find(to.shapes, shape.id, &SceneShape::id);
            if (other == to.shapes.end() || !(*other == shape))
                dirty |= shapeRect(shape);
        }
    };
    differences(m_body, next);
    differences(next, m_body);
    return dirty;
}

Aabb BodyItem::contentBounds() const
{
    QRectF content = spriteRect();
    for (const SceneShape &shape : m_body.shapes)
        content |= shapeRect(shape);
    return toBox(content);
}

Aabb BodyItem::selectionBounds() const
{
    Aabb box;
    for (const SceneShape &shape : m_body.shapes) {
        if (m_vertices.empty() && m_shapes.contains(shape.id))
            box.add(toBox(shapeRect(shape)));
    }
    for (const VertexRef &ref : m_vertices) {
        const auto shape = std::ranges::find(m_body.shapes, ref.shape, &SceneShape::id);
        const Vec2 *vertex = shape == m_body.shapes.end() ? nullptr : shape->vertex(ref);
        if (vertex)
            box.add(*vertex);
    }
    return box;
}

void BodyItem::updateBounds()
{
    Aabb box = contentBounds();
    box.add(Vec2(Vec2::Zero()));
    for (const SceneShape &shape : m_body.shapes) {
        for (const VertexRef &ref : shape.vertexRefs()) {
            if (const Vec2 &v = *shape.vertex(ref); v.allFinite())
                box.add(v);
        }
    }
    const Vec2 size = box.size();
    const QRectF bounds = grown(QRectF(box.lower.x(), box.lower.y(), size.x(), size.y()),
                                paintMargin / m_canvas.view().zoom());
    if (bounds == m_bounds)
        return;
    prepareGeometryChange();
    m_bounds = bounds;
}

void BodyItem::updateCentroid(const SceneData &data)
{
    const std::optional<ShapeSummary> summary = summarize(data, m_body.id);
    if (!summary || !(summary->mass.mass > 0.0) || !summary->mass.centroid.allFinite()) {
        m_centroid->setVisible(false);
        return;
    }
    const Vec2 metres = summary->mass.centroid;
    const double scale = usableScale(m_pixelsPerMetre);
    m_centroid->setPos(metres.x() * scale, metres.y() * scale);
    m_centroid->show(metres);
}

void BodyItem::followView()
{
    updateBounds();
    m_marks->setLook(m_canvas.palette2D(), m_canvas.view().zoom());
    m_centroid->setLook(m_canvas.font(), m_canvas.palette2D());
    updateCallout();
}

void BodyItem::followCursor(const Vec2 &world)
{
    const QPointF local = mapFromScene(QPointF(world.x(), world.y()));
    m_cursor = Vec2(local.x(), local.y());
    if (!onWayToCallout() && findingToOpen() != m_open)
        updateCallout();
}

void BodyItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option,
                     QWidget * /*widget*/)
{
    const Palette &palette = m_canvas.palette2D();
    painter->setRenderHint(QPainter::Antialiasing, true);
    m_sprite.paint(*painter, spriteRect(), m_canvas.view().zoom() * m_canvas.devicePixelRatioF());
    const auto emphasis = [this](const SceneShape &shape) {
        if (shape.id == m_current)
            return ShapeEmphasis::Current;
        return m_shapes.contains(shape.id) ? ShapeEmphasis::Selected : ShapeEmphasis::Plain;
    };
    const double margin = paintMargin / m_canvas.view().zoom();
    const QRectF exposed = grown(option->exposedRect, margin);
    for (const SceneShape &shape : m_body.shapes) {
        if (!grown(shapeRect(shape), margin).intersects(exposed))
            continue;
        paintShape(*painter, shape, emphasis(shape), exposed, palette);
        if (const hullsmith::SplitResult *pieces = m_pieces->pieces(shape.id))
            paintPieces(*painter, *pieces, palette);
    }
    if (m_body.id)
        paintPivot(*painter, palette);
    for (const SceneShape &shape : m_body.shapes) {
        if (m_shapes.contains(shape.id))
            paintHandles(*painter, shape, m_vertices, exposed, palette);
    }
}
