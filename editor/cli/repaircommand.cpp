#include "arguments.h"

#include "editor/document/document.h"
#include "editor/document/finding.h"
#include "editor/document/shaperepair.h"
#include "editor/formats/nativeformat.h"
#include "editor/formats/wholefile.h"

#include <QUndoStack>

#include <algorithm>
#include <ostream>

using hullsmith::FillRule;

namespace {

struct RepairCommand {
    Q_DECLARE_TR_FUNCTIONS(RepairCommand)
};

std::optional<FillRule> readFill(const QString &word)
{
    if (word.isEmpty() || word == QLatin1String("even-odd"))
        return FillRule::EvenOdd;
    if (word == QLatin1String("nonzero"))
        return FillRule::NonZero;
    return std::nullopt;
}

/// Shapes with a fault that a repair mends.
std::vector<ShapeId> faultyShapes(const SceneData &data, const EngineProfile &profile)
{
    std::vector<ShapeId> found;
    for (const SceneBody &body : data.bodies)
        for (const SceneShape &shape : body.shapes)
            if (std::ranges::any_of(checkShape(data, body, shape, profile),
                                    [](const Finding &f) { return f.fix == Fix::Repair; }))
                found.push_back(shape.id);
    return found;
}

/// Repairs one shape and says what became of it; false if it cannot be repaired.
bool repairShape(Document &document, ShapeId id, FillRule rule, const QString &path,
                 Streams &streams)
{
    const SceneBody &body = *document.data().bodyOf(id);
    const QString name = body.name + QLatin1Char('/') + document.data().shape(id)->name;
    const std::size_t before = body.shapes.size();
    const BodyId bodyId = body.id;
    std::unique_ptr<QUndoCommand> command = repairCommand(document, id, rule);
    if (!command) {
        streams.err << path << ": error: " << RepairCommand::tr("%1 cannot be repaired").arg(name)
                    << '\n';
        return false;
    }
    document.undoStack()->push(command.release());
    const std::size_t shapes = document.data().body(bodyId)->shapes.size() + 1 - before;
    const QString text =
        shapes == 0
            ? RepairCommand::tr("%1 encloses no area: removed").arg(name)
            : RepairCommand::tr("%1 repaired: shapes %2").arg(name, QString::number(shapes));
    streams.err << path << ": note: " << text << '\n';
    return true;
}

} // namespace

int runRepair(const QStringList &arguments, Streams &streams)
{
    QCommandLineParser parser;
    const QCommandLineOption fill(QStringLiteral("fill"), {}, QStringLiteral("rule"));
    const QCommandLineOption output(QStringList{QStringLiteral("o"), QStringLiteral("output")}, {},
                                    QStringLiteral("path"));
    parser.addOptions({fill, output});
    if (const auto status = parseArguments(parser, "repair", arguments, streams))
        return *status;
    if (parser.positionalArguments().size() != 1)
        return usageError("repair", RepairCommand::tr("name one project file"), streams);
    if (!parser.isSet(output))
        return usageError("repair", RepairCommand::tr("say where to write with -o"), streams);
    const std::optional<FillRule> rule = readFill(parser.value(fill));
    if (!rule)
        return usageError("repair",
                          RepairCommand::tr("--fill takes even-odd or nonzero, not \"%1\"")
                              .arg(parser.value(fill)),
                          streams);
    const QString path = parser.positionalArguments().constFirst();
    const auto text = readInput(path, streams);
    auto scene = text ? readNative(*text) : std::unexpected(text.error());
    if (!scene) {
        streams.err << scene.error().located(path) << '\n';
        return ExitUsage;
    }
    Document document;
    document.reset(std::move(*scene));
    const EngineProfile *target = engineProfile(document.data().settings.target);
    const EngineProfile &profile = target ? *target : engineProfiles().front();
    int status = ExitFine;
    for (const ShapeId id : faultyShapes(document.data(), profile))
        if (!repairShape(document, id, *rule, path, streams))
            status = ExitFaults;
    if (const auto fault = writeWhole(parser.value(output), writeNative(document.data()))) {
        streams.err << fault->located(parser.value(output)) << '\n';
        return ExitUsage;
    }
    return status;
}
