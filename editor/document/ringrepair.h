#pragma once

#include "physics/geometry/vec.h"

#include <optional>
#include <vector>

// What the one-press fixes do to a ring of vertices, any unit. Vertices are kept or dropped, never
// moved, unless said otherwise; the order stays. The result may have fewer than three vertices
// where nothing else is left.

using Ring = std::vector<hullsmith::Vec2>;

/// The other way round, from the same first vertex.
Ring reversedRing(const Ring &ring);
/// Without vertices that lie within `distance` of a kept one: of any, if the ring is convex, else
/// of the one before, so that a neck stays; 0: without repeated neighbours. O(n), convex rings
/// O(n^2).
Ring weldedRing(const Ring &ring, double distance);
/// Without the vertices on the line between their neighbours or, with a `tolerance`, that near to
/// it; the nearest go first, until none is left or the ring is a triangle.
Ring withoutStraightVertices(const Ring &ring, std::optional<double> tolerance);
/// The convex hull; with a `limit`, reduced to that many corners, containing the hull where
/// possible (its corners are then new points). Nothing for a ring without area.
std::optional<Ring> hullOf(const Ring &ring, std::optional<int> limit);
