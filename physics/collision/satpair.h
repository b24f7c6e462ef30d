#pragma once

#include "placedcore.h"

#include <optional>
#include <utility>

namespace hullsmith {

/// `condition ? yes : no` without a branch, which the processor would often guess wrong.
inline int select(bool condition, int yes, int no)
{
    return no ^ ((no ^ yes) & -int(condition));
}

/// How far B has to go to leave A along an axis and against it, metres; negative is a gap.
struct Ways {
    double forward = 0.0;  ///< a.max - b.min
    double backward = 0.0; ///< b.max - a.min

    bool alongNormal() const { return forward <= backward; }
    double push() const { return forward <= backward ? forward : backward; }
    double along(bool isForward) const { return isForward ? forward : backward; }
};

/// The ways along the outward normals of four edges.
struct EdgeWays {
    PlacedCore::Lane forward;
    PlacedCore::Lane backward;

    Ways at(int lane) const { return {forward[lane], backward[lane]}; }
    PlacedCore::Lane push() const { return forward.min(backward); }
};

/// The nearest core vertices of a pair and the direction between them.
struct VertexAxis {
    int a = -1;
    int b = -1;
    Vec2 normal = Vec2::Zero(); ///< Unit, from A to B.
};

/// Two shapes in the world and the questions that a separating axis test asks about them.
///
/// Ways are computed in rounded arithmetic; where the rounding could decide, settled() asks exact
/// predicates on the world vertices and gives the way the right sign, 0 included.
class SatPair {
public:
    SatPair(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB);

    const PlacedCore &a() const { return m_a; }
    const PlacedCore &b() const { return m_b; }
    template <Owner owner>
    const PlacedCore &core() const
    {
        return owner == Owner::A ? m_a : m_b;
    }
    const PlacedCore &core(Owner owner) const { return owner == Owner::A ? m_a : m_b; }

    /// There is such an axis, and it has a direction.
    bool has(AxisSource source) const;
    bool isDegenerate(AxisSource edge) const; ///< The edge has no length.
    /// The first axis, in order, that `source` is exactly parallel to, either way round; itself if
    /// there is no other. Within one shape, and between shapes of the same turn, the local vertices
    /// decide, otherwise the world's.
    AxisSource representative(AxisSource source) const;
    /// Edge of A that represents edge `edge` of B, the first of its own parallels; -1 for none.
    int parallelInA(int edge) const;
    /// For four edges of B, whether one of A may be parallel: a quick filter for parallelInA().
    PlacedCore::Flags nearlyParallelInA(int first) const
    {
        return m_a.leastSines(m_b.normals(first)) <= m_parallelFilter;
    }
    /// The axis between the two nearest core vertices: only if a radius is positive or both cores
    /// are segments, the cores are disjoint and no edge is as near; nullptr otherwise. The first
    /// call computes it.
    const VertexAxis *vertexAxis() const;
    /// The same for any pair; it measures the distance where edges only prove a gap. O(nm).
    std::optional<VertexAxis> nearestVertices() const;

    Vec2 normal(AxisSource source) const;
    /// Along the outward normals of four edges. The owner needs no projection: its extreme is the
    /// edge itself and its width is known.
    template <Owner owner>
    EdgeWays waysAcross(int first) const
    {
        const PlacedCore &own = core<owner>();
        const PlacedCore::Directions normals = own.normals(first);
        const PlacedCore::Lane top = own.alongEdges(normals, first);
        const PlacedCore::Lane away = own.widths(first) + m_radii;
        const PlacedCore::Spans other = (owner == Owner::A ? m_b : m_a).project(normals);
        const PlacedCore::Lane outward = (top - other.low) + m_radii;
        const PlacedCore::Lane inward = (other.high - top) + away;
        return owner == Owner::A ? EdgeWays{outward, inward} : EdgeWays{inward, outward};
    }
    Ways ways(AxisSource source) const;
    double radii() const { return m_radii; } ///< Sum of both, world, metres.
    /// Bounds the error of a way along an axis of `owner`, metres.
    double error(Owner owner) const { return m_errors[std::size_t(owner)]; }
    /// Whether rounding could decide the sign of a way along an axis of `owner`.
    bool isClose(Owner owner, const Ways &ways) const
    {
        const double error = m_errors[std::size_t(owner)];
        return !(ways.forward > error && ways.backward > error) && !(ways.push() < -error);
    }
    /// The ways with exact signs.
    Ways settled(AxisSource source, const Ways &ways) const;

    /// Everything about one axis, the intervals included.
    SatAxis describe(AxisSource source, const Ways &ways, bool alongNormal) const;
    Interval interval(Owner owner, const Vec2 &normal) const;

private:
    /// Signs of the two ways; absent where nothing exact is known.
    struct Signs {
        std::optional<int> forward;
        std::optional<int> backward;
    };
    /// An edge walked in one of its two directions, outside to its right, in the world.
    struct Face {
        Owner owner;
        Vec2 from, to;
    };

    bool parallelAcross(int edgeA, int edgeB) const;
    Face face(AxisSource edge, bool turned) const;
    int extremeVertex(Owner owner, const Face &face, bool outermost) const;
    int signAcross(const Face &face) const;
    int signAgainst(const Face &face) const;
    Signs edgeSigns(AxisSource source) const;
    void addFaceSigns(Signs &signs, AxisSource source, AxisSource edge) const;
    void addVertexSign(Signs &signs, const Vec2 &normal) const;

    PlacedCore m_a;
    PlacedCore m_b;
    double m_radii; ///< Sum of the radii, metres.
    /// Bound the errors of a way along an edge normal of A, of B, and between vertices, metres.
    std::array<double, 3> m_errors;
    double m_parallelFilter; ///< Normals with a greater sine belong to edges that are not parallel.
    mutable bool m_vertexAxisKnown = false;
    mutable std::optional<VertexAxis> m_vertexAxis;
};

inline SatPair::SatPair(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB)
    : m_a(a, poseA, poseA.toWorld(a.vertices()[0]))
    , m_b(b, poseB, poseA.toWorld(a.vertices()[0]))
    , m_radii(m_a.radius() + m_b.radius())
{
    const double lengths = m_a.reach() + m_b.reach() + m_radii;
    m_errors = {lengths * (satSumError + m_a.normalError()),
                lengths * (satSumError + m_b.normalError()), lengths * satSumError};
    m_parallelFilter = m_a.normalError() + m_b.normalError();
}

} // namespace hullsmith
