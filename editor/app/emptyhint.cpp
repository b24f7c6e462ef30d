#include "emptyhint.h"

#include "editor/panels/panelsection.h"
#include "theme.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace {

constexpr int textWidth = 340;
constexpr int buttonPadding = 32;

} // namespace

EmptyHint::EmptyHint(QWidget *covered, const QList<QAction *> &actions)
    : QWidget(covered)
    , m_covered(covered)
    , m_title(new QLabel(this))
    , m_detail(new QLabel(this))
    , m_actions(actions)
{
    setObjectName(QStringLiteral("emptyHint"));
    for (QLabel *label : {m_title, m_detail}) {
        label->setAlignment(Qt::AlignHCenter);
        label->setWordWrap(true);
        label->setFixedWidth(textWidth);
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(28, 24, 28, 24);
    column->setSpacing(8);
    column->addWidget(m_title, 0, Qt::AlignHCenter);
    column->addWidget(m_detail, 0, Qt::AlignHCenter);
    auto *row = new QHBoxLayout;
    row->addStretch();
    for (QAction *action : actions) {
        auto *button = new QPushButton(this);
        button->setObjectName(action->objectName());
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::changed, this, &EmptyHint::refreshButtons);
        m_buttons << button;
        row->addWidget(button);
    }
    if (!m_buttons.isEmpty())
        m_buttons.front()->setProperty("primary", true);
    row->addStretch();
    column->addSpacing(6);
    column->addLayout(row);
    covered->installEventFilter(this);
    refreshButtons();
    restyle();
}

void EmptyHint::setTexts(const QString &title, const QString &detail)
{
    m_title->setText(title);
    m_detail->setText(detail);
    place();
}

bool EmptyHint::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_covered && event->type() == QEvent::Resize)
        place();
    return QWidget::eventFilter(watched, event);
}

void EmptyHint::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

void EmptyHint::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ground = palette().color(QPalette::Base);
    ground.setAlphaF(0.92F);
    painter.setBrush(ground);
    QPen dashes(Theme::fieldBorder(palette()), 1.5, Qt::CustomDashLine, Qt::RoundCap);
    dashes.setDashPattern({4.0, 4.0});
    painter.setPen(dashes);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.0, 1.0, -1.0, -1.0), 10.0, 10.0);
}

void EmptyHint::place()
{
    const QSize size = sizeHint();
    setGeometry(QRect(
        QPoint((m_covered->width() - size.width()) / 2, (m_covered->height() - size.height()) / 2),
        size));
}

void EmptyHint::restyle()
{
    QFont large = scaledFont(font(), 1.3);
    large.setBold(true);
    m_title->setFont(large);
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, Theme::quietText(palette()));
    m_detail->setPalette(quiet);
    place();
}

void EmptyHint::refreshButtons()
{
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setText(m_actions[i]->text());
        m_buttons[i]->setMinimumWidth(fontMetrics().horizontalAdvance(m_actions[i]->text()) +
                                      buttonPadding);
        m_buttons[i]->setToolTip(m_actions[i]->statusTip());
    }
    place();
}
