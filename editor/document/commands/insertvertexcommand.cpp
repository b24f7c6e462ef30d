#include "insertvertexcommand.h"

#include "editor/document/steptext.h"
#include "moveverticescommand.h"

#include <algorithm>

InsertVertexCommand::InsertVertexCommand(Document &document, const VertexRef &vertex,
                                         const hullsmith::Vec2 &place, int gesture)
    : DocumentCommand(document,
                      StepText("InsertVertexCommand",
                               QT_TRANSLATE_NOOP("InsertVertexCommand", "Insert vertex")),
                      gesture)
    , m_vertex(vertex)
    , m_place(place)
{
    const SceneShape *shape = document.data().shape(vertex.shape);
    const std::vector<hullsmith::Vec2> *ring = shape ? shape->ring(vertex.ring) : nullptr;
    if (ring)
        m_vertex.vertex = std::clamp(vertex.vertex, 0, int(ring->size()));
    setObsolete(!ring);
}

void InsertVertexCommand::redo()
{
    if (const SceneShape *found = m_document.data().shape(m_vertex.shape)) {
        SceneShape shape = *found;
        std::vector<hullsmith::Vec2> &ring = *shape.ring(m_vertex.ring);
        ring.insert(ring.begin() + m_vertex.vertex, m_place);
        m_document.setGeometry(shape);
    }
}

void InsertVertexCommand::undo()
{
    if (const SceneShape *found = m_document.data().shape(m_vertex.shape)) {
        SceneShape shape = *found;
        std::vector<hullsmith::Vec2> &ring = *shape.ring(m_vertex.ring);
        ring.erase(ring.begin() + m_vertex.vertex);
        m_document.setGeometry(shape);
    }
}

bool InsertVertexCommand::mergeWith(const QUndoCommand *next)
{
    const auto *move = dynamic_cast<const MoveVerticesCommand *>(next);
    if (!move || m_gesture == 0 || move->gesture() != m_gesture)
        return false;
    const std::optional<hullsmith::Vec2> place = move->placeOfOnly(m_vertex);
    if (!place)
        return false;
    m_place = *place;
    return true;
}
