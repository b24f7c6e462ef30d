#pragma once

#include "documentcommand.h"

/// Inserts one vertex; the drag of that vertex in the same gesture becomes part of this step.
class InsertVertexCommand : public DocumentCommand {
public:
    /// The new vertex becomes `vertex`; those of its ring from there on move up. `place` in the
    /// body's frame, pixels.
    InsertVertexCommand(Document &document, const VertexRef &vertex, const hullsmith::Vec2 &place,
                        int gesture = 0);

    int id() const override { return EditVerticesId; }
    void redo() override;
    void undo() override;
    /// Takes up MoveVerticesCommands of this vertex alone.
    bool mergeWith(const QUndoCommand *next) override;

private:
    VertexRef m_vertex;
    hullsmith::Vec2 m_place;
};
