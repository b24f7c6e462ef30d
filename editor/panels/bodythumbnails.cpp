#include "bodythumbnails.h"

#include "editor/document/imagefile.h"
#include "physics/geometry/aabb.h"
#include "severitylook.h"

#include <QCoreApplication>
#include <QDir>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>
#include <QPointer>

#include <cmath>

namespace {

/// Sprites are kept at this many pixels a side: sharp at twice the density of a usual screen.
constexpr int keptSide = 96;
/// Most sprites kept; beyond it the cache starts anew.
constexpr int mostKept = 4096;

void paintChecker(QPainter &painter, const QRectF &box, const QPalette &palette)
{
    const bool dark = SeverityLook::isDark(palette);
    painter.fillRect(box, dark ? QColor(0x3A, 0x3E, 0x46) : QColor(0xF2, 0xF3, 0xF5));
    const QColor other = dark ? QColor(0x2E, 0x31, 0x38) : QColor(0xDD, 0xE0, 0xE5);
    constexpr double cell = 6.0;
    for (int row = 0; row * cell < box.height(); ++row)
        for (int column = row % 2; column * cell < box.width(); column += 2)
            painter.fillRect(QRectF(box.left() + column * cell, box.top() + row * cell, cell, cell),
                             other);
}

QPainterPath outlinePath(const SceneShape &shape)
{
    QPainterPath path;
    const auto point = [](const hullsmith::Vec2 &v) { return QPointF(v.x(), v.y()); };
    if (shape.vertices.empty())
        return path;
    if (shape.type == ShapeType::Circle) {
        path.addEllipse(point(shape.vertices.front()), shape.radius, shape.radius);
        return path;
    }
    QPolygonF ring;
    for (const hullsmith::Vec2 &v : shape.vertices)
        ring << point(v);
    path.addPolygon(ring);
    if (shape.type == ShapeType::Capsule) {
        QPainterPathStroker stroker;
        stroker.setCapStyle(Qt::RoundCap);
        stroker.setWidth(2.0 * shape.radius);
        return stroker.createStroke(path);
    }
    path.closeSubpath();
    return path;
}

void paintShapes(QPainter &painter, const QRectF &box, const SceneBody &body,
                 const QPalette &palette)
{
    QPainterPath all;
    for (const SceneShape &shape : body.shapes)
        all.addPath(outlinePath(shape));
    const QRectF bounds = all.boundingRect();
    const double extent = std::max(bounds.width(), bounds.height());
    if (!(extent > 0.0) || !std::isfinite(extent))
        return;
    const double scale = (box.width() - 6.0) / extent;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.center());
    painter.scale(scale, -scale);
    painter.translate(-bounds.center());
    QColor fill = palette.color(QPalette::Highlight);
    QPen pen(fill, 1.4);
    pen.setCosmetic(true);
    fill.setAlphaF(0.25F);
    painter.setPen(pen);
    painter.setBrush(fill);
    painter.drawPath(all);
    painter.restore();
}

} // namespace

BodyThumbnails::BodyThumbnails(int side, QObject *parent)
    : QObject(parent)
    , m_side(side)
{
}

QPixmap BodyThumbnails::pixmap(const SceneBody &body, const QString &folder,
                               const QPalette &palette, qreal devicePixelRatio)
{
    QPixmap pixmap(QSize(m_side, m_side) * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box(0.0, 0.0, m_side, m_side);
    QPainterPath rounded;
    rounded.addRoundedRect(box, 4.0, 4.0);
    painter.setClipPath(rounded);
    paintChecker(painter, box, palette);

    QImage sprite;
    if (!body.image.isEmpty()) {
        const QString path = QDir(folder).absoluteFilePath(body.image);
        if (m_sprites.contains(path))
            sprite = m_sprites.value(path);
        else
            request(path);
    }
    if (sprite.isNull()) {
        paintShapes(painter, box, body, palette);
        return pixmap;
    }
    QRectF place(QPointF(), QSizeF(sprite.size()).scaled(box.size(), Qt::KeepAspectRatio));
    place.moveCenter(box.center());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(place, sprite);
    return pixmap;
}

BodyThumbnails::~BodyThumbnails()
{
    m_readers.clear(); // It waits for what is being read, not for what is queued.
}

void BodyThumbnails::forget()
{
    m_sprites.clear();
    m_requested.clear();
}

void BodyThumbnails::request(const QString &path)
{
    if (m_requested.contains(path))
        return;
    m_requested.insert(path);
    const QPointer<BodyThumbnails> self(this);
    m_readers.start([self, path] {
        const QImage image = loadSprite(path, keptSide).value_or(QImage());
        QMetaObject::invokeMethod(
            qApp,
            [self, path, image] {
                if (self)
                    self->keep(path, image);
            },
            Qt::QueuedConnection);
    });
}

void BodyThumbnails::keep(const QString &path, const QImage &image)
{
    if (m_sprites.size() >= mostKept)
        m_sprites.clear();
    m_sprites.insert(path, image);
    Q_EMIT arrived(path);
}
