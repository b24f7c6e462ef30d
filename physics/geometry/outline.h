#pragma once

#include "vec.h"

#include <vector>

namespace hullsmith {

/// An area: a ring and the holes in it, in the unit and frame of the function that takes it. Rings
/// are closed; the closing point is not repeated. Where a function of this library made it, the
/// outer ring runs counter-clockwise and the holes run clockwise.
struct Outline {
    std::vector<Vec2> outer;
    std::vector<std::vector<Vec2>> holes;

    bool operator==(const Outline &) const = default;
};

} // namespace hullsmith
