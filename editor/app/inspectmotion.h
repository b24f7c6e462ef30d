#pragma once

#include <QObject>

class InspectSession;
class QTimer;
class QVariantAnimation;

/// What moves by itself in Inspect mode: a step's appearance, the ghost of B, and playing. All
/// durations are those of the design; reduced motion makes the animations instant.
class InspectMotion : public QObject {
    Q_OBJECT
public:
    static constexpr int stepTime = 180; ///< Milliseconds; half of it for a step back.
    static constexpr int droplineTime = 260;
    static constexpr int turnTime = 300;
    static constexpr int ghostTime = 400;
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

    double progress() const { return m_progress; } ///< 0 to 1, of the step's appearance.
    double ghost() const { return m_ghost; }       ///< 0 to 1, of the ghost's way out.

Q_SIGNALS:
    void moved();
    void playingChanged(bool playing);

private:
    void stepped();
    void tick();
    void animate(QVariantAnimation &animation, int duration);

    InspectSession &m_session;
    QVariantAnimation *m_step;
    QVariantAnimation *m_ghostWay;
    QTimer *m_timer;
    double m_progress = 1.0;
    double m_ghost = 1.0;
    double m_speed = 1.0;
    bool m_reduced = false;
    bool m_playing = false;
    bool m_skip = false;
    int m_last = -1; ///< Cursor before.
};
