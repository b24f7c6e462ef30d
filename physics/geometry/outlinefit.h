#pragma once

#include "simplify.h"
#include "split.h"

namespace hullsmith {

/// The simplified outlines of the least tolerance that split() makes no more than `pieces` pieces
/// of, all outlines together; `options` has everything but the tolerance. BudgetTooTight if no
/// tolerance up to the extent of the outlines suffices. As long as some twenty runs of both.
std::expected<SimplifyResult, SimplifyFault> outlineForPieces(const Simplifier &simplifier,
                                                              int pieces, SimplifyOptions options,
                                                              const SplitOptions &splitting);

} // namespace hullsmith
