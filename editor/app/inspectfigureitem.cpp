#include "inspectfigureitem.h"

#include "editor/canvas/canvas.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/inspection/figureparts.h"
#include "editor/panels/inspectsession.h"

#include <QGraphicsScene>
#include <QPainter>

namespace {

constexpr double handleHalf = 5.0;

} // namespace

InspectFigureItem::InspectFigureItem(Canvas &canvas, InspectSession &session)
    : m_canvas(canvas)
    , m_session(session)
{
    m_style.background = false; // the canvas paints its own
    m_style.handles = true;
}

FigureView InspectFigureItem::view() const
{
    return {m_canvas.view().transform(), m_canvas.view().size()};
}

std::optional<StepFocus> InspectFigureItem::focusAt(const QPointF &screen) const
{
    return ::focusAt(m_session.pair(), m_session.pair().cursor(), view(), m_style, screen);
}

QRectF InspectFigureItem::boundingRect() const
{
    return scene() ? scene()->sceneRect() : QRectF();
}

void InspectFigureItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const FigureView shown = view();
    painter->save();
    const QTransform viewport = m_canvas.viewportTransform();
    painter->setWorldTransform(viewport.inverted() * painter->worldTransform());
    paintFigure(*painter, m_session.pair(), m_session.pair().cursor(), shown, m_style);
    paintHandles(*painter);
    painter->restore();
}

void InspectFigureItem::paintHandles(QPainter &painter) const
{
    const Document *document = m_session.document();
    if (!m_selection || !document)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    const SceneData &data = document->data();
    for (const ShapeId id : m_selection->shapes()) {
        const InspectedShape *placed = id == m_session.pair().a().id   ? &m_session.pair().a()
                                       : id == m_session.pair().b().id ? &m_session.pair().b()
                                                                       : nullptr;
        if (!placed || !data.shape(id))
            continue;
        const FigureView shown = view();
        for (std::size_t i = 0; i < placed->outline.size(); ++i) {
            const hullsmith::Vec2 at = placed->outline[i] * m_session.pair().pixelsPerMetre();
            const QPointF screen = shown.toScreen.map(QPointF(at.x(), at.y()));
            const bool selected = m_selection->contains(VertexRef{id, int(i)});
            painter.setPen(QPen(m_style.palette.ink, 1.5));
            painter.setBrush(selected ? m_style.palette.focus : m_style.palette.canvas);
            const QRectF box(screen - QPointF(handleHalf, handleHalf),
                             QSizeF(2 * handleHalf, 2 * handleHalf));
            if (placed == &m_session.pair().a())
                painter.drawEllipse(box);
            else
                painter.drawRect(box);
        }
    }
    painter.setBrush(Qt::NoBrush);
}
