#pragma once

// Contacts of a packet of pairs.

#include "lanecolumns.h"
#include "lanevectors.h"

#include <limits>

namespace hullsmith::HULLSMITH_KERNELS {

/// One of the two shapes of each candidate in a packet, and the edge that matters. Arrays, filled
/// number by number: a processor waits where it loads at once what was stored in parts.
template <class L>
struct Sides {
    using S = typename L::S;
    static constexpr int width = L::width;

    const ShapeRecord<S> *records[width];
    const ShapeRecord<S> *columns[width]; ///< For kernels of many vertices only.
    const RigidPose<S> *poses[width];
    int vertices[width];
    int edges[width];

    int next(int l) const { return edges[l] + 1 < vertices[l] ? edges[l] + 1 : 0; }
    int previous(int l) const { return (edges[l] > 0 ? edges[l] : vertices[l]) - 1; }
    void stepBack(int l, unsigned steps) { edges[l] ^= (edges[l] ^ previous(l)) & -int(steps); }
    Vectors<L> starts() const { return startRecords().vertex; }
    Records<L> startRecords() const
    {
        const ShapeRecord<S> *places[width];
        for (int l = 0; l < width; ++l)
            places[l] = records[l] + edges[l];
        return gather<L>(places);
    }
    Vectors<L> ends() const
    {
        const ShapeRecord<S> *places[width];
        for (int l = 0; l < width; ++l)
            places[l] = records[l] + next(l);
        return gather<L>(places).vertex;
    }
};

/// Contacts of a packet of candidates by clipping, in the frame of the reference shape, whose edge
/// is the axis of least penetration. The other shape, the incident one, is seen from that edge:
/// x runs along the edge from its start, y above it.
template <class L, int size, bool rounded>
class Clipping {
public:
    using S = typename L::S;
    static constexpr int width = L::width;

    Clipping(const LaneInput<S> &input, const LaneCandidate *candidates)
        : m_margin(L::all(input.margin))
    {
        S signs[width];
        S radii[2][width];
        for (int l = 0; l < width; ++l) {
            const LaneCandidate &candidate = candidates[l];
            const bool isB = candidate.face >= size;
            const int face = candidate.face - (isB ? size : 0);
            place<0>(input, candidate.pair, isB, l);
            place<1>(input, candidate.pair, !isB, l);
            m_reference.edges[l] = face < m_reference.vertices[l] ? face : 0;
            m_names[l] = input.names[candidate.pair];
            m_shifts[l] = 16U * unsigned(isB);
            signs[l] = S(1 - 2 * int(isB));
            if constexpr (rounded) {
                radii[0][l] = input.radii[isB][candidate.pair];
                radii[1][l] = input.radii[!isB][candidate.pair];
            }
        }
        m_sign = L::load(signs);
        m_radius = m_otherRadius = L::all(S(0));
        if constexpr (rounded) {
            m_radius = L::load(radii[0]);
            m_otherRadius = L::load(radii[1]);
        }
    }

    /// Writes a row for each lane from `row` on; returns the bits of those whose contacts hold.
    unsigned write(const LaneColumns<S> &out, std::size_t row)
    {
        placeReference();
        placeIncident();
        clip();
        unsigned hold = (1U << width) - 1;
        if constexpr (rounded)
            hold = closeCorners();
        writeColumns(out, row);
        return hold;
    }

private:
    static constexpr S epsilon = std::numeric_limits<S>::epsilon();

    /// Fills lane `l` of the reference (0) or the incident side (1).
    template <int which>
    void place(const LaneInput<S> &input, std::uint32_t index, bool isB, int l)
    {
        Sides<L> &sides = which == 0 ? m_reference : m_incident;
        sides.records[l] = recordsOf(input, input.pairs[index], isB);
        sides.poses[l] = poseOf(input, input.pairs[index], isB);
        sides.vertices[l] = input.counts[index].vertices[isB];
        if constexpr (size == manyVertices)
            sides.columns[l] = recordsOf(input, input.columns[index], isB);
    }

