#include "removebodycommand.h"

#include "editor/document/steptext.h"

RemoveBodyCommand::RemoveBodyCommand(Document &document, BodyId body, const QString &text)
    : DocumentCommand(
          document, text.isEmpty() ? StepText("RemoveBodyCommand",
                                              QT_TRANSLATE_NOOP("RemoveBodyCommand", "Remove body"))
                                   : text)
    , m_index(document.data().indexOf(body))
{
    if (const SceneBody *found = document.data().body(body))
        m_body = *found;
    setObsolete(m_index < 0);
}

void RemoveBodyCommand::redo()
{
    m_document.removeBody(m_body.id);
}

void RemoveBodyCommand::undo()
{
    m_document.insertBody(m_index, m_body);
}
