#pragma once

#include "../geometry/tolerance.h"
#include "distance.h"
#include "sweep.h"

namespace hullsmith {

struct ToiOptions {
    double target = 0.0;    ///< Separation to stop at, >= 0, metres.
    double tolerance = 0.0; ///< So much above the target counts as reached, metres; 0 stands for
                            ///< toiTolerance of the pair's lengths. Raised where rounding needs it.
    int cap = toiCap;       ///< Most iterations, each one distance().
};

/// When two moving shapes meet.
struct ToiResult {
    enum class State {
        Separated,   ///< The separation stays above the target until time 1.
        Hit,         ///< At `time` it is down to the target (or the cap was reached).
        Overlapping, ///< The shapes overlap at time 0.
    };
    State state = State::Separated;
    double time =
        0.0; ///< Before it, the separation is above the target: never late. 1 if separated.
    /// At `time`, or, if separated, at the last time looked at: the proof starts there.
    double separation = 0.0;
    Vec2 normal = Vec2::UnitX(); ///< Unit, world, from A to B.
    Vec2 pointA = Vec2::Zero();  ///< Nearest points of the surfaces then, world.
    Vec2 pointB = Vec2::Zero();
    double target = 0.0;    ///< As used, metres: a hit has a separation of at most
    double tolerance = 0.0; ///< target + tolerance, unless capped.
    int iterations = 0;
    bool capped = false; ///< The cap ended the search: `time` is safe but may be too early.
};

/// The part of a time of impact that a step's normal proves free.
struct ToiBracket {
    double low = 0.0;  ///< Time up to which the separation along the normal stays above the target.
    double high = 0.0; ///< Time at which the motion bound no longer excludes that it is reached.
    int evaluations = 0;
};

/// Watches a time of impact; derive and hide what you need. `k` counts iterations from 0.
struct ToiObserver {
    void start(const ToiOptions & /*as used*/) {}
    void distance(int /*k*/, double /*time*/, const DistanceResult &) {}
    /// `step` is what the fastest approach along the normal allows at least.
    void advance(int /*k*/, double /*time*/, double /*step*/) {}
    void bracket(int /*k*/, const ToiBracket &) {}
    void result(const ToiResult &) {}
};

/// First time in [0, 1] at which the shapes on these sweeps come as near as the target.
///
/// Conservative advancement: at each time the normal of the nearest points carries a lower bound
/// of the separation, of second order in the time step, for all vertices at once; the step ends
/// where the bound does. It holds for any turn, so that `time` is never late. Cannot fail. O(n + m)
/// an iteration and an evaluation of the bound. Source: Mirtich, Impulse-based Dynamic Simulation
/// of Rigid Body Systems (1996), section 2.3.2, with a second-order bound in place of the
/// largest speed.
ToiResult timeOfImpact(const Shape &a, const Sweep &sweepA, const Shape &b, const Sweep &sweepB,
                       const ToiOptions &options = {});

} // namespace hullsmith
