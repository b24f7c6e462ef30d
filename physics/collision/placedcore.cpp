#include "placedcore.h"

#include "../geometry/tolerance.h"

#include <cmath>

namespace hullsmith {

PlacedCore::PlacedCore(const Shape &shape, const Pose &pose, const Vec2 &reference)
    : m_shape(shape)
    , m_pose(pose)
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
    place(reference, buffer);
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

void PlacedCore::place(const Vec2 &reference, double *buffer) const
{
    using Columns = Shape::Lanes;
    const Columns &local = m_shape.lanes();
    const double cosine = m_pose.cosine();
    const double sine = m_pose.sine();
    for (int row = 0; row < m_rows; row += laneRows) {
        // The very operations of Pose::toWorld(), so that world() gives the same doubles.
        const Lane x = m_pose.scale() * lane(local.column(Columns::X), row);
        const Lane y = m_pose.scale() * lane(local.column(Columns::Y), row);
        store(buffer, row, (m_pose.position().x() + (cosine * x - sine * y)) - reference.x());
        store(buffer + m_rows, row,
              (m_pose.position().y() + (sine * x + cosine * y)) - reference.y());
        const Lane normalX = lane(local.column(Columns::NormalX), row);
        const Lane normalY = lane(local.column(Columns::NormalY), row);
        store(buffer + 2 * m_rows, row, cosine * normalX - sine * normalY);
        store(buffer + 3 * m_rows, row, sine * normalX + cosine * normalY);
    }
}

} // namespace hullsmith
