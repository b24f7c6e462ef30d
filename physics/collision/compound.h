#pragma once

#include "distance.h"
#include "manifold.h"

namespace hullsmith {

/// Why a compound cannot be made, and where.
struct CompoundFault {
    int piece = -1; ///< Index into the input list; -1 for an empty list.
    OutlineFault outline{OutlineIssue::TooFew}; ///< What is wrong with that piece.
};

/// A body of several convex shapes that share one frame, in metres: what a concave outline is split
/// into. The pieces may touch and overlap. Never empty; immutable.
class Compound {
public:
    explicit Compound(Shape piece)
        : m_pieces{std::move(piece)}
    {
    }
    /// Fails for an empty list.
    static std::expected<Compound, CompoundFault> create(std::vector<Shape> pieces);
    /// Plain polygons, each as Shape::ring() takes it; the first piece at fault is named.
    static std::expected<Compound, CompoundFault> create(std::vector<std::vector<Vec2>> rings);

    int size() const { return int(m_pieces.size()); }
    const Shape &piece(int i) const { return m_pieces[std::size_t(i)]; }
    std::span<const Shape> pieces() const { return m_pieces; }
    /// Bounding box at `pose`. O(n).
    Aabb bounds(const Pose &pose) const;

private:
    explicit Compound(std::vector<Shape> pieces)
        : m_pieces(std::move(pieces))
    {
    }

    std::vector<Shape> m_pieces;
};

/// How two compounds stand to each other, and which of their pieces say so.
struct CompoundDistance {
    int a = -1; ///< Piece of A.
    int b = -1; ///< Piece of B.
    /// Of these two pieces: the deepest pair if any overlap, else the nearest. Its relation is that
    /// of the compounds. The way out of the pair is not that of the whole, which may be longer.
    DistanceResult pair;
};

/// Deepest or nearest pair of pieces of `a` at `poseA` and `b` at `poseB` (world frame, metres).
/// The lowest indices on ties. The relation is exact. Cannot fail. O(kl) boxes for k and l pieces,
/// and distance() for each pair whose boxes do not rule it out.
CompoundDistance distance(const Compound &a, const Pose &poseA, const Compound &b,
                          const Pose &poseB);

/// Contacts of one pair of pieces.
struct PieceManifold {
    int a = -1;
    int b = -1;
    Manifold manifold;
};

/// The manifolds of all pairs of pieces that have contacts, ordered by `a`, then `b`. A contact is
/// named by both pieces and its ContactId. Cost as distance().
std::vector<PieceManifold> manifolds(const Compound &a, const Pose &poseA, const Compound &b,
                                     const Pose &poseB, const ManifoldOptions &options = {});

} // namespace hullsmith
