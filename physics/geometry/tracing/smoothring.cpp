#include "smoothring.h"

#include "../predicates.h"

#include <algorithm>

namespace hullsmith {

namespace {

class CrackPoints {
public:
    CrackPoints(const AlphaImage &image, const PixelRect &region, int threshold)
        : m_image(image)
        , m_region(region)
        , m_level(double(threshold) - 0.5)
    {
    }

    /// Of the unit crack from corner (x, y) on in the direction (dx, dy), the solid pixel being on
    /// its left with y up.
    Vec2 at(int x, int y, int dx, int dy) const
    {
        // The pixels on both sides: a corner has the numbers of the pixel to its lower right.
        const Pixel solid = dx != 0 ? Pixel{dx > 0 ? x : x - 1, dx > 0 ? y - 1 : y}
                                    : Pixel{dy > 0 ? x : x - 1, dy > 0 ? y : y - 1};
        const Pixel across{solid.column - dy, solid.row + dx};
        const double share = fraction(solid, across);
        return {solid.column + 0.5 + share * (across.column - solid.column),
                solid.row + 0.5 + share * (across.row - solid.row)};
    }

private:
    /// Where between the two centres, more than 0 and less than 1.
    double fraction(const Pixel &solid, const Pixel &across) const
    {
        const double high = alpha(solid);
        if (!isInside(across))
            return std::min((high - m_level) / high, 0.5);
        return (high - m_level) / (high - alpha(across));
    }

    bool isInside(const Pixel &pixel) const
    {
        return pixel.column >= 0 && pixel.column < m_region.width && pixel.row >= 0 &&
               pixel.row < m_region.height;
    }

    double alpha(const Pixel &pixel) const
    {
        return m_image.at(m_region.column + pixel.column, m_region.row + pixel.row);
    }

    const AlphaImage &m_image;
    const PixelRect &m_region;
    double m_level; ///< Between the alphas that are solid and those that are not.
};

std::vector<Vec2> withoutStraightPoints(const std::vector<Vec2> &points)
{
    const std::size_t n = points.size();
    std::vector<Vec2> result;
    for (std::size_t i = 0; i < n; ++i)
        if (orientation(points[i > 0 ? i - 1 : n - 1], points[i], points[i + 1 < n ? i + 1 : 0]) !=
            0)
            result.push_back(points[i]);
    return result;
}

} // namespace

std::vector<Vec2> smoothRing(std::span<const PixelCorner> ring, const AlphaImage &image,
                             const PixelRect &region, int threshold)
{
    const CrackPoints cracks(image, region, threshold);
    std::vector<Vec2> points;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const PixelCorner &from = ring[i];
        const PixelCorner &to = ring[i + 1 < ring.size() ? i + 1 : 0];
        const int dx = (to.x > from.x) - (to.x < from.x);
        const int dy = (to.y > from.y) - (to.y < from.y);
        for (int x = from.x, y = from.y; x != to.x || y != to.y; x += dx, y += dy)
            points.push_back(cracks.at(x, y, dx, dy));
    }
    return withoutStraightPoints(points);
}

} // namespace hullsmith
