#include "inspecttransport.h"

#include "inspectsession.h"
#include "inspecttimeline.h"

#include "editor/inspection/numbers.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace {

constexpr int levelLetters = 11; ///< Room for the longest level in every language.

} // namespace

InspectTransport::InspectTransport(InspectSession &session,
                                   const std::array<QAction *, ButtonCount> &actions,
                                   InspectTimeline *timeline, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_play(actions[Play])
    , m_count(new QLabel(this))
    , m_speed(new QComboBox(this))
    , m_level(new QComboBox(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    for (int i = 0; i < ButtonCount; ++i) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(actions[std::size_t(i)]);
        button->setObjectName(actions[std::size_t(i)]->objectName() + QStringLiteral(".button"));
        button->setAutoRaise(false);
        if (i == Play) {
            button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
            m_playButton = button;
        }
        row->addWidget(button);
    }
    row->addWidget(timeline, 1);
    row->addWidget(m_count);
    for (const double speed : speeds)
        m_speed->addItem(QString(), speed);
    for (int level = PairInspection::coarsest; level <= PairInspection::finest; ++level)
        m_level->addItem(QString(), level);
    m_speed->setObjectName(QStringLiteral("inspectSpeed"));
    m_level->setObjectName(QStringLiteral("inspectLevel"));
    for (QComboBox *box : {m_speed, m_level})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_level->setMinimumContentsLength(levelLetters);
    m_speed->setCurrentIndex(2);
    row->addWidget(m_speed);
    row->addWidget(m_level);
    connect(m_speed, &QComboBox::currentIndexChanged, this,
            [this] { Q_EMIT speedChanged(speed()); });
    connect(m_level, &QComboBox::activated, this,
            [this](int index) { m_session.setLevel(m_level->itemData(index).toInt()); });
    connect(&session, &InspectSession::stepChanged, this, &InspectTransport::follow);
    retranslate();
    follow();
}

double InspectTransport::speed() const
{
    return m_speed->currentData().toDouble();
}

void InspectTransport::setSpeed(double speed)
{
    const auto found = std::ranges::find(speeds, speed);
    if (found != speeds.end())
        m_speed->setCurrentIndex(int(found - speeds.begin()));
}

void InspectTransport::follow()
{
    const PairInspection &pair = m_session.pair();
    m_level->setCurrentIndex(pair.level() - PairInspection::coarsest);
    int stop = 0;
    for (int i = 0; i <= pair.cursor(); ++i)
        stop += pair.isStop(i) ? 1 : 0;
    // As wide as the longest count, so that the marks of the timeline stay where they are.
    const QString last = tr("%1 / %2", "step, steps").arg(pair.stopCount()).arg(pair.stopCount());
    m_count->setMinimumWidth(m_count->fontMetrics().horizontalAdvance(last) + 2);
    m_count->setText(pair.isValid() ? tr("%1 / %2", "step, steps").arg(stop).arg(pair.stopCount())
                                    : QString());
}

void InspectTransport::retranslate()
{
    for (int i = 0; i < m_speed->count(); ++i)
        m_speed->setItemText(i, tr("speed %1×").arg(numberText(m_speed->itemData(i).toDouble())));
    const QStringList levels{tr("level 1: axes"), tr("level 2: steps"), tr("level 3: vertices")};
    for (int i = 0; i < m_level->count(); ++i)
        m_level->setItemText(i, levels[i]);
    m_speed->setAccessibleName(tr("Speed"));
    m_level->setAccessibleName(tr("Level of detail"));
    m_count->setAccessibleName(tr("Step"));
}

void InspectTransport::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        follow();
    }
    QWidget::changeEvent(event);
}
