#pragma once

// Every tolerance of drawing, with its dimension. They choose how something looks; verdicts have
// none, and those of computing stand in physics/geometry/tolerance.h.

/// Component of a unit vector below which a direction counts as upright or level where a line is
/// cut at the view's borders. No dimension.
inline constexpr double leastDirection = 1e-9;

/// Slope below which a turned view or an axis is drawn and described as not turned: a tenth of a
/// pixel on a hundred. No dimension.
inline constexpr double leastSlope = 1e-3;

/// Least scale by which a length on the paper is divided, pixels per metre.
inline constexpr double leastScale = 1e-12;

/// Least extent that a picture's width is divided by, pixels of the image: far below any shape.
inline constexpr double leastExtent = 1e-300;

/// Deviation of a flattened round cap from its arc, relative to its radius: below a pixel. No
/// dimension.
inline constexpr double capFlatness = 1e-3;
