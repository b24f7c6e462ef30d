#pragma once

#include "exportscene.h"

/// Why an outline cannot be written as a convex polygon.
struct RingFault {
    QString message; ///< Goes on from the name of the shape.
    const char *code;
};

/// The outline as a strictly convex ring in the file's frame, starting at its first vertex that is
/// a corner; or why the consumer would not get the shape that was drawn. Judged twice, exactly: as
/// drawn, and as the rounded numbers will be read. O(n log n).
std::expected<std::vector<hullsmith::Vec2>, RingFault>
exportRing(const std::vector<hullsmith::Vec2> &vertices, const ExportFrame &frame,
           const ExportLimits &limits);
