#pragma once

#include <algorithm>
#include <vector>

namespace hullsmith {

/// The piece next to a diagonal, as far as it matters for whatever lies beyond: the vertices after
/// the diagonal's start and before its end. Seen from there, a larger `first` and a smaller `last`
/// turn less and leave more room.
struct Opening {
    int first, last;
    int corners;  ///< Strict corners between the diagonal's ends; 0 where they are not counted.
    int levelEnd; ///< Index behind the last opening with as many corners.
};

/// Collects openings of equal cost and keeps those that no other one beats in room at both ends and
/// in corners. They have to come with `last` rising, or all with `first` falling.
class Openings {
public:
    explicit Openings(int levels)
        : m_levels(std::size_t(levels))
        , m_best(std::size_t(levels))
    {
    }

    void clear()
    {
        for (auto &level : m_levels)
            level.clear();
        std::fill(m_best.begin(), m_best.end(), nothing);
        m_empty = true;
    }
    bool empty() const { return m_empty; }
    int levels() const { return int(m_levels.size()); }

    /// Whether an opening of this many corners, whose free end leaves this much room, would stay.
    bool improves(int corners, int room) const { return room > m_best[std::size_t(corners)]; }
    void add(int first, int last, int corners, int room)
    {
        m_levels[std::size_t(corners)].push_back({first, last, corners, 0});
        for (std::size_t c = std::size_t(corners); c < m_best.size(); ++c)
            m_best[c] = std::max(m_best[c], room);
        m_empty = false;
    }

    /// Appends them to `store`, by corners, then with `first` and `last` rising.
    void appendTo(std::vector<Opening> &store)
    {
        for (auto &level : m_levels) {
            if (level.size() > 1 && level.front().last > level.back().last)
                std::reverse(level.begin(), level.end());
            const int end = int(store.size() + level.size());
            for (Opening &opening : level) {
                opening.levelEnd = end;
                store.push_back(opening);
            }
        }
    }

private:
    static constexpr int nothing = -1'000'000'000; ///< Less than any room.

    std::vector<std::vector<Opening>> m_levels;
    std::vector<int> m_best; ///< By corners: most room so far of openings with no more of them.
    bool m_empty = true;
};

} // namespace hullsmith
