#include "nativeformat.h"

#include "nativerules.h"
#include "wholefile.h"

#include <QDir>
#include <QFileInfo>

namespace {

/// `data` with absolute image paths made relative to `folder`.
SceneData withRelativeImages(SceneData data, const QDir &folder)
{
    for (SceneBody &body : data.bodies)
        if (QDir::isAbsolutePath(body.image) && !body.image.startsWith(QLatin1Char(':')))
            body.image = folder.relativeFilePath(body.image);
    return data;
}

} // namespace

std::expected<SceneData, FileFault> loadNative(const QString &path)
{
    const std::expected<QByteArray, FileFault> text = readWhole(path);
    if (!text)
        return std::unexpected(text.error());
    return readNative(*text);
}

std::optional<FileFault> saveNative(const SceneData &data, const QString &path)
{
    const SceneData portable = withRelativeImages(data, QFileInfo(path).absoluteDir());
    if (std::optional<FileFault> fault = nativeFault(portable))
        return fault;
    return writeWhole(path, writeNative(portable));
}
