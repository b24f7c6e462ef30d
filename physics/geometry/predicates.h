#pragma once

#include "tolerance.h"
#include "vec.h"

#include <cmath>

namespace hullsmith {

// Exact signs of polynomials in the given doubles: a floating-point filter first, then expansions
// (Shewchuk, Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates,
// 1997). They return -1, 0 or +1 and are exact for finite arguments of any size, as long as the
// largest of one call is at most 1e120 times the smallest (zeros left out).

/// The slow path of crossSign(): expansions only.
int exactCrossSign(const Vec2 &a, const Vec2 &b, const Vec2 &c, const Vec2 &d);

/// Sign of cross(b - a, d - c) in exact arithmetic: +1 if the edge c-d turns left of the edge a-b,
/// 0 if they are parallel. With a-b an edge of a counter-clockwise ring it compares c and d along
/// the edge's outward normal: -1 means that d lies farther out than c.
inline int crossSign(const Vec2 &a, const Vec2 &b, const Vec2 &c, const Vec2 &d)
{
    const double left = (b.x() - a.x()) * (d.y() - c.y());
    const double right = (b.y() - a.y()) * (d.x() - c.x());
    const double determinant = left - right;
    const double bound = crossFilter * (std::abs(left) + std::abs(right)) + underflowFilter;
    if (determinant > bound)
        return 1;
    if (-determinant > bound)
        return -1;
    return exactCrossSign(a, b, c, d);
}

/// Where `c` lies of the line from `a` to `b`: +1 left, -1 right, 0 on it. Unaffected by scale.
inline int orientation(const Vec2 &a, const Vec2 &b, const Vec2 &c)
{
    return crossSign(a, b, a, c);
}

/// Sign of dot(b - a, d - c) in exact arithmetic.
int dotSign(const Vec2 &a, const Vec2 &b, const Vec2 &c, const Vec2 &d);

/// Sign of |b - a| - (r + s) in exact arithmetic, for r + s >= 0.
int compareDistance(const Vec2 &a, const Vec2 &b, double r, double s);

/// Sign of (distance of `c` from the line through `a` and `b`) - (r + s) in exact arithmetic, for
/// a != b and r + s >= 0.
int compareLineDistance(const Vec2 &a, const Vec2 &b, const Vec2 &c, double r, double s);

/// Whether the crossing of the edges `a`-`b` and `c`-`d` lies to the left of `point`, or below it
/// at the same x. The edges cross properly, both run to the right (or upwards), `a`-`b` the
/// steeper; `point` is not left of either's start nor right of either's end in that order. Exact.
bool crossingComesBefore(const Vec2 &a, const Vec2 &b, const Vec2 &c, const Vec2 &d,
                         const Vec2 &point);

/// Sign of the signed area of the closed ring: +1 counter-clockwise, -1 clockwise, 0 for none.
/// O(n).
int areaSign(const Vec2 *points, int count);

/// The signed area of the closed ring, rounded from its exact value: positive if counter-clockwise.
/// O(n).
double signedArea(const Vec2 *points, int count);

} // namespace hullsmith
