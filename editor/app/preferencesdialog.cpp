#include "preferencesdialog.h"

#include "actions.h"
#include "settings.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QVBoxLayout>

PreferencesDialog::PreferencesDialog(Actions &actions, Settings &settings, QWidget *parent)
    : QDialog(parent)
    , m_actions(actions)
    , m_settings(settings)
{
    setObjectName(QStringLiteral("preferencesDialog"));
    new QVBoxLayout(this);
    build();
}

/// A combo box that triggers one of the actions; its texts are theirs.
QComboBox *PreferencesDialog::choice(const QStringList &ids)
{
    auto *box = new QComboBox(m_content);
    for (const QString &id : ids) {
        const QAction *action = m_actions.find(id);
        box->addItem(action->text(), id);
        if (action->isChecked())
            box->setCurrentIndex(box->count() - 1);
    }
    connect(box, &QComboBox::activated, this,
            [this, box](int index) { m_actions.find(box->itemData(index).toString())->trigger(); });
    return box;
}

void PreferencesDialog::build()
{
    setWindowTitle(tr("Preferences"));
    delete m_content;
    m_content = new QWidget(this);
    auto *form = new QFormLayout(m_content);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(
        tr("Theme"),
        choice({QStringLiteral("view.theme.system"), QStringLiteral("view.theme.light"),
                QStringLiteral("view.theme.dark"), QStringLiteral("view.theme.highContrast")}));
    form->addRow(tr("Language"), choice({QStringLiteral("view.language.en"),
                                         QStringLiteral("view.language.zh_CN")}));
    for (const char *id : {"view.reduceMotion", "view.grid"}) {
        QAction *action = m_actions[id];
        auto *box = new QCheckBox(action->text(), m_content);
        box->setToolTip(action->statusTip());
        box->setChecked(action->isChecked());
        connect(box, &QCheckBox::toggled, action, &QAction::setChecked);
        connect(action, &QAction::toggled, box, &QCheckBox::setChecked);
        form->addRow(QString(), box);
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, m_content);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
    layout()->addWidget(m_content);
    m_content->show();
    setMinimumWidth(380);
}

void PreferencesDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) // The actions are translated by the window first.
        QMetaObject::invokeMethod(this, &PreferencesDialog::build, Qt::QueuedConnection);
}
