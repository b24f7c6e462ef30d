#pragma once

#include <limits>

namespace hullsmith {

// Every tolerance of the library, with its dimension. Verdicts (relation, convexity, crossings) do
// not use them: those are exact. They bound rounding errors and stop iterations.

/// Half a unit in the last place of 1.0; the relative error of one rounded operation. No dimension.
inline constexpr double roundOff = 0.5 * std::numeric_limits<double>::epsilon();

} // namespace hullsmith
