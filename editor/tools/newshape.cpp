#include "newshape.h"

#include "editor/document/commands/addbodycommand.h"
#include "editor/document/commands/addshapecommand.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"

#include <QUndoStack>

namespace {

void addWithBody(ToolContext &context, SceneShape shape)
{
    Document &document = context.document;
    SceneBody body;
    body.name = document.freeBodyName(QStringLiteral("body"));
    shape.id = document.newShapeId();
    const ShapeId added = shape.id;
    body.shapes = {std::move(shape)};
    document.undoStack()->push(new AddBodyCommand(document, std::move(body)));
    context.selection.set({added});
}

} // namespace

const SceneBody *targetBody(const ToolContext &context)
{
    return context.document.data().body(context.selection.body());
}

void addShape(ToolContext &context, SceneShape shape, const QString &name)
{
    const SceneBody *body = targetBody(context);
    if (!body) {
        shape.name = name;
        addWithBody(context, std::move(shape));
        return;
    }
    if (context.movesBodies) {
        for (hullsmith::Vec2 &v : shape.vertices)
            v = body->pose().toLocal(v);
    }
    shape.name = context.document.freeShapeName(body->id, name);
    auto *command = new AddShapeCommand(context.document, body->id, std::move(shape));
    const ShapeId added = command->shape();
    context.document.undoStack()->push(command);
    context.selection.set({added});
}
