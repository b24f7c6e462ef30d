#pragma once

#include "editor/document/scenedata.h"

#include <QHash>
#include <QImage>
#include <QObject>
#include <QPixmap>
#include <QSet>
#include <QThreadPool>

class QPalette;

/// Small pictures of bodies for lists: the sprite over a checker, or the shapes of a body without
/// one. Sprites are read on another thread and kept small; until they arrive the shapes stand in.
class BodyThumbnails : public QObject {
    Q_OBJECT
public:
    /// `side` in device-independent pixels.
    explicit BodyThumbnails(int side, QObject *parent = nullptr);
    ~BodyThumbnails() override;

    int side() const { return m_side; }
    /// `folder` is where relative image paths start.
    QPixmap pixmap(const SceneBody &body, const QString &folder, const QPalette &palette,
                   qreal devicePixelRatio);
    /// Sprites may have changed on disk.
    void forget();

Q_SIGNALS:
    /// A sprite arrived; `path` is absolute.
    void arrived(const QString &path);

private:
    void request(const QString &path);
    void keep(const QString &path, const QImage &image);

    int m_side;
    QHash<QString, QImage> m_sprites; ///< By absolute path; null for one that cannot be read.
    QSet<QString> m_requested;
    QThreadPool m_readers; ///< Not the common one: Qt's painting waits for a thread of that.
};
