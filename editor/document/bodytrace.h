#pragma once

#include "physics/geometry/maskoverlap.h"
#include "physics/geometry/simplify.h"
#include "physics/geometry/trace.h"
#include "retrace.h"
#include "scenedata.h"

#include <QImage>
#include <QString>

#include <expected>
#include <optional>
#include <stop_token>
#include <vector>

/// Why an image gave no shapes.
struct BodyTraceFault {
    enum class Kind {
        NoImage,      ///< The image has no pixels, or more than can be traced.
        BadSettings,  ///< A threshold, region or tolerance that makes no sense.
        NothingSolid, ///< No island of solid pixels is left.
        NoIsland,     ///< The pixel asked for is outside the image or not solid.
        TooComplex,   ///< Noise, not a picture.
        BudgetTooTight,
        Unusable, ///< The contours have no area or cross: they are not those of a picture.
        Cancelled,
    } kind;
    QString message; ///< In the program's language, without the image's name and a full stop.
};

/// One island of the image, simplified. Pixels of the image, from its bottom left corner, y up.
struct ImageIsland {
    hullsmith::Outline outline; ///< Outer ring counter-clockwise, holes clockwise.
    hullsmith::Pixel seed;      ///< Its first pixel from the top, then from the left.
};

/// What came out of a trace, against the image.
struct BodyTrace {
    std::vector<ImageIsland> islands;
    int vertices = 0;
    int holes = 0;
    int droppedIslands = 0; ///< Smaller than the settings ask for; likewise holes.
    int droppedHoles = 0;
    double tolerance = 0.0;     ///< Pixels; the one asked for, or the one that met the budget.
    double deviation = 0.0;     ///< Largest Hausdorff distance from the contour, pixels.
    hullsmith::Overlap overlap; ///< With the solid pixels of the islands: gained, lost, IoU.
};

/// The convex pieces of a trace.
struct TracePieces {
    int pieces = 0;
    int mostCorners = 0;
    double smallestAngle = 0.0; ///< Radians.
    int unsplit = 0;            ///< Outlines that cannot be split; they count as no pieces.

    bool operator==(const TracePieces &) const = default;
};

/// Traces one image; the contours are kept, so that another goal costs only the search for fewer
/// vertices. Holds no reference to the image. Without widgets: the window and the command line
/// trace with it, on any thread.
class BodyTracer {
public:
    /// With a `seed`, only the island that has that pixel, of any size.
    static std::expected<BodyTracer, BodyTraceFault>
    create(const QImage &image, const TraceSettings &settings,
           std::optional<hullsmith::Pixel> seed = std::nullopt, std::stop_token stop = {});

    /// Whether `settings` ask for the same contours as those of create(): they differ at most in
    /// fit and goal.
    bool serves(const TraceSettings &settings) const;
    /// Whether the contours run smoothly between pixels, as the settings or the image had it.
    bool isSmooth() const { return m_contour == hullsmith::Contour::Smooth; }
    /// Before they are simplified.
    const std::vector<hullsmith::Outline> &contours() const { return m_traced.islands; }

    /// One pixel of each: the first from the top, then from the left.
    const std::vector<hullsmith::Pixel> &seeds() const { return m_traced.firstPixels; }

    /// The outlines that meet the goal of `settings`. `cornerLimit`, 0 for none, is what pieces may
    /// have; only a budget of pieces looks at it.
    std::expected<BodyTrace, BodyTraceFault>
    outlines(const TraceSettings &settings, int cornerLimit = 0, std::stop_token stop = {}) const;

private:
    BodyTracer(TraceSettings settings, hullsmith::Contour contour, hullsmith::TraceResult traced,
               hullsmith::MaskOverlap mask);
    int rings() const;
    BodyTraceFault faultOf(hullsmith::SimplifyFault::Kind kind,
                           const TraceSettings &settings) const;

    TraceSettings m_settings;
    hullsmith::Contour m_contour;
    hullsmith::TraceResult m_traced;
    hullsmith::MaskOverlap m_mask;
    hullsmith::Simplifier m_simplifier;
};

/// The fewest convex pieces of the islands, each with at most `cornerLimit` corners (0: any).
/// Nothing if it was stopped.
std::optional<TracePieces> tracePieces(const BodyTrace &trace, int cornerLimit,
                                       std::stop_token stop = {});

/// The island on a body whose pivot is there.
TracedIsland islandOnBody(const ImageIsland &island, const hullsmith::Vec2 &pivot);

/// The islands as shapes of a body whose pivot is there, without ids: the layer `traced` is what
/// the vertices are. The first one is called `name`, the others `name`_2, `name`_3, ...
std::vector<SceneShape> tracedShapes(const BodyTrace &trace, const hullsmith::Vec2 &pivot,
                                     const QString &name);

/// Most corners that the target of a project takes; 0 for any number.
int targetCornerLimit(const SceneSettings &settings);
