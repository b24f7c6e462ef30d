#pragma once

// The batch kernels: one lane a pair, no branches in a packet.

#include "laneclipping.h"
#include "lanefaces.h"

namespace hullsmith::HULLSMITH_KERNELS {

/// Copies a row over another.
template <class S>
void copyRow(const LaneColumns<S> &out, std::size_t from, std::size_t to)
{
    for (S *column : {out.normalX, out.normalY, out.x0, out.y0, out.separation0, out.x1, out.y1,
                      out.separation1})
        column[to] = column[from];
    for (std::uint32_t *column : {out.pair, out.feature0, out.feature1})
        column[to] = column[from];
}

/// How many bits of the last packet's lanes belong to copies beyond `count` entries.
template <int width>
std::size_t lanesBeyond(unsigned lanes, std::size_t count)
{
    const std::size_t used = count % std::size_t(width);
    return used == 0 ? 0 : std::size_t(std::popcount(lanes >> used));
}

/// Appends to `out` each lane whose bit is set, without a branch; returns the new end.
template <int width, class T, class Make>
std::size_t appendLanes(unsigned lanes, T *out, std::size_t end, Make make)
{
    for (int l = 0; l < width; ++l) {
        out[end] = make(l);
        end += lanes >> l & 1U;
    }
    return end;
}

template <class L, int size, bool rounded>
struct Routines {
    using S = typename L::S;
    static constexpr std::size_t width = std::size_t(L::width);

    static std::size_t overlaps(const LaneInput<S> &input, std::uint32_t *hits)
    {
        std::size_t end = 0;
        unsigned lanes = 0;
        for (std::size_t first = 0; first < input.size; first += width) {
            const Faces<L, size> faces(input, first);
            lanes = bits(faces.greatest() < L::all(S(0)));
            end = appendLanes<L::width>(lanes, hits, end,
                                        [&](int l) { return input.names[first + std::size_t(l)]; });
        }
        return end - lanesBeyond<L::width>(lanes, input.size);
    }

    static std::size_t candidates(const LaneInput<S> &input, LaneCandidate *out)
    {
        std::size_t end = 0;
        unsigned lanes = 0;
        for (std::size_t first = 0; first < input.size; first += width) {
            const Faces<L, size> faces(input, first);
            L separation;
            S values[width]; // face numbers, or separations that carry them
            L reach = L::all(input.margin);
            if constexpr (rounded) {
                const auto best = faces.greatestExact();
                separation = best.separation;
                best.face.store(values);
                reach = reach + L::load(input.radii[0] + first) + L::load(input.radii[1] + first);
            } else {
                separation = faces.greatestTagged();
                separation.store(values);
            }
            lanes = bits(separation < reach);
            end = appendLanes<L::width>(lanes, out, end, [&](int l) {
                const int face = rounded ? int(values[l]) : Faces<L, size>::Tag::index(values[l]);
                return LaneCandidate{std::uint32_t(first) + std::uint32_t(l), face};
            });
        }
        return end - lanesBeyond<L::width>(lanes, input.size);
    }

    static std::size_t manifolds(const LaneInput<S> &input, const LaneCandidate *candidates,
                                 std::size_t count, const LaneColumns<S> &out)
    {
        std::size_t end = 0;
        unsigned hold = 0;
        for (std::size_t first = 0; first < count; first += width) {
            Clipping<L, size, rounded> clipping(input, candidates + first);
            hold = clipping.write(out, end);
            end = compact(out, end, hold);
        }
        return end - lanesBeyond<L::width>(hold, count);
    }

    /// Moves the rows of the set bits together.
    static std::size_t compact(const LaneColumns<S> &out, std::size_t row, unsigned hold)
    {
        if ((hold & (hold + 1)) == 0) // All of them stand at the front.
            return row + std::size_t(std::popcount(hold));
        std::size_t end = row;
        for (std::size_t l = 0; l < width; ++l) {
            copyRow(out, row + l, end);
            end += hold >> l & 1U;
        }
        return end;
    }

    static constexpr bool hasOverlaps = !rounded && size < columnsFrom;
    static constexpr LaneKernel<S> table{hasOverlaps ? overlaps : nullptr, candidates, manifolds};
};

} // namespace hullsmith::HULLSMITH_KERNELS
