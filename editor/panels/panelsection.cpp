#include "panelsection.h"

#include "severitylook.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace {

constexpr int leastPixels = 9;

} // namespace

QFont scaledFont(const QFont &base, double factor)
{
    QFont font = base;
    if (base.pointSizeF() > 0.0)
        font.setPointSizeF(base.pointSizeF() * factor);
    else
        font.setPixelSize(std::max(leastPixels, int(std::lround(base.pixelSize() * factor))));
    return font;
}

QFont sectionFont(const QFont &base)
{
    QFont font = scaledFont(base, 0.85);
    font.setBold(true);
    font.setCapitalization(QFont::AllUppercase);
    font.setLetterSpacing(QFont::PercentageSpacing, 106.0);
    return font;
}

PanelSection::PanelSection(QWidget *content, QWidget *parent)
    : QWidget(parent)
    , m_heading(new QToolButton(this))
    , m_note(new QLabel(this))
    , m_row(new QHBoxLayout)
    , m_content(content)
{
    m_heading->setObjectName(QStringLiteral("heading"));
    m_heading->setAutoRaise(true);
    m_heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_heading->setArrowType(Qt::DownArrow);
    m_heading->setIconSize(QSize(8, 8));
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_note->setFocusPolicy(Qt::NoFocus);
    m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);

    m_row->setContentsMargins(0, 2, 8, 2);
    m_row->setSpacing(6);
    m_row->addWidget(m_heading);
    m_row->addWidget(m_note, 1);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(m_row);
    column->addWidget(m_content, 1);

    connect(m_heading, &QToolButton::clicked, this, [this] { setFolded(!m_folded); });
    restyle();
}

void PanelSection::setTitle(const QString &title)
{
    m_heading->setText(title);
    m_heading->setAccessibleName(title);
}

void PanelSection::setNote(const QString &note)
{
    m_note->setText(note);
}

void PanelSection::setControl(QWidget *control)
{
    m_row->addWidget(control);
}

void PanelSection::setFolded(bool folded)
{
    m_folded = folded;
    m_heading->setArrowType(folded ? Qt::RightArrow : Qt::DownArrow);
    m_content->setVisible(!folded);
    // A folded section leaves its share of the height to the others.
    setSizePolicy(QSizePolicy::Preferred, folded ? QSizePolicy::Maximum : QSizePolicy::Preferred);
}

void PanelSection::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

void PanelSection::restyle()
{
    m_heading->setFont(sectionFont(font()));
    m_note->setFont(scaledFont(font(), 0.9));
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, SeverityLook::mutedText(palette()));
    m_note->setPalette(muted);
}
