#include "goalscale.h"

#include <algorithm>
#include <cmath>

GoalScale GoalScale::of(TraceSettings::Goal goal)
{
    switch (goal) {
    case TraceSettings::Goal::Vertices:
        return {3.0, 3.0, 512.0, 100000.0, true};
    case TraceSettings::Goal::Pieces:
        return {1.0, 1.0, 128.0, 10000.0, true};
    case TraceSettings::Goal::Tolerance:
        break;
    }
    return {0.0, 0.1, 32.0, 1000.0, false};
}

double GoalScale::value(int step) const
{
    if (step <= 0)
        return least;
    const double exact = first * std::pow(last / first, double(step) / steps);
    const double unit = isWhole ? 1.0 : 0.01; // What the number field shows.
    return std::max(least, std::round(exact / unit) * unit);
}

int GoalScale::step(double value) const
{
    if (value <= least)
        return 0;
    const double exact = steps * std::log(value / first) / std::log(last / first);
    return int(std::lround(std::clamp(exact, 1.0, double(steps))));
}
