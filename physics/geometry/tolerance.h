#pragma once

#include <cstddef>
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

/// How often the corner that replaces an edge is pushed outwards, each time twice as far, beginning
/// with one rounding: up to about 1e-9 of its distance from the origin. A count.
inline constexpr int tipAttempts = 24;

/// What lies this near to a user's cut line counts as on it, relative to the largest coordinate:
/// far more than a snapped end loses on its way through frames and files, far less than is visible.
/// No dimension.
inline constexpr double cutSnap = 0x1p-30;

/// Curvature of a cut on which others end, times the largest coordinate: so flat that it leaves the
/// line by less than cutSnap, and bent enough that rounding does not dent it. No dimension.
inline constexpr double cutBend = 0x1p-31;

/// Added to a tolerance while shortcuts of an outline are looked for, so that rounding hides none;
/// relative to the outline's extent. Exact distances decide in the end. No dimension.
inline constexpr double shortcutSlack = 64.0 * roundOff;

/// Comparisons that finding all shortcuts of an outline may take: some ten milliseconds. A count.
inline constexpr std::size_t shortcutSteps = 4'000'000;

/// Shortcuts looked at in order to try every vertex of an outline as the first. A count.
inline constexpr std::size_t everyStartSteps = 2'000'000;

/// The part of a tolerance at which an outline is thinned out before shortcuts are looked for,
/// where they are too many otherwise. No dimension.
inline constexpr double coarsePart = 1.0 / 32.0;

/// How far a Hausdorff distance may fall short of the greatest distance, relative to it and to the
/// extent of the ring. No dimension.
inline constexpr double hausdorffStop = 64.0 * roundOff;

/// The first tolerance tried for a budget of vertices, relative to the outline's extent: doubled
/// until it suffices. No dimension.
inline constexpr double firstBudgetTolerance = 1.0 / 4096.0;

/// How near to the least tolerance for a budget of vertices the search gets, relative to it. No
/// dimension.
inline constexpr double budgetTolerancePart = 1.0 / 512.0;

/// How near to the least tolerance for a budget of pieces the search gets, relative to it: nobody
/// sees less. No dimension.
inline constexpr double pieceTolerancePart = 1.0 / 128.0;

/// The part of a tolerance that vertices off the outline keep, so that rounding cannot exceed it.
/// No dimension.
inline constexpr double fitTolerancePart = 1.0 - 1e-12;

/// How far rounding may move a piece of an edge that is put into the cells of a grid, and far more,
/// relative to a cell. No dimension.
inline constexpr double gridMargin = 1.0 / 1024.0;

/// The shortest way a vertex is moved for more overlap, relative to the tolerance. No dimension.
inline constexpr double leastFitStep = 1.0 / 64.0;

/// How many edges of the contour the anchor of a vertex may pass when it is moved: as many as are
/// likely, so that no more are looked at. A count.
inline constexpr int anchorReach = 12;

/// How many times the vertices of a budget are left, at most, before single ones are taken out. No
/// dimension.
inline constexpr double budgetStart = 8.0;

/// The first tolerance tried on the way to them, relative to the outline's extent: doubled or
/// halved until it suits. No dimension.
inline constexpr double startTolerance = 1.0 / 1024.0;

/// By how much the number of vertices falls from one fit to the next on the way to a budget. No
/// dimension.
inline constexpr double budgetStep = 1.2;

/// Rounds in which vertices are moved by ways of one length, at most. A count.
inline constexpr int fitRounds = 3;

/// Bounds the error of a way along an axis of the separating axis test, relative to the pair's
/// lengths: two projections, a width and the radii, about 20 roundings. No dimension.
inline constexpr double satSumError = 32.0 * roundOff;

/// Bounds the angle between a turned unit normal and the exact one, radians.
inline constexpr double satNormalError = 16.0 * roundOff;

/// Bounds the displacement of an edge's two ends when a pose places them, with room for its effect
/// on widths; relative to the farthest placed coordinate. No dimension.
inline constexpr double satPlacingError = 64.0 * roundOff;

/// Bounds the sine of the angle between an edge's direction and a search direction below which
/// rounding decides whether the edge climbs: both are unit vectors turned by a pose. No dimension.
inline constexpr double supportFilter = 32.0 * roundOff;

/// Iterations after which GJK gives up. Each brings a vertex nearer to the origin than all before;
/// polygons of 64 corners need about ten. A count.
inline constexpr int gjkCap = 64;

/// Iterations after which EPA gives up. Two polygons of 64 corners with a common centre need one
/// for each of their 128 edges. A count.
inline constexpr int epaCap = 256;

/// Separation that counts as reached in a time of impact where the caller names none, relative to
/// the pair's lengths: far above rounding and far below what is visible. No dimension.
inline constexpr double toiTolerance = 1e-6;

/// Distance computations after which a time of impact is given up. Steps shrink quadratically
/// unless the shapes graze each other; ten are usual. A count.
inline constexpr int toiCap = 64;

/// Evaluations of the motion bound that narrow one step down, and the width, relative to the
/// step, at which they stop: the next step gains more than a narrower one. A count; no dimension.
inline constexpr int toiBracketCap = 32;
inline constexpr double toiBracketWidth = 1.0 / 256.0;

/// Largest coordinate that is simplified: the third powers in its sums of moments stay finite. The
/// unit of the outline.
inline constexpr double simplifyReach = 1e100;

/// Where a ring on pixel edges would meet itself at a corner, it stops this far before and goes on
/// this far after: a strip too narrow to matter, on the grid of 1/64 that keeps coordinates short.
/// Pixels.
inline constexpr double cornerBridge = 1.0 / 64.0;

/// Corners of all rings together at which tracing is given up: an image of noise, which would fill
/// the memory. A count.
inline constexpr std::size_t traceCornerCap = std::size_t(1) << 25;

/// Share of soft boundary above which an image is taken for antialiased: straight edges between
/// two pixels are hard in such images, too. No dimension.
inline constexpr double softShareLimit = 0.25;

} // namespace hullsmith
