#include "ringreduction.h"

#include "../predicates.h"
#include "../tolerance.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace hullsmith {

namespace {

double squaredDistance(const Vec2 &a, const Vec2 &edge, double squaredLength, const Vec2 &p)
{
    const Vec2 q = p - a;
    const double along = q.dot(edge);
    if (along <= 0.0)
        return q.squaredNorm();
    if (along >= squaredLength)
        return (q - edge).squaredNorm();
    const double height = cross(edge, q);
    return height * height / squaredLength;
}

/// Where the lines of the edges `a`-`b` and `c`-`d` meet, if that is past `b` and before `c`.
std::optional<Vec2> corner(const Vec2 &a, const Vec2 &b, const Vec2 &c, const Vec2 &d)
{
    const Vec2 first = b - a;
    const Vec2 second = d - c;
    const double turn = cross(first, second);
    const double along = cross(c - a, second) / turn;
    const double back = cross(c - a, first) / turn;
    const Vec2 p = a + along * first;
    if (!(along > 1.0 && back < 0.0) || !p.allFinite())
        return std::nullopt;
    return p;
}

bool isInClosedTriangle(const Vec2 &a, const Vec2 &b, const Vec2 &c, const Vec2 &p)
{
    const int first = orientation(a, b, p);
    const int second = orientation(b, c, p);
    const int third = orientation(c, a, p);
    const bool isLeft = first > 0 || second > 0 || third > 0;
    const bool isRight = first < 0 || second < 0 || third < 0;
    return !(isLeft && isRight);
}

/// Whether the segments have one common inner point.
bool crossesProperly(const Vec2 &a, const Vec2 &b, const Vec2 &p, const Vec2 &q)
{
    return orientation(a, b, p) * orientation(a, b, q) < 0 &&
           orientation(p, q, a) * orientation(p, q, b) < 0;
}

bool isOnSegment(const Vec2 &a, const Vec2 &b, const Vec2 &p)
{
    const std::array<Vec2, 2> ends{a, b};
    return Aabb::of(ends).contains(p) && orientation(a, b, p) == 0;
}

/// Whether the segments touch, but for the end `b`, where one of them ends or `a` lies.
bool touches(const Vec2 &a, const Vec2 &b, const Vec2 &from, const Vec2 &to)
{
    return (from != b && isOnSegment(a, b, from)) || (to != b && isOnSegment(a, b, to)) ||
           isOnSegment(from, to, a);
}

/// Whether an edge through `b` has an end that lies on neither line of the corner `a`, `b`, `c`.
bool isSplit(const Vec2 &a, const Vec2 &b, const Vec2 &c, const Vec2 &from, const Vec2 &to)
{
    const auto isOff = [&](const Vec2 &p) {
        return orientation(a, b, p) != 0 && orientation(b, c, p) != 0;
    };
    return isOff(from) && isOff(to);
}

Aabb boxOf(const Vec2 &a, const Vec2 &b, const Vec2 &c)
{
    const std::array<Vec2, 3> corners{a, b, c};
    return Aabb::of(corners);
}

Aabb boundsOf(std::span<const SimplifiedRing> rings)
{
    Aabb bounds;
    for (const SimplifiedRing &ring : rings)
        bounds.add(Aabb::of(ring.contour->points()));
    return bounds;
}

int vertexCount(std::span<const SimplifiedRing> rings)
{
    int count = 0;
    for (const SimplifiedRing &ring : rings)
        count += ring.size();
    return count;
}

} // namespace

