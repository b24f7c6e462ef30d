#include "csvformat.h"

#include "imageframe.h"
#include "wholefile.h"

#include <algorithm>

using hullsmith::Vec2;

namespace {

FrameChoice choiceOf(const ExportContext &context)
{
    FrameChoice choice;
    choice.origin = context.option(QStringLiteral("origin"), QStringLiteral("top-left"));
    return choice;
}

char separatorOf(const ExportContext &context)
{
    const QString name = context.option(QStringLiteral("separator"), QStringLiteral("comma"));
    return name == QLatin1String("semicolon") ? ';' : ',';
}

std::expected<std::vector<ExportBody>, std::vector<FileFault>> prepare(const SceneData &scene,
                                                                       const ExportContext &context)
{
    const FrameChoice choice = choiceOf(context);
    return exportBodies(
        scene,
        [&](const SceneBody &body) { return imageFrame(scene, body, choice, context.imageFolder); },
        ExportLimits{});
}

/// Writes the rows of one table.
class CsvTable {
public:
    explicit CsvTable(char separator)
        : m_separator(separator)
    {
        addRow({"body", "fixture", "part", "type", "index", "x", "y", "radius", "sensor", "density",
                "friction", "restitution"});
    }

    void addFixture(const SceneBody &body, const ExportFixture &fixture);
    const QByteArray &text() const { return m_text; }

private:
    struct Part {
        int number;
        const char *type;
        QByteArray radius;
    };
    void addRow(const QByteArrayList &fields) { m_text += fields.join(m_separator) + "\r\n"; }
    void addPoints(const SceneBody &body, const SceneShape &shape, const Part &part,
                   const std::vector<Vec2> &points);

    char m_separator;
    QByteArray m_text;
};

void CsvTable::addFixture(const SceneBody &body, const ExportFixture &fixture)
{
    const QByteArray radius = number(fixture.radius, exportDecimals);
    switch (fixture.shape->type) {
    case ShapeType::Outline:
        for (int part = 0; const std::vector<Vec2> &polygon : fixture.polygons)
            addPoints(body, *fixture.shape, {part++, "polygon", {}}, polygon);
        break;
    case ShapeType::Circle:
        addPoints(body, *fixture.shape, {0, "circle", radius}, fixture.points);
        break;
    case ShapeType::Capsule:
        addPoints(body, *fixture.shape, {0, "capsule", radius}, fixture.points);
        break;
    }
}

void CsvTable::addPoints(const SceneBody &body, const SceneShape &shape, const Part &part,
                         const std::vector<Vec2> &points)
{
    const ShapeProperties &properties = shape.properties;
    for (int index = 0; const Vec2 &p : points)
        addRow({csvField(body.name, m_separator), csvField(shape.name, m_separator),
                QByteArray::number(part.number), part.type, QByteArray::number(index++),
                number(p.x(), exportDecimals), number(p.y(), exportDecimals), part.radius,
                properties.sensor ? "true" : "false", number(properties.density, exportDecimals),
                number(properties.friction, exportDecimals),
                number(properties.restitution, exportDecimals)});
}

bool looksLikeFormula(const QString &name)
{
    return !name.isEmpty() && QStringLiteral("=+-@").contains(name.front());
}

} // namespace

QList<ExportOption> CsvExporter::options() const
{
    return {
        {QStringLiteral("separator"),
         tr("Between fields"),
         QStringLiteral("comma"),
         {{QStringLiteral("comma"), tr("comma")}, {QStringLiteral("semicolon"), tr("semicolon")}}},
        {QStringLiteral("origin"), tr("Origin"), QStringLiteral("top-left"), originChoices()}};
}

std::vector<FileFault> CsvExporter::check(const SceneData &scene,
                                          const ExportContext &context) const
{
    const auto bodies = prepare(scene, context);
    return bodies ? std::vector<FileFault>() : bodies.error();
}

QStringList CsvExporter::notes(const SceneData &scene, const ExportContext &context) const
{
    QStringList notes = imageFrameNotes(scene, choiceOf(context));
    for (const SceneBody &body : scene.bodies) {
        if (looksLikeFormula(body.name))
            notes.append(
                tr("%1: a spreadsheet takes this name for a formula").arg(exportPlace(body)));
        for (const SceneShape &shape : body.shapes)
            if (looksLikeFormula(shape.name))
                notes.append(tr("%1: a spreadsheet takes this name for a formula")
                                 .arg(exportPlace(body, shape)));
    }
    return notes;
}

std::optional<FileFault> CsvExporter::write(const SceneData &scene, const ExportContext &context,
                                            QIODevice &out) const
{
    const auto bodies = prepare(scene, context);
    if (!bodies)
        return bodies.error().front();
    CsvTable table(separatorOf(context));
    for (const ExportBody &body : *bodies)
        for (const ExportFixture &fixture : body.fixtures)
            table.addFixture(*body.body, fixture);
    return writeBytes(out, table.text());
}

QByteArray csvField(const QString &text, char separator)
{
    QByteArray field = text.toUtf8();
    const auto special = [&](char c) {
        return c == separator || c == '"' || c == '\r' || c == '\n';
    };
    if (std::none_of(field.begin(), field.end(), special))
        return field;
    return '"' + field.replace("\"", "\"\"") + '"';
}
