#pragma once

#include "editor/document/scenedata.h"

#include <QByteArray>

#include <expected>
#include <set>
#include <vector>

class Document;
class QMimeData;

/// Bodies and shapes on the clipboard: .hull text, so that they go to other projects, other windows
/// and text editors. A private type beside it tells shapes from whole bodies and names the folder
/// that image paths start from.
namespace SceneClipboard {

/// What the clipboard holds.
struct Content {
    SceneData scene;
    bool shapesOnly = false; ///< The shapes of its one body are meant, not the body.
    QString folder;          ///< Where image paths start; empty: not known.
};

/// `shapes` of the document, in document order, with the name and the scale of their body.
SceneData pickShapes(const Document &document, const std::set<ShapeId> &shapes);
SceneData pickBodies(const Document &document, const std::vector<BodyId> &bodies);

void copy(const SceneData &scene, bool shapesOnly, const QString &folder);
/// Why the clipboard holds no shapes: one sentence.
std::expected<Content, QString> read();

/// Adds the shapes to every one of `targets`, or, for bodies or without targets, the bodies; one
/// undo step named `text`. Names become free ones, categories the project does not know are added
/// while there is room, a shape that would lie exactly on an equal one moves by a grid step.
struct Pasted {
    std::vector<BodyId> bodies;
    std::set<ShapeId> shapes;
};
Pasted paste(Document &document, const Content &content, const std::vector<BodyId> &targets,
             const QString &text);

} // namespace SceneClipboard
