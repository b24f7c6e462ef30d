#pragma once

#include "outline.h"
#include "vec.h"

#include <expected>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace hullsmith {

/// Which points are inside: those that the rings wind around an odd number of times, or any number
/// of times but zero.
enum class FillRule { EvenOdd, NonZero };

struct RepairOptions {
    std::stop_token stop = {}; ///< Gives up soon after a request.
};

/// Why there is no outline, and where. Carries no text: the editor words it.
struct RepairFault {
    enum class Kind {
        Empty,       ///< No vertices at all.
        NonFinite,   ///< A coordinate is not a finite number.
        NothingLeft, ///< The rings enclose no area under the rule.
        Unresolved,  ///< Crossings were left on every grid.
        Cancelled,
    };
    Kind kind;
    int ring = -1;   ///< Index into the input; -1 when no single ring is at fault.
    int vertex = -1; ///< In that ring.

    bool operator==(const RepairFault &) const = default;
};

/// The fault's name for programs, as in the answers of `hullsmith query`: "nothing_left". No user
/// text.
const char *faultCode(RepairFault::Kind kind);

/// What a repair did, and where, in the unit of the rings. Places are in the order of a sweep from
/// left to right; each list counts a place once.
struct RepairWork {
    std::vector<Vec2> duplicates; ///< Dropped vertices, each equal to the one before it.
    std::vector<Vec2> spikes;     ///< Tips where a ring ran straight back on itself.
    std::vector<Vec2> crossings;  ///< Where edges crossed.
    std::vector<Vec2> touches;    ///< Where a ring met itself or another and was parted or joined.
    std::vector<std::pair<Vec2, Vec2>> overlaps; ///< Stretches that edges shared, spikes excepted.
    std::vector<int> droppedRings;               ///< Of the input: nothing of them is left.
    std::vector<int> turnedRings;                ///< Of the input: run the other way now.
    double largestMove = 0.0; ///< Farthest that a point was moved to stand on the grid.

    bool isNothing() const;
};

/// Outlines that are simple, nested and do not cross: rings may touch each other, but only in
/// points, and no hole parts the area around it. Each runs as in Outline.
struct RepairResult {
    std::vector<Outline> outlines;
    RepairWork work;
};

/// The area that `rings` enclose under `rule`, whatever their winding: they may cross, overlap,
/// repeat vertices or fold back.
///
/// Crossing points are rounded to a grid of 2^52 steps from the origin to the power of two above
/// the largest coordinate, so results scale with their input; everything else is exact. Vertices
/// keep their coordinates (unless an edge passes closer than the grid's step: then all come to the
/// grid). A ring that needs no repair comes back as it was, from the same first vertex; one that
/// was cut begins at its first vertex that is left. Straight vertices stay, if they were straight
/// before. The result repaired again is the same, bit for bit.
///
/// O((n + k) log n) for n vertices and k crossings, for each time that rounding makes edges cross
/// anew, which is rare. Sources: Greene and Yao, Finite-Resolution Computational Geometry (1986);
/// Halperin and Packer, Iterated Snap Rounding (2002).
std::expected<RepairResult, RepairFault> repair(std::span<const std::vector<Vec2>> rings,
                                                FillRule rule, const RepairOptions &options = {});

} // namespace hullsmith
