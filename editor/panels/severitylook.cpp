#include "severitylook.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>

#include <cstdlib>

namespace {

/// Lightness (0 to 255) between ground and selection below which text keeps its colour on it.
constexpr int quietDifference = 70;

QColor mix(const QColor &a, const QColor &b, double share)
{
    const auto blend = [share](int x, int y) { return int(x + (y - x) * share + 0.5); };
    return {blend(a.red(), b.red()), blend(a.green(), b.green()), blend(a.blue(), b.blue())};
}

} // namespace

bool SeverityLook::isDark(const QPalette &palette)
{
    return palette.color(QPalette::Base).lightness() < 128;
}

QColor SeverityLook::color(Finding::Severity severity, const QPalette &palette)
{
    const bool dark = isDark(palette);
    switch (severity) {
    case Finding::Severity::Error:
        return dark ? QColor(0xFF, 0x8A, 0x96) : QColor(0x8B, 0x0A, 0x1A);
    case Finding::Severity::Warning:
        return dark ? QColor(0xE3, 0xC5, 0x4F) : QColor(0x66, 0x56, 0x06);
    case Finding::Severity::Note:
        break;
    }
    return mutedText(palette);
}

QColor SeverityLook::fineColor(const QPalette &palette)
{
    return isDark(palette) ? QColor(0x4F, 0xD8, 0x9A) : QColor(0x0D, 0x6B, 0x42);
}

QColor SeverityLook::tint(Finding::Severity severity, const QPalette &palette)
{
    return mix(palette.color(QPalette::Base), color(severity, palette),
               isDark(palette) ? 0.22 : 0.10);
}

QColor SeverityLook::mutedText(const QPalette &palette)
{
    return palette.color(QPalette::Active, QPalette::PlaceholderText); // Full ink in high contrast.
}

QColor SeverityLook::selection(const QPalette &palette)
{
    QColor wash = palette.color(QPalette::Highlight);
    const bool quiet =
        std::abs(wash.lightness() - palette.color(QPalette::Base).lightness()) < quietDifference;
    if (quiet)
        wash.setAlphaF(0.85F); // The theme's own wash.
    else
        wash.setAlphaF(isDark(palette) ? 0.34F : 0.17F);
    return wash;
}

QColor SeverityLook::hairline(const QPalette &palette)
{
    return mix(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.14);
}

void SeverityLook::paintGlyph(QPainter &painter, const QRectF &box, Finding::Severity severity,
                              const QColor &color)
{
    const double side = std::min(box.width(), box.height());
    QRectF inner(0.0, 0.0, side, side);
    inner.moveCenter(box.center());
    inner.adjust(1.0, 1.0, -1.0, -1.0);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    switch (severity) {
    case Finding::Severity::Error:
        painter.drawEllipse(inner);
        break;
    case Finding::Severity::Warning:
        painter.drawPolygon(QPolygonF{QPointF(inner.center().x(), inner.top()), inner.bottomRight(),
                                      inner.bottomLeft()});
        break;
    case Finding::Severity::Note:
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(color, 1.5));
        painter.drawEllipse(inner.adjusted(1.0, 1.0, -1.0, -1.0));
        break;
    }
    painter.restore();
}

void SeverityLook::paintTick(QPainter &painter, const QRectF &box, const QColor &color)
{
    const double side = std::min(box.width(), box.height());
    QPainterPath tick;
    tick.moveTo(box.center() + QPointF(-0.38 * side, 0.02 * side));
    tick.lineTo(box.center() + QPointF(-0.10 * side, 0.32 * side));
    tick.lineTo(box.center() + QPointF(0.40 * side, -0.36 * side));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, 1.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(tick);
    painter.restore();
}

QString SeverityLook::name(Finding::Severity severity)
{
    switch (severity) {
    case Finding::Severity::Error:
        return QCoreApplication::translate("SeverityLook", "Error");
    case Finding::Severity::Warning:
        return QCoreApplication::translate("SeverityLook", "Warning");
    case Finding::Severity::Note:
        break;
    }
    return QCoreApplication::translate("SeverityLook", "Note");
}
