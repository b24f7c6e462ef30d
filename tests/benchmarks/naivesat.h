#pragma once

#include "physics/geometry/vec.h"

#include <limits>
#include <utility>
#include <vector>

/// SAT the way a first version is usually written: world vertices in a vector, axes collected and
/// normalised on every call, nothing cached. The yardstick, not a model.
struct NaiveSat {
    using Ring = std::vector<hullsmith::Vec2>;

    struct Answer {
        bool hit = false;
        double depth = 0.0;
        hullsmith::Vec2 normal = hullsmith::Vec2::Zero();
    };

    static Answer collide(const Ring &a, const Ring &b)
    {
        Answer answer{true, std::numeric_limits<double>::max(), hullsmith::Vec2::Zero()};
        Ring all = axes(a);
        const Ring more = axes(b);
        all.insert(all.end(), more.begin(), more.end());
        for (const hullsmith::Vec2 &axis : all) {
            const auto [lowA, highA] = project(a, axis);
            const auto [lowB, highB] = project(b, axis);
            const double overlap = std::min(highA - lowB, highB - lowA);
            if (overlap < 0.0)
                return {};
            if (overlap < answer.depth) {
                answer.depth = overlap;
                answer.normal = axis;
            }
        }
        return answer;
    }

private:
    static Ring axes(const Ring &ring)
    {
        Ring axes;
        for (std::size_t i = 0; i < ring.size(); ++i)
            axes.push_back(
                hullsmith::perpRight(ring[(i + 1) % ring.size()] - ring[i]).normalized());
        return axes;
    }
    static std::pair<double, double> project(const Ring &ring, const hullsmith::Vec2 &axis)
    {
        double low = std::numeric_limits<double>::max();
        double high = -low;
        for (const hullsmith::Vec2 &p : ring) {
            const double along = axis.dot(p);
            low = std::min(low, along);
            high = std::max(high, along);
        }
        return {low, high};
    }
};
