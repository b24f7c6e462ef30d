#include "inspectfreeaxis.h"

#include "editor/canvas/canvas.h"
#include "editor/inspection/figureparts.h"
#include "editor/panels/inspectsession.h"

#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

using hullsmith::Vec2;

namespace {

constexpr double keyTurn = 1.0; ///< Degrees.
constexpr double coarseTurn = 15.0;
constexpr double fineTurn = 0.1;
constexpr double hitRadius = 8.0;     ///< Screen pixels around an outline,
constexpr double handleRadius = 14.0; ///< and around an end of the axis.

double degreesOf(const Vec2 &direction)
{
    return std::atan2(direction.y(), direction.x()) * 180.0 / std::numbers::pi;
}

} // namespace

InspectFreeAxis::InspectFreeAxis(InspectSession &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
}

void InspectFreeAxis::watch(Canvas &canvas)
{
    m_canvas = &canvas;
    canvas.installEventFilter(this);
    canvas.viewport()->installEventFilter(this);
}

void InspectFreeAxis::start()
{
    if (m_canvas)
        m_canvas->setFocus(); // for the arrow keys
    const StepFacts facts = stepFacts(m_session.pair(), m_session.pair().cursor());
    m_session.setFreeAxis(facts.hasAxis ? degreesOf(facts.values.normal) : 0.0);
}

void InspectFreeAxis::stop()
{
    release();
    m_session.setFreeAxis({});
}

bool InspectFreeAxis::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_canvas &&
        (event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease) &&
        static_cast<const QKeyEvent &>(*event).key() == Qt::Key_Space)
        m_pans = event->type() == QEvent::KeyPress;
    if (!m_session.pair().freeAxis() || !m_canvas) {
        release();
        return false;
    }
    if (watched == m_canvas)
        return event->type() == QEvent::KeyPress && key(static_cast<const QKeyEvent &>(*event));
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        return press(static_cast<const QMouseEvent &>(*event));
    case QEvent::MouseMove:
        return move(static_cast<const QMouseEvent &>(*event));
    case QEvent::MouseButtonRelease:
        return static_cast<const QMouseEvent &>(*event).button() == Qt::LeftButton && release();
    default:
        return false;
    }
}

bool InspectFreeAxis::key(const QKeyEvent &event)
{
    if (event.key() != Qt::Key_Left && event.key() != Qt::Key_Right)
        return false;
    const double turn = event.modifiers().testFlag(Qt::ControlModifier) ? fineTurn
                        : event.modifiers().testFlag(Qt::ShiftModifier) ? coarseTurn
                                                                        : keyTurn;
    const double sign = event.key() == Qt::Key_Left ? 1.0 : -1.0; // left: counter-clockwise
    m_session.setFreeAxis(m_session.pair().freeAxis().value_or(0.0) + sign * turn);
    return true;
}

bool InspectFreeAxis::press(const QMouseEvent &event)
{
    if (m_pans || event.button() != Qt::LeftButton || !isTaken(event.position()))
        return false;
    m_canvas->setFocus(Qt::MouseFocusReason);
    m_dragging = true;
    Q_EMIT dragged(true);
    m_offset = m_session.pair().freeAxis().value_or(0.0) - angleOf(event.position());
    return true;
}

bool InspectFreeAxis::move(const QMouseEvent &event)
{
    if (!m_dragging)
        return false;
    m_session.setFreeAxis(angleOf(event.position()) + m_offset);
    return true;
}

bool InspectFreeAxis::release()
{
    const bool was = std::exchange(m_dragging, false);
    if (was)
        Q_EMIT dragged(false);
    return was;
}

bool InspectFreeAxis::isTaken(const QPointF &screen) const
{
    const PairInspection &pair = m_session.pair();
    const FigureView view{m_canvas->view().transform(), m_canvas->view().size()};
    const StepFacts facts = stepFacts(pair, pair.cursor());
    const AxisFrame frame = axisFrame(pair, facts, view, m_session.pivot());
    for (const QPointF &end : freeAxisHandles(facts.values, frame, view.size)) {
        if (QLineF(end, screen).length() <= handleRadius)
            return true;
    }
    return m_takesEmpty && !isOnShape(pair, view, hullsmith::Owner::A, screen, hitRadius) &&
           !isOnShape(pair, view, hullsmith::Owner::B, screen, hitRadius);
}

double InspectFreeAxis::angleOf(const QPointF &screen) const
{
    const PairInspection &pair = m_session.pair();
    const Vec2 middle = 0.5 * (pair.a().centre() + pair.b().centre());
    return degreesOf(m_canvas->view().toWorld(screen) / pair.pixelsPerMetre() - middle);
}
