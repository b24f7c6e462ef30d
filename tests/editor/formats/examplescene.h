#pragma once

#include "editor/document/scenedata.h"

#include <QString>

// The two bodies that every example of an export format describes: a crate without symmetry, so
// that a flipped axis or a wrong origin shows at once, and an L of two boxes. The image is 64 x 48
// pixels with the pivot at its centre; 32 pixels are one metre. Images:
// HULLSMITH_TEST_DATA/formats.

inline QString exampleImageFolder()
{
    return QStringLiteral(HULLSMITH_TEST_DATA "/formats");
}

/// Category 2, mask 65533 and group -1 need all sixteen names.
inline SceneSettings exampleSettings()
{
    SceneSettings settings;
    settings.categories.clear();
    for (int bit = 0; bit < 16; ++bit)
        settings.categories.append(QStringLiteral("c%1").arg(bit));
    return settings;
}

inline ShapeProperties exampleProperties()
{
    ShapeProperties properties;
    properties.density = 1.5;
    properties.friction = 0.4;
    properties.restitution = 0.2;
    properties.category = {QStringLiteral("c1")};
    properties.mask = exampleSettings().categories;
    properties.mask->removeAll(QStringLiteral("c1"));
    properties.group = -1;
    return properties;
}

inline SceneShape exampleShape(const QString &name, ShapeType type,
                               std::vector<hullsmith::Vec2> vertices, double radius = 0.0)
{
    SceneShape shape;
    shape.name = name;
    shape.type = type;
    shape.vertices = std::move(vertices);
    shape.radius = radius;
    shape.properties = exampleProperties();
    return shape;
}

inline SceneBody exampleBody(const QString &name)
{
    SceneBody body;
    body.name = name;
    body.image = name + QStringLiteral(".png");
    body.pivot = {32, 24};
    return body;
}

inline SceneData exampleScene()
{
    SceneData scene;
    scene.settings = exampleSettings();
    SceneBody crate = exampleBody(QStringLiteral("crate"));
    crate.shapes = {
        exampleShape(QStringLiteral("hull"), ShapeType::Outline,
                     {{-24, 20}, {24, 20}, {28, -6}, {0, -22}, {-28, -6}}),
        exampleShape(QStringLiteral("wheel"), ShapeType::Circle, {{16, 12}}, 6),
        exampleShape(QStringLiteral("zone"), ShapeType::Circle, {{0, 0}}, 20),
        exampleShape(QStringLiteral("pill"), ShapeType::Capsule, {{-12, -14}, {12, -14}}, 4)};
    crate.shapes[2].properties.sensor = true;
    SceneBody ell = exampleBody(QStringLiteral("ell"));
    ell.shapes = {exampleShape(QStringLiteral("post"), ShapeType::Outline,
                               {{-32, 24}, {-16, 24}, {-16, -24}, {-32, -24}}),
                  exampleShape(QStringLiteral("foot"), ShapeType::Outline,
                               {{-16, -8}, {16, -8}, {16, -24}, {-16, -24}})};
    scene.bodies = {crate, ell};
    return scene;
}

/// A scene whose names would break out of a careless writer.
inline SceneData hardScene()
{
    SceneData scene = exampleScene();
    scene.bodies[0].name = QString::fromUtf8("a \"quoted\", back\\slash; <b>&amp; ?\?/ 木箱");
    scene.bodies[1].name = QStringLiteral("class");
    scene.bodies[0].shapes[0].name = QStringLiteral("../../etc/passwd");
    scene.bodies[0].shapes[1].name = QStringLiteral("9 lives");
    scene.bodies[0].shapes[2].name = QStringLiteral("=1+1");
    scene.bodies[0].shapes[3].name = QStringLiteral("%s%n");
    scene.bodies[1].shapes[0].name = QStringLiteral("a.b");
    scene.bodies[1].shapes[1].name = QStringLiteral("a:b");
    return scene;
}
