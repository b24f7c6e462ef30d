// The narrow phase beside its peers: nanoseconds a pair of convex polygons, yes/no and manifold.
//
//   narrow_bench [-n 3,4,6,8] [-r REPETITIONS] [-w WORKLOAD] [-c CONTESTANT] [PLUGIN.so ...]
//
// Contestants take turns on the same frames in one process, and lower quartiles are compared,
// because a neighbour on the machine slows whole passes. Hit rate, points and depth stand beside
// each time, so that a fast wrong answer shows. The last column is the fastest peer's time over the
// line's own; prototypes (P1 to P8, plug-ins) are no peers. At the end: the worst and the median
// ratio of each workload. -w and -c keep the workloads and contestants whose name holds the text.

#include "contestants.h"
#include "scene.h"

#include <dlfcn.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <map>
#include <numeric>
#include <random>
#include <sstream>
#include <string>

namespace {

struct Settings {
    std::vector<int> corners{3, 4, 6, 8, 16, 32, 64};
    int repetitions = 15;
    std::string workload;
    std::string contestant;
    std::vector<std::string> plugins;
};

/// What one contestant did in one workload.
struct Line {
    pb::Narrow *contestant;
    std::vector<double> times; ///< Nanoseconds a pair, one a repetition.
    pb::Out found;

    double time() const
    {
        std::vector<double> sorted = times;
        std::ranges::sort(sorted);
        return sorted[sorted.size() / 4];
    }
    bool startsWith(const char *text) const
    {
        return std::strncmp(contestant->name(), text, std::strlen(text)) == 0;
    }
    bool isOurs() const { return startsWith("hullsmith"); }
    bool isPeer() const { return !isOurs() && !startsWith("P"); }
};

double now()
{
    return std::chrono::duration<double, std::nano>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

class Bench {
public:
    Bench(Settings settings, pb::Registry &registry)
        : m_settings(std::move(settings))
        , m_registry(registry)
    {
    }

    void run()
    {
        for (const int corners : m_settings.corners)
            for (const double share : {1.0, 0.5, 0.1})
                for (const bool coherent : {true, false})
                    runScene({corners, share, coherent});
        printSummary();
    }

private:
    void runScene(const Workload &workload)
    {
        pb::Out truth;
        const pb::Scene scene = makeScene(workload, truth);
        for (const pb::Mode mode : {pb::Mode::Bool, pb::Mode::Manifold}) {
            char name[64];
            std::snprintf(name, sizeof name, "%d corners, %s, hit%.0f, %s", workload.corners,
                          mode == pb::Mode::Bool ? "yes/no" : "manifold", 100.0 * workload.hitShare,
                          workload.coherent ? "coherent" : "random");
            if (std::strstr(name, m_settings.workload.c_str()) == nullptr)
                continue;
            std::printf("%s  (hits %.3f, mean depth %.4f)\n", name,
                        double(truth.hits) / (workload.frames * workload.pairs),
                        truth.hits > 0 ? truth.depth / double(truth.hits) : 0.0);
            const std::vector<Line> lines = measure(workload, scene, mode);
            print(workload, lines, mode);
            std::fflush(stdout);
        }
    }

    std::vector<Line> measure(const Workload &workload, const pb::Scene &scene, pb::Mode mode)
    {
        std::vector<Line> lines;
        for (const auto &contestant : m_registry.all) {
            const bool wanted =
                std::strstr(contestant->name(), m_settings.contestant.c_str()) != nullptr;
            if (!wanted || !contestant->supports(mode, workload.corners))
                continue;
            contestant->load(scene);
            lines.push_back({contestant.get(), {}, {}});
        }
        std::vector<std::size_t> order(lines.size());
        std::iota(order.begin(), order.end(), 0U);
        std::mt19937 engine(1);
        for (int repetition = 0; repetition < m_settings.repetitions; ++repetition) {
            std::shuffle(order.begin(), order.end(), engine);
            for (const std::size_t i : order)
                pass(lines[i], mode, workload);
        }
        return lines;
    }

    /// All frames once, forth and back, so that coherent frames stay coherent.
    static void pass(Line &line, pb::Mode mode, const Workload &workload)
    {
        line.found = {};
        double spent = 0.0;
        for (int step = 0; step < 2 * workload.frames; ++step) {
            const int frame = step < workload.frames ? step : 2 * workload.frames - 1 - step;
            line.contestant->prepare(frame);
            const double start = now();
            const pb::Out found = line.contestant->run(mode, frame);
            spent += now() - start;
            line.found.hits += found.hits;
            line.found.points += found.points;
            line.found.depth += found.depth;
        }
        line.times.push_back(spent / (2.0 * workload.frames * workload.pairs));
    }

    void print(const Workload &workload, const std::vector<Line> &lines, pb::Mode mode)
    {
        double fastestPeer = 0.0;
        for (const Line &line : lines)
            if (line.isPeer() && (fastestPeer == 0.0 || line.time() < fastestPeer))
                fastestPeer = line.time();
        for (const Line &line : lines) {
            const pb::Out &found = line.found;
            const double hits = double(std::max(found.hits, 1L));
            const double ratio = fastestPeer / line.time();
            std::printf("  %-24s %8.1f ns/pair  hits %.3f", line.contestant->name(), line.time(),
                        double(found.hits) / (2.0 * workload.frames * workload.pairs));
            if (mode == pb::Mode::Manifold)
                std::printf("  points %.2f  depth %.4f", double(found.points) / hits,
                            found.depth / hits);
            if (fastestPeer > 0.0)
                std::printf("  ratio %5.2f", ratio);
            std::printf("\n");
            if (line.isOurs() && fastestPeer > 0.0)
                m_ratios[std::string(workload.corners <= 8 ? "3-8" : "16-64") + " corners, " +
                         (mode == pb::Mode::Bool ? "yes/no" : "manifold") + ", hit" +
                         std::to_string(int(100.0 * workload.hitShare)) + ", " +
                         line.contestant->name()]
                    .push_back(ratio);
        }
    }

    void printSummary() const
    {
        std::printf("\nFastest peer's time over ours            worst  median\n");
        for (auto [name, ratios] : m_ratios) {
            std::ranges::sort(ratios);
            std::printf("  %-52s %6.2f %6.2f\n", name.c_str(), ratios.front(),
                        ratios[ratios.size() / 2]);
        }
    }

    Settings m_settings;
    pb::Registry &m_registry;
    std::map<std::string, std::vector<double>> m_ratios; ///< By workload and contestant.
};

std::vector<int> numbers(const char *text)
{
    std::vector<int> result;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, ',');)
        result.push_back(std::atoi(part.c_str()));
    return result;
}

