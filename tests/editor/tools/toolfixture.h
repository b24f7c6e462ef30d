#pragma once

#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/tools/canvastool.h"

#include <QUndoStack>

#include <memory>

/// A document with one body and a way to feed a tool as the canvas does: positions in the world, a
/// zoom, held keys.
class ToolFixture {
public:
    ToolFixture()
    {
        SceneData data;
        SceneBody body;
        body.name = QStringLiteral("ship");
        body.pivot = {32.0, 24.0};
        data.bodies.push_back(body);
        load(data);
    }

    void load(const SceneData &data)
    {
        document.reset(data);
        if (!document.data().bodies.empty())
            selection.setBody(document.data().bodies.front().id);
        showAll();
    }

    /// The square (0, 0) to (40, 40) as the body's only shape.
    ShapeId loadSquare()
    {
        SceneData data = document.data();
        SceneShape square;
        square.name = QStringLiteral("square");
        square.vertices = {{0.0, 0.0}, {40.0, 0.0}, {40.0, 40.0}, {0.0, 40.0}};
        data.bodies.front().shapes = {square};
        load(data);
        return shape().id;
    }

    /// The square with a square hole (10, 10) to (30, 30) in it, clockwise.
    ShapeId loadFrame()
    {
        loadSquare();
        SceneData data = document.data();
        data.bodies.front().shapes.front().holes = {
            {{10.0, 10.0}, {10.0, 30.0}, {30.0, 30.0}, {30.0, 10.0}}};
        load(data);
        return shape().id;
    }

    /// All shapes of all bodies on show: unplaced, or at their bodies' poses.
    void showAll()
    {
        context.shapes.clear();
        for (const SceneBody &body : document.data().bodies) {
            for (const SceneShape &s : body.shapes)
                context.shapes.push_back(
                    {s.id, context.movesBodies ? body.pose() : hullsmith::Pose()});
        }
    }

    const SceneBody &body() const { return document.data().bodies.front(); }
    const SceneShape &shape(std::size_t i = 0) const { return body().shapes[i]; }
    const hullsmith::Vec2 &vertex(std::size_t i) const { return shape().vertices[i]; }
    const hullsmith::Vec2 &holeVertex(std::size_t i) const { return shape().holes[0][i]; }
    int steps() const { return document.undoStack()->index(); }

    CanvasEvent at(double x, double y, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        return {.world = {x, y},
                .pixelSize = 1.0 / zoom,
                .button = Qt::LeftButton,
                .modifiers = modifiers};
    }
    void hover(CanvasTool &tool, double x, double y) const
    {
        CanvasEvent e = at(x, y);
        e.button = Qt::NoButton;
        tool.move(e);
    }
    void click(CanvasTool &tool, double x, double y,
               Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        tool.press(at(x, y, modifiers));
        tool.release(at(x, y, modifiers));
    }
    /// Press, two moves, and a release at the end.
    void drag(CanvasTool &tool, const hullsmith::Vec2 &from, const hullsmith::Vec2 &to,
              Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        tool.press(at(from.x(), from.y(), modifiers));
        dragHeld(tool, from, to, modifiers);
        tool.release(at(to.x(), to.y(), modifiers));
    }
    void dragHeld(CanvasTool &tool, const hullsmith::Vec2 &from, const hullsmith::Vec2 &to,
                  Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        const hullsmith::Vec2 middle = 0.5 * (from + to);
        tool.move(at(middle.x(), middle.y(), modifiers));
        tool.move(at(to.x(), to.y(), modifiers));
    }

    Document document;
    Selection selection{document};
    ToolContext context{.document = document, .selection = selection, .snap = {}, .shapes = {}};
    double zoom = 1.0;
};
