#include "inspectsentence.h"

#include "inspectsession.h"
#include "panelsection.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QTimer>
#include <QVBoxLayout>

namespace {

constexpr int announcementDelay = 250; ///< Milliseconds of quiet before a step is read out.

/// Numbers in bold; names such as A0 stay as they are.
QString marked(const QString &plain)
{
    static const QRegularExpression number(
        QStringLiteral("(?<![A-Za-z0-9.])(\\x{2212}?\\d+(?:\\.\\d+)?(?:e-?\\d+)?)"));
    QString html = plain.toHtmlEscaped();
    return html.replace(number, QStringLiteral("<b>\\1</b>"));
}

} // namespace

InspectSentence::InspectSentence(InspectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_label(new QLabel(this))
    , m_note(new QLabel(this))
    , m_gap(new QPushButton(this))
    , m_overlap(new QPushButton(this))
    , m_announcement(new QTimer(this))
{
    m_label->setObjectName(QStringLiteral("inspectSentence"));
    m_note->setObjectName(QStringLiteral("inspectNote"));
    const QFont large = scaledFont(m_label->font(), 1.12);
    m_label->setFont(large);
    for (QLabel *label : {m_label, m_note}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        label->setTextFormat(Qt::RichText);
    }
    m_label->setTextInteractionFlags(m_label->textInteractionFlags() | Qt::LinksAccessibleByMouse |
                                     Qt::LinksAccessibleByKeyboard);
    m_label->installEventFilter(this);
    connect(m_label, &QLabel::linkHovered, this, &InspectSentence::point);
    connect(m_label, &QLabel::linkActivated, this, &InspectSentence::point);
    connect(&session, &InspectSession::focusChanged, this, [this] {
        if (!m_points) // a new text would take the link from under the mouse
            show(m_session.focus());
    });
    m_label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_label->setMinimumHeight(2 * QFontMetrics(large).lineSpacing() + 2);
    m_announcement->setSingleShot(true);
    m_announcement->setInterval(announcementDelay);
    connect(m_announcement, &QTimer::timeout, this, &InspectSentence::announce);
    connect(&session, &InspectSession::stepChanged, this, &InspectSentence::refresh);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto *row = new QHBoxLayout;
    row->addWidget(m_label, 1);
    m_gap->setObjectName(QStringLiteral("inspectGuessGap"));
    m_overlap->setObjectName(QStringLiteral("inspectGuessOverlap"));
    for (QPushButton *button : {m_gap, m_overlap}) {
        row->addWidget(button, 0, Qt::AlignTop);
        connect(button, &QPushButton::clicked, this,
                [this, button] { m_session.guess(button == m_gap); });
    }
    column->addLayout(row);
    column->addWidget(m_note);
    refresh();
}

void InspectSentence::setPalette2D(const Palette &palette)
{
    m_palette = palette;
    refresh();
}

QString InspectSentence::note() const
{
    const std::optional<LostStep> &lost = m_session.pair().lostStep();
    return lost ? lostStepText(*lost) : QString();
}

void InspectSentence::refresh()
{
    m_pieces = stepPieces(m_session.pair(), m_session.pair().cursor());
    if (!m_session.document())
        m_pieces = {{.text = tr("Choose a lesson, or two shapes of the project.")}};
    m_plain.clear();
    for (const TextPiece &piece : m_pieces)
        m_plain += piece.text;
    show(m_session.focus());
    m_label->setAccessibleName(m_plain);
    m_gap->setText(tr("Gap"));
    m_overlap->setText(tr("Overlap"));
    for (QPushButton *button : {m_gap, m_overlap})
        button->setVisible(m_session.pair().isAsking() && !m_session.pair().freeAxis());
    const QString noteText = note();
    m_note->setVisible(!noteText.isEmpty());
    m_note->setText(QStringLiteral("<span style='color:%1'>■</span> %2")
                        .arg(m_palette.overlap.name(), noteText.toHtmlEscaped()));
    m_note->setAccessibleName(noteText);
    m_announcement->start();
}

void InspectSentence::show(const std::optional<StepFocus> &focus)
{
    QString text;
    for (int i = 0; i < int(m_pieces.size()); ++i) {
        const TextPiece &piece = m_pieces[std::size_t(i)];
        if (!piece.focus) {
            text += marked(piece.text);
            continue;
        }
        const QString look = focus == piece.focus
                                 ? QStringLiteral("background-color:%1")
                                       .arg(m_palette.fill(m_palette.focus).name(QColor::HexArgb))
                                 : QStringLiteral("text-decoration:none");
        text += QStringLiteral("<a href='%1' style='color:%2;%3'>%4</a>")
                    .arg(QString::number(i), palette().color(QPalette::WindowText).name(), look,
                         marked(piece.text));
    }
    m_label->setText(text);
}

void InspectSentence::point(const QString &link)
{
    bool isPiece = false;
    const std::size_t piece = link.toUInt(&isPiece);
    setFocusFrom(isPiece && piece < m_pieces.size() ? m_pieces[piece].focus : std::nullopt);
}

void InspectSentence::setFocusFrom(const std::optional<StepFocus> &focus)
{
    const QScopedValueRollback<bool> here(m_points, true);
    m_session.setFocus(focus);
}

void InspectSentence::pointAtSelected()
{
    const int start = m_label->selectionStart();
    if (!m_label->hasFocus() || start < 0)
        return;
    qsizetype end = 0;
    for (const TextPiece &piece : m_pieces) {
        end += piece.text.size();
        if (start < end)
            return setFocusFrom(piece.focus);
    }
}

bool InspectSentence::eventFilter(QObject *watched, QEvent *event)
{
    const bool isTab = event->type() == QEvent::KeyPress &&
                       (static_cast<const QKeyEvent *>(event)->key() == Qt::Key_Tab ||
                        static_cast<const QKeyEvent *>(event)->key() == Qt::Key_Backtab);
    if (isTab || event->type() == QEvent::FocusIn) // The label selects the link only now.
        QMetaObject::invokeMethod(this, &InspectSentence::pointAtSelected, Qt::QueuedConnection);
    else if (event->type() == QEvent::FocusOut)
        m_session.setFocus(std::nullopt);
    return QWidget::eventFilter(watched, event);
}

void InspectSentence::announce()
{
    for (const QAccessible::Event kind : {QAccessible::NameChanged, QAccessible::Alert}) {
        QAccessibleEvent event(m_label, kind);
        QAccessible::updateAccessibility(&event);
    }
}

void InspectSentence::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
    QWidget::changeEvent(event);
}
