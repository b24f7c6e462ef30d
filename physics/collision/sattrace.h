#pragma once

#include "sat.h"

#include <string>
#include <string_view>
#include <vector>

namespace hullsmith {

/// One thing that the test did. Only the fields that its kind names are set.
struct SatEvent {
    enum class Kind {
        Start,      ///< normals, unique
        Cache,      ///< source
        Duplicate,  ///< source, other: the earlier parallel axis
        Degenerate, ///< source, value: the edge's length
        Axis,       ///< source, axis.normal
        Vertex,     ///< source, owner, vertex, point (world), value: dot product (level 3)
        Project,    ///< source, owner, axis.a or axis.b
        Compare,    ///< source, axis
        Best,       ///< source, axis, isNewBest
        EarlyOut,   ///< tested, unique: how many were planned
        Result,     ///< axis: the best one
    } kind;
    AxisSource source;
    AxisSource other;
    Owner owner = Owner::A;
    int vertex = -1;
    Vec2 point = Vec2::Zero();
    double value = 0.0;
    int normals = 0;
    int unique = 0;
    int tested = 0;
    bool isNewBest = false;
    bool segment = false; ///< The source is the side of a segment core ("As", "Bs").
    SatAxis axis;
    int best = -1;   ///< Index of the last Best event with isNewBest up to here; -1 if none.
    int parent = -1; ///< Index of the Axis event this one belongs to; -1 for a stop of its own.

    /// Coarsest level (1 to 3) of the inspector's table at which this event is a stop: 1 has one
    /// for each axis (its comparison, or why it is skipped), 2 one for each part, 3 each product.
    int level() const;
    /// The event's name for good, for example "sat/axis/B3/compare".
    std::string key() const;
};

/// "A0", "B3", "v"; "As" and "Bs" for the side of a segment core.
std::string axisName(AxisSource source, bool segmentCore);

/// Everything the test did, in the order it did it; plain data, safe to keep and to compare.
struct SatTrace {
    std::vector<SatEvent> events;
    SatResult result;
    bool segmentA = false; ///< A's core is a segment, so its axis is named "As".
    bool segmentB = false;

    std::string keyOf(int event) const;
    /// Index of the event with this key; -1 if there is none.
    int find(std::string_view key) const;
};

/// sat() with its notebook open: the same code, observed by a recorder. `recordVertices` adds the
/// level 3 events.
SatTrace satTrace(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                  const SatOptions &options = {}, bool recordVertices = true);

} // namespace hullsmith
