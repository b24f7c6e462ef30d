#include "exportscene.h"

#include "exportring.h"
#include "filenames.h"
#include "formattext.h"
#include "nativelimits.h"

#include <cmath>

using hullsmith::Vec2;

namespace {

/// Coordinates above this have fewer than exportDecimals digits after the point anyway.
constexpr double roundingLimit = 9007199254.0; // 2^53 / 10^exportDecimals, no dimension
constexpr double decimalStep = 1e6;            // 10^exportDecimals

FileFault shapeFault(const SceneBody &body, const SceneShape &shape, const QString &problem,
                     const char *code)
{
    return {FormatText::tr("%1: %2").arg(exportPlace(body, shape), problem), 0, 0,
            QString::fromLatin1(code)};
}

bool isFinite(const std::vector<Vec2> &points)
{
    for (const Vec2 &p : points)
        if (!p.allFinite())
            return false;
    return true;
}

/// Whether a finite coordinate or the radius lies beyond what project files can hold.
bool tooFar(const SceneShape &shape)
{
    for (const Vec2 &p : shape.vertices)
        if (p.allFinite() && p.cwiseAbs().maxCoeff() > native::coordinateLimit)
            return true;
    return std::isfinite(shape.radius) && shape.radius > native::coordinateLimit;
}

bool inRange(const ShapeProperties &properties)
{
    const auto within = [](double x) { return x >= 0.0 && x <= native::propertyLimit; };
    return within(properties.density) && within(properties.friction) &&
           within(properties.restitution) && properties.group >= native::groupLeast &&
           properties.group <= native::groupMost;
}

/// Prepares the shapes of one body.
class FixtureMaker {
public:
    FixtureMaker(const SceneData &scene, const SceneBody &body, const ExportFrame &frame,
                 const ExportLimits &limits)
        : m_scene(scene)
        , m_body(body)
        , m_frame(frame)
        , m_limits(limits)
    {
    }

    std::expected<ExportFixture, FileFault> make(const SceneShape &shape) const;

private:
    std::optional<FileFault> fillOutline(const SceneShape &shape, ExportFixture &fixture) const;
    std::optional<FileFault> fillRound(const SceneShape &shape, ExportFixture &fixture) const;
    std::optional<FileFault> capsuleFault(const SceneShape &shape,
                                          const ExportFixture &fixture) const;

