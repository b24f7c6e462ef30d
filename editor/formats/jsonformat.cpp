#include "jsonformat.h"

#include "imageframe.h"
#include "jsonwriter.h"
#include "wholefile.h"

#include <QDir>

using hullsmith::Vec2;

namespace {

FrameChoice choiceOf(const ExportContext &context)
{
    const FrameChoice defaults;
    return {context.option(QStringLiteral("units"), defaults.units),
            context.option(QStringLiteral("yAxis"), defaults.yAxis),
            context.option(QStringLiteral("origin"), defaults.origin)};
}

std::expected<std::vector<ExportBody>, std::vector<FileFault>> prepare(const SceneData &scene,
                                                                       const ExportContext &context)
{
    const FrameChoice choice = choiceOf(context);
    return exportBodies(
        scene,
        [&](const SceneBody &body) { return imageFrame(scene, body, choice, context.imageFolder); },
        ExportLimits{});
}

/// The one scale that the file states.
double statedScale(const SceneData &scene)
{
    return scene.bodies.empty() ? scene.settings.pixelsPerMetre
                                : scene.pixelsPerMetre(scene.bodies.front());
}

QByteArray ringJson(const std::vector<Vec2> &ring)
{
    QByteArrayList points;
    for (const Vec2 &p : ring)
        points.append(jsonList({number(p.x(), exportDecimals), number(p.y(), exportDecimals)}));
    return jsonList(points);
}

QByteArray pointJson(const Vec2 &p)
{
    return jsonList({number(p.x(), exportDecimals), number(p.y(), exportDecimals)});
}

void writeFilter(JsonWriter &json, const ExportFixture &fixture)
{
    json.beginObject("filter");
    json.member("category", QByteArray::number(fixture.category));
    json.member("mask", QByteArray::number(fixture.mask));
    json.member("group", QByteArray::number(fixture.shape->properties.group));
    json.endObject();
}

void writeShape(JsonWriter &json, const ExportFixture &fixture)
{
    switch (fixture.shape->type) {
    case ShapeType::Outline:
        json.member("type", "\"polygon\"");
        json.beginArray("polygons");
        for (const std::vector<Vec2> &polygon : fixture.polygons)
            json.item(ringJson(polygon));
        json.endArray();
        return;
    case ShapeType::Circle:
        json.member("type", "\"circle\"");
        json.member("center", pointJson(fixture.points[0]));
        break;
    case ShapeType::Capsule:
        json.member("type", "\"capsule\"");
        json.member("p1", pointJson(fixture.points[0]));
        json.member("p2", pointJson(fixture.points[1]));
        break;
    }
    json.member("radius", number(fixture.radius, exportDecimals));
}

void writeFixture(JsonWriter &json, const ExportFixture &fixture)
{
    const ShapeProperties &properties = fixture.shape->properties;
    json.beginObject();
    json.member("name", jsonString(fixture.shape->name));
    json.member("sensor", jsonBool(properties.sensor));
    json.member("density", number(properties.density, exportDecimals));
    json.member("friction", number(properties.friction, exportDecimals));
    json.member("restitution", number(properties.restitution, exportDecimals));
    writeFilter(json, fixture);
    writeShape(json, fixture);
    json.endObject();
}

/// Path of the body's image from the file's folder; as it stands if that folder is not known.
QString imagePath(const SceneBody &body, const ExportContext &context)
{
    if (context.outputFolder.isEmpty())
        return body.image;
    const QDir images(QDir(context.imageFolder).absolutePath());
    return QDir(context.outputFolder).relativeFilePath(images.filePath(body.image));
}

void writeImage(JsonWriter &json, const SceneBody &body, const ExportContext &context)
{
    const std::optional<QSize> size = imageSize(body, context.imageFolder);
    if (!size)
        return;
    json.beginObject("image");
    json.member("file", jsonString(imagePath(body, context)));
    json.member("width", QByteArray::number(size->width()));
    json.member("height", QByteArray::number(size->height()));
    json.endObject();
    json.member("anchor", pointJson({body.pivot.x(), size->height() - body.pivot.y()}));
}

void writeBody(JsonWriter &json, const ExportBody &body, const ExportContext &context)
{
    json.beginObject();
    json.member("name", jsonString(body.body->name));
    writeImage(json, *body.body, context);
    json.beginArray("fixtures");
    for (const ExportFixture &fixture : body.fixtures)
        writeFixture(json, fixture);
    json.endArray();
    json.endObject();
}

void writeHead(JsonWriter &json, const FrameChoice &choice, double scale)
{
    const bool down = choice.yAxis == QLatin1String("down");
    json.member("format", "\"collision-shapes\"");
    json.member("version", "1");
    json.member("units", jsonString(choice.units));
    json.member("yAxis", jsonString(choice.yAxis));
    json.member("origin", jsonString(choice.origin));
    json.member("pixelsPerMetre", number(scale));
    json.member("winding", down ? "\"clockwise-on-screen\"" : "\"counter-clockwise-on-screen\"");
}

} // namespace

QList<ExportOption> JsonExporter::options() const
{
    const FrameChoice defaults;
    return {{QStringLiteral("units"),
             tr("Unit of lengths"),
             defaults.units,
             {{QStringLiteral("pixel"), tr("pixels")},
              {QStringLiteral("metre"), tr("metres")},
              {QStringLiteral("normalised"), tr("image widths")}}},
            {QStringLiteral("yAxis"),
             tr("Direction of y"),
             defaults.yAxis,
             {{QStringLiteral("down"), tr("down")}, {QStringLiteral("up"), tr("up")}}},
            {QStringLiteral("origin"), tr("Origin"), defaults.origin, originChoices()}};
}

std::vector<FileFault> JsonExporter::check(const SceneData &scene,
                                           const ExportContext &context) const
{
    const auto bodies = prepare(scene, context);
    std::vector<FileFault> faults = bodies ? std::vector<FileFault>() : bodies.error();
    if (choiceOf(context).units == QLatin1String("metre"))
        return faults;
    for (const SceneBody &body : scene.bodies)
        if (scene.pixelsPerMetre(body) != statedScale(scene))
            faults.push_back({tr("%1 has another scale than the first body, and the file states "
                                 "one for all; export with units=metre")
                                  .arg(exportPlace(body)),
                              0, 0, QStringLiteral("mixed_scale")});
    return faults;
}

QStringList JsonExporter::notes(const SceneData &scene, const ExportContext &context) const
{
    QStringList notes = imageFrameNotes(scene, choiceOf(context));
    for (const SceneBody &body : scene.bodies)
        if (!body.image.isEmpty() && !imageSize(body, context.imageFolder))
            notes.append(tr("%1: its image \"%2\" cannot be read; the file leaves it out")
                             .arg(exportPlace(body), body.image));
    return notes;
}

std::optional<FileFault> JsonExporter::write(const SceneData &scene, const ExportContext &context,
                                             QIODevice &out) const
{
    if (const std::vector<FileFault> faults = check(scene, context); !faults.empty())
        return faults.front();
    const auto bodies = prepare(scene, context);
    JsonWriter json;
    writeHead(json, choiceOf(context), statedScale(scene));
    json.beginArray("bodies");
    for (const ExportBody &body : *bodies)
        writeBody(json, body, context);
    json.endArray();
    return writeBytes(out, json.take());
}
