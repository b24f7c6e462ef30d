#include "trace.h"

#include "tracing/imagecracks.h"
#include "tracing/selftouch.h"
#include "tracing/smoothring.h"

#include <algorithm>
#include <tuple>

namespace hullsmith {

namespace {

using Ring = std::vector<Vec2>;

std::vector<Vec2> pointsOf(std::span<const PixelCorner> corners)
{
    Ring points;
    points.reserve(corners.size());
    for (const PixelCorner &corner : corners)
        points.emplace_back(corner.x, corner.y);
    return points;
}

/// Turns the rings of cracks of one island into its outline.
class IslandOutline {
public:
    IslandOutline(const AlphaImage &image, const TraceOptions &options, const ImageCracks &cracks)
        : m_image(image)
        , m_options(options)
        , m_cracks(cracks)
    {
    }

    Outline outline(const KeptIsland &island) const
    {
        Outline outline;
        std::vector<Ring> rings = loops(island.ring);
        outline.outer = std::move(rings.front());
        std::vector<Ring> &holes = outline.holes;
        holes.assign(std::make_move_iterator(rings.begin() + 1),
                     std::make_move_iterator(rings.end()));
        bool divided = !holes.empty();
        for (const int hole : island.holes) {
            std::vector<Ring> parts = loops(hole);
            divided = divided || parts.size() > 1;
            std::move(parts.begin(), parts.end(), std::back_inserter(holes));
        }
        if (divided) // each begins at its first pixel
            std::sort(holes.begin(), holes.end(), comesBefore);
        place(outline.outer);
        for (Ring &hole : holes)
            place(hole);
        return outline;
    }

private:
    static bool comesBefore(const Ring &a, const Ring &b)
    {
        return std::tie(a[0].y(), a[0].x()) < std::tie(b[0].y(), b[0].x());
    }

    /// The ring, or what it is divided into: the loop that begins first comes first, which of an
    /// island is the outer one. In the frame of the region, y down.
    std::vector<Ring> loops(int ring) const
    {
        const auto corners = m_cracks.rings.cornersOf(m_cracks.rings.rings[std::size_t(ring)]);
        if (m_options.contour == Contour::Smooth)
            return {smoothRing(corners, m_image, m_cracks.region, m_options.threshold)};
        if (m_options.selfTouch == SelfTouch::Keep)
            return {pointsOf(corners)};
        const std::vector<int> doubled = doubledCorners(corners);
        if (doubled.empty())
            return {pointsOf(corners)};
        if (m_options.connectivity == Connectivity::Eight)
            return {bridgedRing(corners, doubled)};
        std::vector<Ring> loops;
        for (const auto &loop : dividedRing(corners, doubled))
            loops.push_back(pointsOf(loop));
        std::sort(loops.begin(), loops.end(), comesBefore);
        return loops;
    }

    void place(Ring &ring) const
    {
        for (Vec2 &point : ring)
            point = Vec2(point.x() + m_cracks.region.column,
                         m_image.height - (point.y() + m_cracks.region.row));
    }

    const AlphaImage &m_image;
    const TraceOptions &m_options;
    const ImageCracks &m_cracks;
};

} // namespace

const char *faultCode(TraceFault::Kind kind)
{
    using Kind = TraceFault::Kind;
    switch (kind) {
    case Kind::NoImage:
        return "no_image";
    case Kind::TooLarge:
        return "too_large";
    case Kind::BadLayout:
        return "bad_layout";
    case Kind::BadThreshold:
        return "bad_threshold";
    case Kind::BadRegion:
        return "bad_region";
    case Kind::BadSeed:
        return "bad_seed";
    case Kind::EmptySeed:
        return "empty_seed";
    case Kind::TooComplex:
        return "too_complex";
    case Kind::Cancelled:
        break;
    }
    return "cancelled";
}

std::expected<TraceResult, TraceFault> trace(const AlphaImage &image, const TraceOptions &options)
{
    const auto cracks = findCracks(image, options);
    if (!cracks)
        return std::unexpected(cracks.error());
    const KeptIslands &kept = cracks->kept;
    TraceResult result;
    result.holes = kept.holes;
    result.droppedIslands = kept.droppedIslands;
    result.droppedHoles = kept.droppedHoles;
    result.solidPixels = cracks->mask.count();
    const IslandOutline maker(image, options, *cracks);
    for (const KeptIsland &island : kept.islands) {
        if (options.stop.stop_requested())
            return std::unexpected(TraceFault{TraceFault::Kind::Cancelled});
        result.islands.push_back(maker.outline(island));
        const PixelCorner &first =
            cracks->rings.start(cracks->rings.rings[std::size_t(island.ring)]);
        result.firstPixels.push_back(
            {cracks->region.column + first.x, cracks->region.row + first.y});
        result.pixels.push_back(island.pixels);
    }
    return result;
}

} // namespace hullsmith
