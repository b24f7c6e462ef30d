#include "stylepaint.h"

#include "editor/panels/panelsection.h"
#include "theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOption>
#include <QWidget>

namespace StylePaint {

namespace {

constexpr double cornerRadius = 4.0;

/// Saves the painter and switches smooth edges on.
class Smooth {
public:
    explicit Smooth(QPainter &painter)
        : m_painter(painter)
    {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
    }
    ~Smooth() { m_painter.restore(); }
    Smooth(const Smooth &) = delete;
    Smooth &operator=(const Smooth &) = delete;

private:
    QPainter &m_painter;
};

bool has(const QStyleOption &option, QStyle::StateFlag flag)
{
    return option.state & flag;
}

/// Half a pixel inside, so that a one-pixel pen is sharp.
QRectF penRect(const QRect &rect)
{
    return QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
}

void box(QPainter &painter, const QRect &rect, const QColor &fill, const QColor &border)
{
    painter.setPen(border.alpha() > 0 ? QPen(border, 1.0) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    painter.drawRoundedRect(penRect(rect), cornerRadius, cornerRadius);
}

QColor pressedShade(const QStyleOption &option, const QColor &ground)
{
    const QColor ink = option.palette.color(QPalette::Active, QPalette::Text);
    if (has(option, QStyle::State_Sunken))
        return Theme::mix(ground, ink, 0.14);
    if (has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled))
        return Theme::mix(ground, ink, 0.06);
    return ground;
}

/// A rounded rectangle of which only the outer corners of a segment are round.
QPainterPath segmentPath(const QRectF &rect, const QString &place)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addRoundedRect(rect, cornerRadius, cornerRadius);
    const double half = rect.width() / 2.0;
    if (place == u"first" || place == u"middle")
        path.addRect(rect.adjusted(half, 0.0, 0.0, 0.0));
    if (place == u"last" || place == u"middle")
        path.addRect(rect.adjusted(0.0, 0.0, -half, 0.0));
    return path.simplified();
}

void segment(QPainter &painter, const QStyleOption &option, const QString &place)
{
    const bool on = has(option, QStyle::State_On);
    const QColor ground = option.palette.color(QPalette::Active, QPalette::Base);
    const QColor fill = on ? Theme::accent(option.palette) : pressedShade(option, ground);
    painter.setPen(QPen(on ? fill : Theme::fieldBorder(option.palette), 1.0));
    painter.setBrush(fill);
    painter.drawPath(segmentPath(penRect(option.rect), place));
    if (has(option, QStyle::State_HasFocus) && has(option, QStyle::State_KeyboardFocusChange)) {
        painter.setPen(QPen(
            on ? Theme::accentText(option.palette) : option.palette.color(QPalette::Link), 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(penRect(option.rect).adjusted(2, 2, -2, -2), 2.0, 2.0);
    }
}

void flatToolButton(QPainter &painter, const QStyleOption &option)
{
    const QColor window = option.palette.color(QPalette::Active, QPalette::Window);
    if (has(option, QStyle::State_On)) {
        // In high contrast the highlight has the colour of the icon.
        const bool plain = Theme::isHighContrast(option.palette);
        const QColor ink = option.palette.color(QPalette::Active, QPalette::Text);
        const QColor highlight = option.palette.color(QPalette::Active, QPalette::Highlight);
        const QColor link = option.palette.color(QPalette::Active, QPalette::Link);
        box(painter, option.rect, plain ? Theme::mix(window, ink, 0.2) : highlight,
            plain ? ink : Theme::mix(window, link, 0.55));
    } else if (has(option, QStyle::State_Sunken) ||
               (has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled))) {
        box(painter, option.rect, pressedShade(option, window), Qt::transparent);
    }
    if (has(option, QStyle::State_HasFocus) && has(option, QStyle::State_KeyboardFocusChange))
        focusFrame(painter, option);
}

} // namespace

void field(QPainter &painter, const QStyleOption &option)
{
    const Smooth smooth(painter);
    const bool focus = has(option, QStyle::State_HasFocus) && has(option, QStyle::State_Enabled);
    box(painter, option.rect, option.palette.color(QPalette::Base),
        focus ? option.palette.color(QPalette::Link) : Theme::fieldBorder(option.palette));
    if (focus) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(option.palette.color(QPalette::Link), 1.0));
        painter.drawRoundedRect(penRect(option.rect).adjusted(1, 1, -1, -1), 3.0, 3.0);
    }
}

