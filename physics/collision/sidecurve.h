#pragma once

#include "placedcore.h"

#include <algorithm>
#include <cmath>

namespace hullsmith {

/// The surface of one side of a shape as seen by the other shape: the side's edge, moved out by the
/// radius, and the arc round its foremost vertex. For a circle, the foremost point.
///
/// Points are relative to the pair's reference point, places count along a tangent; metres.
class SideCurve {
public:
    struct Place {
        double along = 0.0;
        Vec2 point = Vec2::Zero();
    };

    /// Vertex `low` comes before `high` along `tangent`; the same for a circle. `outward` is the
    /// side's normal, `facing` the direction towards the other shape, across the tangent; all unit.
    SideCurve(const PlacedCore &core, int low, int high, const Vec2 &outward, const Vec2 &facing,
              const Vec2 &tangent)
        : m_low{core.along(tangent, low), core.relative(low)}
        , m_high{core.along(tangent, high), core.relative(high)}
        , m_radius(core.radius())
        , m_shift(m_radius * outward.dot(tangent))
        , m_outward(outward)
        , m_facing(facing)
        , m_tangent(tangent)
    {
    }

    Place low() const { return end(m_low, m_shift > 0.0); }
    Place high() const { return end(m_high, m_shift < 0.0); }

    /// The point at a place between low() and high(), or the nearer of the two.
    Vec2 at(double along) const
    {
        const double fromCentre = along - centre().along;
        if (m_shift > 0.0 ? fromCentre < m_shift : fromCentre > m_shift)
            return onArc(fromCentre);
        const double length = m_high.along - m_low.along;
        const double part =
            length > 0.0 ? std::clamp((along - m_low.along - m_shift) / length, 0.0, 1.0) : 0.0;
        return m_low.point + part * (m_high.point - m_low.point) + m_radius * m_outward;
    }

private:
    /// Of the arc: the vertex that lies foremost.
    const Place &centre() const { return m_shift > 0.0 ? m_low : m_high; }

    Place end(const Place &vertex, bool isArc) const
    {
        if (isArc)
            return {vertex.along, vertex.point + m_radius * m_facing};
        return {vertex.along + m_shift, vertex.point + m_radius * m_outward};
    }

    Vec2 onArc(double fromCentre) const
    {
        const double x = std::clamp(fromCentre, std::min(m_shift, 0.0), std::max(m_shift, 0.0));
        const double height = std::sqrt(std::max(0.0, (m_radius - x) * (m_radius + x)));
        return centre().point + x * m_tangent + height * m_facing;
    }

    Place m_low; ///< The edge's ends, on the core.
    Place m_high;
    double m_radius;
    double m_shift; ///< How far the edge moves along the tangent when it moves out by the radius.
    Vec2 m_outward;
    Vec2 m_facing;
    Vec2 m_tangent;
};

} // namespace hullsmith
