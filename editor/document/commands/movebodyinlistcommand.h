#pragma once

#include "documentcommand.h"

#include <QCoreApplication>

/// Moves a body to another place of the list.
class MoveBodyInListCommand : public DocumentCommand {
    Q_DECLARE_TR_FUNCTIONS(MoveBodyInListCommand)
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
