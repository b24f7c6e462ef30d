#pragma once

#include "editor/document/document.h"
#include "editor/document/selection.h"

/// The shape the panels are about: the selected one, else the only one of the body, else none.
inline ShapeId shownShape(const Document &document, const Selection &selection)
{
    if (selection.currentShape())
        return selection.currentShape();
    const SceneBody *body = document.data().body(selection.body());
    return body && body->shapes.size() == 1 ? body->shapes.front().id : ShapeId{};
}

/// All shapes an edit of properties is meant for: the selected ones, else the shown one.
inline std::vector<SceneShape> editedShapes(const Document &document, const Selection &selection)
{
    std::vector<SceneShape> shapes;
    for (ShapeId id : selection.shapes())
        if (const SceneShape *shape = document.data().shape(id))
            shapes.push_back(*shape);
    if (shapes.empty())
        if (const SceneShape *shape = document.data().shape(shownShape(document, selection)))
            shapes.push_back(*shape);
    return shapes;
}
