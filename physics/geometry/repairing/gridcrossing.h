#pragma once

#include "../vec.h"

namespace hullsmith {

/// A crossing on the grid.
struct GridCrossing {
    Vec2 point;  ///< The nearest grid point; halves go to the even side.
    double move; ///< From the crossing to there, in steps of the grid.
};

/// Where the edges `a`-`b` and `c`-`d` cross, which have to do so properly. Coordinates are
/// integers of at most 2^52 in size. Rounded once, from the exact crossing.
GridCrossing gridCrossing(const Vec2 &a, const Vec2 &b, const Vec2 &c, const Vec2 &d);

} // namespace hullsmith
