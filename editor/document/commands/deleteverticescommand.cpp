#include "deleteverticescommand.h"

#include <algorithm>
#include <map>

namespace {

/// The vertices by shape; those that do not exist are left out.
std::map<ShapeId, std::set<int>> byShape(const SceneData &data, const std::set<VertexRef> &vertices)
{
    std::map<ShapeId, std::set<int>> result;
    for (const VertexRef &ref : vertices)
        if (const SceneShape *shape = data.shape(ref.shape))
            if (ref.vertex >= 0 && std::size_t(ref.vertex) < shape->vertices.size())
                result[ref.shape].insert(ref.vertex);
    return result;
}

bool vanishes(const SceneShape &shape, const std::set<int> &deleted)
{
    return shape.type != ShapeType::Outline || deleted.size() == shape.vertices.size();
}

std::set<ShapeId> vanishing(const SceneData &data, const std::set<VertexRef> &vertices)
{
    std::set<ShapeId> gone;
    for (const auto &[id, deleted] : byShape(data, vertices))
        if (vanishes(*data.shape(id), deleted))
            gone.insert(id);
    return gone;
}

std::vector<SceneShape> remaining(const SceneData &data, const std::set<VertexRef> &vertices)
{
    std::vector<SceneShape> shapes;
    for (const auto &[id, deleted] : byShape(data, vertices)) {
        if (vanishes(*data.shape(id), deleted))
            continue;
        SceneShape shape = *data.shape(id);
        int index = 0;
        std::erase_if(shape.vertices,
                      [&](const hullsmith::Vec2 &) { return deleted.contains(index++); });
        shapes.push_back(std::move(shape));
    }
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
    return count == 1 ? tr("Delete vertex") : tr("Delete %1 vertices").arg(qsizetype(count));
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
