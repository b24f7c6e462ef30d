#include "tracepanel.h"

#include "editor/document/commands/applytracecommand.h"
#include "editor/document/document.h"
#include "editor/document/retrace.h"
#include "editor/document/selection.h"
#include "editor/document/steptext.h"
#include "goalscale.h"
#include "numberfield.h"
#include "panelsection.h"
#include "severitylook.h"
#include "tracefigures.h"
#include "wheelguard.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSlider>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

using Goal = TraceSettings::Goal;
using hullsmith::Vec2;

namespace {

constexpr double mostSpeck = 1e6; ///< Pixels.

std::vector<hullsmith::Outline> placed(const BodyTrace &trace, const Vec2 &pivot)
{
    std::vector<hullsmith::Outline> outlines;
    for (const ImageIsland &island : trace.islands)
        outlines.push_back(islandOnBody(island, pivot).rings);
    return outlines;
}

bool hasTraced(const SceneBody &body)
{
    return std::ranges::any_of(body.shapes,
                               [](const SceneShape &shape) { return shape.traced.has_value(); });
}

} // namespace

TracePanel::TracePanel(Document &document, Selection &selection, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
{
    build();
    connect(&document, &Document::changed, this, &TracePanel::follow);
    connect(&selection, &Selection::changed, this, [this] {
        if (m_selection.body() != m_body)
            showBody();
    });
    connect(&m_job, &TraceJob::traced, this, &TracePanel::take);
    connect(&m_job, &TraceJob::split, m_figures, &TraceFigures::showPieces);
    connect(&m_job, &TraceJob::busyChanged, this, &TracePanel::updateButtons);
    connect(&m_job, &TraceJob::failed, this, [this](const BodyTraceFault &fault) {
        m_fault = fault.message;
        m_applyWhenDone = m_againWhenDone = false;
        m_trace.reset();
        Q_EMIT previewChanged({});
        showFigures();
        updateButtons();
    });
    retranslate();
    restyle();
    showBody();
}

TracePanel::~TracePanel() = default;

QComboBox *TracePanel::choice(const char *name, int count)
{
    auto *box = new QComboBox(this);
    box->setObjectName(QLatin1String(name));
    for (int i = 0; i < count; ++i)
        box->addItem({});
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    guardWheel(*box);
    connect(box, &QComboBox::activated, this, &TracePanel::edit);
    return box;
}

NumberField *TracePanel::number(const char *name, double least, double most, int decimals)
{
    auto *field = new NumberField(this);
    field->setObjectName(QLatin1String(name));
    field->setDecimals(decimals);
    field->setBounds(least, most);
    connect(field, &NumberField::edited, this, &TracePanel::edit);
    return field;
}

QLabel *TracePanel::addRow(QGridLayout &grid, QWidget *field)
{
    auto *label = new QLabel(this);
    label->setBuddy(field);
    const int row = grid.rowCount();
    grid.addWidget(label, row, 0);
    grid.addWidget(field, row, 1, 1, 2);
    m_labels.push_back(label);
    return label;
}

void TracePanel::build()
{
    auto *content = new QWidget(this);
    auto *grid = new QGridLayout;
    grid->setContentsMargins(8, 2, 8, 0);
    grid->setVerticalSpacing(3);
    grid->setHorizontalSpacing(8);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(2, 1);
    m_goal = choice("traceGoal", 3);
    m_goalNumber = number("traceGoalNumber", 0.0, 1e4, 2);
    m_slider = new QSlider(Qt::Horizontal, this);
    m_slider->setObjectName(QStringLiteral("traceSlider"));
    m_slider->setRange(0, GoalScale::steps);
    m_slider->setPageStep(GoalScale::steps / 20);
    guardWheel(*m_slider);
    m_fit = choice("traceFit", 3);
    m_threshold = number("traceThreshold", 1.0, 255.0, 0);
    auto *goalLabel = new QLabel(this);
    goalLabel->setBuddy(m_goal);
    grid->addWidget(goalLabel, 0, 0);
    grid->addWidget(m_goal, 0, 1);
    grid->addWidget(m_goalNumber, 0, 2);
    grid->addWidget(m_slider, 1, 0, 1, 3);
    m_labels.push_back(goalLabel);
    addRow(*grid, m_fit);
    addRow(*grid, m_threshold);
    m_maskSection = new PanelSection(buildMask(), this);
    m_maskSection->setObjectName(QStringLiteral("traceMask"));
    m_maskSection->setFolded(true);
    m_note = new QLabel(this);
    m_note->setObjectName(QStringLiteral("traceNote"));
    m_note->setWordWrap(true);
    m_note->setContentsMargins(8, 0, 8, 0);
    m_note->hide();

    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 4);
    column->setSpacing(4);
    column->addLayout(grid);
    column->addWidget(m_maskSection);
    m_figures = new TraceFigures(this);
    column->addWidget(m_figures);
    column->addWidget(m_note);
    column->addWidget(buildButtons());
    m_section = new PanelSection(content, this);
    m_section->setObjectName(QStringLiteral("traceSection"));
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_section);
    connect(m_slider, &QSlider::valueChanged, this, [this](int step) {
        if (m_showing)
            return;
        setGoalValue(GoalScale::of(m_settings.goal).value(step));
        showSettings();
        request();
    });
}

