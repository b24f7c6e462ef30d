#pragma once

#include "instructionset.h"
#include "shapearena.h"

#include <limits>
#include <span>
#include <vector>

namespace hullsmith {

/// Contact manifolds, one a row, in columns. World frame, metres.
///
/// A point lies half way between both surfaces: on A it is point - normal * separation / 2, on B
/// point + normal * separation / 2. Rows of pairs of the same kind stand together; otherwise their
/// order is that in which the pairs were added.
template <class S>
class ManifoldRows {
public:
    ManifoldRows() = default;
    ManifoldRows(ManifoldRows &&) =
        default; // the columns move along; a copy's would not be its own
    ManifoldRows &operator=(ManifoldRows &&) = default;

    std::size_t size() const { return m_size; }

    std::uint32_t pair(std::size_t row) const { return m_columns.pair[row]; } ///< Index by adding.
    int points(std::size_t row) const { return 1 + int(m_columns.separation1[row] < infinite); }
    /// From A to B, unit.
    Eigen::Matrix<S, 2, 1> normal(std::size_t row) const
    {
        return {m_columns.normalX[row], m_columns.normalY[row]};
    }
    Eigen::Matrix<S, 2, 1> point(std::size_t row, int which) const
    {
        return {(which ? m_columns.x1 : m_columns.x0)[row],
                (which ? m_columns.y1 : m_columns.y0)[row]};
    }
    /// Negative is a depth, positive a gap within the margin.
    S separation(std::size_t row, int which) const
    {
        return (which ? m_columns.separation1 : m_columns.separation0)[row];
    }
    /// Names the contact from frame to frame, see contactFeature().
    std::uint32_t feature(std::size_t row, int which) const
    {
        return (which ? m_columns.feature1 : m_columns.feature0)[row];
    }
    /// The columns themselves, size() numbers each, for a solver that takes several rows at a time.
    /// The second separation of a row with one point is infinite.
    const LaneColumns<S> &columns() const { return m_columns; }

private:
    template <class>
    friend class PairBatch;
    static constexpr S infinite = std::numeric_limits<S>::infinity();

    void reserve(std::size_t rows);

    std::size_t m_size = 0;
    std::size_t m_capacity = 0;
    std::vector<S> m_numbers;
    std::vector<std::uint32_t> m_names;
    std::vector<LaneCandidate> m_candidates;
    LaneColumns<S> m_columns{};
};

/// Bounds what rounding to `S` does to a separation, metres: a batch's verdict can differ from that
/// of sat() on the same poses only where the separation is smaller. `reach` is the distance between
/// the bodies' positions plus the greatest distance of a point of either shape from its body's
/// position. Some 16 roundings of that length; of slivers the normals of their short edges add to
/// it: `reach` grows by the ratio of a shape's extent to its shortest edge.
template <class S>
constexpr double verdictBound(double reach)
{
    return 16.0 * double(std::numeric_limits<S>::epsilon()) * reach;
}

/// Many pairs of shapes, tested together: each lane of a packet register holds one pair.
///
/// Pairs are kept in buckets by the kernel that suits their shapes, in the order they were added;
/// add neighbours after one another, so that their shapes stay in the cache. Verdicts are those of
/// sat() in the numbers of `S`: they can differ from the exact ones only where the separation is
/// below verdictBound().
/// Numbers stay finite for worlds of up to 1e18 metres in float, 1e150 in double.
/// Source: the lanes-over-pairs layout is our own; clipping as in Ericson, Real-Time Collision
/// Detection (2005), section 5.
template <class S>
class PairBatch {
public:
    /// `arena` must outlive the batch; the kernels are those of the fastest set unless said.
    explicit PairBatch(ShapeArena<S> &arena, InstructionSet set = instructionSets().back());

    /// The pair's index is the number of pairs added before it. Bodies are indices into the poses
    /// given later, below 2^27. O(1).
    void add(std::uint32_t bodyA, ShapeId a, std::uint32_t bodyB, ShapeId b);
    void clear();
    std::size_t size() const { return m_size; }

    /// Indices of the pairs that overlap (touching is not overlapping), by bucket. `poses` holds
    /// one for each body that was named. O(pairs).
    void overlaps(std::span<const RigidPose<S>> poses, std::vector<std::uint32_t> &hits);
    /// Manifolds of the pairs that overlap or, with a `margin` > 0 (metres), are less than that
    /// apart (of plain polygons: along every edge normal). O(pairs).
    void manifolds(std::span<const RigidPose<S>> poses, ManifoldRows<S> &rows, S margin = S(0));

private:
    struct Bucket {
        const LaneKernel<S> *kernel = nullptr;
        int records = 0; ///< Read of each shape; manyVertices for all it has.
        std::vector<LanePair> pairs;
        std::vector<LanePair> columns; ///< From columnsFrom vertices on only.
        std::vector<std::uint32_t> names;
        std::vector<LaneCounts> counts;
        std::vector<S> radii[2];
        std::size_t size = 0;

        Bucket(const LaneKernel<S> &itsKernel, int itsRecords)
            : kernel(&itsKernel)
            , records(itsRecords)
        {
        }
        void truncate();
        void pad();
    };

    Bucket &bucketFor(ShapeId a, ShapeId b);
    LaneInput<S> input(Bucket &bucket, std::span<const RigidPose<S>> poses, S margin);
    static void append(const Bucket &bucket, const LaneInput<S> &input, ManifoldRows<S> &rows);

    ShapeArena<S> &m_arena;
    std::vector<Bucket> m_buckets;
    std::size_t m_size = 0;
    std::vector<S> m_scratch;
    ManifoldRows<S> m_rounded; ///< Where rounded pairs are decided.
};

extern template class PairBatch<float>;
extern template class PairBatch<double>;

} // namespace hullsmith
