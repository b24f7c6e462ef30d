#include "box2dheader.h"

#include "box2dhelpers.h"
#include "format.h"

using hullsmith::Vec2;

namespace {

bool isAsciiLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// ASCII letters, digits and single underscores; starts with a letter, ends with none of "_".
QByteArray plainIdentifier(const QString &text)
{
    QByteArray plain;
    for (const QChar character : text) {
        const char c = character.unicode() < 128 ? char(character.unicode()) : '_';
        if (isAsciiLetter(c) || isDigit(c))
            plain += c;
        else if (!plain.isEmpty() && !plain.endsWith('_'))
            plain += '_';
    }
    while (plain.endsWith('_'))
        plain.chop(1);
    if (plain.isEmpty())
        return QByteArrayLiteral("unnamed");
    return isDigit(plain.front()) ? 'n' + plain : plain;
}

QByteArray real(double x)
{
    const QByteArray text = number(x, exportDecimals);
    return (text.contains('.') ? text : text + ".0") + 'f';
}

QByteArray bits(quint16 value)
{
    return "0x" + QByteArray::number(value, 16).toUpper().rightJustified(4, '0');
}

QByteArray pointList(const std::vector<Vec2> &points)
{
    QByteArrayList list;
    for (const Vec2 &p : points)
        list.append('{' + real(p.x()) + ", " + real(p.y()) + '}');
    return '{' + list.join(", ") + '}';
}

const char *kindOf(ShapeType type)
{
    switch (type) {
    case ShapeType::Outline:
        return "Polygon";
    case ShapeType::Circle:
        return "Circle";
    case ShapeType::Capsule:
        return "Capsule";
    }
    return "";
}

/// Writes the constants of all bodies.
class DataWriter {
public:
    explicit DataWriter(const Box2dHeaderOptions &options)
        : m_options(options)
    {
    }

    void addBody(const ExportBody &body);
    QByteArray take();

private:
    void addPart(const ExportBody &body, const ExportFixture &fixture, int part,
                 const std::vector<Vec2> &points);

    const Box2dHeaderOptions &m_options;
    CppIdentifiers m_identifiers;
    QByteArray m_points;
    QByteArray m_shapes;
    QByteArray m_bodies;
    QByteArray m_rows; ///< Of the shape table being written.
    int m_parts = 0;   ///< In that table.
};

void DataWriter::addPart(const ExportBody &body, const ExportFixture &fixture, int part,
                         const std::vector<Vec2> &points)
{
    const ShapeProperties &properties = fixture.shape->properties;
    const QByteArray name = m_identifiers.take(
        body.body->name + QLatin1Char('_') + fixture.shape->name, '_' + QByteArray::number(part));
    m_points += "inline constexpr Vec " + name + "[] = " + pointList(points) + ";\n";
    const double density =
        properties.sensor && !m_options.sensorsKeepDensity ? 0.0 : properties.density;
    const QByteArrayList fields = {cppString(fixture.shape->name),
                                   QByteArray("Kind::") + kindOf(fixture.shape->type),
                                   name,
                                   QByteArray::number(points.size()),
                                   real(fixture.radius),
                                   real(density),
                                   real(properties.friction),
                                   real(properties.restitution),
                                   properties.sensor ? "true" : "false",
                                   bits(fixture.category),
                                   bits(fixture.mask),
                                   QByteArray::number(properties.group)};
    m_rows += "    {" + fields.join(", ") + "},\n";
    ++m_parts;
}

void DataWriter::addBody(const ExportBody &body)
{
    m_rows.clear();
    m_parts = 0;
    for (const ExportFixture &fixture : body.fixtures) {
        for (int part = 0; const std::vector<Vec2> &polygon : fixture.polygons)
            addPart(body, fixture, part++, polygon);
        if (fixture.polygons.empty())
            addPart(body, fixture, 0, fixture.points);
    }
    QByteArray table = "nullptr"; // C++ has no empty arrays
    if (m_parts > 0) {
        table = m_identifiers.take(body.body->name, "_shapes");
        m_shapes += "inline constexpr Shape " + table + "[] = {\n" + m_rows + "};\n";
    }
    m_bodies += "    {" + cppString(body.body->name) + ", " + table + ", " +
                QByteArray::number(m_parts) + "},\n";
}

QByteArray DataWriter::take()
{
    return m_points + '\n' + m_shapes + "\ninline constexpr Body bodies[] = {\n" + m_bodies +
           "};\n";
}

} // namespace

QByteArray CppIdentifiers::take(const QString &base, const QByteArray &suffix)
{
    const QByteArray plain = plainIdentifier(base);
    QByteArray name = plain + suffix;
    for (int i = 2; m_taken.contains(name); ++i)
        name = plain + "_n" + QByteArray::number(i) + suffix;
    m_taken.insert(name);
    return name;
}

QByteArray cppString(const QString &text)
{
    QByteArray literal = "\"";
    for (const char c : text.toUtf8()) {
        if (c == '"' || c == '\\')
            (literal += '\\') += c;
        else if (quint8(c) >= 0x20 && quint8(c) < 0x7F && c != '?')
            literal += c;
        else // three octal digits: no digit that follows can join in
            literal += '\\' + QByteArray::number(quint8(c), 8).rightJustified(3, '0');
    }
    return literal += '"';
}

QByteArray box2dHeader(const std::vector<ExportBody> &bodies, const Box2dHeaderOptions &options)
{
    DataWriter data(options);
    for (const ExportBody &body : bodies)
        data.addBody(body);
    const QByteArray scale = options.pixelsPerMetre
                                 ? " (" + number(*options.pixelsPerMetre) + " px = 1 m)"
                                 : QByteArray();
    return "// Collision shapes, written by Hullsmith. Metres" + scale +
           ", y up, origin at the image's anchor.\n"
           "// Polygons are strictly convex and counter-clockwise, with 3 to 8 vertices.\n" +
           box2dDeclarations + data.take() + "} // namespace shapes\n" + box2dHelpers;
}
