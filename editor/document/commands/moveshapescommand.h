#pragma once

#include "documentcommand.h"
#include "shapegeometry.h"

#include <set>
#include <vector>

/// Moves whole shapes within their bodies, with their traced rings and cut lines.
class MoveShapesCommand : public DocumentCommand {
public:
    /// Moves by `offset` from where the shapes stand now, pixels.
    MoveShapesCommand(Document &document, const std::set<ShapeId> &shapes,
                      const hullsmith::Vec2 &offset, int gesture = 0);
    /// To the geometry of `moved`: for drags, which start from the same place at every step and so
    /// gather no rounding.
    MoveShapesCommand(Document &document, const std::vector<SceneShape> &moved, int gesture = 0);

    int id() const override { return MoveShapesId; }
    void redo() override;
    void undo() override;
    bool mergeWith(const QUndoCommand *next) override;

private:
    GeometryChange m_change;
};
