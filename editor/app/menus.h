#pragma once

class Actions;
class QMenuBar;
class Settings;

/// Fills the menu bar from the table of actions, with submenus and the list of recent projects.
/// Call retranslateMenus() after a change of language.
void buildMenus(QMenuBar &bar, const Actions &actions);
void retranslateMenus(const QMenuBar &bar);
