// What the actions and views of Inspect mode do.

#include "inspectmode.h"

#include "actions.h"
#include "inspectfigureitem.h"
#include "inspectfreeaxis.h"
#include "inspectmotion.h"
#include "inspectpivot.h"
#include "inspectview.h"
#include "inspectworkspace.h"
#include "settings.h"
#include "themedicon.h"

#include "editor/canvas/canvas.h"
#include "editor/inspection/figureexport.h"
#include "editor/panels/inspectlessons.h"
#include "editor/panels/inspectnumberline.h"
#include "editor/panels/inspectoptions.h"
#include "editor/panels/inspectpairpicker.h"
#include "editor/panels/inspecttimeline.h"
#include "editor/panels/inspecttransport.h"

#include <QAction>
#include <QFileDialog>
#include <QMessageBox>
#include <QSaveFile>

#include <algorithm>
#include <utility>

namespace {

constexpr double pictureScale = 2.0; ///< Pixels per logical pixel of an exported picture.

} // namespace

void InspectMode::connectSteps()
{
    Actions &actions = m_context.actions;
    const auto on = [&](const char *id, auto run) {
        connect(actions[id], &QAction::triggered, this, run);
    };
    on("inspect.first", [this] { m_session.goFirst(); });
    on("inspect.previous", [this] { m_session.previous(); });
    on("inspect.next", [this] { m_session.next(); });
    on("inspect.last", [this] { m_session.goLast(); });
    on("inspect.previousAxis", [this] { m_session.previousAxis(); });
    on("inspect.nextAxis", [this] { m_session.nextAxis(); });
    on("inspect.finer", [this] { m_session.setLevel(m_session.pair().level() + 1); });
    on("inspect.coarser", [this] { m_session.setLevel(m_session.pair().level() - 1); });
    on("inspect.play", [this](bool playing) { m_motion->setPlaying(playing); });
    on("inspect.swap", [this] {
        m_motion->skipNext();
        m_session.swap();
    });
    on("inspect.align",
       [this](bool aligned) { m_view->setAligned(aligned, m_motion->turnDuration()); });
    on("inspect.freeAxis",
       [this](bool shown) { shown ? m_freeAxis->start() : m_freeAxis->stop(); });
    connect(&m_session, &InspectSession::stepChanged, actions["inspect.freeAxis"],
            [this, action = actions["inspect.freeAxis"]] {
                const bool free = m_session.pair().freeAxis().has_value();
                const bool changed = m_hasFreeAxis != free;
                m_hasFreeAxis = free;
                action->setChecked(free);
                if (changed)
                    Q_EMIT statusChanged();
            });
    connect(m_freeAxis, &InspectFreeAxis::dragged, m_view, &InspectView::setHeld);
    connect(m_pivot, &InspectPivot::overChanged, this, &Mode::statusChanged);
    on("inspect.lockZoom", [this](bool locked) { m_view->numberLine().setScaleLocked(locked); });
    on("inspect.contacts", [this](bool shown) { m_view->setShowsContacts(shown); });
    m_view->setShowsContacts(actions["inspect.contacts"]->isChecked());
    on("inspect.pickPair", [this] { pickPair(); });
    on("inspect.exportFigure", [this] { exportFigure(); });
    connect(m_motion, &InspectMotion::playingChanged, this, [this](bool playing) {
        QAction *play = m_context.actions["inspect.play"];
        play->setChecked(playing);
        play->setIcon(themedIcon(playing ? QStringLiteral("pause") : QStringLiteral("play")));
    });
    connect(m_motion, &InspectMotion::moved, this, [this] { m_view->setClock(m_motion->clock()); });
    connect(&m_view->canvas(), &Canvas::userPanned, m_motion, &InspectMotion::finish);
    connect(m_transport, &InspectTransport::speedChanged, this, [this](double speed) {
        m_motion->setSpeed(speed);
        m_context.settings.setValue(QStringLiteral("inspect/speed"), speed);
    });
    connect(m_timeline, &InspectTimeline::scrubbed, m_motion, &InspectMotion::skipNext);
    connect(&m_session, &InspectSession::traceChanged, this, [this] {
        place();
        if (const int level = m_session.pair().level(); std::exchange(m_level, level) != level)
            m_context.settings.setValue(QStringLiteral("inspect/level"), level);
        Q_EMIT statusChanged();
    });
}

