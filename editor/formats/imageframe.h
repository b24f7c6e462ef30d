#pragma once

#include "exportscene.h"
#include "format.h"

#include <QSize>

/// Size of the body's image in pixels; nothing if it has none or the file cannot be read.
std::optional<QSize> imageSize(const SceneBody &body, const QString &imageFolder);

/// The options `units` (pixel, metre, normalised: the image's width is 1), `yAxis` (up, down) and
/// `origin` (anchor, top-left, bottom-left, centre of the image) as neutral formats offer them.
struct FrameChoice {
    QString units = QStringLiteral("pixel");
    QString yAxis = QStringLiteral("down");
    QString origin = QStringLiteral("anchor");
};

/// The values of `origin`.
QList<ExportChoice> originChoices();

/// The frame of `body` under `choice`. A body without an image counts as one with an empty image;
/// an image that cannot be read is a fault where its size is needed.
std::expected<ExportFrame, FileFault> imageFrame(const SceneData &scene, const SceneBody &body,
                                                 const FrameChoice &choice,
                                                 const QString &imageFolder);

/// Notes on bodies whose origin is only the pivot because they have no image.
QStringList imageFrameNotes(const SceneData &scene, const FrameChoice &choice);
