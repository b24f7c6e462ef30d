#include "pairedcuts.h"

#include "../predicates.h"
#include "visibility.h"

#include <cstdint>

namespace hullsmith {

namespace {

/// Steps and entries of the table after which pairs are not looked for: some 0.3 s, and as many
/// bytes. Counts.
constexpr std::size_t pairedCutSteps = 400'000'000;
constexpr std::size_t pairedCutEntries = 50'000'000;

class Pairing {
public:
    explicit Pairing(std::span<const Vec2> ring)
        : m_ring(ring)
    {
        for (int i = 0; i < int(ring.size()); ++i)
            if (orientation(before(i), at(i), after(i)) < 0)
                m_reflex.push_back(i);
    }

    std::optional<std::vector<std::pair<int, int>>> run(const std::stop_token &stop)
    {
        if (m_reflex.size() * m_reflex.size() > pairedCutEntries || !findPartners(stop) ||
            !fillTable(stop))
            return std::nullopt;
        return chosen();
    }

private:
    const Vec2 &at(int i) const { return m_ring[std::size_t(i)]; }
    const Vec2 &before(int i) const { return at(i > 0 ? i - 1 : int(m_ring.size()) - 1); }
    const Vec2 &after(int i) const { return at(i + 1 < int(m_ring.size()) ? i + 1 : 0); }

    /// Whether a cut from vertex i to `p` leaves no reflex corner at i.
    bool resolves(int i, const Vec2 &p) const
    {
        return orientation(before(i), at(i), p) >= 0 && orientation(p, at(i), after(i)) >= 0;
    }

    bool findPartners(const std::stop_token &stop)
    {
        const std::vector<Triangle> triangles = triangulate(m_ring);
        if (triangles.empty())
            return false;
        Visibility visibility(m_ring, triangles);
        m_partners.resize(m_reflex.size());
        std::size_t pairs = 0;
        for (std::size_t a = 0; a < m_reflex.size(); ++a) {
            if (stop.stop_requested())
                return false;
            const auto &seen = visibility.from(m_reflex[a]);
            for (std::size_t b = a + 1; b < m_reflex.size(); ++b)
                if (seen[std::size_t(m_reflex[b])] == Sight::Clear &&
                    resolves(m_reflex[a], at(m_reflex[b])) &&
                    resolves(m_reflex[b], at(m_reflex[a])))
                    m_partners[a].push_back(b);
            pairs += m_partners[a].size();
        }
        return pairs * m_reflex.size() <= pairedCutSteps;
    }

    /// Most cuts among the reflex vertices from the one on to that before the other.
    std::int16_t &most(std::size_t from, std::size_t end)
    {
        return m_most[from * (m_reflex.size() + 1) + end];
    }

    bool fillTable(const std::stop_token &stop)
    {
        const std::size_t count = m_reflex.size();
        m_most.assign((count + 2) * (count + 1), 0);
        for (std::size_t from = count; from-- > 0;) {
            if (stop.stop_requested())
                return false;
            for (std::size_t end = from + 1; end <= count; ++end) {
                std::int16_t best = most(from + 1, end);
                for (const std::size_t partner : m_partners[from]) {
                    if (partner >= end)
                        break;
                    best = std::max(
                        best, std::int16_t(1 + most(from + 1, partner) + most(partner + 1, end)));
                }
                most(from, end) = best;
            }
        }
        return true;
    }

    std::vector<std::pair<int, int>> chosen()
    {
        std::vector<std::pair<int, int>> cuts;
        std::vector<std::pair<std::size_t, std::size_t>> open{{0, m_reflex.size()}};
        while (!open.empty()) {
            const auto [from, end] = open.back();
            open.pop_back();
            if (from >= end || most(from, end) == 0)
                continue;
            if (most(from, end) == most(from + 1, end)) {
                open.emplace_back(from + 1, end);
                continue;
            }
            for (const std::size_t partner : m_partners[from]) {
                if (1 + most(from + 1, partner) + most(partner + 1, end) != most(from, end))
                    continue;
                cuts.emplace_back(m_reflex[from], m_reflex[partner]);
                open.emplace_back(from + 1, partner);
                open.emplace_back(partner + 1, end);
                break;
            }
        }
        return cuts;
    }

    std::span<const Vec2> m_ring;
    std::vector<int> m_reflex;
    std::vector<std::vector<std::size_t>> m_partners; ///< Of a reflex vertex: later ones.
    std::vector<std::int16_t> m_most;
};

} // namespace

std::optional<std::vector<std::pair<int, int>>> pairedCuts(std::span<const Vec2> ring,
                                                           const std::stop_token &stop)
{
    return Pairing(ring).run(stop);
}

} // namespace hullsmith
