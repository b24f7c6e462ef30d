// libccd 2.1: GJK and MPR, yes or no. It is a library for solids, so a polygon is a prism of height
// 2 here; its supports are the plainest there are.

#include "contestants.h"

#include <ccd/ccd.h>

namespace {

struct Prism {
    const pb::Poly *outline;
    pb::Pose pose;
};

void support(const void *object, const ccd_vec3_t *direction, ccd_vec3_t *out)
{
    const auto *prism = static_cast<const Prism *>(object);
    const pb::Poly &outline = *prism->outline;
    const pb::Pose &p = prism->pose;
    const double dx = p.c * direction->v[0] + p.s * direction->v[1];
    const double dy = p.c * direction->v[1] - p.s * direction->v[0];
    std::size_t best = 0;
    double farthest = outline.x[0] * dx + outline.y[0] * dy;
    for (std::size_t i = 1; i < outline.x.size(); ++i) {
        const double along = outline.x[i] * dx + outline.y[i] * dy;
        if (along > farthest) {
            farthest = along;
            best = i;
        }
    }
    const double x = outline.x[best];
    const double y = outline.y[best];
    ccdVec3Set(out, p.x + p.c * x - p.s * y, p.y + p.s * x + p.c * y,
               direction->v[2] > 0.0 ? 1.0 : -1.0);
}

void centre(const void *object, ccd_vec3_t *out)
{
    const auto *prism = static_cast<const Prism *>(object);
    ccdVec3Set(out, prism->pose.x, prism->pose.y, 0.0);
}

using Intersect = int (*)(const void *, const void *, const ccd_t *);

template <Intersect intersect>
class Ccd final : public pb::Narrow {
public:
    explicit Ccd(const char *name)
        : m_name(name)
    {
        CCD_INIT(&m_ccd);
        m_ccd.support1 = support;
        m_ccd.support2 = support;
        m_ccd.center1 = centre;
        m_ccd.center2 = centre;
        m_ccd.max_iterations = 100;
    }
    const char *name() const override { return m_name; }
    bool supports(pb::Mode mode, int) const override { return mode == pb::Mode::Bool; }

    void load(const pb::Scene &scene) override
    {
        m_scene = &scene;
        m_prisms.clear();
        for (const auto &frame : scene.pose) {
            std::vector<Prism> &prisms = m_prisms.emplace_back();
            for (std::size_t i = 0; i < frame.size(); ++i)
                prisms.push_back({&scene.poly[i], frame[i]});
        }
    }
    pb::Out run(pb::Mode, int frame) override
    {
        pb::Out out;
        const std::vector<Prism> &prisms = m_prisms[std::size_t(frame)];
        for (const std::uint32_t k : m_scene->order[std::size_t(frame)])
            out.hits += intersect(&prisms[2 * k], &prisms[2 * k + 1], &m_ccd);
        return out;
    }

private:
    const char *m_name;
    ccd_t m_ccd;
    const pb::Scene *m_scene = nullptr;
    std::vector<std::vector<Prism>> m_prisms;
};

} // namespace

void addCcd(pb::Registry &registry)
{
    registry.all.push_back(std::make_unique<Ccd<ccdGJKIntersect>>("libccd-gjk"));
    registry.all.push_back(std::make_unique<Ccd<ccdMPRIntersect>>("libccd-mpr"));
}
