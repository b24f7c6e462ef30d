#pragma once

#include "../vec.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

namespace hullsmith {

/// The largest coordinate of `points` in magnitude.
template <typename Points>
double extentOf(const Points &points)
{
    double extent = 0.0;
    for (const Vec2 &p : points)
        extent = std::max(extent, p.cwiseAbs().maxCoeff());
    return extent;
}

/// A double as near as possible to `place`, which is within some roundings of the edge `edge`: on
/// it if there is one within a few steps of length `step`, else to its left; nothing if there is
/// none either. It is not to the right of the lines `others`. With `keepX` it rather stays at the
/// same x than at the same y.
std::optional<Vec2> placedInside(const std::pair<Vec2, Vec2> &edge,
                                 std::span<const std::pair<Vec2, Vec2>> others, const Vec2 &place,
                                 double step, bool keepX);

/// How far a vertex at `place`, on the segment from `p` to `q`, is moved off it, to its left, so
/// that further vertices on it, moved in the same way, make a convex chain: they lie on a parabola
/// far flatter than anybody sees and yet wider than rounding.
Vec2 bend(const Vec2 &p, const Vec2 &q, const Vec2 &place, double extent);

} // namespace hullsmith
