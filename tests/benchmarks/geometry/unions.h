#pragma once

#include "outlines.h"

/// Milliseconds that Clipper1 takes for the union of the rings with themselves, on its own integers
/// of 1/64 of the unit.
double clipperUnionTime(const std::vector<Ring> &rings);

/// The same by QPainterPath::simplified().
double painterPathUnionTime(const std::vector<Ring> &rings);
