#pragma once

#include "vec.h"

#include <expected>
#include <span>
#include <stop_token>
#include <vector>

namespace hullsmith {

enum class SplitMethod {
    Fewest, ///< The fewest pieces that cuts between the outline's own vertices allow.
    Fast,   ///< Triangles, merged while they stay convex: for a preview while dragging.
};

struct SplitOptions {
    SplitMethod method = SplitMethod::Fewest;
    int cornerLimit = 0;         ///< Most corners of a piece, at least 3; 0 for no limit.
    double leastThickness = 0.0; ///< Pieces less wide than this are named; unit of the outline.
    std::stop_token stop = {};   ///< Gives up soon after a request.
};

/// Why there are no pieces, and where. Carries no text: the editor words it.
struct SplitFault {
    enum class Kind {
        BadLimit,   ///< A corner limit of 1 or 2, or below 0.
        NonFinite,  ///< A coordinate is not a finite number.
        Degenerate, ///< A ring encloses no area.
        NotSimple,  ///< The outline crosses or overlaps itself or folds back.
        SelfTouch,  ///< It touches itself.
        Cancelled,
    };
    Kind kind;
    Vec2 place = Vec2::Zero(); ///< One point of it, if it has a place.

    bool operator==(const SplitFault &) const = default;
};

/// The fault's name for programs, as in the answers of `hullsmith query`: "not_simple". No user
/// text.
const char *faultCode(SplitFault::Kind kind);

/// Convex pieces: counter-clockwise, without straight corners, their coordinates those of the
/// outline.
struct SplitResult {
    std::vector<std::vector<Vec2>> pieces;
    /// Pieces whose width, between the closest two parallel lines that hold the piece, is less than
    /// `leastThickness`. They are part of the result: an engine that does not take them needs
    /// another outline. Exact.
    std::vector<int> thin;
};

/// Splits the area inside the closed ring `outer` and outside the rings `holes` into convex pieces;
/// either winding, doubled and straight vertices allowed, any unit. Holes may touch the outline and
/// each other in points.
///
/// Every result is checked exactly before it is returned: convex, within the limit, no overlap,
/// nothing left out. Without holes the number of pieces does not depend on the first vertex, on
/// mirroring or on turning by right angles. With holes it is not proven to be the least: they are
/// bridged in a few ways, and the cuts along the bridges removed again where possible.
/// Cost as fewestPieces(), for each way to bridge holes; Fast: triangulate() and mergedPieces().
std::expected<SplitResult, SplitFault> split(std::span<const Vec2> outer,
                                             std::span<const std::vector<Vec2>> holes,
                                             const SplitOptions &options = {});
std::expected<SplitResult, SplitFault> split(std::span<const Vec2> outer,
                                             const SplitOptions &options = {});

} // namespace hullsmith
