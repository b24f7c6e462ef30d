#include "labelplacer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace {

/// Covered square pixels at which no better place is looked for.
constexpr double freeEnough = 1.0;
constexpr double avoidedWeight = 0.3;

double area(const QRectF &rect)
{
    return rect.isEmpty() ? 0.0 : rect.width() * rect.height();
}

/// The rectangle of `size` whose border point facing `anchor` lies `distance` along `unit`.
QRectF beside(const QPointF &anchor, const QPointF &unit, const QSizeF &size, double distance)
{
    const double reach =
        std::abs(unit.x()) * size.width() / 2 + std::abs(unit.y()) * size.height() / 2;
    const QPointF middle = anchor + unit * (distance + reach);
    return {middle - QPointF(size.width() / 2, size.height() / 2), size};
}

} // namespace

void LabelPlacer::blockLine(const QPointF &a, const QPointF &b, double width, double weight)
{
    const QPointF way = b - a;
    const double length = std::hypot(way.x(), way.y());
    const int pieces = std::clamp(int(length / std::max(width, 4.0)), 1, 200);
    for (int i = 0; i <= pieces; ++i) {
        const QPointF middle = a + way * (double(i) / pieces);
        block({middle - QPointF(width / 2, width / 2), QSizeF(width, width)}, weight);
    }
}

double LabelPlacer::cost(const QRectF &rect) const
{
    double sum = 3.0 * (area(rect) - area(rect & m_frame));
    for (const Blocked &blocked : m_blocked) {
        if (blocked.rect.intersects(rect))
            sum += blocked.weight * area(blocked.rect & rect);
    }
    return sum;
}

QRectF LabelPlacer::place(const QPointF &anchor, const QPointF &direction, const QSizeF &size,
                          double distance)
{
    const double preferred = std::atan2(direction.y(), direction.x());
    constexpr std::array turns{0.0, 0.4, -0.4, 0.8, -0.8, 1.3, -1.3, 1.9, -1.9, 2.5, -2.5, 3.14};
    QRectF best;
    double least = std::numeric_limits<double>::infinity();
    for (const double farther : {1.0, 1.9, 3.0, 4.5}) {
        for (const double turn : turns) {
            const QPointF unit(std::cos(preferred + turn), std::sin(preferred + turn));
            const QRectF rect = beside(anchor, unit, size, distance * farther);
            const double c = cost(rect) + 4.0 * std::abs(turn) + 10.0 * (farther - 1.0);
            if (c < least) {
                least = c;
                best = rect;
            }
            if (least < freeEnough) {
                block(best, 3.0);
                return best;
            }
        }
    }
    block(best, 3.0);
    return best;
}

QRectF LabelPlacer::choose(const std::vector<QRectF> &candidates,
                           const std::vector<QRectF> &avoided)
{
    const auto best = std::ranges::min_element(candidates, {}, [&](const QRectF &rect) {
        double sum = cost(rect);
        for (const QRectF &other : avoided)
            sum += avoidedWeight * area(other & rect);
        return sum;
    });
    block(*best, 3.0);
    return *best;
}
