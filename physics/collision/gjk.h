#pragma once

#include "../geometry/tolerance.h"
#include "difference.h"

#include <array>
#include <optional>

namespace hullsmith {

/// The vertices that a run ended with; the next run on the same pair, moved a little, starts there.
struct GjkCache {
    int count = 0;
    std::array<int, 3> a{-1, -1, -1};
    std::array<int, 3> b{-1, -1, -1};

    bool operator==(const GjkCache &) const = default;
};

struct GjkOptions {
    int cap = gjkCap; ///< Most iterations.
    /// The last result's cache. Never changes the answer beyond rounding; vertices that the cores
    /// do not have are left out.
    std::optional<GjkCache> cached = std::nullopt;
};

/// One to three points of the difference shape.
struct Simplex {
    std::array<DifferencePoint, 3> points;
    int count = 0;

    void add(const DifferencePoint &point) { points[std::size_t(count++)] = point; }
    bool contains(const DifferencePoint &point) const;
};

/// Where the origin lies as seen from a simplex.
struct SimplexRegion {
    bool inside = false;   ///< Within the triangle, by more than rounding.
    double margin = 0.0;   ///< Distance to the triangle's border if inside, metres.
    int from = 0;          ///< Else the nearest feature: the vertex `from` (then to == from) or
    int to = 0;            ///< the edge from `from` to `to`, by number in the simplex.
    double t = 0.0;        ///< Where the nearest point divides that edge, 0 to 1.
    double distance = 0.0; ///< Of the nearest point, metres.
    Vec2 direction = Vec2::Zero(); ///< Unit, from the nearest point to the origin; zero if there.
};

/// `error` is the length below which rounding hides on which side of an edge the origin lies.
SimplexRegion nearestRegion(const Simplex &simplex, double error);

/// What GJK found.
struct GjkResult {
    Relation relation = Relation::Apart; ///< Of the shapes, exact.
    /// The cores overlap, or are nearer than rounding can tell. Then only EPA knows the rest:
    /// distances and normal are 0 here, and the points and features are not set.
    bool coresMeet = false;
    double distance = 0.0;      ///< Between the shapes; 0 unless they are apart. Metres.
    double coreDistance = 0.0;  ///< Between the cores, metres.
    Vec2 normal = Vec2::Zero(); ///< Unit, world, from A to B.
    Vec2 pointA = Vec2::Zero(); ///< Nearest point of A's surface (radius included), world.
    Vec2 pointB = Vec2::Zero(); ///< Of B's.
    CoreFeature featureA;       ///< What the nearest point of A's core lies on.
    CoreFeature featureB;
    GjkCache cache; ///< For the next run.
    int iterations = 0;
    bool capped = false; ///< The cap ended the run: the distance is an upper bound only.
};

/// Watches GJK; derive and hide what you need. `k` counts iterations from 0.
struct GjkObserver {
    void start(const Simplex &, const SimplexRegion &) {}
    void direction(int /*k*/, const Vec2 & /*unit*/) {}
    void support(int /*k*/, const DifferencePoint &) {}
    /// `gap` is a lower bound of the distance, `gain` what is missing to `distance`.
    void progress(int /*k*/, double /*gap*/, double /*gain*/, double /*tolerance*/,
                  double /*distance*/, bool /*isFinal*/)
    {
    }
    void region(int /*k*/, const Simplex &, const SimplexRegion &) {}
    void reduce(int /*k*/, const Simplex &) {}
    void result(const GjkResult &) {}
};

/// Distance between `a` at `poseA` and `b` at `poseB` (world frame, metres).
///
/// Cannot fail. The relation is sat()'s, exact. Ends when no support point is nearer to the origin
/// than the simplex by more than rounding (32 roundings of the pair's lengths), or at the cap; the
/// distance is then that near to the exact one, plus the square of the angle by which rounding
/// turns the shortest edge. Each step nears the origin or proves a wider gap, so it cannot cycle.
/// World coordinates up to 1e300 give finite results. O(n + m) to place the cores, then O(log n) an
/// iteration; where rounding could decide the relation, the cost of sat(). Source: Gilbert, Johnson
/// and Keerthi, A Fast Procedure for Computing the Distance Between Complex Objects (1988); van den
/// Bergen, Collision Detection in Interactive 3D Environments (2003), section 4.3.
GjkResult gjk(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
              const GjkOptions &options = {});

} // namespace hullsmith
