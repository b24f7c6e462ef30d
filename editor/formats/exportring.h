#pragma once

#include "exportscene.h"

/// Why an outline cannot be written as convex polygons.
struct RingFault {
    QString message; ///< Goes on from the name of the shape.
    const char *code;
};

/// The outline as strictly convex rings in the file's frame; or why the consumer would not get the
/// shape that was drawn. A convex outline within the limits is one ring, starting at its first
/// vertex that is a corner; any other sound outline becomes its pieces (pieces.h). Judged twice,
/// exactly: as drawn, and as the rounded numbers will be read. Cost as shapePieces().
std::expected<std::vector<std::vector<hullsmith::Vec2>>, RingFault>
exportRings(const SceneShape &outline, const ExportFrame &frame, const ExportLimits &limits);
