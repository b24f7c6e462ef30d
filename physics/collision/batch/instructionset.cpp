#include "instructionset.h"

#include <Eigen/Core>

namespace hullsmith {

extern const LaneKernels<float> baselineKernelsFloat;
extern const LaneKernels<double> baselineKernelsDouble;
#ifdef HULLSMITH_X86_KERNELS
extern const LaneKernels<float> avx2KernelsFloat;
extern const LaneKernels<double> avx2KernelsDouble;
#endif

std::vector<InstructionSet> instructionSets()
{
    std::vector<InstructionSet> sets{InstructionSet::Baseline};
#ifdef HULLSMITH_X86_KERNELS
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        sets.push_back(InstructionSet::Avx2);
#endif
    return sets;
}

const char *instructionSetName(InstructionSet set)
{
    switch (set) {
    case InstructionSet::Baseline:
#ifdef EIGEN_VECTORIZE_NEON
        return "neon";
#else
        return "sse2";
#endif
    case InstructionSet::Avx2:
        return "avx2";
    }
    return "";
}

template <>
const LaneKernels<float> &laneKernels(InstructionSet set)
{
#ifdef HULLSMITH_X86_KERNELS
    if (set == InstructionSet::Avx2)
        return avx2KernelsFloat;
#endif
    (void)set;
    return baselineKernelsFloat;
}

template <>
const LaneKernels<double> &laneKernels(InstructionSet set)
{
#ifdef HULLSMITH_X86_KERNELS
    if (set == InstructionSet::Avx2)
        return avx2KernelsDouble;
#endif
    (void)set;
    return baselineKernelsDouble;
}

} // namespace hullsmith
