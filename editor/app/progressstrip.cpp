#include "progressstrip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

ProgressStrip::ProgressStrip(QWidget *parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("progressStrip"));
    m_bar->setTextVisible(false);
    m_cancel->setObjectName(QStringLiteral("progressCancel"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 8, 4);
    row->setSpacing(10);
    row->addWidget(m_text);
    row->addWidget(m_bar, 1);
    row->addWidget(m_cancel);
    connect(m_cancel, &QPushButton::clicked, this, &ProgressStrip::cancelled);
    retranslate();
    hide();
}

void ProgressStrip::setProgress(int done, int all)
{
    m_done = done;
    m_all = all;
    m_bar->setRange(0, all);
    m_bar->setValue(done);
    retranslate();
    show();
}

void ProgressStrip::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ProgressStrip::retranslate()
{
    m_text->setText(tr("Tracing sprites: %1 of %2").arg(m_done).arg(m_all));
    m_bar->setAccessibleName(tr("Progress of tracing"));
    m_cancel->setText(tr("Cancel"));
}
