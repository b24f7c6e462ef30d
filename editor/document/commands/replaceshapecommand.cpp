#include "replaceshapecommand.h"

ReplaceShapeCommand::ReplaceShapeCommand(Document &document, ShapeId shape,
                                         std::vector<SceneShape> parts, const QString &text)
    : DocumentCommand(document, text)
{
    const SceneBody *body = document.data().bodyOf(shape);
    if (!body || parts.empty()) {
        setObsolete(true);
        return;
    }
    parts.front().id = shape;
    m_change = GeometryChange::to(document, {parts.front()});
    m_body = body->id;
    m_index = document.data().indexOf(shape) + 1;
    m_added.assign(parts.begin() + 1, parts.end());
    for (SceneShape &added : m_added)
        added.id = document.newShapeId();
    setObsolete(m_change.isNothing() && m_added.empty());
}

void ReplaceShapeCommand::redo()
{
    m_change.redo(m_document);
    for (std::size_t i = 0; i < m_added.size(); ++i)
        m_document.insertShape(m_body, m_index + int(i), m_added[i]);
}

void ReplaceShapeCommand::undo()
{
    for (auto added = m_added.rbegin(); added != m_added.rend(); ++added)
        m_document.removeShape(added->id);
    m_change.undo(m_document);
}
