#include "scenedata.h"

#include <utility>

namespace {

constexpr quint32 largestNoted = 1U << 24U; // bounds the table should ids come from elsewhere
constexpr int categoryCount = 16;           // bits of the filters of Box2D 2.4 and most formats

SceneIndex::Place search(const std::vector<SceneBody> &bodies, ShapeId id)
{
    for (std::size_t b = 0; b < bodies.size(); ++b)
        for (std::size_t s = 0; s < bodies[b].shapes.size(); ++s)
            if (bodies[b].shapes[s].id == id)
                return {int(b), int(s)};
    return {};
}

int search(const std::vector<SceneBody> &bodies, BodyId id)
{
    for (std::size_t b = 0; b < bodies.size(); ++b)
        if (bodies[b].id == id)
            return int(b);
    return -1;
}

bool holds(const std::vector<SceneBody> &bodies, SceneIndex::Place place, ShapeId id)
{
    if (place.body < 0 || place.shape < 0 || std::size_t(place.body) >= bodies.size())
        return false;
    const std::vector<SceneShape> &shapes = bodies[std::size_t(place.body)].shapes;
    return std::size_t(place.shape) < shapes.size() && shapes[std::size_t(place.shape)].id == id;
}

SceneIndex::Place find(const SceneData &data, ShapeId id)
{
    if (!id)
        return {};
    const SceneIndex::Place place = data.index.place(id.value);
    return holds(data.bodies, place, id) ? place : search(data.bodies, id);
}

quint16 bitsOf(const SceneSettings &settings, const QStringList &names)
{
    int bits = 0;
    for (const QString &name : names) {
        const qsizetype bit = settings.categories.indexOf(name);
        if (bit >= 0 && bit < categoryCount)
            bits |= 1 << bit;
    }
    return quint16(bits);
}

} // namespace

const std::vector<hullsmith::Vec2> *SceneShape::ring(int ring) const
{
    if (ring == outerRing)
        return &vertices;
    return ring >= 0 && std::size_t(ring) < holes.size() ? &holes[std::size_t(ring)] : nullptr;
}

std::vector<hullsmith::Vec2> *SceneShape::ring(int ring)
{
    return const_cast<std::vector<hullsmith::Vec2> *>(std::as_const(*this).ring(ring));
}

const hullsmith::Vec2 *SceneShape::vertex(const VertexRef &ref) const
{
    const std::vector<hullsmith::Vec2> *found = ring(ref.ring);
    return found && ref.vertex >= 0 && std::size_t(ref.vertex) < found->size()
               ? &(*found)[std::size_t(ref.vertex)]
               : nullptr;
}

std::vector<VertexRef> SceneShape::vertexRefs() const
{
    std::vector<VertexRef> refs;
    for (int at = outerRing; at < int(holes.size()); ++at)
        for (int i = 0; i < int(ring(at)->size()); ++i)
            refs.push_back({id, i, at});
    return refs;
}

VertexRef SceneShape::neighbour(const VertexRef &ref, int step) const
{
    const int count = int(ring(ref.ring)->size());
    return {ref.shape, ((ref.vertex + step) % count + count) % count, ref.ring};
}

void SceneIndex::note(const std::vector<SceneBody> &bodies, std::size_t from)
{
    for (std::size_t b = from; b < bodies.size(); ++b)
        noteBody(bodies, b);
}

void SceneIndex::noteBody(const std::vector<SceneBody> &bodies, std::size_t body)
{
    set(bodies[body].id.value, {int(body), -1});
    for (std::size_t s = 0; s < bodies[body].shapes.size(); ++s)
        set(bodies[body].shapes[s].id.value, {int(body), int(s)});
}

void SceneIndex::set(quint32 id, Place place)
{
    if (id > largestNoted)
        return; // found by searching
    if (id >= m_places.size())
        m_places.resize(std::size_t(id) + 1);
    m_places[id] = place;
}

int SceneData::indexOf(BodyId id) const
{
    if (!id)
        return -1;
    const int place = index.place(id.value).body;
    if (place >= 0 && std::size_t(place) < bodies.size() && bodies[std::size_t(place)].id == id)
        return place;
    return search(bodies, id);
}

int SceneData::indexOf(ShapeId id) const
{
    return find(*this, id).shape;
}

const SceneBody *SceneData::body(BodyId id) const
{
    const int place = indexOf(id);
    return place < 0 ? nullptr : &bodies[std::size_t(place)];
}

const SceneShape *SceneData::shape(ShapeId id) const
{
    const SceneIndex::Place place = find(*this, id);
    return place.shape < 0 ? nullptr
                           : &bodies[std::size_t(place.body)].shapes[std::size_t(place.shape)];
}

const SceneBody *SceneData::bodyOf(ShapeId id) const
{
    const SceneIndex::Place place = find(*this, id);
    return place.shape < 0 ? nullptr : &bodies[std::size_t(place.body)];
}

quint16 categoryBits(const SceneSettings &settings, const ShapeProperties &properties)
{
    return properties.category.isEmpty() ? quint16(1) : bitsOf(settings, properties.category);
}

quint16 maskBits(const SceneSettings &settings, const ShapeProperties &properties)
{
    return properties.mask ? bitsOf(settings, *properties.mask) : quint16(0xFFFF);
}
