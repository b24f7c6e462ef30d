#pragma once

#include <QImage>
#include <QSize>
#include <QString>

#include <expected>

/// Largest image: per side, and in all.
inline constexpr int largestImageSide = 16384;
inline constexpr qint64 largestImageArea = 256'000'000;

/// Why an image could not be read.
struct ImageFault {
    enum class Kind {
        NotFound,
        Unreadable,    ///< There, but may not be opened; a folder.
        Empty,         ///< No bytes.
        UnknownFormat, ///< Not PNG, JPEG, WebP or SVG, whatever its name says.
        TooLarge,      ///< Over the limits above, by what the header says; not decoded.
        NoSize,        ///< An SVG without width, height or view box; a header with a zero in it.
        Damaged,
    } kind;
    QString message; ///< In the program's language, without the path and without a full stop.
};

/// Reads a PNG, JPEG, WebP or SVG (at its own size). The format is told by the content. JPEGs are
/// turned as their EXIF data says. The limits are checked before anything is decoded. A larger
/// image than `side` pixels a side is scaled down to it while it is read; 0 leaves it as it is.
std::expected<QImage, ImageFault> loadSprite(const QString &path, int side = 0);

/// The size that loadSprite() would give, from the header alone.
std::expected<QSize, ImageFault> spriteSize(const QString &path);
