#pragma once

#include <algorithm>
#include <limits>

#include <time.h>

/// Milliseconds of processor time that this program has had: what others do meanwhile hardly
/// counts.
inline double processorTime()
{
    timespec time = {};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return 1e3 * double(time.tv_sec) + 1e-6 * double(time.tv_nsec);
}

/// Milliseconds that the function takes: the best of some turns, more of them for short ones.
template <typename Function>
double bestTime(Function function)
{
    double best = std::numeric_limits<double>::infinity();
    double spent = 0.0;
    for (int turn = 0; turn < 3 || (turn < 20 && spent < 50.0); ++turn) {
        const double start = processorTime();
        function();
        const double time = processorTime() - start;
        best = std::min(best, time);
        spent += time;
    }
    return best;
}
