#include "inspectpseudocode.h"

#include "inspectrowdelegate.h"
#include "inspectsession.h"
#include "panelsection.h"

#include "editor/inspection/pseudocode.h"

#include <QEvent>
#include <QFontDatabase>

namespace {

constexpr int codePadding = 2;

} // namespace

InspectPseudocode::InspectPseudocode(InspectSession &session, QWidget *parent)
    : QListWidget(parent)
    , m_session(session)
{
    setObjectName(QStringLiteral("inspectPseudocode"));
    setFrameShape(QFrame::NoFrame);
    viewport()->setBackgroundRole(QPalette::Window);
    setSelectionMode(QAbstractItemView::NoSelection);
    setFocusPolicy(Qt::TabFocus);
    setUniformItemSizes(true);
    setItemDelegate(new InspectRowDelegate(codePadding, -1, this));
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    const QFont size = scaledFont(font(), 0.92);
    if (size.pointSizeF() > 0.0)
        fixed.setPointSizeF(size.pointSizeF());
    else
        fixed.setPixelSize(size.pixelSize());
    setFont(fixed);
    connect(&session, &InspectSession::traceChanged, this, &InspectPseudocode::rebuild);
    connect(&session, &InspectSession::stepChanged, this, &InspectPseudocode::follow);
    rebuild();
}

void InspectPseudocode::setPalette2D(const Palette &palette)
{
    m_palette = palette;
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
    if (line >= 0)
        setCurrentRow(line);
}

void InspectPseudocode::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        rebuild();
    QListWidget::changeEvent(event);
}
