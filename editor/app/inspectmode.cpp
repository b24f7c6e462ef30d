#include "inspectmode.h"

#include "actions.h"
#include "inspectfigureitem.h"
#include "inspectfreeaxis.h"
#include "inspectmotion.h"
#include "inspectpivot.h"
#include "inspectview.h"
#include "inspectworkspace.h"
#include "settings.h"

#include "editor/canvas/canvas.h"
#include "editor/formats/lessonformat.h"
#include "editor/inspection/sentences.h"
#include "editor/panels/inspectlessons.h"
#include "editor/panels/inspectoptions.h"
#include "editor/panels/inspectpairpicker.h"
#include "editor/panels/inspectpseudocode.h"
#include "editor/panels/inspectsentence.h"
#include "editor/panels/inspectsteps.h"
#include "editor/panels/inspecttimeline.h"
#include "editor/panels/inspecttransport.h"

#include <QAction>
#include <QVBoxLayout>

#include <algorithm>

namespace {

constexpr auto speedKey = "inspect/speed";
constexpr auto levelKey = "inspect/level";

/// First shape of the body called `name`.
ShapeId shapeOf(const SceneData &data, const QString &name)
{
    for (const SceneBody &body : data.bodies) {
        if (body.name == name && !body.shapes.empty())
            return body.shapes.front().id;
    }
    return {};
}

} // namespace

InspectMode::InspectMode(AppContext &context, QObject *parent)
    : Mode(parent)
    , m_context(context)
    , m_lessonSelection(m_lessonDocument)
    , m_lessonSpace(std::make_unique<InspectWorkspace>(m_lessonDocument, m_lessonSelection))
    , m_projectSpace(std::make_unique<InspectWorkspace>(context.project, context.selection))
    , m_space(m_lessonSpace.get())
    , m_motion(new InspectMotion(m_session, this))
    , m_freeAxis(new InspectFreeAxis(m_session, this))
    , m_pivot(new InspectPivot(m_session, this))
    , m_view(new InspectView(m_session))
    , m_footer(new QWidget)
    , m_lessons(new InspectLessons)
    , m_picker(new InspectPairPicker(context.project))
    , m_steps(new InspectSteps(m_session))
    , m_code(new InspectPseudocode(m_session))
    , m_options(new InspectOptions(m_session))
{
    m_freeAxis->watch(m_view->canvas());
    m_pivot->watch(m_view->canvas(), m_view->figure());
    buildFooter();
    m_widgets = {m_view.data(), m_footer.data(), m_lessons, m_picker, m_steps, m_code, m_options};
    connectSteps();
    connectOptions();
    connectViews();
    m_session.setLevel(context.settings.value(QLatin1String(levelKey), 2).toInt());
    m_transport->setSpeed(context.settings.value(QLatin1String(speedKey), 1.0).toDouble());
    m_motion->setReduced(context.settings.reduceMotion());
    applyTheme();
    retitle();
}

InspectMode::~InspectMode()
{
    m_session.disconnect(this);
    if (m_view)
        m_view->canvas().setTool(nullptr);
    for (const QPointer<QWidget> &widget : m_widgets) {
        if (widget && !widget->parentWidget())
            delete widget.data();
    }
}

void InspectMode::buildFooter()
{
    m_timeline = new InspectTimeline(m_session);
    m_sentence = new InspectSentence(m_session);
    Actions &actions = m_context.actions;
    m_transport = new InspectTransport(m_session,
                                       {actions["inspect.first"], actions["inspect.previous"],
                                        actions["inspect.play"], actions["inspect.next"],
                                        actions["inspect.last"]},
                                       m_timeline);
    auto *column = new QVBoxLayout(m_footer);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(6);
    column->addWidget(m_sentence);
    column->addWidget(m_transport);
}

bool InspectMode::openLesson(const QString &id)
{
    const Lesson *opened = lesson(id);
    if (!opened)
        return false;
    m_session.clear(); // the lesson's document is about to change under the pair
    m_lessonDocument.reset(opened->scene);
    startPair(*m_lessonSpace, shapeOf(m_lessonDocument.data(), opened->first),
              shapeOf(m_lessonDocument.data(), opened->second), true);
    m_lessons->setCurrent(id);
    return true;
}

bool InspectMode::inspectPair(ShapeId a, ShapeId b)
{
    const SceneData &data = m_context.project.data();
    if (a == b || !data.shape(a) || !data.shape(b))
        return false;
    startPair(*m_projectSpace, a, b, false);
    m_lessons->setCurrent({});
    m_picker->setPair(a, b);
    return true;
}

bool InspectMode::goToStep(const QString &key)
{
    m_motion->skipNext();
    return m_session.goTo(key);
}

void InspectMode::startPair(InspectWorkspace &workspace, ShapeId a, ShapeId b, bool isLesson)
{
    const bool other = m_space != &workspace;
    m_motion->setPlaying(false);
    m_motion->skipNext();
    m_space = &workspace;
    m_view->figure().setSelection(&workspace.context.selection);
    m_view->canvas().setScaleBar(
        isLesson ? 0.0 : workspace.context.document.data().settings.pixelsPerMetre);
    m_view->canvas().setShowsPixels(!isLesson);
    useTool();
    useGrid();
    m_session.setPair(&workspace.context.document, a, b, isLesson);
    m_view->fitPair();
    if (other)
        Q_EMIT documentChanged();
    Q_EMIT statusChanged();
}

