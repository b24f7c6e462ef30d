#include "shapegeometry.h"

#include "editor/document/document.h"

#include <algorithm>

namespace {

/// Id and geometry alone, so that a command does not keep names and filters.
SceneShape geometryOf(const SceneShape &shape)
{
    SceneShape bare;
    bare.id = shape.id;
    bare.type = shape.type;
    bare.vertices = shape.vertices;
    bare.holes = shape.holes;
    bare.radius = shape.radius;
    bare.traced = shape.traced;
    bare.split = shape.split;
    return bare;
}

} // namespace

GeometryChange GeometryChange::to(const Document &document, const std::vector<SceneShape> &after)
{
    GeometryChange change;
    for (const SceneShape &shape : after) {
        const SceneShape *now = document.data().shape(shape.id);
        if (!now)
            continue;
        change.before.push_back(geometryOf(*now));
        change.after.push_back(geometryOf(shape));
    }
    return change;
}

void GeometryChange::redo(Document &document) const
{
    for (const SceneShape &shape : after)
        document.setGeometry(shape);
}

void GeometryChange::undo(Document &document) const
{
    for (auto shape = before.rbegin(); shape != before.rend(); ++shape)
        document.setGeometry(*shape);
}

bool GeometryChange::isNothing() const
{
    return before == after;
}

bool GeometryChange::merge(const GeometryChange &next)
{
    if (!std::ranges::equal(after, next.after, {}, &SceneShape::id, &SceneShape::id))
        return false;
    after = next.after;
    return true;
}

SceneShape mapped(SceneShape shape, const PointMap &map)
{
    const auto mapAll = [&map](std::vector<hullsmith::Vec2> &ring) {
        std::ranges::transform(ring, ring.begin(), map);
    };
    mapAll(shape.vertices);
    std::ranges::for_each(shape.holes, mapAll);
    if (shape.traced) {
        mapAll(shape.traced->outer);
        std::ranges::for_each(shape.traced->holes, mapAll);
    }
    for (hullsmith::CutLine &cut : shape.split.cuts)
        cut = {map(cut.first), map(cut.second)};
    return shape;
}

SceneShape translated(SceneShape shape, const hullsmith::Vec2 &offset)
{
    return mapped(std::move(shape),
                  [&offset](const hullsmith::Vec2 &v) -> hullsmith::Vec2 { return v + offset; });
}
