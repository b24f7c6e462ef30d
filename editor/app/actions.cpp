#include "actions.h"

#include "actiontable.h"
#include "themedicon.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QTranslator>

namespace {

QList<QKeySequence> parseShortcuts(const char *text)
{
    QList<QKeySequence> shortcuts;
    for (const QString &part : QString::fromUtf8(text).split(u' ', Qt::SkipEmptyParts))
        shortcuts.append(QKeySequence(part, QKeySequence::PortableText));
    return shortcuts;
}

QString menuPath(const ActionRow *row)
{
    QString path = row ? QString::fromLatin1(row->menu) : QString();
    if (path.startsWith(u'|'))
        path.remove(0, 1);
    return path;
}

QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts);
}

bool share(const QStringList &modes, const QStringList &others)
{
    if (modes.isEmpty() || others.isEmpty())
        return true;
    return std::any_of(modes.begin(), modes.end(),
                       [&](const QString &mode) { return others.contains(mode); });
}

/// The Chinese catalogue, for looking names up while English is in force.
const QTranslator &chineseCatalogue()
{
    static const auto *catalogue = [] {
        auto *translator = new QTranslator(QCoreApplication::instance());
        // A missing catalogue leaves the English names; nothing else depends on it.
        static_cast<void>(translator->load(QStringLiteral(":/translations/hullsmith_zh_CN.qm")));
        return translator;
    }();
    return *catalogue;
}

} // namespace

Actions::Actions(QObject *parent)
    : QObject(parent)
{
    for (const ActionRow &row : actionTable()) {
        QAction *action = makeAction(row);
        m_byId.insert(action->objectName(), action);
        m_rows.insert(action->objectName(), &row);
        m_ordered.append(action);
    }
    retranslate();
}

QAction *Actions::makeAction(const ActionRow &row)
{
    auto *action = new QAction(this);
    action->setObjectName(QString::fromLatin1(row.id));
    if (*row.icon != '\0')
        action->setIcon(themedIcon(QString::fromLatin1(row.icon)));
    action->setShortcuts(parseShortcuts(row.shortcuts));
    action->setCheckable(row.check != ActionRow::Plain || *row.group != '\0');
    action->setChecked(row.check == ActionRow::Checked);
    action->setMenuRole(QAction::NoRole);
    if (QActionGroup *group = groupFor(row))
        group->addAction(action);
    return action;
}

/// A disabled group keeps what each of its actions was told by setEnabled(), so that modes may
/// enable and disable their own actions at any time.
QActionGroup *Actions::groupFor(const ActionRow &row)
{
    const bool exclusive = *row.group != '\0';
    const QString name = QString::fromLatin1(exclusive ? row.group : row.modes);
    if (name.isEmpty())
        return nullptr;
    QActionGroup *&group = m_groups[name];
    if (!group) {
        group = new QActionGroup(this);
        group->setExclusionPolicy(exclusive ? QActionGroup::ExclusionPolicy::Exclusive
                                            : QActionGroup::ExclusionPolicy::None);
    }
    return group;
}

QAction *Actions::operator[](const char *id) const
{
    QAction *action = m_byId.value(QString::fromLatin1(id));
    Q_ASSERT_X(action, "Actions", id);
    return action;
}

QAction *Actions::find(const QString &id) const
{
    return m_byId.value(id);
}

QList<QAction *> Actions::all() const
{
    return m_ordered;
}

const ActionRow *Actions::row(const QString &id) const
{
    return m_rows.value(id);
}

QKeySequence Actions::defaultShortcut(const QString &id) const
{
    return defaultShortcuts(id).value(0);
}

QList<QKeySequence> Actions::defaultShortcuts(const QString &id) const
{
    const ActionRow *found = row(id);
    return found ? parseShortcuts(found->shortcuts) : QList<QKeySequence>();
}

void Actions::setShortcuts(const QString &id, const QList<QKeySequence> &shortcuts)
{
    QAction *action = find(id);
    if (!action || action->shortcuts() == shortcuts)
        return;
    action->setShortcuts(shortcuts);
    updateToolTip(action);
    Q_EMIT shortcutsChanged();
}

QAction *Actions::clash(const QString &id, const QKeySequence &shortcut) const
{
    if (shortcut.isEmpty())
        return nullptr;
    const QStringList modes = modesOf(id);
    for (QAction *action : m_ordered) {
        if (action->objectName() != id && action->shortcuts().contains(shortcut) &&
            share(modes, modesOf(action->objectName())))
            return action;
    }
    return nullptr;
}

QString Actions::menuOf(const QString &id) const
{
    return menuPath(row(id)).section(u'/', 0, 0);
}

QString Actions::submenuOf(const QString &id) const
{
    return menuPath(row(id)).section(u'/', 1);
}

bool Actions::startsMenuSection(const QString &id) const
{
    const ActionRow *found = row(id);
    return found && *found->menu == '|';
}

QStringList Actions::modesOf(const QString &id) const
{
    const ActionRow *found = row(id);
    return found ? words(found->modes) : QStringList();
}

QString Actions::nameIn(const QString &id, const QString &language) const
{
    const ActionRow *found = row(id);
    if (!found)
        return {};
    QString name;
    if (language == u"zh_CN")
        name = chineseCatalogue().translate("Actions", found->text);
    return name.isEmpty() ? QString::fromUtf8(found->text) : name;
}

void Actions::setMode(const QString &mode)
{
    for (auto group = m_groups.cbegin(); group != m_groups.cend(); ++group) {
        const QList<QAction *> members = group.value()->actions();
        if (group.key() == u"tool") {
            for (QAction *tool : members)
                tool->setVisible(mode.isEmpty() || modesOf(tool->objectName()).contains(mode));
            continue;
        }
        const QStringList modes = modesOf(members.constFirst()->objectName());
        group.value()->setEnabled(mode.isEmpty() || modes.isEmpty() || modes.contains(mode));
    }
}

void Actions::retranslate()
{
    for (QAction *action : std::as_const(m_ordered)) {
        const ActionRow *found = row(action->objectName());
        action->setText(QCoreApplication::translate("Actions", found->text));
        action->setStatusTip(QCoreApplication::translate("Actions", found->tip));
        updateToolTip(action);
    }
}

void Actions::updateToolTip(QAction *action) const
{
    const QString key = action->shortcut().toString(QKeySequence::NativeText);
    //: Tool tip of a button: name of the command, its key.
    action->setToolTip(key.isEmpty() ? action->text() : tr("%1 (%2)").arg(action->text(), key));
}
