#pragma once

#include "documentcommand.h"

#include <vector>

/// Changes name, type and properties of several shapes at once; not their geometry.
class ChangeShapePropertiesCommand : public DocumentCommand {
public:
    /// The shapes as they shall be, named by their ids; their geometry is not used. Without a
    /// `text`, the command is named after what differs.
    ChangeShapePropertiesCommand(Document &document, const std::vector<SceneShape> &changed,
                                 int gesture = 0, const QString &text = {});

    int id() const override { return ChangeShapePropertiesId; }
    void redo() override;
    void undo() override;
    bool mergeWith(const QUndoCommand *next) override;

private:
    QString textForChange() const;

    std::vector<SceneShape> m_before; ///< Without geometry.
    std::vector<SceneShape> m_after;  ///< Without geometry.
};
