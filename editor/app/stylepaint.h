#pragma once

#include <QRect>

class QPainter;
class QStyleOption;
class QStyleOptionComplex;
class QStyleOptionDockWidget;
class QStyleOptionHeader;
class QStyleOptionMenuItem;
class QStyleOptionTab;
class QWidget;

/// What Style draws itself, one function for each kind of control.
namespace StylePaint {

/// Ground and border of a text field, spin box or combo box; the border shows the focus.
void field(QPainter &painter, const QStyleOption &option);
void pushButton(QPainter &painter, const QStyleOption &option, bool primary);
void toolButton(QPainter &painter, const QStyleOption &option, const QWidget *widget);
void checkBox(QPainter &painter, const QStyleOption &option);
void radioButton(QPainter &painter, const QStyleOption &option);
void focusFrame(QPainter &painter, const QStyleOption &option);
void chevron(QPainter &painter, const QRect &rect, const QStyleOption &option, bool up);
void scrollBarSlider(QPainter &painter, const QRect &slider, const QStyleOption &option);
void dockTitle(QPainter &painter, const QRect &text, const QStyleOptionDockWidget &option);
/// A title in the menu bar; the line below the bar runs on under it.
void menuBarItem(QPainter &painter, const QStyleOptionMenuItem &option);
void headerSection(QPainter &painter, const QStyleOptionHeader &option);
void tab(QPainter &painter, const QStyleOptionTab &option);
/// A line along one edge of `rect`.
void hairline(QPainter &painter, const QRect &rect, const QStyleOption &option, Qt::Edge edge);
/// The line in the middle of a splitter or dock separator.
void separator(QPainter &painter, const QStyleOption &option);

} // namespace StylePaint
