#include "distance.h"

#include "epaobserved.h"
#include "gjkobserved.h"

namespace hullsmith {

namespace {

/// The fields that both algorithms name alike.
template <class Result>
DistanceResult common(const Result &found, double separation)
{
    DistanceResult result;
    result.relation = found.relation;
    result.separation = signedSeparation(separation, found.relation);
    result.normal = found.normal;
    result.pointA = found.pointA;
    result.pointB = found.pointB;
    result.featureA = found.featureA;
    result.featureB = found.featureB;
    result.iterations = found.iterations;
    result.capped = found.capped;
    return result;
}

} // namespace

DistanceResult distance(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                        const GjkOptions &options)
{
    const SatPair pair(a, poseA, b, poseB);
    GjkObserver noGjkObserver;
    const GjkResult gjk = GjkLoop<GjkObserver>(pair, options, noGjkObserver).run();
    DistanceResult result;
    if (gjk.coresMeet) {
        EpaObserver noEpaObserver;
        const EpaOptions epaOptions;
        const EpaResult epa = EpaLoop<EpaObserver>(pair, epaOptions, noEpaObserver).run();
        result = common(epa, -epa.depth);
        result.iterations += gjk.iterations;
        result.capped = result.capped || gjk.capped;
    } else {
        result = common(gjk, gjk.coreDistance - (pair.a().radius() + pair.b().radius()));
    }
    result.cache = gjk.cache;
    return result;
}

} // namespace hullsmith
