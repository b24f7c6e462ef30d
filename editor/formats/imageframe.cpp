#include "imageframe.h"

#include "editor/document/imagefile.h"
#include "formattext.h"

#include <QDir>

using hullsmith::Vec2;

namespace {

bool needsSize(const FrameChoice &choice)
{
    return choice.origin == QLatin1String("top-left") || choice.origin == QLatin1String("centre") ||
           choice.units == QLatin1String("normalised");
}

/// The origin in the body's frame: pixels from the pivot, y up.
Vec2 originOf(const SceneBody &body, const FrameChoice &choice, const QSize &size)
{
    if (choice.origin == QLatin1String("bottom-left"))
        return -body.pivot;
    if (choice.origin == QLatin1String("top-left"))
        return Vec2(0.0, size.height()) - body.pivot;
    if (choice.origin == QLatin1String("centre"))
        return 0.5 * Vec2(size.width(), size.height()) - body.pivot;
    return Vec2::Zero();
}

FileFault noImage(const SceneBody &body)
{
    return {FormatText::tr("%1: it has no image to normalise by").arg(exportPlace(body)), 0, 0,
            QStringLiteral("missing_image")};
}

FileFault unreadable(const SceneBody &body)
{
    return {FormatText::tr("%1: its image \"%2\" cannot be read, so its size is not known")
                .arg(exportPlace(body), body.image),
            0, 0, QStringLiteral("missing_image")};
}

} // namespace

std::optional<QSize> imageSize(const SceneBody &body, const QString &imageFolder)
{
    if (body.image.isEmpty())
        return std::nullopt;
    const auto size = spriteSize(QDir(imageFolder).filePath(body.image));
    return size ? std::optional(*size) : std::nullopt;
}

QList<ExportChoice> originChoices()
{
    return {{QStringLiteral("anchor"), FormatText::tr("pivot of the body")},
            {QStringLiteral("top-left"), FormatText::tr("top left of the image")},
            {QStringLiteral("bottom-left"), FormatText::tr("bottom left of the image")},
            {QStringLiteral("centre"), FormatText::tr("centre of the image")}};
}

std::expected<ExportFrame, FileFault> imageFrame(const SceneData &scene, const SceneBody &body,
                                                 const FrameChoice &choice,
                                                 const QString &imageFolder)
{
    QSize size(0, 0);
    if (needsSize(choice) && !body.image.isEmpty()) {
        const std::optional<QSize> read = imageSize(body, imageFolder);
        if (!read)
            return std::unexpected(unreadable(body));
        size = *read;
    }
    ExportFrame frame;
    frame.origin = originOf(body, choice, size);
    frame.yDown = choice.yAxis == QLatin1String("down");
    if (choice.units == QLatin1String("metre"))
        frame.scale = 1.0 / scene.pixelsPerMetre(body);
    if (choice.units == QLatin1String("normalised")) {
        if (size.width() == 0)
            return std::unexpected(noImage(body));
        frame.scale = 1.0 / size.width();
    }
    return frame;
}

QStringList imageFrameNotes(const SceneData &scene, const FrameChoice &choice)
{
    QStringList notes;
    if (choice.origin == QLatin1String("anchor"))
        return notes;
    for (const SceneBody &body : scene.bodies)
        if (body.image.isEmpty() && !body.shapes.empty())
            notes.append(FormatText::tr("%1 has no image: its points count from where the image's "
                                        "bottom left corner would be")
                             .arg(exportPlace(body)));
    return notes;
}
