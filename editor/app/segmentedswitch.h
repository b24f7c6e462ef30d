#pragma once

#include <QWidget>

class QAction;
class QHBoxLayout;
class QToolButton;

/// A row of joined buttons, one for each action of an exclusive group: the mode switch.
class SegmentedSwitch : public QWidget {
    Q_OBJECT
public:
    explicit SegmentedSwitch(QWidget *parent = nullptr);

    void addSegment(QAction *action);
    int count() const { return int(m_buttons.size()); }

private:
    QHBoxLayout *m_row;
    QList<QToolButton *> m_buttons;
};
