#include "satpair.h"

#include "../geometry/predicates.h"
#include "../geometry/tolerance.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hullsmith {

namespace {

constexpr AxisSource betweenVertices{Owner::Both, -1};

bool sameTurn(const Pose &a, const Pose &b)
{
    return a.cosine() == b.cosine() && a.sine() == b.sine();
}

void addSign(std::optional<int> &least, int sign)
{
    least = least ? std::min(*least, sign) : sign;
}

/// `way` with the exact sign; a sign that rounding had wrong leaves a value next to nothing.
double withSign(double way, std::optional<int> sign)
{
    if (!sign)
        return way;
    const double least = std::numeric_limits<double>::min();
    return *sign * (std::abs(way) > least ? std::abs(way) : least);
}

/// The start of a search for the nearest vertices: in rounded arithmetic, lowest indices on ties.
std::pair<int, int> guessNearest(const PlacedCore &a, const PlacedCore &b)
{
    std::pair<int, int> nearest(0, 0);
    double least = std::numeric_limits<double>::infinity();
    for (int i = 0; i < a.size(); ++i) {
        for (int j = 0; j < b.size(); ++j) {
            const double distance = (b.relative(j) - a.relative(i)).stableNorm();
            if (distance < least) {
                least = distance;
                nearest = {i, j};
            }
        }
    }
    return nearest;
}

/// The first vertex next to `vertex`, in steps of `step`, that does not lie on the same spot;
/// `vertex` itself if there is none.
int otherVertex(const PlacedCore &core, int vertex, int step)
{
    const Vec2 here = core.world(vertex);
    int other = (vertex + step) % core.size();
    while (other != vertex && core.world(other) == here)
        other = (other + step) % core.size();
    return other;
}

/// A neighbour of `vertex` that is nearer to `point` than anything else on the edge between them;
/// `vertex` itself if there is none. Exact: guessNearest() cannot tell the ends of an edge of
/// a few roundings apart.
int nearerVertex(const PlacedCore &core, int vertex, const Vec2 &point)
{
    const Vec2 here = core.world(vertex);
    for (const int step : {1, core.size() - 1}) {
        const int other = otherVertex(core, vertex, step);
        const Vec2 there = core.world(other);
        if (other != vertex && dotSign(here, there, there, point) >= 0)
            return other;
    }
    return vertex;
}

/// Whether `vertex` lies farther along `to - from` than both its neighbours, those equal to it
/// passed over.
bool standsOut(const PlacedCore &core, int vertex, const Vec2 &from, const Vec2 &to)
{
    const Vec2 here = core.world(vertex);
    for (const int step : {1, core.size() - 1}) {
        const int neighbour = otherVertex(core, vertex, step);
        if (neighbour != vertex && dotSign(from, to, here, core.world(neighbour)) >= 0)
            return false;
    }
    return true;
}

} // namespace

bool SatPair::has(AxisSource source) const
{
    if (source.owner == Owner::Both)
        return source == betweenVertices && vertexAxis() != nullptr;
    return source.edge >= 0 && source.edge < core(source.owner).edges() && !isDegenerate(source);
}

bool SatPair::isDegenerate(AxisSource edge) const
{
    return core(edge.owner).shape().firstParallel(edge.edge) < 0;
}

AxisSource SatPair::representative(AxisSource source) const
{
    if (source.owner == Owner::A)
        return {Owner::A, m_a.shape().firstParallel(source.edge)};
    if (source.owner == Owner::B) {
        const int first = m_b.shape().firstParallel(source.edge);
        const int inA = parallelInA(first);
        return inA >= 0 ? AxisSource{Owner::A, inA} : AxisSource{Owner::B, first};
    }
    const VertexAxis &axis = *vertexAxis();
    for (const Owner owner : {Owner::A, Owner::B}) {
        for (int e = 0; e < core(owner).edges(); ++e) {
            const Face side = face({owner, e}, false);
            if (side.from != side.to &&
                dotSign(m_a.world(axis.a), m_b.world(axis.b), side.from, side.to) == 0)
                return representative({owner, e});
        }
    }
    return source;
}

int SatPair::parallelInA(int edge) const
{
    const int lane = edge % PlacedCore::laneSize;
    if (!nearlyParallelInA(edge - lane)[lane])
        return -1;
    for (int e = 0; e < m_a.edges(); ++e)
        if (parallelAcross(e, edge))
            return m_a.shape().firstParallel(e);
    return -1;
}

