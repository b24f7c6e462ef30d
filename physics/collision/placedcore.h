#pragma once

#include "../geometry/tolerance.h"
#include "sat.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

namespace hullsmith {

/// Lowest and highest of some projections, metres.
struct Span {
    double low = 0.0;
    double high = 0.0;
};

/// A shape's core put into the world for one test: its vertices relative to a reference point (so
/// that a pair far out keeps its digits) and its normals turned, both in lanes of four. Up to 16
/// vertices live on the stack. Refers to the shape and the pose, which must outlive it.
class PlacedCore {
public:
    /// `reference` is a world point, near the pair.
    PlacedCore(const Shape &shape, const Pose &pose, const Vec2 &reference);

    const Shape &shape() const { return m_shape; }
    const Pose &pose() const { return m_pose; }
    const Vec2 &reference() const { return m_reference; }
    int size() const { return m_shape.size(); }
    int edges() const { return m_shape.edges(); }
    double radius() const { return m_radius; } ///< World, metres.

    /// Vertex in the world: the double that decides. toWorld() of the pose, nothing added.
    Vec2 world(int vertex) const { return m_pose.toWorld(m_shape.vertices()[std::size_t(vertex)]); }
    int edgeEnd(int edge) const { return edge + 1 < size() ? edge + 1 : 0; }
    /// Relative to the reference point.
    Vec2 relative(int vertex) const { return {m_x[vertex], m_y[vertex]}; }
    Vec2 normal(int edge) const { return {m_normalX[edge], m_normalY[edge]}; }
    /// The core's width along the normal of `edge`, metres.
    double width(int edge) const { return m_pose.scale() * m_widths[edge]; }
    /// Projection of a vertex, relative to the reference point's.
    double along(const Vec2 &normal, int vertex) const
    {
        return m_x[vertex] * normal.x() + m_y[vertex] * normal.y();
    }
    /// Of all vertices, relative to the reference point's projection.
    Span project(const Vec2 &direction) const
    {
        Span span{along(direction, 0), along(direction, 0)};
        for (int i = 1; i < size(); ++i) {
            span.low = std::min(span.low, along(direction, i));
            span.high = std::max(span.high, along(direction, i));
        }
        return span;
    }

    /// Four directions or four values, one for each edge from a first one on.
    using Lane = Eigen::Array4d;
    using Flags = Eigen::Array<bool, 4, 1>;
    static constexpr int laneSize = 4;
    struct Directions {
        Lane x, y;
    };
    struct Spans {
        Lane low, high;
    };
    Directions normals(int first) const { return {lane(m_normalX, first), lane(m_normalY, first)}; }
    /// width() of four edges.
    Lane widths(int first) const { return m_pose.scale() * lane(m_widths, first); }
    /// along() of the first vertices of four edges, each on its own direction.
    Lane alongEdges(const Directions &directions, int first) const
    {
        return lane(m_x, first) * directions.x + lane(m_y, first) * directions.y;
    }
    /// project() on four directions at once.
    Spans project(const Directions &directions) const
    {
        Spans spans;
        spans.low = spans.high = m_x[0] * directions.x + m_y[0] * directions.y;
        for (int i = 1; i < size(); ++i) {
            const Lane values = m_x[i] * directions.x + m_y[i] * directions.y;
            spans.low = spans.low.min(values);
            spans.high = spans.high.max(values);
        }
        return spans;
    }
    /// For four directions, the least sine, in magnitude, of the angles to all normals.
    Lane leastSines(const Directions &directions) const
    {
        Lane least = Lane::Ones();
        for (int e = 0; e < edges(); ++e)
            least = least.min((m_normalX[e] * directions.y - m_normalY[e] * directions.x).abs());
        return least;
    }

    double reach() const { return m_reach; } ///< No vertex is farther from the reference point.
    /// Bounds the error of a normal against the outward normal of the rounded world edge, radians.
    double normalError() const { return m_normalError; }

private:
    static constexpr int stackRows = 16;
    static constexpr int columns = 4;
    static Lane lane(const double *column, int row) { return Eigen::Map<const Lane>(column + row); }
    static void store(double *column, int row, const Lane &values)
    {
        Eigen::Map<Lane>(column + row) = values;
    }
    void place(double *buffer) const;

    const Shape &m_shape;
    const Pose &m_pose;
    Vec2 m_reference;
    int m_rows;
    double m_radius;
    double m_reach;
    double m_normalError;
    const double *m_x;
    const double *m_y;
    const double *m_normalX;
    const double *m_normalY;
    const double *m_widths;
    std::unique_ptr<double[]> m_heap;
    alignas(32) std::array<double, std::size_t(columns) * stackRows> m_stack;
};

inline PlacedCore::PlacedCore(const Shape &shape, const Pose &pose, const Vec2 &reference)
    : m_shape(shape)
    , m_pose(pose)
    , m_reference(reference)
    , m_rows(shape.lanes().rows())
    , m_radius(pose.scale() * shape.radius())
    , m_widths(shape.lanes().column(Shape::Lanes::Width))
{
    double *buffer = m_stack.data();
    if (m_rows > stackRows) {
        m_heap =
            std::make_unique_for_overwrite<double[]>(std::size_t(columns) * std::size_t(m_rows));
        buffer = m_heap.get();
    }
    place(buffer);
    m_x = buffer;
    m_y = buffer + m_rows;
    m_normalX = buffer + 2 * m_rows;
    m_normalY = buffer + 3 * m_rows;

    const double size = pose.scale() * shape.extent();
    const Vec2 offset = pose.position() - reference;
    m_reach = std::abs(offset.x()) + std::abs(offset.y()) + size;
    const double farthest = std::abs(pose.position().x()) + std::abs(pose.position().y()) + size;
    m_normalError =
        satPlacingError * farthest / (pose.scale() * shape.shortestEdge()) + satNormalError;
}

inline void PlacedCore::place(double *buffer) const
{
    using Columns = Shape::Lanes;
    const Columns &local = m_shape.lanes();
    const double cosine = m_pose.cosine();
    const double sine = m_pose.sine();
    for (int row = 0; row < m_rows; row += laneSize) {
        // The very operations of Pose::toWorld(), so that world() gives the same doubles.
        const Lane x = m_pose.scale() * lane(local.column(Columns::X), row);
        const Lane y = m_pose.scale() * lane(local.column(Columns::Y), row);
        store(buffer, row, (m_pose.position().x() + (cosine * x - sine * y)) - m_reference.x());
        store(buffer + m_rows, row,
              (m_pose.position().y() + (sine * x + cosine * y)) - m_reference.y());
        const Lane normalX = lane(local.column(Columns::NormalX), row);
        const Lane normalY = lane(local.column(Columns::NormalY), row);
        store(buffer + 2 * m_rows, row, cosine * normalX - sine * normalY);
        store(buffer + 3 * m_rows, row, sine * normalX + cosine * normalY);
    }
}

} // namespace hullsmith
