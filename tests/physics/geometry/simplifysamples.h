#pragma once

#include "physics/geometry/outline.h"
#include "physics/geometry/outlinecheck.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>
#include <vector>

/// Simple rings to simplify: staircases of pixels, noisy circles, jagged stars.
class OutlineMaker {
public:
    using Ring = std::vector<hullsmith::Vec2>;

    explicit OutlineMaker(unsigned seed)
        : m_random(seed)
    {
    }

    Ring next()
    {
        for (;;) {
            const int kind = std::uniform_int_distribution(0, 2)(m_random);
            Ring ring = kind == 0 ? blob(0.0) : kind == 1 ? blob(1.0) : star();
            if (hullsmith::checkOutline(ring).simple)
                return ring;
        }
    }

    double real(double low, double high)
    {
        return std::uniform_real_distribution(low, high)(m_random);
    }

private:
    /// A wavy circle; its points are rounded to whole numbers in part.
    Ring blob(double grid)
    {
        const int n = int(real(8.0, 120.0));
        const double radius = real(3.0, 40.0);
        const double wave = real(0.0, 0.5);
        const double waves = std::floor(real(2.0, 9.0));
        Ring ring;
        for (int i = 0; i < n; ++i) {
            const double angle = 2.0 * std::numbers::pi * i / n;
            const double r = radius * (1.0 + wave * std::sin(waves * angle)) + real(-0.4, 0.4);
            hullsmith::Vec2 p(r * std::cos(angle), r * std::sin(angle));
            if (grid > 0.0)
                p = (p / grid).array().round() * grid;
            ring.push_back(p);
        }
        ring.erase(std::unique(ring.begin(), ring.end()), ring.end());
        return ring;
    }

    Ring star()
    {
        const int n = int(real(3.0, 40.0));
        Ring ring;
        for (int i = 0; i < n; ++i) {
            const double angle = 2.0 * std::numbers::pi * i / n;
            const double r = real(1.0, 20.0);
            ring.emplace_back(r * std::cos(angle), r * std::sin(angle));
        }
        return ring;
    }

    std::mt19937 m_random;
};
