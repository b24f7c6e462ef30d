// SAT the way a first version is usually written: world vertices in a vector, axes collected and
// normalised on every call, nothing cached. The yardstick, not a model. It finds no points.

#include "contestants.h"

#include "physics/geometry/pose.h"

#include <algorithm>
#include <limits>
#include <utility>

using namespace hullsmith;

namespace {

using Ring = std::vector<Vec2>;

Ring axes(const Ring &ring)
{
    Ring axes;
    for (std::size_t i = 0; i < ring.size(); ++i)
        axes.push_back(perpRight(ring[(i + 1) % ring.size()] - ring[i]).normalized());
    return axes;
}

std::pair<double, double> project(const Ring &ring, const Vec2 &axis)
{
    double low = std::numeric_limits<double>::max();
    double high = -low;
    for (const Vec2 &p : ring) {
        const double along = axis.dot(p);
        low = std::min(low, along);
        high = std::max(high, along);
    }
    return {low, high};
}

/// The depth; negative if an axis separates.
double depth(const Ring &a, const Ring &b)
{
    double least = std::numeric_limits<double>::max();
    Ring all = axes(a);
    const Ring more = axes(b);
    all.insert(all.end(), more.begin(), more.end());
    for (const Vec2 &axis : all) {
        const auto [lowA, highA] = project(a, axis);
        const auto [lowB, highB] = project(b, axis);
        least = std::min(least, std::min(highA - lowB, highB - lowA));
        if (least < 0.0)
            break;
    }
    return least;
}

class Naive final : public pb::Narrow {
public:
    const char *name() const override { return "naive-sat"; }
    bool supports(pb::Mode, int) const override { return true; }

    void load(const pb::Scene &scene) override
    {
        m_scene = &scene;
        m_rings.clear();
        for (const auto &frame : scene.pose) {
            std::vector<Ring> &rings = m_rings.emplace_back();
            for (std::size_t i = 0; i < frame.size(); ++i)
                rings.push_back(worldRing(scene.poly[i], frame[i]));
        }
    }
    pb::Out run(pb::Mode, int frame) override
    {
        pb::Out out;
        const std::vector<Ring> &rings = m_rings[std::size_t(frame)];
        for (const std::uint32_t k : m_scene->order[std::size_t(frame)]) {
            const double deep = depth(rings[2 * k], rings[2 * k + 1]);
            out.hits += deep > 0.0;
            out.depth += std::max(deep, 0.0);
        }
        return out;
    }

private:
    static Ring worldRing(const pb::Poly &outline, const pb::Pose &pose)
    {
        Ring ring;
        for (std::size_t i = 0; i < outline.x.size(); ++i)
            ring.push_back(Pose::fromRotation({pose.x, pose.y}, {pose.c, pose.s})
                               .toWorld({outline.x[i], outline.y[i]}));
        return ring;
    }

    const pb::Scene *m_scene = nullptr;
    std::vector<std::vector<Ring>> m_rings;
};

} // namespace

void addNaive(pb::Registry &registry)
{
    registry.all.push_back(std::make_unique<Naive>());
}
