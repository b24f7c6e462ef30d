#include "retrace.h"

#include "physics/geometry/aabb.h"

#include <algorithm>
#include <set>

using hullsmith::Aabb;
using hullsmith::Vec2;
using Ring = std::vector<Vec2>;

namespace {

/// Rings whose bounds share less than this part of their union are not the same ring.
constexpr double leastOverlap = 0.25;

double area(const Aabb &box)
{
    const Vec2 size = box.size();
    return size.x() * size.y();
}

/// The part of their union that the bounds of two rings share.
double overlap(const Ring &a, const Ring &b)
{
    if (a.empty() || b.empty())
        return 0.0;
    const Aabb first = Aabb::of(a);
    const Aabb second = Aabb::of(b);
    const Vec2 lower = first.lower.cwiseMax(second.lower);
    const Vec2 upper = first.upper.cwiseMin(second.upper);
    const double shared =
        std::max(upper.x() - lower.x(), 0.0) * std::max(upper.y() - lower.y(), 0.0);
    const double all = area(first) + area(second) - shared;
    return all > 0.0 ? shared / all : 0.0;
}

/// For each of `count` old things the new one that is it, -1 if none: the best pairs first, as
/// `score` tells; pairs below `least` are none.
template <class Score>
std::vector<int> bestPairs(int count, int others, double least, const Score &score)
{
    struct Pair {
        double score;
        int one;
        int other;
    };
    std::vector<Pair> pairs;
    for (int i = 0; i < count; ++i)
        for (int j = 0; j < others; ++j)
            if (const double s = score(i, j); s >= least)
                pairs.push_back({s, i, j});
    std::ranges::stable_sort(pairs, std::ranges::greater(), &Pair::score);
    std::vector<int> partner(std::size_t(count), -1);
    std::vector<bool> taken(std::size_t(others), false);
    for (const Pair &pair : pairs) {
        if (partner[std::size_t(pair.one)] >= 0 || taken[std::size_t(pair.other)])
            continue;
        partner[std::size_t(pair.one)] = pair.other;
        taken[std::size_t(pair.other)] = true;
    }
    return partner;
}

int sharedVertices(const Ring &a, const Ring &b)
{
    return int(std::ranges::count_if(
        a, [&b](const Vec2 &v) { return std::ranges::find(b, v) != b.end(); }));
}

std::vector<bool> takenBy(const std::vector<int> &partners, std::size_t count)
{
    std::vector<bool> taken(count, false);
    for (int partner : partners)
        if (partner >= 0)
            taken[std::size_t(partner)] = true;
    return taken;
}

/// Replays the handwork on the holes of one shape.
class HoleMerge {
public:
    HoleMerge(const SceneShape &shape, const TracedRings &traced, const hullsmith::Outline &fresh,
              double reach)
        : m_shape(shape)
        , m_traced(traced.holes)
        , m_fresh(fresh)
        , m_reach(reach)
        , m_drawn(bestPairs(int(m_traced.size()), int(shape.holes.size()), 1.0,
                            [&](int i, int j) {
                                return double(sharedVertices(m_traced[std::size_t(i)],
                                                             shape.holes[std::size_t(j)]));
                            }))
        , m_again(bestPairs(
              int(m_traced.size()), int(fresh.holes.size()), leastOverlap, [&](int i, int j) {
                  return overlap(m_traced[std::size_t(i)], fresh.holes[std::size_t(j)]);
              }))
    {
    }

    void run(SceneShape &result, std::vector<LostEdit> &lost) const;

private:
    void mergeHole(int old, SceneShape &result, std::vector<LostEdit> &lost) const;
    void keepDrawn(SceneShape &result, std::vector<LostEdit> &lost) const;

