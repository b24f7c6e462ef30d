#include "holebridges.h"

#include "../predicates.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <numeric>
#include <set>
#include <tuple>

namespace hullsmith {

namespace {

bool isLonger(const Bridge &first, const Bridge &second)
{
    return std::tie(first.length, first.a, first.b) > std::tie(second.length, second.a, second.b);
}

/// How much longer than the longest of the shortest bridges another may be: more than the stretch.
constexpr double usableLength = 1.25;

/// Which points are joined so far.
class Components {
public:
    explicit Components(std::size_t size)
        : m_parent(size)
    {
        std::iota(m_parent.begin(), m_parent.end(), 0);
    }
    int of(int i)
    {
        int &parent = m_parent[std::size_t(i)];
        if (parent != i)
            parent = of(parent);
        return parent;
    }
    void join(int i, int j) { m_parent[std::size_t(of(i))] = of(j); }

private:
    std::vector<int> m_parent;
};

/// From 1 to 1.125, the same for the same arguments (SplitMix64).
double stretch(int a, int b, int variant)
{
    std::uint64_t z = (std::uint64_t(a) << 40) ^ (std::uint64_t(b) << 16) ^ std::uint64_t(variant);
    z = (z + 0x9e3779b97f4a7c15U) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return 1.0 + std::ldexp(double(z >> 32), -35);
}

std::vector<std::pair<int, int>> edgesOf(const Region &region)
{
    std::vector<std::pair<int, int>> edges;
    for (const auto &ring : region.rings)
        for (std::size_t i = 0; i < ring.size(); ++i)
            edges.emplace_back(ring[i], ring[i + 1 < ring.size() ? i + 1 : 0]);
    for (const auto &[a, b] : region.cuts) {
        edges.emplace_back(a, b);
        edges.emplace_back(b, a);
    }
    return edges;
}

/// Whether the segment a-b meets the edge c-d elsewhere than in a common end.
bool meets(const Vec2 &a, const Vec2 &b, const Vec2 &c, const Vec2 &d)
{
    if ((a.cwiseMin(b).array() > c.cwiseMax(d).array()).any() ||
        (c.cwiseMin(d).array() > a.cwiseMax(b).array()).any())
        return false;
    if (a == c || a == d || b == c || b == d) {
        const Vec2 &common = a == c || a == d ? a : b;
        const Vec2 &p = common == a ? b : a;
        const Vec2 &q = common == c ? d : c;
        return orientation(common, p, q) == 0 && dotSign(common, p, common, q) > 0;
    }
    return orientation(a, b, c) * orientation(a, b, d) <= 0 &&
           orientation(c, d, a) * orientation(c, d, b) <= 0;
}

/// Steps from edge to edge so that the region stays on the left.
class Walk {
public:
    Walk(const Region &region, std::span<const std::pair<int, int>> bridges)
        : m_points(region.points)
        , m_edges(edgesOf(region))
        , m_leaving(region.points.size())
    {
        for (const auto &[a, b] : bridges) {
            m_edges.emplace_back(a, b);
            m_edges.emplace_back(b, a);
        }
        for (std::size_t e = 0; e < m_edges.size(); ++e)
            m_leaving[std::size_t(m_edges[e].first)].push_back(int(e));
    }

    PieceIndices run() const
    {
        PieceIndices rings;
        std::vector<bool> walked(m_edges.size(), false);
        for (std::size_t e = 0; e < m_edges.size(); ++e) {
            std::vector<int> ring;
            for (std::size_t at = e; !walked[at]; at = std::size_t(next(m_edges[at]))) {
                walked[at] = true;
                ring.push_back(m_edges[at].first);
            }
            if (!ring.empty())
                rings.push_back(std::move(ring));
        }
        return rings;
    }

private:
    const Vec2 &point(int i) const { return m_points[std::size_t(i)]; }

    /// The first edge clockwise of the way back.
    int next(const std::pair<int, int> &edge) const
    {
        const auto &leaving = m_leaving[std::size_t(edge.second)];
        return *std::min_element(leaving.begin(), leaving.end(), [&](int e, int f) {
            return isBefore(edge.second, edge.first, m_edges[std::size_t(e)].second,
                            m_edges[std::size_t(f)].second);
        });
    }

    /// Whether turning clockwise around `centre`, from `start`, p comes before q.
    bool isBefore(int centre, int start, int p, int q) const
    {
        const int sectorP = sector(centre, start, p);
        const int sectorQ = sector(centre, start, q);
        return sectorP != sectorQ ? sectorP < sectorQ
                                  : orientation(point(centre), point(p), point(q)) < 0;
    }

