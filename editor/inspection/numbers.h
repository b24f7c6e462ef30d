#pragma once

#include "physics/geometry/vec.h"

#include <QString>

/// Digits behind the point in every sentence, table and figure of the inspector.
inline constexpr int defaultDigits = 3;

/// `value` with at most `digits` digits behind a point, without trailing zeros, never "-0", with a
/// real minus sign. A value that would be rounded to 0 but is not is written with an exponent.
QString numberText(double value, int digits = defaultDigits);
/// "(0.6, −0.8)"
QString vectorText(const hullsmith::Vec2 &v, int digits = defaultDigits);
/// "[0, 5.6]"
QString intervalText(double min, double max, int digits = defaultDigits);
