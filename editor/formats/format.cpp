#include "format.h"

#include "formattext.h"

#include <QLocale>

#include <algorithm>

namespace {

/// "-0" and "-0.000" as zero.
QByteArray withoutMinusZero(QByteArray text)
{
    if (text.startsWith("-0") && text.toDouble() == 0.0)
        return QByteArrayLiteral("0");
    return text;
}

} // namespace

QStringList ExportOption::values() const
{
    QStringList values;
    for (const ExportChoice &choice : choices)
        values.append(choice.value);
    return values;
}

QString ExportContext::optionText(const ExportOption &option, const QString &value) const
{
    if (!forWindow)
        return option.key + u'=' + value;
    const auto choice = std::ranges::find(option.choices, value, &ExportChoice::value);
    const QString title = choice == option.choices.end() ? value : choice->title;
    //: An option of the export dialog and its value.
    return FormatText::tr("“%1: %2”").arg(option.title, title);
}

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
