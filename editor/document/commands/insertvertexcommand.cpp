#include "insertvertexcommand.h"

#include "moveverticescommand.h"

#include <algorithm>

InsertVertexCommand::InsertVertexCommand(Document &document, ShapeId shape, int index,
                                         const hullsmith::Vec2 &place, int gesture)
    : DocumentCommand(document, tr("Insert vertex"), gesture)
    , m_shape(shape)
    , m_index(index)
    , m_place(place)
{
    const SceneShape *found = document.data().shape(shape);
    if (found)
        m_index = std::clamp(index, 0, int(found->vertices.size()));
    setObsolete(!found);
}

void InsertVertexCommand::redo()
{
    if (const SceneShape *found = m_document.data().shape(m_shape)) {
        SceneShape shape = *found;
        shape.vertices.insert(shape.vertices.begin() + m_index, m_place);
        m_document.setGeometry(shape);
    }
}

void InsertVertexCommand::undo()
{
    if (const SceneShape *found = m_document.data().shape(m_shape)) {
        SceneShape shape = *found;
        shape.vertices.erase(shape.vertices.begin() + m_index);
        m_document.setGeometry(shape);
    }
}

bool InsertVertexCommand::mergeWith(const QUndoCommand *next)
{
    const auto *move = dynamic_cast<const MoveVerticesCommand *>(next);
    if (!move || m_gesture == 0 || move->gesture() != m_gesture)
        return false;
    const std::optional<hullsmith::Vec2> place = move->placeOfOnly({m_shape, m_index});
    if (!place)
        return false;
    m_place = *place;
    return true;
}
