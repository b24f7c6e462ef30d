#include "inspectoptions.h"

#include "inspectrounding.h"
#include "inspectsession.h"
#include "wheelguard.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>

using Kind = hullsmith::CollisionPolicy::Kind;

InspectOptions::InspectOptions(InspectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_earlyOut(new QCheckBox(this))
    , m_skipParallel(new QCheckBox(this))
    , m_cache(new QCheckBox(this))
    , m_predicts(new QCheckBox(this))
    , m_policyLabel(new QLabel(this))
    , m_policy(new QComboBox(this))
    , m_tolerance(new QDoubleSpinBox(this))
    , m_rounding(new InspectRounding(session, this))
{
    m_earlyOut->setObjectName(QStringLiteral("inspectEarlyOut"));
    m_skipParallel->setObjectName(QStringLiteral("inspectSkipParallel"));
    m_cache->setObjectName(QStringLiteral("inspectCache"));
    m_policy->setObjectName(QStringLiteral("inspectPolicy"));
    m_tolerance->setObjectName(QStringLiteral("inspectTolerance"));
    m_earlyOut->setChecked(session.pair().options().earlyOut);
    m_skipParallel->setChecked(session.pair().options().skipParallel);
    for (int i = 0; i < 3; ++i)
        m_policy->addItem(QString());
    m_tolerance->setLocale(QLocale::c());
    m_tolerance->setDecimals(4);
    m_tolerance->setRange(0.0, 1000.0);
    m_tolerance->setSingleStep(0.005);
    m_tolerance->setValue(0.005);
    m_tolerance->setEnabled(false);
    m_policyLabel->setBuddy(m_policy);
    guardWheel(*m_policy);
    guardWheel(*m_tolerance);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(10, 2, 10, 8);
    grid->setVerticalSpacing(4);
    grid->addWidget(m_earlyOut, 0, 0, 1, 2);
    grid->addWidget(m_skipParallel, 1, 0, 1, 2);
    grid->addWidget(m_cache, 2, 0, 1, 2);
    grid->addWidget(m_predicts, 3, 0, 1, 2);
    grid->addWidget(m_policyLabel, 4, 0, 1, 2);
    grid->addWidget(m_policy, 5, 0);
    grid->addWidget(m_tolerance, 5, 1);
    grid->addWidget(m_rounding, 6, 0, 1, 2);
    grid->setRowStretch(7, 1);
    m_predicts->setObjectName(QStringLiteral("inspectPredicts"));
    connect(m_predicts, &QCheckBox::toggled, this, &InspectOptions::predictsChanged);
    connect(m_earlyOut, &QCheckBox::toggled, this, &InspectOptions::earlyOutChanged);
    connect(m_skipParallel, &QCheckBox::toggled, this, &InspectOptions::skipParallelChanged);
    connect(m_cache, &QCheckBox::toggled, &session, &InspectSession::setCacheAxis);
    connect(m_policy, &QComboBox::currentIndexChanged, this, &InspectOptions::apply);
    connect(m_tolerance, &QDoubleSpinBox::valueChanged, this, &InspectOptions::apply);
    retranslate();
}

hullsmith::CollisionPolicy InspectOptions::policy() const
{
    const Kind kind = Kind(m_policy->currentIndex());
    return {kind, kind == Kind::Tolerance ? m_tolerance->value() : 0.0};
}

void InspectOptions::setPolicy(const hullsmith::CollisionPolicy &policy)
{
    if (policy.kind == Kind::Tolerance)
        m_tolerance->setValue(policy.tolerance);
    m_policy->setCurrentIndex(int(policy.kind));
}

void InspectOptions::setEarlyOut(bool on)
{
    m_earlyOut->setChecked(on);
}

void InspectOptions::setSkipParallel(bool on)
{
    m_skipParallel->setChecked(on);
}

void InspectOptions::setPredicts(bool on)
{
    m_predicts->setChecked(on);
}

void InspectOptions::focusTolerance()
{
    m_policy->setCurrentIndex(int(Kind::Tolerance));
    m_tolerance->setFocus();
    m_tolerance->selectAll();
}

void InspectOptions::focusRounding()
{
    m_rounding->focusFirst();
}

void InspectOptions::apply()
{
    m_tolerance->setEnabled(policy().kind == Kind::Tolerance);
    m_session.setPolicy(policy());
    Q_EMIT policyChanged();
}

void InspectOptions::retranslate()
{
    m_earlyOut->setText(tr("Stop at the first gap"));
    m_skipParallel->setText(tr("Skip parallel axes"));
    m_cache->setText(tr("Try the last deciding axis first"));
    m_predicts->setText(tr("Ask before each comparison"));
    m_policyLabel->setText(tr("Does touching collide?"));
    const QStringList policies{tr("no (open)"), tr("yes (closed)"), tr("within a tolerance")};
    const QSignalBlocker block(m_policy);
    for (int i = 0; i < m_policy->count(); ++i)
        m_policy->setItemText(i, policies[i]);
    m_tolerance->setSuffix(tr(" m", "metres"));
    m_tolerance->setAccessibleName(tr("Tolerance"));
    m_policy->setAccessibleName(m_policyLabel->text());
}

void InspectOptions::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}
