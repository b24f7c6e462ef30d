#pragma once

#include "documentcommand.h"
#include "removedshapes.h"
#include "shapegeometry.h"

#include <set>

/// Deletes vertices, maybe of several shapes. An outline or a hole left without vertices goes, and
/// so does a circle or capsule that loses one of its points; a ring left with one or two stays, and
/// the checks say so.
class DeleteVerticesCommand : public DocumentCommand {
public:
    DeleteVerticesCommand(Document &document, const std::set<VertexRef> &vertices);

    void redo() override;
    void undo() override;

private:
    static QString textFor(std::size_t count);

    GeometryChange m_kept;
    RemovedShapes m_removed;
};
