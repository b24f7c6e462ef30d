#pragma once

#include "editor/inspection/stepclock.h"

#include <QWidget>

#include <optional>

class Canvas;
class InspectFigureItem;
class InspectFlight;
class InspectLedger;
class InspectNumberLine;
class InspectSession;
class QSplitter;
struct Palette;

/// The middle of Inspect mode: the canvas with the figure, the number line right below it at the
/// same scale, and the ledger.
class InspectView : public QWidget {
    Q_OBJECT
public:
    explicit InspectView(InspectSession &session, QWidget *parent = nullptr);

    Canvas &canvas() const { return *m_canvas; }
    InspectFigureItem &figure() const { return *m_figure; }
    InspectNumberLine &numberLine() const { return *m_numberLine; }
    InspectLedger &ledger() const { return *m_ledger; }

    void setPalette2D(const Palette &palette);
    void setClock(const StepClock &clock); ///< How far the step has appeared.
    void setShowsContacts(bool shows);
    void refresh(); ///< Repaints the figure and the number line.
    /// Shows the pair; keeps doing so when the canvas changes its size, until the user moves the
    /// view.
    void fitPair();
    /// Turns the view so that the current axis lies level, or back.
    void setAligned(bool aligned, int milliseconds);
    bool isAligned() const { return m_aligned; }
    /// While a free axis is dragged an aligned view stays as it is, then it follows.
    void setHeld(bool held);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void updateBounds();
    void makeRoom();
    void follow();
    void turnToAxis(int milliseconds);
    /// Of the current step. A free one is another one at every angle; an edge's one stays itself
    /// while the edge is dragged.
    struct Axis {
        hullsmith::AxisSource source;
        std::optional<double> angle; ///< Of a free axis, degrees.
        bool operator==(const Axis &) const = default;
    };
    std::optional<Axis> axis() const;

    InspectSession &m_session;
    Canvas *m_canvas;
    InspectFigureItem *m_figure;
    InspectNumberLine *m_numberLine;
    InspectFlight *m_flight;
    InspectLedger *m_ledger;
    QSplitter *m_splitter;
    bool m_fits = true;
    bool m_aligned = false;
    bool m_held = false;
    bool m_isFree = false;
    int m_turnTime = 0;              ///< Milliseconds.
    std::optional<Axis> m_alignedTo; ///< Axis that lies level.
};
