#include "repair.h"

#include "pointorder.h"
#include "predicates.h"
#include "repairing/facewalk.h"
#include "repairing/planegraph.h"

#include <algorithm>
#include <map>

namespace hullsmith {

namespace {

using Kind = RepairFault::Kind;

/// Bits of the grid: every step is a double, and products of two differences fit into 128 bits.
constexpr int gridBits = 52;
/// Where rounding does not come to an end, the next grid has so many bits fewer, down to the least.
constexpr int gridBitsLess = 6;
constexpr int gridBitsLeast = 16;

std::optional<RepairFault> inputFault(std::span<const Ring> rings)
{
    bool any = false;
    for (std::size_t ring = 0; ring < rings.size(); ++ring)
        for (std::size_t vertex = 0; vertex < rings[ring].size(); ++vertex) {
            any = true;
            if (!rings[ring][vertex].allFinite())
                return RepairFault{Kind::NonFinite, int(ring), int(vertex)};
        }
    return any ? std::nullopt : std::optional(RepairFault{Kind::Empty});
}

/// The ring without vertices equal to the one before, which go to `dropped`.
Ring distinct(const Ring &ring, std::vector<Vec2> &dropped)
{
    Ring kept;
    for (const Vec2 &p : ring)
        if (kept.empty() || p != kept.back())
            kept.push_back(p);
        else
            dropped.push_back(p);
    while (kept.size() > 1 && kept.back() == kept.front()) {
        dropped.push_back(kept.back());
        kept.pop_back();
    }
    return kept;
}

const Vec2 &before(const Ring &ring, std::size_t i)
{
    return ring[i > 0 ? i - 1 : ring.size() - 1];
}

const Vec2 &after(const Ring &ring, std::size_t i)
{
    return ring[i + 1 < ring.size() ? i + 1 : 0];
}

void noteSpikes(const Ring &ring, std::vector<Vec2> &spikes)
{
    for (std::size_t i = 0; i < ring.size(); ++i)
        if (ring.size() > 1 && orientation(before(ring, i), ring[i], after(ring, i)) == 0 &&
            dotSign(before(ring, i), ring[i], ring[i], after(ring, i)) < 0)
            spikes.push_back(ring[i]);
}

void sortPlaces(std::vector<Vec2> &places)
{
    std::sort(places.begin(), places.end(), comesBefore);
    places.erase(std::unique(places.begin(), places.end()), places.end());
}

/// What one pass over the input gives.
struct Pass {
    std::vector<Outline> outlines;
    RepairWork work;
    double unit = 0.0; ///< Of the grid; 0 if none was needed.
    double vertexMove = 0.0;
    std::vector<Outline> onVertices; ///< With a grid: the same with the vertices as given.
};

/// Turns face rings into outlines whose points are those of the graph, mapped by `place`.
template <typename Place>
std::vector<Outline> outlinesOf(const Faces &faces, Place place)
{
    const auto ringAt = [&](int i) {
        Ring ring;
        for (const int p : faces.rings[std::size_t(i)].points)
            ring.push_back(place(p));
        return ring;
    };
    std::map<SourceKey, int> outers, holes;
    for (int i = 0; i < int(faces.rings.size()); ++i) {
        const FaceRing &ring = faces.rings[std::size_t(i)];
        (ring.hole ? holes : outers).emplace(ring.key, i);
    }
    std::vector<Outline> outlines;
    std::vector<std::size_t> outlineOf(faces.rings.size());
    for (const auto &[key, i] : outers) {
        outlineOf[std::size_t(i)] = outlines.size();
        outlines.push_back({ringAt(i), {}});
    }
    for (const auto &[key, i] : holes) {
        const int outer = faces.rings[std::size_t(i)].outer;
        outlines[outlineOf[std::size_t(outer)]].holes.push_back(ringAt(i));
    }
    return outlines;
}

/// Drops the straight points that the cutting made.
void dropStraight(FaceRing &ring, const PlaneGraph &graph)
{
    const auto at = [&](std::size_t i) -> const Vec2 & {
        return graph.points[std::size_t(ring.points[i])];
    };
    std::vector<int> kept;
    const std::size_t count = ring.points.size();
    for (std::size_t i = 0; i < count; ++i)
        if (graph.straight[std::size_t(ring.points[i])] ||
            orientation(at((i + count - 1) % count), at(i), at((i + 1) % count)) != 0)
            kept.push_back(ring.points[i]);
    ring.points = std::move(kept);
}

std::vector<int> turnedRings(std::span<const Ring> rings, const std::vector<Outline> &outlines)
{
    std::map<Ring, int, bool (*)(const Ring &, const Ring &)> turned([](const Ring &a,
                                                                        const Ring &b) {
        return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(), comesBefore);
    });
    for (int i = 0; i < int(rings.size()); ++i) {
        std::vector<Vec2> duplicates;
        Ring ring = distinct(rings[std::size_t(i)], duplicates);
        if (ring.empty())
            continue;
        std::reverse(ring.begin() + 1, ring.end());
        turned.emplace(std::move(ring), i);
    }
    std::vector<int> found;
    const auto look = [&](const Ring &ring) {
        if (const auto at = turned.find(ring); at != turned.end())
            found.push_back(at->second);
    };
    for (const Outline &outline : outlines) {
        look(outline.outer);
        std::ranges::for_each(outline.holes, look);
    }
    std::ranges::sort(found);
    return found;
}

std::expected<PlaneGraph, RepairFault> makeGraph(std::span<const Ring> rings, FillRule rule,
                                                 const RepairOptions &options)
{
    for (int bits = gridBits; bits >= gridBitsLeast; bits -= gridBitsLess) {
        if (auto graph = PlaneGraphBuilder(rings, rule, bits, options.stop).build())
            return *std::move(graph);
        if (options.stop.stop_requested())
            return std::unexpected(RepairFault{Kind::Cancelled});
    }
    return std::unexpected(RepairFault{Kind::Unresolved});
}

std::expected<Pass, RepairFault> onePass(std::span<const Ring> given, FillRule rule,
                                         const RepairOptions &options)
{
    Pass pass;
    std::vector<Ring> rings;
    for (const Ring &ring : given) {
        rings.push_back(distinct(ring, pass.work.duplicates));
        noteSpikes(rings.back(), pass.work.spikes);
    }
    auto graph = makeGraph(rings, rule, options);
    if (!graph)
        return std::unexpected(graph.error());
    Faces faces = walkFaces(*graph, rule, int(rings.size()));
    if (faces.rings.empty())
        return std::unexpected(RepairFault{Kind::NothingLeft});
    for (FaceRing &ring : faces.rings)
        dropStraight(ring, *graph);

    std::vector<Vec2> vertices;
    for (const Ring &ring : rings)
        vertices.insert(vertices.end(), ring.begin(), ring.end());
    const double step = graph->unit == 0.0 ? 1.0 : graph->unit;
    const auto onGrid = [&](int p) -> Vec2 { return step * graph->points[std::size_t(p)]; };
    const auto asGiven = [&](int p) -> Vec2 {
        const int vertex = graph->origin[std::size_t(p)];
        return vertex < 0 ? onGrid(p) : vertices[std::size_t(vertex)];
    };
    pass.outlines = outlinesOf(faces, onGrid);
    pass.unit = graph->unit;
    pass.vertexMove = graph->vertexMove;
    if (pass.vertexMove > 0.0)
        pass.onVertices = outlinesOf(faces, asGiven);

    RepairWork &work = pass.work;
    work.crossings = std::move(graph->crossings);
    work.overlaps = std::move(graph->overlaps);
    for (const Vec2 &p : faces.parted)
        work.touches.push_back(step * p);
    for (std::size_t ring = 0; ring < rings.size(); ++ring)
        if (!faces.ringIsLeft[ring])
            work.droppedRings.push_back(int(ring));
    work.largestMove = graph->crossingMove;
    for (std::vector<Vec2> *places : {&work.duplicates, &work.spikes, &work.touches})
        sortPlaces(*places);
    return pass;
}

std::vector<Ring> ringsOf(const std::vector<Outline> &outlines)
{
    std::vector<Ring> rings;
    for (const Outline &outline : outlines) {
        rings.push_back(outline.outer);
        rings.insert(rings.end(), outline.holes.begin(), outline.holes.end());
    }
    return rings;
}

bool staysAsItIs(const std::vector<Outline> &outlines, FillRule rule, const RepairOptions &options)
{
    const auto again = onePass(ringsOf(outlines), rule, options);
    return again && again->unit == 0.0 && again->outlines == outlines;
}

} // namespace

