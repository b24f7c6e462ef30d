#include "messagebar.h"

#include "theme.h"
#include "themedicon.h"

#include <QAccessible>
#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace {

constexpr std::size_t mostDetails = 8;

QLabel *plainLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setFocusPolicy(Qt::NoFocus);
    label->setWordWrap(true);
    return label;
}

} // namespace

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent)
    , m_icon(new QLabel(this))
    , m_title(plainLabel(this))
    , m_details(plainLabel(this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("messageBar"));
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_close->setIcon(themedIcon(QStringLiteral("close")));
    m_close->setAutoRaise(true);
    m_close->setObjectName(QStringLiteral("closeMessage"));
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);

    auto *texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(m_title);
    texts->addWidget(m_details);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 6, 6);
    row->setSpacing(8);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addLayout(texts, 1);
    row->addWidget(m_close, 0, Qt::AlignTop);
    restyle();
    hide();
}

void MessageBar::showMessage(Kind kind, const QString &title, const QStringList &details)
{
    m_kind = kind;
    m_title->setText(title);
    m_details->setText(details.join(u'\n'));
    m_details->setVisible(!details.isEmpty());
    setAccessibleName(text());
    restyle();
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::showFaults(const QString &title, const QString &file,
                            const std::vector<FileFault> &faults)
{
    QStringList lines;
    for (const FileFault &fault : faults) {
        if (lines.size() == mostDetails) {
            lines.append(tr("… and %1 more").arg(faults.size() - mostDetails));
            break;
        }
        lines.append(fault.located(file));
    }
    showMessage(Kind::Fault, title, lines);
}

QString MessageBar::text() const
{
    return m_details->text().isEmpty() ? m_title->text()
                                       : m_title->text() + u'\n' + m_details->text();
}

void MessageBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        restyle();
}

void MessageBar::restyle()
{
    const QString icon = m_kind == Kind::Fault ? QStringLiteral("error") : QStringLiteral("info");
    m_icon->setPixmap(themedIcon(icon).pixmap(QSize(18, 18), devicePixelRatioF()));
    m_close->setToolTip(tr("Close this message"));
}

void MessageBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QColor window = palette().color(QPalette::Window);
    const QColor mark =
        m_kind == Kind::Fault ? QColor(0xC2, 0x2F, 0x3A) : palette().color(QPalette::Link);
    painter.fillRect(rect(),
                     Theme::mix(window, mark, Theme::isHighContrast(palette()) ? 0.0 : 0.1));
    painter.fillRect(QRect(0, 0, 4, height()), mark);
    painter.fillRect(QRect(0, height() - 1, width(), 1), Theme::hairline(palette()));
}
