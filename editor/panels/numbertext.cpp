#include "numbertext.h"

#include <QLocale>
#include <QRegularExpression>

#include <array>
#include <cmath>
#include <numbers>

namespace {

/// Full-width forms and the typographic minus become what a keyboard without input method gives.
QString plainForm(const QString &text)
{
    QString plain = text.normalized(QString::NormalizationForm_KC).trimmed();
    plain.replace(QChar(0x2212), QLatin1Char('-'));
    plain.replace(QChar(0x00D7), QLatin1Char('*'));
    plain.replace(QChar(0x3002), QLatin1Char('.'));
    return plain;
}

/// Takes a unit off the end of `text`; returns what the number has to be multiplied with.
double takeUnit(QString &text, double pixelsPerMetre)
{
    if (text.endsWith(QLatin1String("px"), Qt::CaseInsensitive)) {
        text.chop(2);
        return 1.0;
    }
    if (text.endsWith(QLatin1Char('m'))) {
        text.chop(1);
        return pixelsPerMetre;
    }
    return 1.0;
}

std::optional<double> plainNumber(const QString &text)
{
    QLocale c = QLocale::c();
    c.setNumberOptions(QLocale::RejectGroupSeparator);
    bool ok = false;
    const double value = c.toDouble(text.trimmed(), &ok);
    if (!ok || !std::isfinite(value))
        return std::nullopt;
    return value;
}

std::optional<double> withinReach(double value)
{
    if (!std::isfinite(value) || std::abs(value) > NumberText::largestCoordinate)
        return std::nullopt;
    return value;
}

std::optional<double> scaled(const QString &text, double old, bool divide)
{
    const std::optional<double> factor = plainNumber(text);
    if (!factor || (divide && *factor == 0.0))
        return std::nullopt;
    return withinReach(divide ? old / *factor : old * *factor);
}

std::optional<double> length(QString text, double pixelsPerMetre)
{
    const double unit = takeUnit(text, pixelsPerMetre);
    const std::optional<double> value = plainNumber(text);
    return value ? withinReach(*value * unit) : std::nullopt;
}

} // namespace

QString NumberText::fixed(double value, int decimals)
{
    const QString text = QString::number(value, 'f', decimals);
    const bool isZero = text.startsWith(QLatin1Char('-')) && text.toDouble() == 0.0;
    return isZero ? text.mid(1) : text;
}

QString NumberText::shortFigure(double value, int significant)
{
    const QString text = QString::number(value, 'g', significant);
    if (text.contains(QLatin1Char('e')) && std::abs(value) >= 1.0 &&
        std::abs(value) < NumberText::largestCoordinate)
        return fixed(value, 0);
    return text == QLatin1String("-0") ? QStringLiteral("0") : text;
}

QString NumberText::exact(double value)
{
    return value == 0.0 ? QStringLiteral("0")
                        : QString::number(value, 'g', QLocale::FloatingPointShortest);
}

std::optional<double> NumberText::edited(const QString &text, double old, double pixelsPerMetre)
{
    const QString plain = plainForm(text);
    if (plain.isEmpty())
        return std::nullopt;
    const QChar first = plain.front();
    if (first == QLatin1Char('*') || first == QLatin1Char('/'))
        return scaled(
            plain.mid(plain.startsWith(QLatin1String("*=")) || plain.startsWith(QLatin1String("/="))
                          ? 2
                          : 1),
            old, first == QLatin1Char('/'));
    if (plain.startsWith(QLatin1String("-=")) || plain.startsWith(QLatin1String("+="))) {
        const std::optional<double> change = length(plain.mid(2), pixelsPerMetre);
        if (!change)
            return std::nullopt;
        return withinReach(first == QLatin1Char('-') ? old - *change : old + *change);
    }
    if (first == QLatin1Char('+')) {
        const std::optional<double> change = length(plain.mid(1), pixelsPerMetre);
        return change ? withinReach(old + *change) : std::nullopt;
    }
    return length(plain, pixelsPerMetre);
}

std::optional<hullsmith::Vec2> NumberText::editedVertex(const QString &text,
                                                        const hullsmith::Vec2 &old,
                                                        const hullsmith::Vec2 &previous, int axis,
                                                        double pixelsPerMetre)
{
    QString plain = plainForm(text);
    const qsizetype mark = plain.indexOf(QLatin1Char('<'));
    if (mark < 0) {
        const std::optional<double> value = edited(text, old[axis], pixelsPerMetre);
        if (!value)
            return std::nullopt;
        hullsmith::Vec2 moved = old;
        moved[axis] = *value;
        return moved;
    }
    const bool relative = plain.startsWith(QLatin1Char('@'));
    const std::optional<double> radius =
        length(plain.mid(relative ? 1 : 0, mark - (relative ? 1 : 0)), pixelsPerMetre);
    const std::optional<double> degrees = plainNumber(plain.mid(mark + 1));
    if (!radius || !degrees)
        return std::nullopt;
    const double angle = *degrees * std::numbers::pi / 180.0;
    const hullsmith::Vec2 arm(*radius * std::cos(angle), *radius * std::sin(angle));
    return relative ? hullsmith::Vec2(previous + arm) : arm;
}

std::expected<hullsmith::Vec2, NumberText::WrongPart>
NumberText::editedPoint(const QString &text, const hullsmith::Vec2 &old,
                        const hullsmith::Vec2 &previous, double pixelsPerMetre)
{
    static const QRegularExpression separators(QStringLiteral("[,;\uFF0C\uFF1B\u3001]"));
    const qsizetype mark = text.indexOf(separators);
    if (mark < 0) {
        const bool polar = plainForm(text).contains(QLatin1Char('<'));
        const auto point =
            polar ? editedVertex(text, old, previous, 0, pixelsPerMetre) : std::nullopt;
        if (!point)
            return std::unexpected(WrongPart{0, text.size()});
        return *point;
    }
    const std::array parts = {WrongPart{0, mark}, WrongPart{mark + 1, text.size() - mark - 1}};
    hullsmith::Vec2 moved = old;
    for (int axis = 0; axis < 2; ++axis) {
        const WrongPart &part = parts[std::size_t(axis)];
        const QString typed = text.mid(part.start, part.length);
        if (typed.trimmed().isEmpty())
            continue;
        const std::optional<double> value = edited(typed, old[axis], pixelsPerMetre);
        if (!value)
            return std::unexpected(part);
        moved[axis] = *value;
    }
    return moved;
}
