#pragma once

#include "vec.h"

namespace hullsmith {

/// The order in which a sweep meets points: from left to right, and upwards at the same x.
inline bool comesBefore(const Vec2 &a, const Vec2 &b)
{
    return a.x() < b.x() || (a.x() == b.x() && a.y() < b.y());
}

} // namespace hullsmith
