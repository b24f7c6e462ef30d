#pragma once

#include <limits>

namespace hullsmith {

// Every tolerance of the library, with its dimension. Verdicts (relation, convexity, crossings) do
// not use them: those are exact. They bound rounding errors and stop iterations.

/// Half a unit in the last place of 1.0; the relative error of one rounded operation. No dimension.
inline constexpr double roundOff = 0.5 * std::numeric_limits<double>::epsilon();

/// Bounds the error of a cross or dot product of two differences, relative to the sum of its two
/// products in magnitude: two differences, a product and a sum are rounded. No dimension.
inline constexpr double crossFilter = (3.0 + 16.0 * roundOff) * roundOff;

/// Bounds the error of a difference of two terms of up to eleven roundings each, relative to the
/// sum of their magnitudes. No dimension.
inline constexpr double distanceFilter = 16.0 * roundOff;

/// Bounds the absolute error of products that underflow, in the unit of the product.
inline constexpr double underflowFilter = std::numeric_limits<double>::min();

} // namespace hullsmith
