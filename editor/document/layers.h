#pragma once

#include "physics/geometry/alphaimage.h"
#include "physics/geometry/split.h"

#include <optional>
#include <vector>

// The layers between a body's image and its pieces that can be run again (design: image, trace,
// handwork, split, pieces). The handwork is what a shape's rings differ from its traced rings by;
// the pieces are derived (pieces.h) and never kept.

/// How a body's image is traced.
struct TraceSettings {
    enum class Contour {
        Auto,   ///< What suits the image, by its share of partial alpha; for Cover and Inside
                ///< Pixels, because a smooth contour cuts their corners.
        Pixels, ///< Along the edges of pixels, exact.
        Smooth, ///< Interpolated at the threshold.
    };
    enum class Fit { Closest, Cover, Inside };
    enum class Goal {
        Tolerance, ///< `tolerance` counts.
        Vertices,  ///< `vertices`, over all outlines, count.
        Pieces,    ///< `pieces`, over all outlines, count.
    };

    int threshold = 128; ///< 1 to 255: least alpha of a solid pixel.
    Contour contour = Contour::Auto;
    int connectivity = 4; ///< 4: diagonal neighbours are separate; 8: they connect.
    int leastIsland = 0;  ///< Pixels; smaller islands are left out.
    int leastHole = 0;    ///< Pixels; smaller holes are filled.
    Fit fit = Fit::Closest;
    Goal goal = Goal::Tolerance;
    double tolerance = 1.0; ///< Largest deviation, pixels, >= 0.
    int vertices = 32;      ///< >= 3.
    int pieces = 8;         ///< >= 1.
    std::optional<hullsmith::PixelRect>
        region; ///< Part of the image that counts; not set: all of it.

    bool operator==(const TraceSettings &) const = default;
};

/// What the trace gave for one island before any handwork, in the frame of the shape's vertices.
struct TracedRings {
    hullsmith::Pixel seed; ///< One pixel of the island.
    std::vector<hullsmith::Vec2> outer;
    std::vector<std::vector<hullsmith::Vec2>> holes;

    bool operator==(const TracedRings &) const = default;
};

/// How an outline becomes convex pieces.
struct SplitSettings {
    enum class Method {
        Fewest,    ///< The fewest pieces that cuts between the outline's vertices allow.
        Fast,      ///< Merged triangles.
        AddPoints, ///< Fewest, and new points where they save pieces.
    };
    Method method = Method::Fewest;
    std::optional<int> limit; ///< Most corners of a piece, >= 3; not set: the target's.
    std::vector<hullsmith::CutLine>
        cuts; ///< Lines that no piece crosses, in the frame of the vertices.

    bool operator==(const SplitSettings &) const = default;
};
