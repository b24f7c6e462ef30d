#pragma once

#include "documentcommand.h"
#include "shapegeometry.h"

/// Moves a body's pivot over its image; the shapes stay where they lie on the image, so their
/// coordinates change the other way.
class MovePivotCommand : public DocumentCommand {
public:
    /// `pivot` in image pixels from the bottom left, y up.
    MovePivotCommand(Document &document, BodyId body, const hullsmith::Vec2 &pivot,
                     int gesture = 0);

    int id() const override { return MovePivotId; }
    void redo() override;
    void undo() override;
    bool mergeWith(const QUndoCommand *next) override;

private:
    BodyId m_body;
    hullsmith::Vec2 m_from = hullsmith::Vec2::Zero();
    hullsmith::Vec2 m_to;
    GeometryChange m_shapes;
};
