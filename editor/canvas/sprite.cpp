#include "sprite.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace {

constexpr double crispZoom = 2.0; ///< From here on pixels are shown as squares.
constexpr int leastSide = 2;      ///< Copies are not made smaller than this.

} // namespace

void Sprite::setImage(const QImage &image)
{
    m_image = image;
    m_levels.clear();
}

const QPixmap &Sprite::level(double zoom) const
{
    const int wanted = zoom > 0.0 ? std::max(0, int(std::floor(-std::log2(zoom)))) : 0;
    if (m_levels.empty())
        m_levels.push_back(QPixmap::fromImage(m_image));
    while (int(m_levels.size()) <= wanted) {
        const QSize half = m_levels.back().size() / 2;
        if (std::min(half.width(), half.height()) < leastSide)
            break;
        m_levels.push_back(
            m_levels.back().scaled(half, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    }
    return m_levels[std::min(std::size_t(wanted), m_levels.size() - 1)];
}

void Sprite::paint(QPainter &painter, const QRectF &target, double zoom) const
{
    if (isNull())
        return;
    const QPixmap &pixmap = level(zoom);
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, zoom < crispZoom);
    // Images run downwards: turn them over about the target's upper edge.
    painter.translate(target.left(), target.bottom());
    painter.scale(1.0, -1.0);
    painter.drawPixmap(QRectF(QPointF(), target.size()), pixmap, QRectF(pixmap.rect()));
    painter.restore();
}
