#pragma once

#include <QDialog>

class Actions;
class QAction;
class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;
class Settings;

/// Lists every command with its keys, by menu; the key of the chosen one can be changed. Changes
/// act and are kept at once; a key that is taken is refused with the name of its owner.
class ShortcutsDialog : public QDialog {
    Q_OBJECT
public:
    ShortcutsDialog(Actions &actions, Settings &settings, QWidget *parent = nullptr);

private:
    void fill();
    void filter();
    void showCurrent();
    void assign();
    void apply(const QList<QKeySequence> &shortcuts);
    QAction *current() const;
    void refresh(QTreeWidgetItem *item, const QAction &action);

    Actions &m_actions;
    Settings &m_settings;
    QLineEdit *m_filter;
    QTreeWidget *m_tree;
    QKeySequenceEdit *m_key;
    QPushButton *m_assign;
    QPushButton *m_default;
    QPushButton *m_none;
    QLabel *m_message;
};