    const SceneShape &m_shape;
    const std::vector<Ring> &m_traced;
    const hullsmith::Outline &m_fresh;
    double m_reach;
    std::vector<int> m_drawn; ///< By traced hole: what it is in the shape now; -1: removed.
    std::vector<int> m_again; ///< By traced hole: what it is in the new trace; -1: gone.
};

void HoleMerge::mergeHole(int old, SceneShape &result, std::vector<LostEdit> &lost) const
{
    const int drawn = m_drawn[std::size_t(old)];
    const int again = m_again[std::size_t(old)];
    const Ring &traced = m_traced[std::size_t(old)];
    if (drawn < 0)
        return; // removed by hand, and it stays so
    const Ring &current = m_shape.holes[std::size_t(drawn)];
    if (again < 0) {
        if (current != traced)
            lost.push_back({LostEdit::Kind::Hole, {}, current.front()});
        return;
    }
    MergedRing merged = mergedRing(traced, current, m_fresh.holes[std::size_t(again)], m_reach);
    result.holes.push_back(std::move(merged.ring));
    lost.insert(lost.end(), merged.lost.begin(), merged.lost.end());
}

/// Holes that no trace made stay if they still lie in the outline's bounds.
void HoleMerge::keepDrawn(SceneShape &result, std::vector<LostEdit> &lost) const
{
    const std::vector<bool> traced = takenBy(m_drawn, m_shape.holes.size());
    for (std::size_t i = 0; i < m_shape.holes.size(); ++i) {
        const Ring &hole = m_shape.holes[i];
        if (traced[i] || hole.empty())
            continue;
        Aabb bounds = Aabb::of(m_fresh.outer);
        const Aabb before = bounds;
        for (const Vec2 &v : hole)
            bounds.add(v);
        if (bounds.lower == before.lower && bounds.upper == before.upper)
            result.holes.push_back(hole);
        else
            lost.push_back({LostEdit::Kind::Hole, {}, hole.front()});
    }
}

void HoleMerge::run(SceneShape &result, std::vector<LostEdit> &lost) const
{
    result.holes.clear();
    for (int old = 0; old < int(m_traced.size()); ++old)
        mergeHole(old, result, lost);
    const std::vector<bool> known = takenBy(m_again, m_fresh.holes.size());
    for (std::size_t i = 0; i < m_fresh.holes.size(); ++i)
        if (!known[i])
            result.holes.push_back(m_fresh.holes[i]);
    keepDrawn(result, lost);
}

/// A shape and what it was traced as.
struct TracedShape {
    const SceneShape *shape;
    const TracedRings *traced;
};

bool hasHandwork(const TracedShape &old)
{
    return old.shape->vertices != old.traced->outer || old.shape->holes != old.traced->holes;
}

/// The shape on the rings of `island`.
SceneShape retraced(const TracedShape &old, const TracedIsland &island, double reach,
                    std::vector<LostEdit> &lost)
{
    const SceneShape &shape = *old.shape;
    SceneShape result = shape;
    result.traced = TracedRings{island.seed, island.rings.outer, island.rings.holes};
    if (!hasHandwork(old)) {
        result.vertices = island.rings.outer;
        result.holes = island.rings.holes;
        return result;
    }
    if (old.traced->outer == island.rings.outer && old.traced->holes == island.rings.holes)
        return result;
    std::vector<LostEdit> here;
    MergedRing outer = mergedRing(old.traced->outer, shape.vertices, island.rings.outer, reach);
    result.vertices = std::move(outer.ring);
    here = std::move(outer.lost);
    HoleMerge(shape, *old.traced, island.rings, reach).run(result, here);
    for (LostEdit &edit : here)
        edit.shape = shape.id;
    lost.insert(lost.end(), here.begin(), here.end());
    return result;
}

QString freeName(std::set<QString> &taken, const QString &base)
{
    QString name = base;
    for (int i = 2; taken.contains(name); ++i)
        name = QStringLiteral("%1_%2").arg(base).arg(i);
    taken.insert(name);
    return name;
}

SceneShape newShape(const TracedIsland &island, const QString &name)
{
    SceneShape shape;
    shape.name = name;
    shape.vertices = island.rings.outer;
    shape.holes = island.rings.holes;
    shape.traced = TracedRings{island.seed, island.rings.outer, island.rings.holes};
    return shape;
}

} // namespace

Retraced retrace(const SceneBody &body, const std::vector<TracedIsland> &islands,
                 const QString &baseName, double reach)
{
    std::vector<TracedShape> old;
    std::set<QString> names;
    for (const SceneShape &shape : body.shapes) {
        names.insert(shape.name);
        if (shape.traced)
            old.push_back({&shape, &*shape.traced});
    }
    // The same seed is the same island, whatever became of it; it counts more than any overlap.
    const auto score = [&](int i, int j) {
        const TracedRings &traced = *old[std::size_t(i)].traced;
        const TracedIsland &island = islands[std::size_t(j)];
        return (traced.seed == island.seed ? 2.0 : 0.0) + overlap(traced.outer, island.rings.outer);
    };
    const std::vector<int> partner =
        bestPairs(int(old.size()), int(islands.size()), leastOverlap, score);
    Retraced result;
    for (std::size_t i = 0; i < old.size(); ++i) {
        if (partner[i] >= 0)
            result.shapes.push_back(
                retraced(old[i], islands[std::size_t(partner[i])], reach, result.lost));
        else if (const SceneShape &gone = *old[i].shape;
                 hasHandwork(old[i]) && !gone.vertices.empty())
            result.lost.push_back({LostEdit::Kind::Shape, gone.id, gone.vertices.front()});
    }
    const std::vector<bool> known = takenBy(partner, islands.size());
    for (std::size_t j = 0; j < islands.size(); ++j)
        if (!known[j])
            result.shapes.push_back(newShape(islands[j], freeName(names, baseName)));
    return result;
}
