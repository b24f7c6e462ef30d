#pragma once

#include "editor/inspection/palette.h"
#include "physics/geometry/vec.h"

#include <QFont>
#include <QGraphicsItem>

/// The mark of a body's centre of mass with its coordinates; the same size at any zoom. pos() is
/// the place in the body's frame.
class CentroidItem : public QGraphicsItem {
public:
    explicit CentroidItem(QGraphicsItem *parent);

    /// `metres`: the coordinates to show.
    void show(const hullsmith::Vec2 &metres);
    void setLook(const QFont &font, const Palette &palette);
    QString text() const;

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void updateBounds();

    hullsmith::Vec2 m_metres = hullsmith::Vec2::Zero();
    QFont m_font;
    Palette m_palette;
    QRectF m_label;
    QRectF m_bounds;
};
