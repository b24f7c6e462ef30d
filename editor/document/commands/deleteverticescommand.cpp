#include "deleteverticescommand.h"

#include "editor/document/steptext.h"

#include <algorithm>
#include <map>

namespace {

using Vertices = std::set<VertexRef>;

/// The vertices by shape; those that do not exist are left out.
std::map<ShapeId, Vertices> byShape(const SceneData &data, const Vertices &vertices)
{
    std::map<ShapeId, Vertices> result;
    for (const VertexRef &ref : vertices)
        if (const SceneShape *shape = data.shape(ref.shape); shape && shape->vertex(ref))
            result[ref.shape].insert(ref);
    return result;
}

bool vanishes(const SceneShape &shape, const Vertices &deleted)
{
    const auto ofOutline = std::ranges::count(deleted, outerRing, &VertexRef::ring);
    return shape.type != ShapeType::Outline || std::size_t(ofOutline) == shape.vertices.size();
}

std::set<ShapeId> vanishing(const SceneData &data, const Vertices &vertices)
{
    std::set<ShapeId> gone;
    for (const auto &[id, deleted] : byShape(data, vertices))
        if (vanishes(*data.shape(id), deleted))
            gone.insert(id);
    return gone;
}

SceneShape without(SceneShape shape, const Vertices &deleted)
{
    for (int at = int(shape.holes.size()) - 1; at >= outerRing; --at) {
        VertexRef ref{shape.id, -1, at};
        const auto isDeleted = [&](const hullsmith::Vec2 &) {
            ++ref.vertex;
            return deleted.contains(ref);
        };
        const std::size_t gone = std::erase_if(*shape.ring(at), isDeleted);
        if (at != outerRing && gone > 0 && shape.ring(at)->empty())
            shape.holes.erase(shape.holes.begin() + at);
    }
    return shape;
}

std::vector<SceneShape> remaining(const SceneData &data, const Vertices &vertices)
{
    std::vector<SceneShape> shapes;
    for (const auto &[id, deleted] : byShape(data, vertices))
        if (!vanishes(*data.shape(id), deleted))
            shapes.push_back(without(*data.shape(id), deleted));
    return shapes;
}

} // namespace

DeleteVerticesCommand::DeleteVerticesCommand(Document &document,
                                             const std::set<VertexRef> &vertices)
    : DocumentCommand(document, textFor(vertices.size()))
    , m_kept(GeometryChange::to(document, remaining(document.data(), vertices)))
    , m_removed(document, vanishing(document.data(), vertices))
{
    setObsolete(m_kept.after.empty() && m_removed.size() == 0);
}

QString DeleteVerticesCommand::textFor(std::size_t count)
{
    return count == 1 ? StepText("DeleteVerticesCommand",
                                 QT_TRANSLATE_NOOP("DeleteVerticesCommand", "Delete vertex"))
                      : StepText("DeleteVerticesCommand",
                                 QT_TRANSLATE_NOOP("DeleteVerticesCommand", "Delete %1 vertices"))
                            .arg(qsizetype(count));
}

void DeleteVerticesCommand::redo()
{
    m_kept.redo(m_document);
    m_removed.remove(m_document);
}

void DeleteVerticesCommand::undo()
{
    m_removed.putBack(m_document);
    m_kept.undo(m_document);
}
