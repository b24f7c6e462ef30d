#include "box2dsafety.h"

#include "formattext.h"
#include "physics/geometry/massproperties.h"
#include "physics/geometry/outlinecheck.h"

#include <limits>

using hullsmith::MassProperties;
using hullsmith::Vec2;

namespace {

/// Roundings that may add up in Box2D's sums before the subtraction, in units of a float's
/// precision relative to the term subtracted. No dimension.
constexpr double inertiaRoundings = 8.0;

struct FloatVec {
    float x, y;
};

FloatVec minus(const FloatVec &a, const FloatVec &b)
{
    return {a.x - b.x, a.y - b.y};
}

float crossOf(const FloatVec &a, const FloatVec &b)
{
    return a.x * b.y - a.y * b.x;
}

float lengthSquared(const FloatVec &a)
{
    return a.x * a.x + a.y * a.y;
}

std::size_t rightmost(const std::vector<FloatVec> &points)
{
    std::size_t best = 0;
    for (std::size_t i = 1; i < points.size(); ++i)
        if (points[i].x > points[best].x ||
            (points[i].x == points[best].x && points[i].y < points[best].y))
            best = i;
    return best;
}

/// The corner after `from` by the rule and the arithmetic of Box2D 2.4.
std::size_t nextCorner(const std::vector<FloatVec> &points, std::size_t from)
{
    std::size_t next = 0;
    for (std::size_t j = 1; j < points.size(); ++j) {
        if (next == from) {
            next = j;
            continue;
        }
        const FloatVec best = minus(points[next], points[from]);
        const FloatVec candidate = minus(points[j], points[from]);
        const float turn = crossOf(best, candidate);
        if (turn < 0.0F || (turn == 0.0F && lengthSquared(candidate) > lengthSquared(best)))
            next = j;
    }
    return next;
}

MassProperties massOf(const ExportFixture &fixture)
{
    const double density = fixture.shape->properties.density;
    if (fixture.shape->type == ShapeType::Circle)
        return hullsmith::circleMass(fixture.points[0], fixture.radius, density);
    if (fixture.shape->type == ShapeType::Capsule)
        return hullsmith::capsuleMass(fixture.points[0], fixture.points[1], fixture.radius,
                                      density);
    std::vector<MassProperties> parts;
    for (const std::vector<Vec2> &polygon : fixture.polygons)
        parts.push_back(hullsmith::polygonMass(polygon, density));
    return hullsmith::combine(parts);
}

bool inertiaMayVanish(const MassProperties &mass)
{
    constexpr double precision = std::numeric_limits<float>::epsilon();
    return mass.inertia <= inertiaRoundings * precision * mass.mass * mass.centroid.squaredNorm();
}

/// Box2D sums up again after every shape that has mass, so each beginning of the list counts.
const SceneShape *shapeWithoutInertia(const ExportBody &body, bool sensorsKeepDensity)
{
    MassProperties sum;
    for (const ExportFixture &fixture : body.fixtures) {
        const ShapeProperties &properties = fixture.shape->properties;
        if (properties.density == 0.0 || (properties.sensor && !sensorsKeepDensity))
            continue;
        sum = hullsmith::combine(std::vector<MassProperties>{sum, massOf(fixture)});
        if (inertiaMayVanish(sum))
            return fixture.shape;
    }
    return nullptr;
}

} // namespace

bool box2d24KeepsCorners(std::span<const Vec2> ring)
{
    std::vector<FloatVec> points;
    for (const Vec2 &v : ring)
        points.push_back({float(v.x()), float(v.y())});
    const std::size_t start = rightmost(points);
    std::size_t corner = start;
    std::size_t count = 0;
    do {
        corner = nextCorner(points, corner);
        ++count;
    } while (corner != start && count <= points.size());
    return corner == start && count == points.size();
}

std::vector<FileFault> box2dHullFaults(const std::vector<ExportBody> &bodies)
{
    std::vector<FileFault> faults;
    for (const ExportBody &body : bodies)
        for (const ExportFixture &fixture : body.fixtures)
            for (const std::vector<Vec2> &polygon : fixture.polygons)
                if (!box2d24KeepsCorners(polygon))
                    faults.push_back(
                        {FormatText::tr("%1: Box2D 2.4 loses one of its corners to rounding; "
                                        "remove nearly straight corners")
                             .arg(exportPlace(*body.body, *fixture.shape)),
                         0, 0, QStringLiteral("near_collinear")});
    return faults;
}

std::vector<FileFault> box2dInertiaFaults(const std::vector<ExportBody> &bodies,
                                          bool sensorsKeepDensity)
{
    std::vector<FileFault> faults;
    for (const ExportBody &body : bodies)
        if (const SceneShape *shape = shapeWithoutInertia(body, sensorsKeepDensity))
            faults.push_back({FormatText::tr("%1: it is too small for its distance from the pivot; "
                                             "Box2D would find no inertia")
                                  .arg(exportPlace(*body.body, *shape)),
                              0, 0, QStringLiteral("small_inertia")});
    return faults;
}

QStringList box2d3DroppedCorners(const std::vector<ExportBody> &bodies, double tolerance)
{
    hullsmith::OutlineCheckOptions options;
    options.collinearTolerance = tolerance;
    QStringList notes;
    for (const ExportBody &body : bodies)
        for (const ExportFixture &fixture : body.fixtures)
            for (const std::vector<Vec2> &polygon : fixture.polygons)
                if (!hullsmith::checkOutline(polygon, options).nearCollinear.empty())
                    notes.append(FormatText::tr("%1: Box2D 3 drops corners within %2 m of straight")
                                     .arg(exportPlace(*body.body, *fixture.shape),
                                          QString::number(tolerance)));
    return notes;
}
