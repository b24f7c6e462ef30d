#include "querykinds.h"

#include "physics/geometry/predicates.h"
#include "physics/geometry/trace.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace query;

namespace {

struct AlphaRows {
    std::vector<std::uint8_t> bytes;
    int width = 0;
    int height = 0;
};

Answer<std::uint8_t> readAlpha(const JsonValue &pixel, bool colours)
{
    const JsonValue *value =
        colours ? (pixel.items.size() == 4 ? &pixel.items[3] : nullptr) : &pixel;
    if (!value || !value->isNumber() || !(value->number >= 0.0 && value->number <= 255.0) ||
        value->number != std::floor(value->number))
        return badRequest(colours
                              ? QStringLiteral("rgba must hold pixels of four numbers, the last "
                                               "one a whole number from 0 to 255")
                              : QStringLiteral("alpha must hold whole numbers from 0 to 255"));
    return std::uint8_t(value->number);
}

/// From `alpha` or, pixel by pixel, the last number in `rgba`.
Answer<AlphaRows> readRows(const JsonValue &input)
{
    const JsonValue *rows = input.find(u"alpha");
    const bool colours = !rows;
    if (colours)
        rows = input.find(u"rgba");
    if (!rows || !rows->isArray())
        return badRequest(QStringLiteral("alpha or rgba must be a list of rows"));
    AlphaRows read;
    read.height = int(rows->items.size());
    for (const JsonValue &row : rows->items) {
        if (!row.isArray() || row.items.size() != rows->items.front().items.size())
            return badRequest(QStringLiteral("all rows must be lists of one length"));
        read.width = int(row.items.size());
        for (const JsonValue &pixel : row.items) {
            const auto alpha = readAlpha(pixel, colours);
            if (!alpha)
                return std::unexpected(alpha.error());
            read.bytes.push_back(*alpha);
        }
    }
    return read;
}

/// A whole number from `least` on, or `missing` if there is none.
Answer<int> readCount(const JsonValue &input, const char *name, int least, int missing)
{
    const auto number = readOptional(input, name);
    if (!number)
        return std::unexpected(number.error());
    const double value = number->value_or(missing);
    if (!(value >= least && value <= std::numeric_limits<int>::max()) || value != std::floor(value))
        return badRequest(QStringLiteral("%1 must be a whole number from %2 on")
                              .arg(QLatin1String(name))
                              .arg(least));
    return int(value);
}

Answer<hullsmith::Contour> readContour(const JsonValue *value)
{
    if (!value)
        return hullsmith::Contour::PixelEdges;
    if (value->isString() && value->string == QLatin1String("smooth"))
        return hullsmith::Contour::Smooth;
    if (value->isString() && value->string == QLatin1String("pixels"))
        return hullsmith::Contour::PixelEdges;
    return badRequest(QStringLiteral("contour must be \"pixels\" or \"smooth\""));
}

Answer<hullsmith::TraceOptions> readOptions(const JsonValue &input)
{
    const auto threshold = readNumber(input.find(u"threshold"), QStringLiteral("threshold"));
    const auto contour = readContour(input.find(u"contour"));
    const auto connectivity = readCount(input, "connectivity", 4, 4);
    const auto leastIsland = readCount(input, "least_island", 0, 0);
    const auto leastHole = readCount(input, "least_hole", 0, 0);
    if (!threshold)
        return std::unexpected(threshold.error());
    if (!std::isfinite(*threshold))
        return badRequest(QStringLiteral("threshold must be finite"));
    if (!contour)
        return std::unexpected(contour.error());
    for (const auto *count : {&connectivity, &leastIsland, &leastHole})
        if (!*count)
            return std::unexpected(count->error());
    if (*connectivity != 4 && *connectivity != 8)
        return badRequest(QStringLiteral("connectivity must be 4 or 8"));
    hullsmith::TraceOptions options;
    options.contour = *contour;
    options.connectivity =
        *connectivity == 8 ? hullsmith::Connectivity::Eight : hullsmith::Connectivity::Four;
    // A pixel is solid if its alpha, a whole number, is not less.
    options.threshold = int(std::ceil(std::clamp(*threshold, 0.0, 256.0)));
    options.leastIsland = *leastIsland;
    options.leastHole = *leastHole;
    return options;
}

std::unexpected<QueryError> traceError(const hullsmith::TraceFault &fault)
{
    using Kind = hullsmith::TraceFault::Kind;
    QString message = QStringLiteral("the image cannot be traced");
    if (fault.kind == Kind::NoImage)
        message = QStringLiteral("the image has no pixels");
    else if (fault.kind == Kind::TooLarge)
        message = QStringLiteral("a side has more than %1 pixels").arg(hullsmith::largestImageSide);
    else if (fault.kind == Kind::BadThreshold)
        message = QStringLiteral("threshold must be from 1 to 255");
    else if (fault.kind == Kind::TooComplex)
        message = QStringLiteral("the image is noise");
    return std::unexpected(QueryError{QLatin1String(hullsmith::faultCode(fault.kind)), message});
}

/// The rings of all islands, as lists and as figures.
struct Rings {
    QJsonArray outlines;
    QJsonArray holes;
    double area = 0.0;
    Vec2 low = Vec2::Constant(std::numeric_limits<double>::infinity());
    Vec2 high = -low;

