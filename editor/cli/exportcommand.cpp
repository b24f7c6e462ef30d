#include "arguments.h"

#include "editor/document/document.h"
#include "editor/formats/formatregistry.h"
#include "editor/formats/nativeformat.h"

#include <QFileInfo>

#include <ostream>

namespace {

struct ExportCommand {
    Q_DECLARE_TR_FUNCTIONS(ExportCommand)
};

QString formatList()
{
    QStringList ids;
    for (const Exporter *format : exporters())
        ids << format->id();
    return ids.join(QStringLiteral(", "));
}

/// "key=value" words of --set; nullopt (and a message in `wrong`) for a word without "=".
std::optional<QHash<QString, QString>> readOptions(const QStringList &words, QString &wrong)
{
    QHash<QString, QString> options;
    for (const QString &word : words) {
        const auto equals = word.indexOf(QLatin1Char('='));
        if (equals <= 0) {
            wrong = word;
            return std::nullopt;
        }
        options.insert(word.left(equals), word.mid(equals + 1));
    }
    return options;
}

} // namespace

int runFormats(const QStringList &arguments, Streams &streams)
{
    QCommandLineParser parser;
    if (const auto status = parseArguments(parser, "formats", arguments, streams))
        return *status;
    for (const Exporter *format : exporters())
        streams.out << format->id() << '\t' << format->extension() << '\t' << format->title()
                    << '\n';
    return ExitFine;
}

int runExport(const QStringList &arguments, Streams &streams)
{
    QCommandLineParser parser;
    const QCommandLineOption formatOption(QStringLiteral("format"), {}, QStringLiteral("id"));
    const QCommandLineOption output(QStringList{QStringLiteral("o"), QStringLiteral("output")}, {},
                                    QStringLiteral("path"));
    const QCommandLineOption set(QStringLiteral("set"), {}, QStringLiteral("key=value"));
    parser.addOptions({formatOption, output, set});
    if (const auto status = parseArguments(parser, "export", arguments, streams))
        return *status;
    if (parser.positionalArguments().size() != 1)
        return usageError("export", ExportCommand::tr("name one project file"), streams);
    const Exporter *format = exporter(parser.value(formatOption));
    if (!format)
        return usageError("export",
                          ExportCommand::tr("there is no format \"%1\"; there are %2")
                              .arg(parser.value(formatOption), formatList()),
                          streams);
    if (!parser.isSet(output))
        return usageError("export", ExportCommand::tr("say where to write with -o"), streams);
    QString wrong;
    const auto options = readOptions(parser.values(set), wrong);
    if (!options)
        return usageError(
            "export", ExportCommand::tr("--set takes key=value, not \"%1\"").arg(wrong), streams);

    const QString path = parser.positionalArguments().constFirst();
    const auto text = readInput(path, streams);
    auto scene = text ? readNative(*text) : std::unexpected(text.error());
    if (!scene) {
        streams.err << scene.error().located(path) << '\n';
        return ExitUsage;
    }
    Document document;
    document.reset(std::move(*scene));
    ExportContext context;
    context.options = *options;
    context.imageFolder = QFileInfo(path).absolutePath();
    const std::vector<FileFault> shapeFaults = format->check(document.data(), context);
    const std::vector<FileFault> faults =
        exportFile(*format, document.data(), context, parser.value(output));
    for (const FileFault &fault : faults)
        streams.err << fault.located(path) << '\n';
    if (!faults.empty())
        return shapeFaults.empty() ? ExitUsage : ExitFaults;
    for (const QString &note : format->notes(document.data(), context))
        streams.err << path << ": note: " << note << '\n';
    return ExitFine;
}
