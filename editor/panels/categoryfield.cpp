#include "categoryfield.h"

#include <QCheckBox>
#include <QEvent>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QVBoxLayout>
#include <QWidgetAction>

namespace {

/// A filter has sixteen bits in the engines.
constexpr int mostCategories = 16;

QCheckBox *addBox(QMenu *menu, const QString &text, bool checked)
{
    auto *box = new QCheckBox(menu);
    QString shown = text;
    box->setText(shown.replace(QLatin1Char('&'), QLatin1String("&&")));
    box->setObjectName(text);
    box->setChecked(checked);
    auto *holder = new QWidget(menu);
    auto *row = new QVBoxLayout(holder);
    row->setContentsMargins(10, 3, 16, 3);
    row->addWidget(box);
    auto *action = new QWidgetAction(menu);
    action->setDefaultWidget(holder);
    menu->addAction(action);
    return box;
}

} // namespace

CategoryField::CategoryField(bool everything, QWidget *parent)
    : QPushButton(parent)
    , m_everything(everything)
    , m_menu(new QMenu(this))
{
    setProperty("field", true);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setMinimumWidth(60);
    setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &CategoryField::fillMenu);
}

void CategoryField::show(const QStringList &categories, const std::optional<QStringList> &chosen)
{
    m_categories = categories;
    m_chosen = chosen;
    m_several = false;
    updateText();
    syncBoxes();
}

void CategoryField::showSeveral(const QStringList &categories)
{
    m_categories = categories;
    m_chosen = QStringList();
    m_several = true;
    updateText();
}

QMenu *CategoryField::choices()
{
    fillMenu();
    return m_menu;
}

void CategoryField::fillMenu()
{
    m_menu->clear();
    if (m_everything) {
        QCheckBox *all = addBox(m_menu, tr("Everything"), !m_chosen && !m_several);
        all->setObjectName(QStringLiteral("everything"));
        all->setProperty("everything", true);
        connect(all, &QCheckBox::toggled, this, [this](bool on) {
            m_chosen = on ? std::optional<QStringList>() : std::optional(m_categories);
            m_several = false;
            Q_EMIT edited(m_chosen);
        });
        m_menu->addSeparator();
    }
    for (const QString &name : m_categories) {
        const bool on = !m_several && (!m_chosen || m_chosen->contains(name));
        QCheckBox *box = addBox(m_menu, name, on);
        connect(box, &QCheckBox::toggled, this,
                [this, name](bool checked) { toggle(name, checked); });
    }
    if (m_categories.size() >= mostCategories)
        return;
    m_menu->addSeparator();
    auto *edit = new QLineEdit;
    edit->setObjectName(QStringLiteral("newCategory"));
    edit->setPlaceholderText(tr("New category…"));
    edit->setMaxLength(60);
    auto *action = new QWidgetAction(m_menu);
    action->setDefaultWidget(edit);
    m_menu->addAction(action);
    connect(edit, &QLineEdit::returnPressed, this, [this, edit] {
        const QString name = edit->text().trimmed();
        m_menu->close();
        if (!name.isEmpty() && !m_categories.contains(name))
            Q_EMIT categoryAdded(name);
    });
}

/// An edit may have changed boxes of the open menu besides the one that was pressed.
void CategoryField::syncBoxes()
{
    for (QCheckBox *box : m_menu->findChildren<QCheckBox *>()) {
        const bool everything = box->property("everything").toBool();
        const bool listed = !m_chosen || m_chosen->contains(box->objectName());
        const QSignalBlocker blocker(box);
        box->setChecked(!m_several && (everything ? !m_chosen : listed));
    }
}

void CategoryField::toggle(const QString &name, bool on)
{
    QStringList chosen = m_chosen.value_or(m_categories);
    QStringList ordered;
    for (const QString &category : m_categories) {
        const bool was = chosen.contains(category);
        if (category == name ? on : was)
            ordered << category;
    }
    m_chosen = ordered;
    m_several = false;
    Q_EMIT edited(m_chosen);
}

void CategoryField::updateText()
{
    QString text;
    if (m_several)
        text = tr("several");
    else if (!m_chosen)
        text = tr("everything");
    else if (m_chosen->isEmpty())
        text = tr("nothing");
    else
        //: Between the members of a list of categories.
        text = m_chosen->join(tr(", "));
    setToolTip(QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()));
    setText(text.replace(QLatin1Char('&'), QLatin1String("&&")));
}

void CategoryField::changeEvent(QEvent *event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        updateText();
}

/// As a combo box: that is what it is for its user.
void CategoryField::paintEvent(QPaintEvent *)
{
    QStyleOptionComboBox option;
    option.initFrom(this);
    option.state.setFlag(QStyle::State_Sunken, isDown());
    option.subControls = QStyle::SC_All;
    QStylePainter painter(this);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    option.currentText = fontMetrics().elidedText(
        text().replace(QLatin1String("&&"), QLatin1String("&")), Qt::ElideRight, field.width() - 2);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}