void InspectMode::place()
{
    m_space->place(m_session.first(), m_session.second());
}

QString InspectMode::title() const
{
    return tr("Inspect");
}

QWidget *InspectMode::centre()
{
    return m_view;
}

Canvas *InspectMode::canvas()
{
    return &m_view->canvas();
}

QList<ModePane> InspectMode::panes()
{
    return {
        {QStringLiteral("lessons"), m_lessons, Qt::LeftDockWidgetArea, false},
        {QStringLiteral("pair"), m_picker, Qt::LeftDockWidgetArea, true},
        {QStringLiteral("steps"), m_steps, Qt::RightDockWidgetArea, false},
        {QStringLiteral("pseudocode"), m_code, Qt::RightDockWidgetArea, false},
        {QStringLiteral("options"), m_options, Qt::RightDockWidgetArea, true},
    };
}

QList<QAction *> InspectMode::tools()
{
    return {m_context.actions["tool.select"], m_context.actions["tool.hand"]};
}

Document *InspectMode::document()
{
    return &m_space->context.document;
}

QString InspectMode::statusHint() const
{
    const CanvasTool *tool = m_view ? m_view->canvas().tool() : nullptr;
    if (m_pivot->isOver())
        return InspectPivot::hint();
    if (m_hasFreeAxis)
        return tr("← → or dragging turn the axis (Shift 15°, Ctrl 0.1°) · ↑ ↓ move it · A leaves "
                  "it");
    const QString keys = tr(". next · , previous · T align · X swap · K play");
    return tool ? tr("%1 · %2", "hint of the tool, keys").arg(tool->hint(), keys) : keys;
}

QString InspectMode::statusSummary() const
{
    const auto describe = [](const InspectedShape &shape, const QString &letter) {
        if (!shape.shape)
            return tr("%1: cannot be tested").arg(letter);
        if (shape.type == ShapeType::Circle)
            return tr("%1: circle, r = %2").arg(letter, numberText(shape.radius));
        if (shape.type == ShapeType::Capsule)
            return tr("%1: capsule, r = %2").arg(letter, numberText(shape.radius));
        if (shape.isHull)
            return tr("%1: hull of %2 vertices").arg(letter).arg(shape.outline.size());
        if (shape.radius > 0.0)
            return tr("%1: %2 vertices, r = %3")
                .arg(letter)
                .arg(shape.core.size())
                .arg(numberText(shape.radius));
        return tr("%1: %2 vertices, convex").arg(letter).arg(shape.core.size());
    };
    const PairInspection &pair = m_session.pair();
    if (!m_session.document())
        return {};
    return tr("%1   %2", "both shapes")
        .arg(describe(pair.a(), QStringLiteral("A")), describe(pair.b(), QStringLiteral("B")));
}

void InspectMode::enter()
{
    m_on = true;
    if (m_context.actions["tool.hand"]->isChecked())
        useTool();
    else
        m_context.actions["tool.select"]->setChecked(true);
    useTool();
    useSnapping();
    useGrid();
    if (!m_session.document() && !lessons().isEmpty())
        openLesson(lessons().first().id);
    m_view->canvas().setFocus();
}

void InspectMode::leave()
{
    m_on = false;
    m_motion->setPlaying(false);
    m_motion->finish();
    if (m_session.pair().freeAxis())
        m_session.setFreeAxis({});
    if (CanvasTool *tool = m_view->canvas().tool())
        tool->cancel();
}

void InspectMode::useTool()
{
    const bool hand = m_context.actions["tool.hand"]->isChecked();
    m_freeAxis->setTakesEmptyCanvas(!hand);
    m_view->canvas().setTool(hand ? static_cast<CanvasTool *>(&m_space->hand) : &m_space->select);
    Q_EMIT statusChanged();
}

void InspectMode::useSnapping()
{
    for (InspectWorkspace *space : {m_lessonSpace.get(), m_projectSpace.get()}) {
        space->context.snap.grid = m_context.actions["snap.grid"]->isChecked();
        space->context.snap.vertices = m_context.actions["snap.vertices"]->isChecked();
    }
}

void InspectMode::useGrid()
{
    const SceneSettings &settings = m_space->context.document.data().settings;
    const bool isLesson = m_space == m_lessonSpace.get();
    m_view->canvas().setGrid(m_context.actions["view.grid"]->isChecked(),
                             isLesson ? settings.pixelsPerMetre : settings.grid);
}

void InspectMode::applyTheme()
{
    const Palette palette = m_context.settings.palette();
    m_view->setPalette2D(palette);
    m_timeline->setPalette2D(palette);
    m_sentence->setPalette2D(palette);
    m_code->setPalette2D(palette);
    m_steps->setPalette2D(palette);
}

void InspectMode::retitle()
{
    m_lessons->setWindowTitle(tr("Lessons"));
    m_picker->setWindowTitle(tr("Pair"));
    m_steps->setWindowTitle(tr("SAT steps"));
    m_code->setWindowTitle(tr("Pseudocode"));
    m_options->setWindowTitle(tr("Rules"));
}
