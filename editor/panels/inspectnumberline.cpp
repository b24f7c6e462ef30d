#include "inspectnumberline.h"

#include "inspectsession.h"

#include "editor/inspection/sentences.h"
#include "editor/inspection/stepfacts.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

InspectNumberLine::InspectNumberLine(InspectSession &session, std::function<FigureView()> view,
                                     QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_view(std::move(view))
{
    setObjectName(QStringLiteral("inspectNumberLine"));
    setFixedHeight(int(numberLineHeight));
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&session, &InspectSession::stepChanged, this, &InspectNumberLine::stepped);
    connect(&session, &InspectSession::focusChanged, this, [this] {
        m_style.focus = m_session.focus();
        update();
    });
    stepped();
}

void InspectNumberLine::setPalette2D(const Palette &palette)
{
    m_style.palette = palette;
    update();
}

void InspectNumberLine::setClock(const StepClock &clock)
{
    m_style.clock = clock;
    update();
}

void InspectNumberLine::setScaleLocked(bool locked)
{
    m_lockedScale.reset();
    if (locked)
        m_lockedScale = scale().pixelsPerMetre;
    update();
}

NumberLineScale InspectNumberLine::scale() const
{
    FigureView view = m_view();
    view.size.setWidth(width());
    NumberLineScale scale = numberLineScale(m_session.pair(), m_session.pair().cursor(), view);
    if (m_lockedScale && *m_lockedScale != scale.pixelsPerMetre) {
        const double middle = (width() / 2.0 - scale.zero) / scale.pixelsPerMetre;
        scale.pixelsPerMetre = *m_lockedScale;
        scale.zero = width() / 2.0 - middle * scale.pixelsPerMetre;
        scale.aligned = false;
    }
    return scale;
}

void InspectNumberLine::stepped()
{
    const StepFacts facts = stepFacts(m_session.pair(), m_session.pair().cursor());
    setAccessibleName(tr("Number line"));
    setAccessibleDescription(facts.knowsA && facts.knowsB
                                 ? tr("A %1, B %2")
                                       .arg(intervalText(facts.values.a.min, facts.values.a.max),
                                            intervalText(facts.values.b.min, facts.values.b.max))
                                 : QString());
    update();
}

void InspectNumberLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintNumberLine(painter, m_session.pair(), m_session.pair().cursor(), QSizeF(size()), scale(),
                    m_style);
    painter.fillRect(QRectF(0, 0, width(), 1), m_style.palette.gridMajor);
}

void InspectNumberLine::mouseMoveEvent(QMouseEvent *event)
{
    m_session.setFocus(
        numberLineFocusAt(m_session.pair(), m_session.pair().cursor(), scale(), event->position()));
}

void InspectNumberLine::leaveEvent(QEvent *)
{
    m_session.setFocus(std::nullopt);
}

void InspectNumberLine::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        stepped();
    QWidget::changeEvent(event);
}
