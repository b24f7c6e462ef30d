#include "repairpane.h"

#include "editor/inspection/palette.h"
#include "editor/inspection/tolerance.h"
#include "severitylook.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

using hullsmith::Outline;
using hullsmith::Vec2;

namespace {

constexpr int paneWidth = 216;
constexpr int pictureHeight = 180;
constexpr int margin = 10;
constexpr int radioSide = 14;
constexpr double pictureMargin = 12.0;
constexpr double cornerRadius = 6.0;
constexpr double markRadius = 4.5;
constexpr double smallMarkRadius = 2.0; ///< Where there are very many.
constexpr std::size_t manyMarks = 30;
constexpr double vertexRadius = 2.0;
/// More dots than this hide the outline.
constexpr std::size_t mostDots = 150;

QPainterPath pathOf(const Outline &outline, const QTransform &view)
{
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    const auto add = [&](const std::vector<Vec2> &ring) {
        QPolygonF polygon;
        for (const Vec2 &v : ring)
            if (v.allFinite())
                polygon << view.map(QPointF(v.x(), v.y()));
        path.addPolygon(polygon);
        path.closeSubpath();
    };
    add(outline.outer);
    std::ranges::for_each(outline.holes, add);
    return path;
}

std::size_t vertexCount(const std::vector<Outline> &parts)
{
    std::size_t count = 0;
    for (const Outline &part : parts) {
        count += part.outer.size();
        for (const auto &hole : part.holes)
            count += hole.size();
    }
    return count;
}

/// That of shapes on the canvas.
QColor shapeColour(const QPalette &palette)
{
    return (SeverityLook::isDark(palette) ? Palette::darkTheme() : Palette::light()).shapeA;
}

QTransform fitted(const QRectF &bounds, const QRectF &box)
{
    const double scale = std::min(box.width() / std::max(bounds.width(), leastExtent),
                                  box.height() / std::max(bounds.height(), leastExtent));
    QTransform view;
    view.translate(box.center().x(), box.center().y());
    view.scale(scale, -scale);
    view.translate(-bounds.center().x(), -bounds.center().y());
    return view;
}

} // namespace

RepairPane::RepairPane(QWidget *parent)
    : QAbstractButton(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setFocusPolicy(Qt::NoFocus);
}

void RepairPane::setPicture(std::vector<Outline> parts, std::vector<Vec2> marks,
                            const QRectF &bounds)
{
    m_parts = std::move(parts);
    m_marks = std::move(marks);
    m_bounds = bounds;
    update();
}

void RepairPane::setRows(std::vector<Row> rows, const QString &note)
{
    m_rows = std::move(rows);
    m_note = note;
    setAccessibleDescription(rowsForReaders());
    updateGeometry();
    update();
}

QString RepairPane::rowsForReaders() const
{
    QStringList lines;
    if (!m_note.isEmpty())
        lines << m_note;
    for (const Row &row : m_rows)
        lines << row.label + QLatin1Char(' ') + row.value;
    return lines.join(QStringLiteral("\n"));
}

int RepairPane::textHeight() const
{
    const int lines = int(m_rows.size()) + (m_note.isEmpty() ? 0 : 2);
    return fontMetrics().height() + 6 + lines * rowHeight();
}

void RepairPane::setTextHeight(int height)
{
    m_textHeight = height;
    updateGeometry();
}

QSize RepairPane::sizeHint() const
{
    return {paneWidth, pictureHeight + std::max(m_textHeight, textHeight()) + 3 * margin};
}

void RepairPane::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isCheckable()) {
        const QRectF frame = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
        const bool active = isChecked() || underMouse();
        painter.setBrush(isChecked() ? palette().color(QPalette::AlternateBase)
                                     : QColor(Qt::transparent));
        painter.setPen(QPen(isChecked() ? shapeColour(palette())
                            : active    ? SeverityLook::mutedText(palette())
                                        : SeverityLook::hairline(palette()),
                            isChecked() ? 2.0 : 1.0));
        painter.drawRoundedRect(frame, cornerRadius, cornerRadius);
        if (hasFocus()) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(palette().color(QPalette::WindowText), 1.0, Qt::DotLine));
            painter.drawRoundedRect(frame.adjusted(3, 3, -3, -3), cornerRadius - 2,
                                    cornerRadius - 2);
        }
    }
    const int bottom = std::max(height() - m_textHeight - margin, 3 * margin);
    paintPicture(painter, QRectF(margin, margin, width() - 2 * margin, bottom - 2 * margin));
    const QRect title(margin, bottom, width() - 2 * margin, fontMetrics().height());
    paintTitle(painter, title);
    paintRows(painter, QRect(margin, title.bottom() + 6, width() - 2 * margin, rowHeight()));
}