bool SatPair::parallelAcross(int edgeA, int edgeB) const
{
    if (isDegenerate({Owner::A, edgeA}) || isDegenerate({Owner::B, edgeB}))
        return false;
    if (sameTurn(m_a.pose(), m_b.pose())) {
        const auto a = m_a.shape().vertices();
        const auto b = m_b.shape().vertices();
        return crossSign(a[std::size_t(edgeA)], a[std::size_t(m_a.edgeEnd(edgeA))],
                         b[std::size_t(edgeB)], b[std::size_t(m_b.edgeEnd(edgeB))]) == 0;
    }
    const Face a = face({Owner::A, edgeA}, false);
    const Face b = face({Owner::B, edgeB}, false);
    return a.from != a.to && b.from != b.to && crossSign(a.from, a.to, b.from, b.to) == 0;
}

const VertexAxis *SatPair::vertexAxis() const
{
    if (!m_vertexAxisKnown) {
        // Plain shapes are parted by their edges, unless all the edges lie on one line.
        const bool isNeeded = m_radii > 0.0 || (m_a.size() == 2 && m_b.size() == 2);
        m_vertexAxis = isNeeded ? nearestVertices() : std::nullopt;
        m_vertexAxisKnown = true;
    }
    return m_vertexAxis ? &*m_vertexAxis : nullptr;
}

std::optional<VertexAxis> SatPair::nearestVertices() const
{
    auto [i, j] = guessNearest(m_a, m_b);
    // Each move brings the vertices nearer, unless the predicates are out of their range.
    bool moves = true;
    for (int left = m_a.size() + m_b.size(); moves && left > 0; --left) {
        const int nearerA = nearerVertex(m_a, i, m_b.world(j));
        const int nearerB = nearerVertex(m_b, j, m_a.world(nearerA));
        moves = nearerA != i || nearerB != j;
        i = nearerA;
        j = nearerB;
    }
    const Vec2 from = m_a.world(i);
    const Vec2 to = m_b.world(j);
    if (from == to) {
        const bool points = m_a.size() == 1 && m_b.size() == 1;
        return points ? std::optional(VertexAxis{i, j, Vec2::UnitX()}) : std::nullopt;
    }
    if (!standsOut(m_a, i, from, to) || !standsOut(m_b, j, to, from))
        return std::nullopt;
    return VertexAxis{i, j, (to - from).stableNormalized()};
}

Vec2 SatPair::normal(AxisSource source) const
{
    return source.owner == Owner::Both ? vertexAxis()->normal
                                       : core(source.owner).normal(source.edge);
}

Ways SatPair::ways(AxisSource source) const
{
    const int lane = source.edge % PlacedCore::laneSize;
    if (source.owner == Owner::A)
        return waysAcross<Owner::A>(source.edge - lane).at(lane);
    if (source.owner == Owner::B)
        return waysAcross<Owner::B>(source.edge - lane).at(lane);
    const Span a = m_a.project(vertexAxis()->normal);
    const Span b = m_b.project(vertexAxis()->normal);
    return {(a.high - b.low) + m_radii, (b.high - a.low) + m_radii};
}

Ways SatPair::settled(AxisSource source, const Ways &ways) const
{
    Signs signs;
    if (source.owner == Owner::Both)
        addVertexSign(signs, normal(source));
    else
        signs = edgeSigns(source);
    const double bound = error(source.owner);
    Ways exact = ways;
    if (!(std::abs(ways.forward) > bound))
        exact.forward = withSign(ways.forward, signs.forward);
    if (!(std::abs(ways.backward) > bound))
        exact.backward = withSign(ways.backward, signs.backward);
    return exact;
}

SatPair::Signs SatPair::edgeSigns(AxisSource source) const
{
    Signs signs;
    const AxisSource first = representative(source);
    for (const Owner owner : {Owner::A, Owner::B})
        for (int e = 0; e < core(owner).edges(); ++e)
            if (!isDegenerate({owner, e}) &&
                (source == AxisSource{owner, e} || representative({owner, e}) == first))
                addFaceSigns(signs, source, {owner, e});
    if (vertexAxis() != nullptr && representative(betweenVertices) == first)
        addVertexSign(signs, normal(source));

    const Face own = face(source, false);
    std::optional<int> &against = source.owner == Owner::A ? signs.backward : signs.forward;
    if (!against && own.from != own.to)
        against = signAgainst(own);
    return signs;
}

