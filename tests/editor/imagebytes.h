#pragma once

#include <QBuffer>
#include <QByteArray>
#include <QImageWriter>
#include <QtEndian>

// Image files for tests, as bytes.

inline QByteArray encoded(const QImage &image, const char *format)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, format);
    return writer.write(image) ? bytes : QByteArray();
}

inline QByteArray bigEndian(quint32 value)
{
    QByteArray bytes(4, 0);
    qToBigEndian(value, bytes.data());
    return bytes;
}

/// A JPEG that asks to be turned by a quarter.
inline QByteArray turnedJpeg(const QImage &image)
{
    QByteArray jpeg = encoded(image, "jpeg");
    const QByteArray exif = QByteArray::fromHex("457869660000"     // "Exif"
                                                "4d4d002a00000008" // big endian, directory at 8
                                                "0001"             // one entry
                                                "0112000300000001" // orientation, short, one
                                                "00060000"         // 6: turn right
                                                "00000000");       // no other directory
    QByteArray segment = QByteArray::fromHex("ffe1");
    segment += bigEndian(quint32(exif.size()) + 2).right(2) + exif;
    return jpeg.insert(2, segment);
}
