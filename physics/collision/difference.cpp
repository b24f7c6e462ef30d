#include "difference.h"

#include "satobserved.h"
#include "support.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace hullsmith {

namespace {

/// The edge between the vertices `i` and `j` on which `point` lies. Where they are no neighbours,
/// all vertices between them lie on one straight side with the outward normal `outward`.
CoreFeature featureBetween(const PlacedCore &core, int i, int j, const Vec2 &point,
                           const Vec2 &outward)
{
    using Kind = CoreFeature::Kind;
    if (i == j)
        return {Kind::Vertex, i};
    if (core.size() == 2)
        return {Kind::Edge, 0};
    const Vec2 along = perpLeft(outward);
    const bool inOrder = core.along(along, i) <= core.along(along, j);
    int edge = inOrder ? i : j;
    const int last = inOrder ? j : i;
    const double place = along.dot(point);
    while (core.edgeEnd(edge) != last && core.along(along, core.edgeEnd(edge)) < place)
        edge = core.edgeEnd(edge);
    return {Kind::Edge, edge};
}

Vec2 between(const PlacedCore &core, int from, int to, double t)
{
    const Vec2 start = core.relative(from);
    return start + t * (core.relative(to) - start);
}

/// The vertices that lie farthest along `outward`, up to `slack`: the first and the last of them to
/// the left of it.
std::pair<int, int> sideEnds(const PlacedCore &core, const Vec2 &outward, double slack)
{
    const Vec2 left = perpLeft(outward);
    const double top = core.project(outward).high;
    int first = -1;
    int last = -1;
    for (int i = 0; i < core.size(); ++i) {
        if (core.along(outward, i) < top - slack)
            continue;
        if (first < 0 || core.along(left, i) < core.along(left, first))
            first = i;
        if (last < 0 || core.along(left, i) > core.along(left, last))
            last = i;
    }
    return {first, last};
}

} // namespace

double DifferenceSide::place() const
{
    const Vec2 along = to.point - from.point;
    const double length = lengthOf(along);
    return length > 0.0 ? std::clamp(-from.point.dot(unitOf(along)) / length, 0.0, 1.0) : 0.0;
}

DifferenceSide Difference::side(const Vec2 &normal) const
{
    const auto [firstA, lastA] = sideEnds(m_pair.a(), normal, error());
    const auto [firstB, lastB] = sideEnds(m_pair.b(), -normal, error());
    // Seen along its own normal, B's side runs the other way, and it is subtracted.
    return {point(firstA, firstB), point(lastA, lastB)};
}

DifferencePoint Difference::support(const Vec2 &direction)
{
    m_hintA = hullsmith::support(m_pair.a(), direction, m_hintA);
    m_hintB = hullsmith::support(m_pair.b(), -direction, m_hintB);
    return point(m_hintA, m_hintB);
}

Witness Difference::witness(const DifferencePoint &from, const DifferencePoint &to, double t,
                            const Vec2 &normal) const
{
    Witness witness;
    witness.a = between(m_pair.a(), from.a, to.a, t);
    witness.b = between(m_pair.b(), from.b, to.b, t);
    witness.featureA = featureBetween(m_pair.a(), from.a, to.a, witness.a, normal);
    witness.featureB = featureBetween(m_pair.b(), from.b, to.b, witness.b, -normal);
    return witness;
}

Vec2 Difference::surfaceA(const Witness &witness, const Vec2 &normal) const
{
    return m_pair.a().reference() + (witness.a + m_pair.a().radius() * normal);
}

Vec2 Difference::surfaceB(const Witness &witness, const Vec2 &normal) const
{
    return m_pair.b().reference() + (witness.b - m_pair.b().radius() * normal);
}

Relation Difference::relation(double low, double high) const
{
    if (low > error())
        return Relation::Apart;
    if (high < -error())
        return Relation::Overlapping;
    SatObserver nobody;
    const SatOptions options;
    return SatLoop<SatObserver>(m_pair, options, nobody).run().relation;
}

double signedSeparation(double separation, Relation relation)
{
    constexpr double least = std::numeric_limits<double>::min();
    switch (relation) {
    case Relation::Apart:
        return std::max(separation, least);
    case Relation::Touching:
        return 0.0;
    case Relation::Overlapping:
        return std::min(separation, -least);
    }
    return separation;
}

} // namespace hullsmith
