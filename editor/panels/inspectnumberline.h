#pragma once

#include "editor/inspection/numberline.h"

#include <QWidget>

#include <functional>

class InspectSession;

/// The number line below the canvas, at the canvas's scale.
class InspectNumberLine : public QWidget {
    Q_OBJECT
public:
    /// `view`: the canvas's view whenever this is painted.
    InspectNumberLine(InspectSession &session, std::function<FigureView()> view,
                      QWidget *parent = nullptr);

    void setPalette2D(const Palette &palette);
    void setClock(const StepClock &clock); ///< How far the step has appeared.
    /// Keeps the present scale when the canvas zooms, so that axes can be compared.
    void setScaleLocked(bool locked);
    NumberLineScale scale() const;
    QSize sizeHint() const override { return {480, int(numberLineHeight)}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void stepped();

    InspectSession &m_session;
    std::function<FigureView()> m_view;
    FigureStyle m_style;
    std::optional<double> m_lockedScale;
};
