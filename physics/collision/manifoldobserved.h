#pragma once

#include "manifold.h"
#include "satobserved.h"
#include "sidecurve.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace hullsmith {

/// A point on the incident side during clipping.
struct ClipEnd {
    double along = 0.0;        ///< Place along the reference edge, metres, from a common origin.
    Vec2 point = Vec2::Zero(); ///< On the surface, world, metres.
    int vertex = -1;           ///< End vertex of the incident edge that it began as.

    ClipEnd(const SideCurve::Place &place, int endVertex)
        : along(place.along)
        , point(place.point)
        , vertex(endVertex)
    {
    }
};

/// Watches the clipping; derive and hide what you need. With this one, the compiler removes the
/// calls. Events come in the order of the keys in the inspector's table.
struct ClipObserver {
    /// Whether the arguments of side() are wanted.
    static constexpr bool details = false;

    void reference(AxisSource, double /*cosine to the normal*/) {}
    void incident(AxisSource, int /*vertex, of a point*/) {}
    void side(int /*0 or 1*/, int /*vertex of the reference edge*/,
              const std::array<ClipEnd, 2> & /*before*/, const std::array<ClipEnd, 2> & /*after*/)
    {
    }
    void point(const ContactPoint &, bool /*isKept*/) {}
    void flip() {}
    void result(const Manifold &) {}
};

/// One run of the contact clipping. The one code behind manifold() and clipTrace():
///
///     two nearest vertices: one point between them
///     reference = the edge of A or B that faces along the normal best
///     incident = the edge of the other that faces against it best
///     cut the incident edge at both ends of the reference edge
///     keep the ends that do not lie above the reference edge by more than the margin
///     if it belongs to B, turn the normal round
template <class Observer>
class ManifoldClipper {
public:
    /// `result` is that of the pair's separating axis test, without an early out below the margin.
    ManifoldClipper(const SatPair &pair, const SatResult &result, const ManifoldOptions &options,
                    Observer &observer)
        : m_pair(pair)
        , m_sat(result)
        , m_options(options)
        , m_observer(observer)
        , m_tolerance(std::max(pair.error(Owner::A), pair.error(Owner::B)))
    {
    }

    Manifold run()
    {
        m_manifold.relation = m_sat.relation;
        m_manifold.normal = m_sat.normal();
        if (m_sat.separation() <= m_options.margin) {
            if (const auto vertices = nearestVertices())
                addBetween(*vertices);
            else
                clip();
        }
        m_observer.result(m_manifold);
        return m_manifold;
    }

private:
    /// One straight side of a core, walked with the outside to its right; or a point.
    struct Face {
        Owner owner;
        int edge = -1; ///< First of the side's edges; -1 for a point.
        int from = 0;  ///< Vertices.
        int to = 0;
        Vec2 outward = Vec2::Zero();
        double sine = 1.0; ///< Of the angle to the direction asked for; 1 for a point.
    };
    using Ends = std::array<ClipEnd, 2>;

    /// Set if the nearest features are two vertices.
    std::optional<VertexAxis> nearestVertices() const
    {
        if (m_sat.best.source.owner == Owner::Both)
            return *m_pair.vertexAxis();
        if (m_sat.relation != Relation::Apart || m_pair.radii() > 0.0)
            return std::nullopt;
        return m_pair.nearestVertices();
    }

    void addBetween(const VertexAxis &axis)
    {
        m_manifold.normal = axis.normal;
        add(contactBetween(
            m_pair.a().relative(axis.a) + m_pair.a().radius() * axis.normal,
            m_pair.b().relative(axis.b) - m_pair.b().radius() * axis.normal,
            {{CoreFeature::Kind::Vertex, axis.a}, {CoreFeature::Kind::Vertex, axis.b}}));
    }

    void clip()
    {
        const Face a = facing(Owner::A, m_manifold.normal);
        const Face b = facing(Owner::B, -m_manifold.normal);
        const bool isFlipped = a.edge < 0 || a.sine > b.sine + m_options.referenceBias;
        const Face &reference = isFlipped ? b : a;
        const Face &incident = isFlipped ? a : b;
        m_outward = isFlipped ? Vec2(-m_manifold.normal) : m_manifold.normal;
        m_manifold.reference = {reference.owner, reference.edge};
        m_manifold.incident = {incident.owner, incident.edge};
        m_observer.reference(m_manifold.reference, reference.outward.dot(m_outward));
        m_observer.incident(m_manifold.incident, incident.from);
        cut(reference, incident);
        if (isFlipped)
            m_observer.flip();
    }

    /// The straight side of a core whose outward normal is nearest to `direction`.
    Face facing(Owner owner, const Vec2 &direction) const
    {
        const PlacedCore &core = m_pair.core(owner);
        if (core.size() == 1)
            return {.owner = owner, .outward = direction};
        if (core.size() == 2)
            return segmentSide(owner, direction);
        int best = -1;
        for (int e = 0; e < core.edges(); ++e) {
            if (!m_pair.isDegenerate({owner, e}) &&
                (best < 0 || core.normal(e).dot(direction) > core.normal(best).dot(direction)))
                best = e;
        }
        return wholeSide(owner, best, direction);
    }

    Face segmentSide(Owner owner, const Vec2 &direction) const
    {
        const Vec2 normal = m_pair.core(owner).normal(0);
        const bool turned = normal.dot(direction) < 0.0;
        return {owner,
                0,
                int(turned),
                int(!turned),
                turned ? Vec2(-normal) : normal,
                std::abs(cross(normal, direction))};
    }