QWidget *TracePanel::buildMask()
{
    auto *mask = new QWidget(this);
    auto *grid = new QGridLayout(mask);
    grid->setContentsMargins(8, 0, 8, 0);
    grid->setVerticalSpacing(3);
    grid->setHorizontalSpacing(8);
    grid->setColumnStretch(1, 1);
    m_contour = choice("traceContour", 3);
    m_connectivity = choice("traceConnectivity", 2);
    m_leastIsland = number("traceLeastIsland", 0.0, mostSpeck, 0);
    m_leastHole = number("traceLeastHole", 0.0, mostSpeck, 0);
    for (QWidget *field :
         {static_cast<QWidget *>(m_contour), static_cast<QWidget *>(m_connectivity),
          static_cast<QWidget *>(m_leastIsland), static_cast<QWidget *>(m_leastHole)})
        addRow(*grid, field);
    return mask;
}

QWidget *TracePanel::buildButtons()
{
    auto *buttons = new QWidget(this);
    auto *row = new QHBoxLayout(buttons);
    row->setContentsMargins(8, 2, 8, 0);
    row->setSpacing(6);
    const auto button = [&](const char *name, void (TracePanel::*pressed)()) {
        auto *made = new QPushButton(this);
        made->setObjectName(QLatin1String(name));
        made->setAutoDefault(false);
        connect(made, &QPushButton::clicked, this, pressed);
        row->addWidget(made, 1);
        return made;
    };
    m_start = button("traceStart", &TracePanel::preview);
    m_again = button("traceAgain", &TracePanel::traceAgain);
    m_apply = button("traceApply", &TracePanel::apply);
    m_cancel = button("traceCancel", &TracePanel::cancel);
    return buttons;
}

void TracePanel::setImage(const QImage &image)
{
    if (image.cacheKey() == m_image.cacheKey() && m_body == m_selection.body())
        return;
    m_image = image;
    showBody();
}

/// Another body or another image: nothing of a preview stays.
void TracePanel::showBody()
{
    m_body = m_selection.body();
    m_trace.reset();
    m_fault.clear();
    drop();
    const SceneBody *body = m_document.data().body(m_body);
    m_settings = body && body->trace ? *body->trace : TraceSettings();
    showSettings();
    measure();
    showFigures();
    updateButtons();
}

/// Lets the figures of what the body was traced with be found; nothing else comes of it.
void TracePanel::measure()
{
    const SceneBody *body = m_document.data().body(m_body);
    if (body && body->trace && !m_image.isNull())
        m_job.start({m_image, m_settings, targetCornerLimit(m_document.data().settings)});
}

