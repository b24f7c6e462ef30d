#pragma once

#include "editor/document/document.h"

#include <memory>

inline SceneShape outline(const QString &name, std::vector<hullsmith::Vec2> vertices)
{
    SceneShape shape;
    shape.name = name;
    shape.vertices = std::move(vertices);
    return shape;
}

inline SceneShape circle(const QString &name, const hullsmith::Vec2 &centre, double radius)
{
    SceneShape shape = outline(name, {centre});
    shape.type = ShapeType::Circle;
    shape.radius = radius;
    return shape;
}

inline SceneShape capsule(const QString &name, const hullsmith::Vec2 &p1, const hullsmith::Vec2 &p2,
                          double radius)
{
    SceneShape shape = outline(name, {p1, p2});
    shape.type = ShapeType::Capsule;
    shape.radius = radius;
    return shape;
}

/// Three bodies: a ship (traced polygon with a hole and a cut line, circle, capsule), a rock, one
/// without shapes.
inline SceneData sampleScene()
{
    SceneData scene;
    scene.settings.categories = {QStringLiteral("default"), QStringLiteral("player"),
                                 QStringLiteral("rock")};

    SceneBody ship;
    ship.name = QStringLiteral("ship");
    ship.image = QStringLiteral("ship.png");
    ship.pivot = {32.0, 24.0};
    ship.trace = TraceSettings();
    ship.trace->fit = TraceSettings::Fit::Cover;
    ship.shapes.push_back(
        outline(QStringLiteral("hull"), {{-24, -20}, {24, -20}, {28, 6}, {0, 22}, {-28, 6}}));
    ship.shapes.back().holes = {{{-4, -4}, {-4, 4}, {4, 4}, {4, -4}}};
    ship.shapes.back().traced =
        TracedRings{{30, 2}, {{-24, -20}, {24, -20}, {28, 7}, {0, 22}, {-28, 6}}, {}};
    ship.shapes.back().split.cuts = {{{-40, 0}, {40, 0}}};
    ship.shapes.back().properties.category = {QStringLiteral("player")};
    ship.shapes.push_back(circle(QStringLiteral("wheel"), {16, 12}, 6));
    ship.shapes.push_back(capsule(QStringLiteral("pill"), {-12, -14}, {12, -14}, 4));
    scene.bodies.push_back(ship);

    SceneBody rock;
    rock.name = QStringLiteral("rock");
    rock.position = {100.0, 50.0};
    rock.angle = 0.5;
    rock.pixelsPerMetre = 64.0;
    rock.shapes.push_back(outline(QStringLiteral("stone"), {{0, 0}, {40, 0}, {50, 30}, {10, 40}}));
    scene.bodies.push_back(rock);

    SceneBody empty;
    empty.name = QStringLiteral("empty");
    scene.bodies.push_back(empty);
    return scene;
}

/// A document that holds sampleScene(), with its parts by name.
struct SampleDocument {
    Document document;

    SampleDocument() { document.reset(sampleScene()); }
    const SceneData &data() const { return document.data(); }
    const SceneBody &ship() const { return data().bodies[0]; }
    const SceneBody &rock() const { return data().bodies[1]; }
    const SceneBody &empty() const { return data().bodies[2]; }
    const SceneShape &hull() const { return ship().shapes[0]; }
    const SceneShape &wheel() const { return ship().shapes[1]; }
    const SceneShape &pill() const { return ship().shapes[2]; }
    const SceneShape &stone() const { return rock().shapes[0]; }
};
