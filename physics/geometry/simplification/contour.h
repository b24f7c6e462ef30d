#pragma once

#include "../vec.h"

#include <span>
#include <vector>

namespace hullsmith {

/// The ring without doubled vertices, straight vertices and spikes, until none is left; exact. It
/// begins with its first vertex in the order of a sweep (ties: the one whose followers come first),
/// so it does not depend on where `ring` begins; the winding stays. Fewer than three vertices if
/// it encloses nothing.
std::vector<Vec2> cleanedRing(std::span<const Vec2> ring);

/// Integrals along a piece of a polyline, about a fixed origin: length, first and second moments.
struct LineMoments {
    double length = 0.0, x = 0.0, y = 0.0, xx = 0.0, xy = 0.0, yy = 0.0;

    LineMoments operator-(const LineMoments &other) const;
    LineMoments operator+(const LineMoments &other) const;
};

/// A line by a point and a unit direction.
struct FittedLine {
    Vec2 point, direction;
};

/// A closed ring with what is asked of its spans again and again, O(1) each. The span from `i` to
/// `j` runs forwards; indices count on past the end, to twice the size.
class ContourRing {
public:
    explicit ContourRing(std::vector<Vec2> points);

    int size() const { return int(m_points.size()); }
    const std::vector<Vec2> &points() const { return m_points; }
    const Vec2 &point(int i) const { return m_points[std::size_t(i < size() ? i : i - size())]; }
    double extent() const { return m_extent; } ///< Longer side of the bounding box.

    /// About the area between the span and the line fitted to it: its length times the root mean
    /// square distance.
    double lineArea(int i, int j) const;
    /// The line of least squared distance to the span, integrated along it; it points the way the
    /// span goes.
    FittedLine fittedLine(int i, int j) const;

private:
    LineMoments moments(int i, int j) const;

    std::vector<Vec2> m_points;
    std::vector<LineMoments> m_moments;
    double m_extent = 0.0;
};

} // namespace hullsmith