void TracePanel::drop()
{
    m_job.cancel();
    m_applyWhenDone = m_againWhenDone = false;
    m_state = State::Idle;
    Q_EMIT previewChanged({});
}

void TracePanel::follow(const Change &change)
{
    if (m_pushing)
        return;
    if (change.kind == Change::Kind::Reset) {
        showBody();
        return;
    }
    if (change.kind == Change::Kind::SettingsChanged && m_state == State::Preview) {
        request(); // Perhaps another target.
        return;
    }
    if (change.body != m_body)
        return;
    if (m_state == State::Applied) { // An edit or an undo: the step is closed.
        m_job.cancel();
        m_state = State::Idle;
    }
    const SceneBody *body = m_document.data().body(m_body);
    if (m_state == State::Idle && body && body->trace && *body->trace != m_settings) {
        m_settings = *body->trace;
        showSettings();
        measure();
    } else if (m_state == State::Idle && body && !body->trace && m_trace) {
        m_trace.reset();
        showFigures();
    }
    if (m_state == State::Preview && m_trace && body)
        Q_EMIT previewChanged(placed(*m_trace, body->pivot));
    updateButtons();
}

double TracePanel::goalValue() const
{
    switch (m_settings.goal) {
    case Goal::Tolerance:
        return m_settings.tolerance;
    case Goal::Vertices:
        return m_settings.vertices;
    case Goal::Pieces:
        return m_settings.pieces;
    }
    return 0.0;
}

void TracePanel::setGoalValue(double value)
{
    const GoalScale scale = GoalScale::of(m_settings.goal);
    value = std::max(value, scale.least);
    if (m_settings.goal == Goal::Tolerance)
        m_settings.tolerance = value;
    else
        (m_settings.goal == Goal::Vertices ? m_settings.vertices : m_settings.pieces) =
            int(std::lround(value));
}

void TracePanel::showSettings()
{
    const QScopedValueRollback quiet(m_showing, true);
    const GoalScale scale = GoalScale::of(m_settings.goal);
    m_goal->setCurrentIndex(int(m_settings.goal));
    m_goalNumber->setDecimals(scale.isWhole ? 0 : 2);
    m_goalNumber->setSuffix(scale.isWhole ? QString() : tr(" px"));
    m_goalNumber->setSingleStep(scale.isWhole ? 1.0 : 0.1);
    m_goalNumber->setBounds(scale.least, scale.mostTyped);
    m_goalNumber->show(goalValue());
    if (scale.value(m_slider->value()) != goalValue()) // Whole numbers have several steps each.
        m_slider->setValue(scale.step(goalValue()));
    m_fit->setCurrentIndex(int(m_settings.fit));
    m_threshold->show(m_settings.threshold);
    m_contour->setCurrentIndex(int(m_settings.contour));
    m_connectivity->setCurrentIndex(m_settings.connectivity == 8 ? 1 : 0);
    m_leastIsland->show(m_settings.leastIsland);
    m_leastHole->show(m_settings.leastHole);
}

/// Takes over what the fields show.
void TracePanel::edit()
{
    if (m_showing)
        return;
    const auto goal = Goal(m_goal->currentIndex());
    if (goal == m_settings.goal) {
        if (std::abs(m_goalNumber->value() - goalValue()) > GoalScale::typedStep)
            setGoalValue(m_goalNumber->value());
    } else {
        m_settings.goal = goal;
    }
    m_settings.fit = TraceSettings::Fit(m_fit->currentIndex());
    m_settings.threshold = int(m_threshold->value());
    m_settings.contour = TraceSettings::Contour(m_contour->currentIndex());
    m_settings.connectivity = m_connectivity->currentIndex() == 1 ? 8 : 4;
    m_settings.leastIsland = int(m_leastIsland->value());
    m_settings.leastHole = int(m_leastHole->value());
    showSettings();
    request();
}

