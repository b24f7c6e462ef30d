#pragma once

#include "region.h"

#include <optional>

namespace hullsmith {

/// A region with the cuts that lines make in it, and what each line did.
struct CutRegion {
    Region region;
    std::vector<CutEffect> effects;
};

/// Turns lines that somebody drew into cuts of `region`, which has none yet.
///
/// A line cuts wherever it passes through the inside, from boundary to boundary; parts outside are
/// left away. An end that lies inside is taken on to the boundary, or to another line that it meets
/// on the way; but where the line cuts elsewhere and goes less than half of the way through a part,
/// it ends before that part. Vertices, ends and crossings within rounding of a line (cutSnap) lie
/// on it.
///
/// Where a cut ends on an edge, the edge gets a vertex there: on it if a double lies there, else
/// the least bit inside, so that the pieces never reach beyond the outline. The order of the lines
/// does not matter. Nothing if rounding leaves no room for a line: the caller tries without it.
/// O(k n p + k^2) for k lines through p parts each.
std::optional<CutRegion> cutRegion(const Region &region, std::span<const CutLine> lines);

} // namespace hullsmith
