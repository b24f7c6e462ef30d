#pragma once

#include "documentcommand.h"

/// Adds a body with all its shapes.
class AddBodyCommand : public DocumentCommand {
public:
    /// Gives ids to the body and to shapes without one, or with one that is taken. `index` in the
    /// list; below 0 is the end. `text` instead of "Add body".
    AddBodyCommand(Document &document, SceneBody body, int index = -1, const QString &text = {});

    BodyId body() const { return m_body.id; }
    void redo() override;
    void undo() override;

private:
    SceneBody m_body;
    int m_index;
};
