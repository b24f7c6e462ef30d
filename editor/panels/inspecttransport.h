#pragma once

#include <QWidget>

#include <array>

class InspectSession;
class InspectTimeline;
class QAction;
class QComboBox;
class QLabel;
class QToolButton;

/// First, back, play, forward, last, the timeline, speed and level in one row. The actions belong
/// to the window.
class InspectTransport : public QWidget {
    Q_OBJECT
public:
    enum Button { First, Previous, Play, Next, Last, ButtonCount };
    static constexpr std::array speeds{0.25, 0.5, 1.0, 2.0, 4.0};

    InspectTransport(InspectSession &session, const std::array<QAction *, ButtonCount> &actions,
                     InspectTimeline *timeline, QWidget *parent = nullptr);

    double speed() const;
    void setSpeed(double speed); ///< One of `speeds`.

Q_SIGNALS:
    void speedChanged(double speed);

protected:
    void changeEvent(QEvent *event) override;

private:
    void follow();
    void retranslate();

    InspectSession &m_session;
    QAction *m_play;
    QToolButton *m_playButton = nullptr;
    QLabel *m_count;
    QComboBox *m_speed;
    QComboBox *m_level;
};
