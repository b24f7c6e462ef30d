#pragma once

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

class QAction;

/// Every action of the program, made from one table (actions.cpp): id, text, icon, shortcut, status
/// tip, the modes it works in. Whoever carries an action out connects to it by id.
class Actions : public QObject {
    Q_OBJECT
public:
    explicit Actions(QObject *parent = nullptr);

    QAction *operator[](const char *id) const; ///< Asserts that the id is in the table.
    QAction *find(const QString &id) const;    ///< nullptr if there is none.
    QList<QAction *> all() const;              ///< In table order; objectName is the id.
    QKeySequence defaultShortcut(const QString &id) const;
    /// Menu an action stands in: "file", "edit", "view", "shape", "inspect", "help"; empty: none.
    QString menuOf(const QString &id) const;
    /// Actions that belong to a mode act in that mode only; empty: in every mode.
    void setMode(const QString &mode);
    /// After a change of language.
    void retranslate();

private:
    QHash<QString, QAction *> m_byId;
    QList<QAction *> m_ordered;
};
