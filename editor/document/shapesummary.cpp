#include "shapesummary.h"

#include <algorithm>
#include <cmath>

using hullsmith::MassProperties;
using hullsmith::Vec2;

namespace {

using Ring = std::vector<Vec2>;

bool allFinite(const Ring &ring)
{
    return std::ranges::all_of(ring, [](const Vec2 &v) { return v.allFinite(); });
}

Ring inMetres(const Ring &ring, double scale)
{
    Ring metres;
    metres.reserve(ring.size());
    for (const Vec2 &v : ring)
        metres.emplace_back(v / scale);
    return metres;
}

MassProperties ringMass(const Ring &ring, double scale, double density)
{
    return ring.size() < 3 ? MassProperties()
                           : hullsmith::polygonMass(inMetres(ring, scale), density);
}

/// `whole` without `part`, by the parallel axis theorem.
MassProperties without(const MassProperties &whole, const MassProperties &part)
{
    MassProperties rest;
    rest.area = whole.area - part.area;
    rest.mass = whole.mass - part.mass;
    if (rest.area <= 0.0)
        return {};
    rest.centroid = (whole.area * whole.centroid - part.area * part.centroid) / rest.area;
    const auto inertiaAbout = [](const MassProperties &m, const Vec2 &point) {
        return m.inertia + m.mass * (m.centroid - point).squaredNorm();
    };
    rest.inertia = inertiaAbout(whole, rest.centroid) - inertiaAbout(part, rest.centroid);
    return rest;
}

MassProperties outlineMass(const SceneShape &shape, double scale)
{
    const double density = shape.properties.density;
    MassProperties mass = ringMass(shape.vertices, scale, density);
    for (const Ring &hole : shape.holes)
        if (allFinite(hole))
            mass = without(mass, ringMass(hole, scale, density));
    return mass;
}

int vertexCount(const SceneShape &shape)
{
    if (shape.type != ShapeType::Outline)
        return 0;
    std::size_t count = shape.vertices.size();
    for (const Ring &hole : shape.holes)
        count += hole.size();
    return int(count);
}

} // namespace

double usableScale(double pixelsPerMetre)
{
    return std::isfinite(pixelsPerMetre) && pixelsPerMetre > 0.0 ? pixelsPerMetre : 1.0;
}

MassProperties shapeMass(const SceneShape &shape, double pixelsPerMetre)
{
    const double scale = usableScale(pixelsPerMetre);
    const double density = shape.properties.density;
    const double radius = shape.radius / scale;
    if (!allFinite(shape.vertices) || !std::isfinite(radius) || radius < 0.0)
        return {};
    switch (shape.type) {
    case ShapeType::Outline:
        return outlineMass(shape, scale);
    case ShapeType::Circle:
        return shape.vertices.empty()
                   ? MassProperties()
                   : hullsmith::circleMass(shape.vertices[0] / scale, radius, density);
    case ShapeType::Capsule:
        return shape.vertices.size() < 2
                   ? MassProperties()
                   : hullsmith::capsuleMass(shape.vertices[0] / scale, shape.vertices[1] / scale,
                                            radius, density);
    }
    return {};
}

std::optional<ShapeSummary> summarize(const SceneData &data, ShapeId shape)
{
    const SceneShape *found = data.shape(shape);
    if (!found)
        return std::nullopt;
    return ShapeSummary{shapeMass(*found, data.pixelsPerMetre(*data.bodyOf(shape))), 1,
                        vertexCount(*found)};
}

std::optional<ShapeSummary> summarize(const SceneData &data, BodyId body)
{
    const SceneBody *found = data.body(body);
    if (!found)
        return std::nullopt;
    ShapeSummary summary;
    std::vector<MassProperties> parts;
    for (const SceneShape &shape : found->shapes) {
        summary.vertices += vertexCount(shape);
        if (shape.properties.sensor)
            continue;
        parts.push_back(shapeMass(shape, data.pixelsPerMetre(*found)));
        ++summary.shapes;
    }
    summary.mass = hullsmith::combine(parts);
    return summary;
}
