#include "mergedpiece.h"

#include "convexpolygon.h"
#include "predicates.h"

#include <algorithm>

namespace hullsmith {

namespace {

std::vector<Vec2> strictCorners(std::span<const Vec2> ring)
{
    const std::size_t n = ring.size();
    std::vector<Vec2> corners;
    for (std::size_t i = 0; i < n; ++i)
        if (orientation(ring[i > 0 ? i - 1 : n - 1], ring[i], ring[i + 1 < n ? i + 1 : 0]) != 0)
            corners.push_back(ring[i]);
    return corners;
}

const Vec2 &after(const std::vector<Vec2> &ring, std::size_t i)
{
    return ring[i + 1 < ring.size() ? i + 1 : 0];
}

} // namespace

std::optional<std::vector<Vec2>> mergedPiece(std::span<const Vec2> a, std::span<const Vec2> b,
                                             int cornerLimit)
{
    std::vector<Vec2> left = strictCorners(a);
    std::vector<Vec2> right = strictCorners(b);
    for (std::size_t i = 0; i < left.size(); ++i) {
        for (std::size_t j = 0; j < right.size(); ++j) {
            if (left[i] != after(right, j) || after(left, i) != right[j])
                continue;
            // The edge is the last of each, from the last corner to the first.
            std::rotate(left.begin(), left.begin() + std::ptrdiff_t(i) + 1, left.end());
            std::rotate(right.begin(), right.begin() + std::ptrdiff_t(j) + 1, right.end());
            left.insert(left.end(), right.begin() + 1, right.end() - 1);
            std::vector<Vec2> merged = strictCorners(left);
            if ((cornerLimit > 0 && int(merged.size()) > cornerLimit) ||
                !ConvexPolygon::create(merged))
                return std::nullopt;
            return merged;
        }
    }
    return std::nullopt;
}

} // namespace hullsmith
