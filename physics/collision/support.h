#pragma once

#include "placedcore.h"

namespace hullsmith {

// Support points of a placed core: the vertex farthest along a direction of any non-zero length
// (world frame), the lowest index on ties. Where rounding hides which of several vertices lies
// farthest, each of the functions may answer another one of them.

/// Looks at every vertex. O(n), and the fastest for few.
int supportByScan(const PlacedCore &core, const Vec2 &direction);

/// Climbs from vertex `from`, edge by edge. O(steps): the fastest for many vertices when the
/// answer is near, as in a search that turns its direction a little.
int supportByClimbing(const PlacedCore &core, const Vec2 &direction, int from);

/// Binary search among the edge normals, which are sorted by angle. O(log n).
/// Source: O'Rourke, Computational Geometry in C (1998), section 7.9.
int supportBySearch(const PlacedCore &core, const Vec2 &direction);

/// The fastest of the three; `hint` is a vertex that may be near, -1 for none.
int support(const PlacedCore &core, const Vec2 &direction, int hint = -1);

} // namespace hullsmith
