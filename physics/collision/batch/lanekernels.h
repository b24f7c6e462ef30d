#pragma once

// All kernels. Included once for each instruction set, with HULLSMITH_KERNELS naming its namespace.

#include "lanecircles.h"
#include "lanelarge.h"

namespace hullsmith::HULLSMITH_KERNELS {

/// Of 9 to 16 vertices, yes or no is faster one pair at a time, a manifold in lanes.
template <class L>
constexpr LaneKernel<typename L::S> mediumKernel()
{
    LaneKernel<typename L::S> kernel = Routines<L, 16, false>::table;
    kernel.overlaps = LargeRoutines<L, false>::overlaps;
    return kernel;
}

/// All kernels of this instruction set.
template <class L>
constexpr LaneKernels<typename L::S> makeKernels()
{
    return {{Routines<L, 3, false>::table, Routines<L, 4, false>::table,
             Routines<L, 6, false>::table, Routines<L, 8, false>::table, mediumKernel<L>(),
             LargeRoutines<L, false>::table},
            {Routines<L, 4, true>::table, Routines<L, 8, true>::table, Routines<L, 16, true>::table,
             LargeRoutines<L, true>::table},
            CircleRoutines<L>::table};
}

} // namespace hullsmith::HULLSMITH_KERNELS
