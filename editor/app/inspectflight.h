#pragma once

#include "editor/inspection/palette.h"
#include "editor/inspection/stepclock.h"

#include <QWidget>

class InspectFigureItem;
class InspectNumberLine;
class InspectSession;

/// Shows an interval's bar on its way from the axis on the canvas to the number line below. Lies
/// over both, and is there only as long as a bar flies.
class InspectFlight : public QWidget {
    Q_OBJECT
public:
    InspectFlight(InspectSession &session, const InspectFigureItem &figure,
                  const InspectNumberLine &numberLine, QWidget *parent);

    void setPalette2D(const Palette &palette) { m_palette = palette; }
    void setClock(const StepClock &clock);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    InspectSession &m_session;
    const InspectFigureItem &m_figure;
    const InspectNumberLine &m_numberLine;
    Palette m_palette;
    double m_way = 1.0; ///< 0 to 1.
};
