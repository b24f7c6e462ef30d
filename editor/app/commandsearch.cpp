#include "commandsearch.h"

#include "actions.h"
#include "themedicon.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace {

constexpr int ShortcutRole = Qt::UserRole + 1;
constexpr int IdRole = Qt::UserRole + 2;

QString normal(const QString &text)
{
    return text.normalized(QString::NormalizationForm_KC).toCaseFolded();
}

/// Name on the left, shortcut on the right.
class CommandDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const bool enabled = index.flags().testFlag(Qt::ItemIsEnabled);
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        painter->setPen(
            option.palette.color(enabled ? QPalette::Active : QPalette::Disabled,
                                 chosen ? QPalette::HighlightedText : QPalette::PlaceholderText));
        painter->drawText(option.rect.adjusted(0, 0, -10, 0), Qt::AlignRight | Qt::AlignVCenter,
                          index.data(ShortcutRole).toString());
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, 8);
    }
};

bool canRun(const QAction &action)
{
    return action.isEnabled() && !action.menu();
}

} // namespace

CommandSearch::CommandSearch(const Actions &actions, QWidget *parent)
    : QDialog(parent)
    , m_actions(actions)
    , m_text(new QLineEdit(this))
    , m_list(new QListWidget(this))
{
    setObjectName(QStringLiteral("commandSearch"));
    setWindowTitle(tr("Find a command"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_text->setPlaceholderText(tr("Name of a command, in English or Chinese"));
    m_text->setClearButtonEnabled(true);
    m_text->installEventFilter(this);
    m_list->setItemDelegate(new CommandDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setAccessibleName(tr("Commands"));

    auto *column = new QVBoxLayout(this);
    column->addWidget(m_text);
    column->addWidget(m_list);
    resize(520, 420);
    connect(m_text, &QLineEdit::textChanged, this, &CommandSearch::filter);
    connect(m_text, &QLineEdit::returnPressed, this, &CommandSearch::run);
    connect(m_list, &QListWidget::itemClicked, this, &CommandSearch::run);
    filter();
}

QList<QAction *> CommandSearch::matches(const Actions &actions, const QString &text)
{
    const QString wanted = normal(text.trimmed());
    const QStringList words = wanted.split(u' ', Qt::SkipEmptyParts);
    QList<QAction *> first;
    QList<QAction *> rest;
    const QList<QAction *> all = actions.all();
    for (QAction *action : all) {
        const QString english = normal(actions.nameIn(action->objectName(), QStringLiteral("en")));
        const QString chinese =
            normal(actions.nameIn(action->objectName(), QStringLiteral("zh_CN")));
        const auto inName = [&](const QString &word) {
            return english.contains(word) || chinese.contains(word);
        };
        if (!action->isVisible() || !std::all_of(words.begin(), words.end(), inName))
            continue;
        const bool leads = english.startsWith(wanted) || chinese.startsWith(wanted);
        (leads ? first : rest).append(action);
    }
    return first + rest;
}

void CommandSearch::filter()
{
    m_list->clear();
    const QList<QAction *> found = matches(m_actions, m_text->text());
    for (const QAction *action : found) {
        auto *item = new QListWidgetItem(
            action->icon().isNull() ? themedIcon(QStringLiteral("none")) : action->icon(),
            action->text(), m_list);
        item->setData(ShortcutRole, action->shortcut().toString(QKeySequence::NativeText));
        item->setData(IdRole, action->objectName());
        item->setToolTip(action->statusTip());
        if (!canRun(*action))
            item->setFlags(item->flags() & ~(Qt::ItemIsEnabled | Qt::ItemIsSelectable));
    }
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->flags().testFlag(Qt::ItemIsEnabled)) {
            m_list->setCurrentRow(row);
            break;
        }
    }
}

void CommandSearch::run()
{
    const QListWidgetItem *item = m_list->currentItem();
    QAction *action = item ? m_actions.find(item->data(IdRole).toString()) : nullptr;
    if (!action || !canRun(*action))
        return;
    accept();
    // After this dialog is gone, as the command may open another one.
    QTimer::singleShot(0, action, [action] { action->trigger(); });
}

bool CommandSearch::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        switch (key->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            QCoreApplication::sendEvent(m_list, event);
            return true;
        default:
            break;
        }
    }
    return QDialog::eventFilter(watched, event);
}
