#pragma once

#include "corefeature.h"
#include "satpair.h"

#include <array>
#include <span>

namespace hullsmith {

/// A point of the difference shape A - B: vertex `a` of A's core minus vertex `b` of B's, metres.
struct DifferencePoint {
    int a = -1;
    int b = -1;
    Vec2 point = Vec2::Zero();
};

/// From the right end to the left one, seen along the side's outward normal.
struct DifferenceSide {
    DifferencePoint from, to;

    /// Where the point of the side nearest to the origin divides it, in [0, 1].
    double place() const;
};

/// `v` at length 1; zero stays zero. Neither overflows nor underflows.
inline Vec2 unitOf(const Vec2 &v)
{
    const double largest = v.cwiseAbs().maxCoeff();
    if (!(largest > 0.0))
        return Vec2::Zero();
    const Vec2 scaled = v / largest;
    return scaled / scaled.norm();
}

/// Length of `v`; neither overflows nor underflows.
inline double lengthOf(const Vec2 &v)
{
    return std::hypot(v.x(), v.y());
}

/// A point of each core, relative to the pair's reference point, and the features they lie on.
struct Witness {
    Vec2 a = Vec2::Zero();
    Vec2 b = Vec2::Zero();
    CoreFeature featureA;
    CoreFeature featureB;
};

/// The Minkowski difference A - B of a pair's cores, known by its support points. It contains the
/// origin exactly if the cores meet. The pair must outlive it.
class Difference {
public:
    explicit Difference(const SatPair &pair)
        : m_pair(pair)
    {
    }

    const SatPair &pair() const { return m_pair; }
    /// Bounds the error of a projection of the difference on a unit direction, metres.
    double error() const { return m_pair.error(Owner::Both); }
    double radii() const { return m_pair.a().radius() + m_pair.b().radius(); }

    DifferencePoint point(int a, int b) const
    {
        return {a, b, m_pair.a().relative(a) - m_pair.b().relative(b)};
    }
    /// The point farthest along `direction`: A's support point along it minus B's against it.
    /// Remembers both as hints for the next call.
    DifferencePoint support(const Vec2 &direction);

    /// The side of the difference that faces along `normal`, up to error(): where edges of A and B
    /// are parallel it is as long as both. One point twice where it is a corner. O(n + m).
    DifferenceSide side(const Vec2 &normal) const;
    /// The point of the edge from `from` to `to` that divides it at `t` in [0, 1], on both cores.
    /// `normal` points from A to B. With equal points, those two vertices.
    Witness witness(const DifferencePoint &from, const DifferencePoint &to, double t,
                    const Vec2 &normal) const;
    /// The witness moved to the surfaces along `normal`, in the world.
    Vec2 surfaceA(const Witness &witness, const Vec2 &normal) const;
    Vec2 surfaceB(const Witness &witness, const Vec2 &normal) const;

    /// How the shapes stand when their separation is known to lie between `low` and `high`, up to
    /// error(). Where that does not decide, the exact test does.
    Relation relation(double low, double high) const;

private:
    const SatPair &m_pair;
    int m_hintA = -1;
    int m_hintB = -1;
};

/// `separation` with the sign that `relation` demands; what rounding had wrong becomes next to
/// nothing.
double signedSeparation(double separation, Relation relation);

} // namespace hullsmith