void RepairPane::paintPicture(QPainter &painter, const QRectF &box) const
{
    painter.save();
    painter.setPen(QPen(SeverityLook::hairline(palette()), 1.0));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3.0, 3.0);
    painter.setClipRect(box.adjusted(1, 1, -1, -1));
    const QTransform view = fitted(
        m_bounds, box.adjusted(pictureMargin, pictureMargin, -pictureMargin, -pictureMargin));
    const QColor colour =
        isCheckable() ? shapeColour(palette()) : SeverityLook::mutedText(palette());
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        QColor fill = colour;
        fill.setAlphaF(!isCheckable() ? 0.16F : i % 2 == 0 ? 0.38F : 0.20F);
        painter.setBrush(fill);
        painter.setPen(QPen(colour, 1.4, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter.drawPath(pathOf(m_parts[i], view));
    }
    if (isCheckable() && vertexCount(m_parts) <= mostDots) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        const auto dots = [&](const std::vector<Vec2> &ring) {
            for (const Vec2 &v : ring)
                painter.drawEllipse(view.map(QPointF(v.x(), v.y())), vertexRadius, vertexRadius);
        };
        for (const Outline &part : m_parts) {
            dots(part.outer);
            std::ranges::for_each(part.holes, dots);
        }
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(SeverityLook::color(Finding::Severity::Error, palette()), 1.6));
    const double radius = m_marks.size() > manyMarks ? smallMarkRadius : markRadius;
    for (const Vec2 &mark : m_marks)
        painter.drawEllipse(view.map(QPointF(mark.x(), mark.y())), radius, radius);
    painter.restore();
}

void RepairPane::paintTitle(QPainter &painter, const QRect &line) const
{
    QRect space = line;
    if (isCheckable()) {
        const QRectF radio(line.left() + 0.5, line.center().y() - 0.5 * radioSide + 0.5, radioSide,
                           radioSide);
        painter.setPen(
            QPen(isChecked() ? shapeColour(palette()) : SeverityLook::mutedText(palette()), 1.5));
        painter.setBrush(palette().color(QPalette::Base));
        painter.drawEllipse(radio);
        if (isChecked()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(shapeColour(palette()));
            painter.drawEllipse(radio.adjusted(4, 4, -4, -4));
        }
        space.setLeft(line.left() + radioSide + 7);
    }
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(
        palette().color(isEnabled() || !isCheckable() ? QPalette::Active : QPalette::Disabled,
                        QPalette::WindowText));
    painter.drawText(space, Qt::AlignVCenter | Qt::AlignLeft, text());
    painter.setFont(font());
}

void RepairPane::paintRows(QPainter &painter, QRect line) const
{
    const QColor muted = SeverityLook::mutedText(palette());
    const QColor ink = palette().color(QPalette::Active, QPalette::WindowText);
    if (!m_note.isEmpty()) {
        painter.setPen(muted);
        painter.drawText(line.adjusted(0, 0, 0, rowHeight()),
                         Qt::TextWordWrap | Qt::AlignTop | Qt::AlignLeft, m_note);
        line.translate(0, 2 * rowHeight());
    }
    for (const Row &row : m_rows) {
        painter.setPen(muted);
        painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, row.label);
        painter.setPen(ink);
        painter.drawText(line, Qt::AlignVCenter | Qt::AlignRight, row.value);
        line.translate(0, rowHeight());
    }
}

void RepairPane::mouseDoubleClickEvent(QMouseEvent *event)
{
    QAbstractButton::mouseDoubleClickEvent(event);
    if (isCheckable() && event->button() == Qt::LeftButton)
        Q_EMIT activated();
}

void RepairPane::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void RepairPane::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}
