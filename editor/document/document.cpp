#include "document.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>
#include <QUndoStack>

#include <algorithm>

namespace {

/// `base`, else `base_2`, `base_3`, ...: the first that is not in `taken`.
QString freeName(const QSet<QString> &taken, const QString &base)
{
    QString name = base;
    for (int i = 2; taken.contains(name); ++i)
        name = QStringLiteral("%1_%2").arg(base).arg(i);
    return name;
}

/// An insertion index within a list of `size`; below 0 means the end.
std::ptrdiff_t insertionPlace(int index, std::size_t size)
{
    return index < 0 ? std::ptrdiff_t(size) : std::min(std::ptrdiff_t(index), std::ptrdiff_t(size));
}

/// Ids that are taken; the largest of them.
class IdGiver {
public:
    explicit IdGiver(quint32 last)
        : m_last(last)
    {
    }
    void reserve(quint32 id) { m_last = std::max(m_last, id); }
    /// `id` if it is one and was not seen before, else a new one.
    quint32 claim(quint32 id)
    {
        const quint32 given = id == 0 || m_seen.contains(id) ? ++m_last : id;
        m_seen.insert(given);
        return given;
    }
    quint32 last() const { return m_last; }

private:
    quint32 m_last;
    QSet<quint32> m_seen;
};

quint32 giveIds(SceneData &data, quint32 last)
{
    IdGiver ids(last);
    for (const SceneBody &body : data.bodies) {
        ids.reserve(body.id.value);
        for (const SceneShape &shape : body.shapes)
            ids.reserve(shape.id.value);
    }
    for (SceneBody &body : data.bodies) {
        body.id.value = ids.claim(body.id.value);
        for (SceneShape &shape : body.shapes)
            shape.id.value = ids.claim(shape.id.value);
    }
    return ids.last();
}

} // namespace

Document::Document(QObject *parent)
    : QObject(parent)
    , m_undoStack(new QUndoStack(this))
{
}

Document::~Document()
{
    // Commands refer to the document: they go first, while all of it stands.
    delete m_undoStack;
}

void Document::reset(SceneData data, const QString &fileName)
{
    m_undoStack->clear();
    m_lastId = giveIds(data, m_lastId);
    m_data = std::move(data);
    m_data.index = {};
    m_data.index.note(m_data.bodies);
    setFileName(fileName);
    Q_EMIT changed({Change::Kind::Reset, {}, {}});
}

void Document::setFileName(const QString &fileName)
{
    const QString absolute =
        fileName.isEmpty() ? QString() : QFileInfo(fileName).absoluteFilePath();
    if (absolute == m_fileName)
        return;
    m_fileName = absolute;
    Q_EMIT fileNameChanged(m_fileName);
}

QString Document::folder() const
{
    return m_fileName.isEmpty() ? QDir::currentPath() : QFileInfo(m_fileName).absolutePath();
}

BodyId Document::newBodyId()
{
    return {++m_lastId};
}

ShapeId Document::newShapeId()
{
    return {++m_lastId};
}

QString Document::freeBodyName(const QString &base) const
{
    QSet<QString> taken;
    for (const SceneBody &body : m_data.bodies)
        taken.insert(body.name);
    return freeName(taken, base);
}

QString Document::freeShapeName(BodyId body, const QString &base) const
{
    QSet<QString> taken;
    if (const SceneBody *found = m_data.body(body))
        for (const SceneShape &shape : found->shapes)
            taken.insert(shape.name);
    return freeName(taken, base);
}

void Document::insertBody(int index, const SceneBody &body)
{
    const std::ptrdiff_t place = insertionPlace(index, m_data.bodies.size());
    m_data.bodies.insert(m_data.bodies.begin() + place, body);
    m_data.index.note(m_data.bodies, std::size_t(place));
    Q_EMIT changed({Change::Kind::BodyInserted, body.id, {}});
}

void Document::removeBody(BodyId id)
{
    const int place = m_data.indexOf(id);
    if (place < 0)
        return;
    m_data.bodies.erase(m_data.bodies.begin() + place);
    m_data.index.note(m_data.bodies, std::size_t(place));
    Q_EMIT changed({Change::Kind::BodyRemoved, id, {}});
}

void Document::moveBody(BodyId id, int index)
{
    const int from = m_data.indexOf(id);
    if (from < 0)
        return;
    const int to = std::clamp(index, 0, int(m_data.bodies.size()) - 1);
    const auto begin = m_data.bodies.begin();
    if (from < to)
        std::rotate(begin + from, begin + from + 1, begin + to + 1);
    else
        std::rotate(begin + to, begin + from, begin + from + 1);
    m_data.index.note(m_data.bodies, std::size_t(std::min(from, to)));
    Q_EMIT changed({Change::Kind::BodyMoved, id, {}});
}

