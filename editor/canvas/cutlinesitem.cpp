#include "cutlinesitem.h"

#include "canvas.h"
#include "physics/geometry/aabb.h"

#include <QPainter>

using hullsmith::Vec2;

namespace {

// Device-independent pixels.
constexpr double lineWidth = 1.75;
constexpr double haloWidth = 3.5;

} // namespace

CutLinesItem::CutLinesItem(Canvas &canvas, QGraphicsItem *parent)
    : QGraphicsItem(parent)
    , m_canvas(canvas)
{
    setAcceptedMouseButtons(Qt::NoButton);
}

void CutLinesItem::setBody(const SceneBody *body)
{
    std::vector<hullsmith::CutLine> cuts;
    hullsmith::Aabb box;
    if (body)
        for (const SceneShape &shape : body->shapes)
            for (const hullsmith::CutLine &cut : shape.split.cuts) {
                if (!cut.first.allFinite() || !cut.second.allFinite())
                    continue;
                cuts.push_back(cut);
                box.add(cut.first);
                box.add(cut.second);
            }
    if (cuts == m_cuts)
        return;
    prepareGeometryChange();
    m_cuts = std::move(cuts);
    m_bounds = {};
    if (!box.isEmpty()) {
        const Vec2 size = box.size();
        const double margin = haloWidth / m_canvas.view().zoom();
        m_bounds = QRectF(box.lower.x(), box.lower.y(), size.x(), size.y())
                       .adjusted(-margin, -margin, margin, margin);
    }
    update();
}

void CutLinesItem::paint(QPainter *painter, const QStyleOptionGraphicsItem * /*option*/,
                         QWidget * /*widget*/)
{
    const Palette &palette = m_canvas.palette2D();
    painter->setRenderHint(QPainter::Antialiasing, true);
    QPen pen(palette.canvas, haloWidth, Qt::SolidLine, Qt::FlatCap);
    pen.setCosmetic(true);
    for (const auto &[colour, width, style] :
         {std::tuple(palette.canvas, haloWidth, Qt::SolidLine),
          std::tuple(palette.focus, lineWidth, Qt::DashLine)}) {
        pen.setColor(colour);
        pen.setWidthF(width);
        pen.setStyle(style);
        painter->setPen(pen);
        for (const auto &[a, b] : m_cuts)
            painter->drawLine(QPointF(a.x(), a.y()), QPointF(b.x(), b.y()));
    }
}
