#include "shortcutsdialog.h"

#include "actions.h"
#include "settings.h"
#include "themedicon.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHash>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace {

constexpr int rowPadding = 8;

QString shown(const QAction &action)
{
    return QKeySequence::listToString(action.shortcuts(), QKeySequence::NativeText);
}

} // namespace

ShortcutsDialog::ShortcutsDialog(Actions &actions, Settings &settings, QWidget *parent)
    : QDialog(parent)
    , m_actions(actions)
    , m_settings(settings)
    , m_filter(new QLineEdit(this))
    , m_tree(new QTreeWidget(this))
    , m_key(new QKeySequenceEdit(this))
    , m_assign(new QPushButton(tr("Assign"), this))
    , m_default(new QPushButton(tr("Default"), this))
    , m_none(new QPushButton(tr("None"), this))
    , m_message(new QLabel(this))
{
    setObjectName(QStringLiteral("shortcutsDialog"));
    setWindowTitle(tr("Keyboard shortcuts"));
    m_filter->setPlaceholderText(tr("Filter…"));
    m_filter->setClearButtonEnabled(true);
    m_tree->setHeaderLabels({tr("Command"), tr("Keys")});
    m_tree->setRootIsDecorated(true);
    m_tree->setUniformRowHeights(true);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_tree->header()->setStretchLastSection(false);
    m_key->setAccessibleName(tr("New key"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    for (QPushButton *button : {m_assign, m_default, m_none})
        button->setAutoDefault(false);

    auto *row = new QHBoxLayout;
    row->addWidget(new QLabel(tr("New key"), this));
    row->addWidget(m_key, 1);
    row->addWidget(m_assign);
    row->addWidget(m_default);
    row->addWidget(m_none);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_filter);
    column->addWidget(m_tree, 1);
    column->addLayout(row);
    column->addWidget(m_message);
    column->addWidget(buttons);
    resize(620, 560);

    fill();
    showCurrent();
    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &ShortcutsDialog::showCurrent);
    connect(m_assign, &QPushButton::clicked, this, &ShortcutsDialog::assign);
    connect(m_none, &QPushButton::clicked, this, [this] { apply({}); });
    connect(m_default, &QPushButton::clicked, this, [this] {
        if (const QAction *action = current())
            apply(m_actions.defaultShortcuts(action->objectName()));
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void ShortcutsDialog::fill()
{
    QHash<QString, QTreeWidgetItem *> groups;
    const auto *bar = parentWidget() ? parentWidget()->findChild<QMenuBar *>() : nullptr;
    const QList<QAction *> all = m_actions.all();
    for (const QAction *action : all) {
        const QString menu = m_actions.menuOf(action->objectName());
        QTreeWidgetItem *&group = groups[menu];
        if (!group) {
            const auto *shownMenu =
                bar ? bar->findChild<QWidget *>(QStringLiteral("menu.") + menu) : nullptr;
            QString title = shownMenu ? shownMenu->property("title").toString() : menu;
            group = new QTreeWidgetItem(
                m_tree, {title.remove(QRegularExpression(QStringLiteral("\\(&.\\)|&")))});
            group->setFirstColumnSpanned(true);
            group->setFlags(Qt::ItemIsEnabled);
            group->setSizeHint(0, QSize(0, fontMetrics().height() + rowPadding)); // Of all rows.
        }
        auto *item = new QTreeWidgetItem(group);
        item->setData(0, Qt::UserRole, action->objectName());
        // Without a picture of its own an empty one, so that the names stand below each other.
        item->setIcon(0, action->icon().isNull() ? themedIcon(QStringLiteral("none"))
                                                 : action->icon());
        refresh(item, *action);
    }
    m_tree->expandAll();
}

void ShortcutsDialog::refresh(QTreeWidgetItem *item, const QAction &action)
{
    item->setText(0, action.text());
    item->setText(1, shown(action));
    item->setToolTip(0, action.statusTip());
    QFont font = m_tree->font();
    font.setBold(action.shortcuts() != m_actions.defaultShortcuts(action.objectName()));
    item->setFont(1, font);
}

void ShortcutsDialog::filter()
{
    const QString wanted = m_filter->text().trimmed();
    for (int g = 0; g < m_tree->topLevelItemCount(); ++g) {
        QTreeWidgetItem *group = m_tree->topLevelItem(g);
        int left = 0;
        for (int i = 0; i < group->childCount(); ++i) {
            QTreeWidgetItem *item = group->child(i);
            const bool match = item->text(0).contains(wanted, Qt::CaseInsensitive) ||
                               item->text(1).contains(wanted, Qt::CaseInsensitive);
            item->setHidden(!match);
            left += match ? 1 : 0;
        }
        group->setHidden(left == 0);
    }
}

QAction *ShortcutsDialog::current() const
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    return item ? m_actions.find(item->data(0, Qt::UserRole).toString()) : nullptr;
}

void ShortcutsDialog::showCurrent()
{
    const QAction *action = current();
    for (QWidget *widget : {static_cast<QWidget *>(m_key), static_cast<QWidget *>(m_assign),
                            static_cast<QWidget *>(m_default), static_cast<QWidget *>(m_none)})
        widget->setEnabled(action != nullptr);
    m_key->setKeySequence(action ? action->shortcut() : QKeySequence());
    m_message->setText(action ? action->statusTip()
                              : tr("Choose a command to change its key. Changed keys are bold."));
}

void ShortcutsDialog::assign()
{
    const QAction *action = current();
    if (!action)
        return;
    const QKeySequence typed = m_key->keySequence();
    const QKeySequence key = typed.isEmpty() ? typed : QKeySequence(typed[0]);
    QList<QKeySequence> keys = action->shortcuts();
    if (keys.isEmpty())
        keys.append(key);
    else
        keys.first() = key;
    keys.removeAll(QKeySequence());
    apply(keys);
}

void ShortcutsDialog::apply(const QList<QKeySequence> &shortcuts)
{
    QAction *action = current();
    if (!action)
        return;
    for (const QKeySequence &key : shortcuts) {
        if (const QAction *owner = m_actions.clash(action->objectName(), key)) {
            m_message->setText(tr("“%1” belongs to “%2”. Take it away there first.")
                                   .arg(key.toString(QKeySequence::NativeText), owner->text()));
            return;
        }
    }
    m_actions.setShortcuts(action->objectName(), shortcuts);
    m_settings.saveShortcuts(m_actions);
    refresh(m_tree->currentItem(), *action);
    showCurrent();
}
