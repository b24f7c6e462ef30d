#pragma once

#include <QPointF>
#include <QRectF>

#include <vector>

/// Finds places for labels so that they cover neither each other nor what must be seen.
class LabelPlacer {
public:
    explicit LabelPlacer(const QRectF &frame)
        : m_frame(frame)
    {
    }

    /// Something no label should cover.
    void block(const QRectF &rect, double weight = 1.0) { m_blocked.push_back({rect, weight}); }
    /// The stroke from `a` to `b`, `width` wide.
    void blockLine(const QPointF &a, const QPointF &b, double width, double weight = 0.35);
    /// A place for a label of `size` near `anchor`, preferably towards `direction` (screen, any
    /// length), at least `distance` away. The place is blocked for the next labels.
    QRectF place(const QPointF &anchor, const QPointF &direction, const QSizeF &size,
                 double distance);
    /// The least covered of `candidates`, and rather beside `avoided` than on it; blocks it.
    QRectF choose(const std::vector<QRectF> &candidates, const std::vector<QRectF> &avoided = {});
    double cost(const QRectF &rect) const;

private:
    struct Blocked {
        QRectF rect;
        double weight;
    };
    QRectF m_frame;
    std::vector<Blocked> m_blocked;
};
