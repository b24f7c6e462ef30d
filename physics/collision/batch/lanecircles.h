#pragma once

// Two circles a lane.

#include "laneroutines.h"

namespace hullsmith::HULLSMITH_KERNELS {

/// Two shapes of one vertex: no edges, the axis runs between the centres.
template <class L>
struct CircleRoutines {
    using S = typename L::S;
    static constexpr int width = L::width;

    /// The centres of a packet of pairs, and their radii.
    struct Circles {
        Vectors<L> centreA;
        Vectors<L> way; ///< From A's centre to B's.
        L radiusA, radiusB;

        Circles(const LaneInput<S> &input, const std::uint32_t *indices)
        {
            const RigidPose<S> *poses[2][width];
            const ShapeRecord<S> *records[2][width];
            S radii[2][width];
            for (int l = 0; l < width; ++l) {
                const LanePair &pair = input.pairs[indices[l]];
                for (int s = 0; s < 2; ++s) {
                    poses[s][l] = poseOf(input, pair, s);
                    records[s][l] = recordsOf(input, pair, s);
                    radii[s][l] = input.radii[s][indices[l]];
                }
            }
            const Poses<L> a = gather<L>(poses[0]);
            const Poses<L> b = gather<L>(poses[1]);
            const Vectors<L> turnedA = a.turn(gather<L>(records[0]).vertex);
            // The difference of the positions first: it is exact for bodies far out.
            way = (b.position - a.position) + (b.turn(gather<L>(records[1]).vertex) - turnedA);
            centreA = a.position + turnedA;
            radiusA = L::load(radii[0]);
            radiusB = L::load(radii[1]);
        }
    };

    static std::size_t overlaps(const LaneInput<S> &input, std::uint32_t *hits)
    {
        std::size_t end = 0;
        const auto append = [&](const std::uint32_t *indices, unsigned lanes) {
            end = appendLanes<width>(lanes, hits, end,
                                     [&](int l) { return input.names[indices[l]]; });
        };
        const std::size_t copies = forEachPacket(input, S(0), append);
        return end - copies;
    }

    static std::size_t candidates(const LaneInput<S> &input, LaneCandidate *out)
    {
        std::size_t end = 0;
        const auto append = [&](const std::uint32_t *indices, unsigned lanes) {
            end = appendLanes<width>(lanes, out, end,
                                     [&](int l) { return LaneCandidate{indices[l], 0}; });
        };
        const std::size_t copies = forEachPacket(input, input.margin, append);
        return end - copies;
    }

    /// Calls `found` for every packet; how many pairs of the last one are copies.
    template <class Found>
    static std::size_t forEachPacket(const LaneInput<S> &input, S margin, Found found)
    {
        unsigned lanes = 0;
        for (std::size_t first = 0; first < input.size; first += std::size_t(width)) {
            std::uint32_t indices[width];
            for (int l = 0; l < width; ++l)
                indices[l] = std::uint32_t(first) + std::uint32_t(l);
            const Circles circles(input, indices);
            const L reach = circles.radiusA + circles.radiusB + L::all(margin);
            lanes = bits(dot(circles.way, circles.way) < reach * reach);
            found(indices, lanes);
        }
        return lanesBeyond<width>(lanes, input.size);
    }

    static std::size_t manifolds(const LaneInput<S> &input, const LaneCandidate *candidates,
                                 std::size_t count, const LaneColumns<S> &out)
    {
        for (std::size_t first = 0; first < count; first += std::size_t(width)) {
            std::uint32_t indices[width];
            for (int l = 0; l < width; ++l)
                indices[l] = candidates[first + std::size_t(l)].pair;
            write(input, indices, Circles(input, indices), out, first);
        }
        return count;
    }

    static void write(const LaneInput<S> &input, const std::uint32_t *indices,
                      const Circles &circles, const LaneColumns<S> &out, std::size_t row)
    {
        const L distance = sqrt(dot(circles.way, circles.way));
        const L tiny = L::all(std::numeric_limits<S>::min());
        const L apart = tiny < distance;
        const Vectors<L> along = (L::all(S(1)) / max(distance, tiny)) * circles.way;
        const Vectors<L> normal = select(apart, along, Vectors<L>{L::all(S(1)), L::all(S(0))});
        const L middle = L::all(S(0.5)) * (distance + circles.radiusA - circles.radiusB);
        const Vectors<L> point = circles.centreA + middle * normal;
        normal.x.store(out.normalX + row);
        normal.y.store(out.normalY + row);
        point.x.store(out.x0 + row);
        point.y.store(out.y0 + row);
        point.x.store(out.x1 + row);
        point.y.store(out.y1 + row);
        (distance - circles.radiusA - circles.radiusB).store(out.separation0 + row);
        L::all(std::numeric_limits<S>::infinity()).store(out.separation1 + row);
        for (int l = 0; l < width; ++l) {
            out.pair[row + std::size_t(l)] = input.names[indices[l]];
            out.feature0[row + std::size_t(l)] = out.feature1[row + std::size_t(l)] = 0;
        }
    }

    static constexpr LaneKernel<S> table{overlaps, candidates, manifolds};
};

} // namespace hullsmith::HULLSMITH_KERNELS