    void placeReference()
    {
        m_pose = gather<L>(m_reference.poses);
        m_between = m_pose.relative(gather<L>(m_incident.poses));
        const Records<L> start = m_reference.startRecords();
        m_normal = start.normal;
        m_origin = start.vertex;
        m_length = dot(m_normal.left(), m_reference.ends() - m_origin);
    }

    Vectors<L> overEdge(Vectors<L> incidentLocal) const
    {
        const Vectors<L> p = m_between.place(incidentLocal) - m_origin;
        return {dot(m_normal.left(), p), dot(m_normal, p)};
    }

    /// Finds the incident edge: of the other shape's edges the one that faces the reference edge
    /// most. One of its ends is the vertex that lies deepest below the reference edge.
    void placeIncident()
    {
        const Vectors<L> normal = m_between.turnBack(m_normal);
        if constexpr (size == manyVertices)
            placeIncidentOfMany(normal);
        else
            placeIncidentOfFew(normal);
        m_deepest = select(m_low.y < m_high.y, m_low.x, m_high.x);
    }

    /// Sine of the angle between an edge and the reference edge that it faces; more than 1 if it
    /// faces away. A cosine would not tell edges apart that are nearly parallel to that edge.
    static L tilt(Vectors<L> normal, Vectors<L> ofEdge)
    {
        const L away = dot(normal, ofEdge);
        return abs(dot(normal.left(), ofEdge)) + max(away + away, L::all(S(0)));
    }

    void placeIncidentOfFew(Vectors<L> normal)
    {
        const Records<L> first = gather<L>(m_incident.records, 0);
        L least = tilt(normal, first.normal);
        L edges = L::all(S(0));
        Vectors<L> start = first.vertex;
        Vectors<L> end = first.vertex;
        L isLast = L::all(S(0)) < L::all(S(1)); // The edge that ends here is the best so far.
        for (int i = 1; i < size; ++i) {
            const Records<L> here = gather<L>(m_incident.records, i);
            end = select(isLast, here.vertex, end);
            const L own = tilt(normal, here.normal);
            isLast = own < least;
            least = min(own, least);
            edges = select(isLast, L::all(S(i)), edges);
            start = select(isLast, here.vertex, start);
        }
        end = select(isLast, first.vertex, end);
        S values[width];
        edges.store(values);
        for (int l = 0; l < width; ++l)
            m_incident.edges[l] = int(values[l]);
        m_high = overEdge(start);
        m_low = overEdge(end);
    }

    void placeIncidentOfMany(Vectors<L> normal)
    {
        findDeepestOfMany(normal);
        const ShapeRecord<S> *places[3][width];
        for (int l = 0; l < width; ++l) {
            places[0][l] = m_incident.records[l] + m_incident.previous(l);
            places[1][l] = m_incident.records[l] + m_incident.edges[l];
            places[2][l] = m_incident.records[l] + m_incident.next(l);
        }
        const Records<L> before = gather<L>(places[0]);
        const Records<L> here = gather<L>(places[1]);
        const Vectors<L> after = gather<L>(places[2]).vertex;
        const L isBefore = dot(normal, before.normal) < dot(normal, here.normal);
        m_high = overEdge(select(isBefore, before.vertex, here.vertex));
        m_low = overEdge(select(isBefore, here.vertex, after));
        const unsigned steps = bits(isBefore);
        for (int l = 0; l < width; ++l)
            m_incident.stepBack(l, steps >> l & 1U);
    }

    void findDeepestOfMany(Vectors<L> normal)
    {
        S x[width];
        S y[width];
        normal.x.store(x);
        normal.y.store(y);
        for (int l = 0; l < width; ++l) {
            const Columns<S> shape(m_incident.columns[l], m_incident.vertices[l]);
            const int vertex = lowestAlong<L>(shape.x, shape.y, shape.rows, x[l], y[l]).index();
            m_incident.edges[l] = vertex < m_incident.vertices[l] ? vertex : 0;
        }
    }

