// Box2D 2.4.1, float. Manifolds by b2CollidePolygons and b2WorldManifold, so that the answer holds
// world points; its polygons carry a skin of 0.01 m each, which shows in the depth. Yes/no also by
// b2TestOverlap (GJK).

#include "contestants.h"

#include <box2d/box2d.h>

#include <algorithm>

namespace {

class Box2d : public pb::Narrow {
public:
    bool supports(pb::Mode, int corners) const override { return corners <= b2_maxPolygonVertices; }

    void load(const pb::Scene &scene) override
    {
        m_scene = &scene;
        m_shapes.clear();
        m_transforms.clear();
        for (const pb::Poly &outline : scene.poly)
            m_shapes.push_back(shapeOf(outline));
        for (const auto &frame : scene.pose) {
            std::vector<b2Transform> &transforms = m_transforms.emplace_back();
            for (const pb::Pose &p : frame) {
                b2Transform transform;
                transform.p.Set(float(p.x), float(p.y));
                transform.q.c = float(p.c);
                transform.q.s = float(p.s);
                transforms.push_back(transform);
            }
        }
    }

protected:
    /// The outline as it is: Set() would weld and reorder.
    static b2PolygonShape shapeOf(const pb::Poly &outline)
    {
        b2PolygonShape shape;
        shape.m_count = int(outline.x.size());
        for (int i = 0; i < shape.m_count; ++i)
            shape.m_vertices[i].Set(float(outline.x[std::size_t(i)]),
                                    float(outline.y[std::size_t(i)]));
        for (int i = 0; i < shape.m_count; ++i) {
            const b2Vec2 edge = shape.m_vertices[(i + 1) % shape.m_count] - shape.m_vertices[i];
            shape.m_normals[i] = b2Cross(edge, 1.0F);
            shape.m_normals[i].Normalize();
        }
        shape.m_centroid.SetZero();
        return shape;
    }

    const pb::Scene *m_scene = nullptr;
    std::vector<b2PolygonShape> m_shapes;
    std::vector<std::vector<b2Transform>> m_transforms;
};

class Clipping final : public Box2d {
public:
    const char *name() const override { return "box2d-2.4.1"; }

    pb::Out run(pb::Mode mode, int frame) override
    {
        pb::Out out;
        const std::vector<b2Transform> &at = m_transforms[std::size_t(frame)];
        for (const std::uint32_t k : m_scene->order[std::size_t(frame)]) {
            const b2PolygonShape &a = m_shapes[2 * k];
            const b2PolygonShape &b = m_shapes[2 * k + 1];
            b2Manifold manifold;
            b2CollidePolygons(&manifold, &a, at[2 * k], &b, at[2 * k + 1]);
            if (manifold.pointCount == 0)
                continue;
            ++out.hits;
            if (mode == pb::Mode::Bool)
                continue;
            b2WorldManifold world;
            world.Initialize(&manifold, at[2 * k], a.m_radius, at[2 * k + 1], b.m_radius);
            out.points += manifold.pointCount;
            out.depth -= double(
                *std::min_element(world.separations, world.separations + manifold.pointCount));
        }
        return out;
    }
};

class Gjk final : public Box2d {
public:
    const char *name() const override { return "box2d-2.4.1-gjk"; }
    bool supports(pb::Mode mode, int corners) const override
    {
        return mode == pb::Mode::Bool && Box2d::supports(mode, corners);
    }

    pb::Out run(pb::Mode, int frame) override
    {
        pb::Out out;
        const std::vector<b2Transform> &at = m_transforms[std::size_t(frame)];
        for (const std::uint32_t k : m_scene->order[std::size_t(frame)])
            out.hits += b2TestOverlap(&m_shapes[2 * k], 0, &m_shapes[2 * k + 1], 0, at[2 * k],
                                      at[2 * k + 1]);
        return out;
    }
};

} // namespace

void addBox2d(pb::Registry &registry)
{
    registry.all.push_back(std::make_unique<Clipping>());
    registry.all.push_back(std::make_unique<Gjk>());
}
