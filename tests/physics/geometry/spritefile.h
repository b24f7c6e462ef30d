#pragma once

#include "physics/geometry/alphaimage.h"

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdint>
#include <vector>

/// One of the sprites of tests/data/geometry/sprites.json: its alpha, and what is known about it.
struct Sprite {
    QString name;
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> alpha; ///< Rows from the top, without gaps.
    QJsonObject facts;

    hullsmith::AlphaImage image() const { return {alpha.data(), width, height, width}; }
    int fact(const char *key) const { return facts[QLatin1String(key)].toInt(); }
};

/// All twelve; fewer if a file cannot be read.
inline std::vector<Sprite> readSprites()
{
    const QString folder = QStringLiteral(HULLSMITH_TEST_DATA "/geometry/");
    QFile list(folder + QStringLiteral("sprites.json"));
    if (!list.open(QIODevice::ReadOnly))
        return {};
    std::vector<Sprite> sprites;
    const QJsonObject root = QJsonDocument::fromJson(list.readAll()).object();
    const QJsonArray entries = root[QLatin1String("sprites")].toArray();
    for (const auto &entry : entries) {
        const QJsonObject facts = entry.toObject();
        const QString file = facts[QLatin1String("file")].toString();
        const QImage image = QImage(folder + file).convertToFormat(QImage::Format_RGBA8888);
        if (image.isNull())
            continue;
        Sprite sprite{file.section(QLatin1Char('/'), -1).section(QLatin1Char('.'), 0, 0),
                      image.width(),
                      image.height(),
                      {},
                      facts};
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                sprite.alpha.push_back(image.constScanLine(y)[4 * x + 3]);
        sprites.push_back(std::move(sprite));
    }
    return sprites;
}
