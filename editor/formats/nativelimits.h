#pragma once

/// The limits of the .hull format, as FORMAT.md states them. Reader and writer keep the same ones,
/// so that whatever was saved can be opened.
namespace native {

inline constexpr double coordinateLimit = 1e9; ///< Pixels: coordinates, radii, pivots, positions.
inline constexpr double scaleLimit = 1e6;      ///< Pixels per metre; the grid's spacing in pixels.
inline constexpr double angleLimit = 1e6;      ///< Radians.
inline constexpr double propertyLimit = 1e9;   ///< Density and friction.
inline constexpr int groupLeast = -32768;
inline constexpr int groupMost = 32767;
inline constexpr int categoryLimit = 16;
inline constexpr int bodyLimit = 100'000;
inline constexpr int shapeLimit = 100'000; ///< In one body.
/// In the whole file, those of holes and of traced rings included.
inline constexpr int vertexLimit = 1'000'000;
inline constexpr int cutLimit = 10'000;            ///< Cut lines of one shape.
inline constexpr int thresholdMost = 255;          ///< Alpha.
inline constexpr int pixelLimit = 16'384;          ///< Columns and rows; largestImageSide.
inline constexpr int pixelAreaLimit = 256'000'000; ///< Pixels; largestImageArea.

} // namespace native
