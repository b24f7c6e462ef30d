#include "nativeformat.h"

#include "format.h"
#include "jsonwriter.h"
#include "nativelayers.h"

namespace {

void writeProperties(JsonWriter &json, const ShapeProperties &properties)
{
    const ShapeProperties defaults;
    if (properties.density != defaults.density)
        json.member("density", number(properties.density));
    if (properties.friction != defaults.friction)
        json.member("friction", number(properties.friction));
    if (properties.restitution != defaults.restitution)
        json.member("restitution", number(properties.restitution));
    if (properties.sensor != defaults.sensor)
        json.member("sensor", jsonBool(properties.sensor));
    if (!properties.category.isEmpty())
        json.member("category", jsonStrings(properties.category));
    if (properties.mask)
        json.member("mask", jsonStrings(*properties.mask));
    if (properties.group != defaults.group)
        json.member("group", QByteArray::number(properties.group));
}

void writeGeometry(JsonWriter &json, const SceneShape &shape)
{
    const auto vertex = [&](std::size_t i) {
        return jsonPoint(i < shape.vertices.size() ? shape.vertices[i]
                                                   : hullsmith::Vec2(hullsmith::Vec2::Zero()));
    };
    switch (shape.type) {
    case ShapeType::Outline:
        json.member("type", "\"outline\"");
        json.member("vertices", jsonPoints(shape.vertices));
        native::writeHoles(json, shape.holes);
        if (shape.traced)
            native::writeTraced(json, *shape.traced);
        native::writeSplit(json, shape.split);
        break;
    case ShapeType::Circle:
        json.member("type", "\"circle\"");
        json.member("center", vertex(0));
        json.member("radius", number(shape.radius));
        break;
    case ShapeType::Capsule:
        json.member("type", "\"capsule\"");
        json.member("p1", vertex(0));
        json.member("p2", vertex(1));
        json.member("radius", number(shape.radius));
        break;
    }
}

void writeShape(JsonWriter &json, const SceneShape &shape)
{
    json.beginObject();
    json.member("name", jsonString(shape.name));
    writeGeometry(json, shape);
    writeProperties(json, shape.properties);
    json.endObject();
}

void writeBody(JsonWriter &json, const SceneBody &body)
{
    const SceneBody defaults;
    json.beginObject();
    json.member("name", jsonString(body.name));
    if (!body.image.isEmpty())
        json.member("image", jsonString(body.image));
    if (body.pivot != defaults.pivot)
        json.member("pivot", jsonPoint(body.pivot));
    if (body.pixelsPerMetre)
        json.member("pixelsPerMetre", number(*body.pixelsPerMetre));
    if (body.position != defaults.position)
        json.member("position", jsonPoint(body.position));
    if (body.angle != defaults.angle)
        json.member("angle", number(body.angle));
    if (body.trace)
        native::writeTrace(json, *body.trace);
    if (!body.shapes.empty()) {
        json.beginArray("shapes");
        for (const SceneShape &shape : body.shapes)
            writeShape(json, shape);
        json.endArray();
    }
    json.endObject();
}

void writeSettings(JsonWriter &json, const SceneSettings &settings)
{
    const SceneSettings defaults;
    if (settings == defaults)
        return;
    json.beginObject("settings");
    if (settings.pixelsPerMetre != defaults.pixelsPerMetre)
        json.member("pixelsPerMetre", number(settings.pixelsPerMetre));
    if (settings.grid != defaults.grid)
        json.member("grid", number(settings.grid));
    if (settings.target != defaults.target)
        json.member("target", jsonString(settings.target));
    if (settings.categories != defaults.categories)
        json.member("categories", jsonStrings(settings.categories));
    json.endObject();
}

} // namespace

QByteArray writeNative(const SceneData &data)
{
    JsonWriter json;
    json.member("format", "\"hullsmith\"");
    json.member("version", QByteArray::number(nativeVersion));
    writeSettings(json, data.settings);
    json.beginArray("bodies");
    for (const SceneBody &body : data.bodies)
        writeBody(json, body);
    json.endArray();
    return json.take();
}
