#include "style.h"

#include "stylepaint.h"
#include "theme.h"
#include "themedicon.h"

#include <QAbstractScrollArea>
#include <QDockWidget>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QPainter>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>

namespace {

constexpr int scrollBarWidth = 12;
constexpr int leastSlider = 28;
constexpr int headerInset = 4; ///< Besides the margin that Qt leaves.

template <typename Option>
const Option *as(const QStyleOption *option)
{
    return qstyleoption_cast<const Option *>(option);
}

bool isPrimary(const QStyleOption *option, const QWidget *widget)
{
    const auto *button = as<QStyleOptionButton>(option);
    return (button && button->features.testFlag(QStyleOptionButton::DefaultButton)) ||
           (widget && widget->property("primary").toBool());
}

/// Text on the accent colour.
bool needsAccentText(const QStyleOption *option, const QWidget *widget)
{
    if (!option->state.testFlag(QStyle::State_Enabled))
        return false;
    if (widget && widget->property("segment").isValid())
        return option->state.testFlag(QStyle::State_On);
    return isPrimary(option, widget);
}

/// A dock that shares its place with others behind tabs.
bool isTabbed(const QWidget *widget)
{
    const auto *dock = qobject_cast<const QDockWidget *>(widget);
    const auto *window = dock ? qobject_cast<const QMainWindow *>(dock->parentWidget()) : nullptr;
    if (!window || dock->isFloating())
        return false;
    return std::ranges::any_of(window->tabifiedDockWidgets(const_cast<QDockWidget *>(dock)),
                               [](const QDockWidget *other) { return !other->isHidden(); });
}

/// The slider of a scroll bar without arrow buttons.
QRect sliderRect(const QStyleOptionSlider &bar)
{
    const bool across = bar.orientation == Qt::Horizontal;
    const int length = across ? bar.rect.width() : bar.rect.height();
    const qint64 range = qint64(bar.maximum) - bar.minimum;
    int size = length;
    if (range > 0)
        size = std::clamp(int(qint64(length) * bar.pageStep / (range + bar.pageStep)),
                          std::min(leastSlider, length), length);
    const int start = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition,
                                                      length - size, bar.upsideDown);
    const QRect slider =
        across ? QRect(start, 0, size, bar.rect.height()) : QRect(0, start, bar.rect.width(), size);
    return slider.translated(bar.rect.topLeft());
}

} // namespace

Style::Style()
    : QProxyStyle(QStringLiteral("Fusion"))
{
}

