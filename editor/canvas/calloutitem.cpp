#include "calloutitem.h"

#include "faultmarks.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace {

// Device-independent pixels.
constexpr double mostWidth = 340.0;
constexpr double padding = 10.0;
constexpr double chipRoom = 14.0;  ///< Left of the title.
constexpr double leader = 38.0;    ///< From the place to the box.
constexpr double ringRoom = 13.0;  ///< The leader starts outside the mark.
constexpr double viewMargin = 8.0; ///< The box keeps this far from the view's border.
constexpr int textFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

QSizeF textSize(const QString &text, const QFont &font, double width)
{
    return QFontMetricsF(font)
        .boundingRect(QRectF(0.0, 0.0, width, 4000.0), textFlags, text)
        .size();
}

} // namespace

CalloutItem::CalloutItem(QGraphicsItem *parent)
    : QGraphicsItem(parent)
{
    setFlag(ItemIgnoresTransformations);
    setAcceptedMouseButtons(Qt::NoButton);
    setVisible(false);
}

void CalloutItem::show(const Finding &finding, const QPointF &at, const QSizeF &view,
                       const QFont &font, const Palette &palette)
{
    prepareGeometryChange();
    m_title = findingTitle(finding);
    m_detail = findingDetail(finding);
    m_severity = finding.severity;
    m_font = font;
    m_palette = palette;

    const QSizeF title = textSize(m_title, bold(font), mostWidth - chipRoom);
    const QSizeF detail = m_detail.isEmpty() ? QSizeF() : textSize(m_detail, font, mostWidth);
    const QSizeF size(std::ceil(std::max(title.width() + chipRoom, detail.width())) + 2.0 * padding,
                      std::ceil(title.height() + detail.height()) + 2.0 * padding);
    // Below the place and a little to the left; above it if there is no room below.
    QPointF corner(-0.3 * size.width(), leader);
    if (at.y() + leader + size.height() > view.height() - viewMargin)
        corner.setY(-leader - size.height());
    const double left = viewMargin - at.x();
    const double right = view.width() - viewMargin - at.x() - size.width();
    corner.setX(std::clamp(corner.x(), std::min(left, right), std::max(left, right)));
    m_box = QRectF(corner, size);
    m_bounds = m_box.united(QRectF(-2.0, -2.0, 4.0, 4.0)).adjusted(-3.0, -3.0, 3.0, 3.0);
    setVisible(true);
    update();
}

void CalloutItem::paint(QPainter *painter, const QStyleOptionGraphicsItem * /*option*/,
                        QWidget * /*widget*/)
{
    const QColor colour = severityColour(m_severity, m_palette);
    painter->setRenderHint(QPainter::Antialiasing, true);
    const bool below = m_box.top() > 0.0;
    const QPointF foot(std::clamp(0.0, m_box.left() + padding, m_box.right() - padding),
                       below ? m_box.top() : m_box.bottom());
    painter->setPen(QPen(colour, 2.0));
    const double length = std::hypot(foot.x(), foot.y());
    if (length > ringRoom)
        painter->drawLine(foot * (ringRoom / length), foot);

    painter->setPen(QPen(colour, 1.5));
    painter->setBrush(m_palette.canvas);
    painter->drawRoundedRect(m_box, 6.0, 6.0);

    QRectF text = m_box.adjusted(padding, padding, -padding, -padding);
    const QFontMetricsF metrics(bold(m_font));
    paintSeverityChip(*painter, text.topLeft() + QPointF(5.0, 0.5 * metrics.height()), m_severity,
                      m_palette);
    painter->setPen(m_palette.ink);
    painter->setFont(bold(m_font));
    QRectF used;
    painter->drawText(text.adjusted(chipRoom, 0.0, 0.0, 0.0), textFlags, m_title, &used);
    painter->setFont(m_font);
    text.setTop(used.bottom());
    painter->drawText(text, textFlags, m_detail);
}