    /// Cuts the incident edge at the side planes of the reference edge. The deeper end comes first
    /// where the other is no contact: above the margin, or the same point.
    void clip()
    {
        const L zero = L::all(S(0));
        const L drop = m_high.y - m_low.y;
        const L tiny =
            mulAdd(m_length + abs(drop), L::all(epsilon), L::all(std::numeric_limits<S>::min()));
        const L run = max(m_high.x - m_low.x, zero);
        const L slope = drop / max(run, tiny);
        // The deepest vertex is a contact, even where it stands over another edge of a straight
        // side.
        const L start = min(zero, m_deepest);
        const L end = max(m_length, m_deepest);
        Vectors<L> left{min(max(m_low.x, start), end), zero};
        Vectors<L> right{max(min(m_high.x, end), start), zero};
        // Where the edges lie beside one another, the height is that of the nearer end.
        left.y = mulAdd(max(min(left.x - m_low.x, run), zero), slope, m_low.y);
        right.y = mulAdd(max(min(m_high.x - right.x, run), zero), -slope, m_high.y);

        const L radii = m_radius + m_otherRadius;
        const L isPoint = (right.x - left.x) < tiny;
        const L leftOut = (((m_margin + radii) < left.y) | isPoint) & (right.y < left.y);
        m_dropped = leftOut | ((m_margin + radii) < right.y) | isPoint;
        m_moved = leftOut;
        left = select(leftOut, right, left);
        m_separations[0] = left.y - radii;
        m_separations[1] = right.y - radii;
        const L shift = m_radius - m_otherRadius;
        const L half = L::all(S(0.5));
        m_points[0] = {left.x, half * (left.y + shift)};
        m_points[1] = {right.x, half * (right.y + shift)};
    }

    /// The nearest points of the reference edge and the incident edge: seen from the edge, and the
    /// way from the first to the second.
    struct Nearest {
        Vectors<L> from;
        Vectors<L> way;
        L squared;

        void offer(Vectors<L> a, Vectors<L> b)
        {
            const Vectors<L> d = b - a;
            const L length = dot(d, d);
            const L better = length < squared;
            from = select(better, a, from);
            way = select(better, d, way);
            squared = min(length, squared);
        }
    };

    Vectors<L> onIncident(Vectors<L> p) const
    {
        const Vectors<L> edge = m_high - m_low;
        const L square = max(dot(edge, edge), L::all(std::numeric_limits<S>::min()));
        const L along = dot(p - m_low, edge) / square;
        return m_low + min(max(along, L::all(S(0))), L::all(S(1))) * edge;
    }

    /// Where cores are apart and two vertices are nearest, there is one contact, between them.
    /// Returns the bits of the pairs within the margin.
    unsigned closeCorners()
    {
        const L zero = L::all(S(0));
        const Nearest none{{zero, zero}, m_low, L::all(std::numeric_limits<S>::max())};
        Nearest nearest = none; // of the ends of the incident edge to the reference edge
        for (const Vectors<L> &p : {m_low, m_high})
            nearest.offer({min(max(p.x, zero), m_length), zero}, p);
        Nearest reverse = none;
        for (const Vectors<L> &p : {Vectors<L>{zero, zero}, Vectors<L>{m_length, zero}})
            reverse.offer(p, onIncident(p));

        const L distance = sqrt(nearest.squared);
        const L noise = L::all(S(16) * epsilon) *
                        (m_length + abs(m_low.x) + abs(m_low.y) + abs(m_high.x) + abs(m_high.y));
        const L areApart = -noise < min(m_low.y, m_high.y);
        const L isBeside = noise < abs(nearest.way.x);
        const L isNearest = nearest.squared < reverse.squared * L::all(S(1) + S(16) * epsilon);
        const L corner = areApart & isBeside & isNearest;

        const L radii = m_radius + m_otherRadius;
        const L separation = distance - radii;
        const Vectors<L> direction =
            (L::all(S(1)) / max(distance, L::all(std::numeric_limits<S>::min()))) * nearest.way;
        const L middle = L::all(S(0.5)) * (distance + m_radius - m_otherRadius);
        m_direction = select(corner, direction, Vectors<L>{zero, L::all(S(1))});
        m_points[0] = select(corner, nearest.from + middle * direction, m_points[0]);
        m_separations[0] = select(corner, separation, m_separations[0]);
        m_dropped = m_dropped | corner;
        return bits(min(m_separations[0], secondSeparation()) < m_margin);
    }

