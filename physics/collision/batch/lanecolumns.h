#pragma once

// One shape of many vertices as columns of numbers, lanes along the vertices.

#include "batchtables.h"
#include "lane.h"

#include <limits>

namespace hullsmith::HULLSMITH_KERNELS {

/// A shape as columns of numbers, `rows` each; those after the last vertex repeat the first.
template <class S>
struct Columns {
    Columns(const ShapeRecord<S> *start, int vertices)
        : rows(paddedCount(std::size_t(vertices)))
        , x(&start->x)
        , y(x + rows)
        , normalX(y + rows)
        , normalY(normalX + rows)
        , offset(normalY + rows)
    {
    }

    std::size_t rows;
    const S *x, *y, *normalX, *normalY;
    const S *offset; ///< Of each edge from the origin, along its normal.
};

/// The least of many numbers and where it stands; lanes first, then across them.
template <class L>
class LeastOf {
public:
    using S = typename L::S;

    void offer(L values, L indices)
    {
        const L less = values < m_values;
        m_values = min(m_values, values);
        m_indices = select(less, indices, m_indices);
    }
    void join(const LeastOf &other) { offer(other.m_values, other.m_indices); }
    S value() const { return least(m_values); }
    int index() const
    {
        S indices[std::size_t(L::width)];
        m_indices.store(indices);
        const unsigned equal = ~bits(L::all(value()) < m_values);
        return int(indices[std::countr_zero(equal)]);
    }

private:
    L m_values = L::all(std::numeric_limits<S>::max());
    L m_indices = L::all(S(0));
};

/// Calls `each(row, indices)` for every packet of rows with two interleaved minima, and joins them.
template <class L, class Each>
LeastOf<L> leastOverRows(std::size_t rows, Each each)
{
    using S = typename L::S;
    constexpr std::size_t width = std::size_t(L::width);
    LeastOf<L> first;
    LeastOf<L> second;
    L indices = L::counting();
    const L step = L::all(S(width));
    for (std::size_t row = 0; row < rows; row += 2 * width) {
        first.offer(each(row), indices);
        indices = indices + step;
        second.offer(each(row + width), indices);
        indices = indices + step;
    }
    first.join(second);
    return first;
}

/// The row where the dot product of a direction with (x, y) is least.
template <class L, class S>
LeastOf<L> lowestAlong(const S *columnX, const S *columnY, std::size_t rows, S directionX,
                       S directionY)
{
    const L x = L::all(directionX);
    const L y = L::all(directionY);
    return leastOverRows<L>(rows, [&](std::size_t row) {
        return mulAdd(L::load(columnX + row), x, L::load(columnY + row) * y);
    });
}

} // namespace hullsmith::HULLSMITH_KERNELS
