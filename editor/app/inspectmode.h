#pragma once

#include "mode.h"

#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/panels/inspectsession.h"

#include <QPointer>

#include <memory>

class InspectFreeAxis;
class InspectLessons;
class InspectMotion;
class InspectOptions;
class InspectPairPicker;
class InspectPivot;
class InspectPseudocode;
class InspectSentence;
class InspectSteps;
class InspectTimeline;
class InspectTransport;
class InspectView;
class InspectWorkspace;

/// Inspect mode: steps through the separating axis test of a lesson or of two shapes of the open
/// project. A lesson is opened in a document of its own, so that trying things out changes no
/// project; a pair of the project is edited in place.
class InspectMode : public Mode {
    Q_OBJECT
public:
    explicit InspectMode(AppContext &context, QObject *parent = nullptr);
    ~InspectMode() override;

    /// Starts a lesson afresh. False if there is none with this id.
    bool openLesson(const QString &id);
    /// Inspects two different shapes of the project; false if one does not exist.
    bool inspectPair(ShapeId a, ShapeId b);
    /// Goes to a step by its key ("sat/axis/B1/compare"); false if the trace has none.
    bool goToStep(const QString &key);

    InspectSession &session() { return m_session; }
    InspectMotion &motion() { return *m_motion; }

    QString id() const override { return QStringLiteral("inspect"); }
    QString title() const override;
    QWidget *centre() override;
    Canvas *canvas() override;
    QWidget *footer() override { return m_footer; }
    QList<ModePane> panes() override;
    QList<QAction *> tools() override;
    Document *document() override;
    QString statusHint() const override;
    QString statusSummary() const override;
    double unitsPerMetre() const override { return m_session.pair().pixelsPerMetre(); }
    void enter() override;
    void leave() override;

private:
    void buildFooter();
    void connectSteps();
    void connectOptions();
    void connectViews();
    void startPair(InspectWorkspace &workspace, ShapeId a, ShapeId b, bool lesson);
    void useTool();
    void useSnapping();
    void useGrid();
    void applyTheme();
    void retitle();
    void followOptions();
    void place();
    void focusSelected();
    void pickPair();
    void exportFigure();

    AppContext &m_context;
    Document m_lessonDocument;
    Selection m_lessonSelection;
    InspectSession m_session;
    std::unique_ptr<InspectWorkspace> m_lessonSpace, m_projectSpace;
    InspectWorkspace *m_space;
    InspectMotion *m_motion;
    InspectFreeAxis *m_freeAxis;
    InspectPivot *m_pivot;
    QPointer<InspectView> m_view;
    QPointer<QWidget> m_footer;
    QList<QPointer<QWidget>> m_widgets; ///< All of them; those no window took are deleted here.
    InspectSentence *m_sentence;
    InspectTimeline *m_timeline;
    InspectTransport *m_transport;
    InspectLessons *m_lessons;
    InspectPairPicker *m_picker;
    InspectSteps *m_steps;
    InspectPseudocode *m_code;
    InspectOptions *m_options;
    bool m_on = false;
    bool m_hasFreeAxis = false;
    int m_level = 0; ///< Last one written to the settings.
};
