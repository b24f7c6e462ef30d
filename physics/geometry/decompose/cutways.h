#pragma once

#include "region.h"

#include <optional>

namespace hullsmith {

/// A cut line as a place, a unit direction and a length.
struct CutDirection {
    Vec2 origin, direction;
    double length;

    Vec2 at(double t) const { return origin + t * direction; }
};

/// Where a cut ends: at a vertex of the region, on an edge of a ring, or on another way.
struct CutEnd {
    enum Kind { Vertex, Edge, Way };
    Kind kind = Vertex;
    double t = 0.0;           ///< Along the line.
    Vec2 place = Vec2(0, 0);  ///< Rounded.
    int vertex = -1;          ///< Of the region, or given to the end later.
    int ring = -1, edge = -1; ///< The edge leaves the vertex of this number in the ring.
    int way = -1;             ///< The other way.
    bool fromLeft = false;    ///< The cut comes from the other way's left.
};

/// A cut through a part of the region, from boundary to boundary or to another way.
struct CutWay {
    std::size_t line;
    CutEnd begin, end;
    double drawnBegin, drawnEnd; ///< What somebody drew of it, along the line.
};

/// All ways of some lines through a region, and what each line does.
struct CutWays {
    double extent; ///< The region's largest coordinate.
    double snap;   ///< What lies this near to a line lies on it.
    double step;   ///< A rounding at the region's largest coordinate.
    std::vector<CutDirection> lines;
    std::vector<CutEffect> effects;
    std::vector<CutWay> ways;

    /// Where two ways cross, both going on beyond.
    std::optional<Vec2> crossing(const CutWay &a, const CutWay &b) const;
    /// Where the lines of two ways meet, along the first and along the second; nothing if they are
    /// parallel.
    std::optional<std::pair<double, double>> meeting(const CutWay &a, const CutWay &b) const;
};

/// Finds where lines pass through the inside: see cutRegion(). O(k n p + k^2 p^2) for k lines
/// through p parts each.
CutWays findCutWays(const Region &region, std::span<const CutLine> lines);

} // namespace hullsmith
