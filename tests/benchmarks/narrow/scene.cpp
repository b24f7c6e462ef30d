#include "scene.h"

#include <algorithm>
#include <limits>
#include <numbers>
#include <numeric>
#include <random>

namespace {

constexpr double fullTurn = 2.0 * std::numbers::pi;

/// How a pair stands, before it moves on.
struct Stand {
    double x, y;
    double angleA, angleB, approach;
    double turnA, turnB, drift; ///< Radians a frame.
    bool hit;
    double t; ///< How deep or how far apart, 0 to 1.
};

pb::Pose turned(double x, double y, double angle)
{
    return {x, y, std::cos(angle), std::sin(angle)};
}

/// Greatest gap over the edge normals of `own`; negative for an overlap.
double gapAcross(const pb::Poly &own, const pb::Pose &p, const pb::Poly &other, const pb::Pose &q)
{
    double greatest = std::numeric_limits<double>::lowest();
    const std::size_t count = own.x.size();
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t next = (i + 1) % count;
        const double ex = own.x[next] - own.x[i];
        const double ey = own.y[next] - own.y[i];
        const double length = std::hypot(ex, ey);
        const double nx = (p.c * ey + p.s * ex) / length;
        const double ny = (p.s * ey - p.c * ex) / length;
        const double fromX = p.x + p.c * own.x[i] - p.s * own.y[i];
        const double fromY = p.y + p.s * own.x[i] + p.c * own.y[i];
        double least = std::numeric_limits<double>::max();
        for (std::size_t j = 0; j < other.x.size(); ++j) {
            const double x = q.x + q.c * other.x[j] - q.s * other.y[j];
            const double y = q.y + q.s * other.x[j] + q.c * other.y[j];
            least = std::min(least, nx * (x - fromX) + ny * (y - fromY));
        }
        greatest = std::max(greatest, least);
    }
    return greatest;
}

class SceneBuilder {
public:
    SceneBuilder(const Workload &workload, pb::Out &truth)
        : m_workload(workload)
        , m_truth(truth)
        , m_engine(unsigned(7 + workload.corners))
    {
        m_truth = {};
    }

    pb::Scene build()
    {
        m_scene.frames = m_workload.frames;
        m_scene.pairs = m_workload.pairs;
        m_scene.nv = m_workload.corners;
        for (int i = 0; i < 2 * m_workload.pairs; ++i)
            m_scene.poly.push_back(outline());
        for (int i = 0; i < m_workload.pairs; ++i)
            m_stands.push_back(stand());
        for (int frame = 0; frame < m_workload.frames; ++frame)
            addFrame(frame);
        return std::move(m_scene);
    }

private:
    double uniform(double low, double high)
    {
        return low + (high - low) * (double(m_engine()) / 4294967296.0);
    }

    pb::Poly outline()
    {
        const double turn = uniform(0.0, fullTurn);
        const double width = uniform(0.5, 1.0);
        const double height = uniform(0.5, 1.0);
        pb::Poly outline;
        for (int i = 0; i < m_workload.corners; ++i) {
            const double angle = turn + fullTurn * (i + uniform(-0.3, 0.3)) / m_workload.corners;
            outline.x.push_back(width * std::cos(angle));
            outline.y.push_back(height * std::sin(angle));
        }
        centre(outline.x);
        centre(outline.y);
        return outline;
    }
    static void centre(std::vector<double> &values)
    {
        const double mean = std::accumulate(values.begin(), values.end(), 0.0) / double(values.size());
        for (double &value : values)
            value -= mean;
    }

    Stand stand()
    {
        return {uniform(-20.0, 20.0),    uniform(-20.0, 20.0),
                uniform(0.0, fullTurn),  uniform(0.0, fullTurn),
                uniform(0.0, fullTurn),  uniform(-0.01, 0.01),
                uniform(-0.01, 0.01),    uniform(-0.005, 0.005),
                uniform(0.0, 1.0) < m_workload.hitShare, uniform(0.0, 1.0)};
    }

    void addFrame(int frame)
    {
        std::vector<pb::Pose> &poses = m_scene.pose.emplace_back();
        for (int pair = 0; pair < m_workload.pairs; ++pair) {
            Stand &stand = m_stands[std::size_t(pair)];
            if (!m_workload.coherent)
                stand = this->stand();
            addPair(poses, std::size_t(pair), stand, double(frame));
        }
        std::vector<std::uint32_t> &order = m_scene.order.emplace_back();
        order.resize(std::size_t(m_workload.pairs));
        std::iota(order.begin(), order.end(), 0U);
        if (!m_workload.coherent)
            std::shuffle(order.begin(), order.end(), m_engine);
    }

    void addPair(std::vector<pb::Pose> &poses, std::size_t pair, const Stand &stand, double frame)
    {
        const pb::Poly &outlineA = m_scene.poly[2 * pair];
        const pb::Poly &outlineB = m_scene.poly[2 * pair + 1];
        const pb::Pose a = turned(stand.x, stand.y, stand.angleA + frame * stand.turnA);
        const double angleB = stand.angleB + frame * stand.turnB;
        const double approach = stand.approach + frame * stand.drift;
        const auto at = [&](double distance) {
            return turned(stand.x + distance * std::cos(approach),
                          stand.y + distance * std::sin(approach), angleB);
        };
        const auto gap = [&](double distance) {
            const pb::Pose b = at(distance);
            return std::max(gapAcross(outlineA, a, outlineB, b), gapAcross(outlineB, b, outlineA, a));
        };
        double inside = 0.0;
        double outside = 4.0;
        for (int i = 0; i < 40; ++i) { // Where they touch.
            const double middle = 0.5 * (inside + outside);
            (gap(middle) < 0.0 ? inside : outside) = middle;
        }
        double distance =
            stand.hit ? inside * (0.99 - 0.29 * stand.t * stand.t) : outside + 0.06 + 0.34 * stand.t;
        while (!stand.hit && gap(distance) < 0.03)
            distance += 0.02;
        if (const double separation = gap(distance); separation < 0.0) {
            ++m_truth.hits;
            m_truth.depth -= separation;
        }
        poses.push_back(a);
        poses.push_back(at(distance));
    }

    Workload m_workload;
    pb::Out &m_truth;
    std::mt19937 m_engine;
    pb::Scene m_scene;
    std::vector<Stand> m_stands;
};

} // namespace

pb::Scene makeScene(const Workload &workload, pb::Out &truth)
{
    return SceneBuilder(workload, truth).build();
}
