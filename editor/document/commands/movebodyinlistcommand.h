#pragma once

#include "documentcommand.h"

/// Moves a body to another place of the list.
class MoveBodyInListCommand : public DocumentCommand {
public:
    /// `index` is the place it has afterwards.
    MoveBodyInListCommand(Document &document, BodyId body, int index);

    void redo() override;
    void undo() override;

private:
    BodyId m_body;
    int m_from;
    int m_to;
};
