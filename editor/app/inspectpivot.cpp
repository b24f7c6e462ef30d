#include "inspectpivot.h"

#include "inspectfigureitem.h"

#include "editor/canvas/canvas.h"
#include "editor/panels/inspectsession.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QToolTip>

#include <cmath>
#include <numbers>
#include <utility>

using hullsmith::Owner;

namespace {

constexpr double handleReach = 11.0; ///< Screen pixels.
constexpr double lineReach = 4.0;
constexpr double shapeReach = 8.0; ///< So near a shape the line leaves the mouse to the shape.
constexpr double freeHandleReach = 14.0;
constexpr double keyMove = 1.0;
constexpr double coarseMove = 10.0;

/// The double arrow that is nearest to a direction on the screen.
Qt::CursorShape cursorAlong(const QPointF &direction)
{
    const double steep = std::abs(direction.y());
    const double flat = std::abs(direction.x());
    const double eighth = std::tan(std::numbers::pi / 8.0);
    if (steep <= eighth * flat)
        return Qt::SizeHorCursor;
    if (flat <= eighth * steep)
        return Qt::SizeVerCursor;
    return direction.x() * direction.y() > 0.0 ? Qt::SizeFDiagCursor : Qt::SizeBDiagCursor;
}

} // namespace

InspectPivot::InspectPivot(InspectSession &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
}

QString InspectPivot::hint()
{
    return tr("Drag moves the axis line aside; intervals, overlaps and gaps do not depend on where "
              "it stands · double click puts it back");
}

void InspectPivot::watch(Canvas &canvas, const InspectFigureItem &figure)
{
    m_canvas = &canvas;
    m_figure = &figure;
    canvas.installEventFilter(this);
    canvas.viewport()->installEventFilter(this);
}

bool InspectPivot::eventFilter(QObject *watched, QEvent *event)
{
    if (!m_canvas)
        return false;
    if (watched == m_canvas)
        return event->type() == QEvent::KeyPress && key(static_cast<const QKeyEvent &>(*event));
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        return press(static_cast<const QMouseEvent &>(*event));
    case QEvent::MouseButtonDblClick:
        if (!isTaken(static_cast<const QMouseEvent &>(*event).position()))
            return false;
        m_session.setPivot(std::nullopt);
        return true;
    case QEvent::MouseMove:
        return move(static_cast<const QMouseEvent &>(*event));
    case QEvent::MouseButtonRelease:
        return static_cast<const QMouseEvent &>(*event).button() == Qt::LeftButton &&
               std::exchange(m_dragging, false);
    case QEvent::ToolTip:
        return help(static_cast<const QHelpEvent &>(*event));
    case QEvent::Leave:
        setOver(false);
        return false;
    default:
        return false;
    }
}

bool InspectPivot::key(const QKeyEvent &event)
{
    if (!m_session.pair().freeAxis() || (event.key() != Qt::Key_Up && event.key() != Qt::Key_Down))
        return false;
    const double step = event.modifiers().testFlag(Qt::ShiftModifier) ? coarseMove : keyMove;
    const AxisFrame axis = frame(facts());
    const double up = axis.aside().y() < 0.0 ? step : -step;
    moveTo(axis.at(0.0, event.key() == Qt::Key_Up ? up : -up));
    return true;
}

bool InspectPivot::press(const QMouseEvent &event)
{
    if (event.button() != Qt::LeftButton || !isTaken(event.position()))
        return false;
    m_canvas->setFocus(Qt::MouseFocusReason);
    const AxisFrame axis = frame(facts());
    const QPointF way = axis.at(0.0) - event.position();
    m_grab = axis.aside() * QPointF::dotProduct(way, axis.aside());
    m_dragging = true;
    return true;
}

bool InspectPivot::move(const QMouseEvent &event)
{
    if (m_dragging)
        moveTo(event.position() + m_grab);
    else
        setOver(event.buttons() == Qt::NoButton && isTaken(event.position()));
    return m_dragging;
}

bool InspectPivot::help(const QHelpEvent &event)
{
    if (!isTaken(event.pos()))
        return false;
    QToolTip::showText(event.globalPos(), hint(), m_canvas->viewport());
    return true;
}

void InspectPivot::setOver(bool over)
{
    if (std::exchange(m_over, over) == over)
        return;
    m_canvas->setHintCursor(over ? std::optional(cursorAlong(frame(facts()).aside()))
                                 : std::nullopt);
    Q_EMIT overChanged();
}

bool InspectPivot::isTaken(const QPointF &screen) const
{
    const StepFacts step = facts();
    if (!step.hasAxis)
        return false;
    const AxisFrame axis = frame(step);
    if (step.isFree) {
        for (const QPointF &end : freeAxisHandles(step.values, axis, m_figure->view().size)) {
            if (QLineF(end, screen).length() <= freeHandleReach)
                return false;
        }
    }
    if (QLineF(pivotHandle(step.values, axis), screen).length() <= handleReach)
        return true;
    const PairInspection &pair = m_session.pair();
    return isNear(axisLine(step.values, axis), screen, lineReach) &&
           !isOnShape(pair, m_figure->view(), Owner::A, screen, shapeReach) &&
           !isOnShape(pair, m_figure->view(), Owner::B, screen, shapeReach);
}

StepFacts InspectPivot::facts() const
{
    return stepFacts(m_session.pair(), m_session.pair().cursor());
}

AxisFrame InspectPivot::frame(const StepFacts &step) const
{
    return axisFrame(m_session.pair(), step, m_figure->view(), m_session.pivot());
}

void InspectPivot::moveTo(const QPointF &screen)
{
    m_session.setPivot(m_canvas->view().toWorld(screen) / m_session.pair().pixelsPerMetre());
}