const char *faultCode(RepairFault::Kind kind)
{
    switch (kind) {
    case Kind::Empty:
        return "empty";
    case Kind::NonFinite:
        return "non_finite";
    case Kind::NothingLeft:
        return "nothing_left";
    case Kind::Unresolved:
        return "unresolved";
    case Kind::Cancelled:
        return "cancelled";
    }
    return "";
}

bool RepairWork::isNothing() const
{
    return duplicates.empty() && spikes.empty() && crossings.empty() && touches.empty() &&
           overlaps.empty() && droppedRings.empty() && turnedRings.empty();
}

std::expected<RepairResult, RepairFault> repair(std::span<const std::vector<Vec2>> rings,
                                                FillRule rule, const RepairOptions &options)
{
    if (const auto fault = inputFault(rings))
        return std::unexpected(*fault);
    auto pass = onePass(rings, rule, options);
    if (!pass)
        return std::unexpected(pass.error());
    if (pass->vertexMove > 0.0) {
        if (staysAsItIs(pass->onVertices, rule, options))
            pass->outlines = std::move(pass->onVertices);
        else
            pass->work.largestMove = std::max(pass->work.largestMove, pass->vertexMove);
    }
    pass->work.turnedRings = turnedRings(rings, pass->outlines);
    return RepairResult{std::move(pass->outlines), std::move(pass->work)};
}

} // namespace hullsmith
