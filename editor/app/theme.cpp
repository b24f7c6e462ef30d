#include "theme.h"

#include <QGuiApplication>
#include <QStyleHints>

#include <cmath>

namespace Theme {

namespace {

struct Colors {
    QColor window, base, alternate, text, quiet, button, border, line, highlight, highlightText,
        link;
};

QPalette build(const Colors &c)
{
    QPalette p;
    p.setColor(QPalette::Window, c.window);
    p.setColor(QPalette::WindowText, c.text);
    p.setColor(QPalette::Base, c.base);
    p.setColor(QPalette::AlternateBase, c.alternate);
    p.setColor(QPalette::Text, c.text);
    p.setColor(QPalette::PlaceholderText, c.quiet);
    p.setColor(QPalette::Button, c.button);
    p.setColor(QPalette::ButtonText, c.text);
    p.setColor(QPalette::BrightText, c.text);
    p.setColor(QPalette::ToolTipBase, c.base);
    p.setColor(QPalette::ToolTipText, c.text);
    p.setColor(QPalette::Light, mix(c.window, c.base, 0.5));
    p.setColor(QPalette::Midlight, c.line);
    p.setColor(QPalette::Mid, c.border);
    p.setColor(QPalette::Dark, mix(c.border, c.text, 0.25));
    p.setColor(QPalette::Shadow, mix(c.border, c.text, 0.5));
    p.setColor(QPalette::Highlight, c.highlight);
    p.setColor(QPalette::HighlightedText, c.highlightText);
    p.setColor(QPalette::Link, c.link);
    p.setColor(QPalette::LinkVisited, c.link);
    const QColor off = mix(c.window, c.text, 0.48);
    for (QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, off);
    p.setColor(QPalette::Disabled, QPalette::HighlightedText, off);
    p.setColor(QPalette::Disabled, QPalette::Highlight, mix(c.window, c.highlight, 0.5));
    p.setColor(QPalette::Disabled, QPalette::Base, mix(c.window, c.base, 0.4));
    p.setColor(QPalette::Disabled, QPalette::Button, mix(c.window, c.button, 0.4));
    return p;
}

double channel(double value)
{
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &color)
{
    return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF()) +
           0.0722 * channel(color.blueF());
}

} // namespace

QPalette light()
{
    return build({.window = 0xF5F5F6,
                  .base = 0xFFFFFF,
                  .alternate = 0xF6F7F9,
                  .text = 0x1A1A1A,
                  .quiet = 0x5C636E,
                  .button = 0xFFFFFF,
                  .border = 0xC8CCD2,
                  .line = 0xDDDFE3,
                  .highlight = 0xD9E6F6,
                  .highlightText = 0x10161D,
                  .link = 0x2B6CB0});
}

QPalette dark()
{
    return build({.window = 0x24272C,
                  .base = 0x1B1D21,
                  .alternate = 0x212429,
                  .text = 0xECEDEE,
                  .quiet = 0xA9AFB8,
                  .button = 0x2F333A,
                  .border = 0x4A505A,
                  .line = 0x383D45,
                  .highlight = 0x294B73,
                  .highlightText = 0xFFFFFF,
                  .link = 0x7DB6F2});
}

QPalette highContrast(bool dark)
{
    const QColor ground = dark ? Qt::black : Qt::white;
    const QColor ink = dark ? Qt::white : Qt::black;
    return build({.window = ground,
                  .base = ground,
                  .alternate = ground,
                  .text = ink,
                  .quiet = ink,
                  .button = ground,
                  .border = ink,
                  .line = ink,
                  .highlight = ink,
                  .highlightText = ground,
                  .link = ink});
}

bool isHighContrast(const QPalette &palette)
{
    return palette.color(QPalette::Active, QPalette::Highlight) ==
           palette.color(QPalette::Active, QPalette::Text);
}

QColor accent(const QPalette &palette)
{
    return isHighContrast(palette) ? palette.color(QPalette::Active, QPalette::Text)
                                   : QColor(0x2B6CB0);
}

QColor accentText(const QPalette &palette)
{
    return isHighContrast(palette) ? palette.color(QPalette::Active, QPalette::Base)
                                   : QColor(Qt::white);
}

QColor quietText(const QPalette &palette)
{
    return palette.color(QPalette::Active, QPalette::PlaceholderText);
}

QColor hairline(const QPalette &palette)
{
    return palette.color(QPalette::Active, QPalette::Midlight);
}

QColor fieldBorder(const QPalette &palette)
{
    return palette.color(QPalette::Active, QPalette::Mid);
}

QColor mix(const QColor &under, const QColor &over, double weight)
{
    const auto blend = [weight](float a, float b) {
        return static_cast<float>(a + (b - a) * weight);
    };
    return QColor::fromRgbF(blend(under.redF(), over.redF()), blend(under.greenF(), over.greenF()),
                            blend(under.blueF(), over.blueF()));
}

double contrast(const QColor &one, const QColor &other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

bool systemIsDark()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
#else
    const QPalette palette = QGuiApplication::palette();
    return palette.color(QPalette::Window).lightness() <
           palette.color(QPalette::WindowText).lightness();
#endif
}

} // namespace Theme
