#include "numbers.h"

#include <cmath>

namespace {

constexpr double largestPlain = 1e9; ///< Above, an exponent reads better than a row of digits.

QString withoutTrailingZeros(QString text)
{
    if (!text.contains(u'.'))
        return text;
    while (text.endsWith(u'0'))
        text.chop(1);
    if (text.endsWith(u'.'))
        text.chop(1);
    return text;
}

QString withExponent(double value, int digits)
{
    const QString text = QString::number(value, 'e', digits);
    const qsizetype e = text.indexOf(u'e');
    const QString sign = text.at(e + 1) == u'-' ? QStringLiteral("e-") : QStringLiteral("e");
    return withoutTrailingZeros(text.left(e)) + sign + QString::number(text.mid(e + 2).toInt());
}

} // namespace

QString numberText(double value, int digits)
{
    if (value == 0.0)
        return QStringLiteral("0");
    if (!std::isfinite(value))
        return QString::number(value);
    const double smallest = 0.5 * std::pow(10.0, -digits);
    const double size = std::abs(value);
    QString text = size < smallest || size >= largestPlain
                       ? withExponent(value, digits)
                       : withoutTrailingZeros(QString::number(value, 'f', digits));
    if (text.startsWith(u'-'))
        text[0] = QChar(0x2212);
    return text;
}

QString vectorText(const hullsmith::Vec2 &v, int digits)
{
    return QStringLiteral("(%1, %2)").arg(numberText(v.x(), digits), numberText(v.y(), digits));
}

QString intervalText(double min, double max, int digits)
{
    return QStringLiteral("[%1, %2]").arg(numberText(min, digits), numberText(max, digits));
}
