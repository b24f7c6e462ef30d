#include "outlines.h"

#include <rapidjson/document.h>
#include <rapidjson/istreamwrapper.h>

#include <fstream>

namespace {

Ring readRing(const rapidjson::Value &points)
{
    Ring ring;
    for (const auto &point : points.GetArray())
        ring.emplace_back(point[0].GetDouble(), point[1].GetDouble());
    return ring;
}

int readCount(const rapidjson::Value &entry, const char *name)
{
    return entry.HasMember(name) ? entry[name].GetInt() : 0;
}

std::vector<PeerFigure> readPeers(const rapidjson::Value &reference)
{
    std::vector<PeerFigure> peers;
    for (const std::string &name : peerNames) {
        PeerFigure figure;
        if (reference.HasMember(name.c_str())) {
            const auto &peer = reference[name.c_str()];
            figure.isValid = std::string(peer["status"].GetString()) == "ok";
            figure.pieces = readCount(peer, "pieces");
            figure.milliseconds = peer.HasMember("ms") ? peer["ms"].GetDouble() : 0.0;
        }
        peers.push_back(figure);
    }
    return peers;
}

} // namespace

std::vector<BenchOutline> readOutlines(const std::string &list)
{
    std::ifstream file(HULLSMITH_TEST_DATA "/geometry/polygons.json");
    rapidjson::IStreamWrapper stream(file);
    rapidjson::Document document;
    document.ParseStream(stream);
    std::vector<BenchOutline> outlines;
    if (document.HasParseError() || !document.HasMember(list.c_str()))
        return outlines;
    for (const auto &entry : document[list.c_str()].GetArray()) {
        BenchOutline outline{entry["name"].GetString(), {}, {}};
        if (entry.HasMember("family"))
            outline.family = entry["family"].GetString();
        if (entry.HasMember("points"))
            outline.rings.push_back(readRing(entry["points"]));
        else
            for (const auto &ring : entry["rings"].GetArray())
                outline.rings.push_back(readRing(ring));
        outline.fewest = readCount(entry, "optimal_pieces");
        outline.fewestOfEight = readCount(entry, "best_pieces_max8");
        outline.withPoints = readCount(entry, "best_seen_with_extra_points");
        if (entry.HasMember("reference"))
            outline.peers = readPeers(entry["reference"]);
        outlines.push_back(std::move(outline));
    }
    return outlines;
}
