#include "steptext.h"

#include <QCoreApplication>

namespace {

constexpr QChar separator(0x1F); ///< The unit separator, which nobody types.

} // namespace

StepText::StepText(const char *context, const char *source)
    : m_parts{QString::fromUtf8(context), QString::fromUtf8(source)}
{
}

StepText StepText::arg(const QString &value) const
{
    StepText filled = *this;
    filled.m_parts.append(value);
    return filled;
}

StepText::operator QString() const
{
    const QString source = m_parts.join(separator);
    return shown(source) + u'\n' + source;
}

QString StepText::shown(const QString &actionText)
{
    const QStringList parts = actionText.split(separator);
    if (parts.size() < 2)
        return actionText;
    QString text =
        QCoreApplication::translate(parts[0].toUtf8().constData(), parts[1].toUtf8().constData());
    for (const QString &value : parts.mid(2))
        text = text.arg(value);
    return text;
}
