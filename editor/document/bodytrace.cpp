#include "bodytrace.h"

#include "physics/geometry/outlinefit.h"
#include "physics/geometry/split.h"
#include "profile.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

using hullsmith::Outline;
using hullsmith::SimplifyFault;
using hullsmith::SimplifyOptions;
using hullsmith::TraceFault;
using hullsmith::Vec2;

namespace {

using Kind = BodyTraceFault::Kind;

class TraceText {
    Q_DECLARE_TR_FUNCTIONS(TraceText)
public:
    static QString of(Kind kind)
    {
        switch (kind) {
        case Kind::NoImage:
            return tr("There is no image that can be traced");
        case Kind::BadSettings:
            return tr("The trace settings make no sense for this image");
        case Kind::NothingSolid:
            return tr("No pixels are solid enough: lower the threshold, or keep smaller specks");
        case Kind::NoIsland:
            return tr("There is no solid pixel here");
        case Kind::TooComplex:
            return tr("The image has too many small parts to trace");
        case Kind::BudgetTooTight:
            return tr("The budget is too tight");
        case Kind::Unusable:
            return tr("The contours of the image cannot be simplified");
        case Kind::Cancelled:
            return tr("Cancelled");
        }
        return {};
    }
    static QString vertices(int budget, int rings)
    {
        return tr("%1 vertices are too few for %2 rings; allow at least %3")
            .arg(budget)
            .arg(rings)
            .arg(3 * rings);
    }
    static QString pieces(int budget, int islands)
    {
        return tr("%1 pieces are too few for %2 islands with their holes").arg(budget).arg(islands);
    }
};

std::unexpected<BodyTraceFault> fault(Kind kind)
{
    return std::unexpected(BodyTraceFault{kind, TraceText::of(kind)});
}

std::unexpected<BodyTraceFault> fault(const TraceFault &found)
{
    switch (found.kind) {
    case TraceFault::Kind::NoImage:
    case TraceFault::Kind::TooLarge:
    case TraceFault::Kind::BadLayout:
        return fault(Kind::NoImage);
    case TraceFault::Kind::BadThreshold:
    case TraceFault::Kind::BadRegion:
        return fault(Kind::BadSettings);
    case TraceFault::Kind::BadSeed:
    case TraceFault::Kind::EmptySeed:
        return fault(Kind::NoIsland);
    case TraceFault::Kind::TooComplex:
        return fault(Kind::TooComplex);
    case TraceFault::Kind::Cancelled:
        break;
    }
    return fault(Kind::Cancelled);
}

/// The same pixels, in a layout where alpha is every fourth byte from the fourth on.
QImage withAlphaBytes(const QImage &image)
{
    return image.format() == QImage::Format_RGBA8888 ||
                   image.format() == QImage::Format_RGBA8888_Premultiplied
               ? image
               : image.convertToFormat(QImage::Format_RGBA8888);
}

hullsmith::AlphaImage alphaOf(const QImage &rgba)
{
    constexpr int channels = 4;
    constexpr int alpha = 3;
    if (rgba.isNull())
        return {};
    return {rgba.constBits() + alpha, rgba.width(), rgba.height(), rgba.bytesPerLine(), channels};
}

hullsmith::TraceOptions traceOptions(const TraceSettings &settings, hullsmith::Contour contour,
                                     std::optional<hullsmith::Pixel> seed, std::stop_token stop)
{
    hullsmith::TraceOptions options;
    options.contour = contour;
    options.connectivity =
        settings.connectivity == 8 ? hullsmith::Connectivity::Eight : hullsmith::Connectivity::Four;
    options.threshold = settings.threshold;
    options.leastIsland = settings.leastIsland;
    options.leastHole = settings.leastHole;
    options.seed = seed;
    options.region = settings.region;
    options.stop = std::move(stop);
    return options;
}

/// A smooth contour cuts the corners of pixels: what shall cover all pixels, or stay inside them,
/// follows their edges unless a smooth contour is asked for.
bool followsPixels(const TraceSettings &settings)
{
    return settings.contour == TraceSettings::Contour::Pixels ||
           (settings.contour == TraceSettings::Contour::Auto &&
            settings.fit != TraceSettings::Fit::Closest);
}

std::expected<hullsmith::Contour, TraceFault> contourFor(const hullsmith::AlphaImage &alpha,
                                                         const TraceSettings &settings)
{
    if (followsPixels(settings))
        return hullsmith::Contour::PixelEdges;
    if (settings.contour == TraceSettings::Contour::Smooth)
        return hullsmith::Contour::Smooth;
    return hullsmith::suggestedContour(alpha, settings.threshold);
}

hullsmith::Fit fitOf(TraceSettings::Fit fit)
{
    switch (fit) {
    case TraceSettings::Fit::Closest:
        return hullsmith::Fit::Closest;
    case TraceSettings::Fit::Cover:
        return hullsmith::Fit::Cover;
    case TraceSettings::Fit::Inside:
        return hullsmith::Fit::Inside;
    }
    return hullsmith::Fit::Closest;
}

std::optional<TracePieces> piecesOf(std::span<const Outline> outlines, int cornerLimit,
                                    const std::stop_token &stop)
{
    TracePieces all;
    all.smallestAngle = std::numbers::pi;
    for (const Outline &outline : outlines) {
        const auto split = hullsmith::split(outline.outer, outline.holes,
                                            {.cornerLimit = cornerLimit, .stop = stop});
        if (stop.stop_requested())
            return std::nullopt;
        if (!split) {
            ++all.unsplit;
            continue;
        }
        all.pieces += int(split->pieces.size());
        all.mostCorners = std::max(all.mostCorners, split->mostCorners);
        all.smallestAngle = std::min(all.smallestAngle, split->smallestAngle);
    }
    if (all.pieces == 0)
        all.smallestAngle = 0.0;
    return all;
}

std::vector<Vec2> moved(std::vector<Vec2> ring, const Vec2 &by)
{
    for (Vec2 &v : ring)
        v += by;
    return ring;
}

} // namespace

