// Chipmunk 7.0.3, double: GJK, EPA, then clipping of the support edges. Its world vertices are
// refreshed once a frame and body, which is not counted.

#include "contestants.h"

#include <chipmunk/chipmunk.h>

#include <algorithm>

namespace {

class Chipmunk final : public pb::Narrow {
public:
    Chipmunk() = default;
    ~Chipmunk() override { clear(); }
    Chipmunk(const Chipmunk &) = delete;
    Chipmunk &operator=(const Chipmunk &) = delete;

    const char *name() const override { return "chipmunk-7.0.3"; }
    bool supports(pb::Mode, int) const override { return true; }

    void load(const pb::Scene &scene) override
    {
        clear();
        m_scene = &scene;
        for (const pb::Poly &outline : scene.poly) {
            std::vector<cpVect> points;
            for (std::size_t i = 0; i < outline.x.size(); ++i)
                points.push_back(cpv(outline.x[i], outline.y[i]));
            m_bodies.push_back(cpBodyNew(1.0, 1.0));
            m_shapes.push_back(
                cpPolyShapeNewRaw(m_bodies.back(), int(points.size()), points.data(), 0.0));
        }
    }
    void prepare(int frame) override
    {
        for (std::size_t i = 0; i < m_shapes.size(); ++i) {
            const pb::Pose &p = m_scene->pose[std::size_t(frame)][i];
            cpShapeUpdate(m_shapes[i], cpTransformNew(p.c, p.s, -p.s, p.c, p.x, p.y));
        }
    }
    pb::Out run(pb::Mode, int frame) override
    {
        pb::Out out;
        for (const std::uint32_t k : m_scene->order[std::size_t(frame)]) {
            const cpContactPointSet found = cpShapesCollide(m_shapes[2 * k], m_shapes[2 * k + 1]);
            if (found.count == 0)
                continue;
            ++out.hits;
            out.points += found.count;
            double least = found.points[0].distance;
            if (found.count > 1)
                least = std::min(least, double(found.points[1].distance));
            out.depth -= least;
        }
        return out;
    }

private:
    void clear()
    {
        for (cpShape *shape : m_shapes)
            cpShapeFree(shape);
        for (cpBody *body : m_bodies)
            cpBodyFree(body);
        m_shapes.clear();
        m_bodies.clear();
    }

    const pb::Scene *m_scene = nullptr;
    std::vector<cpShape *> m_shapes;
    std::vector<cpBody *> m_bodies;
};

} // namespace

void addChipmunk(pb::Registry &registry)
{
    registry.all.push_back(std::make_unique<Chipmunk>());
}
