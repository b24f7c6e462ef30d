#include "compound.h"

#include "../geometry/tolerance.h"

#include <cmath>
#include <limits>
#include <utility>

namespace hullsmith {

namespace {

std::vector<Aabb> boxes(const Compound &compound, const Pose &pose)
{
    std::vector<Aabb> boxes;
    for (const Shape &piece : compound.pieces())
        boxes.push_back(piece.bounds(pose));
    return boxes;
}

/// No point of one box is nearer to the other, rounding of the boxes included; negative if they
/// overlap.
double leastGap(const Aabb &a, const Aabb &b)
{
    const Vec2 gap = (a.lower - b.upper).cwiseMax(b.lower - a.upper);
    const double farthest = a.lower.cwiseAbs()
                                .cwiseMax(a.upper.cwiseAbs())
                                .cwiseMax(b.lower.cwiseAbs())
                                .cwiseMax(b.upper.cwiseAbs())
                                .maxCoeff();
    return gap.maxCoeff() - satSumError * farthest;
}

/// Visits each pair of pieces whose boxes are no farther apart than `reach()` says by then.
template <class Reach, class Visit>
void forEachPair(const Compound &a, const Pose &poseA, const Compound &b, const Pose &poseB,
                 Reach reach, Visit visit)
{
    const std::vector<Aabb> boxesA = boxes(a, poseA);
    const std::vector<Aabb> boxesB = boxes(b, poseB);
    for (int i = 0; i < a.size(); ++i)
        for (int j = 0; j < b.size(); ++j)
            if (leastGap(boxesA[std::size_t(i)], boxesB[std::size_t(j)]) <= reach())
                visit(i, j);
}

} // namespace

std::expected<Compound, CompoundFault> Compound::create(std::vector<Shape> pieces)
{
    if (pieces.empty())
        return std::unexpected(CompoundFault{});
    return Compound(std::move(pieces));
}

std::expected<Compound, CompoundFault> Compound::create(std::vector<std::vector<Vec2>> rings)
{
    std::vector<Shape> pieces;
    for (std::size_t i = 0; i < rings.size(); ++i) {
        auto piece = Shape::ring(std::move(rings[i]));
        if (!piece)
            return std::unexpected(CompoundFault{int(i), piece.error()});
        pieces.push_back(*std::move(piece));
    }
    return create(std::move(pieces));
}

Aabb Compound::bounds(const Pose &pose) const
{
    Aabb box;
    for (const Shape &piece : m_pieces)
        box.add(piece.bounds(pose));
    return box;
}

CompoundDistance distance(const Compound &a, const Pose &poseA, const Compound &b,
                          const Pose &poseB)
{
    CompoundDistance best;
    best.pair.separation = std::numeric_limits<double>::infinity();
    const auto reach = [&] { return std::max(0.0, best.pair.separation); };
    forEachPair(a, poseA, b, poseB, reach, [&](int i, int j) {
        const DistanceResult pair = distance(a.piece(i), poseA, b.piece(j), poseB);
        if (best.a < 0 || pair.separation < best.pair.separation)
            best = {i, j, pair};
    });
    return best;
}

std::vector<PieceManifold> manifolds(const Compound &a, const Pose &poseA, const Compound &b,
                                     const Pose &poseB, const ManifoldOptions &options)
{
    std::vector<PieceManifold> all;
    forEachPair(
        a, poseA, b, poseB, [&] { return options.margin; },
        [&](int i, int j) {
            const Manifold found = manifold(a.piece(i), poseA, b.piece(j), poseB, options);
            if (found.count > 0)
                all.push_back({i, j, found});
        });
    return all;
}

} // namespace hullsmith