Settings settingsFrom(int argc, char **argv)
{
    Settings settings;
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        const char *value = i + 1 < argc ? argv[i + 1] : "";
        if (argument == "-n")
            settings.corners = numbers(value);
        else if (argument == "-r")
            settings.repetitions = std::max(1, std::atoi(value));
        else if (argument == "-w")
            settings.workload = value;
        else if (argument == "-c")
            settings.contestant = value;
        else
            settings.plugins.push_back(argument);
        if (argument.size() == 2 && argument[0] == '-')
            ++i;
    }
    return settings;
}

bool addPlugin(pb::Registry &registry, const std::string &path)
{
    void *library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library != nullptr) {
        using Register = void (*)(pb::Registry &);
        if (const auto add = reinterpret_cast<Register>(dlsym(library, "pb_register"))) {
            add(registry);
            return true;
        }
    }
    std::fprintf(stderr, "%s\n", dlerror());
    return false;
}

} // namespace

int main(int argc, char **argv)
{
    const Settings settings = settingsFrom(argc, argv);
    // Never freed: a plug-in's contestants must not outlive their library.
    pb::Registry &registry = *new pb::Registry;
    addBox2d(registry);
    addChipmunk(registry);
    addCcd(registry);
    addNaive(registry);
    for (const std::string &plugin : settings.plugins)
        if (!addPlugin(registry, plugin))
            return 1;
    addHullsmith(registry);
    Bench(settings, registry).run();
    return 0;
}
