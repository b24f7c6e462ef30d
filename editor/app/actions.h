#pragma once

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

struct ActionRow;
class QAction;
class QActionGroup;

/// Every action of the program, made from one table (actiontable.cpp): id, text, icon, shortcut,
/// status tip, the modes it works in. Whoever carries an action out connects to it by id.
///
/// The window carries out file.*, edit.undo, edit.redo, view.*, mode.*, snap.gridSize and help.*;
/// the modes carry out the rest, and follow view.grid and snap.* by their checked state.
class Actions : public QObject {
    Q_OBJECT
public:
    explicit Actions(QObject *parent = nullptr);

    QAction *operator[](const char *id) const; ///< Asserts that the id is in the table.
    QAction *find(const QString &id) const;    ///< nullptr if there is none.
    QList<QAction *> all() const;              ///< In table order; objectName is the id.

    /// The first of defaultShortcuts(); empty if there is none.
    QKeySequence defaultShortcut(const QString &id) const;
    QList<QKeySequence> defaultShortcuts(const QString &id) const;
    void setShortcuts(const QString &id, const QList<QKeySequence> &shortcuts);
    /// The action that a key would reach in a mode that `id` acts in; nullptr if the key is free.
    QAction *clash(const QString &id, const QKeySequence &shortcut) const;

    /// Menu an action stands in: "file", "edit", "view", "shape", "inspect", "help"; empty: none.
    QString menuOf(const QString &id) const;
    QString submenuOf(const QString &id) const;      ///< "theme" of "view/theme"; else empty.
    bool startsMenuSection(const QString &id) const; ///< A separator stands before it.
    QStringList modesOf(const QString &id) const;    ///< Empty: all modes.

    /// Text without mnemonics, in English or in "zh_CN", whatever language is in force.
    QString nameIn(const QString &id, const QString &language) const;

    /// Actions that belong to a mode act in that mode only; empty: in every mode.
    void setMode(const QString &mode);
    /// After a change of language.
    void retranslate();

Q_SIGNALS:
    void shortcutsChanged();

private:
    const ActionRow *row(const QString &id) const;
    QAction *makeAction(const ActionRow &row);
    QActionGroup *groupFor(const ActionRow &row);
    void updateToolTip(QAction *action) const;

    QHash<QString, QAction *> m_byId;
    QHash<QString, const ActionRow *> m_rows;
    QHash<QString, QActionGroup *> m_groups; ///< Exclusive groups, and one per set of modes.
    QList<QAction *> m_ordered;
};
