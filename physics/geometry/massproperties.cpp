#include "massproperties.h"

#include "doubledouble.h"
#include "predicates.h"

#include <cmath>
#include <numbers>

namespace hullsmith {

namespace {

/// The integrals of a ring about one of its own vertices, each a multiple of the plain one.
struct RingMoments {
    DoubleDouble doubleArea;
    DoubleDouble firstX, firstY; ///< Six times the first moments.
    DoubleDouble second;         ///< Twelve times the polar second moment.
};

RingMoments momentsAbout(const Vec2 &origin, std::span<const Vec2> ring)
{
    RingMoments sum;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Vec2 &p = ring[i];
        const Vec2 &q = ring[i + 1 < ring.size() ? i + 1 : 0];
        const DoubleDouble ux = DoubleDouble::difference(p.x(), origin.x());
        const DoubleDouble uy = DoubleDouble::difference(p.y(), origin.y());
        const DoubleDouble vx = DoubleDouble::difference(q.x(), origin.x());
        const DoubleDouble vy = DoubleDouble::difference(q.y(), origin.y());
        const DoubleDouble area = ux * vy - uy * vx;
        sum.doubleArea = sum.doubleArea + area;
        sum.firstX = sum.firstX + area * (ux + vx);
        sum.firstY = sum.firstY + area * (uy + vy);
        sum.second =
            sum.second + area * (ux * ux + ux * vx + vx * vx + uy * uy + uy * vy + vy * vy);
    }
    return sum;
}

/// The part's share in the common centre: by mass, or by area where nothing has a mass.
double weight(const MassProperties &part, double totalMass)
{
    return totalMass > 0.0 ? part.mass : part.area;
}

} // namespace

MassProperties polygonMass(std::span<const Vec2> ring, double density)
{
    if (ring.empty() || areaSign(ring.data(), int(ring.size())) == 0)
        return {};
    const Vec2 &origin = ring.front();
    const RingMoments moments = momentsAbout(origin, ring);
    const DoubleDouble x = moments.firstX / (DoubleDouble(3.0) * moments.doubleArea);
    const DoubleDouble y = moments.firstY / (DoubleDouble(3.0) * moments.doubleArea);
    const DoubleDouble aboutOrigin = moments.second / DoubleDouble(12.0);
    const DoubleDouble shift = DoubleDouble(0.5) * moments.doubleArea * (x * x + y * y);

    MassProperties result;
    result.area = std::abs(0.5 * moments.doubleArea.value());
    result.mass = density * result.area;
    result.centroid = {(DoubleDouble(origin.x()) + x).value(),
                       (DoubleDouble(origin.y()) + y).value()};
    result.inertia = density * std::abs((aboutOrigin - shift).value());
    return result;
}

MassProperties circleMass(const Vec2 &centre, double radius, double density)
{
    const double area = std::numbers::pi * radius * radius;
    const double mass = density * area;
    return {
        .area = area, .mass = mass, .centroid = centre, .inertia = 0.5 * mass * radius * radius};
}

MassProperties capsuleMass(const Vec2 &p1, const Vec2 &p2, double radius, double density)
{
    const double length = (p2 - p1).stableNorm();
    const double boxArea = 2.0 * radius * length;
    const double discArea = std::numbers::pi * radius * radius;
    // A half disc's centroid lies this far from the middle of its straight side.
    const double halfDisc = 4.0 * radius / (3.0 * std::numbers::pi);
    const double boxInertia = boxArea * (length * length + 4.0 * radius * radius) / 12.0;
    const double discInertia =
        discArea * (0.5 * radius * radius + 0.25 * length * length + length * halfDisc);
    return {.area = boxArea + discArea,
            .mass = density * (boxArea + discArea),
            .centroid = 0.5 * p1 + 0.5 * p2,
            .inertia = density * (boxInertia + discInertia)};
}

MassProperties combine(std::span<const MassProperties> parts)
{
    MassProperties whole;
    for (const MassProperties &part : parts) {
        whole.area += part.area;
        whole.mass += part.mass;
    }
    if (parts.empty())
        return whole;
    double total = 0.0;
    Vec2 shift = Vec2::Zero();
    const Vec2 origin = parts.front().centroid;
    for (const MassProperties &part : parts) {
        total += weight(part, whole.mass);
        shift += weight(part, whole.mass) * (part.centroid - origin);
    }
    whole.centroid = total > 0.0 ? Vec2(origin + shift / total) : origin;
    for (const MassProperties &part : parts)
        whole.inertia += part.inertia + part.mass * (part.centroid - whole.centroid).squaredNorm();
    return whole;
}

} // namespace hullsmith
