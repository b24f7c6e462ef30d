#pragma once

// Vectors, poses and shape records of a packet of pairs.

#include "batchtables.h"
#include "lane.h"

namespace hullsmith::HULLSMITH_KERNELS {

/// Where the pose of shape `which` (0 or 1) of the pair stands.
template <class S>
const RigidPose<S> *poseOf(const LaneInput<S> &input, const LanePair &pair, int which)
{
    const char *bytes = reinterpret_cast<const char *>(input.poses) + pair.bodies[which];
    return reinterpret_cast<const RigidPose<S> *>(bytes);
}

/// Where the records of shape `which` start, or its columns.
template <class S>
const ShapeRecord<S> *recordsOf(const LaneInput<S> &input, const LanePair &pair, int which)
{
    const char *bytes = reinterpret_cast<const char *>(input.records) + pair.records[which];
    return reinterpret_cast<const ShapeRecord<S> *>(bytes);
}

template <class L>
struct Vectors {
    L x, y;

    friend Vectors operator+(Vectors a, Vectors b) { return {a.x + b.x, a.y + b.y}; }
    friend Vectors operator-(Vectors a, Vectors b) { return {a.x - b.x, a.y - b.y}; }
    friend Vectors operator*(L s, Vectors v) { return {s * v.x, s * v.y}; }
    friend L dot(Vectors a, Vectors b) { return mulAdd(a.x, b.x, a.y * b.y); }
    friend Vectors select(L condition, Vectors yes, Vectors no)
    {
        return {select(condition, yes.x, no.x), select(condition, yes.y, no.y)};
    }
    Vectors left() const { return {-y, x}; } ///< A quarter turn counter-clockwise.
};

template <class L>
struct Poses {
    Vectors<L> position;
    L cosine, sine;

    Vectors<L> turn(Vectors<L> v) const
    {
        return {mulAdd(v.x, cosine, v.y * -sine), mulAdd(v.x, sine, v.y * cosine)};
    }
    Vectors<L> turnBack(Vectors<L> v) const
    {
        return {mulAdd(v.x, cosine, v.y * sine), mulAdd(v.y, cosine, v.x * -sine)};
    }
    Vectors<L> place(Vectors<L> v) const
    {
        return {mulAdd(v.x, cosine, mulAdd(v.y, -sine, position.x)),
                mulAdd(v.x, sine, mulAdd(v.y, cosine, position.y))};
    }
    /// `other` as seen from this pose.
    Poses relative(const Poses &other) const
    {
        return {turnBack(other.position - position),
                mulAdd(cosine, other.cosine, sine * other.sine),
                mulAdd(cosine, other.sine, -sine * other.cosine)};
    }
};

template <class L>
[[gnu::always_inline]] inline Poses<L> gather(const RigidPose<typename L::S> *const *from)
{
    const typename L::S *places[std::size_t(L::width)];
    for (int l = 0; l < L::width; ++l)
        places[l] = &from[l]->x;
    L out[4];
    gather4(places, out);
    return {{out[0], out[1]}, out[2], out[3]};
}

template <class L>
struct Records {
    Vectors<L> vertex, normal;
};

/// In each lane the record `offset` after the one that `from` names.
template <class L>
[[gnu::always_inline]] inline Records<L> gather(const ShapeRecord<typename L::S> *const *from,
                                                int offset = 0)
{
    const typename L::S *places[std::size_t(L::width)];
    for (int l = 0; l < L::width; ++l)
        places[l] = &from[l][offset].x;
    L out[4];
    gather4(places, out);
    return {{out[0], out[1]}, {out[2], out[3]}};
}

} // namespace hullsmith::HULLSMITH_KERNELS
