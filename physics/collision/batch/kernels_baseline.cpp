// Kernels for what every processor of the kind has (SSE2 on x86-64, NEON on 64-bit ARM).
#define HULLSMITH_KERNELS baseline
#include "lanekernels.h"

namespace hullsmith {

extern const LaneKernels<float> baselineKernelsFloat =
    baseline::makeKernels<baseline::Lane<Eigen::internal::packet_traits<float>::type>>();
extern const LaneKernels<double> baselineKernelsDouble =
    baseline::makeKernels<baseline::Lane<Eigen::internal::packet_traits<double>::type>>();

} // namespace hullsmith
