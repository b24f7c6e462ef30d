#include "addshapecommand.h"

#include "editor/document/steptext.h"

AddShapeCommand::AddShapeCommand(Document &document, BodyId body, SceneShape shape, int index,
                                 const QString &text)
    : DocumentCommand(document, text.isEmpty() ? textFor(shape.type) : text)
    , m_body(body)
    , m_shape(std::move(shape))
    , m_index(index)
{
    if (!m_shape.id || document.data().shape(m_shape.id))
        m_shape.id = document.newShapeId();
    setObsolete(!document.data().body(body));
}

QString AddShapeCommand::textFor(ShapeType type)
{
    switch (type) {
    case ShapeType::Outline:
        return StepText("AddShapeCommand", QT_TRANSLATE_NOOP("AddShapeCommand", "Add polygon"));
    case ShapeType::Circle:
        return StepText("AddShapeCommand", QT_TRANSLATE_NOOP("AddShapeCommand", "Add circle"));
    case ShapeType::Capsule:
        return StepText("AddShapeCommand", QT_TRANSLATE_NOOP("AddShapeCommand", "Add capsule"));
    }
    return {};
}

void AddShapeCommand::redo()
{
    m_document.insertShape(m_body, m_index, m_shape);
}

void AddShapeCommand::undo()
{
    m_document.removeShape(m_shape.id);
}
