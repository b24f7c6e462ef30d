#include "wholefile.h"

#include "formattext.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cstdio>

namespace {

constexpr qint64 readPiece = qint64(1) << 20; // bytes

FileFault cannotRead(const QString &reason)
{
    return {FormatText::tr("Cannot read the file: %1").arg(reason), 0, 0, QStringLiteral("read")};
}

FileFault cannotWrite(const QString &reason)
{
    return {FormatText::tr("Cannot write the file: %1").arg(reason), 0, 0, QStringLiteral("write")};
}

std::optional<FileFault> writeAll(QFileDevice &file, const QByteArray &bytes)
{
    if (std::optional<FileFault> fault = writeBytes(file, bytes))
        return fault;
    if (!file.flush())
        return cannotWrite(file.errorString());
    return std::nullopt;
}

std::optional<FileFault> writeStraight(QFile &file, const QByteArray &bytes)
{
    if (!file.isOpen() && !file.open(QIODevice::WriteOnly))
        return cannotWrite(file.errorString());
    return writeAll(file, bytes);
}

} // namespace

std::expected<QByteArray, FileFault> readWhole(const QString &path, qint64 limit)
{
    QFile file(path);
    const bool opened = path == QLatin1String("-") ? file.open(stdin, QIODevice::ReadOnly)
                                                   : file.open(QIODevice::ReadOnly);
    if (!opened)
        return std::unexpected(cannotRead(file.errorString()));
    // In pieces: a device may go on for ever.
    QByteArray bytes;
    QByteArray piece;
    do {
        piece = file.read(readPiece);
        bytes += piece;
    } while (!piece.isEmpty() && bytes.size() <= limit);
    if (file.error() != QFileDevice::NoError)
        return std::unexpected(cannotRead(file.errorString()));
    if (bytes.size() > limit)
        return std::unexpected(
            FileFault{FormatText::tr("The file is larger than %1 MiB").arg(limit >> 20), 0, 0,
                      QStringLiteral("too_large")});
    return bytes;
}

std::optional<FileFault> writeWhole(const QString &path, const QByteArray &bytes)
{
    if (path == QLatin1String("-")) {
        QFile out;
        if (!out.open(stdout, QIODevice::WriteOnly))
            return cannotWrite(out.errorString());
        return writeStraight(out, bytes);
    }
    const QFileInfo target(path);
    if (target.exists() && !target.isFile() && !target.isDir()) {
        QFile device(path);
        return writeStraight(device, bytes);
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return cannotWrite(file.errorString());
    if (const std::optional<FileFault> fault = writeAll(file, bytes)) {
        file.cancelWriting();
        return fault;
    }
    if (!file.commit())
        return cannotWrite(file.errorString());
    return std::nullopt;
}

std::optional<FileFault> writeBytes(QIODevice &device, const QByteArray &bytes)
{
    // A disk that fills up takes a part first; only the next attempt says why.
    for (qint64 done = 0; done < bytes.size();) {
        const qint64 taken = device.write(bytes.constData() + done, bytes.size() - done);
        if (taken <= 0)
            return cannotWrite(device.errorString());
        done += taken;
    }
    return std::nullopt;
}
