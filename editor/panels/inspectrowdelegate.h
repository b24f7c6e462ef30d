#pragma once

#include <QStyledItemDelegate>

/// Rows with room around the text, as in the lists of Inspect mode. Rows whose `mutedRole` is true
/// are quiet.
class InspectRowDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit InspectRowDelegate(int padding, int mutedRole = -1, QObject *parent = nullptr);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    int m_padding;   ///< Pixels above and below the text.
    int m_mutedRole; ///< -1: none.
};
