#pragma once

#include "editor/inspection/stepclock.h"

#include <QObject>

class InspectSession;
class QTimer;
class QVariantAnimation;

/// What moves by itself in Inspect mode: how a step appears, and playing. All durations are those
/// of the design; reduced motion shows the end at once.
class InspectMotion : public QObject {
    Q_OBJECT
public:
    static constexpr int turnTime = 300;     ///< Milliseconds.
    static constexpr int playPause = 1400;   ///< Per step at speed 1,
    static constexpr int playPerLetter = 35; ///< and for each letter beyond
    static constexpr int playFreeLetters = 40;

    explicit InspectMotion(InspectSession &session, QObject *parent = nullptr);

    void setReduced(bool reduced);
    bool isReduced() const { return m_reduced; }
    int turnDuration() const { return m_reduced ? 0 : turnTime; }
    void setSpeed(double speed);
    bool isPlaying() const { return m_playing; }
    void setPlaying(bool playing);
    /// How long playing rests on a step whose sentence has `letters`, at `speed`.
    static int pauseFor(qsizetype letters, double speed);
    /// Ends what moves at once; the next step too appears without moving (scrubbing, dragging).
    void finish();
    void skipNext() { m_skip = true; }

    StepClock clock() const { return m_clock; } ///< How far the step has appeared.
    bool isMoving() const;
    int duration() const; ///< Of what moves; milliseconds, half as long for a step back.

Q_SIGNALS:
    void moved();
    void playingChanged(bool playing);

private:
    void stepped();
    void tick();

    InspectSession &m_session;
    QVariantAnimation *m_step;
    QTimer *m_timer;
    StepClock m_clock;
    double m_speed = 1.0;
    bool m_reduced = false;
    bool m_playing = false;
    bool m_skip = false;
    int m_last = -1; ///< Cursor before.
};
