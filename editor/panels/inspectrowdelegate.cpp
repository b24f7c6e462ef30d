#include "inspectrowdelegate.h"

#include <QPainter>

void paintFocusFrame(QPainter &painter, const QRect &rect, const Palette &palette)
{
    painter.save();
    painter.setPen(QPen(palette.focus, 2.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect.adjusted(1, 1, -1, -1));
    painter.restore();
}

InspectRowDelegate::InspectRowDelegate(int padding, int mutedRole, int focusRole, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_padding(padding)
    , m_mutedRole(mutedRole)
    , m_focusRole(focusRole)
{
}

void InspectRowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    if (m_focusRole >= 0 && index.data(m_focusRole).toBool())
        paintFocusFrame(*painter, option.rect, m_palette);
}

QSize InspectRowDelegate::sizeHint(const QStyleOptionViewItem &option,
                                   const QModelIndex &index) const
{
    const QSize text = QStyledItemDelegate::sizeHint(option, index);
    return {text.width(), option.fontMetrics.height() + 2 * m_padding};
}

void InspectRowDelegate::initStyleOption(QStyleOptionViewItem *option,
                                         const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (m_mutedRole >= 0 && index.data(m_mutedRole).toBool())
        option->palette.setColor(QPalette::Text, option->palette.color(QPalette::PlaceholderText));
}
