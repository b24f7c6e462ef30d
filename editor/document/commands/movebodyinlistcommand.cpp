#include "movebodyinlistcommand.h"

#include "editor/document/steptext.h"

#include <algorithm>

MoveBodyInListCommand::MoveBodyInListCommand(Document &document, BodyId body, int index)
    : DocumentCommand(document,
                      StepText("MoveBodyInListCommand",
                               QT_TRANSLATE_NOOP("MoveBodyInListCommand", "Move body in list")))
    , m_body(body)
    , m_from(document.data().indexOf(body))
    , m_to(std::clamp(index, 0, std::max(0, int(document.data().bodies.size()) - 1)))
{
    setObsolete(m_from < 0 || m_from == m_to);
}

void MoveBodyInListCommand::redo()
{
    m_document.moveBody(m_body, m_to);
}

void MoveBodyInListCommand::undo()
{
    m_document.moveBody(m_body, m_from);
}
