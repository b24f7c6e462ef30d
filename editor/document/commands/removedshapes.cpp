#include "removedshapes.h"

#include "editor/document/document.h"

#include <algorithm>
#include <tuple>

RemovedShapes::RemovedShapes(const Document &document, const std::set<ShapeId> &shapes)
{
    const SceneData &data = document.data();
    for (ShapeId id : shapes)
        if (const SceneBody *body = data.bodyOf(id))
            m_entries.push_back({body->id, data.indexOf(id), *data.shape(id)});
    std::ranges::sort(m_entries, {},
                      [](const Entry &entry) { return std::tuple(entry.body, entry.index); });
}

void RemovedShapes::remove(Document &document) const
{
    for (auto entry = m_entries.rbegin(); entry != m_entries.rend(); ++entry)
        document.removeShape(entry->shape.id);
}

void RemovedShapes::putBack(Document &document) const
{
    for (const Entry &entry : m_entries)
        document.insertShape(entry.body, entry.index, entry.shape);
}
