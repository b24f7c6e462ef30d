#include "nativeformat.h"

#include "filenames.h"
#include "formattext.h"
#include "jsonfields.h"
#include "migrations.h"
#include "nativelayers.h"
#include "nativelimits.h"

#include <QSet>

namespace {

/// Turns a parsed project file of the newest version into data.
class NativeReader {
public:
    explicit NativeReader(const QByteArray &text)
        : m_fields(text)
    {
    }

    std::expected<SceneData, FileFault> read(JsonValue root);

private:
    void readVersion(JsonValue &root);
    void readSettings(const JsonValue &json);
    void readCategories(const JsonValue &json);
    void readBodies(const JsonValue &json);
    SceneBody readBody(const JsonValue &json);
    std::vector<SceneShape> readShapes(const JsonValue &json);
    SceneShape readShape(const JsonValue &json);
    void readOutline(const JsonValue &json, SceneShape &shape);
    void readCircle(const JsonValue &json, SceneShape &shape);
    void readCapsule(const JsonValue &json, SceneShape &shape);
    ShapeProperties readProperties(const JsonValue &json);
    QStringList readCategoryNames(const JsonValue &json);
    QString readName(const JsonValue &json);
    QString readImage(const JsonValue &json);
    std::vector<hullsmith::Vec2> readRing(const JsonValue &json);
    void refuseIfMore(const JsonValue &list, int limit);