RingReduction::RingReduction(std::span<const SimplifiedRing> rings, std::span<const Side> sides,
                             double tolerance, std::stop_token stop)
    : m_sides(sides.begin(), sides.end())
    , m_tolerance(tolerance * fitTolerancePart)
    , m_stop(std::move(stop))
    , m_edges(boundsOf(rings), vertexCount(rings))
{
    for (const SimplifiedRing &ring : rings) {
        m_contours.push_back(ring.contour);
        m_counts.push_back(ring.size());
        const int first = int(m_nodes.size());
        const int n = ring.size();
        for (int k = 0; k < n; ++k)
            m_nodes.push_back(
                {ring.vertex(k),
                 int(m_contours.size()) - 1,
                 first + (k + n - 1) % n,
                 first + (k + 1) % n,
                 {ring.breaks[std::size_t(k)], ring.contour->point(ring.breaks[std::size_t(k)])},
                 0.0});
    }
    m_freedoms.assign(m_counts.size(), Freedom::Any);
    m_size = int(m_nodes.size());
    for (int k = 0; k < m_size; ++k)
        link(k, node(k).next);
    if (m_sides.empty())
        return;
    for (const ContourRing *contour : m_contours) {
        EdgeGrid &grid = m_contourEdges.emplace_back(Aabb::of(contour->points()), contour->size());
        for (int i = 0; i < contour->size(); ++i)
            grid.insert(i, contour->point(i), contour->point(i + 1));
    }
}

std::vector<std::vector<Vec2>> RingReduction::rings() const
{
    std::vector<std::vector<Vec2>> rings(m_contours.size());
    std::vector<bool> isDone(m_contours.size(), false);
    for (int k = 0; k < int(m_nodes.size()); ++k) {
        const auto ring = std::size_t(node(k).ring);
        if (node(k).isOut || isDone[ring])
            continue;
        isDone[ring] = true;
        int at = k;
        do {
            rings[ring].push_back(node(at).at);
            at = node(at).next;
        } while (at != k);
    }
    return rings;
}

/// The edges of the contour where two anchors lie; the second counts on.
std::pair<int, int> RingReduction::anchorEdges(const ContourRing &contour, const Anchor &from,
                                               const Anchor &to) const
{
    const int n = contour.size();
    if (to.edge > from.edge)
        return {from.edge, to.edge};
    // On one edge: they follow each other, or run all the way round.
    const Vec2 along = contour.point(from.edge + 1) - contour.point(from.edge);
    const bool follows = to.edge == from.edge && along.dot(to.point - from.point) >= 0.0;
    return {from.edge, follows ? to.edge : to.edge + n};
}

/// The point nearest to `p` of the contour between the anchors of two vertices; of the edges near
/// to `known` only, if that is given.
RingReduction::Anchor RingReduction::nearestAnchor(int from, int to, const Vec2 &p,
                                                   const Anchor *known) const
{
    const ContourRing &contour = contourOf(from);
    const int n = contour.size();
    const Anchor &start = node(from).anchor;
    const Anchor &end = node(to).anchor;
    auto [first, last] = anchorEdges(contour, start, end);
    if (from == to)
        last = first + n;
    int low = first;
    int high = last;
    if (known != nullptr) {
        const int edge = known->edge < first ? known->edge + n : known->edge;
        low = std::max(first, edge - anchorReach);
        high = std::min(last, edge + anchorReach);
    }
    Anchor nearest = start;
    double least = std::numeric_limits<double>::infinity();
    for (int i = low; i <= high; ++i) {
        const int e = i < n ? i : i - n;
        const Vec2 &a = contour.point(e);
        const Vec2 edge = contour.point(e + 1) - a;
        const double length = edge.squaredNorm();
        double along = std::clamp((p - a).dot(edge) / length, 0.0, 1.0);
        if (i == first)
            along = std::max(along, std::min(1.0, (start.point - a).dot(edge) / length));
        if (i == last)
            along = std::min(along, std::max(0.0, (end.point - a).dot(edge) / length));
        const Vec2 q = a + along * edge;
        if (const double squared = (p - q).squaredNorm(); squared < least) {
            least = squared;
            nearest = {e, q};
        }
    }
    return nearest;
}

