#pragma once

#include "vec.h"

namespace hullsmith {

// Exact signs of polynomials in the given doubles: a floating-point filter first, then expansions
// (Shewchuk, Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates,
// 1997). Exact for finite coordinates between 1e-60 and 1e60 in magnitude (and 0), where no
// product overflows or underflows. They return -1, 0 or +1.

/// Where `c` lies of the line from `a` to `b`: +1 left, -1 right, 0 on it. Unaffected by scale.
int orientation(const Vec2 &a, const Vec2 &b, const Vec2 &c);

/// Sign of cross(b - a, d - c) in exact arithmetic: +1 if the edge c-d turns left of the edge a-b,
/// 0 if they are parallel. With a-b an edge of a counter-clockwise ring it compares c and d along
/// the edge's outward normal: -1 means that d lies farther out than c.
int crossSign(const Vec2 &a, const Vec2 &b, const Vec2 &c, const Vec2 &d);

/// Sign of dot(b - a, d - c) in exact arithmetic.
int dotSign(const Vec2 &a, const Vec2 &b, const Vec2 &c, const Vec2 &d);

/// Sign of |b - a| - (r + s) in exact arithmetic, for r, s >= 0.
int compareDistance(const Vec2 &a, const Vec2 &b, double r, double s);

/// Sign of (distance of `c` from the line through `a` and `b`) - (r + s) in exact arithmetic, for
/// a != b and r, s >= 0.
int compareLineDistance(const Vec2 &a, const Vec2 &b, const Vec2 &c, double r, double s);

/// Sign of the signed area of the closed ring: +1 counter-clockwise, -1 clockwise, 0 for none.
/// O(n).
int areaSign(const Vec2 *points, int count);

} // namespace hullsmith
