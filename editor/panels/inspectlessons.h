#pragma once

#include <QList>
#include <QWidget>

struct Lesson;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;
class QVBoxLayout;

/// The lessons, and below the list what the chosen one teaches and asks. A choice reveals the
/// answer; nothing is scored.
class InspectLessons : public QWidget {
    Q_OBJECT
public:
    explicit InspectLessons(QWidget *parent = nullptr);

    void setCurrent(const QString &id); ///< Empty: none.
    QString current() const { return m_current; }

Q_SIGNALS:
    void chosen(const QString &id);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void showLesson();
    void showChoices(const Lesson &lesson);
    void answer(int choice);

    QListWidget *m_list;
    QLabel *m_teaches;
    QLabel *m_question;
    QWidget *m_choices;
    QVBoxLayout *m_choiceColumn;
    QList<QPushButton *> m_buttons;
    QLabel *m_verdict;
    QString m_current;
    int m_given = -1; ///< The choice made, -1 before.
};
