#include "moveshapescommand.h"

#include "editor/document/steptext.h"

namespace {

std::vector<SceneShape> translatedAll(const SceneData &data, const std::set<ShapeId> &shapes,
                                      const hullsmith::Vec2 &offset)
{
    std::vector<SceneShape> moved;
    for (ShapeId id : shapes)
        if (const SceneShape *shape = data.shape(id))
            moved.push_back(translated(*shape, offset));
    return moved;
}

} // namespace

MoveShapesCommand::MoveShapesCommand(Document &document, const std::set<ShapeId> &shapes,
                                     const hullsmith::Vec2 &offset, int gesture)
    : MoveShapesCommand(document, translatedAll(document.data(), shapes, offset), gesture)
{
}

MoveShapesCommand::MoveShapesCommand(Document &document, const std::vector<SceneShape> &moved,
                                     int gesture)
    : DocumentCommand(document, {}, gesture)
    , m_change(GeometryChange::to(document, moved))
{
    const qsizetype count = qsizetype(m_change.after.size());
    setText(count == 1 ? StepText("MoveShapesCommand",
                                  QT_TRANSLATE_NOOP("MoveShapesCommand", "Move shape"))
                       : StepText("MoveShapesCommand",
                                  QT_TRANSLATE_NOOP("MoveShapesCommand", "Move %1 shapes"))
                             .arg(count));
    setObsolete(m_change.isNothing());
}

void MoveShapesCommand::redo()
{
    m_change.redo(m_document);
}

void MoveShapesCommand::undo()
{
    m_change.undo(m_document);
}

bool MoveShapesCommand::mergeWith(const QUndoCommand *next)
{
    const MoveShapesCommand *other = sameGesture(*this, next);
    if (!other || !m_change.merge(other->m_change))
        return false;
    setObsolete(m_change.isNothing());
    return true;
}
