#include "findingdelegate.h"

#include "findingsmodel.h"
#include "panelsection.h"
#include "severitylook.h"

#include <QAbstractItemView>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

namespace {

constexpr int margin = 8;
constexpr int glyphSide = 11;
constexpr int gap = 8;
constexpr int padding = 5;
constexpr int buttonHeight = 24;

QFont detailFont(const QFont &base)
{
    return scaledFont(base, 0.9);
}

int textLeft()
{
    return margin + glyphSide + gap;
}

/// Heights of headline and rule for a row of this width.
struct TextHeights {
    int title = 0;
    int detail = 0;
};

TextHeights textHeights(const QStyleOptionViewItem &option, const QModelIndex &index, int width)
{
    const QRect space(0, 0, width, 1000);
    const QString title = index.data(Qt::DisplayRole).toString();
    const QString detail = index.data(FindingsModel::DetailRole).toString();
    TextHeights heights;
    heights.title = QFontMetrics(option.font).boundingRect(space, Qt::TextWordWrap, title).height();
    if (!detail.isEmpty())
        heights.detail = QFontMetrics(detailFont(option.font))
                             .boundingRect(space, Qt::TextWordWrap, detail)
                             .height();
    return heights;
}

/// Width that texts wrap in. The scroll bar's room is left free even while there is none, so that
/// its coming and going does not change the heights that decide about it.
int rowWidth(const QStyleOptionViewItem &option)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    if (!view)
        return std::max(200, option.rect.width());
    return view->width() - view->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, view);
}

int textWidth(const QStyleOptionViewItem &option, int row, const QModelIndex &index)
{
    const QRect button = FindingDelegate::buttonRect(option, QRect(0, 0, row, 100), index);
    return std::max(40, (button.isEmpty() ? row - margin : button.left() - gap) - textLeft());
}

} // namespace

QRect FindingDelegate::buttonRect(const QStyleOptionViewItem &option, const QRect &row,
                                  const QModelIndex &index)
{
    const QString text = index.data(FindingsModel::FixRole).toString();
    if (text.isEmpty())
        return {};
    const int width = QFontMetrics(option.font).horizontalAdvance(text) + 22;
    return {row.right() + 1 - margin - width, row.top() + padding, width, buttonHeight};
}

QSize FindingDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int row = rowWidth(option);
    const TextHeights heights = textHeights(option, index, textWidth(option, row, index));
    const bool button = !index.data(FindingsModel::FixRole).toString().isEmpty();
    const int text = heights.title + heights.detail;
    return {std::min(row, 120), std::max(text, button ? buttonHeight : 0) + 2 * padding};
}

void FindingDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    painter->save();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (selected) {
        painter->fillRect(option.rect, SeverityLook::selection(option.palette));
    }
    const QVariant severity = index.data(FindingsModel::SeverityRole);
    const QRect button = buttonRect(option, option.rect, index);
    const int width = textWidth(option, rowWidth(option), index);
    const TextHeights heights = textHeights(option, index, width);
    const int top = option.rect.top() + padding;
    const QRect glyph(option.rect.left() + margin,
                      top + (QFontMetrics(option.font).height() - glyphSide) / 2, glyphSide,
                      glyphSide);
    if (severity.isValid()) {
        const auto kind = Finding::Severity(severity.toInt());
        SeverityLook::paintGlyph(*painter, glyph, kind, SeverityLook::color(kind, option.palette));
    } else {
        SeverityLook::paintTick(*painter, glyph, SeverityLook::fineColor(option.palette));
    }
    const int left = option.rect.left() + textLeft();
    painter->setFont(option.font);
    painter->setPen(option.palette.color(QPalette::Text));
    painter->drawText(QRect(left, top, width, heights.title), Qt::TextWordWrap,
                      index.data(Qt::DisplayRole).toString());
    painter->setFont(detailFont(option.font));
    painter->setPen(SeverityLook::mutedText(option.palette));
    painter->drawText(QRect(left, top + heights.title, width, heights.detail), Qt::TextWordWrap,
                      index.data(FindingsModel::DetailRole).toString());
    if (!button.isEmpty())
        paintButton(painter, option, button, index);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(option.palette.color(QPalette::Highlight), 1.0));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

void FindingDelegate::paintButton(QPainter *painter, const QStyleOptionViewItem &option,
                                  const QRect &rect, const QModelIndex &index) const
{
    const QPalette &palette = option.palette;
    QColor face = palette.color(QPalette::Base);
    if (m_pressed == index)
        face = SeverityLook::hairline(palette);
    else if (m_hovered == index)
        face = palette.color(QPalette::AlternateBase);
    painter->setRenderHint(QPainter::Antialiasing);
    QColor edge = SeverityLook::mutedText(palette);
    edge.setAlphaF(m_hovered == index ? 0.9F : 0.5F);
    painter->setPen(QPen(edge, 1.0));
    painter->setBrush(face);
    painter->drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 4.0, 4.0);
    painter->setFont(option.font);
    painter->setPen(palette.color(QPalette::Text));
    painter->drawText(rect, Qt::AlignCenter, index.data(FindingsModel::FixRole).toString());
}

bool FindingDelegate::editorEvent(QEvent *event, QAbstractItemModel *model,
                                  const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const bool mouse =
        event->type() == QEvent::MouseMove || event->type() == QEvent::MouseButtonPress ||
        event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::MouseButtonDblClick;
    if (!mouse)
        return QStyledItemDelegate::editorEvent(event, model, option, index);
    const auto *mouseEvent = static_cast<QMouseEvent *>(event);
    const bool inside =
        buttonRect(option, option.rect, index).contains(mouseEvent->position().toPoint());
    switch (event->type()) {
    case QEvent::MouseMove:
        m_hovered = inside ? QPersistentModelIndex(index) : QPersistentModelIndex();
        break;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        if (!inside || mouseEvent->button() != Qt::LeftButton)
            return false;
        m_pressed = index;
        break;
    default: {
        const bool fix = inside && m_pressed == index;
        const bool handled = m_pressed.isValid();
        m_pressed = QPersistentModelIndex();
        if (fix)
            Q_EMIT fixPressed(index);
        if (!handled)
            return false;
    }
    }
    if (auto *view = qobject_cast<QAbstractItemView *>(const_cast<QWidget *>(option.widget)))
        view->viewport()->update();
    return event->type() != QEvent::MouseMove;
}
