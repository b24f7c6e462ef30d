// Kernels for processors with AVX2 and FMA.
#define HULLSMITH_KERNELS avx2
#include "lanekernels.h"

namespace hullsmith {

extern const LaneKernels<float> avx2KernelsFloat =
    avx2::makeKernels<avx2::Lane<Eigen::internal::Packet8f>>();
extern const LaneKernels<double> avx2KernelsDouble =
    avx2::makeKernels<avx2::Lane<Eigen::internal::Packet4d>>();

} // namespace hullsmith