void TracePanel::preview()
{
    if (m_state == State::Applied)
        m_state = State::Idle;
    request();
}

/// Lets the settings on show be traced; as a preview, unless what was applied goes on.
void TracePanel::request()
{
    if (m_image.isNull() || !m_document.data().body(m_body))
        return;
    if (m_state == State::Idle)
        m_state = State::Preview;
    m_fault.clear();
    m_job.start({m_image, m_settings, targetCornerLimit(m_document.data().settings)});
    updateButtons();
}

void TracePanel::take(const TraceJob::Trace &trace, const TraceSettings &settings)
{
    const SceneBody *body = m_document.data().body(m_body);
    if (!body)
        return;
    m_trace = trace;
    m_traced = settings;
    m_fault.clear();
    const bool isLatest = settings == m_settings;
    if (m_againWhenDone && isLatest) {
        m_againWhenDone = false;
        m_gesture = m_document.newGesture();
        push(true);
    } else if (m_applyWhenDone && isLatest) {
        m_applyWhenDone = false;
        m_gesture = m_document.newGesture();
        push(false);
    } else if (m_state == State::Applied) {
        push(false);
    } else if (m_state == State::Preview) {
        Q_EMIT previewChanged(placed(*trace, body->pivot));
    }
    showFigures();
    updateButtons();
}

void TracePanel::apply()
{
    if (m_image.isNull())
        return;
    if (!m_trace || m_traced != m_settings) {
        request();
        m_applyWhenDone = m_state == State::Preview;
        return;
    }
    m_gesture = m_document.newGesture();
    push(false);
    updateButtons();
}

void TracePanel::traceAgain()
{
    if (m_image.isNull())
        return;
    if (m_state == State::Applied)
        m_state = State::Idle;
    request();
    m_againWhenDone = true;
}

/// Names, properties and splits of the shapes that were traced before stay in either case.
void TracePanel::push(bool keepsHandwork)
{
    const SceneBody *found = m_document.data().body(m_body);
    if (!found || !m_trace)
        return;
    SceneBody body = *found;
    if (!keepsHandwork) {
        for (SceneShape &shape : body.shapes) {
            if (shape.traced) {
                shape.vertices = shape.traced->outer;
                shape.holes = shape.traced->holes;
            }
        }
    }
    std::vector<TracedIsland> islands;
    for (const ImageIsland &island : m_trace->islands)
        islands.push_back(islandOnBody(island, body.pivot));
    const double before = body.trace ? body.trace->tolerance : 0.0;
    const double reach = before + std::max(m_trace->deviation, m_trace->tolerance);
    const Retraced result = retrace(body, islands, body.name, reach);
    {
        const QScopedValueRollback pushing(m_pushing, true);
        m_document.undoStack()->push(
            new ApplyTraceCommand(m_document, m_body, m_traced, result.shapes, m_gesture));
    }
    // Going on with a slider would replay handwork on handwork.
    m_state = keepsHandwork ? State::Idle : State::Applied;
    Q_EMIT previewChanged({});
    if (keepsHandwork)
        sayLost(result.lost);
}

void TracePanel::sayLost(const std::vector<LostEdit> &lost)
{
    if (lost.empty())
        Q_EMIT message(tr("Traced again; all handwork is kept"));
    else
        Q_EMIT message(tr("Traced again; edits that found no place on the new outlines and are "
                          "lost: %1 (undo brings them back)")
                           .arg(lost.size()));
}

void TracePanel::cancel()
{
    drop();
    m_trace.reset();
    m_fault.clear();
    const SceneBody *body = m_document.data().body(m_body);
    m_settings = body && body->trace ? *body->trace : TraceSettings();
    showSettings();
    measure();
    showFigures();
    updateButtons();
}

