#pragma once

#include "vec.h"

#include <cmath>

namespace hullsmith {

/// Places a local frame in the world: scale first, then turn, then move.
///
/// Turning is kept as cosine and sine, so that a pose given by exact values stays exact.
class Pose {
public:
    Pose() = default;
    /// `position` in world units, `angle` in radians counter-clockwise, uniform `scale` > 0.
    Pose(const Vec2 &position, double angle, double scale = 1.0)
        : m_position(position)
        , m_cos(std::cos(angle))
        , m_sin(std::sin(angle))
        , m_scale(scale)
    {
    }
    /// As above, with the turn given by its cosine and sine (a unit vector).
    static Pose fromRotation(const Vec2 &position, const Vec2 &cosSin, double scale = 1.0)
    {
        Pose pose;
        pose.m_position = position;
        pose.m_cos = cosSin.x();
        pose.m_sin = cosSin.y();
        pose.m_scale = scale;
        return pose;
    }

    const Vec2 &position() const { return m_position; }
    double angle() const { return std::atan2(m_sin, m_cos); }
    double cosine() const { return m_cos; }
    double sine() const { return m_sin; }
    double scale() const { return m_scale; }

    /// Local direction to world direction; keeps its length.
    Vec2 rotate(const Vec2 &v) const
    {
        return {m_cos * v.x() - m_sin * v.y(), m_sin * v.x() + m_cos * v.y()};
    }
    /// World direction to local direction; keeps its length.
    Vec2 unrotate(const Vec2 &v) const
    {
        return {m_cos * v.x() + m_sin * v.y(), -m_sin * v.x() + m_cos * v.y()};
    }
    /// Local point to world point. Exact for a pose without turn and scale at the origin.
    Vec2 toWorld(const Vec2 &local) const { return m_position + rotate(m_scale * local); }
    /// World point to local point.
    Vec2 toLocal(const Vec2 &world) const { return unrotate(world - m_position) / m_scale; }

private:
    Vec2 m_position = Vec2::Zero();
    double m_cos = 1.0;
    double m_sin = 0.0;
    double m_scale = 1.0;
};

} // namespace hullsmith
