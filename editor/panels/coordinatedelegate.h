#pragma once

#include <QStyledItemDelegate>

/// Edits a coordinate as text; Enter stores it and asks for the row below.
class CoordinateDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

Q_SIGNALS:
    void enterPressed();

protected:
    bool eventFilter(QObject *editor, QEvent *event) override;
};
