#pragma once

#include "editor/inspection/figure.h"

#include <QGraphicsItem>

class Canvas;
class InspectSession;
class Selection;

/// The figure of the current step on the canvas: the same drawing as in an export, plus the handles
/// of what is selected.
class InspectFigureItem : public QGraphicsItem {
public:
    InspectFigureItem(Canvas &canvas, InspectSession &session);

    FigureStyle &style() { return m_style; }
    /// Whose vertices get handles; nullptr: nobody's.
    void setSelection(const Selection *selection) { m_selection = selection; }
    FigureView view() const; ///< Of the canvas as it is.
    /// What of the current step is at this place of the canvas.
    std::optional<StepFocus> focusAt(const QPointF &screen) const;

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintHandles(QPainter &painter) const;

    Canvas &m_canvas;
    InspectSession &m_session;
    const Selection *m_selection = nullptr;
    FigureStyle m_style;
};
