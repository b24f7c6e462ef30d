#include "edgepoint.h"

#include "../predicates.h"

#include <cstdlib>

namespace hullsmith {

namespace {

/// How many steps a vertex may be moved to lie on its edge or inside: the roundings of an
/// intersection. A count.
constexpr int reach = 6;

} // namespace

std::optional<Vec2> placedInside(const std::pair<Vec2, Vec2> &edge,
                                 std::span<const std::pair<Vec2, Vec2>> others, const Vec2 &place,
                                 double step, bool keepX)
{
    Vec2 p = place;
    for (const int axis : {0, 1})
        if (edge.first[axis] == edge.second[axis])
            p[axis] = edge.first[axis];
    std::optional<Vec2> inside;
    for (int distance = 0; distance <= reach; ++distance) {
        for (int across = -distance; across <= distance; ++across) {
            for (const int along : {distance - std::abs(across), std::abs(across) - distance}) {
                Vec2 candidate = p;
                candidate[0] += step * (keepX ? across : along);
                candidate[1] += step * (keepX ? along : across);
                const int side = orientation(edge.first, edge.second, candidate);
                if (side < 0 || (side > 0 && inside) ||
                    std::any_of(
                        others.begin(), others.end(),
                        [&](const auto &line) {
                            return orientation(line.first, line.second, candidate) < 0;
                        }))
                    continue;
                if (side == 0)
                    return candidate;
                inside = candidate;
            }
        }
    }
    return inside;
}

Vec2 bend(const Vec2 &p, const Vec2 &q, const Vec2 &place, double extent)
{
    const Vec2 edge = q - p;
    const double length = edge.norm();
    const double along = (place - p).norm();
    const double height = cutBend * along * (length - along) / extent;
    return height / length * perpLeft(edge);
}

} // namespace hullsmith
