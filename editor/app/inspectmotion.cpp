#include "inspectmotion.h"

#include "editor/inspection/sentences.h"
#include "editor/panels/inspectsession.h"

#include <QTimer>
#include <QVariantAnimation>

#include <algorithm>

InspectMotion::InspectMotion(InspectSession &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_step(new QVariantAnimation(this))
    , m_timer(new QTimer(this))
{
    m_step->setStartValue(0.0);
    connect(m_step, &QVariantAnimation::valueChanged, this, [this](const QVariant &time) {
        m_clock = StepClock(time.toDouble());
        Q_EMIT moved();
    });
    connect(m_step, &QVariantAnimation::finished, this, &InspectMotion::finish);
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

bool InspectMotion::isMoving() const
{
    return m_step->state() == QAbstractAnimation::Running;
}

int InspectMotion::duration() const
{
    return isMoving() ? m_step->duration() : 0;
}

void InspectMotion::finish()
{
    m_step->stop();
    m_clock = {};
    Q_EMIT moved();
}

void InspectMotion::stepped()
{
    const int cursor = m_session.pair().cursor();
    const int before = std::exchange(m_last, cursor);
    const bool still = std::exchange(m_skip, false) || m_reduced || cursor == before;
    const int duration =
        still ? 0 : StepClock::durationOf(m_session.pair(), stepFacts(m_session.pair(), cursor));
    finish();
    if (duration > 0) {
        m_step->setEndValue(double(duration));
        m_step->setDuration(cursor < before ? duration / 2 : duration);
        m_step->start();
    }
    if (!still && m_playing) // moved by hand while playing: the pause starts anew
        setPlaying(true);
}
