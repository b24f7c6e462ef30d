#pragma once

#include "alphaimage.h"
#include "outline.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <stop_token>
#include <vector>

namespace hullsmith {

/// Where the line between solid and empty pixels runs.
enum class Contour {
    PixelEdges, ///< On the pixels' edges: exact, for pixel art and hard alpha.
    Smooth,     ///< Where alpha, read at the pixels' centres, passes the threshold: for soft edges.
};

/// Whether solid pixels that meet only at a corner belong together. Empty pixels do it the other
/// way round: with Four, empty pixels that meet at a corner do, and the other way with Eight.
enum class Connectivity { Four, Eight };

/// What becomes of a ring on pixel edges that visits a corner twice.
enum class SelfTouch {
    Resolve, ///< No ring meets itself. Four: it is divided there into more rings, of the same area.
             ///< Eight: a strip joins the pixels, cornerBridge wide along the pixel edges.
    Keep,    ///< It touches itself there: the area is exact, and there is one ring for each island
             ///< and for each hole as the connectivity counts them.
};

struct TraceOptions {
    Contour contour = Contour::PixelEdges;
    Connectivity connectivity = Connectivity::Four;
    int threshold = 128;            ///< Pixels with at least this alpha are solid; 1 to 255.
    int leastIsland = 0;            ///< Islands of fewer solid pixels are left out.
    int leastHole = 0;              ///< Holes of fewer pixels are filled, with all that is in them.
    std::optional<Pixel> seed = {}; ///< Only the island that has this pixel, of any size.
    std::optional<PixelRect> region = {}; ///< Pixels outside of it count as empty.
    SelfTouch selfTouch = SelfTouch::Resolve;
    std::stop_token stop = {}; ///< Gives up soon after a request.
};

/// Why an image was not traced, and where. Carries no text: the editor words it.
struct TraceFault {
    enum class Kind {
        NoImage,      ///< No bytes, or no pixels.
        TooLarge,     ///< A side is longer than largestImageSide.
        BadLayout,    ///< The stride is shorter than a row, or the step below 1.
        BadThreshold, ///< Outside 1 to 255.
        BadRegion,    ///< The region has no pixel of the image.
        BadSeed,      ///< The seed is outside the image or the region.
        EmptySeed,    ///< The seed is no solid pixel.
        TooComplex,   ///< More than traceCornerCap corners: noise, not a picture.
        Cancelled,
    };
    Kind kind;
    Pixel place = {}; ///< The seed, or the corner of the region, if it is at fault.

    bool operator==(const TraceFault &) const = default;
};

/// The fault's name for programs, as in the answers of `hullsmith query`: "bad_threshold". No user
/// text.
const char *faultCode(TraceFault::Kind kind);

/// The islands of an image. Pixels, x right and y up from the bottom left corner of the image.
struct TraceResult {
    /// In the order of their first pixels, from the top, then from the left; holes likewise. Outer
    /// rings run counter-clockwise, holes clockwise; no three points of a ring in line. Different
    /// rings never cross; on pixel edges they may touch in points.
    std::vector<Outline> islands;
    std::vector<Pixel> firstPixels;   ///< Of each island: a seed that finds it again.
    std::vector<std::int64_t> pixels; ///< Of each island: solid pixels and those of filled holes.
    int holes = 0;                    ///< In all islands, as the connectivity counts them.
    int droppedIslands = 0;           ///< Smaller than `leastIsland`, or in a hole that was filled.
    int droppedHoles = 0;             ///< Of the islands that are left.
    std::int64_t solidPixels = 0;     ///< Of the region, left out or not.

    bool operator==(const TraceResult &) const = default;
};

/// Traces the islands of solid pixels and the holes in them, with islands in the holes as islands
/// of their own.
///
/// PixelEdges: rings on the edges between solid and empty pixels; with four-connected islands, or
/// with SelfTouch::Keep, they enclose exactly the solid pixels. Smooth: marching squares (Lorensen
/// and Cline, Marching Cubes, 1987, in the plane) over the pixels' centres; every ring is simple,
/// no two touch, the centres of solid pixels are inside and all others outside; the line never
/// leaves the region. Both follow the same cracks between pixels, so that they find the same rings.
/// An image without a solid pixel has no islands; that is no fault. O(pixels / 64 + boundary) after
/// the bytes are read once.
std::expected<TraceResult, TraceFault> trace(const AlphaImage &image,
                                             const TraceOptions &options = {});

/// The share of the boundary between solid and empty pixels where alpha fades over more than one
/// pixel or ends between two: 0 for hard alpha; 0 if there is no boundary. O(pixels).
std::expected<double, TraceFault> softShare(const AlphaImage &image, int threshold);

/// Smooth if more than softShareLimit of the boundary is soft, else PixelEdges.
std::expected<Contour, TraceFault> suggestedContour(const AlphaImage &image, int threshold);

} // namespace hullsmith
