#pragma once

#include "simplify.h"
#include "split.h"

namespace hullsmith {

/// The simplified outlines of the least tolerance found that split() makes no more than `pieces`
/// pieces of, all outlines together; `options` has everything but the tolerance, and its stop ends
/// the splits, too. BudgetTooTight if no tolerance up to the extent of the outlines suffices.
///
/// By bisection: the number of pieces falls as the tolerance grows, but for single steps back, and
/// then a nearby tolerance is found. As long as some twenty runs of both.
std::expected<SimplifyResult, SimplifyFault> outlineForPieces(const Simplifier &simplifier,
                                                              int pieces, SimplifyOptions options,
                                                              SplitOptions splitting);

} // namespace hullsmith
