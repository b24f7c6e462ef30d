#pragma once

#include "physics/geometry/outline.h"

#include <QGraphicsObject>
#include <QPainterPath>

#include <vector>

class Canvas;

/// Outlines over the sprite that are not shapes yet: what a trace would give. In the frame of the
/// body; owned by the canvas's scene, whose palette it follows.
class TracePreviewItem : public QGraphicsObject {
    Q_OBJECT
public:
    explicit TracePreviewItem(Canvas &canvas);

    void setOutlines(const std::vector<hullsmith::Outline> &outlines);
    const QPainterPath &path() const { return m_path; }

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void updateBounds();

    Canvas &m_canvas;
    QPainterPath m_path;
    std::vector<QPointF> m_vertices;
    QRectF m_bounds;
};
