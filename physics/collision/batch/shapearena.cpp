#include "shapearena.h"

#include <algorithm>
#include <limits>

namespace hullsmith {

namespace {

constexpr int columnLayout = 0;
constexpr std::size_t columnCount = 5;

template <class S>
S offset(const ShapeRecord<S> &record)
{
    return record.x * record.normalX + record.y * record.normalY;
}

/// The vertices that start an edge with a length. A point core has one, with any direction.
template <class S>
std::vector<ShapeRecord<S>> ownRecords(const Shape &shape, double scale)
{
    const auto record = [&](int vertex, const Vec2 &normal) {
        const Vec2 p = scale * shape.vertices()[std::size_t(vertex)];
        return ShapeRecord<S>{S(p.x()), S(p.y()), S(normal.x()), S(normal.y())};
    };
    if (shape.size() == 1)
        return {record(0, Vec2::UnitX())};
    if (shape.size() == 2)
        return {record(0, shape.normals()[0]), record(1, -shape.normals()[0])};
    std::vector<ShapeRecord<S>> records;
    for (int i = 0; i < shape.edges(); ++i)
        if (shape.firstParallel(i) >= 0)
            records.push_back(record(i, shape.normals()[std::size_t(i)]));
    return records;
}

} // namespace

template <class S>
ShapeId ShapeArena<S>::add(const Shape &shape, double scale)
{
    Entry entry;
    entry.own = ownRecords<S>(shape, scale);
    entry.vertices = int(entry.own.size());
    entry.radius = S(scale * shape.radius());
    m_shapes.push_back(std::move(entry));
    return {std::uint32_t(m_shapes.size() - 1)};
}

template <class S>
std::uint32_t ShapeArena<S>::records(ShapeId id, int count)
{
    constexpr int line = int(recordsInLine);
    return layout(id, (count + line - 1) / line * line);
}

template <class S>
std::uint32_t ShapeArena<S>::columns(ShapeId id)
{
    return layout(id, columnLayout);
}

template <class S>
std::uint32_t ShapeArena<S>::layout(ShapeId id, int count)
{
    Entry &entry = m_shapes[id.index];
    for (const auto &[known, start] : entry.layouts)
        if (known == count)
            return start;

    const auto start = std::uint32_t(m_lines.size() * recordsInLine);
    const std::vector<ShapeRecord<S>> &own = entry.own;
    const auto at = [&](std::size_t i) { return own[i < own.size() ? i : 0]; };
    if (count != columnLayout) {
        ShapeRecord<S> *to = grow(std::size_t(count));
        for (std::size_t i = 0; i < std::size_t(count); ++i)
            to[i] = at(i);
    } else {
        // Edges after the last one are so far out that none of them can be the nearest.
        constexpr S farOut = std::numeric_limits<S>::max() / 4;
        const std::size_t rows = paddedCount(own.size());
        S *to = &grow(columnCount * rows / 4)->x;
        for (std::size_t i = 0; i < rows; ++i) {
            to[i] = at(i).x;
            to[rows + i] = at(i).y;
            to[2 * rows + i] = at(i).normalX;
            to[3 * rows + i] = at(i).normalY;
            to[4 * rows + i] = i < own.size() ? offset(at(i)) : farOut;
        }
    }
    entry.layouts.emplace_back(count, start);
    return start;
}

template <class S>
ShapeRecord<S> *ShapeArena<S>::grow(std::size_t records)
{
    const std::size_t start = m_lines.size();
    m_lines.resize(start + (records + recordsInLine - 1) / recordsInLine);
    return m_lines[start].records;
}

template class ShapeArena<float>;
template class ShapeArena<double>;

} // namespace hullsmith
