#pragma once

#include "physics/geometry/vec.h"

#include <QString>

/// A coordinate or a length as the canvas shows it: two digits, a real minus sign, a point.
QString coordinateText(double value);
/// "12.00, −8.00".
QString pointText(const hullsmith::Vec2 &point);
