#include "menus.h"

#include "actions.h"

#include <QAction>
#include <QCoreApplication>
#include <QHash>
#include <QMenu>
#include <QMenuBar>

#include <array>

namespace {

struct MenuTitle {
    const char *id;
    const char *title;
};

constexpr std::array<MenuTitle, 6> menuTitles = {{
    {"file", QT_TRANSLATE_NOOP("Menus", "&File")},
    {"edit", QT_TRANSLATE_NOOP("Menus", "&Edit")},
    {"view", QT_TRANSLATE_NOOP("Menus", "&View")},
    {"shape", QT_TRANSLATE_NOOP("Menus", "&Shape")},
    {"inspect", QT_TRANSLATE_NOOP("Menus", "&Inspect")},
    {"help", QT_TRANSLATE_NOOP("Menus", "&Help")},
}};

constexpr std::array<MenuTitle, 4> submenuTitles = {{
    {"theme", QT_TRANSLATE_NOOP("Menus", "Theme")},
    {"language", QT_TRANSLATE_NOOP("Menus", "Language")},
    {"snap", QT_TRANSLATE_NOOP("Menus", "Snapping")},
    {"policy", QT_TRANSLATE_NOOP("Menus", "Touching")},
}};

QString menuName(const QString &id)
{
    return QStringLiteral("menu.") + id;
}

void translateTitle(QMenu &menu)
{
    const QString id = menu.objectName().section(u'.', -1);
    const auto apply = [&](const auto &titles) {
        for (const MenuTitle &entry : titles) {
            if (id == QLatin1String(entry.id))
                menu.setTitle(QCoreApplication::translate("Menus", entry.title));
        }
    };
    apply(menuTitles);
    apply(submenuTitles);
}

/// The submenu `name` of `menu`, made where it is first needed.
QMenu *submenu(QMenu &menu, const QString &name)
{
    const QString objectName = menuName(name);
    if (auto *found = menu.findChild<QMenu *>(objectName, Qt::FindDirectChildrenOnly))
        return found;
    auto *made = new QMenu(&menu);
    made->setObjectName(objectName);
    menu.addMenu(made);
    return made;
}

} // namespace

void buildMenus(QMenuBar &bar, const Actions &actions)
{
    QHash<QString, QMenu *> menus;
    for (const MenuTitle &entry : menuTitles) {
        auto *menu = new QMenu(&bar);
        menu->setObjectName(menuName(QLatin1String(entry.id)));
        menu->setToolTipsVisible(false);
        menus.insert(QLatin1String(entry.id), menu);
        bar.addMenu(menu);
    }
    const QList<QAction *> all = actions.all();
    for (QAction *action : all) {
        const QString id = action->objectName();
        QMenu *menu = menus.value(actions.menuOf(id));
        if (!menu)
            continue;
        if (actions.startsMenuSection(id))
            menu->addSeparator();
        const QString below = actions.submenuOf(id);
        (below.isEmpty() ? menu : submenu(*menu, below))->addAction(action);
    }
    retranslateMenus(bar);
}

void retranslateMenus(const QMenuBar &bar)
{
    const QList<QMenu *> menus = bar.findChildren<QMenu *>();
    for (QMenu *menu : menus)
        translateTitle(*menu);
}
