#pragma once

#include "physics/geometry/outline.h"
#include "scenedata.h"

#include <vector>

/// One island as a trace gave it, in the body's frame.
struct TracedIsland {
    hullsmith::Pixel seed; ///< One pixel of it.
    hullsmith::Outline rings;
};

/// A piece of handwork that another trace had no place for.
struct LostEdit {
    enum class Kind {
        Moved,    ///< A vertex that was moved.
        Inserted, ///< Vertices that were put in.
        Deleted,  ///< Vertices that were taken out: they are back.
        Hole,     ///< A hole that was drawn, moved or removed.
        Shape,    ///< All handwork of a shape whose island is gone.
    } kind;
    ShapeId shape;
    hullsmith::Vec2 place = hullsmith::Vec2::Zero(); ///< Where it was, in the body's frame.

    bool operator==(const LostEdit &) const = default;
};

/// A ring after another trace, with the handwork on it.
struct MergedRing {
    std::vector<hullsmith::Vec2> ring;
    std::vector<LostEdit> lost; ///< Without shapes.
};

/// Replays what was done by hand to `traced`, and gave `current`, on `fresh`: another trace of the
/// same ring. Without handwork the result is `fresh`; if `fresh` equals `traced`, it is `current`.
///
/// The handwork is a list of runs: vertices of `traced` that were replaced by others (moved, put
/// in, taken out) between two that were not touched. A run is replayed where `fresh` passes the
/// places of those two untouched vertices, and what lies between them there is about as it was in
/// `traced`: within `reach` (the tolerances of both traces, pixels). Else it is lost.
/// O(n m) for rings of n and m vertices.
MergedRing mergedRing(const std::vector<hullsmith::Vec2> &traced,
                      const std::vector<hullsmith::Vec2> &current,
                      const std::vector<hullsmith::Vec2> &fresh, double reach);

/// What a body's traced shapes become with another trace.
struct Retraced {
    std::vector<SceneShape> shapes; ///< For ApplyTraceCommand; new ones are without ids.
    std::vector<LostEdit> lost;
};

/// Finds for each island the shape that came from it before (by its seed pixel, else by the largest
/// overlap of their bounds), keeps that shape's name, properties and split, and replays its
/// handwork on the new rings. Islands without one become new shapes named `baseName`, `baseName`_2,
/// ...; shapes whose island is gone are left out, and reported if they had handwork. `reach` as
/// above.
Retraced retrace(const SceneBody &body, const std::vector<TracedIsland> &islands,
                 const QString &baseName, double reach);
