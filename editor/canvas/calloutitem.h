#pragma once

#include "editor/document/finding.h"
#include "editor/inspection/palette.h"

#include <QFont>
#include <QGraphicsObject>

/// What a finding says, in a box beside its place with a line to it, and a link to its fix. Its
/// size is the same at any zoom; pos() is the place in the body's frame.
class CalloutItem : public QGraphicsObject {
    Q_OBJECT
public:
    explicit CalloutItem(QGraphicsItem *parent);

    /// Shows `finding`; `at` is where its place lies in a view of the size `view`, both on the
    /// screen. The box stands below the place, or wherever there is room.
    void show(const Finding &finding, const QPointF &at, const QSizeF &view, const QFont &font,
              const Palette &palette, const QColor &link);

    QRectF boundingRect() const override { return m_bounds; }
    QPainterPath shape() const override; ///< The link: the mouse goes through everything else.
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;
    QString title() const { return m_title; }
    QString detail() const { return m_detail; }
    QString link() const { return m_link; }      ///< Empty without a fix.
    QRectF box() const { return m_box; }         ///< Relative to the place, screen pixels.
    QRectF linkBox() const { return m_linkBox; } ///< Likewise.

Q_SIGNALS:
    void linkPressed();

protected:
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override;
    void mouseReleaseEvent(QGraphicsSceneMouseEvent *event) override;

private:
    /// The box for these texts; places the link in it, as seen from the box.
    QSizeF layOut();

    QString m_title;
    QString m_detail;
    QString m_link;
    Finding::Severity m_severity = Finding::Severity::Error;
    QRectF m_box;
    QRectF m_linkBox;
    QRectF m_bounds;
    QFont m_font;
    Palette m_palette;
    QColor m_linkColour;
};
