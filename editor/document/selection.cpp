#include "selection.h"

#include "document.h"

#include <algorithm>

namespace {

/// Drops what does not exist; adds the shapes of the vertices.
void tidy(const SceneData &data, std::set<ShapeId> &shapes, std::set<VertexRef> &vertices)
{
    std::erase_if(vertices, [&](const VertexRef &ref) {
        const SceneShape *shape = data.shape(ref.shape);
        return !shape || !shape->vertex(ref);
    });
    for (const VertexRef &ref : vertices)
        shapes.insert(ref.shape);
    std::erase_if(shapes, [&](ShapeId shape) { return !data.shape(shape); });
}

/// The shape to show: a newly selected one, else the one shown before, else the last.
ShapeId currentOf(const std::set<ShapeId> &now, const std::set<ShapeId> &before, ShapeId shown)
{
    for (auto it = now.rbegin(); it != now.rend(); ++it)
        if (!before.contains(*it))
            return *it;
    if (now.contains(shown))
        return shown;
    return now.empty() ? ShapeId() : *now.rbegin();
}

} // namespace

Selection::Selection(Document &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
{
    connect(&document, &Document::changed, this, &Selection::follow);
    selectRow(0);
}

void Selection::setBody(BodyId body)
{
    if (!m_document.data().body(body))
        body = {};
    m_row = std::max(0, m_document.data().indexOf(body));
    if (body == m_body)
        return;
    leave(m_body);
    m_body = body;
    const auto left = m_left.find(body);
    Selected now = left == m_left.end() ? Selected() : std::move(left->second);
    tidy(m_document.data(), now.shapes, now.vertices);
    m_shapes = std::move(now.shapes);
    m_vertices = std::move(now.vertices);
    m_currentShape = currentOf(m_shapes, m_shapes, now.currentShape);
    Q_EMIT changed();
}

void Selection::leave(BodyId body)
{
    if (body)
        m_left[body] = {m_shapes, m_vertices, m_currentShape};
}

void Selection::set(std::set<ShapeId> shapes, std::set<VertexRef> vertices)
{
    tidy(m_document.data(), shapes, vertices);
    const ShapeId current = currentOf(shapes, m_shapes, m_currentShape);
    const SceneBody *owner = m_document.data().bodyOf(current);
    const BodyId body = owner ? owner->id : m_body;
    if (shapes == m_shapes && vertices == m_vertices && current == m_currentShape && body == m_body)
        return;
    if (body != m_body)
        leave(m_body);
    m_shapes = std::move(shapes);
    m_vertices = std::move(vertices);
    m_currentShape = current;
    m_body = body;
    m_row = std::max(0, m_document.data().indexOf(body));
    Q_EMIT changed();
}

void Selection::selectRow(int row)
{
    const std::vector<SceneBody> &bodies = m_document.data().bodies;
    if (bodies.empty()) {
        setBody({});
        return;
    }
    setBody(bodies[std::size_t(std::clamp(row, 0, int(bodies.size()) - 1))].id);
}

void Selection::follow(const Change &change)
{
    switch (change.kind) {
    case Change::Kind::Reset:
        m_left.clear();
        m_body = {};
        set({}, {});
        selectRow(0);
        break;
    case Change::Kind::BodyInserted:
    case Change::Kind::BodyRemoved:
    case Change::Kind::BodyMoved:
        followBodies();
        break;
    case Change::Kind::ShapeRemoved:
    case Change::Kind::GeometryChanged:
        followShape(change.shape);
        break;
    default:
        break;
    }
}

void Selection::followBodies()
{
    if (!m_document.data().body(m_body))
        selectRow(m_row);
    m_row = std::max(0, m_document.data().indexOf(m_body));
    set(m_shapes, m_vertices);
}

void Selection::followShape(ShapeId shape)
{
    if (!m_shapes.contains(shape))
        return;
    const SceneShape *found = m_document.data().shape(shape);
    const std::size_t gone = std::erase_if(m_vertices, [&](const VertexRef &ref) {
        return ref.shape == shape && !(found && found->vertex(ref));
    });
    if (!found) {
        set(m_shapes, m_vertices);
        return;
    }
    if (gone > 0)
        Q_EMIT changed();
}
