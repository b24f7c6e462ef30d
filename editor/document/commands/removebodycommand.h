#pragma once

#include "documentcommand.h"

/// Removes a body with its shapes.
class RemoveBodyCommand : public DocumentCommand {
public:
    RemoveBodyCommand(Document &document, BodyId body, const QString &text = {});

    void redo() override;
    void undo() override;

private:
    SceneBody m_body;
    int m_index;
};
