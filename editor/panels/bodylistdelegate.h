#pragma once

#include <QStyledItemDelegate>

class BodyThumbnails;
class Document;

/// A row of the bodies list (picture, name, summary, badge) or of the shapes list (no picture).
class BodyListDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// Without `thumbnails`: rows without a picture.
    BodyListDelegate(Document &document, BodyThumbnails *thumbnails, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

private:
    QRect textRect(const QRect &row) const;
    int paintBadge(QPainter *painter, const QStyleOptionViewItem &option,
                   const QModelIndex &index) const;

    Document &m_document;
    BodyThumbnails *m_thumbnails;
};
