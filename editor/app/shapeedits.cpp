#include "shapeedits.h"

#include "editor/document/commands/setgeometrycommand.h"
#include "editor/document/document.h"
#include "editor/document/ringrepair.h"
#include "editor/document/steptext.h"
#include "physics/geometry/outlinecheck.h"

#include <QUndoStack>

namespace {

bool isItsOwnHull(const SceneShape &shape)
{
    const hullsmith::OutlineReport report = hullsmith::checkOutline(shape.vertices);
    return shape.holes.empty() && report.convex && report.collinear.empty() &&
           report.duplicates.empty() && report.winding == hullsmith::Winding::CounterClockwise;
}

/// Pushes the commands as one step.
bool pushAll(Document &document, std::vector<std::unique_ptr<QUndoCommand>> commands,
             const QString &text)
{
    if (commands.empty())
        return false;
    QUndoStack *stack = document.undoStack();
    stack->beginMacro(text);
    for (std::unique_ptr<QUndoCommand> &command : commands)
        stack->push(command.release());
    stack->endMacro();
    return true;
}

} // namespace

bool ShapeEdits::reverse(Document &document, const std::set<ShapeId> &shapes)
{
    const QString text = StepText("ShapeEdits", QT_TRANSLATE_NOOP("ShapeEdits", "Reverse winding"));
    std::vector<std::unique_ptr<QUndoCommand>> commands;
    for (ShapeId id : shapes) {
        const SceneShape *shape = document.data().shape(id);
        if (!shape || shape->type != ShapeType::Outline || shape->vertices.size() < 3)
            continue;
        SceneShape turned = *shape;
        turned.vertices = reversedRing(shape->vertices);
        commands.push_back(std::make_unique<SetGeometryCommand>(document, turned, 0, text));
    }
    return pushAll(document, std::move(commands), text);
}

bool ShapeEdits::apply(Document &document, const std::set<ShapeId> &shapes, Fix fix,
                       const QString &text)
{
    std::vector<std::unique_ptr<QUndoCommand>> commands;
    for (ShapeId id : shapes) {
        const SceneShape *shape = document.data().shape(id);
        const SceneBody *body = document.data().bodyOf(id);
        if (!shape || !body || shape->type != ShapeType::Outline)
            continue;
        if (fix == Fix::MakeHull && isItsOwnHull(*shape))
            continue;
        Finding wanted;
        wanted.body = body->id;
        wanted.shape = id;
        wanted.fix = fix;
        // The kind says which of its figures a fix takes: the plain one, without a limit.
        wanted.kind = fix == Fix::DropCollinear ? Finding::Kind::Collinear
                      : fix == Fix::MakeHull    ? Finding::Kind::Concave
                                                : Finding::Kind::Duplicate;
        if (std::unique_ptr<QUndoCommand> command = fixCommand(document, wanted))
            commands.push_back(std::move(command));
    }
    return pushAll(document, std::move(commands), text);
}
