#include "manifold.h"

#include "manifoldobserved.h"

namespace hullsmith {

namespace {

std::string featureName(char owner, CoreFeature feature)
{
    std::string name(1, owner);
    if (feature.kind == CoreFeature::Kind::Edge)
        name += 'e';
    return name += std::to_string(feature.index);
}

SatResult tested(const SatPair &pair, const SatOptions &options)
{
    SatObserver nobody;
    return SatLoop<SatObserver>(pair, options, nobody).run();
}

Manifold clipped(const SatPair &pair, const SatResult &result, const ManifoldOptions &options)
{
    ClipObserver nobody;
    return ManifoldClipper<ClipObserver>(pair, result, options, nobody).run();
}

} // namespace

std::string contactName(const ContactId &id)
{
    return featureName('A', id.a) + '-' + featureName('B', id.b);
}

Manifold manifold(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                  const ManifoldOptions &options)
{
    const SatPair pair(a, poseA, b, poseB);
    return clipped(pair, tested(pair, clippingTest(options)), options);
}

Manifold manifold(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                  const SatResult &result, const ManifoldOptions &options)
{
    return clipped(SatPair(a, poseA, b, poseB), result, options);
}

Manifold manifold(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                  SatCache &cache, const ManifoldOptions &options)
{
    const SatPair pair(a, poseA, b, poseB);
    const SatResult result = tested(pair, cache.recall(a, b, clippingTest(options)));
    cache.remember(a, b, result);
    return clipped(pair, result, options);
}

} // namespace hullsmith
