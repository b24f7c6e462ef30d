#pragma once

#include "gjk.h"
#include "traceevents.h"

namespace hullsmith {

/// One thing that GJK did. Only the fields that its kind names are set.
struct GjkEvent {
    enum class Kind {
        Start,     ///< simplex, region
        Direction, ///< direction
        Support,   ///< point
        Progress,  ///< gap, gain, distance, isFinal
        Region,    ///< simplex: with the new point; region
        Reduce,    ///< simplex: what is kept
        Result,    ///< the trace's result
    } kind;
    int iteration = -1; ///< From 0; -1 outside of iterations.
    Simplex simplex;
    SimplexRegion region;
    Vec2 direction = Vec2::Zero(); ///< Unit, world, to the origin: from A to B.
    DifferencePoint point;
    double gap = 0.0;      ///< Along the direction, at least the cores' distance if positive.
    double gain = 0.0;     ///< What may be missing to the distance, metres.
    double distance = 0.0; ///< Of the simplex from the origin, metres.
    bool isFinal = false;  ///< The gain is within the tolerance.
    /// The origin lies on the region's feature, as far as rounding can tell: the exact test
    /// decides.
    bool isDegenerate = false;

    /// Coarsest level of the inspector's table at which this event is a stop: 1 has one for each
    /// iteration, 2 one for each part.
    int level() const;
    /// The event's name for good, for example "gjk/iter/2/support".
    std::string key() const;
};

/// Everything GJK did, in the order it did it; plain data, safe to keep and to compare.
struct GjkTrace {
    std::vector<GjkEvent> events;
    GjkResult result;
    double tolerance = 0.0; ///< Below it a gain or a distance is rounding, metres.

    /// Index of the event with this key; -1 if there is none.
    int find(std::string_view key) const { return findEvent(events, key); }
};

/// gjk() with its notebook open: the same code, observed by a recorder.
GjkTrace gjkTrace(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                  const GjkOptions &options = {});

} // namespace hullsmith
