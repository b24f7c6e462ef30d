#include "themedicon.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace {

QColor inkFor(QIcon::Mode mode)
{
    const QPalette palette = QGuiApplication::palette();
    if (mode == QIcon::Disabled)
        return palette.color(QPalette::Disabled, QPalette::ButtonText);
    if (mode == QIcon::Selected)
        return palette.color(QPalette::Active, QPalette::HighlightedText);
    return palette.color(QPalette::Active, QPalette::ButtonText);
}

/// Draws an SVG whose strokes are 'currentColor'. The colour is asked for at each painting, which
/// is why a change of theme needs no new icons.
class ThemedIconEngine : public QIconEngine {
public:
    explicit ThemedIconEngine(QString name)
        : m_name(std::move(name))
    {
    }

    QIconEngine *clone() const override { return new ThemedIconEngine(m_name); }
    QString key() const override { return QStringLiteral("HullsmithIcon"); }
    bool isNull() override { return m_name.isEmpty(); }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        renderer(inkFor(mode)).render(painter, rect);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        const QColor ink = inkFor(mode);
        const QString cacheKey = QStringLiteral("hullsmith-icon/%1/%2/%3x%4")
                                     .arg(m_name, ink.name())
                                     .arg(size.width())
                                     .arg(size.height());
        QPixmap pixmap;
        if (QPixmapCache::find(cacheKey, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        renderer(ink).render(&painter, QRectF(QPointF(), size));
        painter.end();
        QPixmapCache::insert(cacheKey, pixmap);
        return pixmap;
    }

private:
    QString path() const { return QStringLiteral(":/icons/%1.svg").arg(m_name); }

    QSvgRenderer &renderer(const QColor &ink)
    {
        if (ink != m_ink) {
            QFile file(path());
            if (file.open(QIODevice::ReadOnly)) {
                QByteArray svg = file.readAll();
                svg.replace("currentColor", ink.name().toLatin1());
                m_renderer.load(svg);
            }
            m_ink = ink;
        }
        return m_renderer;
    }

    QString m_name;
    QColor m_ink;
    QSvgRenderer m_renderer;
};

} // namespace

QIcon themedIcon(const QString &name)
{
    return QIcon(new ThemedIconEngine(name));
}
