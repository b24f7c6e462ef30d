#pragma once

// What the batch kernels and their callers share: plain structs only, because each instruction set
// has an object file of its own, and code of one must not be linked into another.

#include <cstddef>
#include <cstdint>
#include <iterator>

namespace hullsmith {

/// Where a body stands: position in metres, cosine and sine of its angle. World frame.
template <class S>
struct alignas(4 * sizeof(S)) RigidPose {
    S x, y, cosine, sine;
};

/// One vertex of a shape and the edge that leaves it: position and outward unit normal, local.
template <class S>
struct alignas(4 * sizeof(S)) ShapeRecord {
    S x, y, normalX, normalY;
};

/// A pair as the kernels read it, A first: where the bodies' poses and the shapes' first records
/// stand, in bytes from the first of all. Bytes, so that a kernel need not multiply; arrays, so
/// that it can swap A and B without a branch.
struct LanePair {
    std::uint32_t bodies[2];
    std::uint32_t records[2];
};

/// Greatest number of lanes that any kernel has.
inline constexpr std::size_t laneCapacity = 16;

/// `count`, rounded up to whole packets of any kernel.
constexpr std::size_t paddedCount(std::size_t count)
{
    return (count + laneCapacity - 1) / laneCapacity * laneCapacity;
}

/// How many vertices the two shapes of a pair have.
struct LaneCounts {
    std::int32_t vertices[2];
};

/// Kernels for this many vertices and more read columns, too.
inline constexpr int columnsFrom = 16;

/// Stands for the number of vertices of kernels that take any number.
inline constexpr int manyVertices = 1 << 24;

/// A pair that may touch, and its axis of least penetration: edge `face` of A, or, from the
/// kernel's number of vertices on, of B.
struct LaneCandidate {
    std::uint32_t pair; ///< Index into the block.
    std::int32_t face;
};

/// A block of pairs for one kernel. All arrays run on for laneCapacity copies of the last entry.
template <class S>
struct LaneInput {
    const ShapeRecord<S> *records;
    const RigidPose<S> *poses;
    const LanePair *pairs;
    const std::uint32_t *names; ///< What the answers call a pair.
    const LaneCounts *counts;
    const LanePair
        *columns; ///< Where the columns of the shapes start (from columnsFrom vertices on only).
    const S *radii[2]; ///< One a pair, of A and of B, metres.
    std::size_t size;
    S margin;   ///< Greatest gap that still makes a contact, metres.
    S *scratch; ///< One number a row of a column (from columnsFrom vertices on only).
};

/// Where the kernels write manifolds: one number a pair in each column.
template <class S>
struct LaneColumns {
    S *normalX, *normalY;
    S *x0, *y0, *separation0;
    S *x1, *y1, *separation1;
    std::uint32_t *pair, *feature0, *feature1;
};

/// Names a contact by the vertices of A and B at that end of the stretch where two edges face each
/// other. The name stays when the reference edge changes sides. Vertices count modulo 65536.
constexpr std::uint32_t contactFeature(int vertexOfA, int vertexOfB)
{
    return (std::uint32_t(vertexOfA) & 0xffffU) | std::uint32_t(vertexOfB) << 16;
}

/// The routines for one kind of pair on one instruction set. Each returns how many entries it
/// wrote; room for a packet more than the input's size is needed.
template <class S>
struct LaneKernel {
    /// Names of the pairs that overlap. Absent where it takes the manifold to tell (rounded
    /// shapes).
    std::size_t (*overlaps)(const LaneInput<S> &, std::uint32_t *hits);
    /// Pairs whose cores come within the radii and the margin along every edge normal.
    std::size_t (*candidates)(const LaneInput<S> &, LaneCandidate *);
    /// Manifolds of the candidates that hold.
    std::size_t (*manifolds)(const LaneInput<S> &, const LaneCandidate *, std::size_t count,
                             const LaneColumns<S> &);
};

/// The kernels of one instruction set.
template <class S>
struct LaneKernels {
    /// Most vertices of a shape in each of the kernels.
    static constexpr int plainSizes[] = {3, 4, 6, 8, 16, manyVertices};
    static constexpr int roundedSizes[] = {4, 8, 16, manyVertices};

    LaneKernel<S> plain[std::size(plainSizes)];
    LaneKernel<S> rounded[std::size(roundedSizes)];
    LaneKernel<S> circles; ///< Two shapes of one vertex.
};

} // namespace hullsmith
