#pragma once

#include "sat.h"

#include <cstdint>

namespace hullsmith {

/// The axis that the last test of a pair ended with, for the next test of the same two shapes.
///
/// Bodies move little in a step, so the axis that parted a pair most likely parts it again: then
/// one axis is projected instead of all. With SatOptions::bias the cache also keeps the normal of
/// an overlapping pair. Keep one for each ordered pair, in the world or in a loop of your own; a
/// cache used for another pair, or after a shape was made anew, starts empty. It changes how fast
/// the answer comes and, with a bias, the normal; never the relation.
class SatCache {
public:
    /// `options` with what is known of these two shapes put in. A bias is dropped where there is no
    /// contact to be kept. O(1).
    SatOptions recall(const Shape &a, const Shape &b, const SatOptions &options) const;
    /// Replaces what was known. O(1).
    void remember(const Shape &a, const Shape &b, const SatResult &result);
    /// Forgets, for instance after the pair was moved far.
    void clear() { *this = {}; }
    /// Whether recall() would add something.
    bool knows(const Shape &a, const Shape &b) const;

private:
    std::uint64_t m_a = 0; ///< Shape::revision(), 0 for none.
    std::uint64_t m_b = 0;
    AxisSource m_axis;
    bool m_alongNormal = true;
    bool m_isContact = false; ///< The axis was a way out, not a gap.
};

/// sat() that begins with the axis in `cache` and leaves the one it ended with there.
SatResult sat(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB, SatCache &cache,
              const SatOptions &options = {});

} // namespace hullsmith
