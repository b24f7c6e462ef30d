#pragma once

#include "stepfacts.h"

#include <limits>
#include <optional>

/// How a step appears in time: every part of the picture asks how far it has come. The times are
/// those of the design, milliseconds. Without a time everything has arrived, as in exports and with
/// reduced motion.
class StepClock {
public:
    static constexpr int stepTime = 180;
    static constexpr int droplineTime = 260;
    static constexpr int droplineStagger = 20; ///< From one vertex to the next,
    static constexpr int mostStagger = 400;    ///< but all of them not later than this.
    static constexpr int flightTime = 300;
    static constexpr int ghostOut = 400;
    static constexpr int ghostPause = 300;
    static constexpr int ghostBack = 200;

    StepClock() = default;
    explicit StepClock(double milliseconds)
        : m_time(milliseconds)
    {
    }

    /// How long the step with these facts takes to appear; 0 for a picture that does not move.
    static int durationOf(const PairInspection &pair, const StepFacts &facts);

    double step() const;                             ///< 0 to 1, of what is new in the step.
    double dropline(int vertex, int vertices) const; ///< 0 to 1, of one vertex's fall.
    bool haveFallen(int vertices) const;             ///< All droplines have.
    double flight(int vertices) const;               ///< 0 to 1, of a bar to the number line.
    double translation() const;                      ///< 0 to 1, of the arrow out.
    /// Where the ghost is on its way out and back, 0 to 1; none once it has come home.
    std::optional<double> ghost() const;

private:
    double m_time = std::numeric_limits<double>::infinity();
};
