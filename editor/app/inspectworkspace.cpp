#include "inspectworkspace.h"

#include "editor/document/document.h"

void InspectWorkspace::place(ShapeId a, ShapeId b)
{
    const SceneData &data = context.document.data();
    context.shapes.clear();
    for (const ShapeId id : {a, b}) {
        const SceneBody *body = data.bodyOf(id);
        if (!body)
            continue;
        const double scale = data.settings.pixelsPerMetre / data.pixelsPerMetre(*body);
        context.shapes.push_back({id, hullsmith::Pose(body->position, body->angle, scale)});
    }
}
