#pragma once

#include <QImage>
#include <QPixmap>

#include <vector>

class QPainter;

/// An image painted in a frame with y up: crisp pixels when zoomed in, smooth when zoomed out, with
/// halved copies so that thin lines do not flicker at small zooms.
class Sprite {
public:
    void setImage(const QImage &image);
    bool isNull() const { return m_image.isNull(); }
    QSize size() const { return m_image.size(); }
    qint64 cacheKey() const { return m_image.cacheKey(); }

    /// `target` in the painter's frame, y up: its bottom is the image's lower edge. `zoom` is
    /// device pixels per image pixel.
    void paint(QPainter &painter, const QRectF &target, double zoom) const;

private:
    const QPixmap &level(double zoom) const;

    QImage m_image;
    mutable std::vector<QPixmap>
        m_levels; ///< Each half as large as the one before; made on demand.
};
