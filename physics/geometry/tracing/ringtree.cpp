#include "ringtree.h"

#include <algorithm>

namespace hullsmith {

namespace {

/// Which ring has the nearest vertical crack to the left of a pixel, for some rows.
class CrackOwners {
public:
    /// `rows` says which rows will be asked for.
    CrackOwners(const CrackRings &rings, const std::vector<char> &rows)
        : m_starts(rows.size() + 1)
    {
        forEachCrack(rings, rows, [&](int row, Crack) { ++m_starts[std::size_t(row) + 1]; });
        for (std::size_t i = 1; i < m_starts.size(); ++i)
            m_starts[i] += m_starts[i - 1];
        m_cracks.resize(m_starts.back());
        std::vector<std::size_t> next = m_starts;
        forEachCrack(rings, rows,
                     [&](int row, Crack crack) { m_cracks[next[std::size_t(row)]++] = crack; });
        for (std::size_t i = 0; i + 1 < m_starts.size(); ++i)
            std::sort(begin(i), begin(i + 1), [](const Crack &a, const Crack &b) {
                return a.x < b.x; // no two at the same place
            });
    }

    /// -1 if there is none.
    int leftOf(int column, int row) const
    {
        const auto from = m_cracks.begin() + std::ptrdiff_t(m_starts[std::size_t(row)]);
        const auto to = m_cracks.begin() + std::ptrdiff_t(m_starts[std::size_t(row) + 1]);
        const auto after = std::upper_bound(from, to, column,
                                            [](int x, const Crack &crack) { return x < crack.x; });
        return after == from ? -1 : std::prev(after)->ring;
    }

private:
    struct Crack {
        int x;
        int ring;
    };

    template <class Function>
    static void forEachCrack(const CrackRings &rings, const std::vector<char> &rows,
                             Function function)
    {
        for (std::size_t index = 0; index < rings.rings.size(); ++index) {
            const auto corners = rings.cornersOf(rings.rings[index]);
            for (std::size_t i = 0; i < corners.size(); ++i) {
                const PixelCorner &a = corners[i];
                const PixelCorner &b = corners[i + 1 < corners.size() ? i + 1 : 0];
                for (int row = std::min(a.y, b.y); row < std::max(a.y, b.y); ++row)
                    if (rows[std::size_t(row)])
                        function(row, Crack{a.x, int(index)});
            }
        }
    }

    std::vector<Crack>::iterator begin(std::size_t row)
    {
        return m_cracks.begin() + std::ptrdiff_t(m_starts[row]);
    }

    std::vector<std::size_t> m_starts; ///< Of each row in m_cracks, and the end.
    std::vector<Crack> m_cracks;
};

/// The pixel left of which the crack is that tells where a ring lies: for an island the empty one
/// beside its first pixel, for a hole the solid one above.
Pixel nestingPixel(const CrackRings &rings, const CrackRing &ring)
{
    const PixelCorner &start = rings.start(ring);
    return ring.hole ? Pixel{start.x, start.y - 1} : Pixel{start.x - 1, start.y};
}

} // namespace

RingTree nestRings(const CrackRings &rings, int height, std::optional<Pixel> seed)
{
    std::vector<char> rows(std::size_t(height), false);
    for (const CrackRing &ring : rings.rings)
        rows[std::size_t(nestingPixel(rings, ring).row)] = true;
    if (seed)
        rows[std::size_t(seed->row)] = true;
    const CrackOwners owners(rings, rows);

    RingTree tree;
    tree.parents.reserve(rings.rings.size());
    for (const CrackRing &ring : rings.rings) {
        const Pixel pixel = nestingPixel(rings, ring);
        const int owner = owners.leftOf(pixel.column, pixel.row);
        const bool sibling = owner >= 0 && rings.rings[std::size_t(owner)].hole == ring.hole;
        tree.parents.push_back(sibling ? tree.parents[std::size_t(owner)] : owner);
    }
    if (seed) {
        const int owner = owners.leftOf(seed->column, seed->row);
        const bool hole = rings.rings[std::size_t(owner)].hole;
        tree.seedIsland = hole ? tree.parents[std::size_t(owner)] : owner;
    }
    return tree;
}

} // namespace hullsmith
