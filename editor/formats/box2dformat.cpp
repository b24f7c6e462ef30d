#include "box2dformat.h"

#include "box2dheader.h"
#include "box2dsafety.h"
#include "wholefile.h"

namespace {

bool sensorsKeepDensity(const ExportContext &context)
{
    return context.option(QStringLiteral("sensorDensity"), QStringLiteral("zero")) ==
           QLatin1String("keep");
}

/// The generation the project targets; 2.4, the one with fewer abilities, if none.
QString profileOf(const SceneData &scene)
{
    const QString newer = QStringLiteral("box2d-3");
    return scene.settings.target == newer ? newer : QStringLiteral("box2d-2.4");
}

ExportLimits limitsOf(const QString &id)
{
    const EngineProfile *profile = engineProfile(id);
    Q_ASSERT_X(profile, "Box2dExporter", "the engine profiles are part of the program");
    return exportLimits(*profile);
}

using Prepared = std::expected<std::vector<ExportBody>, std::vector<FileFault>>;

/// Metres, as floats, within the plain limits of the profile.
Prepared prepareShapes(const SceneData &scene, const QString &profile)
{
    const auto frame = [&](const SceneBody &body) {
        ExportFrame metres;
        metres.scale = 1.0 / scene.pixelsPerMetre(body);
        metres.singlePrecision = true;
        return metres;
    };
    return exportBodies(scene, frame, limitsOf(profile));
}

/// As above, and safe from what ends the program in Box2D.
Prepared prepare(const SceneData &scene, const QString &profile, bool sensorsKeepDensity)
{
    Prepared bodies = prepareShapes(scene, profile);
    if (!bodies)
        return bodies;
    std::vector<FileFault> faults = box2dInertiaFaults(*bodies, sensorsKeepDensity);
    if (profile == QLatin1String("box2d-2.4"))
        for (FileFault &fault : box2dHullFaults(*bodies))
            faults.push_back(std::move(fault));
    if (!faults.empty())
        return std::unexpected(std::move(faults));
    return bodies;
}

/// What a project that targets 2.4 should know about 3.
QStringList newerNotes(const SceneData &scene)
{
    const QString newer = QStringLiteral("box2d-3");
    const Prepared bodies = prepareShapes(scene, newer);
    if (bodies)
        return box2d3DroppedCorners(*bodies, engineProfile(newer)->collinearTolerance);
    QStringList notes;
    for (const FileFault &fault : bodies.error())
        notes.append(Box2dExporter::tr("Box2D 3 would not take it: %1").arg(fault.message));
    return notes;
}

std::optional<double> sharedScale(const SceneData &scene)
{
    for (const SceneBody &body : scene.bodies)
        if (scene.pixelsPerMetre(body) != scene.pixelsPerMetre(scene.bodies.front()))
            return std::nullopt;
    return scene.pixelsPerMetre(scene.bodies.front());
}

} // namespace

QList<ExportOption> Box2dExporter::options() const
{
    return {{QStringLiteral("sensorDensity"),
             tr("Density of sensors"),
             QStringLiteral("zero"),
             {{QStringLiteral("zero"), tr("0: sensors add no mass")},
              {QStringLiteral("keep"), tr("as in the project")}}}};
}

std::vector<FileFault> Box2dExporter::check(const SceneData &scene,
                                            const ExportContext &context) const
{
    const Prepared bodies = prepare(scene, profileOf(scene), sensorsKeepDensity(context));
    return bodies ? std::vector<FileFault>() : bodies.error();
}

QStringList Box2dExporter::notes(const SceneData &scene, const ExportContext &context) const
{
    QStringList notes;
    const bool zero = !sensorsKeepDensity(context);
    const QString keep = context.optionText(options().front(), QStringLiteral("keep"));
    for (const SceneBody &body : scene.bodies)
        for (const SceneShape &shape : body.shapes) {
            if (shape.type == ShapeType::Capsule)
                notes.append(tr("%1: Box2D 2.4 gets the capsule as a box and two discs, whose "
                                "overlap counts twice in the mass")
                                 .arg(exportPlace(body, shape)));
            if (zero && shape.properties.sensor && shape.properties.density > 0.0)
                notes.append(tr("%1: as a sensor it is written with density 0, so that it adds no "
                                "mass; %2 keeps it")
                                 .arg(exportPlace(body, shape), keep));
        }
    return notes + newerNotes(scene);
}

std::optional<FileFault> Box2dExporter::write(const SceneData &scene, const ExportContext &context,
                                              QIODevice &out) const
{
    const Prepared bodies = prepare(scene, profileOf(scene), sensorsKeepDensity(context));
    if (!bodies)
        return bodies.error().front();
    Box2dHeaderOptions options;
    options.sensorsKeepDensity = sensorsKeepDensity(context);
    options.pixelsPerMetre = sharedScale(scene);
    return writeBytes(out, box2dHeader(*bodies, options));
}