SceneBody *Document::writable(BodyId id)
{
    const int place = m_data.indexOf(id);
    return place < 0 ? nullptr : &m_data.bodies[std::size_t(place)];
}

SceneShape *Document::writable(ShapeId id)
{
    const SceneBody *body = m_data.bodyOf(id);
    return body ? &writable(body->id)->shapes[std::size_t(m_data.indexOf(id))] : nullptr;
}

void Document::setBody(const SceneBody &body)
{
    SceneBody *target = writable(body.id);
    if (!target)
        return;
    target->name = body.name;
    target->image = body.image;
    target->pivot = body.pivot;
    target->pixelsPerMetre = body.pixelsPerMetre;
    target->position = body.position;
    target->angle = body.angle;
    target->trace = body.trace;
    Q_EMIT changed({Change::Kind::BodyChanged, body.id, {}});
}

void Document::setPivot(BodyId body, const hullsmith::Vec2 &pivot)
{
    SceneBody *target = writable(body);
    if (!target)
        return;
    target->pivot = pivot;
    Q_EMIT changed({Change::Kind::BodyChanged, body, {}});
}

void Document::setTrace(BodyId body, const std::optional<TraceSettings> &trace)
{
    SceneBody *target = writable(body);
    if (!target || target->trace == trace)
        return;
    target->trace = trace;
    Q_EMIT changed({Change::Kind::BodyChanged, body, {}});
}

void Document::placeBody(BodyId body, const hullsmith::Vec2 &position, double angle)
{
    SceneBody *target = writable(body);
    if (!target)
        return;
    target->position = position;
    target->angle = angle;
    Q_EMIT changed({Change::Kind::BodyChanged, body, {}});
}

void Document::insertShape(BodyId body, int index, const SceneShape &shape)
{
    SceneBody *target = writable(body);
    if (!target)
        return;
    const std::ptrdiff_t place = insertionPlace(index, target->shapes.size());
    target->shapes.insert(target->shapes.begin() + place, shape);
    m_data.index.noteBody(m_data.bodies, std::size_t(m_data.indexOf(body)));
    Q_EMIT changed({Change::Kind::ShapeInserted, body, shape.id});
}

void Document::removeShape(ShapeId id)
{
    const SceneBody *owner = m_data.bodyOf(id);
    if (!owner)
        return;
    SceneBody *target = writable(owner->id);
    target->shapes.erase(target->shapes.begin() + m_data.indexOf(id));
    m_data.index.noteBody(m_data.bodies, std::size_t(m_data.indexOf(target->id)));
    Q_EMIT changed({Change::Kind::ShapeRemoved, target->id, id});
}

void Document::setShapeProperties(const SceneShape &shape)
{
    SceneShape *target = writable(shape.id);
    if (!target)
        return;
    target->name = shape.name;
    target->type = shape.type;
    target->properties = shape.properties;
    Q_EMIT changed({Change::Kind::ShapeChanged, m_data.bodyOf(shape.id)->id, shape.id});
}

void Document::setGeometry(const SceneShape &shape)
{
    SceneShape *target = writable(shape.id);
    if (!target)
        return;
    target->type = shape.type;
    target->vertices = shape.vertices;
    target->holes = shape.holes;
    target->radius = shape.radius;
    target->traced = shape.traced;
    target->split = shape.split;
    Q_EMIT changed({Change::Kind::GeometryChanged, m_data.bodyOf(shape.id)->id, shape.id});
}

void Document::setVertices(ShapeId shape,
                           std::span<const std::pair<VertexRef, hullsmith::Vec2>> moved)
{
    SceneShape *target = writable(shape);
    if (!target)
        return;
    for (const auto &[ref, to] : moved)
        if (target->vertex(ref))
            (*target->ring(ref.ring))[std::size_t(ref.vertex)] = to;
    Q_EMIT changed({Change::Kind::GeometryChanged, m_data.bodyOf(shape)->id, shape});
}

void Document::setSplit(ShapeId shape, const SplitSettings &split)
{
    SceneShape *target = writable(shape);
    if (!target)
        return;
    target->split = split;
    Q_EMIT changed({Change::Kind::GeometryChanged, m_data.bodyOf(shape)->id, shape});
}

void Document::setSettings(const SceneSettings &settings)
{
    m_data.settings = settings;
    Q_EMIT changed({Change::Kind::SettingsChanged, {}, {}});
}

void Document::undo()
{
    Q_EMIT aboutToUndo();
    m_undoStack->undo();
}

void Document::redo()
{
    Q_EMIT aboutToUndo();
    m_undoStack->redo();
}
