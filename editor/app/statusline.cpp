#include "statusline.h"

#include "theme.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QResizeEvent>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace {

QLabel *quietLabel(const char *name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    return label;
}

/// Decimals that make one screen pixel visible.
int decimals(double zoom)
{
    return std::clamp(int(std::ceil(std::log10(std::max(zoom, 1.0)))), 1, 6);
}

/// A figure with a real minus sign and a point in every language.
QString figure(double value, int digits)
{
    QString text = QString::number(std::abs(value), 'f', digits);
    const bool isZero = text.toDouble() == 0.0;
    return value < 0.0 && !isZero ? QChar(0x2212) + text : text;
}

} // namespace

StatusLine::StatusLine(QWidget *parent)
    : QStatusBar(parent)
    , m_cursor(quietLabel("cursorPlace", this))
    , m_hint(quietLabel("statusHint", this))
    , m_summary(quietLabel("statusSummary", this))
    , m_zoomLabel(quietLabel("zoom", this))
    , m_language(new QToolButton(this))
{
    setSizeGripEnabled(false);
    setContentsMargins(8, 0, 4, 0);
    m_hint->installEventFilter(this);
    m_hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_cursor->setMinimumWidth(
        fontMetrics().horizontalAdvance(QStringLiteral("x −123.4  y −123.4 px")));
    clearCursor();
    m_summary->setContentsMargins(12, 0, 6, 0);
    m_zoomLabel->setContentsMargins(6, 0, 6, 0);
    m_language->setAutoRaise(true);
    m_language->setPopupMode(QToolButton::InstantPopup);
    m_language->setObjectName(QStringLiteral("languageButton"));
    addWidget(m_cursor);
    addWidget(m_hint, 1);
    addPermanentWidget(m_summary);
    addPermanentWidget(m_zoomLabel);
    addPermanentWidget(m_language);
    retranslate();
}

void StatusLine::setCursor(double x, double y, double zoom, const QString &unit)
{
    const int digits = decimals(zoom);
    const QString place = QStringLiteral("x %1  y %2").arg(figure(x, digits), figure(y, digits));
    m_cursor->setText(unit.isEmpty() ? place : place + u' ' + unit);
}

void StatusLine::clearCursor()
{
    m_cursor->setText(QStringLiteral("x –  y –"));
}

void StatusLine::setHint(const QString &hint)
{
    if (hint == m_hintText)
        return;
    m_hintText = hint;
    m_hint->setToolTip(hint);
    elideHint();
}

void StatusLine::elideHint()
{
    m_hint->setText(fontMetrics().elidedText(m_hintText, Qt::ElideRight, m_hint->width()));
    m_hint->setAccessibleName(m_hintText);
}

void StatusLine::setSummary(const QString &summary)
{
    m_summary->setText(summary);
}

void StatusLine::setZoom(double zoom, double unitsPerMetre)
{
    m_zoom = zoom;
    m_unitsPerMetre = unitsPerMetre;
    const bool inMetres = unitsPerMetre > 0.0;
    const double value = zoom * (inMetres ? unitsPerMetre : 100.0);
    const QString number = QString::number(value, 'f', value < 10.0 ? 1 : 0);
    m_zoomLabel->setText(inMetres ? tr("1 m = %1 px").arg(number) : tr("zoom %1 %").arg(number));
}

void StatusLine::setLanguages(const QList<QAction *> &languages)
{
    auto *menu = new QMenu(m_language);
    menu->addActions(languages);
    m_language->setMenu(menu);
}

void StatusLine::changeEvent(QEvent *event)
{
    QStatusBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

/// The hint has what the other parts leave, which changes with their texts.
bool StatusLine::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_hint && event->type() == QEvent::Resize)
        elideHint();
    return QStatusBar::eventFilter(watched, event);
}

void StatusLine::retranslate()
{
    //: Name of the language in itself, on the language button.
    m_language->setText(tr("English") + QStringLiteral(" ▾"));
    m_language->setToolTip(tr("Language of the program"));
    setZoom(m_zoom, m_unitsPerMetre);
}
