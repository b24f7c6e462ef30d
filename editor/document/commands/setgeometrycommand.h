#pragma once

#include "documentcommand.h"
#include "shapegeometry.h"

/// Replaces the geometry of one shape: type, vertices, holes and radius, with its layers.
class SetGeometryCommand : public DocumentCommand {
public:
    /// `changed` names the shape by its id; name and properties are not used.
    SetGeometryCommand(Document &document, const SceneShape &changed, int gesture = 0,
                       const QString &text = {});

    int id() const override { return SetGeometryId; }
    void redo() override;
    void undo() override;
    bool mergeWith(const QUndoCommand *next) override;

private:
    GeometryChange m_change;
};
