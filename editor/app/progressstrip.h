#pragma once

#include <QFrame>

class QLabel;
class QProgressBar;
class QPushButton;

/// A strip above the canvas while sprites are traced: how far it is, and a way to stop it.
class ProgressStrip : public QFrame {
    Q_OBJECT
public:
    explicit ProgressStrip(QWidget *parent = nullptr);

    void setProgress(int done, int all); ///< Shows the strip.

Q_SIGNALS:
    void cancelled();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_text;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
    int m_done = 0;
    int m_all = 0;
};
