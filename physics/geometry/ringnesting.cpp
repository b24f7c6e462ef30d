#include "ringnesting.h"

#include "aabb.h"
#include "predicates.h"

namespace hullsmith {

namespace {

/// Whether `inner` lies inside `outer`: its first vertex that is not on `outer` decides, or the
/// middle of an edge.
bool isInside(std::span<const Vec2> inner, std::span<const Vec2> outer)
{
    for (const Vec2 &p : inner)
        if (const int side = sideOfRing(outer, p); side != 0)
            return side > 0;
    for (std::size_t i = 0; i < inner.size(); ++i) {
        const Vec2 middle = 0.5 * (inner[i] + inner[(i + 1) % inner.size()]);
        if (const int side = sideOfRing(outer, middle); side != 0)
            return side > 0;
    }
    return false;
}

} // namespace

int sideOfRing(std::span<const Vec2> ring, const Vec2 &p)
{
    bool inside = false;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Vec2 &a = ring[i];
        const Vec2 &b = ring[i + 1 < ring.size() ? i + 1 : 0];
        const bool aAbove = a.y() > p.y();
        const bool bAbove = b.y() > p.y();
        if (aAbove == bAbove) {
            const bool level = a.y() == p.y() && b.y() == p.y();
            if (p == a || (level && (a.x() <= p.x()) != (b.x() <= p.x())))
                return 0;
            continue;
        }
        const int side = orientation(a, b, p);
        if (side == 0)
            return 0;
        if ((side > 0) == bAbove)
            inside = !inside;
    }
    return inside ? 1 : -1;
}

std::vector<std::pair<int, int>> findNesting(std::span<const std::vector<Vec2>> rings)
{
    std::vector<Aabb> boxes;
    for (const std::vector<Vec2> &ring : rings)
        boxes.push_back(Aabb::of(ring));
    std::vector<std::pair<int, int>> pairs;
    for (std::size_t inner = 0; inner < rings.size(); ++inner)
        for (std::size_t outer = 0; outer < rings.size(); ++outer)
            if (inner != outer && boxes[outer].contains(boxes[inner].lower) &&
                boxes[outer].contains(boxes[inner].upper) && isInside(rings[inner], rings[outer]))
                pairs.emplace_back(int(inner), int(outer));
    return pairs;
}

} // namespace hullsmith
