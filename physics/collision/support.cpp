#include "support.h"

#include "../geometry/tolerance.h"

#include <algorithm>
#include <cmath>
#include <ranges>

namespace hullsmith {

namespace {

/// Up to so many vertices, looking at each is faster than anything cleverer.
constexpr int scanLimit = 24;

enum class Slope { Down, Top, Up, Unknown };

/// How the projection on a direction changes along an edge, counter-clockwise.
class Hill {
public:
    Hill(const PlacedCore &core, const Vec2 &direction)
        : m_core(core)
        , m_direction(direction)
        , m_flat(supportFilter * direction.cwiseAbs().sum())
    {
    }

    int next(int vertex) const { return m_core.edgeEnd(vertex); }
    int previous(int vertex) const { return (vertex > 0 ? vertex : m_core.size()) - 1; }

    /// Level edges count as the top, or, at the foot of the hill, as a way up.
    Slope slope(int edge) const
    {
        const Vec2 normal = m_core.normal(edge);
        const double rise = cross(normal, m_direction);
        const double facing = normal.dot(m_direction);
        if (std::abs(rise) > m_flat)
            return rise > 0.0 ? Slope::Up : Slope::Down;
        if (facing == 0.0)
            return Slope::Unknown;
        return facing > 0.0 ? Slope::Top : Slope::Up;
    }

    /// The farther of two vertices, or the lower index.
    int better(int one, int other) const
    {
        const double first = m_core.along(m_direction, one);
        const double second = m_core.along(m_direction, other);
        if (first != second)
            return first > second ? one : other;
        return std::min(one, other);
    }

private:
    const PlacedCore &m_core;
    const Vec2 &m_direction;
    double m_flat;
};

/// The best of the vertices that level edges join with the top one.
int bestOnTop(const Hill &hill, int top, int size)
{
    int best = top;
    int vertex = top;
    for (int i = 0; i < size && hill.slope(vertex) == Slope::Top; ++i) {
        vertex = hill.next(vertex);
        best = hill.better(best, vertex);
    }
    vertex = top;
    for (int i = 0; i < size && hill.slope(hill.previous(vertex)) == Slope::Top; ++i) {
        vertex = hill.previous(vertex);
        best = hill.better(best, vertex);
    }
    return best;
}

} // namespace

int supportByScan(const PlacedCore &core, const Vec2 &direction)
{
    int best = 0;
    double farthest = core.along(direction, 0);
    for (int i = 1; i < core.size(); ++i) {
        const double along = core.along(direction, i);
        if (along > farthest) {
            farthest = along;
            best = i;
        }
    }
    return best;
}

int supportByClimbing(const PlacedCore &core, const Vec2 &direction, int from)
{
    if (core.size() < 3)
        return supportByScan(core, direction);
    const Hill hill(core, direction);
    int vertex = from;
    int steps = 0;
    while (steps < core.size() && hill.slope(vertex) == Slope::Up) {
        vertex = hill.next(vertex);
        ++steps;
    }
    if (steps == 0) {
        while (steps < core.size() && hill.slope(hill.previous(vertex)) == Slope::Down) {
            vertex = hill.previous(vertex);
            ++steps;
        }
    }
    // An edge without length has no slope, and no lap may end where it began.
    if (steps == core.size() || hill.slope(vertex) == Slope::Unknown ||
        hill.slope(hill.previous(vertex)) == Slope::Unknown)
        return supportByScan(core, direction);
    return bestOnTop(hill, vertex, core.size());
}

int supportBySearch(const PlacedCore &core, const Vec2 &direction)
{
    if (core.size() < 3)
        return supportByScan(core, direction);
    const Vec2 first = core.normal(0);
    const auto inSecondHalf = [&](const Vec2 &v) {
        const double turn = cross(first, v);
        return turn < 0.0 || (turn == 0.0 && first.dot(v) < 0.0);
    };
    const bool late = inSecondHalf(direction);
    const auto comesBefore = [&](int edge) {
        const Vec2 normal = core.normal(edge);
        if (inSecondHalf(normal) != late)
            return late;
        return cross(normal, direction) >= 0.0;
    };
    const auto edges = std::views::iota(1, core.edges());
    const int vertex = *std::ranges::partition_point(edges, comesBefore) % core.size();
    return supportByClimbing(core, direction, vertex);
}

int support(const PlacedCore &core, const Vec2 &direction, int hint)
{
    if (core.size() <= scanLimit)
        return supportByScan(core, direction);
    return hint < 0 ? supportBySearch(core, direction) : supportByClimbing(core, direction, hint);
}

} // namespace hullsmith
