#pragma once

#include "editor/document/scenedata.h"

#include <functional>
#include <vector>

class Document;

/// The geometry of some shapes, with its layers, before and after a command. What does not change
/// is left out.
struct GeometryChange {
    std::vector<SceneShape> before; ///< Id and geometry; name and properties are not used.
    std::vector<SceneShape> after;  ///< The same shapes in the same order.

    /// From the document's state to `after`. Shapes that the document does not hold are dropped.
    static GeometryChange to(const Document &document, const std::vector<SceneShape> &after);

    void redo(Document &document) const;
    void undo(Document &document) const;
    bool isNothing() const;
    /// Takes up what follows; false if it is about other shapes.
    bool merge(const GeometryChange &next);
};

/// Where a point of the body's frame goes.
using PointMap = std::function<hullsmith::Vec2(const hullsmith::Vec2 &)>;

/// `shape` moved, turned or mirrored as a whole: vertices, holes, traced rings and cut lines. The
/// radius stays.
SceneShape mapped(SceneShape shape, const PointMap &map);
/// `shape` moved by `offset`, likewise.
SceneShape translated(SceneShape shape, const hullsmith::Vec2 &offset);
