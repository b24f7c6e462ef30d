#pragma once

#include "motionbound.h"
#include "timeofimpact.h"

#include <algorithm>

namespace hullsmith {

/// One run of conservative advancement, the one loop behind timeOfImpact() and toiTrace():
///
///     until the separation is down to the target:
///         distance and normal at this time
///         no impact if the motion bound along the normal holds until time 1
///         step to where the bound ends
template <class Observer>
class ToiLoop {
public:
    ToiLoop(const Shape &a, const Sweep &sweepA, const Shape &b, const Sweep &sweepB,
            const ToiOptions &options, Observer &observer)
        : m_a(a)
        , m_b(b)
        , m_sweepA(sweepA)
        , m_sweepB(sweepB)
        , m_options(options)
        , m_observer(observer)
        , m_bound(a, sweepA, b, sweepB)
        , m_error(satSumError * m_bound.lengths())
    {
        if (!(m_options.tolerance > 0.0))
            m_options.tolerance = toiTolerance * m_bound.lengths();
        // Above the rounding of a distance and of the bound, or no step could be seen to gain.
        m_options.tolerance = std::max(m_options.tolerance, 4.0 * m_error);
    }

    ToiResult run()
    {
        m_observer.start(m_options);
        m_result.target = m_options.target;
        m_result.tolerance = m_options.tolerance;
        while (!m_done && m_result.iterations < m_options.cap)
            iterate(m_result.iterations++);
        if (!m_done) {
            m_result.state = ToiResult::State::Hit;
            m_result.capped = true;
        }
        m_observer.result(m_result);
        return m_result;
    }

private:
    using State = ToiResult::State;

    void iterate(int k)
    {
        measure(k);
        if (m_done)
            return;
        const double time = m_result.time;
        const double rest = 1.0 - time;
        m_bound.look(time, m_result.normal);
        if (excess(rest) >= 0.0) {
            end(State::Separated);
            m_result.time = 1.0;
            return;
        }
        const double step = std::min(rest, std::max(0.0, excess(0.0)) / m_bound.approach(rest));
        m_observer.advance(k, time, step);
        const ToiBracket bracket = narrowed({step, rest});
        m_observer.bracket(k, {time + bracket.low, time + bracket.high, bracket.evaluations});
        m_result.time = std::min(1.0, time + bracket.low);
    }

    void measure(int k)
    {
        const GjkOptions options{.cached = m_cache};
        const DistanceResult distance = hullsmith::distance(m_a, m_sweepA.at(m_result.time), m_b,
                                                            m_sweepB.at(m_result.time), options);
        m_observer.distance(k, m_result.time, distance);
        m_cache = distance.cache;
        m_result.separation = distance.separation;
        m_result.normal = distance.normal;
        m_result.pointA = distance.pointA;
        m_result.pointB = distance.pointB;
        if (k == 0 && distance.relation == Relation::Overlapping)
            end(State::Overlapping);
        else if (distance.separation <= m_options.target + m_options.tolerance)
            end(State::Hit);
    }

    void end(State state)
    {
        m_result.state = state;
        m_done = true;
    }

    /// What the bound leaves above the target after `step`; rounding taken off.
    double excess(double step) const
    {
        return m_bound.separationAfter(step) - m_options.target - m_error;
    }

    /// The bound is concave: between a step it allows and one it does not, it lies above its
    /// chord, so that the chord's root is allowed.
    ToiBracket narrowed(ToiBracket bracket) const
    {
        double atLow = excess(bracket.low);
        double atHigh = excess(bracket.high);
        while (bracket.evaluations < toiBracketCap && atLow > 0.0 &&
               bracket.high - bracket.low > toiBracketWidth * bracket.high) {
            const double width = bracket.high - bracket.low;
            const double root = bracket.low + width * (atLow / (atLow - atHigh));
            const double atRoot = excess(root);
            const double middle = 0.5 * (root + bracket.high);
            const double atMiddle = excess(middle);
            bracket.evaluations += 2;
            if (!(root > bracket.low) || !(atRoot > 0.0))
                break;
            const bool passes = atMiddle > 0.0;
            bracket.low = passes ? middle : root;
            atLow = passes ? atMiddle : atRoot;
            bracket.high = passes ? bracket.high : middle;
            atHigh = passes ? atHigh : atMiddle;
        }
        return bracket;
    }

    const Shape &m_a;
    const Shape &m_b;
    const Sweep &m_sweepA;
    const Sweep &m_sweepB;
    ToiOptions m_options;
    Observer &m_observer;
    MotionBound m_bound;
    double m_error; ///< Bounds the rounding of a separation, metres.
    GjkCache m_cache;
    ToiResult m_result;
    bool m_done = false;
};

} // namespace hullsmith
