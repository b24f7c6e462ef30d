#pragma once

#include "satpair.h"
#include "sweep.h"

#include <vector>

namespace hullsmith {

/// A lower bound of two moving shapes' separation along one fixed direction, as a function of the
/// time from one moment on: concave, and right for any turn.
///
/// A vertex moves along the direction as p + v h up to half its greatest acceleration times h^2,
/// and that is at most turn^2 times the distance from the centre.
class MotionBound {
public:
    MotionBound(const Shape &a, const Sweep &sweepA, const Shape &b, const Sweep &sweepB);

    /// Looks at `time` along `normal` (unit, from A to B). O(n + m).
    void look(double time, const Vec2 &normal);
    /// Separation along the normal after `step`, at least; metres. O(n + m).
    double separationAfter(double step) const;
    /// Greatest speed, metres per unit of time, at which the shapes approach along the normal in
    /// the next `rest`.
    double approach(double rest) const;

    double lengths() const { return m_lengths; } ///< Sizes, radii and ways, for relative errors.

private:
    /// A vertex, projected on the normal: where it is and how fast it moves.
    struct Line {
        double start;
        double speed;
    };
    struct Side {
        const Shape &shape;
        const Sweep &sweep;
        double reach; ///< Greatest distance of a core vertex from the centre, metres.
        std::vector<Line> lines;
    };
    static Side makeSide(const Shape &shape, const Sweep &sweep);
    static void project(Side &side, double time, const Vec2 &normal, const Vec2 &reference);

    Side m_a;
    Side m_b;
    double m_radii;
    double m_acceleration; ///< Of any two vertices towards each other, at most.
    double m_lengths;
};

} // namespace hullsmith
