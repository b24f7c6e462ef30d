#pragma once

#include "physics/geometry/split.h"
#include "profile.h"
#include "scenedata.h"

#include <expected>
#include <memory>
#include <optional>
#include <stop_token>

/// The convex pieces of an outline, in the frame of its vertices, or why there are none and where.
using Pieces = std::expected<hullsmith::SplitResult, hullsmith::SplitFault>;

/// What a target asks of pieces; lengths in pixels of the body.
struct PieceLimits {
    std::optional<int> corners; ///< Most of a piece; nothing: no limit.
    double thickness = 0.0;     ///< Thinner pieces are avoided where that takes no more of them.

    bool operator==(const PieceLimits &) const = default;
};
/// Those of `target`; nullptr: none.
PieceLimits pieceLimits(const EngineProfile *target, double pixelsPerMetre);

/// Which method makes the pieces.
enum class PieceWork {
    Own,     ///< The shape's own: what engines get.
    Preview, ///< The fast one, whatever the shape's is: for while something is dragged.
};

/// Outlines of up to this many vertices are split by their own method within a frame.
inline constexpr int livePieceVertices = 200;

/// Splits an outline with its own settings: its method, its cut lines, its corner limit or that of
/// `limits`, whichever is less. Pieces are derived: nothing keeps them but a bounded
/// cache behind this function, which everything that shows, counts or writes pieces calls. May be
/// called from any thread. Cost as hullsmith::split(), or nothing where the same geometry with the
/// same settings was split lately.
std::shared_ptr<const Pieces> shapePieces(const SceneShape &outline, const PieceLimits &limits,
                                          PieceWork work = PieceWork::Own,
                                          const std::stop_token &stop = {});
/// What shapePieces() would return, if it is known without work; else nullptr.
std::shared_ptr<const Pieces> knownPieces(const SceneShape &outline, const PieceLimits &limits,
                                          PieceWork work = PieceWork::Own);

/// The corner limit that counts for `outline`, with that of the target; nothing: no limit.
std::optional<int> pieceLimit(const SceneShape &outline, std::optional<int> targetLimit);

/// Whether engines get `outline` as pieces and not as it was drawn: it is concave, has holes or cut
/// lines, or more corners than the limit. False for rings that are not simple.
bool needsPieces(const SceneShape &outline, std::optional<int> targetLimit);