/// The area between an edge and what it stands for, with the ways from its ends to their anchors.
/// Nothing if one of them is farther from the other than the tolerance.
std::optional<double> RingReduction::areaBeside(const ContourRing &contour, const End &from,
                                                const End &to, double tolerance) const
{
    const double most = tolerance * tolerance;
    const double length = (to.at - from.at).norm();
    if (!(length > 0.0) || (from.anchor.point - from.at).squaredNorm() > most ||
        (to.anchor.point - to.at).squaredNorm() > most)
        return std::nullopt;
    const Vec2 direction = (to.at - from.at) / length;
    double sum = 0.0;
    double height = 0.0;
    double along = 0.0;
    const auto addUpTo = [&](double nextAlong, double nextHeight) {
        const double width = std::abs(nextAlong - along);
        const double total = std::abs(height) + std::abs(nextHeight);
        if (height * nextHeight >= 0.0)
            sum += 0.5 * width * total;
        else
            sum += 0.5 * width * (height * height + nextHeight * nextHeight) / total;
        height = nextHeight;
        along = nextAlong;
    };
    const auto add = [&](const Vec2 &p) {
        const Vec2 q = p - from.at;
        addUpTo(q.dot(direction), cross(direction, q));
    };
    add(from.anchor.point);
    const auto [first, last] = anchorEdges(contour, from.anchor, to.anchor);
    for (int i = first + 1; i <= last; ++i) {
        add(contour.point(i));
        const double beyond = std::max({-along, along - length, 0.0});
        if (beyond * beyond + height * height > most)
            return std::nullopt;
    }
    add(to.anchor.point);
    addUpTo(length, 0.0);
    return sum;
}

/// Fills in anchor and cost; false if the change leaves the tolerance.
bool RingReduction::evaluate(Change &change) const
{
    const ContourRing &contour = contourOf(change.from);
    const End from = endAt(change.from);
    const End to = endAt(change.to);
    double area = 0.0;
    const auto add = [&](const End &a, const End &b) {
        const auto beside = areaBeside(contour, a, b, m_tolerance);
        area += beside.value_or(0.0);
        return beside.has_value();
    };
    if (change.middle) {
        const Node &moved = node(node(change.from).next);
        change.anchor = nearestAnchor(change.from, change.to, *change.middle,
                                      moved.next == change.to ? &moved.anchor : nullptr);
        const End middle{*change.middle, change.anchor};
        if (!add(from, middle) || !add(middle, to))
            return false;
    } else if (!add(from, to)) {
        return false;
    }
    for (int k = change.from; k != change.to; k = node(k).next)
        area -= node(k).area;
    change.cost = area;
    return true;
}

/// Whether the edge enters what is swept, for edges that do not cross what was there before: it
/// ends inside, or passes both new edges. It may touch a vertex that stays.
bool RingReduction::Sweep::meets(const Vec2 &from, const Vec2 &to) const
{
    for (const Vec2 &p : {from, to})
        if (p != a && p != c && isInClosedTriangle(a, b, c, p))
            return true;
    return inserts &&
           (crossesProperly(a, b, from, to) || crossesProperly(b, c, from, to) ||
            isOnSegment(from, to, b) || (from == a && to == c) || (from == c && to == a));
}

