#pragma once

#include "editor/inspection/palette.h"

#include <QWidget>

class InspectSession;

/// One mark per stop of the trace, tall where an axis starts; colour and form say what happened.
/// Drag to scrub, wheel to zoom, Home and End for the ends, arrows for single steps.
class InspectTimeline : public QWidget {
    Q_OBJECT
public:
    explicit InspectTimeline(InspectSession &session, QWidget *parent = nullptr);

    void setPalette2D(const Palette &palette);
    QSize sizeHint() const override { return {420, 30}; }
    QSize minimumSizeHint() const override { return {160, 30}; }
    /// Screen x of the stop that shows event `event`.
    double positionOf(int event) const;

Q_SIGNALS:
    void scrubbed(); ///< The user moved the cursor here: no animation.

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void rebuild();
    void stepped();
    void scrubTo(double x);
    int stopAt(double x) const;
    double x(int stop) const;
    int currentStop() const;
    void mark(QPainter &painter, int stop) const;

    InspectSession &m_session;
    Palette m_palette;
    std::vector<int> m_stops; ///< Events.
    double m_zoom = 1.0;      ///< 1: all stops fit.
    double m_left = 0.0;      ///< First visible share of the whole, 0 to 1 - 1/zoom.
};
