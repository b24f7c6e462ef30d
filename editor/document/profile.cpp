#include "profile.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <vector>

namespace {

struct OrderedProfile {
    int order = 0;
    EngineProfile profile;
};

std::optional<OrderedProfile> readProfile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
    OrderedProfile read;
    read.order = json.value(u"order").toInt();
    EngineProfile &profile = read.profile;
    profile.id = json.value(u"id").toString();
    profile.name = json.value(u"name").toString();
    if (json.contains(u"vertexLimit"))
        profile.vertexLimit = json.value(u"vertexLimit").toInt();
    profile.weldDistance = json.value(u"weldDistance").toDouble();
    profile.collinearTolerance = json.value(u"collinearTolerance").toDouble();
    profile.leastEdge = json.value(u"leastEdge").toDouble();
    profile.leastArea = json.value(u"leastArea").toDouble();
    profile.leastInertia = json.value(u"leastInertia").toDouble();
    profile.leastInertiaRatio = json.value(u"leastInertiaRatio").toDouble();
    profile.convexOnly = json.value(u"convexOnly").toBool(true);
    profile.holes = json.value(u"holes").toBool();
    profile.capsules = json.value(u"capsules").toBool();
    profile.yDown = json.value(u"yDown").toBool();
    profile.pixels = json.value(u"pixels").toBool();
    return profile.id.isEmpty() ? std::nullopt : std::optional(read);
}

QList<EngineProfile> readProfiles()
{
    std::vector<OrderedProfile> read;
    const QDir folder(QStringLiteral(":/profiles"));
    for (const QString &name :
         folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        if (std::optional<OrderedProfile> profile = readProfile(folder.filePath(name)))
            read.push_back(*std::move(profile));
    std::ranges::sort(read, {}, &OrderedProfile::order);
    QList<EngineProfile> profiles;
    for (OrderedProfile &entry : read)
        profiles.append(std::move(entry.profile));
    return profiles;
}

} // namespace

const QList<EngineProfile> &engineProfiles()
{
    static const QList<EngineProfile> profiles = readProfiles();
    return profiles;
}

const EngineProfile *engineProfile(const QString &id)
{
    const QList<EngineProfile> &profiles = engineProfiles();
    const auto found = std::ranges::find(profiles, id, &EngineProfile::id);
    return found == profiles.end() ? nullptr : &*found;
}