/// Whether the sweep leaves the contour on its side.
bool RingReduction::keepsSide(int ring, const Sweep &sweep) const
{
    const Side side = m_sides.empty() ? Side::Either : m_sides[std::size_t(ring)];
    if (side == Side::Either)
        return true;
    const auto &[a, b, c, inserts] = sweep;
    // The area to the left of the ring grows where a vertex to the right is inserted.
    const bool leftGrows = (orientation(a, b, c) > 0) == inserts;
    if (leftGrows == (side == Side::Left))
        return true;
    const auto isBehind = [&](const Vec2 &p) {
        if (!isInClosedTriangle(a, b, c, p))
            return false;
        return inserts ? orientation(a, b, p) != 0 && orientation(b, c, p) != 0
                       : orientation(a, c, p) != 0;
    };
    const ContourRing &contour = *m_contours[std::size_t(ring)];
    const Aabb box = boxOf(a, b, c);
    return !m_contourEdges[std::size_t(ring)].anyNear(box, [&](int i) {
        const Vec2 &from = contour.point(i);
        const Vec2 &to = contour.point(i + 1);
        const std::array<Vec2, 2> ends{from, to};
        if (!Aabb::of(ends).overlaps(box))
            return false;
        if (isBehind(from) || isBehind(to))
            return true;
        return inserts && (crossesProperly(a, b, from, to) || crossesProperly(b, c, from, to) ||
                           (isOnSegment(from, to, b) && isSplit(a, b, c, from, to)) ||
                           (touches(a, b, from, to) && touches(c, b, from, to)));
    });
}

/// Whether no other edge meets the sweep; those of the chain between the change's ends are not
/// looked at.
bool RingReduction::isUnusedBy(const Change &change, const Sweep &sweep) const
{
    const Aabb box = boxOf(sweep.a, sweep.b, sweep.c);
    return !m_edges.anyNear(box, [&](int k) {
        for (int i = change.from; i != change.to; i = node(i).next)
            if (k == i)
                return false;
        const std::array<Vec2, 2> ends{node(k).at, node(node(k).next).at};
        return Aabb::of(ends).overlaps(box) && sweep.meets(ends[0], ends[1]);
    });
}

/// Whether the triangles that the change sweeps are free and keep to the side.
bool RingReduction::isFree(const Change &change) const
{
    const int ring = node(change.from).ring;
    const Vec2 &from = node(change.from).at;
    const Vec2 &to = node(change.to).at;
    const int k = node(change.from).next;
    const Vec2 &first = node(k).at;
    const auto isSwept = [&](const Sweep &sweep) {
        return isUnusedBy(change, sweep) && keepsSide(ring, sweep);
    };
    if (!change.middle)
        return isSwept({from, first, to, false});
    const Vec2 &middle = *change.middle;
    const Vec2 &second = node(node(k).next).at;
    const Sweep insertion{first, middle, second, true};
    const Sweep removal{from, first, middle, false};
    if (insertion.meets(from, first) || removal.meets(middle, second) || !isSwept(insertion) ||
        !isSwept(removal))
        return false;
    if (node(k).next == change.to)
        return true;
    const Sweep end{middle, second, to, false};
    return !insertion.meets(second, to) && !removal.meets(second, to) && !end.meets(from, middle) &&
           isSwept(end);
}

/// Makes a change that is possible.
void RingReduction::apply(const Change &change)
{
    const int middle = node(change.from).next;
    for (int k = change.from; k != change.to; k = node(k).next) {
        removeEdge(k);
        if (k != change.from && (!change.middle || k != middle)) {
            node(k).isOut = true;
            --m_size;
            --m_counts[std::size_t(node(k).ring)];
        }
    }
    if (change.middle) {
        node(middle).at = *change.middle;
        node(middle).anchor = change.anchor;
        link(change.from, middle);
        link(middle, change.to);
    } else {
        link(change.from, change.to);
    }
}

/// Makes one vertex the next of another.
void RingReduction::link(int from, int to)
{
    node(from).next = to;
    node(to).previous = from;
    node(from).area =
        areaBeside(contourOf(from), endAt(from), endAt(to), std::numeric_limits<double>::infinity())
            .value_or(0.0);
    insertEdge(from);
}

/// The cheaper way to take out a vertex: by itself, or with the edge that leaves it, where the
/// edges on either side of that meet.
std::optional<RingReduction::Change> RingReduction::leastChange(int k) const
{
    const auto ring = std::size_t(node(k).ring);
    if (m_counts[ring] <= 3 || m_freedoms[ring] == Freedom::None)
        return std::nullopt;
    std::optional<Change> least;
    const auto offer = [&](Change change) {
        if (evaluate(change) && (!least || change.cost < least->cost) && isFree(change))
            least = change;
    };
    const int before = node(k).previous;
    const int next = node(k).next;
    const int behind = node(next).next;
    offer({before, next, std::nullopt});
    if (const auto met = corner(node(before).at, node(k).at, node(next).at, node(behind).at))
        offer({before, behind, met});
    return least;
}

