#include "satcache.h"

namespace hullsmith {

SatOptions SatCache::recall(const Shape &a, const Shape &b, const SatOptions &options) const
{
    SatOptions known = options;
    if (knows(a, b)) {
        known.cached = m_axis;
        known.cachedAlongNormal = m_alongNormal;
    }
    if (!knows(a, b) || !m_isContact)
        known.bias = 0.0;
    return known;
}

void SatCache::remember(const Shape &a, const Shape &b, const SatResult &result)
{
    m_a = a.revision();
    m_b = b.revision();
    m_axis = result.best.source;
    m_alongNormal = result.best.alongNormal;
    m_isContact = result.relation != Relation::Apart;
}

bool SatCache::knows(const Shape &a, const Shape &b) const
{
    return m_a == a.revision() && m_b == b.revision();
}

SatResult sat(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB, SatCache &cache,
              const SatOptions &options)
{
    const SatResult result = sat(a, poseA, b, poseB, cache.recall(a, b, options));
    cache.remember(a, b, result);
    return result;
}

} // namespace hullsmith
