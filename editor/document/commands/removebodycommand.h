#pragma once

#include "documentcommand.h"

#include <QCoreApplication>

/// Removes a body with its shapes.
class RemoveBodyCommand : public DocumentCommand {
    Q_DECLARE_TR_FUNCTIONS(RemoveBodyCommand)
public:
    RemoveBodyCommand(Document &document, BodyId body, const QString &text = {});

    void redo() override;
    void undo() override;

private:
    SceneBody m_body;
    int m_index;
};
