#include "commandline.h"

#include "arguments.h"

#include <QCoreApplication>

#include <algorithm>
#include <ostream>

const std::vector<Command> &commands()
{
    static const std::vector<Command> table = {
        {"check", "check FILE... [--target ID] [--json]", false, runCheck},
        {"trace",
         "trace IMAGE... -o FILE.hull [--tolerance PX | --vertices N | --pieces N] "
         "[--mode closest|cover|inside] [--contour auto|pixels|smooth] [--alpha 1-255] "
         "[--connectivity 4|8] [--least-island PIXELS] [--least-hole PIXELS] [--ppm N] "
         "[--target ID] [--json]",
         true, runTrace},
        {"split",
         "split FILE... -o FILE|FOLDER [--max-vertices N] [--method fewest|fast] [--add-points] "
         "[--target ID] [--json]",
         false, runSplit},
        {"sat",
         "sat FILE BODY[/SHAPE] BODY[/SHAPE] [--steps] [--json] [--policy open|closed|tolerance=E] "
         "[--fail-on overlap|touch] [--radius-a METRES] [--radius-b METRES]",
         false, runSat},
        {"inspect",
         "inspect FILE BODY[/SHAPE] BODY[/SHAPE] | --scene ID [--algorithm sat] [--step KEY|all] "
         "[--radius-a METRES] [--radius-b METRES] [--theme light|dark] [--size WxH] --export "
         "OUT.(svg|png)",
         true, runInspect},
        {"export", "export FILE --format ID -o PATH [--set key=value]...", false, runExport},
        {"formats", "formats", false, runFormats},
        {"query", "query < requests.jsonl > results.jsonl", false, runQuery},
        {"repair", "repair FILE -o FILE [--fill even-odd|nonzero]", false, runRepair},
        {"screenshot",
         "screenshot [FILE] --mode author|inspect [--lesson ID] [--step KEY] [--theme light|dark] "
         "[--size WxH] -o OUT.png",
         true, runScreenshot},
    };
    return table;
}

const Command *findCommand(const QString &name)
{
    const auto found =
        std::find_if(commands().begin(), commands().end(),
                     [&](const Command &command) { return name == QLatin1String(command.name); });
    return found == commands().end() ? nullptr : &*found;
}

bool isCommandLine(const QStringList &arguments)
{
    if (arguments.isEmpty())
        return false;
    const QString &first = arguments.first();
    return findCommand(first) || (first.startsWith(QLatin1Char('-')) && first.size() > 1);
}

namespace {

struct CommandLine {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

int printHelp(Streams &streams)
{
    streams.out << CommandLine::tr(
                       "Hullsmith: collision shapes, drawn, checked, explained and exported.")
                << "\n\n"
                << "hullsmith [FILE...]\n    " << CommandLine::tr("opens the window") << '\n';
    for (const Command &command : commands())
        streams.out << "hullsmith " << command.usage << '\n';
    streams.out
        << '\n'
        << CommandLine::tr(
               "Every command takes --help and --lang en|zh_CN. \"-\" is standard input or output.")
        << '\n'
        << CommandLine::tr("Exit status: 0 fine, 1 the shapes have faults, 2 wrong usage or an "
                           "unreadable file.")
        << '\n';
    return ExitFine;
}

} // namespace

int runCommandLine(const QStringList &arguments, Streams &streams)
{
    loadLanguage({});
    const QString first = arguments.value(0);
    if (first == QLatin1String("--help") || first == QLatin1String("-h"))
        return printHelp(streams);
    if (first == QLatin1String("--version")) {
        streams.out << "hullsmith " << HULLSMITH_VERSION << '\n';
        return ExitFine;
    }
    const Command *command = findCommand(first);
    if (!command) {
        streams.err << "hullsmith: error: "
                    << CommandLine::tr("there is no option %1; see hullsmith --help").arg(first)
                    << '\n';
        return ExitUsage;
    }
    return command->run(arguments.mid(1), streams);
}
