#include "changesettingscommand.h"

#include "editor/document/steptext.h"

ChangeSettingsCommand::ChangeSettingsCommand(Document &document, const SceneSettings &settings,
                                             int gesture, const QString &text)
    : DocumentCommand(document, text, gesture)
    , m_before(document.data().settings)
    , m_after(settings)
{
    if (text.isEmpty())
        setText(textFor(m_before, m_after));
    setObsolete(m_before == m_after);
}

QString ChangeSettingsCommand::textFor(const SceneSettings &before, const SceneSettings &after)
{
    if (before.target != after.target)
        return StepText("ChangeSettingsCommand",
                        QT_TRANSLATE_NOOP("ChangeSettingsCommand", "Change target engine"));
    if (before.pixelsPerMetre != after.pixelsPerMetre)
        return StepText("ChangeSettingsCommand",
                        QT_TRANSLATE_NOOP("ChangeSettingsCommand", "Change scale"));
    if (before.grid != after.grid)
        return StepText("ChangeSettingsCommand",
                        QT_TRANSLATE_NOOP("ChangeSettingsCommand", "Change grid"));
    return StepText("ChangeSettingsCommand",
                    QT_TRANSLATE_NOOP("ChangeSettingsCommand", "Change categories"));
}

void ChangeSettingsCommand::redo()
{
    m_document.setSettings(m_after);
}

void ChangeSettingsCommand::undo()
{
    m_document.setSettings(m_before);
}

bool ChangeSettingsCommand::mergeWith(const QUndoCommand *next)
{
    const ChangeSettingsCommand *other = sameGesture(*this, next);
    if (!other)
        return false;
    m_after = other->m_after;
    setObsolete(m_after == m_before);
    return true;
}
