#pragma once

#include "sat.h"

#include <array>
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
    Span project(const Vec2 &normal) const
    {
        Lane low = lane(m_x, 0) * normal.x() + lane(m_y, 0) * normal.y();
        Lane high = low;
        for (int row = laneRows; row < m_rows; row += laneRows) {
            const Lane values = lane(m_x, row) * normal.x() + lane(m_y, row) * normal.y();
            low = low.min(values);
            high = high.max(values);
        }
        return {low.minCoeff(), high.maxCoeff()};
    }
    /// Least sine, in magnitude, of the angles between `direction` and the normals.
    double leastSine(const Vec2 &direction) const
    {
        Lane least = sines(direction, 0);
        for (int row = laneRows; row < m_rows; row += laneRows)
            least = least.min(sines(direction, row));
        return least.minCoeff();
    }

    double reach() const { return m_reach; } ///< No vertex is farther from the reference point.
    /// Bounds the error of a normal against the outward normal of the rounded world edge, radians.
    double normalError() const { return m_normalError; }

private:
    static constexpr int laneRows = 4;
    static constexpr int stackRows = 16;
    static constexpr int columns = 4;
    using Lane = Eigen::Array4d;

    static Lane lane(const double *column, int row) { return Eigen::Map<const Lane>(column + row); }
    Lane sines(const Vec2 &direction, int row) const
    {
        return (lane(m_normalX, row) * direction.y() - lane(m_normalY, row) * direction.x()).abs();
    }
    static void store(double *column, int row, const Lane &values)
    {
        Eigen::Map<Lane>(column + row) = values;
    }
    void place(const Vec2 &reference, double *buffer) const;

    const Shape &m_shape;
    const Pose &m_pose;
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

} // namespace hullsmith
