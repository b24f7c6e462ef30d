#include "setgeometrycommand.h"

#include "editor/document/steptext.h"

SetGeometryCommand::SetGeometryCommand(Document &document, const SceneShape &changed, int gesture,
                                       const QString &text)
    : DocumentCommand(document,
                      text.isEmpty()
                          ? StepText("SetGeometryCommand",
                                     QT_TRANSLATE_NOOP("SetGeometryCommand", "Change shape"))
                          : text,
                      gesture)
    , m_change(GeometryChange::to(document, {changed}))
{
    setObsolete(m_change.isNothing());
}

void SetGeometryCommand::redo()
{
    m_change.redo(m_document);
}

void SetGeometryCommand::undo()
{
    m_change.undo(m_document);
}

bool SetGeometryCommand::mergeWith(const QUndoCommand *next)
{
    const SetGeometryCommand *other = sameGesture(*this, next);
    if (!other || !m_change.merge(other->m_change))
        return false;
    setObsolete(m_change.isNothing());
    return true;
}
