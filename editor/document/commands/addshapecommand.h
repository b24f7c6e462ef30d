#pragma once

#include "documentcommand.h"

/// Adds a shape to a body.
class AddShapeCommand : public DocumentCommand {
public:
    /// Gives the shape an id if it has none or one that is taken. `index` in the body's list; below
    /// 0 is the end. `text` instead of "Add polygon", "Add circle", "Add capsule".
    AddShapeCommand(Document &document, BodyId body, SceneShape shape, int index = -1,
                    const QString &text = {});

    ShapeId shape() const { return m_shape.id; }
    void redo() override;
    void undo() override;

private:
    static QString textFor(ShapeType type);

    BodyId m_body;
    SceneShape m_shape;
    int m_index;
};
