#pragma once

#include "editor/document/document.h"
#include "editor/inspection/stepfocus.h"

#include <QObject>
#include <QPointer>

/// The pair that Inspect mode shows, as something views can listen to. Follows its document: every
/// change of a shape or its placement runs the test again, the cursor stays on its step.
class InspectSession : public QObject {
    Q_OBJECT
public:
    explicit InspectSession(QObject *parent = nullptr);

    const PairInspection &pair() const { return m_pair; }
    Document *document() const { return m_document; }
    ShapeId first() const { return m_first; }
    ShapeId second() const { return m_second; }

    /// Starts at the first step. `withOthers` shows the document's other shapes as well.
    void setPair(Document *document, ShapeId a, ShapeId b, bool withOthers);
    void clear();
    void swap();
    void setEarlyOut(bool on);
    void setSkipParallel(bool on);
    void setPolicy(const hullsmith::CollisionPolicy &policy);
    /// Tries the axis first that decided last time.
    void setCacheAxis(bool on);
    bool cachesAxis() const { return m_cacheAxis; }
    void setLevel(int level);
    /// Gives a shape another radius, metres: a circle or capsule in the document, to be undone; an
    /// outline for this pair only, as a project keeps no rounding.
    void setRadius(hullsmith::Owner owner, double metres);

    bool goTo(const QString &key);
    bool goToIndex(int event);
    bool next();
    bool previous();
    void nextAxis();
    void previousAxis();
    void goFirst();
    void goLast();

    void setPredicts(bool on);
    void guess(bool gap); ///< See PairInspection::guess().
    /// See PairInspection::setFreeAxis().
    void setFreeAxis(std::optional<double> degrees);

    /// Where the axis line runs through, metres; none: beside the shapes. Changes no projection.
    void setPivot(const std::optional<hullsmith::Vec2> &pivot);
    const std::optional<hullsmith::Vec2> &pivot() const { return m_pivot; }

    /// What the mouse or the keyboard points at in any view; every view shows it.
    void setFocus(const std::optional<StepFocus> &focus);
    const std::optional<StepFocus> &focus() const { return m_focus; }
    /// Whether event `event` has to do with it.
    bool isInFocus(int event) const { return m_focus && concerns(m_pair, event, *m_focus); }

Q_SIGNALS:
    void pairChanged(); ///< Another pair; traceChanged() follows.
    void
    traceChanged();     ///< The test was run again, or stops at other steps; stepChanged() follows.
    void stepChanged(); ///< The cursor or what it shows is another.
    void focusChanged();
    void pivotChanged();

private:
    void follow(const Change &change);
    void run();
    bool moved(bool did);
    bool leaveFreeAxis(); ///< Where stepping has nowhere to go.

    PairInspection m_pair;
    QPointer<Document> m_document;
    ShapeId m_first, m_second;
    bool m_cacheAxis = false;
    std::optional<StepFocus> m_focus;
    std::optional<hullsmith::Vec2> m_pivot;
};