    /// `edge` and those beside it that lie on the same line.
    Face wholeSide(Owner owner, int edge, const Vec2 &direction) const
    {
        const PlacedCore &core = m_pair.core(owner);
        const int size = core.size();
        const int parallel = core.shape().firstParallel(edge);
        const auto goesOn = [&](int e) {
            return m_pair.isDegenerate({owner, e}) || core.shape().firstParallel(e) == parallel;
        };
        int first = edge;
        for (int e = (edge + size - 1) % size; goesOn(e); e = (e + size - 1) % size)
            first = m_pair.isDegenerate({owner, e}) ? first : e;
        int last = edge;
        for (int e = core.edgeEnd(edge); goesOn(e); e = core.edgeEnd(e))
            last = m_pair.isDegenerate({owner, e}) ? last : e;
        const Vec2 normal = core.normal(edge);
        return {
            owner, first, first, core.edgeEnd(last), normal, std::abs(cross(normal, direction))};
    }

    void cut(const Face &reference, const Face &incident)
    {
        const Vec2 tangent = perpLeft(m_outward);
        const SideCurve own(m_pair.core(reference.owner), reference.from, reference.to,
                            reference.outward, m_outward, tangent);
        // The edges run against each other: the incident one's last vertex comes first.
        const SideCurve others(m_pair.core(incident.owner), incident.to, incident.from,
                               incident.outward, -m_outward, tangent);
        const double begin = own.low().along;
        const double end = own.high().along;
        const Ends whole{ClipEnd(others.low(), incident.to), ClipEnd(others.high(), incident.from)};
        Ends ends = whole;
        cutSide(0, reference.from, ends, others, begin - whole[0].along > m_tolerance, begin);
        cutSide(1, reference.to, ends, others, whole[1].along - end > m_tolerance, end);
        if (whole[1].along >= begin - m_tolerance && whole[0].along <= end + m_tolerance)
            addEnds(reference, own, incident, ends);
        if (m_manifold.count == 0 && m_sat.relation != Relation::Apart)
            addForemost(reference, own, whole);
    }

    /// Cuts end `side` at the plane `along` = `plane`, if it lies `isBeyond`.
    void cutSide(int side, int vertex, Ends &ends, const SideCurve &incident, bool isBeyond,
                 double plane)
    {
        [[maybe_unused]] const Ends before = ends;
        if (isBeyond) {
            ends[std::size_t(side)].along = plane;
            ends[std::size_t(side)].point = incident.at(plane);
        }
        if constexpr (Observer::details)
            m_observer.side(side, vertex, inWorld(before), inWorld(ends));
    }

    Ends inWorld(Ends ends) const
    {
        for (ClipEnd &end : ends)
            end.point += m_pair.a().reference();
        return ends;
    }

    void addEnds(const Face &reference, const SideCurve &own, const Face &incident,
                 const Ends &ends)
    {
        if (incident.edge < 0) {
            add(contactBetween(reference.owner, own.at(ends[0].along), ends[0],
                               {CoreFeature::Kind::Edge, reference.edge}));
            return;
        }
        const ContactPoint first = contactBetween(reference.owner, own.at(ends[0].along), ends[0],
                                                  {CoreFeature::Kind::Vertex, reference.from});
        const ContactPoint second = contactBetween(reference.owner, own.at(ends[1].along), ends[1],
                                                   {CoreFeature::Kind::Vertex, reference.to});
        if (ends[1].along - ends[0].along > m_tolerance) {
            add(first);
            add(second);
        } else {
            add(first.depth >= second.depth ? first : second); // one place, not two
        }
    }

    /// The edges do not meet, which only happens along an axis that a bias has kept: the foremost
    /// points of both.
    void addForemost(const Face &reference, const SideCurve &own, const Ends &whole)
    {
        const auto height = [&](const Vec2 &point) { return point.dot(m_outward); };
        const Vec2 low = own.low().point;
        const Vec2 high = own.high().point;
        const bool isFirst = height(whole[0].point) <= height(whole[1].point);
        add(contactBetween(reference.owner, height(low) >= height(high) ? low : high,
                           whole[isFirst ? 0 : 1], {CoreFeature::Kind::Edge, reference.edge}));
    }

    /// With the point of the reference side, whose owner is given, and its feature.
    ContactPoint contactBetween(Owner owner, const Vec2 &point, const ClipEnd &end,
                                CoreFeature feature) const
    {
        const CoreFeature others{CoreFeature::Kind::Vertex, end.vertex};
        return owner == Owner::A ? contactBetween(point, end.point, {feature, others})
                                 : contactBetween(end.point, point, {others, feature});
    }

    /// From points on the surfaces, relative to the reference point.
    ContactPoint contactBetween(const Vec2 &onA, const Vec2 &onB, const ContactId &id) const
    {
        const Vec2 &origin = m_pair.a().reference();
        return {origin + onA, origin + onB, (onA - onB).dot(m_manifold.normal), id};
    }

    void add(const ContactPoint &contact)
    {
        const bool isKept = contact.depth >= -m_options.margin - m_tolerance;
        m_observer.point(contact, isKept);
        if (isKept)
            m_manifold.points[std::size_t(m_manifold.count++)] = contact;
    }

    const SatPair &m_pair;
    const SatResult &m_sat;
    const ManifoldOptions &m_options;
    Observer &m_observer;
    double m_tolerance;            ///< What rounding can move a place by, metres.
    Vec2 m_outward = Vec2::Zero(); ///< The normal, out of the reference edge's owner.
    Manifold m_manifold;
};

/// The separating axis test that contacts need: it goes on until a gap is beyond the margin.
inline SatOptions clippingTest(const ManifoldOptions &options)
{
    SatOptions test;
    test.margin = options.margin;
    test.bias = options.axisBias;
    return test;
}

} // namespace hullsmith
