#include "format.h"

#include <QLocale>

namespace {

/// "-0" and "-0.000" as zero.
QByteArray withoutMinusZero(QByteArray text)
{
    if (text.startsWith("-0") && text.toDouble() == 0.0)
        return QByteArrayLiteral("0");
    return text;
}

} // namespace

std::vector<FileFault> Exporter::check(const SceneData &, const ExportContext &) const
{
    return {};
}

QByteArray number(double x)
{
    return withoutMinusZero(QByteArray::number(x, 'g', QLocale::FloatingPointShortest));
}

QByteArray number(double x, int decimals)
{
    QByteArray text = QByteArray::number(x, 'f', decimals);
    if (text.contains('.')) {
        while (text.endsWith('0'))
            text.chop(1);
        if (text.endsWith('.'))
            text.chop(1);
    }
    return withoutMinusZero(text);
}

QByteArray plainNumber(double x)
{
    return withoutMinusZero(QByteArray::number(x, 'f', QLocale::FloatingPointShortest));
}
