#pragma once

#include "../shape.h"
#include "batchtables.h"

#include <utility>

namespace hullsmith {

/// Names a shape in a ShapeArena.
struct ShapeId {
    std::uint32_t index = 0;
};

/// Shapes laid out for batches, in numbers of the type `S` (float or double): contiguous records in
/// one aligned buffer, at most 2^27 of them. Shapes are added once and stay; a body that changes
/// adds a new one.
template <class S>
class ShapeArena {
public:
    /// Copies `shape`, enlarged by `scale` > 0. Vertices on a straight side are left out: those
    /// that lie within a rounding of it. O(n).
    ShapeId add(const Shape &shape, double scale = 1.0);

    std::size_t size() const { return m_shapes.size(); }
    int vertices(ShapeId id) const { return m_shapes[id.index].vertices; }
    S radius(ShapeId id) const { return m_shapes[id.index].radius; } ///< Metres.

    /// Index of the first of at least `count` records of the shape: its own vertices, then copies
    /// of the first. Made when first asked for. `count` >= vertices().
    std::uint32_t records(ShapeId id, int count);
    /// Index of the first of records that hold columns instead (x, y, normal x, normal y, offset),
    /// each of paddedCount(vertices()) numbers: for loops over the vertices of one shape.
    std::uint32_t columns(ShapeId id);
    const ShapeRecord<S> *data() const { return m_lines.data()->records; }

private:
    static constexpr std::size_t recordsInLine = 64 / sizeof(ShapeRecord<S>);
    /// A cache line, so that small shapes take as few as possible.
    struct alignas(64) Line {
        ShapeRecord<S> records[recordsInLine];
    };
    struct Entry {
        int vertices = 0;
        S radius = 0;
        std::vector<std::pair<int, std::uint32_t>> layouts; ///< Record counts, 0 for columns.
        std::vector<ShapeRecord<S>> own;
    };

    ShapeRecord<S> *grow(std::size_t records);
    std::uint32_t layout(ShapeId id, int count);

    std::vector<Entry> m_shapes;
    std::vector<Line> m_lines;
};

extern template class ShapeArena<float>;
extern template class ShapeArena<double>;

} // namespace hullsmith
