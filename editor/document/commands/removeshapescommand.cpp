#include "removeshapescommand.h"

#include "editor/document/steptext.h"

RemoveShapesCommand::RemoveShapesCommand(Document &document, const std::set<ShapeId> &shapes,
                                         const QString &text)
    : DocumentCommand(document, text)
    , m_shapes(document, shapes)
{
    const qsizetype count = qsizetype(m_shapes.size());
    if (text.isEmpty())
        setText(count == 1 ? StepText("RemoveShapesCommand",
                                      QT_TRANSLATE_NOOP("RemoveShapesCommand", "Remove shape"))
                           : StepText("RemoveShapesCommand",
                                      QT_TRANSLATE_NOOP("RemoveShapesCommand", "Remove %1 shapes"))
                                 .arg(count));
    setObsolete(m_shapes.size() == 0);
}

void RemoveShapesCommand::redo()
{
    m_shapes.remove(m_document);
}

void RemoveShapesCommand::undo()
{
    m_shapes.putBack(m_document);
}
