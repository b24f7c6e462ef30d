#pragma once

#include "tracejob.h"

#include <QWidget>

class Document;
class NumberField;
class PanelSection;
class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QSlider;
class Selection;
class TraceFigures;
struct Change;
struct LostEdit;

/// "Trace": how the image of the current body becomes outlines, and what came out.
///
/// Any change of a setting shows its outlines over the sprite; applying them is one undo step, and
/// what is changed right after belongs to that step. "Trace again" keeps the handwork.
class TracePanel : public QWidget {
    Q_OBJECT
public:
    TracePanel(Document &document, Selection &selection, QWidget *parent = nullptr);
    ~TracePanel() override;

    /// The image of the selection's current body.
    void setImage(const QImage &image);
    /// Starts a preview with the settings on show.
    void preview();
    void apply();
    /// Traces once more and replays the handwork on the traced shapes.
    void traceAgain();
    /// Stops what runs and drops the preview.
    void cancel();
    bool isPreviewing() const { return m_state == State::Preview; }
    bool isBusy() const { return m_job.isBusy(); }
    const TraceSettings &settings() const { return m_settings; }

Q_SIGNALS:
    /// Outlines that are not applied yet, in the body's frame; empty: none.
    void previewChanged(const std::vector<hullsmith::Outline> &outlines);
    void message(const QString &text); ///< For the status bar.

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class State {
        Idle,
        Preview, ///< Changes show their outlines.
        Applied, ///< Changes go on in the step that applied them.
    };

    void build();
    QWidget *buildMask();
    QWidget *buildButtons();
    QComboBox *choice(const char *name, int count);
    NumberField *number(const char *name, double least, double most, int decimals);
    QLabel *addRow(QGridLayout &grid, QWidget *field);
    void follow(const Change &change);
    void showBody();
    void measure();
    void showSettings();
    void showFigures();
    void updateButtons();
    void edit();
    void request();
    void take(const TraceJob::Trace &trace, const TraceSettings &settings);
    void push(bool keepsHandwork);
    void drop();
    void sayLost(const std::vector<LostEdit> &lost);
    double goalValue() const;
    void setGoalValue(double value);
    void restyle();
    void retranslate();

    Document &m_document;
    Selection &m_selection;
    TraceJob m_job;
    QImage m_image;
    BodyId m_body;
    TraceSettings m_settings;
    State m_state = State::Idle;
    TraceJob::Trace m_trace; ///< What came out last, with the settings below.
    TraceSettings m_traced;
    QString m_fault;
    int m_gesture = 0;            ///< Of the step that applied the trace.
    bool m_applyWhenDone = false; ///< Likewise "trace again":
    bool m_againWhenDone = false;
    bool m_hadImage = true;
    bool m_pushing = false;
    bool m_showing = false;

    PanelSection *m_section = nullptr;
    PanelSection *m_maskSection = nullptr;
    QComboBox *m_goal = nullptr;
    NumberField *m_goalNumber = nullptr;
    QSlider *m_slider = nullptr;
    QComboBox *m_fit = nullptr;
    NumberField *m_threshold = nullptr;
    QComboBox *m_contour = nullptr;
    QComboBox *m_connectivity = nullptr;
    NumberField *m_leastIsland = nullptr;
    NumberField *m_leastHole = nullptr;
    QLabel *m_note = nullptr;
    TraceFigures *m_figures = nullptr;
    std::vector<QLabel *> m_labels; ///< Of the settings, in the order of their rows.
    QPushButton *m_start = nullptr;
    QPushButton *m_apply = nullptr;
    QPushButton *m_again = nullptr;
    QPushButton *m_cancel = nullptr;
};
