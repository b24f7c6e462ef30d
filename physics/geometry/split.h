#pragma once

#include "vec.h"

#include <expected>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace hullsmith {

enum class SplitMethod {
    Fewest, ///< The fewest pieces that cuts between the outline's own vertices allow.
    Fast,   ///< Triangles, merged while they stay convex: for a preview while dragging.
};

/// A cut as somebody drew it, from one end to the other.
using CutLine = std::pair<Vec2, Vec2>;

struct SplitOptions {
    SplitMethod method = SplitMethod::Fewest;
    int cornerLimit = 0; ///< Most corners of a piece, at least 3; 0 for no limit.
    /// No piece crosses these. Each cuts wherever it passes through the inside, and an end inside
    /// is taken on to the boundary or to another line in its way: see cutRegion().
    std::vector<CutLine> cutLines = {};
    /// May put points on edges and cuts for further cuts to end in, where that takes fewer pieces.
    /// For SplitMethod::Fewest.
    bool addPoints = false;
    /// Fewest becomes Fast where it would take more steps than this, of 0.02 to 0.6 microseconds
    /// and some bytes: one for each corner that two corners see that see each other.
    std::size_t mostSteps = 40'000'000;
    /// Pieces less wide than this are cut in another way where as many pieces allow it, else named;
    /// unit of the outline.
    double leastThickness = 0.0;
    std::stop_token stop = {}; ///< Gives up soon after a request.
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

/// What became of a cut line.
enum class CutEffect {
    Cuts,       ///< It cuts as drawn, less what is outside.
    Lengthened, ///< It cuts, and an end inside was taken on.
    NoLength,   ///< Nothing: its ends are the same point or no numbers.
    Outside,    ///< Nothing: it does not pass through the inside.
    NoRoom,     ///< Nothing: rounding leaves no room for it beside the outline or other lines.
};

/// The effect's name for programs: "no_length". No user text.
const char *cutEffectCode(CutEffect effect);

/// Convex pieces: counter-clockwise, without straight corners, their coordinates those of the
/// outline and, with cut lines, of points on it and inside.
struct SplitResult {
    std::vector<std::vector<Vec2>> pieces;
    std::vector<CutEffect> cutEffects;        ///< Of each cut line.
    SplitMethod method = SplitMethod::Fewest; ///< Fast if Fewest would have taken too many steps.
    int addedPoints = 0;                      ///< Not vertices of the outline or its holes.
    double smallestAngle = 0.0;               ///< Of all corners of all pieces, radians.
    int mostCorners = 0;                      ///< Of a piece.
    /// Area of the outline less its holes, minus that of the pieces: exactly 0 unless a cut ends on
    /// an edge, or with added points on a cut, where no double lies on it. Such an end lies to the
    /// side of the cut by the last digit; so this is never negative, no piece reaches beyond the
    /// outline or into another, and the slivers left out are no wider than some roundings. Rounded
    /// from its exact value; the unit of the outline, squared.
    double areaDifference = 0.0;
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
