#include "nearpairs.h"

#include "pointorder.h"
#include "predicates.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>

namespace hullsmith {

namespace {

using Group = std::span<const int>;

class NearPairSearch {
public:
    NearPairSearch(std::span<const Vec2> points, double distance, std::size_t limit)
        : m_points(points)
        , m_distance(distance)
        , m_limit(limit)
    {
    }

    NearPairs run()
    {
        makeGroups();
        std::size_t oldest = 0;
        for (std::size_t i = 0; i < m_groups.size() && !m_found.truncated; ++i) {
            while (place(i).x() - place(oldest).x() > m_distance)
                leave(oldest++);
            compareWithBand(i);
            m_band.emplace(place(i).y(), i);
        }
        std::sort(m_found.pairs.begin(), m_found.pairs.end());
        return std::move(m_found);
    }

private:
    const Vec2 &place(std::size_t group) const
    {
        return m_points[std::size_t(m_groups[group].front())];
    }

    /// Equal points are no pair, so they are looked at together.
    void makeGroups()
    {
        m_order.resize(m_points.size());
        std::iota(m_order.begin(), m_order.end(), 0);
        std::sort(m_order.begin(), m_order.end(), [this](int a, int b) {
            return comesBefore(m_points[std::size_t(a)], m_points[std::size_t(b)]);
        });
        for (std::size_t from = 0; from < m_order.size();) {
            std::size_t to = from + 1;
            while (to < m_order.size() &&
                   m_points[std::size_t(m_order[to])] == m_points[std::size_t(m_order[from])])
                ++to;
            m_groups.push_back(Group(m_order).subspan(from, to - from));
            from = to;
        }
    }

    void leave(std::size_t group)
    {
        const auto [begin, end] = m_band.equal_range(place(group).y());
        for (auto it = begin; it != end; ++it) {
            if (it->second == group) {
                m_band.erase(it);
                return;
            }
        }
    }

    void compareWithBand(std::size_t group)
    {
        const Vec2 &p = place(group);
        // One step lower than the rounded difference: nothing at exactly the distance is missed.
        const double lowest =
            std::nextafter(p.y() - m_distance, -std::numeric_limits<double>::infinity());
        for (auto it = m_band.lower_bound(lowest);
             it != m_band.end() && it->first - p.y() <= m_distance && !m_found.truncated; ++it)
            if (std::isinf(m_distance) ||
                compareDistance(place(it->second), p, m_distance, 0.0) <= 0)
                addAll(m_groups[it->second], m_groups[group]);
    }

    void addAll(Group first, Group second)
    {
        for (const int a : first) {
            for (const int b : second) {
                if (m_found.pairs.size() >= m_limit) {
                    m_found.truncated = true;
                    return;
                }
                m_found.pairs.emplace_back(std::min(a, b), std::max(a, b));
            }
        }
    }

    std::span<const Vec2> m_points;
    double m_distance;
    std::size_t m_limit;
    std::vector<int> m_order;
    std::vector<Group> m_groups;
    std::multimap<double, std::size_t> m_band; ///< Groups within the distance in x, by their y.
    NearPairs m_found;
};

} // namespace

NearPairs findNearPairs(std::span<const Vec2> points, double distance, std::size_t limit)
{
    if (!(distance > 0.0))
        return {};
    return NearPairSearch(points, distance, limit).run();
}

} // namespace hullsmith
