#pragma once

#include "documentcommand.h"
#include "removedshapes.h"

/// Removes shapes, maybe of several bodies.
class RemoveShapesCommand : public DocumentCommand {
public:
    RemoveShapesCommand(Document &document, const std::set<ShapeId> &shapes,
                        const QString &text = {});

    void redo() override;
    void undo() override;

private:
    RemovedShapes m_shapes;
};
