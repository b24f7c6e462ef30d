#include "gridcrossing.h"

#include <cmath>
#include <cstdint>

namespace hullsmith {

namespace {

__extension__ using Wide = __int128;

/// Bits of a difference of two coordinates.
constexpr int differenceBits = 54;

struct GridVec {
    std::int64_t x, y;
};

GridVec difference(const Vec2 &to, const Vec2 &from)
{
    return {std::int64_t(to.x()) - std::int64_t(from.x()),
            std::int64_t(to.y()) - std::int64_t(from.y())};
}

Wide crossProduct(const GridVec &a, const GridVec &b)
{
    return Wide(a.x) * b.y - Wide(a.y) * b.x;
}

struct Quotient {
    std::int64_t whole;
    Wide rest; ///< At least 0, below the divisor.
};

/// length * numerator / denominator, rounded down, for 0 <= numerator <= denominator. The product
/// may have more than 128 bits: long multiplication and division go on side by side.
Quotient scaled(std::int64_t length, Wide numerator, Wide denominator)
{
    const std::uint64_t magnitude = std::uint64_t(length < 0 ? -length : length);
    std::int64_t whole = 0;
    Wide rest = 0;
    for (int bit = differenceBits - 1; bit >= 0; --bit) {
        whole *= 2;
        rest *= 2;
        if ((magnitude >> bit & 1U) != 0)
            rest += numerator;
        for (; rest >= denominator; rest -= denominator)
            ++whole;
    }
    if (length >= 0 || rest == 0)
        return {length >= 0 ? whole : -whole, rest};
    return {-whole - 1, denominator - rest};
}

struct Rounded {
    double value, move;
};

/// start + length * numerator / denominator
Rounded placed(double start, std::int64_t length, Wide numerator, Wide denominator)
{
    const Quotient way = scaled(length, numerator, denominator);
    const std::int64_t low = std::int64_t(start) + way.whole;
    const Wide twice = 2 * way.rest;
    const bool up = twice > denominator || (twice == denominator && low % 2 != 0);
    const double fraction = double(way.rest) / double(denominator);
    return {double(up ? low + 1 : low), up ? 1.0 - fraction : fraction};
}

} // namespace

GridCrossing gridCrossing(const Vec2 &a, const Vec2 &b, const Vec2 &c, const Vec2 &d)
{
    const GridVec first = difference(b, a);
    const GridVec second = difference(d, c);
    Wide denominator = crossProduct(first, second);
    Wide numerator = crossProduct(difference(c, a), second);
    if (denominator < 0) {
        denominator = -denominator;
        numerator = -numerator;
    }
    const Rounded x = placed(a.x(), first.x, numerator, denominator);
    const Rounded y = placed(a.y(), first.y, numerator, denominator);
    return {Vec2(x.value, y.value), std::hypot(x.move, y.move)};
}

} // namespace hullsmith
