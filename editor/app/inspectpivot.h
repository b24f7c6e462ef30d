#pragma once

#include "editor/inspection/figureparts.h"

#include <QObject>
#include <QPointer>

class Canvas;
class InspectFigureItem;
class InspectSession;
class QHelpEvent;
class QKeyEvent;
class QMouseEvent;

/// Moves the axis line aside: by its handle or the line itself, a double click puts it back beside
/// the shapes; ↑ ↓ move a free axis. Projections do not depend on where the line stands, and a tool
/// tip says so.
class InspectPivot : public QObject {
    Q_OBJECT
public:
    explicit InspectPivot(InspectSession &session, QObject *parent = nullptr);

    void watch(Canvas &canvas, const InspectFigureItem &figure);
    bool isOver() const { return m_over; } ///< The mouse is on the line.
    static QString hint();                 ///< What a drag does, and what it does not change.

Q_SIGNALS:
    void overChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool key(const QKeyEvent &event);
    bool press(const QMouseEvent &event);
    bool move(const QMouseEvent &event);
    bool help(const QHelpEvent &event);
    void setOver(bool over);
    bool isTaken(const QPointF &screen) const;
    AxisFrame frame(const StepFacts &facts) const;
    StepFacts facts() const;
    void moveTo(const QPointF &screen); ///< The axis runs through this place.

    InspectSession &m_session;
    QPointer<Canvas> m_canvas;
    const InspectFigureItem *m_figure = nullptr;
    bool m_over = false;
    bool m_dragging = false;
    QPointF m_grab; ///< From the mouse to the axis, screen.
};
