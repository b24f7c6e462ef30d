#include "shapearena.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace hullsmith {

namespace {

constexpr int columnLayout = 0;
constexpr std::size_t columnCount = 5;

template <class S>
S offset(const ShapeRecord<S> &record)
{
    return record.x * record.normalX + record.y * record.normalY;
}

/// Whether `b` lies on the line of `a` and `c`, as far as numbers of the type `S` can tell.
template <class S>
bool isStraight(const Vec2 &a, const Vec2 &b, const Vec2 &c, double extent)
{
    const Vec2 way = c - a;
    const double off = std::abs(way.x() * (b - a).y() - way.y() * (b - a).x());
    return off <= 4.0 * double(std::numeric_limits<S>::epsilon()) * extent * way.norm();
}

/// The two vertices that lie farthest apart along the longest edge: what is left of a sliver.
std::vector<int> ends(const Shape &shape)
{
    const std::span<const Vec2> points = shape.vertices();
    Vec2 longest = Vec2::Zero();
    for (std::size_t i = 0; i < points.size(); ++i)
        if (const Vec2 edge = points[(i + 1) % points.size()] - points[i];
            edge.squaredNorm() > longest.squaredNorm())
            longest = edge;
    const auto along = [&](const Vec2 &p, const Vec2 &q) {
        return p.dot(longest) < q.dot(longest);
    };
    const auto [first, last] = std::minmax_element(points.begin(), points.end(), along);
    return {int(first - points.begin()), int(last - points.begin())};
}

/// Vertices of a polygon that are corners; two for one that is a line in numbers of the type `S`.
template <class S>
std::vector<int> corners(const Shape &shape)
{
    std::vector<int> ring;
    for (int i = 0; i < shape.edges(); ++i)
        if (shape.firstParallel(i) >= 0)
            ring.push_back(i);
    const auto at = [&](int i) { return shape.vertices()[std::size_t(i)]; };
    std::vector<int> kept;
    for (std::size_t k = 0; k < ring.size(); ++k) {
        const int before = kept.empty() ? ring.back() : kept.back();
        const int after = ring[(k + 1) % ring.size()];
        if (!isStraight<S>(at(before), at(ring[k]), at(after), shape.extent()))
            kept.push_back(ring[k]);
    }
    return kept.size() < 3 ? ends(shape) : kept;
}

/// The corners with the edges that leave them. A point core has one, with any direction.
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
    const std::vector<int> ring = corners<S>(shape);
    for (std::size_t k = 0; k < ring.size(); ++k) {
        const Vec2 from = shape.vertices()[std::size_t(ring[k])];
        const Vec2 to = shape.vertices()[std::size_t(ring[(k + 1) % ring.size()])];
        records.push_back(record(ring[k], perpRight(to - from).stableNormalized()));
    }
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
