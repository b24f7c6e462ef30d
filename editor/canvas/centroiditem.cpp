#include "centroiditem.h"

#include "editor/tools/tooltext.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

namespace {

// Device-independent pixels.
constexpr double dotRadius = 4.5;
constexpr double crossReach = 11.0;
constexpr QPointF labelCorner(10.0, 6.0);
constexpr double labelPadding = 3.0;

} // namespace

CentroidItem::CentroidItem(QGraphicsItem *parent)
    : QGraphicsItem(parent)
{
    setFlag(ItemIgnoresTransformations);
    setAcceptedMouseButtons(Qt::NoButton);
    setVisible(false);
}

void CentroidItem::show(const hullsmith::Vec2 &metres)
{
    m_metres = metres;
    updateBounds();
    setVisible(true);
    update();
}

void CentroidItem::setLook(const QFont &font, const Palette &palette)
{
    m_font = font;
    m_palette = palette;
    updateBounds();
    update();
}

QString CentroidItem::text() const
{
    return QCoreApplication::translate("Canvas", "centroid %1, %2 m")
        .arg(coordinateText(m_metres.x()), coordinateText(m_metres.y()));
}

void CentroidItem::updateBounds()
{
    const QFontMetricsF metrics(m_font);
    const QSizeF size(metrics.horizontalAdvance(text()) + 2.0 * labelPadding, metrics.height());
    const QRectF cross(-crossReach, -crossReach, 2.0 * crossReach, 2.0 * crossReach);
    prepareGeometryChange();
    m_label = QRectF(labelCorner, size);
    m_bounds = cross.united(m_label).adjusted(-2.0, -2.0, 2.0, 2.0);
}

void CentroidItem::paint(QPainter *painter, const QStyleOptionGraphicsItem * /*option*/,
                         QWidget * /*widget*/)
{
    painter->setRenderHint(QPainter::Antialiasing, true);
    for (const auto &[colour, width] :
         {std::pair(m_palette.canvas, 3.5), std::pair(m_palette.ink, 1.25)}) {
        painter->setPen(QPen(colour, width));
        painter->drawLine(QPointF(-crossReach, 0.0), QPointF(crossReach, 0.0));
        painter->drawLine(QPointF(0.0, -crossReach), QPointF(0.0, crossReach));
    }
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_palette.ink);
    painter->drawEllipse(QPointF(), dotRadius, dotRadius);

    QColor paper = m_palette.canvas;
    paper.setAlphaF(0.75F);
    painter->setBrush(paper);
    painter->drawRoundedRect(m_label, 3.0, 3.0);
    painter->setPen(m_palette.ink);
    painter->setFont(m_font);
    painter->drawText(m_label, Qt::AlignCenter, text());
}
