#include "inspectpseudocode.h"

#include "inspectrowdelegate.h"
#include "inspectsession.h"
#include "panelsection.h"

#include "editor/inspection/pseudocode.h"

#include <QEvent>
#include <QFontDatabase>

namespace {

constexpr int codePadding = 2;
constexpr int focusRole = Qt::UserRole;

} // namespace

InspectPseudocode::InspectPseudocode(InspectSession &session, QWidget *parent)
    : QListWidget(parent)
    , m_session(session)
    , m_delegate(new InspectRowDelegate(codePadding, -1, focusRole, this))
{
    setObjectName(QStringLiteral("inspectPseudocode"));
    setFrameShape(QFrame::NoFrame);
    viewport()->setBackgroundRole(QPalette::Window);
    setSelectionMode(QAbstractItemView::NoSelection);
    setFocusPolicy(Qt::TabFocus);
    setUniformItemSizes(true);
    setItemDelegate(m_delegate);
    setMouseTracking(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    const QFont size = scaledFont(font(), 0.92);
    if (size.pointSizeF() > 0.0)
        fixed.setPointSizeF(size.pointSizeF());
    else
        fixed.setPixelSize(size.pixelSize());
    setFont(fixed);
    connect(this, &QListWidget::entered, this,
            [this](const QModelIndex &index) { point(index.row()); });
    connect(this, &QListWidget::currentRowChanged, this, [this](int line) {
        if (hasFocus())
            point(line);
    });
    connect(&session, &InspectSession::focusChanged, this, &InspectPseudocode::showFocus);
    connect(&session, &InspectSession::traceChanged, this, &InspectPseudocode::rebuild);
    connect(&session, &InspectSession::stepChanged, this, &InspectPseudocode::follow);
    rebuild();
}

void InspectPseudocode::setPalette2D(const Palette &palette)
{
    m_palette = palette;
    m_delegate->setPalette2D(palette);
    follow();
}

QSize InspectPseudocode::sizeHint() const
{
    return {240, count() * (fontMetrics().height() + 2 * codePadding) + 8};
}

void InspectPseudocode::rebuild()
{
    const QStringList lines = Pseudocode::lines(m_session.pair().options());
    if (count() != lines.size()) {
        clear();
        addItems(lines);
    }
    for (int i = 0; i < count(); ++i) {
        item(i)->setText(lines[i]);
        item(i)->setToolTip(lines[i].trimmed());
    }
    setAccessibleName(tr("Pseudocode"));
    follow();
}

void InspectPseudocode::follow()
{
    const int line = Pseudocode::lineOf(m_session.pair(), m_session.pair().cursor());
    QColor mark = m_palette.focus;
    mark.setAlphaF(m_palette.dark ? 0.34F : 0.2F);
    for (int i = 0; i < count(); ++i) {
        item(i)->setBackground(i == line ? QBrush(mark) : QBrush());
        QFont itemFont = font();
        itemFont.setBold(i == line);
        item(i)->setFont(itemFont);
    }
    const QSignalBlocker block(this);
    if (line >= 0)
        setCurrentRow(line);
}

void InspectPseudocode::point(int line)
{
    const PairInspection &pair = m_session.pair();
    m_session.setFocus(Pseudocode::focusOf(pair, pair.cursor(), line));
}

void InspectPseudocode::showFocus()
{
    const std::optional<StepFocus> &focus = m_session.focus();
    const int line = focus ? Pseudocode::lineOf(*focus) : -1;
    for (int i = 0; i < count(); ++i)
        item(i)->setData(focusRole, i == line);
}

void InspectPseudocode::leaveEvent(QEvent *event)
{
    m_session.setFocus(std::nullopt);
    QListWidget::leaveEvent(event);
}

void InspectPseudocode::focusOutEvent(QFocusEvent *event)
{
    m_session.setFocus(std::nullopt);
    QListWidget::focusOutEvent(event);
}

void InspectPseudocode::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        rebuild();
    QListWidget::changeEvent(event);
}