    const SceneData &m_scene;
    const SceneBody &m_body;
    const ExportFrame &m_frame;
    const ExportLimits &m_limits;
};

std::expected<ExportFixture, FileFault> FixtureMaker::make(const SceneShape &shape) const
{
    if (!inRange(shape.properties))
        return std::unexpected(shapeFault(
            m_body, shape,
            FormatText::tr("its density, friction, restitution or group is out of range"),
            "number_range"));
    if (tooFar(shape))
        return std::unexpected(shapeFault(
            m_body, shape,
            FormatText::tr("a coordinate is beyond %1 pixels").arg(native::coordinateLimit),
            "number_range"));
    ExportFixture fixture;
    fixture.shape = &shape;
    fixture.category = categoryBits(m_scene.settings, shape.properties);
    fixture.mask = maskBits(m_scene.settings, shape.properties);
    const std::optional<FileFault> fault =
        shape.type == ShapeType::Outline ? fillOutline(shape, fixture) : fillRound(shape, fixture);
    if (fault)
        return std::unexpected(*fault);
    return fixture;
}

std::optional<FileFault> FixtureMaker::fillOutline(const SceneShape &shape,
                                                   ExportFixture &fixture) const
{
    std::expected<std::vector<std::vector<Vec2>>, RingFault> rings =
        exportRings(shape, m_frame, m_limits);
    if (!rings)
        return shapeFault(m_body, shape, rings.error().message, rings.error().code);
    fixture.polygons = *std::move(rings);
    return std::nullopt;
}

std::optional<FileFault> FixtureMaker::fillRound(const SceneShape &shape,
                                                 ExportFixture &fixture) const
{
    const std::size_t wanted = shape.type == ShapeType::Circle ? 1 : 2;
    for (const Vec2 &v : shape.vertices)
        fixture.points.push_back(m_frame.point(v));
    fixture.radius = m_frame.length(shape.radius);
    if (fixture.points.size() != wanted || !isFinite(fixture.points) ||
        !std::isfinite(fixture.radius))
        return shapeFault(m_body, shape,
                          FormatText::tr("a number is not finite or too large for the file"),
                          "non_finite");
    if (fixture.radius <= 0.0)
        return shapeFault(m_body, shape, FormatText::tr("its radius is zero in the file"),
                          "bad_radius");
    return shape.type == ShapeType::Capsule ? capsuleFault(shape, fixture) : std::nullopt;
}

std::optional<FileFault> FixtureMaker::capsuleFault(const SceneShape &shape,
                                                    const ExportFixture &fixture) const
{
    const double length = (fixture.points[1] - fixture.points[0]).norm();
    if (m_limits.weldDistance > 0.0 && length <= m_limits.weldDistance)
        return shapeFault(
            m_body, shape,
            FormatText::tr("its ends are one point to %1; make it a circle").arg(m_limits.consumer),
            "near_duplicate");
    if (2.0 * fixture.radius * length < m_limits.leastArea)
        return shapeFault(m_body, shape,
                          FormatText::tr("it is too small for %1").arg(m_limits.consumer),
                          "small_area");
    return std::nullopt;
}

void prepareBody(const SceneData &scene, const ExportLimits &limits, ExportBody &target,
                 std::vector<FileFault> &faults)
{
    const FixtureMaker maker(scene, *target.body, target.frame, limits);
    for (const SceneShape &shape : target.body->shapes) {
        std::expected<ExportFixture, FileFault> fixture = maker.make(shape);
        if (fixture)
            target.fixtures.push_back(*std::move(fixture));
        else
            faults.push_back(fixture.error());
    }
}

} // namespace

double ExportFrame::rounded(double x) const
{
    const double decimal =
        std::abs(x) < roundingLimit ? std::round(x * decimalStep) / decimalStep : x;
    return singlePrecision ? double(float(decimal)) : decimal;
}

Vec2 ExportFrame::point(const Vec2 &v) const
{
    const Vec2 scaled = scale * (v - origin);
    return {rounded(scaled.x()), rounded(yDown ? -scaled.y() : scaled.y())};
}

ExportLimits exportLimits(const EngineProfile &profile)
{
    return {profile.vertexLimit, profile.weldDistance, profile.leastArea,
            std::max(profile.weldDistance, profile.leastEdge), profile.name};
}

std::expected<std::vector<ExportBody>, std::vector<FileFault>>
exportBodies(const SceneData &scene, const FrameOf &frameOf, const ExportLimits &limits)
{
    std::vector<ExportBody> bodies;
    std::vector<FileFault> faults;
    std::size_t shapes = 0;
    for (const SceneBody &body : scene.bodies) {
        shapes += body.shapes.size();
        const std::expected<ExportFrame, FileFault> frame = frameOf(body);
        if (!frame) {
            faults.push_back(frame.error());
            continue;
        }
        bodies.push_back({&body, *frame, {}});
        prepareBody(scene, limits, bodies.back(), faults);
    }
    if (shapes == 0)
        faults.push_back({FormatText::tr("The project has no shapes to export"), 0, 0,
                          QStringLiteral("nothing_to_export")});
    if (!faults.empty())
        return std::unexpected(std::move(faults));
    return bodies;
}

QString exportPlace(const SceneBody &body)
{
    return FormatText::tr("Body \"%1\"").arg(shownName(body.name));
}

QString exportPlace(const SceneBody &body, const SceneShape &shape)
{
    return FormatText::tr("Shape \"%1/%2\"").arg(shownName(body.name), shownName(shape.name));
}
