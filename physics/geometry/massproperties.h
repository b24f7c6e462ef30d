#pragma once

#include "vec.h"

#include <span>

namespace hullsmith {

/// Mass data of a flat shape of even density.
struct MassProperties {
    double area = 0.0;            ///< Square metres, >= 0.
    double mass = 0.0;            ///< Kilograms: area times density.
    Vec2 centroid = Vec2::Zero(); ///< Metres, in the shape's frame.
    double inertia = 0.0;         ///< About the centroid, kg m^2.

    /// About the origin of the shape's frame (parallel axis theorem), kg m^2.
    double inertiaAboutOrigin() const { return inertia + mass * centroid.squaredNorm(); }
};

/// Of a simple ring in either winding, `density` in kg per square metre. Computed about the ring's
/// own centre in compensated arithmetic, so that a small shape far out keeps its digits; all zero
/// for a ring without area. O(n).
MassProperties polygonMass(std::span<const Vec2> ring, double density);

/// Of a disc.
MassProperties circleMass(const Vec2 &centre, double radius, double density);

/// Of a capsule: all points within `radius` of the segment from `p1` to `p2`.
MassProperties capsuleMass(const Vec2 &p1, const Vec2 &p2, double radius, double density);

/// The parts as one body; areas and masses add up.
MassProperties combine(std::span<const MassProperties> parts);

} // namespace hullsmith
