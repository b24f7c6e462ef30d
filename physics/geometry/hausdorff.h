#pragma once

#include "vec.h"

#include <span>

namespace hullsmith {

/// The Hausdorff distance of the closed rings `a` and `b` as curves: the largest distance from a
/// point of one, inner points of edges included, to the nearest point of the other. Right to a few
/// roundings; infinite or not a number where squares overflow. O((n + m) log(n + m)) if they lie
/// close to each other.
double hausdorffDistance(std::span<const Vec2> a, std::span<const Vec2> b);

/// Only from the points of `from` to the curve `to`.
double directedHausdorffDistance(std::span<const Vec2> from, std::span<const Vec2> to);

} // namespace hullsmith
