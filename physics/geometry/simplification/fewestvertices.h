#pragma once

#include "contour.h"

#include <stop_token>
#include <vector>

namespace hullsmith {

/// The vertices of the contour, at least three, rising, whose chords leave no vertex farther than
/// `tolerance` (> 0) away: as few as possible, and of those the least area between fitted lines
/// and contour. Empty if stopped.
///
/// The exact minimum where trying every vertex as the first is cheap, as for rings of a few
/// hundred vertices. For longer ones two first vertices are tried, so that one vertex may be too
/// many; where the chords are so long that finding them all would take too long, only the vertices
/// that matter at a small part of the tolerance are looked at. What is returned then keeps the
/// tolerance all the same. O(m L), L the longest chord.
std::vector<int> fewestVertices(const ContourRing &contour, double tolerance,
                                const std::stop_token &stop = {});

} // namespace hullsmith