void SatPair::addFaceSigns(Signs &signs, AxisSource source, AxisSource edge) const
{
    const bool segment = core(edge.owner).size() == 2;
    const bool same = normal(edge).dot(normal(source)) > 0.0;
    for (const bool turned : {false, true}) {
        const Face side = face(edge, turned);
        if ((turned && !segment) || side.from == side.to)
            continue;
        const bool forward = (edge.owner == Owner::A) == (same != turned);
        addSign(forward ? signs.forward : signs.backward, signAcross(side));
    }
}

void SatPair::addVertexSign(Signs &signs, const Vec2 &normal) const
{
    const VertexAxis &axis = *vertexAxis();
    const int sign =
        -compareDistance(m_a.world(axis.a), m_b.world(axis.b), m_a.radius(), m_b.radius());
    addSign(axis.normal.dot(normal) > 0.0 ? signs.forward : signs.backward, sign);
}

SatPair::Face SatPair::face(AxisSource edge, bool turned) const
{
    const PlacedCore &own = core(edge.owner);
    const Vec2 from = own.world(edge.edge);
    const Vec2 to = own.world(own.edgeEnd(edge.edge));
    return turned ? Face{edge.owner, to, from} : Face{edge.owner, from, to};
}

int SatPair::extremeVertex(Owner owner, const Face &face, bool outermost) const
{
    const PlacedCore &points = core(owner);
    int extreme = 0;
    for (int i = 1; i < points.size(); ++i)
        if (crossSign(face.from, face.to, points.world(extreme), points.world(i)) ==
            (outermost ? -1 : 1))
            extreme = i;
    return extreme;
}

/// Sign of the other shape's way out across the face, along its outward normal.
int SatPair::signAcross(const Face &face) const
{
    const Owner other = face.owner == Owner::A ? Owner::B : Owner::A;
    const Vec2 near = core(other).world(extremeVertex(other, face, false));
    if (m_radii > 0.0)
        return orientation(face.from, face.to, near) >= 0
                   ? 1
                   : -compareLineDistance(face.from, face.to, near, m_a.radius(), m_b.radius());
    const Vec2 outermost = core(face.owner).world(extremeVertex(face.owner, face, true));
    return -crossSign(face.from, face.to, near, outermost);
}

/// Sign of the other shape's way out on the far side, where the owner has no face: behind a vertex.
/// With a radius the way counts as open: a gap there shows on the axis between vertices as well,
/// and is decided on that one.
int SatPair::signAgainst(const Face &face) const
{
    if (m_radii > 0.0)
        return 1;
    const Owner other = face.owner == Owner::A ? Owner::B : Owner::A;
    const Vec2 own = core(face.owner).world(extremeVertex(face.owner, face, false));
    const Vec2 far = core(other).world(extremeVertex(other, face, true));
    return -crossSign(face.from, face.to, own, far);
}

SatAxis SatPair::describe(AxisSource source, const Ways &ways, bool alongNormal) const
{
    SatAxis axis;
    axis.source = source;
    axis.normal = normal(source);
    axis.a = interval(Owner::A, axis.normal);
    axis.b = interval(Owner::B, axis.normal);
    axis.forward = ways.forward;
    axis.backward = ways.backward;
    axis.push = ways.along(alongNormal);
    axis.alongNormal = alongNormal;
    return axis;
}

Interval SatPair::interval(Owner owner, const Vec2 &normal) const
{
    const PlacedCore &points = core(owner);
    Interval interval{0.0, 0.0, 0, 0};
    double low = points.along(normal, 0);
    double high = low;
    for (int i = 1; i < points.size(); ++i) {
        const double along = points.along(normal, i);
        interval.minVertex = select(along < low, i, interval.minVertex);
        interval.maxVertex = select(along > high, i, interval.maxVertex);
        low = std::min(low, along);
        high = std::max(high, along);
    }
    const double offset = points.reference().dot(normal);
    interval.min = offset + low - points.radius();
    interval.max = offset + high + points.radius();
    return interval;
}

} // namespace hullsmith