void TracePanel::showFigures()
{
    m_note->setVisible(!m_fault.isEmpty());
    m_note->setText(m_fault);
    m_figures->setVisible(m_trace != nullptr);
    m_figures->setTrace(m_trace.get());
}

void TracePanel::updateButtons()
{
    const SceneBody *body = m_document.data().body(m_body);
    const bool hasImage = body && !m_image.isNull();
    const bool isPreview = m_state == State::Preview;
    const bool isTracing = m_job.isBusy() && m_state != State::Idle;
    if (hasImage != m_hadImage)
        m_section->setFolded(!hasImage);
    m_hadImage = hasImage;
    m_section->setEnabled(hasImage);
    m_start->setVisible(!isPreview);
    m_again->setVisible(!isPreview && body && hasTraced(*body));
    m_apply->setVisible(isPreview);
    m_apply->setEnabled(m_fault.isEmpty());
    m_cancel->setVisible(isPreview || isTracing);
    if (!hasImage)
        m_section->setNote(tr("this body has no image"));
    else if (isTracing)
        m_section->setNote(tr("tracing…"));
    else if (isPreview && m_trace)
        m_section->setNote(tr("preview, not applied"));
    else
        m_section->setNote({});
}

void TracePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        restyle();
}

void TracePanel::restyle()
{
    QPalette fault = palette();
    fault.setColor(QPalette::WindowText, SeverityLook::color(Finding::Severity::Error, palette()));
    m_note->setPalette(fault);
}

void TracePanel::retranslate()
{
    const auto fill = [](QComboBox *box, const QStringList &texts) {
        for (int i = 0; i < int(texts.size()); ++i)
            box->setItemText(i, texts[i]);
    };
    const QStringList names = {tr("Aim"),     tr("Fit"),           tr("Threshold"),  tr("Contour"),
                               tr("Corners"), tr("Islands above"), tr("Holes above")};
    for (std::size_t i = 0; i < m_labels.size(); ++i) {
        m_labels[i]->setText(names[qsizetype(i)]);
        m_labels[i]->buddy()->setAccessibleName(names[qsizetype(i)]);
    }
    m_section->setTitle(tr("Trace"));
    m_maskSection->setTitle(tr("Mask"));
    fill(m_goal, {tr("Deviation"), tr("Vertices"), tr("Pieces")});
    m_goal->setToolTip(tr("What matters: how far the outline may be off, or how many vertices or "
                          "convex pieces there may be in all"));
    m_goalNumber->setAccessibleName(tr("Limit of the aim"));
    m_slider->setAccessibleName(tr("Limit of the aim, slider"));
    fill(m_fit, {tr("Closest"), tr("Cover all pixels"), tr("Stay inside")});
    m_fit->setToolTip(tr("Which side the outline may err on"));
    m_threshold->setToolTip(tr("Pixels with at least this alpha are solid"));
    fill(m_contour, {tr("As the image needs"), tr("Pixel edges"), tr("Smooth")});
    m_contour->setToolTip(
        tr("Along the edges of pixels, or between them where alpha passes the threshold"));
    fill(m_connectivity, {tr("Keep apart"), tr("Join")});
    m_connectivity->setToolTip(tr("What solid pixels do that meet only at a corner"));
    m_leastIsland->setToolTip(tr("Islands of fewer pixels are left out"));
    m_leastHole->setToolTip(tr("Holes of fewer pixels are filled"));
    for (NumberField *field : {m_leastIsland, m_leastHole})
        field->setSuffix(tr(" px²"));
    m_start->setText(tr("Trace"));
    m_start->setToolTip(tr("Shows the outlines of the image before they become shapes"));
    m_again->setText(tr("Trace again"));
    m_again->setToolTip(tr("Traces once more and keeps vertices that were edited by hand"));
    m_apply->setText(tr("Apply"));
    m_apply->setToolTip(tr("The outlines become shapes, in the place of those traced before"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Stops, and drops the preview"));
    showSettings();
    showFigures();
    updateButtons();
}
