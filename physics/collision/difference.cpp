#include "difference.h"

#include "satobserved.h"
#include "support.h"

#include <algorithm>
#include <limits>

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

} // namespace

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