void pushButton(QPainter &painter, const QStyleOption &option, bool primary)
{
    const Smooth smooth(painter);
    const bool enabled = has(option, QStyle::State_Enabled);
    if (primary && enabled) {
        const QColor fill = Theme::accent(option.palette);
        const QColor shade = has(option, QStyle::State_Sunken)      ? fill.darker(125)
                             : has(option, QStyle::State_MouseOver) ? fill.darker(110)
                                                                    : fill;
        box(painter, option.rect, shade, shade);
    } else {
        const QColor ground = has(option, QStyle::State_On)
                                  ? option.palette.color(QPalette::Highlight)
                                  : option.palette.color(QPalette::Button);
        box(painter, option.rect, pressedShade(option, ground), Theme::fieldBorder(option.palette));
    }
    if (has(option, QStyle::State_HasFocus) && has(option, QStyle::State_KeyboardFocusChange)) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(
            QPen(primary ? Theme::accentText(option.palette) : option.palette.color(QPalette::Link),
                 1.0));
        painter.drawRoundedRect(penRect(option.rect).adjusted(2, 2, -2, -2), 2.5, 2.5);
    }
}

void toolButton(QPainter &painter, const QStyleOption &option, const QWidget *widget)
{
    const Smooth smooth(painter);
    const QString place = widget ? widget->property("segment").toString() : QString();
    if (!place.isEmpty())
        segment(painter, option, place);
    else if (widget && widget->property("primary").toBool())
        pushButton(painter, option, true);
    else if (has(option, QStyle::State_AutoRaise))
        flatToolButton(painter, option);
    else
        pushButton(painter, option, false);
}

void checkBox(QPainter &painter, const QStyleOption &option)
{
    const Smooth smooth(painter);
    const QRect square = option.rect.adjusted(1, 1, -1, -1);
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool marked = has(option, QStyle::State_On) || has(option, QStyle::State_NoChange);
    if (!marked) {
        const QColor ground = option.palette.color(QPalette::Base);
        box(painter, square, pressedShade(option, ground),
            Theme::mix(Theme::fieldBorder(option.palette), option.palette.color(QPalette::Text),
                       0.3));
        return;
    }
    const QColor fill = enabled ? Theme::accent(option.palette)
                                : option.palette.color(QPalette::Disabled, QPalette::Text);
    box(painter, square, fill, fill);
    painter.setPen(QPen(enabled ? Theme::accentText(option.palette)
                                : option.palette.color(QPalette::Disabled, QPalette::Base),
                        1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QRectF r = square;
    const auto at = [&r](double x, double y) {
        return QPointF(r.left() + x * r.width(), r.top() + y * r.height());
    };
    if (has(option, QStyle::State_NoChange))
        painter.drawLine(at(0.25, 0.5), at(0.75, 0.5));
    else
        painter.drawPolyline(QPolygonF({at(0.24, 0.52), at(0.43, 0.71), at(0.77, 0.3)}));
}

void radioButton(QPainter &painter, const QStyleOption &option)
{
    const Smooth smooth(painter);
    const QRectF circle = penRect(option.rect).adjusted(1, 1, -1, -1);
    const bool on = has(option, QStyle::State_On);
    const QColor border = on ? Theme::accent(option.palette)
                             : Theme::mix(Theme::fieldBorder(option.palette),
                                          option.palette.color(QPalette::Text), 0.3);
    painter.setPen(QPen(border, 1.0));
    painter.setBrush(on ? border : pressedShade(option, option.palette.color(QPalette::Base)));
    painter.drawEllipse(circle);
    if (on) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(Theme::accentText(option.palette));
        painter.drawEllipse(circle.center(), circle.width() * 0.2, circle.width() * 0.2);
    }
}

void focusFrame(QPainter &painter, const QStyleOption &option)
{
    const Smooth smooth(painter);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(option.palette.color(QPalette::Link), 1.0));
    painter.drawRoundedRect(penRect(option.rect), 3.0, 3.0);
}

void chevron(QPainter &painter, const QRect &rect, const QStyleOption &option, bool up)
{
    const Smooth smooth(painter);
    const QPalette::ColorGroup group =
        has(option, QStyle::State_Enabled) ? QPalette::Active : QPalette::Disabled;
    painter.setPen(QPen(option.palette.color(group, QPalette::Text), 1.4, Qt::SolidLine,
                        Qt::RoundCap, Qt::RoundJoin));
    const QPointF c = QRectF(rect).center();
    const double rise = up ? -1.7 : 1.7;
    painter.drawPolyline(
        QPolygonF({c + QPointF(-3.2, -rise), c + QPointF(0.0, rise), c + QPointF(3.2, -rise)}));
}

