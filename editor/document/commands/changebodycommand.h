#pragma once

#include "documentcommand.h"

/// Changes everything of a body but its id and its shapes.
class ChangeBodyCommand : public DocumentCommand {
public:
    /// `changed` names the body by its id; its shapes are not used. Without a `text`, the command
    /// is named after what differs.
    ChangeBodyCommand(Document &document, SceneBody changed, int gesture = 0,
                      const QString &text = {});

    int id() const override { return ChangeBodyId; }
    void redo() override;
    void undo() override;
    bool mergeWith(const QUndoCommand *next) override;

private:
    static QString textFor(const SceneBody &before, const SceneBody &after);

    SceneBody m_before; ///< Without shapes.
    SceneBody m_after;  ///< Without shapes.
};