void RingReduction::enqueue(int k)
{
    ++node(k).stamp;
    if (const auto change = leastChange(k))
        m_queue.push({change->cost, k, node(k).stamp});
}

void RingReduction::reduce(int count)
{
    m_queue = {};
    for (int k = 0; k < int(m_nodes.size()); ++k)
        if (!node(k).isOut)
            enqueue(k);
    while (m_size > count && !m_queue.empty() && !m_stop.stop_requested()) {
        const Entry entry = m_queue.top();
        m_queue.pop();
        if (node(entry.node).isOut || entry.stamp != node(entry.node).stamp)
            continue;
        const auto change = leastChange(entry.node); // others may have come into the way
        if (!change)
            continue;
        if (change->cost > entry.cost) {
            enqueue(entry.node);
            continue;
        }
        apply(*change);
        int k = node(node(change->from).previous).previous;
        const int last = node(node(change->to).next).next;
        for (; k != last; k = node(k).next)
            enqueue(k);
    }
}

/// Moves a vertex if the area shrinks.
bool RingReduction::shift(int k, const Vec2 &to)
{
    Change change{node(k).previous, node(k).next, to};
    if (m_freedoms[std::size_t(node(k).ring)] != Freedom::Any || !evaluate(change) ||
        change.cost >= 0.0 || !isFree(change))
        return false;
    apply(change);
    return true;
}

/// Moves a vertex across and along its edges while that helps.
bool RingReduction::shiftAround(int k, double step)
{
    const Vec2 before = (node(k).at - node(node(k).previous).at).normalized();
    const Vec2 behind = (node(node(k).next).at - node(k).at).normalized();
    bool moved = false;
    for (const Vec2 &way : {perpRight(before), perpRight(behind), before, behind})
        moved = shift(k, node(k).at + step * way) || shift(k, node(k).at - step * way) || moved;
    return moved;
}

void RingReduction::fit()
{
    for (double step = 0.5 * m_tolerance; step > leastFitStep * m_tolerance; step *= 0.5)
        for (int round = 0; round < fitRounds; ++round) {
            bool moved = false;
            for (int k = 0; k < int(m_nodes.size()) && !m_stop.stop_requested(); ++k)
                moved = (!node(k).isOut && shiftAround(k, step)) || moved;
            if (!moved)
                break;
        }
}

void RingReduction::reduceTo(int count)
{
    fit();
    for (int next = m_size; m_size > count;) {
        next = std::max(count, int(next / budgetStep));
        m_tolerance = std::numeric_limits<double>::infinity();
        reduce(next);
        m_tolerance = deviation();
        fit();
        if (m_size > next || m_stop.stop_requested())
            return;
    }
}

/// The least tolerance that all edges keep, with a little room.
double RingReduction::deviation() const
{
    double squared = 0.0;
    for (int k = 0; k < int(m_nodes.size()); ++k) {
        if (node(k).isOut)
            continue;
        const ContourRing &contour = contourOf(k);
        const End from = endAt(k);
        const End to = endAt(node(k).next);
        squared = std::max(squared, (from.anchor.point - from.at).squaredNorm());
        const auto [first, last] = anchorEdges(contour, from.anchor, to.anchor);
        const Vec2 along = to.at - from.at;
        for (int i = first + 1; i <= last; ++i)
            squared = std::max(
                squared, squaredDistance(from.at, along, along.squaredNorm(), contour.point(i)));
    }
    return std::sqrt(squared) / fitTolerancePart;
}

} // namespace hullsmith