void scrollBarSlider(QPainter &painter, const QRect &slider, const QStyleOption &option)
{
    const Smooth smooth(painter);
    const QColor ground = option.palette.color(QPalette::Window);
    const double weight = has(option, QStyle::State_Sunken)      ? 0.55
                          : has(option, QStyle::State_MouseOver) ? 0.45
                                                                 : 0.3;
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::mix(ground, option.palette.color(QPalette::Text), weight));
    const QRectF bar = QRectF(slider).adjusted(2.5, 2.5, -2.5, -2.5);
    const double radius = std::min(bar.width(), bar.height()) / 2.0;
    painter.drawRoundedRect(bar, radius, radius);
}

void dockTitle(QPainter &painter, const QRect &text, const QStyleOptionDockWidget &option)
{
    painter.save();
    painter.setFont(sectionFont(painter.font()));
    painter.setPen(Theme::quietText(option.palette));
    const QRect place = text.adjusted(7, 0, 0, 0);
    painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextShowMnemonic,
                     painter.fontMetrics().elidedText(option.title, Qt::ElideRight, place.width()));
    painter.restore();
}

void menuBarItem(QPainter &painter, const QStyleOptionMenuItem &option)
{
    const bool chosen = has(option, QStyle::State_Selected);
    const QPalette::ColorGroup group =
        has(option, QStyle::State_Enabled) ? QPalette::Active : QPalette::Disabled;
    painter.save();
    painter.fillRect(option.rect,
                     option.palette.color(chosen ? QPalette::Highlight : QPalette::Window));
    painter.setPen(
        option.palette.color(group, chosen ? QPalette::HighlightedText : QPalette::WindowText));
    painter.drawText(option.rect, Qt::AlignCenter | Qt::TextHideMnemonic | Qt::TextSingleLine,
                     option.text);
    painter.restore();
    if (option.rect.bottom() >= option.menuRect.bottom())
        hairline(painter, option.rect, option, Qt::BottomEdge);
}

void headerSection(QPainter &painter, const QStyleOptionHeader &option)
{
    painter.fillRect(option.rect, option.palette.color(QPalette::Window));
    hairline(painter, option.rect, option,
             option.orientation == Qt::Horizontal ? Qt::BottomEdge : Qt::RightEdge);
}

void tab(QPainter &painter, const QStyleOptionTab &option)
{
    const bool chosen = has(option, QStyle::State_Selected);
    const QColor ground = option.palette.color(QPalette::Window);
    painter.fillRect(option.rect, chosen ? ground : pressedShade(option, ground));
    const bool below =
        option.shape == QTabBar::RoundedSouth || option.shape == QTabBar::TriangularSouth;
    hairline(painter, option.rect, option, below ? Qt::TopEdge : Qt::BottomEdge);
    if (!chosen)
        return;
    QRect mark = option.rect.adjusted(6, 0, -6, 0);
    if (below)
        mark.setHeight(2);
    else
        mark.setTop(mark.bottom() - 1);
    painter.fillRect(mark, option.palette.color(QPalette::Link));
}

void hairline(QPainter &painter, const QRect &rect, const QStyleOption &option, Qt::Edge edge)
{
    QRect line = rect;
    switch (edge) {
    case Qt::TopEdge:
        line.setHeight(1);
        break;
    case Qt::BottomEdge:
        line.setTop(line.bottom());
        break;
    case Qt::LeftEdge:
        line.setWidth(1);
        break;
    case Qt::RightEdge:
        line.setLeft(line.right());
        break;
    }
    painter.fillRect(line, Theme::hairline(option.palette));
}

void separator(QPainter &painter, const QStyleOption &option)
{
    const QRect r = option.rect;
    painter.fillRect(r, option.palette.color(QPalette::Window));
    const bool hover = has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled);
    const QColor color =
        hover ? option.palette.color(QPalette::Link) : Theme::hairline(option.palette);
    if (r.width() > r.height())
        painter.fillRect(QRect(r.left(), r.center().y(), r.width(), 1), color);
    else
        painter.fillRect(QRect(r.center().x(), r.top(), 1, r.height()), color);
}

} // namespace StylePaint
