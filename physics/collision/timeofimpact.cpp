#include "timeofimpact.h"

#include "timeofimpactobserved.h"

namespace hullsmith {

ToiResult timeOfImpact(const Shape &a, const Sweep &sweepA, const Shape &b, const Sweep &sweepB,
                       const ToiOptions &options)
{
    ToiObserver nobody;
    return ToiLoop<ToiObserver>(a, sweepA, b, sweepB, options, nobody).run();
}

} // namespace hullsmith
