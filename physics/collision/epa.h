#pragma once

#include "gjk.h"

#include <span>
#include <vector>

namespace hullsmith {

struct EpaOptions {
    int cap = epaCap; ///< Most iterations.
};

/// What EPA found. Depths include the radii.
struct EpaResult {
    Relation relation = Relation::Apart; ///< Of the shapes, exact.
    double depth = 0.0; ///< Least way of B along the normal that parts the shapes; 0 unless they
                        ///< overlap. Metres.
    double lower = 0.0; ///< The exact depth lies between these two, metres.
    double upper = 0.0;
    Vec2 normal = Vec2::Zero(); ///< Unit, world, from A to B.
    /// Deepest points on the surfaces, world: pointA - pointB is the depth along the normal.
    Vec2 pointA = Vec2::Zero();
    Vec2 pointB = Vec2::Zero();
    CoreFeature featureA; ///< What the point of A's core lies on.
    CoreFeature featureB;
    int iterations = 0;
    bool capped = false; ///< The cap ended the run: the depth is `upper`, a way out but maybe not
                         ///< the shortest.
};

/// An edge of the polytope, from one of its points to the next.
struct PolytopeEdge {
    Vec2 normal = Vec2::Zero(); ///< Outward, unit.
    double distance = 0.0;      ///< Of the origin from the edge's line; negative outside. Metres.
    bool open = true;           ///< Not known to be useless.
};

/// A convex polygon within the difference shape; counter-clockwise, edge i from point i on. Two
/// points make a polygon of two edges, back to back.
struct Polytope {
    std::vector<DifferencePoint> points;
    std::vector<PolytopeEdge> edges;

    int size() const { return int(points.size()); }
    int next(int i) const { return i + 1 < size() ? i + 1 : 0; }
    bool contains(const DifferencePoint &point) const;
    /// Makes edge `i` anew from its two points.
    void measure(int i);
    /// Splits edge `i` at `point`.
    void split(int i, const DifferencePoint &point);
    int nearestOpenEdge() const; ///< Lowest number on ties; -1 if none is open.
};

/// The polygon that the search starts with: the two points of the difference shape that lie
/// farthest apart along x (or y). One point, without edges, if the difference shape has no others.
/// GJK's triangle does not serve: its first vertices may lie within the difference shape, and the
/// polytope would not stay convex.
Polytope startPolytope(Difference &difference);

/// Watches EPA; derive and hide what you need. `k` counts iterations from 0.
struct EpaObserver {
    void start(const Polytope &) {}
    void nearest(int /*k*/, const Polytope &, int /*edge*/) {}
    void support(int /*k*/, const DifferencePoint &, double /*gain*/, double /*tolerance*/) {}
    /// The polytope, split at the new point, and what is known of the cores' depth.
    void expand(int /*k*/, const Polytope &, double /*lower*/, double /*upper*/) {}
    void result(const EpaResult &) {}
};

/// Penetration depth of `a` at `poseA` and `b` at `poseB` (world frame, metres).
///
/// Cannot fail. The relation is sat()'s, exact. Where the cores overlap, the polytope within their
/// difference grows until its nearest edge lies on the border, up to 32 roundings of the pair's
/// lengths, or until the cap; where they are apart and only the radii overlap, GJK gives the depth
/// at once. Two concentric circles part along x. O(k^2) for k iterations, of which there are at
/// most as many as edges of both cores.
/// Source: van den Bergen, Proximity Queries and Penetration Depth Computation on 3D Game Objects
/// (2001). Departs from it in starting with two points, so that the origin may lie outside at
/// first.
EpaResult epa(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
              const EpaOptions &options = {});

} // namespace hullsmith
