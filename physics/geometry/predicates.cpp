#include "predicates.h"

#include "expansion.h"

#include <algorithm>
#include <initializer_list>

namespace hullsmith {

namespace {

/// The binary exponent to which the largest argument of an exact evaluation is brought: products of
/// four then neither overflow nor underflow.
constexpr int workingExponent = 200;
/// The largest exponent of a scale factor, which has to be finite itself.
constexpr int largestScaleExponent = 1000;

/// The power of two that brings the largest of `values` to about 2^workingExponent.
double workingScale(std::initializer_list<double> values)
{
    double largest = 0.0;
    for (const double value : values)
        largest = std::max(largest, std::abs(value));
    if (largest == 0.0 || !std::isfinite(largest))
        return 1.0;
    return std::ldexp(1.0, std::min(workingExponent - std::ilogb(largest), largestScaleExponent));
}

struct ExactVec {
    Expansion<2> x, y;
};

ExactVec difference(const Vec2 &to, const Vec2 &from, double scale)
{
    return {exactDifference(scale * to.x(), scale * from.x()),
            exactDifference(scale * to.y(), scale * from.y())};
}

int filteredSign(double value, double bound)
{
    return (value > bound) - (-value > bound);
}

int exactDotSign(const Vec2 &a, const Vec2 &b, const Vec2 &c, const Vec2 &d)
{
    const double scale = workingScale({a.x(), a.y(), b.x(), b.y(), c.x(), c.y(), d.x(), d.y()});
    const ExactVec u = difference(b, a, scale);
    const ExactVec v = difference(d, c, scale);
    return (u.x * v.x + u.y * v.y).sign();
}

int exactCompareDistance(const Vec2 &a, const Vec2 &b, double r, double s)
{
    const double scale = workingScale({a.x(), a.y(), b.x(), b.y(), r, s});
    const ExactVec u = difference(b, a, scale);
    const Expansion<2> reach = exactSum(scale * r, scale * s);
    return (u.x * u.x + u.y * u.y - reach * reach).sign();
}

int exactCompareLineDistance(const Vec2 &a, const Vec2 &b, const Vec2 &c, double r, double s)
{
    const double scale = workingScale({a.x(), a.y(), b.x(), b.y(), c.x(), c.y(), r, s});
    const ExactVec u = difference(b, a, scale);
    const ExactVec v = difference(c, a, scale);
    const Expansion<2> reach = exactSum(scale * r, scale * s);
    const auto height = compressed(u.x * v.y - u.y * v.x);
    const auto length = compressed(u.x * u.x + u.y * u.y);
    return (height * height - length * compressed(reach * reach)).sign();
}

/// Sign of cross(b - a, point - a) * (d - c).x - cross(d - c, point - c) * (b - a).x, exactly.
int exactCompareHeights(const Vec2 &a, const Vec2 &b, const Vec2 &c, const Vec2 &d,
                        const Vec2 &point)
{
    const double scale = workingScale(
        {a.x(), a.y(), b.x(), b.y(), c.x(), c.y(), d.x(), d.y(), point.x(), point.y()});
    const ExactVec u = difference(b, a, scale);
    const ExactVec v = difference(d, c, scale);
    const ExactVec fromA = difference(point, a, scale);
    const ExactVec fromC = difference(point, c, scale);
    const auto aboveFirst = compressed(u.x * fromA.y - u.y * fromA.x);
    const auto aboveSecond = compressed(v.x * fromC.y - v.y * fromC.x);
    return (aboveFirst * v.x - aboveSecond * u.x).sign();
}

/// As above, by the filter where that suffices.
int compareHeights(const Vec2 &a, const Vec2 &b, const Vec2 &c, const Vec2 &d, const Vec2 &point)
{
    const Vec2 u = b - a;
    const Vec2 v = d - c;
    const Vec2 fromA = point - a;
    const Vec2 fromC = point - c;
    const double first = cross(u, fromA) * v.x();
    const double second = cross(v, fromC) * u.x();
    const double magnitude =
        (std::abs(u.x() * fromA.y()) + std::abs(u.y() * fromA.x())) * std::abs(v.x()) +
        (std::abs(v.x() * fromC.y()) + std::abs(v.y() * fromC.x())) * std::abs(u.x());
    const double bound =
        distanceFilter * magnitude + underflowFilter * (1.0 + std::abs(u.x()) + std::abs(v.x()));
    const int sign = filteredSign(first - second, bound);
    return sign != 0 ? sign : exactCompareHeights(a, b, c, d, point);
}

double ringScale(const Vec2 *points, int count)
{
    double largest = 0.0;
    for (int i = 0; i < count; ++i)
        largest = std::max(largest, points[i].cwiseAbs().maxCoeff());
    return workingScale({largest});
}

/// Twice the area of the ring that is larger by the factor `scale`.
ExactAccumulator doubledArea(const Vec2 *points, int count, double scale)
{
    ExactAccumulator sum;
    for (int i = 0; i < count; ++i) {
        const Vec2 p = scale * points[i];
        const Vec2 q = scale * points[i + 1 < count ? i + 1 : 0];
        sum.addProduct(p.x(), q.y());
        sum.addProduct(-p.y(), q.x());
    }
    return sum;
}

} // namespace

int exactCrossSign(const Vec2 &a, const Vec2 &b, const Vec2 &c, const Vec2 &d)
{
    const double scale = workingScale({a.x(), a.y(), b.x(), b.y(), c.x(), c.y(), d.x(), d.y()});
    const ExactVec u = difference(b, a, scale);
    const ExactVec v = difference(d, c, scale);
    return (u.x * v.y - u.y * v.x).sign();
}

int dotSign(const Vec2 &a, const Vec2 &b, const Vec2 &c, const Vec2 &d)
{
    const double along = (b.x() - a.x()) * (d.x() - c.x());
    const double across = (b.y() - a.y()) * (d.y() - c.y());
    const double bound = crossFilter * (std::abs(along) + std::abs(across)) + underflowFilter;
    const int sign = filteredSign(along + across, bound);
    return sign != 0 ? sign : exactDotSign(a, b, c, d);
}

int compareDistance(const Vec2 &a, const Vec2 &b, double r, double s)
{
    const double squared = (b - a).squaredNorm();
    const double reach = (r + s) * (r + s);
    const double bound = distanceFilter * (squared + reach) + underflowFilter;
    const int sign = filteredSign(squared - reach, bound);
    return sign != 0 ? sign : exactCompareDistance(a, b, r, s);
}

int compareLineDistance(const Vec2 &a, const Vec2 &b, const Vec2 &c, double r, double s)
{
    const Vec2 u = b - a;
    const Vec2 v = c - a;
    const double left = u.x() * v.y();
    const double right = u.y() * v.x();
    const double height = left - right;
    const double magnitude = std::abs(left) + std::abs(right);
    const double length = u.squaredNorm();
    const double reach = (r + s) * (r + s);
    const double bound = distanceFilter * (magnitude * magnitude + length * reach) +
                         underflowFilter * (1.0 + length + reach);
    const int sign = filteredSign(height * height - length * reach, bound);
    return sign != 0 ? sign : exactCompareLineDistance(a, b, c, r, s);
}

bool crossingComesBefore(const Vec2 &a, const Vec2 &b, const Vec2 &c, const Vec2 &d,
                         const Vec2 &point)
{
    const int first = orientation(a, b, point);
    const int second = orientation(c, d, point);
    if (first != second)
        return first < second;
    if (first == 0)
        return false;
    // Both edges pass below the point, or both above: which one is higher at its x?
    const int higher = compareHeights(a, b, c, d, point);
    return higher < 0 || (higher == 0 && first > 0);
}

int areaSign(const Vec2 *points, int count)
{
    return doubledArea(points, count, ringScale(points, count)).sign();
}

double signedArea(const Vec2 *points, int count)
{
    const double scale = ringScale(points, count);
    const double scaled = doubledArea(points, count, scale).value();
    return std::ldexp(scaled, -2 * std::ilogb(scale) - 1);
}

} // namespace hullsmith
