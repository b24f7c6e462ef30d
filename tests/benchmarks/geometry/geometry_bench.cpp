// Milliseconds of processor time to split the outlines of tests/data/geometry, by family, beside
// the figures of the prototype and of other programs that the data holds (measured once, on one
// core of the machine that the goals are stated for) and, in this run, the union of the same
// outlines by Clipper1 and by QPainterPath: the ratio to Clipper1 compares machines. Then trace,
// simplify and repair.

#include "physics/geometry/split.h"

#include "outlines.h"
#include "pictures.h"
#include "stopwatch.h"
#include "unions.h"

#include <array>
#include <cstdio>
#include <map>
#include <string>

using namespace hullsmith;

namespace {

constexpr std::size_t ways = 4;
constexpr std::array<const char *, ways> wayNames = {"fewest", "max 8", "points", "fast"};

SplitOptions optionsOf(std::size_t way)
{
    SplitOptions options;
    options.cornerLimit = way == 1 ? 8 : 0;
    options.addPoints = way == 2;
    options.method = way == 3 ? SplitMethod::Fast : SplitMethod::Fewest;
    return options;
}

/// Sums over a family, or over all.
struct Row {
    int outlines = 0;
    std::size_t points = 0;
    std::array<double, ways> time = {};
    std::array<int, ways> pieces = {};
    double clipper = 0.0, painter = 0.0;
    struct Peer {
        double time = 0.0;
        int valid = 0, pieces = 0;
    };
    std::array<Peer, 6> peers = {};

    void add(const Row &other)
    {
        outlines += other.outlines;
        points += other.points;
        for (std::size_t way = 0; way < ways; ++way) {
            time[way] += other.time[way];
            pieces[way] += other.pieces[way];
        }
        clipper += other.clipper;
        painter += other.painter;
        for (std::size_t i = 0; i < peers.size(); ++i) {
            peers[i].time += other.peers[i].time;
            peers[i].valid += other.peers[i].valid;
            peers[i].pieces += other.peers[i].pieces;
        }
    }
};

/// The slowest outline of a size.
struct Slowest {
    std::size_t mostPoints;
    double goal; ///< Milliseconds; twice that with at most 8 corners.
    std::array<double, ways> time = {};
    std::array<std::string, ways> name = {};

    void see(const BenchOutline &outline, const Row &row)
    {
        for (std::size_t way = 0; way < ways; ++way)
            if (row.points <= mostPoints && row.time[way] > time[way]) {
                time[way] = row.time[way];
                name[way] = outline.name;
            }
    }
};

Row measure(const BenchOutline &outline)
{
    Row row;
    row.outlines = 1;
    const auto holes = std::span(outline.rings).subspan(1);
    for (const Ring &ring : outline.rings)
        row.points += ring.size();
    for (std::size_t way = 0; way < ways; ++way) {
        const SplitOptions options = optionsOf(way);
        const auto result = split(outline.rings[0], holes, options);
        if (!result)
            std::printf("%s, %s: failed\n", outline.name.c_str(), wayNames[way]);
        else
            row.pieces[way] = int(result->pieces.size());
        row.time[way] = bestTime([&] { (void)split(outline.rings[0], holes, options); });
    }
    row.clipper = clipperUnionTime(outline.rings);
    row.painter = painterPathUnionTime(outline.rings);
    for (std::size_t i = 0; i < outline.peers.size(); ++i)
        if (outline.peers[i].isValid)
            row.peers[i] = {outline.peers[i].milliseconds, 1, outline.peers[i].pieces};
    return row;
}

void print(const std::string &name, const Row &row)
{
    std::printf("%-14s %3d %6zu |", name.c_str(), row.outlines, row.points);
    for (std::size_t way = 0; way < ways; ++way)
        std::printf(" %5d %8.2f", row.pieces[way], row.time[way]);
    std::printf(" | %8.2f %8.2f | %8.2f %8.2f\n", row.clipper, row.painter, row.peers[0].time,
                row.peers[1].time);
}

void printPeers(const Row &all)
{
    std::printf("\nfigures in the data: valid results, their pieces and ms\n");
    for (std::size_t i = 0; i < peerNames.size(); ++i)
        std::printf("  %-26s %3d of %d %6d pieces %10.1f ms\n", peerNames[i].c_str(),
                    all.peers[i].valid, all.outlines, all.peers[i].pieces, all.peers[i].time);
}

} // namespace

int main()
{
    std::map<std::string, Row> families;
    Row all;
    std::array slowest = {Slowest{200, 5.0}, Slowest{1000, 250.0}};
    int optimal = 0;
    int withinEight = 0;
    int withinPoints = 0;
    const auto outlines = readOutlines("simple");
    for (const BenchOutline &outline : outlines) {
        const Row row = measure(outline);
        families[outline.family].add(row);
        all.add(row);
        for (Slowest &size : slowest)
            size.see(outline, row);
        optimal += row.pieces[0] == outline.fewest;
        withinEight += row.pieces[1] <= outline.fewestOfEight;
        withinPoints += row.pieces[2] <= outline.withPoints;
    }
    std::printf("pieces and ms              |         fewest          max 8         points"
                "           fast | Clipper1  QPainter | prototype    max 8\n");
    for (const auto &[name, row] : families)
        print(name, row);
    print("all simple", all);
    Row holed;
    double slowestHoled = 0.0;
    for (const BenchOutline &outline : readOutlines("with_holes")) {
        const Row row = measure(outline);
        slowestHoled = std::max(slowestHoled, row.time[0]);
        holed.add(row);
    }
    print("with holes", holed);
    printPeers(all);

    std::printf("\nfewest pieces on %d of %zu; max 8 at most the best known on %d; with points at "
                "most the best seen on %d, %d in all (goal 7497)\n",
                optimal, outlines.size(), withinEight, withinPoints, all.pieces[2]);
    std::printf(
        "whole set: fewest %.0f ms (goal 1000), max 8 %.0f ms (goal 2000); Clipper1's union "
        "times %.1f and %.1f\n",
        all.time[0], all.time[1], all.time[0] / all.clipper, all.time[1] / all.clipper);
    for (const Slowest &size : slowest)
        std::printf("at most %zu points: fewest %.2f ms (%s; goal %.0f), max 8 %.2f ms (%s; goal "
                    "%.0f)\n",
                    size.mostPoints, size.time[0], size.name[0].c_str(), size.goal, size.time[1],
                    size.name[1].c_str(), 2.0 * size.goal);
    std::printf("holes: slowest %.2f ms (goal 15)\n", slowestHoled);
    printPictureTimes();
    printRepairTimes();
    return 0;
}