BodyTracer::BodyTracer(TraceSettings settings, hullsmith::Contour contour,
                       hullsmith::TraceResult traced, hullsmith::MaskOverlap mask)
    : m_settings(std::move(settings))
    , m_contour(contour)
    , m_traced(std::move(traced))
    , m_mask(std::move(mask))
    , m_simplifier(m_traced.islands)
{
}

std::expected<BodyTracer, BodyTraceFault> BodyTracer::create(const QImage &image,
                                                             const TraceSettings &settings,
                                                             std::optional<hullsmith::Pixel> seed,
                                                             std::stop_token stop)
{
    const QImage rgba = withAlphaBytes(image);
    const hullsmith::AlphaImage alpha = alphaOf(rgba);
    const auto contour = contourFor(alpha, settings);
    if (!contour)
        return fault(contour.error());
    const hullsmith::TraceOptions options = traceOptions(settings, *contour, seed, stop);
    auto traced = hullsmith::trace(alpha, options);
    if (!traced)
        return fault(traced.error());
    if (traced->islands.empty())
        return fault(Kind::NothingSolid);
    auto mask = hullsmith::MaskOverlap::create(alpha, options);
    if (!mask)
        return fault(mask.error());
    if (stop.stop_requested())
        return fault(Kind::Cancelled);
    return BodyTracer(settings, *contour, std::move(*traced), std::move(*mask));
}

bool BodyTracer::serves(const TraceSettings &settings) const
{
    TraceSettings same = settings;
    same.fit = m_settings.fit;
    same.goal = m_settings.goal;
    same.tolerance = m_settings.tolerance;
    same.vertices = m_settings.vertices;
    same.pieces = m_settings.pieces;
    return same == m_settings && followsPixels(settings) == followsPixels(m_settings);
}

int BodyTracer::rings() const
{
    int rings = 0;
    for (const Outline &island : m_traced.islands)
        rings += 1 + int(island.holes.size());
    return rings;
}

