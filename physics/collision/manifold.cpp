#include "manifold.h"

#include "manifoldobserved.h"

namespace hullsmith {

namespace {

std::string featureName(char owner, ContactFeature feature)
{
    std::string name(1, owner);
    if (feature.kind == ContactFeature::Kind::Edge)
        name += 'e';
    return name += std::to_string(feature.index);
}

} // namespace

std::string contactName(const ContactId &id)
{
    return featureName('A', id.a) + '-' + featureName('B', id.b);
}

Manifold manifold(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                  const ManifoldOptions &options)
{
    ClipObserver nobody;
    return manifoldObserved(SatPair(a, poseA, b, poseB), options, nobody);
}

Manifold manifold(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                  SatCache &cache, const ManifoldOptions &options)
{
    SatObserver noTester;
    ClipObserver noClipper;
    const SatPair pair(a, poseA, b, poseB);
    const SatOptions test = cache.recall(a, b, clippingTest(options));
    const SatResult result = SatLoop<SatObserver>(pair, test, noTester).run();
    cache.remember(a, b, result);
    return ManifoldClipper<ClipObserver>(pair, result, options, noClipper).run();
}

} // namespace hullsmith
