#pragma once

#include "shape.h"

#include <optional>

namespace hullsmith {

/// How two shapes stand to each other; decided exactly on the doubles that the poses yield.
enum class Relation { Apart, Touching, Overlapping };

/// Whose feature an axis comes from; `Both` is the axis between two nearest core vertices.
enum class Owner { A, B, Both };

/// Where an axis comes from: an edge (index i from vertex i to vertex i + 1) of A or B, the side of
/// a segment core (edge 0), or the nearest pair of core vertices (`Both`, edge -1).
struct AxisSource {
    Owner owner = Owner::A;
    int edge = -1;

    bool operator==(const AxisSource &) const = default;
};

/// Closed interval of projections, metres. The vertices name the core's extreme points (lowest
/// index on ties); the radius is already added.
struct Interval {
    double min = 0.0;
    double max = 0.0;
    int minVertex = -1;
    int maxVertex = -1;
};

/// One axis, tested: both shapes projected and compared.
struct SatAxis {
    AxisSource source;
    Vec2 normal = Vec2::Zero(); ///< Unit, world frame, out of the owner (for `Both`: from A to B).
    Interval a, b;              ///< Projections of A and B on `normal`, metres.
    double forward = 0.0;       ///< Way of B along +normal until the pair touches: a.max - b.min.
    double backward = 0.0;      ///< Way of B along -normal until the pair touches: b.max - a.min.
    /// The shorter of the two ways; negative is a gap, exactly 0 is touching. The longer one only
    /// if SatOptions::bias keeps it.
    double push = 0.0;
    bool alongNormal = true; ///< The push goes along +normal (also on a tie).

    Vec2 pushDirection() const { return alongNormal ? normal : Vec2(-normal); }
    /// One interval lies within the other: the way out is longer than the shared part.
    bool contained() const
    {
        return (a.min <= b.min && b.max <= a.max) || (b.min <= a.min && a.max <= b.max);
    }
};

struct SatOptions {
    bool earlyOut = true; ///< Stop at the first axis with a gap above `margin`.
    bool skipParallel =
        true; ///< Skip an axis that is parallel to an earlier one (either way round).
    /// Tried first: the axis that separated the pair last time. Ignored if there is no such axis.
    std::optional<AxisSource> cached = std::nullopt;
    /// Lead of the cached axis, metres: another axis has to beat its push by more, and so does its
    /// own other way out. The push is then up to `bias` above the least; the relation stays exact.
    /// Keeps the normal of a resting pair from flickering between axes that are equally good.
    double bias = 0.0;
    /// Which way out the cached axis had last time (SatAxis::alongNormal); counts with a bias only.
    bool cachedAlongNormal = true;
    double margin = 0.0; ///< Gap that the early out lets pass, metres, >= 0.
    /// Motion of B relative to A, world frame, any length: edges facing it most are tested first,
    /// since they are likely to have the gap. Without it, in the order of the edges.
    std::optional<Vec2> motion = std::nullopt;
};

/// What the test found.
struct SatResult {
    Relation relation = Relation::Apart;
    SatAxis best;       ///< Axis of least push (greatest separation); the first tested wins ties.
    int axesTested = 0; ///< Axes projected.
    /// Unit, from A to B: moving B along it by depth() leaves the pair touching.
    Vec2 normal() const { return best.pushDirection(); }
    /// Signed: positive is a gap (a lower bound of the distance), 0 touching, negative minus the
    /// depth. Metres.
    double separation() const { return -best.push; }
    double depth() const { return best.push > 0.0 ? best.push : 0.0; }
};

/// Watches the test; derive and hide what you need. With this one, the compiler removes the calls.
/// Events come in the order of the keys in the inspector's table. satObserved() takes an observer.
struct SatObserver {
    /// Whether start() to earlyOut() are wanted: intervals and counts are then computed for them.
    static constexpr bool details = false;
    static constexpr bool vertices = false; ///< Whether vertex() is wanted; needs `details`.

    void start(int /*normals*/, int /*uniqueAxes*/) {}
    void cache(AxisSource) {}
    void duplicate(AxisSource, AxisSource /*earlier*/) {}
    void degenerate(AxisSource, double /*length*/) {}
    void axis(AxisSource, const Vec2 & /*unit normal*/) {}
    void vertex(Owner, int /*index*/, const Vec2 & /*world*/, double /*dot*/) {}
    void project(Owner, const Interval &) {}
    void compare(const SatAxis &) {}
    void best(const SatAxis &, bool /*isNewBest*/) {}
    void earlyOut(int /*tested*/, int /*planned*/) {}
    void result(const SatResult &) {}
};

/// Separating axis test of `a` at `poseA` against `b` at `poseB` (world frame, metres).
///
/// Axes in order: edge normals of A, of B, then, where a core is rounded or both are segments and
/// two core vertices are the nearest features, the direction between them. Two boxes so have two
/// axes each, or two in all if they are turned alike. Cannot fail: both shapes are valid by
/// construction. The relation is exact; push and normal are rounded. O((n + m)^2) dot products.
/// Source: Ericson, Real-Time Collision Detection (2005), section 5.2.1.
SatResult sat(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
              const SatOptions &options = {});

/// Whether touching counts as colliding.
struct CollisionPolicy {
    enum class Kind { Open, Closed, Tolerance } kind = Kind::Open;
    double tolerance = 0.0; ///< Metres; a gap up to this counts as colliding (Tolerance only).
};

/// The policy applied to a result. O(1).
bool collides(const SatResult &result, const CollisionPolicy &policy);

} // namespace hullsmith
