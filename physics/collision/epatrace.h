#pragma once

#include "epa.h"
#include "traceevents.h"

namespace hullsmith {

/// One thing that EPA did. Only the fields that its kind names are set.
struct EpaEvent {
    enum class Kind {
        Start,   ///< polytope
        Nearest, ///< polytope, edge
        Support, ///< edge, point, gain, isFinal
        Expand,  ///< polytope: split; lower, upper
        Result,  ///< the trace's result
    } kind;
    int iteration = -1; ///< From 0; -1 outside of iterations.
    Polytope polytope;
    int edge = -1; ///< The polytope's edge nearest to the origin, as numbered in Nearest.
    DifferencePoint point;
    double gain = 0.0;    ///< How far the point lies beyond the edge, metres.
    bool isFinal = false; ///< The gain is within the tolerance.
    double lower = 0.0;   ///< The cores' depth lies between these two, metres.
    double upper = 0.0;

    /// Coarsest level of the inspector's table at which this event is a stop: 1 has one for each
    /// iteration, 2 one for each part.
    int level() const;
    /// The event's name for good, for example "epa/iter/0/nearest".
    std::string key() const;
};

/// Everything EPA did, in the order it did it; plain data, safe to keep and to compare. Only a
/// result if the cores are apart, where GJK decides.
struct EpaTrace {
    std::vector<EpaEvent> events;
    EpaResult result;
    double tolerance = 0.0; ///< Below it a gain is rounding, metres.

    /// Index of the event with this key; -1 if there is none.
    int find(std::string_view key) const { return findEvent(events, key); }
};

/// epa() with its notebook open: the same code, observed by a recorder.
EpaTrace epaTrace(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                  const EpaOptions &options = {});

} // namespace hullsmith
