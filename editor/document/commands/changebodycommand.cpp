#include "changebodycommand.h"

#include "editor/document/steptext.h"

namespace {

SceneBody withoutShapes(const Document &document, BodyId id)
{
    SceneBody bare;
    if (const SceneBody *body = document.data().body(id)) {
        bare.id = id;
        bare.name = body->name;
        bare.image = body->image;
        bare.pivot = body->pivot;
        bare.pixelsPerMetre = body->pixelsPerMetre;
        bare.position = body->position;
        bare.angle = body->angle;
        bare.trace = body->trace;
    }
    return bare;
}

} // namespace

ChangeBodyCommand::ChangeBodyCommand(Document &document, SceneBody changed, int gesture,
                                     const QString &text)
    : DocumentCommand(document, text, gesture)
    , m_before(withoutShapes(document, changed.id))
    , m_after(std::move(changed))
{
    m_after.shapes.clear();
    if (text.isEmpty())
        setText(textFor(m_before, m_after));
    setObsolete(!m_before.id || m_before == m_after);
}

QString ChangeBodyCommand::textFor(const SceneBody &before, const SceneBody &after)
{
    if (before.name != after.name)
        return StepText("ChangeBodyCommand", QT_TRANSLATE_NOOP("ChangeBodyCommand", "Rename body"));
    if (before.image != after.image)
        return StepText("ChangeBodyCommand",
                        QT_TRANSLATE_NOOP("ChangeBodyCommand", "Change image"));
    if (before.pivot != after.pivot)
        return StepText("ChangeBodyCommand", QT_TRANSLATE_NOOP("ChangeBodyCommand", "Move pivot"));
    if (before.pixelsPerMetre != after.pixelsPerMetre)
        return StepText("ChangeBodyCommand",
                        QT_TRANSLATE_NOOP("ChangeBodyCommand", "Change scale"));
    if (before.trace != after.trace)
        return StepText("ChangeBodyCommand",
                        QT_TRANSLATE_NOOP("ChangeBodyCommand", "Change trace settings"));
    return StepText("ChangeBodyCommand", QT_TRANSLATE_NOOP("ChangeBodyCommand", "Change body"));
}

void ChangeBodyCommand::redo()
{
    m_document.setBody(m_after);
}

void ChangeBodyCommand::undo()
{
    m_document.setBody(m_before);
}

bool ChangeBodyCommand::mergeWith(const QUndoCommand *next)
{
    const ChangeBodyCommand *other = sameGesture(*this, next);
    if (!other || other->m_after.id != m_after.id)
        return false;
    m_after = other->m_after;
    setObsolete(m_after == m_before);
    return true;
}