    L secondSeparation() const
    {
        return select(m_dropped, L::all(std::numeric_limits<S>::infinity()), m_separations[1]);
    }
    Vectors<L> worldDirection(Vectors<L> overEdge) const
    {
        return m_pose.turn(overEdge.x * m_normal.left() + overEdge.y * m_normal);
    }
    Vectors<L> world(Vectors<L> overEdge) const
    {
        return m_pose.place(m_origin + overEdge.x * m_normal.left() + overEdge.y * m_normal);
    }

    void writeColumns(const LaneColumns<S> &out, std::size_t row) const
    {
        Vectors<L> normal;
        if constexpr (rounded)
            normal = m_sign * worldDirection(m_direction);
        else
            normal = m_sign * m_pose.turn(m_normal);
        const Vectors<L> first = world(m_points[0]);
        const Vectors<L> second = world(m_points[1]);
        normal.x.store(out.normalX + row);
        normal.y.store(out.normalY + row);
        first.x.store(out.x0 + row);
        first.y.store(out.y0 + row);
        m_separations[0].store(out.separation0 + row);
        second.x.store(out.x1 + row);
        second.y.store(out.y1 + row);
        secondSeparation().store(out.separation1 + row);
        const unsigned moved = bits(m_moved);
        for (int l = 0; l < width; ++l) {
            const std::uint32_t left = feature(m_reference.edges[l], m_incident.next(l), l);
            const std::uint32_t right = feature(m_reference.next(l), m_incident.edges[l], l);
            const std::uint32_t isMoved = moved >> l & 1U;
            out.pair[row + std::size_t(l)] = m_names[l];
            out.feature0[row + std::size_t(l)] = left ^ ((left ^ right) & (0U - isMoved));
            out.feature1[row + std::size_t(l)] = right;
        }
    }

    /// contactFeature() without a branch.
    std::uint32_t feature(int ofReference, int ofIncident, int l) const
    {
        return std::uint32_t(ofReference) << m_shifts[l] | std::uint32_t(ofIncident)
                                                               << (16U - m_shifts[l]);
    }

    L m_margin;
    Sides<L> m_reference;
    Sides<L> m_incident;
    std::uint32_t m_names[width];
    unsigned m_shifts[width]; ///< Of the reference shape's half of a name.
    L m_sign;                 ///< 1 if A is the reference shape, -1 if B.
    L m_radius;
    L m_otherRadius;
    Poses<L> m_pose;
    Poses<L> m_between; ///< The incident shape, as seen from the reference shape.
    Vectors<L> m_normal;
    Vectors<L> m_origin;
    L m_length;
    Vectors<L> m_high, m_low; ///< Start and end of the incident edge, over the reference edge.
    L m_deepest;              ///< Of its ends, where the deeper one stands along that edge.
    Vectors<L> m_direction;   ///< Of the contact, over the reference edge (rounded only).
    Vectors<L> m_points[2];   ///< Between both surfaces, over the reference edge.
    L m_separations[2];
    L m_moved;   ///< The second point took the place of the first.
    L m_dropped; ///< There is no second point.
};

} // namespace hullsmith::HULLSMITH_KERNELS
