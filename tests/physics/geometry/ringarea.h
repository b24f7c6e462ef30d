#pragma once

#include "physics/geometry/predicates.h"
#include "physics/geometry/repair.h"

#include <algorithm>
#include <cmath>
#include <vector>

// A second method for areas of rings that cross, and what must hold for outlines that do not: slow,
// short and sharing nothing with the library but the exact predicates.

using Rings = std::vector<std::vector<hullsmith::Vec2>>;

struct RingEdge {
    hullsmith::Vec2 from, to;
};

inline std::vector<RingEdge> edgesOf(const Rings &rings)
{
    std::vector<RingEdge> edges;
    for (const auto &ring : rings)
        for (std::size_t i = 0; i < ring.size(); ++i)
            edges.push_back({ring[i], ring[(i + 1) % ring.size()]});
    return edges;
}

inline Rings ringsOf(const std::vector<hullsmith::Outline> &outlines)
{
    Rings rings;
    for (const hullsmith::Outline &outline : outlines) {
        rings.push_back(outline.outer);
        rings.insert(rings.end(), outline.holes.begin(), outline.holes.end());
    }
    return rings;
}

/// Common inner point, no overlap.
inline bool crossProperly(const RingEdge &a, const RingEdge &b)
{
    using hullsmith::orientation;
    return orientation(a.from, a.to, b.from) * orientation(a.from, a.to, b.to) < 0 &&
           orientation(b.from, b.to, a.from) * orientation(b.from, b.to, a.to) < 0;
}

/// The area inside `rings`, by cutting the plane into slabs at the height of every vertex and
/// crossing: between two heights the edges do not change their order.
inline double areaInside(const Rings &rings, hullsmith::FillRule rule)
{
    const std::vector<RingEdge> edges = edgesOf(rings);
    std::vector<double> heights;
    for (std::size_t i = 0; i < edges.size(); ++i) {
        heights.push_back(edges[i].from.y());
        for (std::size_t j = i + 1; j < edges.size(); ++j) {
            if (!crossProperly(edges[i], edges[j]))
                continue;
            const hullsmith::Vec2 u = edges[i].to - edges[i].from;
            const hullsmith::Vec2 v = edges[j].to - edges[j].from;
            const double t =
                hullsmith::cross(edges[j].from - edges[i].from, v) / hullsmith::cross(u, v);
            heights.push_back(edges[i].from.y() + t * u.y());
        }
    }
    std::sort(heights.begin(), heights.end());
    double area = 0.0;
    for (std::size_t slab = 1; slab < heights.size(); ++slab) {
        const double low = heights[slab - 1];
        const double high = heights[slab];
        const double middle = low + 0.5 * (high - low);
        if (!(low < middle && middle < high))
            continue;
        std::vector<std::pair<double, int>> crossings;
        for (const RingEdge &e : edges) {
            if ((e.from.y() < middle) == (e.to.y() < middle))
                continue;
            const double t = (middle - e.from.y()) / (e.to.y() - e.from.y());
            crossings.emplace_back(e.from.x() + t * (e.to.x() - e.from.x()),
                                   e.to.y() > e.from.y() ? 1 : -1);
        }
        std::sort(crossings.begin(), crossings.end());
        int winding = 0;
        for (std::size_t i = 0; i + 1 < crossings.size(); ++i) {
            winding += rule == hullsmith::FillRule::EvenOdd ? 1 : crossings[i].second;
            const bool inside =
                rule == hullsmith::FillRule::EvenOdd ? winding % 2 != 0 : winding != 0;
            if (inside)
                area += (crossings[i + 1].first - crossings[i].first) * (high - low);
        }
    }
    return area;
}

/// Outer rings less holes.
inline double areaOf(const std::vector<hullsmith::Outline> &outlines)
{
    double area = 0.0;
    for (const auto &ring : ringsOf(outlines))
        area += hullsmith::signedArea(ring.data(), int(ring.size()));
    return area;
}