void Style::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (auto *area = qobject_cast<QAbstractScrollArea *>(widget))
        area->viewport()->setAttribute(Qt::WA_Hover);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                          const QWidget *widget) const
{
    switch (element) {
    case PE_PanelLineEdit:
        if (const auto *frame = as<QStyleOptionFrame>(option); frame && frame->lineWidth > 0)
            StylePaint::field(*painter, *option);
        else if (!widget || !widget->parentWidget() ||
                 !widget->parentWidget()->inherits("QAbstractSpinBox"))
            painter->fillRect(option->rect, option->palette.brush(QPalette::Base));
        return;
    case PE_FrameLineEdit:
        StylePaint::field(*painter, *option);
        return;
    case PE_PanelButtonCommand:
        StylePaint::pushButton(*painter, *option, isPrimary(option, widget));
        return;
    case PE_PanelButtonTool:
        StylePaint::toolButton(*painter, *option, widget);
        return;
    case PE_IndicatorCheckBox:
        StylePaint::checkBox(*painter, *option);
        return;
    case PE_IndicatorRadioButton:
        StylePaint::radioButton(*painter, *option);
        return;
    case PE_FrameFocusRect:
        StylePaint::focusFrame(*painter, *option);
        return;
    case PE_IndicatorDockWidgetResizeHandle:
        StylePaint::separator(*painter, *option);
        return;
    case PE_PanelStatusBar:
        painter->fillRect(option->rect, option->palette.color(QPalette::Window));
        StylePaint::hairline(*painter, option->rect, *option, Qt::TopEdge);
        return;
    case PE_FrameDefaultButton:
    case PE_FrameStatusBarItem:
    case PE_FrameTabBarBase:
    case PE_FrameDockWidget:
        return;
    case PE_Frame:
        painter->save();
        painter->setPen(Theme::hairline(option->palette));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        painter->restore();
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                        const QWidget *widget) const
{
    switch (element) {
    case CE_PushButtonLabel:
        if (const auto *button = as<QStyleOptionButton>(option);
            button && needsAccentText(option, widget)) {
            QStyleOptionButton copy = *button;
            copy.palette.setColor(QPalette::ButtonText, Theme::accentText(option->palette));
            QProxyStyle::drawControl(element, &copy, painter, widget);
            return;
        }
        break;
    case CE_DockWidgetTitle:
        if (const auto *dock = as<QStyleOptionDockWidget>(option)) {
            QStyleOptionDockWidget copy = *dock;
            if (isTabbed(widget))
                copy.title.clear(); // The tab says it.
            StylePaint::dockTitle(*painter,
                                  subElementRect(SE_DockWidgetTitleBarText, option, widget), copy);
            return;
        }
        break;
    case CE_HeaderSection:
        if (const auto *header = as<QStyleOptionHeader>(option)) {
            StylePaint::headerSection(*painter, *header);
            return;
        }
        break;
    case CE_HeaderLabel:
        if (const auto *header = as<QStyleOptionHeader>(option)) {
            QStyleOptionHeader copy = *header;
            copy.rect.adjust(headerInset, 0, -headerInset, 0);
            QProxyStyle::drawControl(element, &copy, painter, widget);
            return;
        }
        break;
    case CE_TabBarTabShape:
        if (const auto *tab = as<QStyleOptionTab>(option)) {
            StylePaint::tab(*painter, *tab);
            return;
        }
        break;
    case CE_ToolBar: {
        const auto *bar = as<QStyleOptionToolBar>(option);
        const bool below = bar && bar->toolBarArea == Qt::BottomToolBarArea;
        painter->fillRect(option->rect, option->palette.color(QPalette::Window));
        StylePaint::hairline(*painter, option->rect, *option, below ? Qt::TopEdge : Qt::BottomEdge);
        return;
    }
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, option->palette.color(QPalette::Window));
        StylePaint::hairline(*painter, option->rect, *option, Qt::BottomEdge);
        return;
    case CE_MenuBarItem:
        if (const auto *item = as<QStyleOptionMenuItem>(option)) {
            StylePaint::menuBarItem(*painter, *item);
            return;
        }
        break;
    case CE_Splitter:
        StylePaint::separator(*painter, *option);
        return;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                               QPainter *painter, const QWidget *widget) const
{
    if (const auto *button = as<QStyleOptionToolButton>(option);
        button && control == CC_ToolButton) {
        QStyleOptionToolButton copy = *button;
        copy.features &= ~QStyleOptionToolButton::HasMenu; // The text carries its own arrow.
        if (needsAccentText(option, widget))
            copy.palette.setColor(QPalette::ButtonText, Theme::accentText(option->palette));
        QProxyStyle::drawComplexControl(control, &copy, painter, widget);
        return;
    }
    if (const auto *box = as<QStyleOptionSpinBox>(option); box && control == CC_SpinBox) {
        if (box->frame)
            StylePaint::field(*painter, *option);
        if (box->buttonSymbols != QAbstractSpinBox::NoButtons) {
            StylePaint::chevron(*painter, subControlRect(control, option, SC_SpinBoxUp, widget),
                                *option, true);
            StylePaint::chevron(*painter, subControlRect(control, option, SC_SpinBoxDown, widget),
                                *option, false);
        }
        return;
    }
    if (const auto *box = as<QStyleOptionComboBox>(option); box && control == CC_ComboBox) {
        if (box->editable || !box->frame)
            StylePaint::field(*painter, *option);
        else
            StylePaint::pushButton(*painter, *option, false);
        StylePaint::chevron(*painter, subControlRect(control, option, SC_ComboBoxArrow, widget),
                            *option, false);
        return;
    }
    if (const auto *bar = as<QStyleOptionSlider>(option); bar && control == CC_ScrollBar) {
        painter->fillRect(option->rect, option->palette.color(QPalette::Window));
        if (bar->maximum > bar->minimum)
            StylePaint::scrollBarSlider(*painter, sliderRect(*bar), *option);
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                            SubControl subControl, const QWidget *widget) const
{
    const auto *bar = as<QStyleOptionSlider>(option);
    if (control != CC_ScrollBar || !bar)
        return QProxyStyle::subControlRect(control, option, subControl, widget);
    const QRect slider = sliderRect(*bar);
    QRect rect = bar->rect;
    switch (subControl) {
    case SC_ScrollBarSlider:
        return slider;
    case SC_ScrollBarGroove:
        return rect;
    case SC_ScrollBarSubPage:
        bar->orientation == Qt::Horizontal ? rect.setRight(slider.left() - 1)
                                           : rect.setBottom(slider.top() - 1);
        return rect;
    case SC_ScrollBarAddPage:
        bar->orientation == Qt::Horizontal ? rect.setLeft(slider.right() + 1)
                                           : rect.setTop(slider.bottom() + 1);
        return rect;
    default:
        return {};
    }
}

QRect Style::subElementRect(SubElement element, const QStyleOption *option,
                            const QWidget *widget) const
{
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
    if (element == SE_LineEditContents && frame && frame->lineWidth > 0)
        return rect.adjusted(2, 0, -2, 0); // As far from the frame as a spin box's text.
    return rect;
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                              const QWidget *widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_MenuBarItem)
        result += QSize(4, 4);
    if (type == CT_ToolButton && widget &&
        (widget->property("segment").isValid() || widget->property("field").toBool() ||
         widget->property("primary").toBool()))
        result += QSize(10, 2);
    if (type == CT_HeaderSection)
        result += QSize(2 * headerInset, 2); // what drawing the label leaves free
    return result;
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_ScrollBarExtent:
        return scrollBarWidth;
    case PM_ScrollBarSliderMin:
        return leastSlider;
    case PM_DockWidgetSeparatorExtent:
    case PM_SplitterWidth:
    case PM_DockWidgetTitleMargin:
        return 5;
    case PM_DockWidgetTitleBarButtonMargin:
        return 2;
    case PM_DockWidgetFrameWidth:
    case PM_ToolBarFrameWidth:
    case PM_MenuBarPanelWidth:
    case PM_TabBarBaseOverlap:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    case PM_ToolBarItemMargin:
    case PM_ToolTipLabelFrameWidth:
        return 4;
    case PM_ToolBarItemSpacing:
        return 3;
    case PM_FocusFrameHMargin:
        return 5; // Left and right of the text of a row.
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                     QStyleHintReturn *returnData) const
{
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_UnderlineShortcut:
    case SH_ItemView_ActivateItemOnSingleClick:
    case SH_ScrollBar_LeftClickAbsolutePosition:
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returnData);
    }
}

QIcon Style::standardIcon(StandardPixmap icon, const QStyleOption *option,
                          const QWidget *widget) const
{
    switch (icon) {
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
        if (widget && widget->inherits("QDockWidget"))
            return themedIcon(QStringLiteral("close"));
        break;
    case SP_TitleBarNormalButton:
        if (widget && widget->inherits("QDockWidget"))
            return themedIcon(QStringLiteral("float"));
        break;
    // Fusion's own are PNGs, and the first PNG that Qt reads makes it load every image plugin.
    case SP_LineEditClearButton:
        return themedIcon(QStringLiteral("close"));
    case SP_ToolBarHorizontalExtensionButton:
        return themedIcon(QStringLiteral("more"));
    case SP_ToolBarVerticalExtensionButton:
        return themedIcon(QStringLiteral("chevron-down"));
    case SP_MessageBoxQuestion:
    case SP_MessageBoxInformation:
        return themedIcon(QStringLiteral("info"));
    case SP_MessageBoxWarning:
        return themedIcon(QStringLiteral("warning"));
    case SP_MessageBoxCritical:
        return themedIcon(QStringLiteral("error"));
    default:
        break;
    }
    return QProxyStyle::standardIcon(icon, option, widget);
}
