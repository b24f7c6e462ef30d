#include "pairarguments.h"

#include "editor/formats/filefault.h"
#include "editor/formats/nativeformat.h"
#include "editor/inspection/sentences.h"

#include <algorithm>
#include <cmath>
#include <ostream>

namespace {

const QString radiusOfA = QStringLiteral("radius-a");
const QString radiusOfB = QStringLiteral("radius-b");

class Words {
    Q_DECLARE_TR_FUNCTIONS(PairArguments)
public:
    static QString namePair()
    {
        return tr("name a project file and two shapes, as BODY or BODY/SHAPE");
    }
    static QString noBody(const QString &name, const QString &there)
    {
        return tr("there is no body \"%1\"; there are %2").arg(name, there);
    }
    static QString noShape(const QString &body, const QString &name, const QString &there)
    {
        return tr("body \"%1\" has no shape \"%2\"; it has %3").arg(body, name, there);
    }
    static QString empty(const QString &body) { return tr("body \"%1\" has no shapes").arg(body); }
    static QString same() { return tr("name two different shapes"); }
    static QString badRadius(const QString &option, const QString &given)
    {
        return tr("--%1 takes metres, 0 or more, not \"%2\"").arg(option, given);
    }
    static QString none() { return tr("none"); }
};

template <typename List>
QString names(const List &list)
{
    QStringList all;
    for (const auto &item : list)
        all << item.name;
    return all.isEmpty() ? Words::none() : all.join(QStringLiteral(", "));
}

const SceneBody *bodyNamed(const SceneData &data, const QString &name)
{
    const auto found = std::ranges::find(data.bodies, name, &SceneBody::name);
    return found == data.bodies.end() ? nullptr : &*found;
}

} // namespace

std::optional<hullsmith::CollisionPolicy> policyFrom(const QString &text)
{
    using Kind = hullsmith::CollisionPolicy::Kind;
    if (text == QLatin1String("open"))
        return hullsmith::CollisionPolicy{Kind::Open, 0.0};
    if (text == QLatin1String("closed"))
        return hullsmith::CollisionPolicy{Kind::Closed, 0.0};
    const QLatin1String prefix("tolerance=");
    if (!text.startsWith(prefix))
        return std::nullopt;
    bool isNumber = false;
    const double value = text.mid(prefix.size()).toDouble(&isNumber);
    if (!isNumber || !std::isfinite(value) || value < 0.0)
        return std::nullopt;
    return hullsmith::CollisionPolicy{Kind::Tolerance, value};
}

RadiusOptions::RadiusOptions(QCommandLineParser &parser)
    : m_parser(parser)
{
    for (const QString &name : {radiusOfA, radiusOfB})
        parser.addOption({name, {}, QStringLiteral("metres")});
}

std::expected<void, int> RadiusOptions::read(const char *command, InspectionOptions &options,
                                             Streams &streams) const
{
    for (const auto &[name, radius] :
         {std::pair(radiusOfA, &options.radiusA), std::pair(radiusOfB, &options.radiusB)}) {
        if (!m_parser.isSet(name))
            continue;
        bool isNumber = false;
        const double metres = m_parser.value(name).toDouble(&isNumber);
        if (!isNumber || !std::isfinite(metres) || metres < 0.0)
            return std::unexpected(
                usageError(command, Words::badRadius(name, m_parser.value(name)), streams));
        *radius = metres;
    }
    return {};
}

std::expected<ShapeId, QString> shapeNamed(const SceneData &data, const QString &name)
{
    if (const SceneBody *body = bodyNamed(data, name)) {
        if (body->shapes.empty())
            return std::unexpected(Words::empty(name));
        return body->shapes.front().id;
    }
    const qsizetype slash = name.lastIndexOf(u'/');
    const SceneBody *body = slash < 0 ? nullptr : bodyNamed(data, name.left(slash));
    if (!body)
        return std::unexpected(
            Words::noBody(slash < 0 ? name : name.left(slash), names(data.bodies)));
    const auto shape = std::ranges::find(body->shapes, name.mid(slash + 1), &SceneShape::name);
    if (shape == body->shapes.end())
        return std::unexpected(
            Words::noShape(body->name, name.mid(slash + 1), names(body->shapes)));
    return shape->id;
}

QString fullName(const InspectedShape &shape)
{
    return shape.bodyName + u'/' + shape.shapeName;
}

std::expected<PairInspection, int> inspectionFrom(const char *command, const QStringList &words,
                                                  const InspectionOptions &options,
                                                  Streams &streams)
{
    if (words.size() != 3)
        return std::unexpected(usageError(command, Words::namePair(), streams));
    const QString &path = words[0];
    const auto text = readInput(path, streams);
    auto scene = text ? readNative(*text) : std::unexpected(text.error());
    if (!scene) {
        streams.err << scene.error().located(path) << '\n';
        return std::unexpected(int(ExitUsage));
    }
    Document document;
    document.reset(std::move(*scene));
    std::array<ShapeId, 2> pairIds;
    for (std::size_t i = 0; i < 2; ++i) {
        const auto id = shapeNamed(document.data(), words[qsizetype(i) + 1]);
        if (!id) {
            streams.err << FileFault{.message = id.error()}.located(path) << '\n';
            return std::unexpected(int(ExitUsage));
        }
        pairIds[i] = *id;
    }
    if (pairIds[0] == pairIds[1])
        return std::unexpected(usageError(command, Words::same(), streams));
    PairInspection pair;
    pair.setOptions(options);
    pair.setPair(pairIds[0], pairIds[1]);
    pair.update(document.data());
    return pair;
}

int refuseFaults(const PairInspection &pair, const QString &file, Streams &streams)
{
    if (pair.isValid())
        return ExitFine;
    for (const InputNote &note : pair.notes()) {
        if (!note.isFatal())
            continue;
        const QString name = fullName(pair.shape(note.owner));
        const QString message = name + QStringLiteral(": ") + inputNoteText(note);
        streams.err << FileFault{.message = message}.located(file) << '\n';
    }
    return ExitFaults;
}
