#include "retrace.h"

#include "physics/geometry/outlinecheck.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

using hullsmith::Vec2;
using Ring = std::vector<Vec2>;

namespace {

/// A vertex that handwork did not touch, by its index in both rings.
struct Anchor {
    int traced = 0;
    int current = 0;
};

/// Vertices between two anchors that are not as traced: what stood there and what stands there.
struct Run {
    Vec2 from = Vec2::Zero();
    Vec2 to = Vec2::Zero();
    bool wholeRing = false; ///< Both ends are the same vertex.
    Ring before;
    Ring after;
};

/// Where a run goes on the fresh ring: positions along it, edge index and the part of that edge.
struct Place {
    double start = 0.0;
    double end = 0.0;
    double length = 0.0; ///< From start to end, going round.
};

int wrapped(int i, int n)
{
    return ((i % n) + n) % n;
}

double wrapped(double x, int n)
{
    const double r = std::fmod(x, double(n));
    return r < 0.0 ? r + n : r;
}

bool isClockwise(const Ring &ring)
{
    return hullsmith::checkOutline(ring).winding == hullsmith::Winding::Clockwise;
}

Ring reversed(Ring ring)
{
    std::ranges::reverse(ring);
    return ring;
}

/// The vertices of the open range from `first` to `last`, going round; all others if they are one.
Ring between(const Ring &ring, int first, int last)
{
    const int n = int(ring.size());
    Ring part;
    for (int i = wrapped(first + 1, n); i != last; i = wrapped(i + 1, n))
        part.push_back(ring[std::size_t(i)]);
    return part;
}

/// The longest list of vertices that both rings have in the same order.
std::vector<Anchor> anchorsOf(const Ring &traced, const Ring &current)
{
    const auto key = [](const Vec2 &v) { return std::pair(v.x(), v.y()); };
    std::map<std::pair<double, double>, int> places;
    for (int i = 0; i < int(traced.size()); ++i)
        places.emplace(key(traced[std::size_t(i)]), i);
    std::vector<Anchor> same;
    for (int j = 0; j < int(current.size()); ++j)
        if (const auto at = places.find(key(current[std::size_t(j)])); at != places.end())
            same.push_back({at->second, j});
    if (same.empty())
        return {};
    // The longest rising list, counted from the first one: patience sorting.
    const int first = same.front().traced;
    const auto rank = [&](const Anchor &a) {
        return wrapped(a.traced - first, int(traced.size()));
    };
    std::vector<int> ends;
    std::vector<int> previous(same.size(), -1);
    for (int i = 0; i < int(same.size()); ++i) {
        const auto at = std::ranges::lower_bound(ends, rank(same[std::size_t(i)]), {},
                                                 [&](int e) { return rank(same[std::size_t(e)]); });
        if (at != ends.begin())
            previous[std::size_t(i)] = *std::prev(at);
        if (at == ends.end())
            ends.push_back(i);
        else
            *at = i;
    }
    std::vector<Anchor> anchors;
    for (int i = ends.back(); i >= 0; i = previous[std::size_t(i)])
        anchors.push_back(same[std::size_t(i)]);
    std::ranges::reverse(anchors);
    return anchors;
}

std::vector<Run> runsOf(const Ring &traced, const Ring &current)
{
    const std::vector<Anchor> anchors = anchorsOf(traced, current);
    std::vector<Run> runs;
    for (std::size_t i = 0; i < anchors.size(); ++i) {
        const Anchor &a = anchors[i];
        const Anchor &b = anchors[(i + 1) % anchors.size()];
        Run run;
        run.from = traced[std::size_t(a.traced)];
        run.to = traced[std::size_t(b.traced)];
        run.wholeRing = anchors.size() == 1;
        run.before = between(traced, a.traced, b.traced);
        run.after = between(current, a.current, b.current);
        if (run.before != run.after)
            runs.push_back(std::move(run));
    }
    return runs;
}

Vec2 pointAt(const Ring &ring, double position)
{
    const int n = int(ring.size());
    const int edge = int(position);
    const Vec2 &a = ring[std::size_t(edge % n)];
    const Vec2 &b = ring[std::size_t((edge + 1) % n)];
    return a + (position - edge) * (b - a);
}

/// The part of the segment from `a` to `b`, 0 to 1, that is nearest to `p`.
double nearestPart(const Vec2 &p, const Vec2 &a, const Vec2 &b)
{
    const double length = (b - a).squaredNorm();
    return length > 0.0 ? std::clamp((p - a).dot(b - a) / length, 0.0, 1.0) : 0.0;
}

enum class Prefer { Vertices, Nearest };

/// Position on `ring` that is nearest to `p`, within `reach`; vertices may come before the points
/// between them.
std::optional<double> positionOf(const Ring &ring, const Vec2 &p, double reach, Prefer prefer)
{
    const int n = int(ring.size());
    std::optional<double> vertex;
    std::optional<double> edge;
    double vertexDistance = reach;
    double edgeDistance = reach;
    for (int i = 0; i < n; ++i) {
        const Vec2 &a = ring[std::size_t(i)];
        const Vec2 &b = ring[std::size_t((i + 1) % n)];
        if (const double d = (a - p).norm(); d <= vertexDistance) {
            vertexDistance = d;
            vertex = i;
        }
        const double t = nearestPart(p, a, b);
        if (const double d = (a + t * (b - a) - p).norm(); t < 1.0 && d <= edgeDistance) {
            edgeDistance = d;
            edge = i + t;
        }
    }
    return vertex && (prefer == Prefer::Vertices || vertexDistance <= edgeDistance) ? vertex : edge;
}

double distanceToLine(const Vec2 &p, const Ring &line)
{
    double least = (p - line.front()).norm();
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const double t = nearestPart(p, line[i], line[i + 1]);
        least = std::min(least, (line[i] + t * (line[i + 1] - line[i]) - p).norm());
    }
    return least;
}

