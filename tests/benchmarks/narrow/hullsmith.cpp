// Our own: batches on every instruction set this machine has, in float and double; one pair at a
// time by sat() (all of its answer, in double), and the same with an observer that does nothing.

#include "contestants.h"

#include "physics/collision/batch/pairbatch.h"
#include "physics/collision/satobserved.h"

#include <algorithm>
#include <string>

using namespace hullsmith;

namespace {

Shape shapeOf(const pb::Poly &outline)
{
    std::vector<Vec2> points;
    for (std::size_t i = 0; i < outline.x.size(); ++i)
        points.emplace_back(outline.x[i], outline.y[i]);
    return Shape::polygon(ConvexPolygon::create(points).value()).value();
}

template <class S>
class Batch final : public pb::Narrow {
public:
    explicit Batch(InstructionSet set)
        : m_set(set)
        , m_name(std::string("hullsmith-") + instructionSetName(set)
                 + (sizeof(S) == 4 ? "-float" : "-double"))
    {
    }
    const char *name() const override { return m_name.c_str(); }
    bool supports(pb::Mode, int) const override { return true; }

    void load(const pb::Scene &scene) override
    {
        m_arena = {};
        m_poses.clear();
        m_batches.clear();
        std::vector<ShapeId> ids;
        for (const pb::Poly &outline : scene.poly)
            ids.push_back(m_arena.add(shapeOf(outline)));
        for (const auto &frame : scene.pose) {
            std::vector<RigidPose<S>> &poses = m_poses.emplace_back();
            for (const pb::Pose &p : frame)
                poses.push_back({S(p.x), S(p.y), S(p.c), S(p.s)});
        }
        for (const auto &order : scene.order) {
            PairBatch<S> batch(m_arena, m_set);
            for (const std::uint32_t k : order)
                batch.add(2 * k, ids[2 * k], 2 * k + 1, ids[2 * k + 1]);
            m_batches.push_back(std::move(batch));
        }
    }

    pb::Out run(pb::Mode mode, int frame) override
    {
        PairBatch<S> &batch = m_batches[std::size_t(frame)];
        const std::vector<RigidPose<S>> &poses = m_poses[std::size_t(frame)];
        pb::Out out;
        if (mode == pb::Mode::Bool) {
            batch.overlaps(poses, m_hits);
            out.hits = long(m_hits.size());
            return out;
        }
        batch.manifolds(poses, m_rows);
        out.hits = long(m_rows.size());
        const LaneColumns<S> &columns = m_rows.columns();
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            out.points += m_rows.points(row);
            out.depth -= double(std::min(columns.separation0[row], columns.separation1[row]));
        }
        return out;
    }

private:
    InstructionSet m_set;
    std::string m_name;
    ShapeArena<S> m_arena;
    std::vector<std::vector<RigidPose<S>>> m_poses;
    std::vector<PairBatch<S>> m_batches;
    std::vector<std::uint32_t> m_hits;
    ManifoldRows<S> m_rows;
};

struct DoNothing : SatObserver {};

template <bool observed>
class Single final : public pb::Narrow {
public:
    const char *name() const override
    {
        return observed ? "hullsmith-sat-observed" : "hullsmith-sat";
    }
    bool supports(pb::Mode mode, int) const override { return mode == pb::Mode::Bool; }

    void load(const pb::Scene &scene) override
    {
        m_scene = &scene;
        m_shapes.clear();
        m_poses.clear();
        for (const pb::Poly &outline : scene.poly)
            m_shapes.push_back(shapeOf(outline));
        for (const auto &frame : scene.pose) {
            std::vector<Pose> &poses = m_poses.emplace_back();
            for (const pb::Pose &p : frame)
                poses.push_back(Pose::fromRotation({p.x, p.y}, {p.c, p.s}));
        }
    }

    pb::Out run(pb::Mode, int frame) override
    {
        pb::Out out;
        DoNothing nobody;
        const std::vector<Pose> &poses = m_poses[std::size_t(frame)];
        for (const std::uint32_t k : m_scene->order[std::size_t(frame)]) {
            const Shape &a = m_shapes[2 * k];
            const Shape &b = m_shapes[2 * k + 1];
            const SatResult result = observed
                ? satObserved(a, poses[2 * k], b, poses[2 * k + 1], {}, nobody)
                : sat(a, poses[2 * k], b, poses[2 * k + 1]);
            out.hits += result.relation == Relation::Overlapping;
        }
        return out;
    }

private:
    const pb::Scene *m_scene = nullptr;
    std::vector<Shape> m_shapes;
    std::vector<std::vector<Pose>> m_poses;
};

} // namespace

void addHullsmith(pb::Registry &registry)
{
    for (const InstructionSet set : instructionSets()) {
        registry.all.push_back(std::make_unique<Batch<float>>(set));
        registry.all.push_back(std::make_unique<Batch<double>>(set));
    }
    registry.all.push_back(std::make_unique<Single<false>>());
    registry.all.push_back(std::make_unique<Single<true>>());
}
