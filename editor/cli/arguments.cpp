#include "arguments.h"

#include "commandline.h"
#include "editor/formats/filefault.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QTranslator>

#include <iterator>
#include <memory>
#include <ostream>

namespace {

struct CommandLine {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

} // namespace

std::ostream &operator<<(std::ostream &out, const QString &text)
{
    return out << text.toStdString();
}

bool loadLanguage(const QString &language)
{
    static std::unique_ptr<QTranslator> translator;
    if (translator)
        QCoreApplication::removeTranslator(translator.get());
    translator.reset();
    const QString wanted = language.isEmpty() ? QLocale::system().name() : language;
    if (!language.isEmpty() && wanted != QLatin1String("en") && wanted != QLatin1String("zh_CN"))
        return false;
    if (wanted != QLatin1String("zh_CN"))
        return true;
    translator = std::make_unique<QTranslator>();
    if (!translator->load(QStringLiteral(":/translations/hullsmith_zh_CN.qm")))
        return false;
    QCoreApplication::installTranslator(translator.get());
    return true;
}

int usageError(const char *command, const QString &message, Streams &streams)
{
    streams.err << "hullsmith " << command << ": " << "error: " << message << '\n';
    if (const Command *known = findCommand(QString::fromLatin1(command)))
        streams.err << CommandLine::tr("usage:") << " hullsmith " << known->usage << '\n';
    return ExitUsage;
}

std::optional<int> parseArguments(QCommandLineParser &parser, const char *command,
                                  const QStringList &arguments, Streams &streams)
{
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsCompactedShortOptions);
    const QCommandLineOption help(QStringList{QStringLiteral("h"), QStringLiteral("help")});
    const QCommandLineOption language(QStringLiteral("lang"), {}, QStringLiteral("lang"));
    parser.addOption(help);
    parser.addOption(language);
    const bool fine = parser.parse(QStringList{QString::fromLatin1(command)} + arguments);
    if (!loadLanguage(parser.value(language)))
        return usageError(command,
                          CommandLine::tr("there is no language %1; there are en and zh_CN")
                              .arg(parser.value(language)),
                          streams);
    if (parser.isSet(help)) {
        if (const Command *known = findCommand(QString::fromLatin1(command)))
            streams.out << "hullsmith " << known->usage << '\n';
        return ExitFine;
    }
    if (!fine)
        return usageError(command, parser.errorText(), streams);
    return std::nullopt;
}

std::expected<QByteArray, FileFault> readInput(const QString &path, Streams &streams)
{
    if (path == QLatin1String("-")) {
        const std::string text((std::istreambuf_iterator<char>(streams.in)),
                               std::istreambuf_iterator<char>());
        return QByteArray::fromStdString(text);
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(
            FileFault{.message = CommandLine::tr("cannot read: %1").arg(file.errorString()),
                      .code = QStringLiteral("unreadable")});
    return file.readAll();
}
