#pragma once

#include "../geometry/pose.h"

#include <cmath>

namespace hullsmith {

/// How a shape moves from time 0 to time 1: its centre goes straight and steadily, and it turns
/// steadily about it. World frame, metres, radians.
struct Sweep {
    Pose start;                      ///< At time 0.
    Vec2 translation = Vec2::Zero(); ///< Way of the centre.
    double turn = 0.0;               ///< Counter-clockwise; more than a lap counts as such.
    Vec2 localCentre = Vec2::Zero(); ///< What it turns about, local frame.

    Vec2 centre(double time) const { return start.toWorld(localCentre) + time * translation; }
    /// The pose at `time`; without turn exactly the start pose, moved.
    Pose at(double time) const
    {
        const Vec2 rotation(start.cosine(), start.sine());
        if (turn == 0.0)
            return Pose::fromRotation(start.position() + time * translation, rotation,
                                      start.scale());
        const double cosine = std::cos(time * turn);
        const double sine = std::sin(time * turn);
        const Pose turned = Pose::fromRotation(Vec2::Zero(),
                                               {cosine * rotation.x() - sine * rotation.y(),
                                                sine * rotation.x() + cosine * rotation.y()},
                                               start.scale());
        return Pose::fromRotation(centre(time) - turned.toWorld(localCentre),
                                  {turned.cosine(), turned.sine()}, start.scale());
    }
};

} // namespace hullsmith
