#include "selftouch.h"

#include "../tolerance.h"

#include <algorithm>
#include <tuple>

namespace hullsmith {

namespace {

bool comesBefore(const PixelCorner &a, const PixelCorner &b)
{
    return std::tie(a.y, a.x) < std::tie(b.y, b.x);
}

Vec2 point(const PixelCorner &corner)
{
    return {double(corner.x), double(corner.y)};
}

} // namespace

std::vector<int> doubledCorners(std::span<const PixelCorner> ring)
{
    std::vector<int> saddles;
    for (std::size_t i = 0; i < ring.size(); ++i)
        if (ring[i].saddle)
            saddles.push_back(int(i));
    const auto at = [&](int i) -> const PixelCorner & { return ring[std::size_t(i)]; };
    std::sort(saddles.begin(), saddles.end(),
              [&](int a, int b) { return comesBefore(at(a), at(b)); });
    std::vector<int> doubled;
    for (std::size_t i = 1; i < saddles.size(); ++i) {
        const int a = saddles[i - 1];
        const int b = saddles[i];
        if (!at(a).isAt(at(b)))
            continue;
        doubled.resize(ring.size(), -1);
        doubled[std::size_t(a)] = b;
        doubled[std::size_t(b)] = a;
    }
    return doubled;
}

std::vector<std::vector<PixelCorner>> dividedRing(std::span<const PixelCorner> ring,
                                                  std::span<const int> doubled)
{
    std::vector<std::vector<PixelCorner>> loops;
    std::vector<PixelCorner> open; // the way since the start, without the loops that were closed
    std::vector<std::size_t> places(ring.size()); // of a corner on that way
    const auto close = [&](std::size_t from) {
        const auto begin = open.begin() + std::ptrdiff_t(from);
        std::rotate(begin, std::min_element(begin, open.end(), comesBefore), open.end());
        loops.emplace_back(begin, open.end());
        open.resize(from);
    };
    for (std::size_t i = 0; i < ring.size(); ++i) {
        // Loops never interlock: the first visit is still on the way.
        if (doubled[i] >= 0 && std::size_t(doubled[i]) < i)
            close(places[std::size_t(doubled[i])]);
        places[i] = open.size();
        open.push_back(ring[i]);
    }
    close(0);
    return loops;
}

std::vector<Vec2> bridgedRing(std::span<const PixelCorner> ring, std::span<const int> doubled)
{
    std::vector<Vec2> points;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Vec2 here = point(ring[i]);
        if (doubled[i] < 0) {
            points.push_back(here);
            continue;
        }
        const Vec2 before = point(ring[i > 0 ? i - 1 : ring.size() - 1]);
        const Vec2 after = point(ring[i + 1 < ring.size() ? i + 1 : 0]);
        points.emplace_back(here + cornerBridge * (before - here).cwiseSign());
        points.emplace_back(here + cornerBridge * (after - here).cwiseSign());
    }
    return points;
}

} // namespace hullsmith
