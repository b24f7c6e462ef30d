#pragma once

#include "vec.h"

#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace hullsmith {

/// What can be wrong with a ring of vertices. The order is that of the codes in an answer (sorted).
enum class OutlineIssue {
    Clockwise,
    Collinear,
    Concave,
    Degenerate,
    Duplicate,
    NearDuplicate,
    NonFinite,
    SelfIntersection,
    SelfTouch,
    Spike,
    TooFew,
    TooMany,
};

/// The issue's name for programs, as in the answers of `hullsmith query`: "self_touch". No user
/// text.
const char *issueCode(OutlineIssue issue);

/// Why a vertex list is not a convex polygon, and where. Carries no text: the editor words it.
struct OutlineFault {
    OutlineIssue kind;
    int vertex = -1; ///< Index into the input list; -1 when the whole list is at fault.

    bool operator==(const OutlineFault &) const = default;
};

enum class Winding { None, CounterClockwise, Clockwise };

/// What checkOutline() looks for beyond the exact facts; lengths in the unit of the points.
struct OutlineCheckOptions {
    std::optional<int> vertexLimit;           ///< Most vertices, doubled neighbours not counted.
    std::optional<double> weldDistance;       ///< Different points this near are near-duplicates.
    std::optional<double> collinearTolerance; ///< A corner this near its chord counts as straight.
    std::size_t pairLimit = 1'000'000;        ///< Each list of pairs ends here: see `truncated`.
};

/// Everything that is known about a ring. Indices count from 0 in the input order; edge i leaves
/// vertex i. Edges and corners are those left after dropping `duplicates`. Lists are sorted.
struct OutlineReport {
    int count = 0;              ///< Vertices as given.
    std::vector<int> nonFinite; ///< If not empty, nothing below is known.
    double signedArea = 0.0;    ///< Correctly signed; positive is counter-clockwise, y up.
    Winding winding = Winding::None;
    bool convex = false;     ///< Simple, no reflex corner; either winding.
    bool simple = false;     ///< No crossing, no touching of itself, no spike, not degenerate.
    bool degenerate = false; ///< All points on one line; the lists below are then empty.
    bool tooFew = false;     ///< Fewer than three different points.
    bool overLimit = false;
    std::vector<int>
        duplicates; ///< Vertices equal to the one before; the last if equal to the first.
    std::vector<std::pair<int, int>> repeated; ///< Equal points that are not neighbours, i < j.
    std::vector<int> collinear; ///< Vertices on the segment between their neighbours.
    std::vector<int> spikes;    ///< Vertices where the outline folds back on itself.
    std::vector<std::pair<int, int>>
        crossings;                 ///< Edges that cross or overlap, neighbours excepted.
    std::vector<Vec2> touchPoints; ///< Vertices on an edge that is not theirs.
    std::vector<int> reflex;       ///< Against the ring's own winding; empty if not simple.
    std::vector<std::pair<int, int>> nearDuplicates;
    std::vector<int> nearCollinear;
    bool truncated =
        false;             ///< A list of pairs reached the limit: there are more, and touch points.
    std::size_t tests = 0; ///< Comparisons made to find crossings, as a measure of cost.

    /// Each issue once, sorted by code.
    std::vector<OutlineIssue> issues() const;
    /// Simple and without near-duplicates: can be used or split once turned and cleaned.
    bool usable() const { return simple && nearDuplicates.empty(); }
};

/// Checks the closed ring `points` (y up, any unit; the closing point may be repeated). All
/// verdicts are exact. O((n + k) log n) for k crossings, by a sweep over the edges; near-duplicates
/// by a sweep over x.
OutlineReport checkOutline(std::span<const Vec2> points, const OutlineCheckOptions &options = {});

} // namespace hullsmith
