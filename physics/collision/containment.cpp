#include "containment.h"

#include "../geometry/predicates.h"

#include <algorithm>

namespace hullsmith {

namespace {

/// A core in the world, and questions about a disc.
class Container {
public:
    Container(const Shape &shape, const Pose &pose)
        : m_radius(pose.scale() * shape.radius())
    {
        for (const Vec2 &v : shape.vertices()) {
            const Vec2 world = pose.toWorld(v);
            if (m_ring.empty() || m_ring.back() != world)
                m_ring.push_back(world);
        }
        while (m_ring.size() > 1 && m_ring.front() == m_ring.back())
            m_ring.pop_back();
    }

    bool holds(const Vec2 &centre, double radius) const
    {
        if (radius > m_radius)
            return isDeepInside(centre, radius);
        return isInside(centre) || isNear(centre, radius);
    }

private:
    std::size_t edges() const { return m_ring.size() > 2 ? m_ring.size() : m_ring.size() - 1; }
    const Vec2 &from(std::size_t edge) const { return m_ring[edge]; }
    const Vec2 &to(std::size_t edge) const { return m_ring[(edge + 1) % m_ring.size()]; }

    bool isInside(const Vec2 &p) const
    {
        if (m_ring.size() < 3)
            return false;
        for (std::size_t e = 0; e < edges(); ++e)
            if (orientation(from(e), to(e), p) < 0)
                return false;
        return true;
    }
    /// Inside the core, and farther from each edge than what the disc has more than the shape.
    bool isDeepInside(const Vec2 &centre, double radius) const
    {
        if (!isInside(centre))
            return false;
        for (std::size_t e = 0; e < edges(); ++e)
            if (compareLineDistance(from(e), to(e), centre, radius, -m_radius) < 0)
                return false;
        return true;
    }
    /// Outside the core by no more than what the shape has more than the disc.
    bool isNear(const Vec2 &centre, double radius) const
    {
        const auto isNearVertex = [&](const Vec2 &v) {
            return compareDistance(v, centre, m_radius, -radius) <= 0;
        };
        if (std::ranges::any_of(m_ring, isNearVertex))
            return true;
        for (std::size_t e = 0; e < edges(); ++e)
            if (isBeside(centre, e) &&
                compareLineDistance(from(e), to(e), centre, m_radius, -radius) <= 0)
                return true;
        return false;
    }
    /// The foot of `p` lies on the edge.
    bool isBeside(const Vec2 &p, std::size_t edge) const
    {
        return dotSign(from(edge), to(edge), from(edge), p) >= 0 &&
               dotSign(from(edge), to(edge), p, to(edge)) >= 0;
    }

    std::vector<Vec2> m_ring;
    double m_radius;
};

} // namespace

bool isWithin(const Shape &inner, const Pose &poseInner, const Shape &outer, const Pose &poseOuter)
{
    const Container container(outer, poseOuter);
    const double radius = poseInner.scale() * inner.radius();
    return std::ranges::all_of(inner.vertices(), [&](const Vec2 &v) {
        return container.holds(poseInner.toWorld(v), radius);
    });
}

} // namespace hullsmith
