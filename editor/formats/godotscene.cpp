#include "godotscene.h"

#include "format.h"

#include <cmath>
#include <numbers>

using hullsmith::Vec2;

namespace {

/// What Godot gives a body without a PhysicsMaterial.
constexpr double engineFriction = 1.0;
constexpr double engineBounce = 0.0;

QByteArray real(double x)
{
    QByteArray text = number(x, exportDecimals);
    return text.contains('.') ? text : text + ".0";
}

QByteArray vector(const Vec2 &v)
{
    return "Vector2(" + number(v.x(), exportDecimals) + ", " + number(v.y(), exportDecimals) + ')';
}

QByteArray vectorArray(const std::vector<Vec2> &points)
{
    QByteArrayList numbers;
    for (const Vec2 &p : points) {
        numbers.append(number(p.x(), exportDecimals));
        numbers.append(number(p.y(), exportDecimals));
    }
    return "PackedVector2Array(" + numbers.join(", ") + ')';
}

/// Turn that brings local y, along which a capsule lies, to `along`: in (-pi/2, pi/2].
double capsuleTurn(const Vec2 &along)
{
    if (along.isZero(0.0))
        return 0.0;
    double angle = std::atan2(-along.x(), along.y());
    if (angle > 0.5 * std::numbers::pi)
        angle -= std::numbers::pi;
    if (angle <= -0.5 * std::numbers::pi)
        angle += std::numbers::pi;
    return angle;
}

/// What Godot keeps on the body, not on the shape.
struct Surface {
    quint16 layer;
    quint16 mask;
    double friction;
    double bounce;
    bool operator==(const Surface &) const = default;
};

Surface surfaceOf(const ExportFixture &fixture)
{
    const ShapeProperties &properties = fixture.shape->properties;
    return {fixture.category, fixture.mask, properties.friction, properties.restitution};
}

/// Collects sub-resources and nodes; take() puts them in the order in which Godot wants them.
class SceneWriter {
public:
    void addBody(const ExportBody &body);
    QByteArray take();

private:
    struct Node {
        QString name;
        QString path; ///< Of the node from the root, for its children.
        GodotNames names;
    };
    struct Group {
        Surface surface;
        Node node;
    };

    QByteArray addResource(const char *type, const QByteArray &properties);
    QByteArray shapeResource(const ExportFixture &fixture, std::size_t polygon);
    Node addNode(const char *type, GodotNames &siblings, const QString &wanted,
                 const QString &parent, const QByteArray &properties);
    QByteArray surfaceLines(const Surface &surface, bool sensor);
    void addFixture(const ExportFixture &fixture, std::vector<Group> &groups);
    void addSensor(const ExportFixture &fixture, Node &body);
    void addShapes(const ExportFixture &fixture, Node &parent);