    explicit Rings(const std::vector<hullsmith::Outline> &islands)
    {
        for (const hullsmith::Outline &island : islands) {
            add(island.outer, outlines);
            for (const std::vector<Vec2> &hole : island.holes)
                add(hole, holes);
        }
    }

    QJsonValue bounds() const
    {
        if (outlines.isEmpty())
            return {};
        return QJsonArray{low.x(), low.y(), high.x(), high.y()};
    }

private:
    void add(const std::vector<Vec2> &ring, QJsonArray &list)
    {
        list.append(toJson(ring));
        area += hullsmith::signedArea(ring.data(), int(ring.size()));
        for (const Vec2 &point : ring) {
            low = low.cwiseMin(point);
            high = high.cwiseMax(point);
        }
    }
};

} // namespace

Answer<QJsonObject> query::trace(const JsonValue &input)
{
    const auto rows = readRows(input);
    auto options = readOptions(input);
    const auto tolerance = readNumber(input.find(u"simplify"), QStringLiteral("simplify"));
    const auto scale = readOptional(input, "pixels_per_metre");
    if (!rows || !options)
        return std::unexpected(!rows ? rows.error() : options.error());
    if (!tolerance || !scale)
        return std::unexpected(!tolerance ? tolerance.error() : scale.error());
    const std::optional<double> perMetre = *scale;
    if (perMetre && !(*perMetre > 0.0))
        return badRequest(QStringLiteral("pixels_per_metre must be positive"));
    const bool exact = *tolerance == 0.0;
    if (exact) // one ring for each outline and hole that is counted
        options->selfTouch = hullsmith::SelfTouch::Keep;
    auto traced =
        hullsmith::trace({rows->bytes.data(), rows->width, rows->height, rows->width}, *options);
    if (!traced)
        return traceError(traced.error());
    if (!exact) {
        auto simplified = hullsmith::simplify(traced->islands, {.tolerance = *tolerance});
        if (!simplified)
            return simplifyError(simplified.error());
        traced->islands = std::move(simplified->outlines);
    }
    const Rings rings(traced->islands);
    QJsonObject out;
    out[QLatin1String("opaque_pixels")] = double(traced->solidPixels);
    out[QLatin1String("outlines")] = rings.outlines;
    out[QLatin1String("outline_count")] = int(rings.outlines.size());
    out[QLatin1String("holes")] = rings.holes;
    out[QLatin1String("hole_count")] = int(rings.holes.size());
    out[QLatin1String("area")] = toJson(rings.area);
    out[QLatin1String("bounds")] = rings.bounds();
    if (!exact || options->contour == hullsmith::Contour::Smooth)
        out[QLatin1String("pixel_edges")] = false;
    if (perMetre)
        out[QLatin1String("area_m2")] = toJson(rings.area / (*perMetre * *perMetre));
    return out;
}
