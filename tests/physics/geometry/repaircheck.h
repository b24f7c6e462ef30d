#pragma once

#include "physics/geometry/outlinecheck.h"
#include "physics/geometry/split.h"
#include "ringarea.h"

#include <QString>

/// What is wrong with outlines that a repair returned; empty if nothing is. Exact.
inline QString outlinesFault(const std::vector<hullsmith::Outline> &outlines)
{
    const auto wound = [](const std::vector<hullsmith::Vec2> &ring, hullsmith::Winding winding) {
        const hullsmith::OutlineReport report = hullsmith::checkOutline(ring);
        return report.simple && report.duplicates.empty() && report.repeated.empty() &&
               report.winding == winding;
    };
    for (const hullsmith::Outline &outline : outlines) {
        if (!wound(outline.outer, hullsmith::Winding::CounterClockwise))
            return QStringLiteral("an outer ring is not simple or not counter-clockwise");
        for (const auto &hole : outline.holes)
            if (!wound(hole, hullsmith::Winding::Clockwise))
                return QStringLiteral("a hole is not simple or not clockwise");
        hullsmith::SplitOptions fast;
        fast.method = hullsmith::SplitMethod::Fast;
        const auto pieces = hullsmith::split(outline.outer, outline.holes, fast);
        if (!pieces)
            return QStringLiteral("an outline does not split: ") +
                   QLatin1String(hullsmith::faultCode(pieces.error().kind));
    }
    const std::vector<RingEdge> edges = edgesOf(ringsOf(outlines));
    for (std::size_t i = 0; i < edges.size(); ++i)
        for (std::size_t j = i + 1; j < edges.size(); ++j) {
            if (crossProperly(edges[i], edges[j]))
                return QStringLiteral("edges cross");
            const bool same = (edges[i].from == edges[j].from && edges[i].to == edges[j].to) ||
                              (edges[i].from == edges[j].to && edges[i].to == edges[j].from);
            if (same)
                return QStringLiteral("an edge is there twice");
        }
    return {};
}
