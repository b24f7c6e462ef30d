#include "placebodycommand.h"

#include "editor/document/steptext.h"

PlaceBodyCommand::PlaceBodyCommand(Document &document, BodyId body, const hullsmith::Vec2 &position,
                                   double angle, int gesture)
    : DocumentCommand(
          document,
          StepText("PlaceBodyCommand", QT_TRANSLATE_NOOP("PlaceBodyCommand", "Move body")), gesture)
    , m_body(body)
    , m_to{position, angle}
{
    const SceneBody *found = document.data().body(body);
    if (found)
        m_from = {found->position, found->angle};
    if (m_from.position == m_to.position && m_from.angle != m_to.angle)
        setText(StepText("PlaceBodyCommand", QT_TRANSLATE_NOOP("PlaceBodyCommand", "Turn body")));
    setObsolete(!found || m_from == m_to);
}

void PlaceBodyCommand::redo()
{
    m_document.placeBody(m_body, m_to.position, m_to.angle);
}

void PlaceBodyCommand::undo()
{
    m_document.placeBody(m_body, m_from.position, m_from.angle);
}

bool PlaceBodyCommand::mergeWith(const QUndoCommand *next)
{
    const PlaceBodyCommand *other = sameGesture(*this, next);
    if (!other || other->m_body != m_body)
        return false;
    m_to = other->m_to;
    setObsolete(m_to == m_from);
    return true;
}
