#pragma once

#include "editor/inspection/figure.h"

#include <QObject>
#include <QPointer>

class Canvas;
class InspectSession;
class QKeyEvent;
class QMouseEvent;

/// Turns the free axis: ← → by 1 degree (Shift 15, Ctrl 0.1), or dragging empty canvas or one of
/// the axis's ends.
class InspectFreeAxis : public QObject {
    Q_OBJECT
public:
    explicit InspectFreeAxis(InspectSession &session, QObject *parent = nullptr);

    void watch(Canvas &canvas);
    /// Whether dragging empty canvas turns the axis; its ends do anyway.
    void setTakesEmptyCanvas(bool takes) { m_takesEmpty = takes; }
    void start(); ///< At the step's own axis, or along x.
    void stop();

Q_SIGNALS:
    void dragged(bool held); ///< A drag begins or ends.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool key(const QKeyEvent &event);
    bool press(const QMouseEvent &event);
    bool move(const QMouseEvent &event);
    bool release();
    bool isTaken(const QPointF &screen) const;
    double angleOf(const QPointF &screen) const;

    InspectSession &m_session;
    QPointer<Canvas> m_canvas;
    bool m_takesEmpty = true;
    bool m_pans = false; ///< Space is held: the canvas pans.
    bool m_dragging = false;
    double m_offset = 0.0; ///< Of the axis from the mouse's direction, degrees.
};