void InspectMode::connectOptions()
{
    Actions &actions = m_context.actions;
    const auto both = [&](const char *id, void (InspectOptions::*show)(bool),
                          void (InspectOptions::*changed)(bool),
                          void (InspectSession::*set)(bool)) {
        QAction *action = actions[id];
        connect(action, &QAction::toggled, m_options, show);
        connect(m_options, changed, action, &QAction::setChecked);
        connect(m_options, changed, &m_session, set);
        (m_options->*show)(action->isChecked());
        (m_session.*set)(action->isChecked());
    };
    both("inspect.earlyOut", &InspectOptions::setEarlyOut, &InspectOptions::earlyOutChanged,
         &InspectSession::setEarlyOut);
    both("inspect.skipParallel", &InspectOptions::setSkipParallel,
         &InspectOptions::skipParallelChanged, &InspectSession::setSkipParallel);
    both("inspect.predict", &InspectOptions::setPredicts, &InspectOptions::predictsChanged,
         &InspectSession::setPredicts);
    for (const char *id : {"inspect.predictGap", "inspect.predictOverlap"}) {
        QAction *guess = actions[id];
        guess->setEnabled(actions["inspect.predict"]->isChecked());
        connect(actions["inspect.predict"], &QAction::toggled, guess, &QAction::setEnabled);
    }
    connect(actions["inspect.predictGap"], &QAction::triggered, this,
            [this] { m_session.guess(true); });
    connect(actions["inspect.predictOverlap"], &QAction::triggered, this,
            [this] { m_session.guess(false); });
    using Kind = hullsmith::CollisionPolicy::Kind;
    connect(actions["inspect.policy.open"], &QAction::triggered, this,
            [this] { m_options->setPolicy({Kind::Open}); });
    connect(actions["inspect.policy.closed"], &QAction::triggered, this,
            [this] { m_options->setPolicy({Kind::Closed}); });
    const auto onPane = [&](const char *id, void (InspectOptions::*focus)()) {
        connect(actions[id], &QAction::triggered, this, [this, focus] {
            if (QWidget *pane = m_options->parentWidget()) {
                pane->show();
                pane->raise();
            }
            (m_options->*focus)();
        });
    };
    onPane("inspect.policy.tolerance", &InspectOptions::focusTolerance);
    onPane("inspect.rounding", &InspectOptions::focusRounding);
    connect(m_options, &InspectOptions::policyChanged, this, &InspectMode::followOptions);
}

void InspectMode::followOptions()
{
    using Kind = hullsmith::CollisionPolicy::Kind;
    const Kind kind = m_options->policy().kind;
    m_context
        .actions[kind == Kind::Open     ? "inspect.policy.open"
                 : kind == Kind::Closed ? "inspect.policy.closed"
                                        : "inspect.policy.tolerance"]
        ->setChecked(true);
}

void InspectMode::connectViews()
{
    Actions &actions = m_context.actions;
    connect(m_lessons, &InspectLessons::chosen, this, &InspectMode::openLesson);
    connect(m_picker, &InspectPairPicker::chosen, this, &InspectMode::inspectPair);
    for (const char *id : {"tool.select", "tool.hand"})
        connect(actions[id], &QAction::toggled, this, [this] {
            if (m_on)
                useTool();
        });
    for (const char *id : {"snap.grid", "snap.vertices"})
        connect(actions[id], &QAction::toggled, this, &InspectMode::useSnapping);
    connect(actions["view.grid"], &QAction::toggled, this, &InspectMode::useGrid);
    connect(&m_context.settings, &Settings::themeChanged, this, &InspectMode::applyTheme);
    connect(&m_context.settings, &Settings::changed, this,
            [this] { m_motion->setReduced(m_context.settings.reduceMotion()); });
    connect(&m_context.settings, &Settings::languageChanged, this, [this] {
        retitle();
        m_view->refresh();
        Q_EMIT statusChanged();
    });
    for (InspectWorkspace *space : {m_lessonSpace.get(), m_projectSpace.get()}) {
        connect(&space->context.selection, &Selection::changed, m_view, &InspectView::refresh);
        connect(&space->context.selection, &Selection::changed, this, &InspectMode::focusSelected);
        connect(&space->select, &CanvasTool::hintChanged, this, &Mode::statusChanged);
    }
}

/// A single vertex that was selected, by N as well, is what every view points at.
void InspectMode::focusSelected()
{
    const std::set<VertexRef> &selected = m_space->context.selection.vertices();
    if (!m_on || selected.size() != 1)
        return;
    const VertexRef &vertex = *selected.begin();
    for (const hullsmith::Owner owner : {hullsmith::Owner::A, hullsmith::Owner::B}) {
        const InspectedShape &shape = m_session.pair().shape(owner);
        if (shape.id != vertex.shape || vertex.ring != outerRing ||
            vertex.vertex >= int(shape.outline.size()))
            continue;
        const auto there = std::ranges::find(shape.core, shape.outline[std::size_t(vertex.vertex)]);
        if (there != shape.core.end())
            m_session.setFocus(StepFocus::onVertex(owner, int(there - shape.core.begin())));
    }
}

void InspectMode::pickPair()
{
    const std::set<ShapeId> &selected = m_context.selection.shapes();
    if (selected.size() >= 2 && inspectPair(*selected.begin(), *std::next(selected.begin())))
        return;
    if (QWidget *pane = m_picker->parentWidget()) {
        pane->show();
        pane->raise();
    }
    m_picker->setFocus();
}

void InspectMode::exportFigure()
{
    if (!m_session.pair().isValid())
        return;
    QString name = m_session.pair().key();
    const QString path = QFileDialog::getSaveFileName(
        m_view->window(), tr("Export figure"), name.replace(u'/', u'-') + QStringLiteral(".svg"),
        tr("SVG picture (*.svg);;PNG picture (*.png)"));
    if (path.isEmpty())
        return;
    FigurePage page;
    page.style.palette = m_context.settings.palette();
    page.style.pivot = m_session.pivot();
    page.style.contacts = m_view->figure().style().contacts;
    page.scale = pictureScale;
    QSaveFile file(path);
    bool written = file.open(QIODevice::WriteOnly);
    const int event = m_session.pair().cursor();
    if (written && path.endsWith(QLatin1String(".png"), Qt::CaseInsensitive))
        written = figureImage(m_session.pair(), event, page).save(&file, "PNG");
    else if (written)
        written = writeFigureSvg(file, m_session.pair(), event, page);
    if (!written || !file.commit())
        QMessageBox::warning(m_view->window(), tr("Export figure"),
                             tr("The figure could not be written: %1").arg(file.errorString()));
}
