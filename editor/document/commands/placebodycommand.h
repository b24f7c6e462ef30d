#pragma once

#include "documentcommand.h"

/// Places a body in the common view of Inspect mode.
class PlaceBodyCommand : public DocumentCommand {
public:
    /// `position` of the pivot, pixels; `angle` in radians counter-clockwise.
    PlaceBodyCommand(Document &document, BodyId body, const hullsmith::Vec2 &position, double angle,
                     int gesture = 0);

    int id() const override { return PlaceBodyId; }
    void redo() override;
    void undo() override;
    bool mergeWith(const QUndoCommand *next) override;

private:
    struct Place {
        hullsmith::Vec2 position = hullsmith::Vec2::Zero();
        double angle = 0.0;
        bool operator==(const Place &) const = default;
    };

    BodyId m_body;
    Place m_from;
    Place m_to;
};
