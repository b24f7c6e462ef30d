#pragma once

#include "documentcommand.h"

/// Changes how an outline becomes convex pieces: method, limit, cut lines.
class SetSplitCommand : public DocumentCommand {
public:
    /// Without a `text`, the command is named after what differs.
    SetSplitCommand(Document &document, ShapeId shape, const SplitSettings &split, int gesture = 0,
                    const QString &text = {});

    int id() const override { return SetSplitId; }
    void redo() override;
    void undo() override;
    bool mergeWith(const QUndoCommand *next) override;

private:
    static QString textFor(const SplitSettings &before, const SplitSettings &after);

    ShapeId m_shape;
    SplitSettings m_before;
    SplitSettings m_after;
};