/// What a fault means for these settings.
BodyTraceFault BodyTracer::faultOf(SimplifyFault::Kind kind, const TraceSettings &settings) const
{
    switch (kind) {
    case SimplifyFault::Kind::BadTolerance:
        return {Kind::BadSettings, TraceText::of(Kind::BadSettings)};
    case SimplifyFault::Kind::BudgetTooTight:
        return {Kind::BudgetTooTight,
                settings.goal == TraceSettings::Goal::Pieces
                    ? TraceText::pieces(settings.pieces, int(m_traced.islands.size()))
                    : TraceText::vertices(settings.vertices, rings())};
    case SimplifyFault::Kind::NonFinite:
    case SimplifyFault::Kind::TooLarge:
    case SimplifyFault::Kind::Degenerate:
    case SimplifyFault::Kind::NotSimple:
        return {Kind::Unusable, TraceText::of(Kind::Unusable)};
    case SimplifyFault::Kind::Cancelled:
        break;
    }
    return {Kind::Cancelled, TraceText::of(Kind::Cancelled)};
}

std::expected<BodyTrace, BodyTraceFault>
BodyTracer::outlines(const TraceSettings &settings, int cornerLimit, std::stop_token stop) const
{
    SimplifyOptions options{.fit = fitOf(settings.fit), .tolerance = settings.tolerance};
    if (settings.goal == TraceSettings::Goal::Vertices)
        options.vertexBudget = settings.vertices;
    options.stop = std::move(stop);
    auto found = settings.goal == TraceSettings::Goal::Pieces
                     ? hullsmith::outlineForPieces(m_simplifier, settings.pieces, options,
                                                   {.cornerLimit = cornerLimit})
                     : m_simplifier.simplify(options);
    if (!found)
        return std::unexpected(faultOf(found.error().kind, settings));
    BodyTrace trace;
    trace.overlap = m_mask.measure(found->outlines);
    for (std::size_t i = 0; i < found->outlines.size(); ++i) {
        trace.islands.push_back({std::move(found->outlines[i]), m_traced.firstPixels[i]});
    }
    trace.vertices = found->vertices;
    trace.holes = rings() - int(m_traced.islands.size());
    trace.droppedIslands = m_traced.droppedIslands;
    trace.droppedHoles = m_traced.droppedHoles;
    trace.tolerance = found->tolerance;
    trace.deviation = found->deviation;
    return trace;
}

std::optional<TracePieces> tracePieces(const BodyTrace &trace, int cornerLimit,
                                       std::stop_token stop)
{
    std::vector<Outline> outlines;
    outlines.reserve(trace.islands.size());
    for (const ImageIsland &island : trace.islands)
        outlines.push_back(island.outline);
    return piecesOf(outlines, cornerLimit, stop);
}

TracedIsland islandOnBody(const ImageIsland &island, const Vec2 &pivot)
{
    TracedIsland placed{island.seed, {moved(island.outline.outer, -pivot), {}}};
    for (const std::vector<Vec2> &hole : island.outline.holes)
        placed.rings.holes.push_back(moved(hole, -pivot));
    return placed;
}

std::vector<SceneShape> tracedShapes(const BodyTrace &trace, const Vec2 &pivot, const QString &name)
{
    std::vector<SceneShape> shapes;
    for (const ImageIsland &island : trace.islands) {
        TracedIsland placed = islandOnBody(island, pivot);
        SceneShape shape;
        shape.name = shapes.empty() ? name : name + u'_' + QString::number(shapes.size() + 1);
        shape.vertices = std::move(placed.rings.outer);
        shape.holes = std::move(placed.rings.holes);
        shape.traced = TracedRings{island.seed, shape.vertices, shape.holes};
        shapes.push_back(std::move(shape));
    }
    return shapes;
}

int targetCornerLimit(const SceneSettings &settings)
{
    const EngineProfile *profile = engineProfile(settings.target);
    return profile ? profile->vertexLimit.value_or(0) : 0;
}
