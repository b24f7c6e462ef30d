#include "movepivotcommand.h"

#include "editor/document/steptext.h"

MovePivotCommand::MovePivotCommand(Document &document, BodyId body, const hullsmith::Vec2 &pivot,
                                   int gesture)
    : DocumentCommand(
          document,
          StepText("MovePivotCommand", QT_TRANSLATE_NOOP("MovePivotCommand", "Move pivot")),
          gesture)
    , m_body(body)
    , m_to(pivot)
{
    if (const SceneBody *found = document.data().body(body)) {
        m_from = found->pivot;
        std::vector<SceneShape> moved;
        for (const SceneShape &shape : found->shapes)
            moved.push_back(translated(shape, m_from - m_to));
        m_shapes = GeometryChange::to(document, moved);
        setObsolete(m_from == m_to);
    } else {
        setObsolete(true);
    }
}

void MovePivotCommand::redo()
{
    m_document.setPivot(m_body, m_to);
    m_shapes.redo(m_document);
}

void MovePivotCommand::undo()
{
    m_shapes.undo(m_document);
    m_document.setPivot(m_body, m_from);
}

bool MovePivotCommand::mergeWith(const QUndoCommand *next)
{
    const MovePivotCommand *other = sameGesture(*this, next);
    if (!other || other->m_body != m_body || !m_shapes.merge(other->m_shapes))
        return false;
    m_to = other->m_to;
    setObsolete(m_from == m_to && m_shapes.isNothing());
    return true;
}
