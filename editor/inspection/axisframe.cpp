#include "axisframe.h"

#include "sketch.h"
#include "tolerance.h"

#include <algorithm>
#include <cmath>
#include <limits>

using hullsmith::Vec2;

namespace {

/// How far beside the shapes the axis runs, as a share of their common extent.
constexpr double axisMargin = 0.12;

} // namespace

double axisOffset(const PairInspection &pair, const Vec2 &normal, const std::optional<Vec2> &pivot)
{
    const Vec2 side = hullsmith::perpLeft(normal);
    if (pivot)
        return side.dot(*pivot);
    double least = std::numeric_limits<double>::infinity();
    hullsmith::Aabb box;
    for (const InspectedShape *shape : {&pair.a(), &pair.b()}) {
        for (const Vec2 &v : shape->core) {
            least = std::min(least, side.dot(v) - shape->radius);
            box.add(hullsmith::Aabb{v, v}.grown(shape->radius));
        }
    }
    return box.isEmpty() ? 0.0 : least - axisMargin * box.size().maxCoeff();
}

AxisFrame::AxisFrame(const PairInspection &pair, const Vec2 &normal, const FigureView &view,
                     const std::optional<Vec2> &pivot)
    : m_normal(normal)
    , m_side(hullsmith::perpLeft(normal))
    , m_offset(axisOffset(pair, normal, pivot))
    , m_toScreen(view.toScreen)
    , m_pixelsPerMetre(pair.pixelsPerMetre())
{
    m_along = unitOf(screen(m_normal) - screen(Vec2::Zero()));
    m_aside = unitOf(screen(m_side) - screen(Vec2::Zero()));
    m_scale = m_pixelsPerMetre * std::sqrt(std::abs(m_toScreen.determinant()));
}

void AxisFrame::keepIn(const QRectF &rect, double low, double high)
{
    if (m_scale <= 0.0)
        return;
    double least = -std::numeric_limits<double>::infinity(); // Ways aside, screen pixels.
    double most = -least;
    const auto clip = [&](double place, double way, double from, double to) {
        if (std::abs(way) < leastDirection)
            return; // Moving does not change it.
        const double a = (from - place) / way;
        const double b = (to - place) / way;
        least = std::max(least, std::min(a, b));
        most = std::min(most, std::max(a, b));
    };
    for (const QPointF &end : {at(low), at(high)}) {
        clip(end.x(), m_aside.x(), rect.left(), rect.right());
        clip(end.y(), m_aside.y(), rect.top(), rect.bottom());
    }
    if (least <= most) {
        m_offset += std::clamp(0.0, least, most) / m_scale;
        return;
    }
    const double away = QPointF::dotProduct(at(0.0) - rect.center(), m_aside);
    const double reach =
        0.5 * (std::abs(m_aside.x()) * rect.width() + std::abs(m_aside.y()) * rect.height());
    m_offset += (std::clamp(away, -reach, reach) - away) / m_scale;
}

QPointF AxisFrame::screen(const Vec2 &world) const
{
    const Vec2 pixels = m_pixelsPerMetre * world;
    return m_toScreen.map(QPointF(pixels.x(), pixels.y()));
}

QPointF AxisFrame::at(double value, double aside) const
{
    return screen(m_normal * value + m_side * m_offset) + m_aside * aside;
}

QPointF AxisFrame::foot(const Vec2 &world, double aside) const
{
    return at(m_normal.dot(world), aside);
}

double middleOfGap(const hullsmith::SatAxis &axis)
{
    return axis.a.max < axis.b.min ? 0.5 * (axis.a.max + axis.b.min)
                                   : 0.5 * (axis.b.max + axis.a.min);
}
