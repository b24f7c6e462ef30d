#include "inspectview.h"

#include "inspectfigureitem.h"
#include "inspectflight.h"

#include "editor/canvas/canvas.h"
#include "editor/inspection/figure.h"
#include "editor/inspection/stepfacts.h"
#include "editor/panels/inspectledger.h"
#include "editor/panels/inspectnumberline.h"
#include "editor/panels/inspectsession.h"

#include <QEvent>
#include <QGraphicsScene>
#include <QMouseEvent>
#include <QSplitter>
#include <QVBoxLayout>

#include <cmath>
#include <numbers>
#include <utility>

namespace {

constexpr double room = 0.07; ///< Free space around the pair for names, as a share of its extent.

} // namespace

InspectView::InspectView(InspectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_canvas(new Canvas)
    , m_figure(new InspectFigureItem(*m_canvas, session))
    , m_numberLine(new InspectNumberLine(session, [this] { return m_figure->view(); }))
    , m_ledger(new InspectLedger(session))
    , m_splitter(new QSplitter(Qt::Vertical, this))
{
    m_canvas->setObjectName(QStringLiteral("inspectCanvas"));
    m_canvas->scene()->addItem(m_figure);
    m_canvas->setViewportUpdateMode(QGraphicsView::FullViewportUpdate); // one item covers it all
    auto *upper = new QWidget;
    auto *column = new QVBoxLayout(upper);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_canvas, 1);
    column->addWidget(m_numberLine);
    m_flight = new InspectFlight(session, *m_figure, *m_numberLine, upper);
    m_splitter->addWidget(upper);
    m_splitter->addWidget(m_ledger);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({560, 215});
    m_ledger->setMinimumHeight(96);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_splitter);
    m_canvas->viewport()->installEventFilter(this);
    connect(m_canvas, &Canvas::viewChanged, m_numberLine, qOverload<>(&QWidget::update));
    connect(m_canvas, &Canvas::userPanned, this, [this] { m_fits = false; });
    connect(m_canvas, &Canvas::fittedAll, this, [this] { m_fits = true; });
    m_canvas->setRoomBelow(verdictRoom);
    connect(&session, &InspectSession::traceChanged, this, &InspectView::updateBounds);
    connect(&session, &InspectSession::stepChanged, this, [this] {
        makeRoom();
        refresh();
        follow();
    });
    connect(&session, &InspectSession::pivotChanged, this, [this] {
        m_figure->style().pivot = m_session.pivot();
        refresh();
    });
    connect(&session, &InspectSession::focusChanged, this, [this] {
        m_figure->style().focus = m_session.focus();
        m_canvas->viewport()->update();
    });
}

void InspectView::setPalette2D(const Palette &palette)
{
    m_canvas->setPalette2D(palette);
    m_figure->style().palette = palette;
    m_flight->setPalette2D(palette);
    m_numberLine->setPalette2D(palette);
    m_ledger->setPalette2D(palette);
}

void InspectView::setClock(const StepClock &clock)
{
    m_figure->style().clock = clock;
    m_numberLine->setClock(clock);
    m_flight->setClock(clock);
    m_canvas->viewport()->update();
}

void InspectView::setShowsContacts(bool shows)
{
    m_figure->style().contacts = shows;
    refresh();
}

void InspectView::refresh()
{
    m_canvas->viewport()->update();
    m_numberLine->update();
}

void InspectView::updateBounds()
{
    const hullsmith::Aabb bounds = figureBounds(m_session.pair());
    if (!bounds.isEmpty())
        m_canvas->setContentBounds(bounds.grown(room * bounds.size().maxCoeff()));
}

/// A free axis needs more of it, as it turns.
void InspectView::makeRoom()
{
    const bool isFree = m_session.pair().freeAxis().has_value();
    if (std::exchange(m_isFree, isFree) == isFree)
        return;
    updateBounds();
    if (m_fits)
        m_canvas->fitAll();
}

void InspectView::fitPair()
{
    updateBounds();
    m_canvas->fitAll();
}

bool InspectView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && m_fits)
        QMetaObject::invokeMethod(m_canvas, &Canvas::fitAll, Qt::QueuedConnection);
    if (event->type() == QEvent::MouseMove &&
        static_cast<const QMouseEvent *>(event)->buttons() == Qt::NoButton)
        m_session.setFocus(m_figure->focusAt(static_cast<const QMouseEvent *>(event)->position()));
    else if (event->type() == QEvent::Leave)
        m_session.setFocus(std::nullopt);
    return QWidget::eventFilter(watched, event);
}

std::optional<InspectView::Axis> InspectView::axis() const
{
    const PairInspection &pair = m_session.pair();
    const StepFacts facts = stepFacts(pair, pair.cursor());
    if (!facts.hasAxis)
        return std::nullopt;
    return Axis{facts.source, facts.isFree ? pair.freeAxis() : std::nullopt};
}

void InspectView::setAligned(bool aligned, int milliseconds)
{
    m_aligned = aligned;
    m_turnTime = milliseconds;
    m_alignedTo.reset();
    if (aligned)
        turnToAxis(m_turnTime);
    else
        m_canvas->turnTo(0.0, milliseconds, m_fits);
}

void InspectView::setHeld(bool held)
{
    m_held = held;
    if (!held && m_aligned && axis() != m_alignedTo)
        turnToAxis(m_turnTime);
}

void InspectView::follow()
{
    const std::optional<Axis> now = axis();
    if (!m_aligned || m_held || now == m_alignedTo)
        return;
    const bool isTurned = now && now->angle && m_alignedTo && m_alignedTo->angle;
    turnToAxis(isTurned ? 0 : m_turnTime); // a free axis is turned by hand: at once
}

void InspectView::turnToAxis(int milliseconds)
{
    const StepFacts facts = stepFacts(m_session.pair(), m_session.pair().cursor());
    if (!facts.hasAxis)
        return;
    m_alignedTo = axis();
    const double now = m_canvas->view().turn();
    const double wanted = -std::atan2(facts.values.normal.y(), facts.values.normal.x());
    m_canvas->turnTo(now + std::remainder(wanted - now, 2.0 * std::numbers::pi), milliseconds,
                     m_fits);
}
