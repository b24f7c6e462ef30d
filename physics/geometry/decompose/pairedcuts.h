#pragma once

#include "../vec.h"

#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace hullsmith {

/// The most cuts between reflex vertices of a ring such that no two of them meet and each leaves no
/// reflex corner at either of its ends: each spares one cut to a point that has to be added.
///
/// `ring` as triangulate() takes it; the cuts join vertices that see each other. Nothing if `stop`
/// was requested, or if there are too many pairs to choose from (pairedCutSteps). O(r e) time for r
/// reflex vertices and e such pairs, O(r^2) space. Source: the greatest set of chords of a polygon
/// that do not cross, Supowit, Finding a Maximum Planar Subset of a Set of Nets in a Channel
/// (1987).
std::optional<std::vector<std::pair<int, int>>> pairedCuts(std::span<const Vec2> ring,
                                                           const std::stop_token &stop);

} // namespace hullsmith