    /// 0 within a half turn, 1 at it, 2 beyond, 3 back at the start.
    int sector(int centre, int start, int p) const
    {
        const int side = orientation(point(centre), point(start), point(p));
        if (side != 0)
            return side < 0 ? 0 : 2;
        return dotSign(point(centre), point(start), point(centre), point(p)) < 0 ? 1 : 3;
    }

    const std::vector<Vec2> &m_points;
    std::vector<std::pair<int, int>> m_edges;
    std::vector<std::vector<int>> m_leaving; ///< By point: edges that begin there.
};

std::vector<int> ringNumbers(const Region &region)
{
    Components components(region.points.size());
    for (const auto &ring : region.rings)
        for (const int point : ring)
            components.join(point, ring[0]);
    for (const auto &[a, b] : region.cuts)
        components.join(a, b);
    std::vector<int> numbers;
    for (int i = 0; i < int(region.points.size()); ++i)
        numbers.push_back(components.of(i));
    return numbers;
}

} // namespace

HoleBridges::HoleBridges(const Region &region)
    : m_region(region)
{
    m_rings = ringNumbers(region);
    if (std::adjacent_find(m_rings.begin(), m_rings.end(), std::not_equal_to<>()) == m_rings.end())
        return;
    m_edges = edgesOf(region);
    findShortest();
}

std::vector<Bridge> HoleBridges::allBridges() const
{
    const auto &points = m_region.points;
    std::vector<Bridge> bridges;
    for (int a = 0; a < int(points.size()); ++a)
        for (int b = a + 1; b < int(points.size()); ++b)
            if (m_rings[std::size_t(a)] != m_rings[std::size_t(b)])
                bridges.push_back(
                    {(points[std::size_t(b)] - points[std::size_t(a)]).stableNorm(), a, b});
    return bridges;
}

bool HoleBridges::crosses(const Bridge &bridge, const Pairs &edges) const
{
    const auto at = [&](int i) -> const Vec2 & { return m_region.points[std::size_t(i)]; };
    return std::any_of(edges.begin(), edges.end(), [&](const auto &edge) {
        return meets(at(bridge.a), at(bridge.b), at(edge.first), at(edge.second));
    });
}

/// Shortest first, on to those that are not much longer; most are never looked at, hence a heap.
void HoleBridges::findShortest()
{
    std::vector<Bridge> heap = allBridges();
    std::make_heap(heap.begin(), heap.end(), isLonger);
    std::vector<Bridge> tried;
    Components components(m_region.points.size());
    std::size_t left = std::set<int>(m_rings.begin(), m_rings.end()).size();
    double reach = 0.0;
    while (!heap.empty() && (left > 1 || heap.front().length <= reach)) {
        const Bridge bridge = heap.front();
        std::pop_heap(heap.begin(), heap.end(), isLonger);
        heap.pop_back();
        tried.push_back(bridge);
        const int ringA = m_rings[std::size_t(bridge.a)];
        const int ringB = m_rings[std::size_t(bridge.b)];
        if (components.of(ringA) == components.of(ringB) || crosses(bridge, m_edges) ||
            crosses(bridge, m_shortest))
            continue;
        components.join(ringA, ringB);
        m_shortest.emplace_back(bridge.a, bridge.b);
        reach = usableLength * bridge.length;
        --left;
    }
    std::copy_if(tried.begin(), tried.end(), std::back_inserter(m_usable),
                 [&](const Bridge &bridge) { return !crosses(bridge, m_edges); });
}

std::vector<std::pair<int, int>> HoleBridges::variant(int number) const
{
    if (number == 0)
        return m_shortest;
    std::vector<Bridge> bridges = m_usable;
    for (Bridge &bridge : bridges)
        bridge.length *= stretch(bridge.a, bridge.b, number);
    std::sort(bridges.begin(), bridges.end(),
              [](const Bridge &a, const Bridge &b) { return isLonger(b, a); });
    Components components(m_region.points.size());
    Pairs chosen;
    for (const Bridge &bridge : bridges) {
        const int ringA = m_rings[std::size_t(bridge.a)];
        const int ringB = m_rings[std::size_t(bridge.b)];
        if (components.of(ringA) == components.of(ringB) || crosses(bridge, chosen))
            continue;
        components.join(ringA, ringB);
        chosen.emplace_back(bridge.a, bridge.b);
    }
    return chosen.size() == m_shortest.size() ? chosen : m_shortest;
}

PieceIndices bridgedRings(const Region &region, std::span<const std::pair<int, int>> bridges)
{
    if (region.rings.size() < 2 && region.cuts.empty())
        return region.rings;
    return Walk(region, bridges).run();
}

} // namespace hullsmith
