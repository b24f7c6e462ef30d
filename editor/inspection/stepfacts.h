#pragma once

#include "pairinspection.h"

#include <optional>

/// What a picture of one step has to show: everything the test knows about the current axis by
/// then.
struct StepFacts {
    hullsmith::SatEvent::Kind kind = hullsmith::SatEvent::Kind::Start;
    bool hasAxis = false; ///< There is an axis to draw.
    hullsmith::AxisSource source;
    hullsmith::SatAxis values; ///< All values of the axis; show only what is known.
    bool knowsA = false, knowsB = false, compared = false;
    hullsmith::Owner projecting = hullsmith::Owner::Both; ///< Whose vertices are being projected.
    std::vector<const hullsmith::SatEvent *>
        dots; ///< Vertices projected so far (step Vertex only).
    const hullsmith::SatEvent *event = nullptr;
    const hullsmith::SatAxis *best = nullptr; ///< Best axis so far.
    bool over = false;                        ///< The answer is known.
    bool isAsking = false; ///< B and the comparison are covered: they are to be guessed.
    bool isFree = false;   ///< The axis is the user's own, not one of the test.

    bool knows(hullsmith::Owner owner) const
    {
        return owner == hullsmith::Owner::A ? knowsA : knowsB;
    }
    bool isGap() const { return compared && values.push < 0.0; }
    bool isOverlap() const { return compared && values.push > 0.0; }
    /// Way of B that its ghost shows: the best push so far, or the answer.
    std::optional<hullsmith::Vec2> ghostMove() const;
};

/// The facts at event `event`; without a trace nothing but an empty start.
StepFacts stepFacts(const PairInspection &pair, int event);
