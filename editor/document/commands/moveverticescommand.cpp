#include "moveverticescommand.h"

#include "editor/document/steptext.h"

#include <algorithm>

MoveVerticesCommand::MoveVerticesCommand(Document &document,
                                         const std::map<VertexRef, hullsmith::Vec2> &places,
                                         int gesture)
    : DocumentCommand(document, {}, gesture)
{
    int count = 0;
    const SceneShape *shape = nullptr;
    for (const auto &[ref, to] : places) {
        if (!shape || shape->id != ref.shape)
            shape = document.data().shape(ref.shape);
        const hullsmith::Vec2 *from = shape ? shape->vertex(ref) : nullptr;
        if (!from)
            continue;
        if (m_moved.empty() || m_moved.back().shape != ref.shape)
            m_moved.push_back({ref.shape, {}, {}});
        m_moved.back().from.emplace_back(ref, *from);
        m_moved.back().to.emplace_back(ref, to);
        ++count;
    }
    setText(count == 1 ? StepText("MoveVerticesCommand",
                                  QT_TRANSLATE_NOOP("MoveVerticesCommand", "Move vertex"))
                       : StepText("MoveVerticesCommand",
                                  QT_TRANSLATE_NOOP("MoveVerticesCommand", "Move %1 vertices"))
                             .arg(count));
    setObsolete(isNothing());
}

bool MoveVerticesCommand::Moved::sameVertices(const Moved &other) const
{
    return shape == other.shape &&
           std::ranges::equal(to, other.to, {}, &Place::first, &Place::first);
}

void MoveVerticesCommand::write(std::vector<Place> Moved::*places)
{
    for (const Moved &moved : m_moved)
        m_document.setVertices(moved.shape, moved.*places);
}

bool MoveVerticesCommand::isNothing() const
{
    return std::ranges::all_of(m_moved, [](const Moved &moved) { return moved.from == moved.to; });
}

void MoveVerticesCommand::redo()
{
    write(&Moved::to);
}

void MoveVerticesCommand::undo()
{
    write(&Moved::from);
}

bool MoveVerticesCommand::mergeWith(const QUndoCommand *next)
{
    const MoveVerticesCommand *other = sameGesture(*this, next);
    if (!other ||
        !std::ranges::equal(m_moved, other->m_moved, [](const Moved &mine, const Moved &its) {
            return mine.sameVertices(its);
        }))
        return false;
    for (std::size_t i = 0; i < m_moved.size(); ++i)
        m_moved[i].to = other->m_moved[i].to;
    setObsolete(isNothing());
    return true;
}

std::optional<hullsmith::Vec2> MoveVerticesCommand::placeOfOnly(const VertexRef &vertex) const
{
    if (m_moved.size() != 1 || m_moved.front().to.size() != 1)
        return std::nullopt;
    const auto &[moved, to] = m_moved.front().to.front();
    return moved == vertex ? std::optional(to) : std::nullopt;
}
