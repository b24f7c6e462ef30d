#pragma once

#include <QPersistentModelIndex>
#include <QStyledItemDelegate>

/// A row of the checks: glyph, headline, rule, and a button that mends it.
class FindingDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;
    /// Where the button of a row stands within `row`; empty if it has none.
    static QRect buttonRect(const QStyleOptionViewItem &option, const QRect &row,
                            const QModelIndex &index);

Q_SIGNALS:
    void fixPressed(const QModelIndex &index);

private:
    void paintButton(QPainter *painter, const QStyleOptionViewItem &option, const QRect &rect,
                     const QModelIndex &index) const;

    QPersistentModelIndex m_hovered;
    QPersistentModelIndex m_pressed;
};
