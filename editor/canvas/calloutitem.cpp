#include "calloutitem.h"

#include "faultmarks.h"

#include <QCursor>
#include <QFontMetricsF>
#include <QGraphicsSceneMouseEvent>
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
constexpr double linkReach = 4.0;  ///< A press counts this far around the link.
constexpr double viewMargin = 8.0; ///< The box keeps this far from the view's border.
constexpr int textFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

QFont underlined(QFont font)
{
    font.setUnderline(true);
    return font;
}

/// Between the detail and the link after it.
QString separator()
{
    return QStringLiteral(" · ");
}

QSizeF textSize(const QString &text, const QFont &font, double width)
{
    return QFontMetricsF(font)
        .boundingRect(QRectF(0.0, 0.0, width, 4000.0), textFlags, text)
        .size();
}

} // namespace

CalloutItem::CalloutItem(QGraphicsItem *parent)
    : QGraphicsObject(parent)
{
    setFlag(ItemIgnoresTransformations);
    setAcceptedMouseButtons(Qt::LeftButton);
    setCursor(Qt::PointingHandCursor);
    setVisible(false);
}

void CalloutItem::show(const Finding &finding, const QPointF &at, const QSizeF &view,
                       const QFont &font, const Palette &palette, const QColor &link)
{
    prepareGeometryChange();
    m_title = findingTitle(finding);
    m_detail = findingDetail(finding);
    m_link = fixText(finding.fix);
    m_severity = finding.severity;
    m_font = font;
    m_palette = palette;
    m_linkColour = link;

    const QSizeF size = layOut();
    // Below the place and a little to the left; above it if there is no room below.
    QPointF corner(-0.3 * size.width(), leader);
    if (at.y() + leader + size.height() > view.height() - viewMargin)
        corner.setY(-leader - size.height());
    const double left = viewMargin - at.x();
    const double right = view.width() - viewMargin - at.x() - size.width();
    corner.setX(std::clamp(corner.x(), std::min(left, right), std::max(left, right)));
    m_box = QRectF(corner, size);
    m_linkBox.translate(corner);
    m_bounds = m_box.united(QRectF(-2.0, -2.0, 4.0, 4.0)).adjusted(-3.0, -3.0, 3.0, 3.0);
    setVisible(true);
    update();
}

QSizeF CalloutItem::layOut()
{
    const QSizeF title = textSize(m_title, bold(m_font), mostWidth - chipRoom);
    const QSizeF detail =
        m_detail.isEmpty() ? QSizeF(0.0, 0.0) : textSize(m_detail, m_font, mostWidth);
    QSizeF text(std::max(title.width() + chipRoom, detail.width()),
                title.height() + detail.height());
    m_linkBox = {};
    if (!m_link.isEmpty()) {
        const QSizeF link = textSize(m_link, underlined(m_font), mostWidth);
        const double gap = QFontMetricsF(m_font).horizontalAdvance(separator());
        const bool oneLine = detail.height() > 0.0 && detail.height() < 1.5 * link.height() &&
                             detail.width() + gap + link.width() <= mostWidth;
        const QPointF at =
            oneLine ? QPointF(detail.width() + gap, title.height()) : QPointF(0.0, text.height());
        m_linkBox = QRectF(at + QPointF(padding, padding), link);
        text = text.expandedTo({at.x() + link.width(), at.y() + link.height()});
    }
    return {std::ceil(text.width()) + 2.0 * padding, std::ceil(text.height()) + 2.0 * padding};
}

QPainterPath CalloutItem::shape() const
{
    QPainterPath path;
    if (!m_link.isEmpty())
        path.addRect(m_linkBox.adjusted(-linkReach, -linkReach, linkReach, linkReach));
    return path;
}

void CalloutItem::mousePressEvent(QGraphicsSceneMouseEvent *event)
{
    event->accept(); // The release comes here then.
}

void CalloutItem::mouseReleaseEvent(QGraphicsSceneMouseEvent *event)
{
    if (shape().contains(event->pos()))
        Q_EMIT linkPressed();
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
    const bool besideDetail = m_linkBox.left() > text.left();
    painter->drawText(text, textFlags, besideDetail ? m_detail + separator() : m_detail);
    painter->setPen(m_linkColour);
    painter->setFont(underlined(m_font));
    painter->drawText(m_linkBox.adjusted(0.0, 0.0, 1.0, 1.0), textFlags, m_link);
}
