#pragma once

#include <QWidget>

class QAction;
class QLabel;
class QPushButton;

/// What the canvas says while there is nothing to draw on: what to do next, and buttons that do it.
/// Stays in the middle of the widget it covers; files dropped on it reach what lies below.
class EmptyHint : public QWidget {
    Q_OBJECT
public:
    /// `covered` is the canvas; each action becomes a button.
    EmptyHint(QWidget *covered, const QList<QAction *> &actions);

    void setTexts(const QString &title, const QString &detail);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void place();
    void restyle();
    void refreshButtons();

    QWidget *m_covered;
    QLabel *m_title;
    QLabel *m_detail;
    QList<QPushButton *> m_buttons;
    QList<QAction *> m_actions;
};
