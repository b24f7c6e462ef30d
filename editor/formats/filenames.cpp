#include "filenames.h"

#include "formattext.h"

#include <algorithm>

namespace {

bool isControl(QChar c)
{
    return c.category() == QChar::Other_Control || c.unicode() == 0x2028 || c.unicode() == 0x2029;
}

bool hasControl(QStringView text)
{
    return std::any_of(text.begin(), text.end(), isControl);
}

bool startsWithDrive(const QString &path)
{
    return path.size() >= 2 && path[0].isLetter() && path[1] == QLatin1Char(':');
}

} // namespace

std::optional<QString> nameProblem(const QString &name)
{
    if (name.isEmpty())
        return FormatText::tr("A name must not be empty");
    if (name.size() > nameLengthLimit)
        return FormatText::tr("A name must not be longer than %1 characters").arg(nameLengthLimit);
    if (hasControl(name))
        return FormatText::tr("A name must not hold line breaks or other control characters");
    if (!name.isValidUtf16())
        return FormatText::tr("A name must be valid Unicode text");
    return std::nullopt;
}

std::optional<QString> imagePathProblem(const QString &path)
{
    if (hasControl(path) || !path.isValidUtf16())
        return FormatText::tr("An image path must not hold control characters");
    if (path.contains(QLatin1Char('\\')))
        return FormatText::tr("An image path must have '/' between folders");
    if (path.startsWith(QLatin1Char('/')) || startsWithDrive(path) ||
        path.contains(QLatin1String("://")))
        return FormatText::tr("An image path must be relative to the project file");
    return std::nullopt;
}

QString shownName(QStringView name)
{
    constexpr qsizetype longest = 60;
    QString shown = name.first(std::min(name.size(), longest)).toString();
    std::replace_if(shown.begin(), shown.end(), isControl, QChar(QChar::ReplacementCharacter));
    if (name.size() > longest)
        shown += QChar(0x2026);
    return shown;
}