bool isNear(const Ring &points, const Ring &line, double reach)
{
    return std::ranges::all_of(points,
                               [&](const Vec2 &p) { return distanceToLine(p, line) <= reach; });
}

bool isInside(double position, const Place &place, int n)
{
    const double off = wrapped(position - place.start, n);
    return off > 0.0 && off < place.length;
}

/// The fresh ring with some runs replayed.
class Replay {
public:
    Replay(const Ring &fresh, double reach)
        : m_fresh(fresh)
        , m_reach(reach)
    {
    }

    /// False if there is no place for it.
    bool add(const Run &run);
    void removeLast() { m_runs.pop_back(); }
    Ring ring() const;

private:
    std::optional<Place> placeOf(const Run &run, Prefer prefer) const;
    bool isFree(const Place &place) const;
    Ring line(const Place &place, const Run &run) const;

    const Ring &m_fresh;
    double m_reach;
    std::vector<std::pair<Place, Run>> m_runs;
};

/// The fresh ring along `place`, with the ends of the run.
Ring Replay::line(const Place &place, const Run &run) const
{
    const int n = int(m_fresh.size());
    Ring points = {run.from};
    for (int i = int(std::floor(place.start)) + 1; i - place.start < place.length; ++i)
        points.push_back(m_fresh[std::size_t(wrapped(i, n))]);
    points.push_back(run.to);
    return points;
}

std::optional<Place> Replay::placeOf(const Run &run, Prefer prefer) const
{
    const int n = int(m_fresh.size());
    const std::optional<double> from = positionOf(m_fresh, run.from, m_reach, prefer);
    const std::optional<double> to = positionOf(m_fresh, run.to, m_reach, prefer);
    if (!from || !to || (*from == *to && !run.wholeRing))
        return std::nullopt;
    const Place place{*from, *to, run.wholeRing ? double(n) : wrapped(*to - *from, n)};
    Ring old = {run.from};
    old.insert(old.end(), run.before.begin(), run.before.end());
    old.push_back(run.to);
    const Ring now = line(place, run);
    if (!isNear(now, old, m_reach) || !isNear(old, now, m_reach) || !isFree(place))
        return std::nullopt;
    return place;
}

bool Replay::isFree(const Place &place) const
{
    const int n = int(m_fresh.size());
    return std::ranges::none_of(m_runs, [&](const auto &taken) {
        const Place &other = taken.first;
        return isInside(place.start, other, n) || isInside(other.start, place, n) ||
               place.start == other.start;
    });
}

bool Replay::add(const Run &run)
{
    std::optional<Place> place = placeOf(run, Prefer::Vertices);
    if (!place)
        place = placeOf(run, Prefer::Nearest);
    if (!place)
        return false;
    m_runs.emplace_back(*place, run);
    return true;
}

Ring Replay::ring() const
{
    const int n = int(m_fresh.size());
    std::map<std::pair<double, int>, Vec2> points; // by position, then by order there
    for (int i = 0; i < n; ++i) {
        const bool replaced =
            std::ranges::any_of(m_runs, [&](const auto &run) { return isInside(i, run.first, n); });
        if (!replaced)
            points[{i, 0}] = m_fresh[std::size_t(i)];
    }
    for (const auto &[place, run] : m_runs) {
        points[{place.start, 0}] = pointAt(m_fresh, place.start);
        points[{place.end, 0}] = pointAt(m_fresh, place.end);
        for (int order = 1; const Vec2 &v : run.after)
            points[{place.start, order++}] = v;
    }
    Ring ring;
    for (const auto &[position, point] : points)
        ring.push_back(point);
    return ring;
}

LostEdit lostEdit(const Run &run)
{
    using Kind = LostEdit::Kind;
    const Kind kind = run.after.empty()    ? Kind::Deleted
                      : run.before.empty() ? Kind::Inserted
                                           : Kind::Moved;
    return {kind, {}, run.after.empty() ? run.before.front() : run.after.front()};
}

MergedRing merged(const Ring &traced, const Ring &current, const Ring &fresh, double reach)
{
    const std::vector<Run> runs = runsOf(traced, current);
    MergedRing result;
    if (runs.empty() && !current.empty() && anchorsOf(traced, current).empty()) {
        result.ring = fresh; // nothing is as it was traced
        result.lost.push_back({LostEdit::Kind::Moved, {}, current.front()});
        return result;
    }
    const bool watch = hullsmith::checkOutline(fresh).simple;
    Replay replay(fresh, reach);
    result.ring = fresh;
    for (const Run &run : runs) {
        if (!replay.add(run)) {
            result.lost.push_back(lostEdit(run));
            continue;
        }
        Ring next = replay.ring();
        if (watch && !hullsmith::checkOutline(next).simple) {
            replay.removeLast(); // what was moved would lie across the new outline
            result.lost.push_back(lostEdit(run));
            continue;
        }
        result.ring = std::move(next);
    }
    return result;
}

} // namespace

MergedRing mergedRing(const Ring &traced, const Ring &current, const Ring &fresh, double reach)
{
    if (fresh == traced)
        return {current, {}};
    if (current == traced || fresh.size() < 3 || traced.size() < 3)
        return {fresh, {}};
    if (current.size() < 3)
        return {fresh, {{LostEdit::Kind::Deleted, {}, traced.front()}}};
    if (isClockwise(traced) == isClockwise(current))
        return merged(traced, current, fresh, reach);
    MergedRing turned = merged(traced, reversed(current), fresh, reach);
    turned.ring = reversed(std::move(turned.ring));
    return turned;
}
