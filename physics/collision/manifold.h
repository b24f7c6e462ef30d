#pragma once

#include "corefeature.h"
#include "satcache.h"

#include <array>
#include <span>
#include <string>

namespace hullsmith {

/// Names a contact across steps, for carrying its impulse over: the features of A and B that it
/// belongs to.
///
/// Where two edges face each other, each end of their common stretch is named by the end vertices
/// of both edges there, whichever of the two the stretch ends at. So the name stays while a box
/// slides, while equal boxes are stacked, and when the reference edge changes sides; swapping the
/// shapes swaps the features. A round end on an edge is named by vertex and edge, two nearest
/// corners by both vertices.
struct ContactId {
    CoreFeature a;
    CoreFeature b;

    bool operator==(const ContactId &) const = default;
};

/// "A1-B0" for two vertices, "Ae1-B0" for edge 1 of A and vertex 0 of B.
std::string contactName(const ContactId &id);

/// One place where the pair touches. World frame, metres.
struct ContactPoint {
    Vec2 onA = Vec2::Zero(); ///< On the surface of A.
    Vec2 onB = Vec2::Zero(); ///< On the surface of B, straight below or above onA.
    double depth = 0.0;      ///< Overlap along the normal; negative is a gap.
    ContactId id;

    Vec2 middle() const { return 0.5 * onA + 0.5 * onB; }
};

/// Where two shapes touch: up to two points that share one normal. World frame, metres.
struct Manifold {
    Relation relation = Relation::Apart;
    /// Unit, from A to B: the way out of sat(), or between the nearest features of a parted pair.
    Vec2 normal = Vec2::UnitX();
    AxisSource reference{Owner::Both, -1}; ///< Edge that clips; `Both` between two vertices.
    AxisSource incident{Owner::Both, -1};  ///< Edge that is clipped; edge -1 for a point.
    std::array<ContactPoint, 2> points;    ///< In use up to `count`.
    int count = 0;

    std::span<const ContactPoint> contacts() const { return {points.data(), std::size_t(count)}; }
    /// The reference edge belongs to B: it was clipped with the normal turned round.
    bool flipped() const { return reference.owner == Owner::B; }
};

struct ManifoldOptions {
    /// Keep contacts with a gap up to this, metres, >= 0: a step of the solver then meets them
    /// before they overlap. With 0 only overlapping and touching pairs have contacts.
    double margin = 0.0;
    /// A's edge is the reference unless B's faces the normal better by more than this angle,
    /// radians: the roles then do not change from step to step. Depths do not depend on it.
    double referenceBias = 0.01;
    /// SatOptions::bias, metres; counts with a cache only. The depth may be that much above the
    /// least, and beyond an edge's end the points of a contact lie aslant.
    double axisBias = 0.0;
};

/// Contacts of `a` at `poseA` and `b` at `poseB`.
///
/// The normal comes from sat(). Of both shapes, the edge that faces along it most (a whole straight
/// side, if several edges lie on a line) is taken: the better one clips the other at two planes
/// through its ends, along the normal, and what lies above it by more than the margin is dropped.
/// Depths are measured along the normal, the radii added. Two nearest corners of rounded or parted
/// shapes, and two circles, touch in one point between them.
///
/// An overlapping pair has one contact at least. The deepest has the depth of sat(), also when one
/// shape contains the other; none has more. O((n + m)^2) as sat(). Cannot fail. Source: Gregorius,
/// Robust Contact Creation for Physics Simulations (Game Developers Conference 2015); Ericson,
/// Real-Time Collision Detection (2005), chapter 5.
Manifold manifold(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                  const ManifoldOptions &options = {});
/// The same for a pair whose sat() is known: `result`, with a gap up to the margin at most, has to
/// be that of a test without an early out below the margin.
Manifold manifold(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                  const SatResult &result, const ManifoldOptions &options = {});
/// The same, beginning with the axis in `cache`, see SatCache.
Manifold manifold(const Shape &a, const Pose &poseA, const Shape &b, const Pose &poseB,
                  SatCache &cache, const ManifoldOptions &options = {});

} // namespace hullsmith
