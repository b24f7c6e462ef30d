#include "pairbatch.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace hullsmith {

namespace {

/// The pair of these poses and of the shapes that start at these records.
template <class S>
LanePair lanePair(std::array<std::uint32_t, 2> bodies, std::array<std::uint32_t, 2> records)
{
    constexpr auto pose = std::uint32_t(sizeof(RigidPose<S>));
    constexpr auto record = std::uint32_t(sizeof(ShapeRecord<S>));
    return {{pose * bodies[0], pose * bodies[1]}, {record * records[0], record * records[1]}};
}

} // namespace

template <class S>
void ManifoldRows<S>::reserve(std::size_t rows)
{
    m_size = 0;
    if (rows <= m_capacity)
        return;
    m_capacity = rows;
    const std::size_t column = rows + laneCapacity;
    m_numbers.resize(8 * column);
    m_names.resize(3 * column);
    m_candidates.resize(column);
    S *number = m_numbers.data();
    for (S **at : {&m_columns.normalX, &m_columns.normalY, &m_columns.x0, &m_columns.y0,
                   &m_columns.separation0, &m_columns.x1, &m_columns.y1, &m_columns.separation1}) {
        *at = number;
        number += column;
    }
    std::uint32_t *name = m_names.data();
    for (std::uint32_t **at : {&m_columns.pair, &m_columns.feature0, &m_columns.feature1}) {
        *at = name;
        name += column;
    }
}

template <class S>
void PairBatch<S>::Bucket::truncate()
{
    pairs.resize(size);
    columns.resize(std::min(columns.size(), size));
    names.resize(size);
    counts.resize(size);
    radii[0].resize(size);
    radii[1].resize(size);
}

template <class S>
void PairBatch<S>::Bucket::pad()
{
    if (size == 0 || pairs.size() > size)
        return;
    const auto repeatLast = [](auto &values) {
        values.resize(values.size() + laneCapacity, values.back());
    };
    repeatLast(pairs);
    repeatLast(names);
    repeatLast(counts);
    repeatLast(radii[0]);
    repeatLast(radii[1]);
}

template <class S>
PairBatch<S>::PairBatch(ShapeArena<S> &arena, InstructionSet set)
    : m_arena(arena)
{
    using Kernels = LaneKernels<S>;
    const Kernels &kernels = laneKernels<S>(set);
    for (std::size_t i = 0; i < std::size(Kernels::plainSizes); ++i)
        m_buckets.emplace_back(kernels.plain[i], Kernels::plainSizes[i]);
    for (std::size_t i = 0; i < std::size(Kernels::roundedSizes); ++i)
        m_buckets.emplace_back(kernels.rounded[i], Kernels::roundedSizes[i]);
    m_buckets.emplace_back(kernels.circles, 1);
}

template <class S>
auto PairBatch<S>::bucketFor(ShapeId a, ShapeId b) -> Bucket &
{
    constexpr std::size_t plain = std::size(LaneKernels<S>::plainSizes);
    const int most = std::max(m_arena.vertices(a), m_arena.vertices(b));
    const int least = std::min(m_arena.vertices(a), m_arena.vertices(b));
    if (most == 1)
        return m_buckets.back();
    const bool isPlain = m_arena.radius(a) == 0 && m_arena.radius(b) == 0 && least > 2;
    auto bucket = m_buckets.begin() + (isPlain ? 0 : plain);
    while (bucket->records < most)
        ++bucket;
    return *bucket;
}

template <class S>
void PairBatch<S>::add(std::uint32_t bodyA, ShapeId a, std::uint32_t bodyB, ShapeId b)
{
    Bucket &bucket = bucketFor(a, b);
    const bool isMany = bucket.records == manyVertices;
    bucket.truncate();
    const auto records = [&](ShapeId id) {
        return m_arena.records(id, isMany ? m_arena.vertices(id) : bucket.records);
    };
    bucket.pairs.push_back(lanePair<S>({bodyA, bodyB}, {records(a), records(b)}));
    if (bucket.records >= columnsFrom) {
        const LanePair columns =
            lanePair<S>({bodyA, bodyB}, {m_arena.columns(a), m_arena.columns(b)});
        bucket.columns.push_back(columns);
        const int most = std::max(m_arena.vertices(a), m_arena.vertices(b));
        m_scratch.resize(std::max(m_scratch.size(), paddedCount(std::size_t(most))));
    }
    bucket.names.push_back(std::uint32_t(m_size++));
    bucket.counts.push_back({{m_arena.vertices(a), m_arena.vertices(b)}});
    bucket.radii[0].push_back(m_arena.radius(a));
    bucket.radii[1].push_back(m_arena.radius(b));
    ++bucket.size;
}

template <class S>
void PairBatch<S>::clear()
{
    for (Bucket &bucket : m_buckets) {
        bucket.size = 0;
        bucket.truncate();
    }
    m_size = 0;
}

template <class S>
LaneInput<S> PairBatch<S>::input(Bucket &bucket, std::span<const RigidPose<S>> poses, S margin)
{
    bucket.pad();
    return {m_arena.data(),
            poses.data(),
            bucket.pairs.data(),
            bucket.names.data(),
            bucket.counts.data(),
            bucket.columns.data(),
            {bucket.radii[0].data(), bucket.radii[1].data()},
            bucket.size,
            margin,
            m_scratch.data()};
}

template <class S>
void PairBatch<S>::append(const Bucket &bucket, const LaneInput<S> &input, ManifoldRows<S> &rows)
{
    LaneCandidate *candidates = rows.m_candidates.data();
    const std::size_t count = bucket.kernel->candidates(input, candidates);
    if (count == 0)
        return;
    std::fill_n(candidates + count, laneCapacity, candidates[count - 1]);
    LaneColumns<S> out = rows.m_columns;
    for (S **column : {&out.normalX, &out.normalY, &out.x0, &out.y0, &out.separation0, &out.x1,
                       &out.y1, &out.separation1})
        *column += rows.m_size;
    for (std::uint32_t **column : {&out.pair, &out.feature0, &out.feature1})
        *column += rows.m_size;
    rows.m_size += bucket.kernel->manifolds(input, candidates, count, out);
}

template <class S>
void PairBatch<S>::overlaps(std::span<const RigidPose<S>> poses, std::vector<std::uint32_t> &hits)
{
    hits.resize(m_size + laneCapacity);
    std::size_t end = 0;
    for (Bucket &bucket : m_buckets) {
        if (bucket.size == 0)
            continue;
        const LaneInput<S> pairs = input(bucket, poses, S(0));
        if (bucket.kernel->overlaps) {
            end += bucket.kernel->overlaps(pairs, hits.data() + end);
        } else {
            m_rounded.reserve(m_size);
            append(bucket, pairs, m_rounded);
            for (std::size_t row = 0; row < m_rounded.size(); ++row)
                hits[end++] = m_rounded.pair(row);
        }
    }
    hits.resize(end);
}

template <class S>
void PairBatch<S>::manifolds(std::span<const RigidPose<S>> poses, ManifoldRows<S> &rows, S margin)
{
    rows.reserve(m_size);
    for (Bucket &bucket : m_buckets)
        if (bucket.size > 0)
            append(bucket, input(bucket, poses, margin), rows);
}

template class ManifoldRows<float>;
template class ManifoldRows<double>;
template class PairBatch<float>;
template class PairBatch<double>;

} // namespace hullsmith
