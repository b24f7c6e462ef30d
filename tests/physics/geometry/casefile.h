#pragma once

#include "physics/geometry/vec.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>

#include <limits>
#include <vector>

/// The cases of tests/data/cases/NAME; empty if the file cannot be read.
inline QJsonArray readCases(const QString &name)
{
    QFile file(QStringLiteral(HULLSMITH_TEST_DATA "/cases/") + name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).array();
}

/// A number, or one of the words for what JSON has no number for.
inline double readNumber(const QJsonValue &value)
{
    if (value.isDouble())
        return value.toDouble();
    const bool infinite = value.toString() == QLatin1String("inf");
    return infinite ? std::numeric_limits<double>::infinity()
                    : std::numeric_limits<double>::quiet_NaN();
}

inline hullsmith::Vec2 readPoint(const QJsonValue &value)
{
    return {readNumber(value.toArray().at(0)), readNumber(value.toArray().at(1))};
}

inline std::vector<hullsmith::Vec2> readPoints(const QJsonValue &list)
{
    std::vector<hullsmith::Vec2> points;
    const QJsonArray array = list.toArray();
    for (const auto &point : array)
        points.push_back(readPoint(point));
    return points;
}
