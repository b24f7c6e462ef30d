// Uses the installed library as its documentation says: one pair, and many at once.

#include <hullsmith/collision/batch/pairbatch.h>
#include <hullsmith/collision/sat.h>

#include <cstdio>

using namespace hullsmith;

int main()
{
    const auto square = ConvexPolygon::create({{0.0, 0.0}, {1.0, 0.0}, {1.0, 1.0}, {0.0, 1.0}});
    if (!square)
        return 1;
    const Shape box = Shape::polygon(*square).value();
    const SatResult result = sat(box, Pose(), box, Pose({0.75, 0.25}, 0.0));
    std::printf("overlapping %d depth %g normal %g %g\n", result.relation == Relation::Overlapping,
                result.depth(), result.normal().x(), result.normal().y());

    ShapeArena<float> arena;
    const ShapeId id = arena.add(box);
    PairBatch<float> batch(arena);
    batch.add(0, id, 1, id);
    batch.add(0, id, 2, id);
    const std::vector<RigidPose<float>> poses{
        {0.0F, 0.0F, 1.0F, 0.0F}, {0.75F, 0.25F, 1.0F, 0.0F}, {3.0F, 0.0F, 1.0F, 0.0F}};
    ManifoldRows<float> rows;
    batch.manifolds(poses, rows);
    std::printf("rows %zu points %d separation %g\n", rows.size(), rows.points(0),
                double(rows.separation(0, 0)));
    return 0;
}
