#include "inspectmotion.h"

#include "editor/inspection/sentences.h"
#include "editor/panels/inspectsession.h"

#include <QTimer>
#include <QVariantAnimation>

#include <algorithm>

using Kind = hullsmith::SatEvent::Kind;

InspectMotion::InspectMotion(InspectSession &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_step(new QVariantAnimation(this))
    , m_ghostWay(new QVariantAnimation(this))
    , m_timer(new QTimer(this))
{
    for (QVariantAnimation *animation : {m_step, m_ghostWay}) {
        animation->setStartValue(0.0);
        animation->setEndValue(1.0);
    }
    m_ghostWay->setEasingCurve(QEasingCurve::InOutQuad);
    connect(m_step, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        m_progress = value.toDouble();
        Q_EMIT moved();
    });
    connect(m_ghostWay, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        m_ghost = value.toDouble();
        Q_EMIT moved();
    });
    m_timer->setSingleShot(true);
    connect(m_timer, &QTimer::timeout, this, &InspectMotion::tick);
    connect(&session, &InspectSession::stepChanged, this, &InspectMotion::stepped);
}

int InspectMotion::pauseFor(qsizetype letters, double speed)
{
    const qsizetype beyond = std::max<qsizetype>(0, letters - playFreeLetters);
    return int(double(playPause + playPerLetter * int(beyond)) / speed);
}

void InspectMotion::setReduced(bool reduced)
{
    m_reduced = reduced;
    if (reduced)
        finish();
}

void InspectMotion::setSpeed(double speed)
{
    m_speed = speed;
    if (m_playing)
        setPlaying(true);
}

void InspectMotion::setPlaying(bool playing)
{
    const bool starts = playing && !m_playing;
    m_playing = playing && m_session.pair().isValid();
    if (starts && m_playing && m_session.pair().atLast())
        m_session.goFirst();
    if (m_playing)
        m_timer->start(
            pauseFor(stepText(m_session.pair(), m_session.pair().cursor()).size(), m_speed));
    else
        m_timer->stop();
    Q_EMIT playingChanged(m_playing);
}

void InspectMotion::tick()
{
    if (!m_session.next()) {
        setPlaying(false);
        return;
    }
    setPlaying(!m_session.pair().atLast() && !m_session.pair().isAsking());
}

void InspectMotion::finish()
{
    for (QVariantAnimation *animation : {m_step, m_ghostWay})
        animation->stop();
    const bool was = m_progress < 1.0 || m_ghost < 1.0;
    m_progress = m_ghost = 1.0;
    if (was)
        Q_EMIT moved();
}

void InspectMotion::animate(QVariantAnimation &animation, int duration)
{
    animation.setDuration(duration);
    animation.start();
}

void InspectMotion::stepped()
{
    finish();
    const int cursor = m_session.pair().cursor();
    const int before = std::exchange(m_last, cursor);
    const bool still = std::exchange(m_skip, false) || m_reduced || cursor == before;
    const hullsmith::SatEvent *event = m_session.pair().event();
    if (still || !event) {
        Q_EMIT moved();
        return;
    }
    const bool falls = event->kind == Kind::Project || event->kind == Kind::Vertex;
    m_step->setEasingCurve(falls ? QEasingCurve::InQuad : QEasingCurve::OutQuad);
    const int duration = falls ? droplineTime : stepTime;
    animate(*m_step, cursor < before ? duration / 2 : duration);
    if (event->kind == Kind::Best || event->kind == Kind::Result)
        animate(*m_ghostWay, cursor < before ? ghostTime / 2 : ghostTime);
    if (m_playing) // moved by hand while playing: the pause starts anew
        setPlaying(true);
}
