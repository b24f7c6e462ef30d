#include "segmentedswitch.h"

#include <QAction>
#include <QHBoxLayout>
#include <QToolButton>

SegmentedSwitch::SegmentedSwitch(QWidget *parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(0);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SegmentedSwitch::addSegment(QAction *action)
{
    auto *button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::TabFocus);
    button->setMinimumWidth(84);
    button->setObjectName(QStringLiteral("segment.") + action->objectName());
    m_buttons.append(button);
    m_row->addWidget(button);
    const qsizetype last = m_buttons.size() - 1;
    for (qsizetype i = 0; i <= last; ++i) {
        const char *place = last == 0 ? "only" : i == 0 ? "first" : i == last ? "last" : "middle";
        m_buttons[i]->setProperty("segment", QLatin1String(place));
    }
}
