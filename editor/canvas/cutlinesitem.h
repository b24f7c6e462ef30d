#pragma once

#include "editor/document/scenedata.h"

#include <QGraphicsItem>

#include <utility>
#include <vector>

class Canvas;

/// The cut lines of one body's outlines, dashed, in the body's frame.
class CutLinesItem : public QGraphicsItem {
public:
    CutLinesItem(Canvas &canvas, QGraphicsItem *parent);

    /// Shows those of `body`; none for nullptr.
    void setBody(const SceneBody *body);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    Canvas &m_canvas;
    std::vector<hullsmith::CutLine> m_cuts;
    QRectF m_bounds;
};
