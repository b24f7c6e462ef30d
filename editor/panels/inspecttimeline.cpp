#include "inspecttimeline.h"

#include "inspectsession.h"

#include "editor/inspection/sentences.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

using hullsmith::SatEvent;
using Kind = SatEvent::Kind;

namespace {

constexpr double sideMargin = 12.0;
constexpr double mostZoom = 64.0;

} // namespace

InspectTimeline::InspectTimeline(InspectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
{
    setObjectName(QStringLiteral("inspectTimeline"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&session, &InspectSession::traceChanged, this, &InspectTimeline::rebuild);
    connect(&session, &InspectSession::stepChanged, this, &InspectTimeline::stepped);
    connect(&session, &InspectSession::focusChanged, this, qOverload<>(&QWidget::update));
    rebuild();
    stepped();
}

void InspectTimeline::setPalette2D(const Palette &palette)
{
    m_palette = palette;
    update();
}

void InspectTimeline::rebuild()
{
    const PairInspection &pair = m_session.pair();
    m_stops.clear();
    for (int i = 0; i < int(pair.trace().events.size()); ++i) {
        if (pair.isStop(i))
            m_stops.push_back(i);
    }
    update();
}

void InspectTimeline::stepped()
{
    const int stop = currentStop();
    setAccessibleName(tr("Timeline"));
    if (stop >= 0) {
        setAccessibleDescription(tr("Step %1 of %2").arg(stop + 1).arg(m_stops.size()));
        const double at = m_stops.size() > 1 ? double(stop) / double(m_stops.size() - 1) : 0.0;
        if (at < m_left || at > m_left + 1.0 / m_zoom) // keep the cursor in view
            m_left = std::clamp(at - 0.5 / m_zoom, 0.0, 1.0 - 1.0 / m_zoom);
    }
    update();
}

int InspectTimeline::currentStop() const
{
    const auto after = std::ranges::upper_bound(m_stops, m_session.pair().cursor());
    return int(after - m_stops.begin()) - 1;
}

double InspectTimeline::x(int stop) const
{
    const double share = m_stops.size() > 1 ? double(stop) / double(m_stops.size() - 1) : 0.0;
    return sideMargin + (share - m_left) * m_zoom * (width() - 2.0 * sideMargin);
}

double InspectTimeline::positionOf(int event) const
{
    const auto after = std::ranges::upper_bound(m_stops, event);
    return x(int(after - m_stops.begin()) - 1);
}

int InspectTimeline::stopAt(double position) const
{
    if (m_stops.empty())
        return -1;
    const double share = m_left + (position - sideMargin) / (m_zoom * (width() - 2.0 * sideMargin));
    return std::clamp(int(std::lround(share * double(m_stops.size() - 1))), 0,
                      int(m_stops.size()) - 1);
}

void InspectTimeline::mark(QPainter &painter, int stop) const
{
    const PairInspection &pair = m_session.pair();
    const SatEvent &event = pair.trace().events[std::size_t(m_stops[std::size_t(stop)])];
    const double at = x(stop);
    const double middle = height() / 2.0;
    const bool tall = event.parent < 0 || pair.level() == PairInspection::coarsest;
    QColor colour = m_palette.muted;
    painter.setPen(Qt::NoPen);
    const bool covered = pair.isCovered(m_stops[std::size_t(stop)]);
    if (event.kind == Kind::Compare && !covered) {
        const bool gap = event.axis.push < 0.0;
        colour = gap ? m_palette.gap : m_palette.overlap;
        painter.setBrush(colour);
        if (gap) { // a bracket, as on the number line
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(colour, 2.0));
            painter.drawPolyline(QPolygonF{{at - 4, middle + 5},
                                           {at - 4, middle - 5},
                                           {at + 4, middle - 5},
                                           {at + 4, middle + 5}});
        } else {
            painter.drawRect(QRectF(at - 3.5, middle - 3.5, 7, 7));
        }
        return;
    }
    if (event.kind == Kind::Best && event.isNewBest && !covered) {
        painter.setBrush(m_palette.focus);
        painter.drawPolygon(
            QPolygonF{{at, middle - 5}, {at + 4, middle + 4}, {at - 4, middle + 4}});
        return;
    }
    if (event.kind == Kind::Duplicate) {
        painter.setBrush(colour);
        painter.drawRect(QRectF(at - 4, middle - 4, 8, 2));
        painter.drawRect(QRectF(at - 4, middle + 2, 8, 2));
        return;
    }
    const double half = tall ? 8.0 : 4.0;
    const double thick = tall ? 3.0 : 2.0;
    painter.setBrush(event.kind == Kind::Result || event.kind == Kind::Start ? m_palette.ink
                                                                             : colour);
    painter.drawRect(QRectF(at - thick / 2, middle - half, thick, 2 * half));
}

void InspectTimeline::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF groove = QRectF(rect()).adjusted(0.5, 3.5, -0.5, -3.5);
    QColor ground = palette().color(QPalette::WindowText);
    ground.setAlphaF(0.07F);
    painter.setPen(hasFocus() ? QPen(palette().color(QPalette::Link), 1.5) : QPen(Qt::NoPen));
    painter.setBrush(ground);
    painter.drawRoundedRect(groove, 6, 6);
    painter.setClipRect(groove);
    for (int i = 0; i < int(m_stops.size()); ++i) {
        const double at = x(i);
        if (at < -8.0 || at > width() + 8.0)
            continue;
        mark(painter, i);
        if (m_session.isInFocus(m_stops[std::size_t(i)])) { // underlined
            painter.setPen(QPen(m_palette.focus, 3.0));
            painter.drawLine(QPointF(at - 6, height() - 6.0), QPointF(at + 6, height() - 6.0));
        }
    }
    const int current = currentStop();
    if (current < 0)
        return;
    const QColor accent = palette().color(QPalette::Link);
    painter.setPen(QPen(palette().color(QPalette::Base), 1.5));
    painter.setBrush(accent);
    painter.drawRoundedRect(QRectF(x(current) - 3.5, 2.0, 7.0, height() - 4.0), 3, 3);
}

void InspectTimeline::scrubTo(double position)
{
    const int stop = stopAt(position);
    if (stop < 0)
        return;
    Q_EMIT scrubbed();
    m_session.goToIndex(m_stops[std::size_t(stop)]);
}

void InspectTimeline::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        scrubTo(event->position().x());
}

void InspectTimeline::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        scrubTo(event->position().x());
}

void InspectTimeline::wheelEvent(QWheelEvent *event)
{
    const double span = width() - 2.0 * sideMargin;
    const double share = (event->position().x() - sideMargin) / span;
    const double under = m_left + share / m_zoom;
    m_zoom = std::clamp(m_zoom * std::pow(1.2, event->angleDelta().y() / 120.0), 1.0, mostZoom);
    m_left = std::clamp(under - share / m_zoom, 0.0, 1.0 - 1.0 / m_zoom);
    event->accept();
    update();
}

void InspectTimeline::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Home:
        m_session.goFirst();
        break;
    case Qt::Key_End:
        m_session.goLast();
        break;
    case Qt::Key_Left:
        m_session.previous();
        break;
    case Qt::Key_Right:
        m_session.next();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

bool InspectTimeline::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int stop = stopAt(help->pos().x());
        if (stop >= 0)
            QToolTip::showText(help->globalPos(),
                               stepTitle(m_session.pair(), m_stops[std::size_t(stop)]), this);
        return true;
    }
    return QWidget::event(event);
}

void InspectTimeline::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        stepped();
    QWidget::changeEvent(event);
}
