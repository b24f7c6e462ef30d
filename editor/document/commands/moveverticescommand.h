#pragma once

#include "documentcommand.h"

#include <map>
#include <span>
#include <vector>

/// Moves vertices, maybe of several shapes, to new places.
class MoveVerticesCommand : public DocumentCommand {
public:
    /// Places in each body's frame, pixels. Vertices that do not exist are left out.
    MoveVerticesCommand(Document &document, const std::map<VertexRef, hullsmith::Vec2> &places,
                        int gesture = 0);

    int id() const override { return EditVerticesId; }
    void redo() override;
    void undo() override;
    bool mergeWith(const QUndoCommand *next) override;

    /// Where `vertex` goes, if it is the only one that moves.
    std::optional<hullsmith::Vec2> placeOfOnly(const VertexRef &vertex) const;

private:
    using Place = std::pair<VertexRef, hullsmith::Vec2>;
    struct Moved {
        ShapeId shape;
        std::vector<Place> from; ///< By vertex.
        std::vector<Place> to;   ///< The same vertices.
        bool sameVertices(const Moved &other) const;
    };

    void write(std::vector<Place> Moved::*places);
    bool isNothing() const;

    std::vector<Moved> m_moved; ///< By shape.
};
