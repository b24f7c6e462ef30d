#include "inspectrowdelegate.h"

InspectRowDelegate::InspectRowDelegate(int padding, int mutedRole, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_padding(padding)
    , m_mutedRole(mutedRole)
{
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
