#pragma once

#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/panels/bodychecks.h"

#include <QUndoStack>

#include <memory>

/// A project with a few bodies, its selection and its checks: what every panel is built on.
struct PanelFixture {
    static SceneShape outline(const QString &name, std::vector<hullsmith::Vec2> vertices)
    {
        SceneShape shape;
        shape.name = name;
        shape.vertices = std::move(vertices);
        return shape;
    }
    static SceneShape circle(const QString &name, const hullsmith::Vec2 &centre, double radius)
    {
        SceneShape shape;
        shape.name = name;
        shape.type = ShapeType::Circle;
        shape.vertices = {centre};
        shape.radius = radius;
        return shape;
    }
    static SceneShape box(const QString &name, double half = 32.0)
    {
        return outline(name, {{-half, -half}, {half, -half}, {half, half}, {-half, half}});
    }
    static SceneBody body(const QString &name, std::vector<SceneShape> shapes)
    {
        SceneBody made;
        made.name = name;
        made.shapes = std::move(shapes);
        return made;
    }

    PanelFixture()
    {
        SceneData data;
        data.settings.categories = {QStringLiteral("default"), QStringLiteral("player")};
        data.bodies = {
            body(QStringLiteral("ship"), {box(QStringLiteral("hull"))}),
            body(QStringLiteral("asteroid"),
                 {box(QStringLiteral("rock"), 16.0), circle(QStringLiteral("core"), {4, 4}, 8.0)}),
            body(QStringLiteral("bullet"), {circle(QStringLiteral("ball"), {0, 0}, 4.0)}),
        };
        document.reset(data);
    }

    const SceneBody &at(std::size_t index) const { return document.data().bodies[index]; }
    const SceneShape &shapeAt(std::size_t index, std::size_t shape = 0) const
    {
        return at(index).shapes[shape];
    }
    void select(std::size_t index) { selection.setBody(at(index).id); }

    Document document;
    Selection selection{document};
    BodyChecks checks{document};
};