    JsonFields m_fields;
    SceneData m_data;
    qsizetype m_vertices = 0;
};

std::expected<SceneData, FileFault> NativeReader::read(JsonValue root)
{
    if (m_fields.isObject(root))
        readVersion(root);
    if (!m_fields.fault()) {
        m_fields.onlyKeys(root, {u"format", u"version", u"settings", u"bodies"});
        if (const JsonValue *settings = root.find(u"settings"))
            readSettings(*settings);
        if (const JsonValue *bodies = m_fields.required(root, u"bodies"))
            readBodies(*bodies);
    }
    if (const std::optional<FileFault> fault = m_fields.fault())
        return std::unexpected(*fault);
    return std::move(m_data);
}

void NativeReader::readVersion(JsonValue &root)
{
    const JsonValue *format = m_fields.required(root, u"format");
    if (!format)
        return;
    if (format->string != QLatin1String("hullsmith"))
        return m_fields.refuse(*format, FormatText::tr("This is not a Hullsmith project"),
                               QStringLiteral("not_hullsmith"));
    const JsonValue *value = m_fields.required(root, u"version");
    if (!value)
        return;
    const int version = m_fields.integer(*value, 1, std::numeric_limits<int>::max());
    if (version > nativeVersion)
        m_fields.refuse(
            *value,
            FormatText::tr(
                "The project was saved by a newer Hullsmith (format version %1, this one "
                "reads up to %2); please update the program")
                .arg(version)
                .arg(nativeVersion),
            QStringLiteral("newer_version"));
    else
        migrate(root, version, migrations());
}

void NativeReader::readSettings(const JsonValue &json)
{
    if (!m_fields.isObject(json))
        return;
    m_fields.onlyKeys(json, {u"pixelsPerMetre", u"grid", u"target", u"categories"});
    SceneSettings &settings = m_data.settings;
    if (const JsonValue *value = json.find(u"pixelsPerMetre"))
        settings.pixelsPerMetre = m_fields.positive(*value, native::scaleLimit);
    if (const JsonValue *value = json.find(u"grid"))
        settings.grid = m_fields.positive(*value, native::scaleLimit);
    if (const JsonValue *value = json.find(u"target"))
        settings.target = readName(*value);
    if (const JsonValue *value = json.find(u"categories"))
        readCategories(*value);
}

void NativeReader::readCategories(const JsonValue &json)
{
    if (!m_fields.isArray(json))
        return;
    if (json.items.empty() || int(json.items.size()) > native::categoryLimit)
        m_fields.refuse(
            json, FormatText::tr("There must be 1 to %1 categories").arg(native::categoryLimit),
            QStringLiteral("too_many"));
    m_data.settings.categories.clear();
    for (const JsonValue &item : json.items) {
        const QString name = readName(item);
        if (m_data.settings.categories.contains(name))
            m_fields.refuse(item,
                            FormatText::tr("Two categories are called \"%1\"").arg(shownName(name)),
                            QStringLiteral("duplicate_name"));
        m_data.settings.categories.append(name);
    }
}

void NativeReader::readBodies(const JsonValue &json)
{
    if (!m_fields.isArray(json))
        return;
    refuseIfMore(json, native::bodyLimit);
    m_data.bodies.reserve(json.items.size());
    QSet<QString> names;
    for (const JsonValue &item : json.items) {
        if (m_fields.fault())
            return;
        SceneBody body = readBody(item);
        if (names.contains(body.name))
            m_fields.refuse(
                item, FormatText::tr("Two bodies are called \"%1\"").arg(shownName(body.name)),
                QStringLiteral("duplicate_name"));
        names.insert(body.name);
        m_data.bodies.push_back(std::move(body));
    }
}

SceneBody NativeReader::readBody(const JsonValue &json)
{
    SceneBody body;
    if (!m_fields.isObject(json))
        return body;
    m_fields.onlyKeys(json, {u"name", u"image", u"pivot", u"pixelsPerMetre", u"position", u"angle",
                             u"trace", u"shapes"});
    if (const JsonValue *value = m_fields.required(json, u"name"))
        body.name = readName(*value);
    if (const JsonValue *value = json.find(u"image"))
        body.image = readImage(*value);
    if (const JsonValue *value = json.find(u"pivot"))
        body.pivot = m_fields.point(*value, native::coordinateLimit);
    if (const JsonValue *value = json.find(u"pixelsPerMetre"))
        body.pixelsPerMetre = m_fields.positive(*value, native::scaleLimit);
    if (const JsonValue *value = json.find(u"position"))
        body.position = m_fields.point(*value, native::coordinateLimit);
    if (const JsonValue *value = json.find(u"angle"))
        body.angle = m_fields.number(*value, native::angleLimit);
    if (const JsonValue *value = json.find(u"trace"))
        body.trace = native::readTrace(m_fields, *value);
    if (const JsonValue *value = json.find(u"shapes"))
        body.shapes = readShapes(*value);
    return body;
}

std::vector<SceneShape> NativeReader::readShapes(const JsonValue &json)
{
    std::vector<SceneShape> shapes;
    if (!m_fields.isArray(json))
        return shapes;
    refuseIfMore(json, native::shapeLimit);
    shapes.reserve(json.items.size());
    QSet<QString> names;
    for (const JsonValue &item : json.items) {
        if (m_fields.fault())
            break;
        SceneShape shape = readShape(item);
        if (names.contains(shape.name))
            m_fields.refuse(item,
                            FormatText::tr("Two shapes of one body are called \"%1\"")
                                .arg(shownName(shape.name)),
                            QStringLiteral("duplicate_name"));
        names.insert(shape.name);
        shapes.push_back(std::move(shape));
    }
    return shapes;
}

SceneShape NativeReader::readShape(const JsonValue &json)
{
    SceneShape shape;
    if (!m_fields.isObject(json))
        return shape;
    if (const JsonValue *value = m_fields.required(json, u"name"))
        shape.name = readName(*value);
    const JsonValue *type = m_fields.required(json, u"type");
    if (!type)
        return shape;
    const QString name = m_fields.string(*type);
    if (name == QLatin1String("outline"))
        readOutline(json, shape);
    else if (name == QLatin1String("circle"))
        readCircle(json, shape);
    else if (name == QLatin1String("capsule"))
        readCapsule(json, shape);
    else
        m_fields.refuse(*type,
                        FormatText::tr("A shape is of type \"outline\", \"circle\" or \"capsule\""),
                        QStringLiteral("unknown_type"));
    shape.properties = readProperties(json);
    return shape;
}

void NativeReader::readOutline(const JsonValue &json, SceneShape &shape)
{
    m_fields.onlyKeys(json,
                      {u"name", u"type", u"vertices", u"holes", u"traced", u"split", u"density",
                       u"friction", u"restitution", u"sensor", u"category", u"mask", u"group"});
    shape.type = ShapeType::Outline;
    if (const JsonValue *value = m_fields.required(json, u"vertices"))
        shape.vertices = readRing(*value);
    if (const JsonValue *holes = json.find(u"holes"); holes && m_fields.isArray(*holes)) {
        refuseIfMore(*holes, native::shapeLimit);
        for (const JsonValue &hole : holes->items)
            shape.holes.push_back(readRing(hole));
    }
    if (const JsonValue *traced = json.find(u"traced"))
        shape.traced = native::readTraced(m_fields, *traced,
                                          [this](const JsonValue &ring) { return readRing(ring); });
    if (const JsonValue *split = json.find(u"split"))
        shape.split = native::readSplit(m_fields, *split);
}

void NativeReader::readCircle(const JsonValue &json, SceneShape &shape)
{
    m_fields.onlyKeys(json, {u"name", u"type", u"center", u"radius", u"density", u"friction",
                             u"restitution", u"sensor", u"category", u"mask", u"group"});
    shape.type = ShapeType::Circle;
    if (const JsonValue *value = m_fields.required(json, u"center"))
        shape.vertices = {m_fields.point(*value, native::coordinateLimit)};
    if (const JsonValue *value = m_fields.required(json, u"radius"))
        shape.radius = m_fields.number(*value, 0.0, native::coordinateLimit);
}

void NativeReader::readCapsule(const JsonValue &json, SceneShape &shape)
{
    m_fields.onlyKeys(json, {u"name", u"type", u"p1", u"p2", u"radius", u"density", u"friction",
                             u"restitution", u"sensor", u"category", u"mask", u"group"});
    shape.type = ShapeType::Capsule;
    const JsonValue *p1 = m_fields.required(json, u"p1");
    const JsonValue *p2 = m_fields.required(json, u"p2");
    if (p1 && p2)
        shape.vertices = {m_fields.point(*p1, native::coordinateLimit),
                          m_fields.point(*p2, native::coordinateLimit)};
    if (const JsonValue *value = m_fields.required(json, u"radius"))
        shape.radius = m_fields.number(*value, 0.0, native::coordinateLimit);
}

ShapeProperties NativeReader::readProperties(const JsonValue &json)
{
    ShapeProperties properties;
    if (const JsonValue *value = json.find(u"density"))
        properties.density = m_fields.number(*value, 0.0, native::propertyLimit);
    if (const JsonValue *value = json.find(u"friction"))
        properties.friction = m_fields.number(*value, 0.0, native::propertyLimit);
    if (const JsonValue *value = json.find(u"restitution"))
        properties.restitution = m_fields.number(*value, 0.0, 1.0);
    if (const JsonValue *value = json.find(u"sensor"))
        properties.sensor = m_fields.boolean(*value);
    if (const JsonValue *value = json.find(u"category"))
        properties.category = readCategoryNames(*value);
    if (const JsonValue *value = json.find(u"mask"))
        properties.mask = readCategoryNames(*value);
    if (const JsonValue *value = json.find(u"group"))
        properties.group = m_fields.integer(*value, native::groupLeast, native::groupMost);
    return properties;
}

QStringList NativeReader::readCategoryNames(const JsonValue &json)
{
    const QStringList names = m_fields.strings(json);
    for (qsizetype i = 0; i < names.size() && !m_fields.fault(); ++i)
        if (!m_data.settings.categories.contains(names[i]))
            m_fields.refuse(json.items[std::size_t(i)],
                            FormatText::tr("There is no category \"%1\" in the settings")
                                .arg(shownName(names[i])),
                            QStringLiteral("unknown_category"));
        else if (names.indexOf(names[i]) < i)
            m_fields.refuse(
                json.items[std::size_t(i)],
                FormatText::tr("The category \"%1\" is named twice").arg(shownName(names[i])),
                QStringLiteral("duplicate_name"));
    return names;
}

QString NativeReader::readName(const JsonValue &json)
{
    const QString name = m_fields.string(json);
    if (const std::optional<QString> problem = nameProblem(name); problem && json.isString())
        m_fields.refuse(json, *problem, QStringLiteral("bad_name"));
    return name;
}

QString NativeReader::readImage(const JsonValue &json)
{
    const QString path = m_fields.string(json);
    if (const std::optional<QString> problem = imagePathProblem(path))
        m_fields.refuse(json, *problem, QStringLiteral("bad_path"));
    return path;
}

std::vector<hullsmith::Vec2> NativeReader::readRing(const JsonValue &json)
{
    m_vertices += qsizetype(json.items.size());
    if (m_vertices > native::vertexLimit) {
        m_fields.refuse(
            json, FormatText::tr("The project has more than %1 vertices").arg(native::vertexLimit),
            QStringLiteral("too_many"));
        return {};
    }
    return m_fields.points(json, native::coordinateLimit);
}

void NativeReader::refuseIfMore(const JsonValue &list, int limit)
{
    if (list.items.size() > std::size_t(limit))
        m_fields.refuse(list, FormatText::tr("The list has more than %1 entries").arg(limit),
                        QStringLiteral("too_many"));
}

} // namespace

std::expected<SceneData, FileFault> readNative(const QByteArray &text)
{
    std::expected<JsonValue, FileFault> root = parseJson(text);
    if (!root)
        return std::unexpected(root.error());
    return NativeReader(text).read(*std::move(root));
}
