#pragma once

#include "editor/formats/formatregistry.h"
#include "examplescene.h"

#include <QBuffer>
#include <QStringList>

// Helpers for the tests of exporters.

/// The text that the format makes of `scene`; empty after a fault.
inline QByteArray exportedText(const QString &format, const SceneData &scene,
                               const QHash<QString, QString> &options = {})
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    const ExportContext context{options, exampleImageFolder(), {}};
    return exporter(format)->write(scene, context, buffer) ? QByteArray() : buffer.data();
}

/// Codes of the faults that the format's check finds, in order.
inline QStringList faultCodes(const QString &format, const SceneData &scene,
                              const QHash<QString, QString> &options = {})
{
    QStringList codes;
    for (const FileFault &fault :
         exporter(format)->check(scene, {options, exampleImageFolder(), {}}))
        codes.append(fault.code);
    return codes;
}

/// A scene of one body "b" with one outline "s".
inline SceneData outlineScene(std::vector<hullsmith::Vec2> vertices)
{
    SceneData scene;
    SceneBody body;
    body.name = QStringLiteral("b");
    SceneShape shape;
    shape.name = QStringLiteral("s");
    shape.vertices = std::move(vertices);
    body.shapes = {shape};
    scene.bodies = {body};
    return scene;
}

/// As above, with a round shape.
inline SceneData roundScene(ShapeType type, std::vector<hullsmith::Vec2> points, double radius)
{
    SceneData scene = outlineScene(std::move(points));
    scene.bodies[0].shapes[0].type = type;
    scene.bodies[0].shapes[0].radius = radius;
    return scene;
}
