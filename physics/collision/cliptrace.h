#pragma once

#include "manifold.h"

#include <string>
#include <string_view>
#include <vector>

namespace hullsmith {

/// One thing that the clipping did. Only the fields that its kind names are set. World frame,
/// metres.
struct ClipEvent {
    enum class Kind {
        Reference, ///< source, cosine
        Incident,  ///< source, vertex: of a point, which has no edge
        Side,      ///< side, vertex: of the reference edge, before, after
        Point,     ///< contact, isKept
        Flip,      ///< the reference edge is B's
        Result,    ///< count: of the contacts
    } kind;
    AxisSource source;   ///< Edge -1 for a point.
    double cosine = 0.0; ///< Between the reference edge's outward normal and the pair's.
    int side = -1;       ///< 0 or 1: which end of the reference edge the plane goes through.
    int vertex = -1;
    std::array<Vec2, 2> before{Vec2::Zero(), Vec2::Zero()}; ///< Ends of the incident edge.
    std::array<Vec2, 2> after{Vec2::Zero(), Vec2::Zero()};
    ContactPoint contact;
    bool isKept = false;
    int count = 0;

    /// Coarsest level of the inspector's table at which this is a stop: 1, for every event.
    int level() const { return 1; }
    /// The event's name for good, for example "clip/point/A1-B0".
    std::string key() const;
};

/// Everything the clipping did, in the order it did it; plain data, safe to keep and to compare.
/// Two nearest vertices and parted pairs beyond the margin have no edges, so only what follows.
struct ClipTrace {
    std::vector<ClipEvent> events;
    Manifold manifold;

    std::string keyOf(int event) const { return events[std::size_t(event)].key(); }
    /// Index of the event with this key; -1 if there is none.
    int find(std::string_view key) const;
};

/// manifold() of a known `result` with its notebook open: the same code, observed by a recorder.
ClipTrace clipTrace(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                    const SatResult &result, const ManifoldOptions &options = {});
/// The same after a sat() of its own.
ClipTrace clipTrace(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                    const ManifoldOptions &options = {});

} // namespace hullsmith
