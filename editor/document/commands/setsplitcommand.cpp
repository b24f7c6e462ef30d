#include "setsplitcommand.h"

#include "editor/document/steptext.h"

SetSplitCommand::SetSplitCommand(Document &document, ShapeId shape, const SplitSettings &split,
                                 int gesture, const QString &text)
    : DocumentCommand(document, text, gesture)
    , m_shape(shape)
    , m_after(split)
{
    const SceneShape *found = document.data().shape(shape);
    m_before = found ? found->split : SplitSettings();
    if (text.isEmpty())
        setText(textFor(m_before, m_after));
    setObsolete(!found || m_before == m_after);
}

QString SetSplitCommand::textFor(const SplitSettings &before, const SplitSettings &after)
{
    if (before.cuts.size() < after.cuts.size())
        return StepText("SetSplitCommand", QT_TRANSLATE_NOOP("SetSplitCommand", "Add cut line"));
    if (before.cuts.size() > after.cuts.size())
        return StepText("SetSplitCommand", QT_TRANSLATE_NOOP("SetSplitCommand", "Remove cut line"));
    if (before.cuts != after.cuts)
        return StepText("SetSplitCommand", QT_TRANSLATE_NOOP("SetSplitCommand", "Move cut line"));
    if (before.limit != after.limit)
        return StepText("SetSplitCommand",
                        QT_TRANSLATE_NOOP("SetSplitCommand", "Change corner limit"));
    return StepText("SetSplitCommand", QT_TRANSLATE_NOOP("SetSplitCommand", "Change split method"));
}

void SetSplitCommand::redo()
{
    m_document.setSplit(m_shape, m_after);
}

void SetSplitCommand::undo()
{
    m_document.setSplit(m_shape, m_before);
}

bool SetSplitCommand::mergeWith(const QUndoCommand *next)
{
    const SetSplitCommand *other = sameGesture(*this, next);
    if (!other || other->m_shape != m_shape)
        return false;
    m_after = other->m_after;
    setObsolete(m_after == m_before);
    return true;
}
