#include "godotformat.h"

#include "exportscene.h"
#include "godotscene.h"
#include "wholefile.h"

namespace {

/// Godot takes convex shapes with any number of corners; it keeps floats.
std::expected<std::vector<ExportBody>, std::vector<FileFault>> prepare(const SceneData &scene)
{
    ExportFrame frame;
    frame.yDown = true;
    frame.singlePrecision = true;
    return exportBodies(scene, [&](const SceneBody &) { return frame; }, ExportLimits{});
}

} // namespace

std::vector<FileFault> GodotExporter::check(const SceneData &scene, const ExportContext &) const
{
    const auto bodies = prepare(scene);
    return bodies ? std::vector<FileFault>() : bodies.error();
}

QStringList GodotExporter::notes(const SceneData &scene, const ExportContext &) const
{
    QStringList notes;
    const ShapeProperties defaults;
    for (const SceneBody &body : scene.bodies)
        for (const SceneShape &shape : body.shapes) {
            if (shape.properties.group != defaults.group)
                notes.append(
                    tr("%1: Godot has no groups; its group %2 is left out")
                        .arg(exportPlace(body, shape), QString::number(shape.properties.group)));
            if (shape.properties.density != defaults.density)
                notes.append(tr("%1: Godot has no density; set the mass of a RigidBody2D instead")
                                 .arg(exportPlace(body, shape)));
        }
    return notes;
}

std::optional<FileFault> GodotExporter::write(const SceneData &scene, const ExportContext &,
                                              QIODevice &out) const
{
    const auto bodies = prepare(scene);
    if (!bodies)
        return bodies.error().front();
    return writeBytes(out, godotScene(*bodies));
}
