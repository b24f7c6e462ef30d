#pragma once

#include "documentcommand.h"

/// Changes the project's settings.
class ChangeSettingsCommand : public DocumentCommand {
public:
    /// Without a `text`, the command is named after what differs.
    ChangeSettingsCommand(Document &document, const SceneSettings &settings, int gesture = 0,
                          const QString &text = {});

    int id() const override { return ChangeSettingsId; }
    void redo() override;
    void undo() override;
    bool mergeWith(const QUndoCommand *next) override;

private:
    static QString textFor(const SceneSettings &before, const SceneSettings &after);

    SceneSettings m_before;
    SceneSettings m_after;
};
