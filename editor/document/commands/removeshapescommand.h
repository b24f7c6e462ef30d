#pragma once

#include "documentcommand.h"
#include "removedshapes.h"

#include <QCoreApplication>

/// Removes shapes, maybe of several bodies.
class RemoveShapesCommand : public DocumentCommand {
    Q_DECLARE_TR_FUNCTIONS(RemoveShapesCommand)
public:
    RemoveShapesCommand(Document &document, const std::set<ShapeId> &shapes,
                        const QString &text = {});

    void redo() override;
    void undo() override;

private:
    RemovedShapes m_shapes;
};
