#pragma once

#include "contour.h"

#include <span>
#include <utility>
#include <vector>

namespace hullsmith {

/// The side of a simplified ring that its contour has to lie on.
enum class Side { Either, Left, Right };

/// A ring while it is simplified. Span k of the contour, from `breaks[k]` to the next, has become
/// the edge from vertex k to the next.
struct SimplifiedRing {
    const ContourRing *contour;
    std::vector<int> breaks;    ///< Vertices of the contour, rising.
    std::vector<Vec2> vertices; ///< One for each break, on it unless it was moved.

    SimplifiedRing(const ContourRing &of, std::vector<int> at);
    int size() const { return int(breaks.size()); }
    const Vec2 &vertex(int k) const { return vertices[std::size_t(k < size() ? k : k - size())]; }
    /// The span's ends; the second counts on past the end of the contour.
    std::pair<int, int> span(int k) const;
};

/// The vertex of span `k` that is farthest from its chord, and its squared distance; -1 if the span
/// is an edge of the contour.
std::pair<int, double> farthestVertex(const SimplifiedRing &ring, int k);

/// Adds breaks to each ring, whose vertices are on the contour afterwards.
void divide(std::span<SimplifiedRing> rings, std::span<const std::vector<int>> added);

/// Inserts breaks, where the contour is farthest from a chord, until the rings (unmoved) cross
/// neither themselves nor each other, have the windings of their contours and are nested as
/// `nesting` says (pairs of inner and outer, see findNesting()). What cannot be divided any more
/// stays as the contours have it. Exact.
void separate(std::span<SimplifiedRing> rings, std::span<const std::pair<int, int>> nesting);

} // namespace hullsmith
