#include "addbodycommand.h"

#include "editor/document/steptext.h"

AddBodyCommand::AddBodyCommand(Document &document, SceneBody body, int index, const QString &text)
    : DocumentCommand(document, text.isEmpty()
                                    ? StepText("AddBodyCommand",
                                               QT_TRANSLATE_NOOP("AddBodyCommand", "Add body"))
                                    : text)
    , m_body(std::move(body))
    , m_index(index)
{
    const SceneData &data = document.data();
    if (!m_body.id || data.body(m_body.id))
        m_body.id = document.newBodyId();
    for (SceneShape &shape : m_body.shapes)
        if (!shape.id || data.shape(shape.id))
            shape.id = document.newShapeId();
}

void AddBodyCommand::redo()
{
    m_document.insertBody(m_index, m_body);
}

void AddBodyCommand::undo()
{
    m_document.removeBody(m_body.id);
}