    QByteArray m_resources;
    QByteArray m_nodes;
    GodotNames m_bodyNames;
    int m_count = 0;
};

QByteArray SceneWriter::addResource(const char *type, const QByteArray &properties)
{
    const QByteArray id = QByteArray(type) + '_' + QByteArray::number(++m_count);
    m_resources +=
        "[sub_resource type=\"" + QByteArray(type) + "\" id=\"" + id + "\"]\n" + properties + '\n';
    return "SubResource(\"" + id + "\")";
}

QByteArray SceneWriter::shapeResource(const ExportFixture &fixture, std::size_t polygon)
{
    const QByteArray radius = "radius = " + real(fixture.radius) + '\n';
    switch (fixture.shape->type) {
    case ShapeType::Outline:
        return addResource("ConvexPolygonShape2D",
                           "points = " + vectorArray(fixture.polygons[polygon]) + '\n');
    case ShapeType::Circle:
        return addResource("CircleShape2D", radius);
    case ShapeType::Capsule: {
        // Radius first: each setter clamps the other (godotengine/godot #101084).
        const double height = (fixture.points[1] - fixture.points[0]).norm() + 2.0 * fixture.radius;
        return addResource("CapsuleShape2D", radius + "height = " + real(height) + '\n');
    }
    }
    return {};
}

SceneWriter::Node SceneWriter::addNode(const char *type, GodotNames &siblings,
                                       const QString &wanted, const QString &parent,
                                       const QByteArray &properties)
{
    Node node;
    node.name = siblings.take(wanted);
    node.path = parent == QLatin1String(".") ? node.name : parent + QLatin1Char('/') + node.name;
    m_nodes += "[node name=" + godotString(node.name) + " type=\"" + type +
               "\" parent=" + godotString(parent) + "]\n" + properties + '\n';
    return node;
}

QByteArray SceneWriter::surfaceLines(const Surface &surface, bool sensor)
{
    QByteArray lines = "collision_layer = " + QByteArray::number(surface.layer) +
                       "\ncollision_mask = " + QByteArray::number(surface.mask) + '\n';
    if (!sensor && (surface.friction != engineFriction || surface.bounce != engineBounce))
        lines += "physics_material_override = " +
                 addResource("PhysicsMaterial", "friction = " + real(surface.friction) +
                                                    "\nbounce = " + real(surface.bounce) + '\n') +
                 '\n';
    return lines;
}

void SceneWriter::addShapes(const ExportFixture &fixture, Node &parent)
{
    const QString &name = fixture.shape->name;
    if (fixture.shape->type == ShapeType::Outline) {
        for (std::size_t i = 0; i < fixture.polygons.size(); ++i)
            addNode("CollisionShape2D", parent.names, name, parent.path,
                    "shape = " + shapeResource(fixture, i) + '\n');
        return;
    }
    Vec2 place = fixture.points[0];
    QByteArray turn;
    if (fixture.shape->type == ShapeType::Capsule) {
        place = 0.5 * (fixture.points[0] + fixture.points[1]);
        turn = "rotation = " + real(capsuleTurn(fixture.points[1] - fixture.points[0])) + '\n';
    }
    addNode("CollisionShape2D", parent.names, name, parent.path,
            "position = " + vector(place) + '\n' + turn + "shape = " + shapeResource(fixture, 0) +
                '\n');
}

void SceneWriter::addSensor(const ExportFixture &fixture, Node &body)
{
    Node area = addNode("Area2D", body.names, fixture.shape->name, body.path,
                        surfaceLines(surfaceOf(fixture), true));
    addShapes(fixture, area);
}

void SceneWriter::addFixture(const ExportFixture &fixture, std::vector<Group> &groups)
{
    if (fixture.shape->properties.sensor)
        return addSensor(fixture, groups.front().node);
    const Surface surface = surfaceOf(fixture);
    for (Group &group : groups)
        if (group.surface == surface)
            return addShapes(fixture, group.node);
    Node &body = groups.front().node;
    groups.push_back({surface, addNode("StaticBody2D", body.names, fixture.shape->name, body.path,
                                       surfaceLines(surface, false))});
    addShapes(fixture, groups.back().node);
}

void SceneWriter::addBody(const ExportBody &body)
{
    // The body's own node takes the surface of its first solid shape; shapes with another surface
    // go to child bodies, sensors to child areas.
    Surface surface{1, 0xFFFF, engineFriction, engineBounce};
    for (const ExportFixture &fixture : body.fixtures)
        if (!fixture.shape->properties.sensor) {
            surface = surfaceOf(fixture);
            break;
        }
    std::vector<Group> groups;
    groups.push_back({surface, addNode("StaticBody2D", m_bodyNames, body.body->name,
                                       QStringLiteral("."), surfaceLines(surface, false))});
    for (const ExportFixture &fixture : body.fixtures)
        addFixture(fixture, groups);
}

QByteArray SceneWriter::take()
{
    return "[gd_scene load_steps=" + QByteArray::number(m_count + 1) + " format=3]\n\n" +
           m_resources + "[node name=\"Shapes\" type=\"Node2D\"]\n\n" + m_nodes.chopped(1);
}

} // namespace

QString GodotNames::take(const QString &wanted)
{
    QString name;
    for (const QChar c : wanted)
        name += QStringLiteral(".:@/\"%").contains(c) ? QChar(u'_') : c;
    if (name.trimmed().isEmpty())
        name = QStringLiteral("_");
    QString free = name;
    for (int i = 2; m_taken.contains(free); ++i)
        free = name + QString::number(i);
    m_taken.insert(free);
    return free;
}

QByteArray godotString(const QString &text)
{
    QByteArray quoted = text.toUtf8();
    quoted.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
    return '"' + quoted + '"';
}

QByteArray godotScene(const std::vector<ExportBody> &bodies)
{
    SceneWriter writer;
    for (const ExportBody &body : bodies)
        writer.addBody(body);
    return writer.take();
}
