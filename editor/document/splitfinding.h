#pragma once

#include "finding.h"
#include "pieces.h"

/// Judges what the pieces of an outline mean for `profile`: findings that the split answers
/// (concave, too many vertices, holes) become notes with the number of pieces; a split that fails
/// or makes a piece that the engine does not take is an error with its place. `findings` are those
/// of `shape` so far; errors of other kinds leave nothing to judge. Cost as shapePieces().
void judgeSplit(std::vector<Finding> &findings, const Finding &place, const SceneShape &shape,
                const EngineProfile &profile, double pixelsPerMetre, PieceWork work);
