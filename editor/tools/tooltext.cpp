#include "tooltext.h"

QString coordinateText(double value)
{
    QString text = QString::number(value, 'f', 2);
    if (text == QLatin1String("-0.00"))
        text.remove(0, 1);
    return text.replace(QLatin1Char('-'), QChar(0x2212));
}

QString pointText(const hullsmith::Vec2 &point)
{
    return QStringLiteral("%1, %2").arg(coordinateText(point.x()), coordinateText(point.y()));
}
