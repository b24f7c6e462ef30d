#include "inspectlessons.h"

#include "inspectrowdelegate.h"
#include "panelsection.h"

#include "editor/formats/lessonformat.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace {

constexpr int IdRole = Qt::UserRole;
constexpr int rowPadding = 3;

QLabel *textLabel(QWidget *parent, const char *name)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QString::fromLatin1(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

InspectLessons::InspectLessons(QWidget *parent)
    : QWidget(parent)
    , m_list(new QListWidget(this))
    , m_teaches(textLabel(this, "inspectTeaches"))
    , m_question(textLabel(this, "inspectQuestion"))
    , m_choices(new QWidget(this))
    , m_choiceColumn(new QVBoxLayout(m_choices))
    , m_verdict(textLabel(this, "inspectAnswer"))
{
    m_list->setObjectName(QStringLiteral("inspectLessons"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->viewport()->setBackgroundRole(QPalette::Window);
    m_list->setItemDelegate(new InspectRowDelegate(rowPadding, -1, -1, m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setMinimumHeight(120);
    QFont bold = m_question->font();
    bold.setBold(true);
    m_question->setFont(bold);
    m_choiceColumn->setContentsMargins(0, 0, 0, 0);
    m_choiceColumn->setSpacing(4);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (item && item->data(IdRole).toString() != m_current)
            Q_EMIT chosen(item->data(IdRole).toString());
    });
    auto *below = new QVBoxLayout;
    below->setContentsMargins(10, 8, 10, 10);
    below->setSpacing(6);
    for (QWidget *widget : {static_cast<QWidget *>(m_teaches), static_cast<QWidget *>(m_question),
                            m_choices, static_cast<QWidget *>(m_verdict)})
        below->addWidget(widget);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_list, 1);
    column->addLayout(below);
    fill();
    showLesson();
}

void InspectLessons::fill()
{
    const QSignalBlocker block(m_list);
    m_list->clear();
    int number = 0;
    bool bonus = false;
    for (const Lesson &lesson : lessons()) {
        if (lesson.bonus && !bonus) {
            auto *heading = new QListWidgetItem(tr("More scenes"), m_list);
            heading->setFlags(Qt::NoItemFlags);
            heading->setFont(sectionFont(m_list->font()));
            bonus = true;
        }
        auto *item = new QListWidgetItem(
            tr("%1  %2", "number, title").arg(++number).arg(lesson.title.text()), m_list);
        item->setData(IdRole, lesson.id);
        item->setToolTip(lesson.title.text());
        if (lesson.id == m_current)
            m_list->setCurrentItem(item);
    }
    m_list->setAccessibleName(tr("Lessons"));
}

void InspectLessons::setCurrent(const QString &id)
{
    m_current = id;
    m_given = -1;
    showLesson();
    const QListWidgetItem *shown = m_list->currentItem();
    if (shown && shown->data(IdRole).toString() == id)
        return;
    const QSignalBlocker block(m_list);
    m_list->setCurrentItem(nullptr);
    for (int i = 0; i < m_list->count(); ++i) {
        if (!id.isEmpty() && m_list->item(i)->data(IdRole).toString() == id)
            m_list->setCurrentRow(i);
    }
}

void InspectLessons::showLesson()
{
    const Lesson *shown = lesson(m_current);
    for (QWidget *widget :
         {static_cast<QWidget *>(m_teaches), static_cast<QWidget *>(m_question), m_choices})
        widget->setVisible(shown != nullptr);
    m_verdict->setVisible(shown && m_given >= 0);
    if (!shown)
        return;
    m_teaches->setText(shown->teaches.text());
    m_question->setText(shown->question.text());
    showChoices(*shown);
    // What the lesson teaches often is the answer: it shows once a choice was made.
    m_teaches->setVisible(m_given >= 0 || shown->choices.isEmpty());
    if (m_given >= 0) {
        const QString right = shown->choices.value(shown->answer).text();
        m_verdict->setText(m_given == shown->answer ? tr("Yes: %1.").arg(right)
                                                    : tr("The answer is: %1.").arg(right));
    }
}

void InspectLessons::showChoices(const Lesson &lesson)
{
    qDeleteAll(m_buttons);
    m_buttons.clear();
    for (int i = 0; i < int(lesson.choices.size()); ++i) {
        auto *button = new QPushButton(m_choices);
        QString text = lesson.choices[i].text();
        if (m_given >= 0 && i == lesson.answer)
            text = tr("✓ %1", "the right choice").arg(text);
        button->setText(text.replace(u'&', QStringLiteral("&&")));
        button->setEnabled(m_given < 0 || i == lesson.answer || i == m_given);
        button->setObjectName(QStringLiteral("inspectChoice%1").arg(i));
        connect(
            button, &QPushButton::clicked, this, [this, i] { answer(i); }, Qt::QueuedConnection);
        m_choiceColumn->addWidget(button);
        m_buttons << button;
    }
}

void InspectLessons::answer(int choice)
{
    m_given = choice;
    showLesson();
}

void InspectLessons::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        fill();
        showLesson();
    }
    QWidget::changeEvent(event);
}
