#pragma once

#include <QDialog>

class Actions;
class QAction;
class QLineEdit;
class QListWidget;

/// Lists every command; typing filters by its name in English and Chinese, Enter runs it.
class CommandSearch : public QDialog {
    Q_OBJECT
public:
    explicit CommandSearch(const Actions &actions, QWidget *parent = nullptr);

    /// Commands that the words of `text` match in either language, in table order; those whose name
    /// starts with the text come first.
    static QList<QAction *> matches(const Actions &actions, const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void filter();
    void run();

    const Actions &m_actions;
    QLineEdit *m_text;
    QListWidget *m_list;
};
