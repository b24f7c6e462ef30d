#pragma once

#include "editor/inspection/palette.h"

#include <QStyledItemDelegate>

/// A frame around what the mouse or the keyboard points at in another view.
void paintFocusFrame(QPainter &painter, const QRect &rect, const Palette &palette);

/// Rows with room around the text, as in the lists of Inspect mode. Rows whose `mutedRole` is true
/// are quiet, those whose `focusRole` is true are framed.
class InspectRowDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit InspectRowDelegate(int padding, int mutedRole = -1, int focusRole = -1,
                                QObject *parent = nullptr);

    void setPalette2D(const Palette &palette) { m_palette = palette; }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    int m_padding;   ///< Pixels above and below the text.
    int m_mutedRole; ///< -1: none.
    int m_focusRole; ///< -1: none.
    Palette m_palette;
};
