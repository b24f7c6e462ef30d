#pragma once

#include "../vec.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace hullsmith {

/// Which chords of a closed ring have all vertices between their ends within a tolerance: the
/// graph of Imai and Iri (Polygonal Approximations of a Curve, 1988).
///
/// Distances are to the chord, not to its line, so a chord and what it replaces are within the
/// tolerance of each other in both directions. Each vertex is scanned with the wedge of
/// directions that pass all discs so far (Chan and Chin, Approximation of Polygonal Curves with
/// Minimum Number of Line Segments or Minimum Error, 1996). Floating point, generous by a few
/// roundings: withinTolerance() decides about the chords that are used.
class Shortcuts {
public:
    /// None if it would take more than `mostSteps` comparisons. O(m L), L the longest shortcut.
    static std::optional<Shortcuts> find(std::span<const Vec2> ring, double tolerance,
                                         std::size_t mostSteps);

    int size() const { return int(m_rows.size()) - 1; }
    std::size_t count() const { return m_count; }

    /// Calls `visit(d)` for each shortcut from `i` to `i + d`, d rising.
    template <typename Visit>
    void forEach(int i, Visit visit) const
    {
        const std::size_t from = m_rows[std::size_t(i)];
        const std::size_t to = m_rows[std::size_t(i) + 1];
        for (std::size_t word = from; word < to; ++word)
            for (std::uint64_t bits = m_bits[word]; bits != 0; bits &= bits - 1)
                visit(int((word - from) * 64) + std::countr_zero(bits) + 1);
    }

private:
    std::vector<std::size_t> m_rows; ///< First word of each vertex, and the end.
    std::vector<std::uint64_t> m_bits;
    std::size_t m_count = 0;
};

/// Vertices of the ring that shortcuts join, from the first on, each shortcut as long as possible.
std::vector<int> greedyShortcuts(std::span<const Vec2> ring, double tolerance);

/// Whether the vertices between `i` and `j` (which may count on past the end) lie within
/// `tolerance` of the chord from `i` to `j`. Exact.
bool withinTolerance(std::span<const Vec2> ring, int i, int j, double tolerance);

/// Whether `p` lies within `tolerance` of the segment from `a` to `b`. Exact.
bool withinTolerance(const Vec2 &a, const Vec2 &b, const Vec2 &p, double tolerance);

} // namespace hullsmith
