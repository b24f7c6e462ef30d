#include "coordinatedelegate.h"

#include "severitylook.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>

QWidget *CoordinateDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &,
                                          const QModelIndex &) const
{
    auto *edit = new QLineEdit(parent);
    edit->setObjectName(QStringLiteral("coordinate"));
    edit->setFrame(false);
    edit->setAlignment(Qt::AlignRight);
    edit->setMaxLength(60);
    edit->setToolTip(tr("A number of pixels, or +2, -=3, *1.5, /2, 0.5 m, or polar: 50<30"));
    return edit;
}

void CoordinateDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    painter->save();
    if (row.backgroundBrush.style() != Qt::NoBrush)
        painter->fillRect(row.rect, row.backgroundBrush);
    if (row.state.testFlag(QStyle::State_Selected)) {
        painter->fillRect(row.rect, SeverityLook::selection(QApplication::palette()));
    }
    painter->setPen(SeverityLook::hairline(row.palette));
    painter->drawLine(row.rect.bottomLeft(), row.rect.bottomRight());
    if (row.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QApplication::palette().color(QPalette::Highlight));
        painter->drawRect(row.rect.adjusted(0, 0, -1, -1));
    }
    const bool number = index.column() == 0;
    painter->setFont(row.font);
    painter->setPen(number ? SeverityLook::mutedText(row.palette)
                           : row.palette.color(QPalette::Text));
    painter->drawText(row.rect.adjusted(4, 0, -8, 0), int(row.displayAlignment), row.text);
    painter->restore();
}

bool CoordinateDelegate::eventFilter(QObject *editor, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            auto *widget = qobject_cast<QWidget *>(editor);
            Q_EMIT commitData(widget);
            Q_EMIT closeEditor(widget, NoHint);
            Q_EMIT enterPressed();
            return true;
        }
    }
    return QStyledItemDelegate::eventFilter(editor, event);
}
