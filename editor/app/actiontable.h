#pragma once

#include <span>

/// One row of the table that every action of the program is made from. The texts are English source
/// texts; Actions translates them.
struct ActionRow {
    const char *id;        ///< "tool.polygon"; never changes, settings keep shortcuts by it.
    const char *text;      ///< In menus and in the command search.
    const char *tip;       ///< One sentence for the status bar.
    const char *icon;      ///< File in resources/icons without ".svg"; empty: none.
    const char *shortcuts; ///< Separated by spaces; the first one is shown.
    const char *menu;  ///< "view", or "view/theme" for a submenu; a leading '|' draws a separator.
    const char *modes; ///< Modes it acts in, separated by spaces; empty: all.
    const char *group; ///< Actions of a group exclude each other and are checkable.
    enum Check : char { Plain, Unchecked, Checked } check = Plain;
};

std::span<const ActionRow> actionTable();
