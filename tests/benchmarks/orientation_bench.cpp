// Nanoseconds per orientation test on random points, beside a plain double determinant. The two
// take turns, so that a busy machine slows both; the best turn of each counts.

#include "physics/geometry/predicates.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <limits>
#include <random>
#include <vector>

using hullsmith::Vec2;

namespace {

constexpr int pointCount = 4096;
constexpr int passes = 200;
constexpr int turns = 25;

int plainOrientation(const Vec2 &a, const Vec2 &b, const Vec2 &c)
{
    const double z = (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
    return (z > 0.0) - (z < 0.0);
}

/// Nanoseconds per call over all runs of three points; `sum` takes the signs, so that none is
/// skipped.
template <typename Function>
double timeOnce(const std::vector<Vec2> &points, Function function, long &sum)
{
    const auto start = std::chrono::steady_clock::now();
    for (int pass = 0; pass < passes; ++pass)
        for (std::size_t i = 2; i < points.size(); ++i)
            sum += function(points[i - 2], points[i - 1], points[i]);
    const std::chrono::duration<double, std::nano> spent = std::chrono::steady_clock::now() - start;
    return spent.count() / (double(passes) * double(points.size() - 2));
}

} // namespace

int main()
{
    std::mt19937_64 random(20261130);
    std::uniform_real_distribution<double> place(-100.0, 100.0);
    std::vector<Vec2> points;
    points.reserve(pointCount);
    for (int i = 0; i < pointCount; ++i)
        points.emplace_back(place(random), place(random));

    double exact = std::numeric_limits<double>::infinity();
    double plain = exact;
    long exactSum = 0;
    long plainSum = 0;
    for (int turn = 0; turn < turns; ++turn) {
        plain = std::min(plain, timeOnce(points, plainOrientation, plainSum));
        exact = std::min(exact, timeOnce(points, hullsmith::orientation, exactSum));
    }
    std::printf(
        "orientation: exact %.2f ns, plain determinant %.2f ns, ratio %.2f (goal: at most 5)\n",
        exact, plain, exact / plain);
    if (exactSum != plainSum)
        std::printf("orientation: the sums of signs differ: %ld and %ld\n", exactSum, plainSum);
    return 0;
}
