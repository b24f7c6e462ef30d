#pragma once

#include "simplifiedring.h"

#include <initializer_list>
#include <span>
#include <utility>
#include <vector>

namespace hullsmith {

/// Moves the vertices of a simplified ring off its contour, for the most overlap: a line is fitted
/// to every span, neighbouring lines are intersected, then each vertex is moved as long as the area
/// between ring and contour shrinks.
///
/// Every state is within the tolerance. Each vertex has an anchor, the point of the contour nearest
/// to it and no farther than the tolerance, and the contour from one anchor to the next stays
/// within it of the edge: so for every point of one curve there is one of the other, both ways.
class VertexFit {
public:
    /// The chords of `ring` are within the tolerance.
    VertexFit(SimplifiedRing &ring, double tolerance);

    void run();
    /// Takes back half of the move of both ends of an edge, or all of it after a few times, and of
    /// what then leaves the tolerance. False if neither end was moved.
    bool retreat(int edge);
    void retreatAll();

private:
    struct Anchor {
        int edge; ///< Of the contour.
        Vec2 point;
    };
    struct Move {
        int vertex;
        Vec2 to;
    };
    using Moves = std::initializer_list<Move>; ///< Of one vertex, or of two in a row.

    int size() const { return m_ring.size(); }
    int next(int k) const { return k + 1 < size() ? k + 1 : 0; }
    int previous(int k) const { return k > 0 ? k - 1 : size() - 1; }
    const Vec2 &vertex(int k) const { return m_ring.vertices[std::size_t(k)]; }
    std::pair<int, int> anchorEdges(int edge) const;
    Anchor nearestAnchor(int k, const Vec2 &p) const;
    bool keepsTolerance(int edge) const;
    double areaBeside(int edge) const;
    std::vector<int> edgesAt(Moves moves) const;
    bool place(Moves moves);
    bool moveIfBetter(Moves moves);
    Vec2 target(int k) const;
    void approachTargets();
    bool shiftVertex(int k, double step);
    bool shiftEdge(int k, double step);
    bool improve(double step);
    bool isHome(int k) const { return vertex(k) == home(k); }
    const Vec2 &home(int k) const { return m_ring.contour->point(m_ring.breaks[std::size_t(k)]); }
    void goHome(int k);

    SimplifiedRing &m_ring;
    double m_tolerance;
    std::vector<Anchor> m_anchors; ///< Of each vertex, forwards along the contour.
    std::vector<double> m_areas;   ///< Beside each edge.
    std::vector<int> m_retreats;   ///< How often each vertex has been taken back.
};

/// Fits the vertices of all rings; then takes back what makes them cross, lose their winding or
/// change their nesting. The rings as they come do nothing of that.
void fitVertices(std::span<SimplifiedRing> rings, double tolerance,
                 std::span<const std::pair<int, int>> nesting);

} // namespace hullsmith
