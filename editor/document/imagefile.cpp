#include "imagefile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>

#include <algorithm>
#include <array>

namespace {

// Sixteen bits per channel at the largest area, in the unit of QImageReader's limit.
constexpr int allocationMegabytes = int(largestImageArea * 8 / (1024 * 1024)) + 1;

constexpr std::array<const char *, 4> formats = {"png", "jpeg", "webp", "svg"};

class ImageText {
    Q_DECLARE_TR_FUNCTIONS(ImageText)
public:
    static QString of(ImageFault::Kind kind, const QString &detail)
    {
        switch (kind) {
        case ImageFault::Kind::NotFound:
            return tr("The image does not exist");
        case ImageFault::Kind::Unreadable:
            return tr("The image cannot be opened: %1").arg(detail);
        case ImageFault::Kind::Empty:
            return tr("The image file is empty");
        case ImageFault::Kind::UnknownFormat:
            return tr("Not a PNG, JPEG, WebP or SVG image");
        case ImageFault::Kind::TooLarge:
            return tr("The image is %1 pixels; at most %2 a side and %3 million in all")
                .arg(detail)
                .arg(largestImageSide)
                .arg(largestImageArea / 1'000'000);
        case ImageFault::Kind::NoSize:
            return tr("The image has no size");
        case ImageFault::Kind::Damaged:
            return tr("The image is damaged or cut short");
        }
        return {};
    }
    static QString folder() { return tr("it is a folder"); }
};

std::unexpected<ImageFault> fault(ImageFault::Kind kind, const QString &detail = {})
{
    return std::unexpected(ImageFault{kind, ImageText::of(kind, detail)});
}

std::expected<void, ImageFault> open(QFile &file)
{
    const QFileInfo info(file.fileName());
    if (!info.exists())
        return fault(ImageFault::Kind::NotFound);
    if (info.isDir())
        return fault(ImageFault::Kind::Unreadable, ImageText::folder());
    if (!file.open(QIODevice::ReadOnly))
        return fault(ImageFault::Kind::Unreadable, file.errorString());
    if (file.size() == 0)
        return fault(ImageFault::Kind::Empty);
    return {};
}

bool isKnown(const QByteArray &format)
{
    return std::ranges::any_of(formats, [&](const char *known) { return format == known; });
}

bool isTooLarge(const QSize &size)
{
    return size.width() > largestImageSide || size.height() > largestImageSide ||
           qint64(size.width()) * size.height() > largestImageArea;
}

/// Whether a JPEG stops before its end, which its decoder passes over with grey. Coded data never
/// holds a marker, so the end's stands after that of the last scan.
bool isCutShort(QFile &file)
{
    const qint64 place = file.pos();
    file.seek(0);
    const QByteArray bytes = file.readAll();
    file.seek(place);
    return bytes.lastIndexOf("\xFF\xD9") < bytes.lastIndexOf("\xFF\xDA");
}

/// Size as shown: an EXIF turn by a quarter swaps the sides.
QSize shownSize(const QImageReader &reader)
{
    const QSize size = reader.size();
    return reader.transformation().testFlag(QImageIOHandler::TransformationRotate90)
               ? size.transposed()
               : size;
}

/// Lets the content decide. Asked in general, Qt loads all its plugins for that; PNG needs none.
void decideFormat(QImageReader &reader)
{
    constexpr QByteArrayView png("\x89PNG\r\n\x1A\n");
    const bool isPng = reader.device()->peek(png.size()) == png;
    reader.setAutoDetectImageFormat(!isPng);
    if (isPng)
        reader.setFormat("png");
    else
        reader.setDecideFormatFromContent(true);
}

/// Looks at the header; returns the size as shown.
std::expected<QSize, ImageFault> inspect(QImageReader &reader)
{
    decideFormat(reader);
    reader.setAutoTransform(true);
    if (!reader.canRead() || !isKnown(reader.format()))
        return fault(ImageFault::Kind::UnknownFormat);
    const QSize size = shownSize(reader);
    if (!size.isValid())
        return fault(ImageFault::Kind::Damaged);
    if (size.isEmpty())
        return fault(ImageFault::Kind::NoSize);
    if (isTooLarge(size))
        return fault(ImageFault::Kind::TooLarge,
                     QStringLiteral("%1 × %2").arg(size.width()).arg(size.height()));
    return size;
}

} // namespace

std::expected<QImage, ImageFault> loadSprite(const QString &path, int side)
{
    QFile file(path);
    if (const auto opened = open(file); !opened)
        return std::unexpected(opened.error());
    QImageReader reader(&file);
    const auto size = inspect(reader);
    if (!size)
        return std::unexpected(size.error());
    if (side > 0 && std::max(size->width(), size->height()) > side) {
        const QSize small = reader.size().scaled(side, side, Qt::KeepAspectRatio);
        reader.setScaledSize(small.expandedTo({1, 1})); // Before a turn.
    }
    if (reader.format() == "jpeg" && isCutShort(file))
        return fault(ImageFault::Kind::Damaged);
    QImageReader::setAllocationLimit(allocationMegabytes);
    QImage image;
    if (!reader.read(&image) || image.isNull())
        return fault(ImageFault::Kind::Damaged);
    return image;
}

std::expected<QSize, ImageFault> spriteSize(const QString &path)
{
    QFile file(path);
    if (const auto opened = open(file); !opened)
        return std::unexpected(opened.error());
    QImageReader reader(&file);
    return inspect(reader);
}
