#pragma once

#include "batchtables.h"

#include <vector>

namespace hullsmith {

/// For which processors a set of kernels was compiled.
enum class InstructionSet {
    Baseline, ///< What every processor of the kind has: SSE2 on x86-64, NEON on 64-bit ARM.
    Avx2,     ///< AVX2 with FMA.
};

/// What this machine can run, the fastest last.
std::vector<InstructionSet> instructionSets();
/// "sse2", "neon", "avx2": for tables and logs.
const char *instructionSetName(InstructionSet set);

/// The kernels; `set` must be one of instructionSets().
template <class S>
const LaneKernels<S> &laneKernels(InstructionSet set);

} // namespace hullsmith
