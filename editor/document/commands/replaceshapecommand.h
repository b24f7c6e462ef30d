#pragma once

#include "documentcommand.h"
#include "shapegeometry.h"

/// Puts one or more shapes in the place of one: the first is the shape with another geometry, the
/// others follow it in the list.
class ReplaceShapeCommand : public DocumentCommand {
public:
    /// Of the first of `parts` only the geometry is used; the others are given ids, and keep their
    /// names and properties.
    ReplaceShapeCommand(Document &document, ShapeId shape, std::vector<SceneShape> parts,
                        const QString &text);

    void redo() override;
    void undo() override;

private:
    GeometryChange m_change;
    BodyId m_body;
    int m_index = 0; ///< Of the first added shape.
    std::vector<SceneShape> m_added;
};
