#include "bodysummary.h"

#include "numbertext.h"
#include "physics/geometry/outlinecheck.h"

#include <QCoreApplication>

#include <algorithm>

namespace {

QString text(const char *source)
{
    return QCoreApplication::translate("BodySummary", source);
}

/// Number with its noun; English needs a form for one of them.
QString counted(qsizetype count, const char *one, const char *many)
{
    return count == 1 ? text(one) : text(many).arg(count);
}

QString countedShapes(const SceneBody &body)
{
    const auto count = qsizetype(body.shapes.size());
    const ShapeType type = body.shapes.front().type;
    const bool alike = std::ranges::all_of(
        body.shapes, [type](const SceneShape &shape) { return shape.type == type; });
    if (!alike)
        return counted(count, QT_TRANSLATE_NOOP("BodySummary", "1 shape"),
                       QT_TRANSLATE_NOOP("BodySummary", "%1 shapes"));
    switch (type) {
    case ShapeType::Circle:
        return counted(count, QT_TRANSLATE_NOOP("BodySummary", "1 circle"),
                       QT_TRANSLATE_NOOP("BodySummary", "%1 circles"));
    case ShapeType::Capsule:
        return counted(count, QT_TRANSLATE_NOOP("BodySummary", "1 capsule"),
                       QT_TRANSLATE_NOOP("BodySummary", "%1 capsules"));
    case ShapeType::Outline:
        break;
    }
    return counted(count, QT_TRANSLATE_NOOP("BodySummary", "1 outline"),
                   QT_TRANSLATE_NOOP("BodySummary", "%1 outlines"));
}

QString countedVertices(const SceneShape &shape)
{
    const QString count = vertexCount(shape);
    return count == u"1" ? text(QT_TRANSLATE_NOOP("BodySummary", "1 vertex"))
                         : text(QT_TRANSLATE_NOOP("BodySummary", "%1 vertices")).arg(count);
}

QString joined(const QString &first, const QString &second)
{
    //: Two facts about one thing, as in "1 outline · 5 vertices".
    return text(QT_TRANSLATE_NOOP("BodySummary", "%1 · %2")).arg(first, second);
}

QString windingName(hullsmith::Winding winding)
{
    switch (winding) {
    case hullsmith::Winding::CounterClockwise:
        return text(QT_TRANSLATE_NOOP("BodySummary", "counter-clockwise"));
    case hullsmith::Winding::Clockwise:
        return text(QT_TRANSLATE_NOOP("BodySummary", "clockwise"));
    case hullsmith::Winding::None:
        break;
    }
    return text(QT_TRANSLATE_NOOP("BodySummary", "no area"));
}

} // namespace

QString bodySummary(const SceneBody &body)
{
    if (body.shapes.empty())
        return text(QT_TRANSLATE_NOOP("BodySummary", "no shapes yet"));
    QString summary = countedShapes(body);
    if (body.shapes.size() == 1 && body.shapes.front().type == ShapeType::Outline)
        summary = joined(summary, countedVertices(body.shapes.front()));
    const bool sensor = std::ranges::any_of(
        body.shapes, [](const SceneShape &shape) { return shape.properties.sensor; });
    return sensor ? joined(summary, text(QT_TRANSLATE_NOOP("BodySummary", "sensor"))) : summary;
}

QString vertexCount(const SceneShape &shape)
{
    std::size_t ofHoles = 0;
    for (const std::vector<hullsmith::Vec2> &hole : shape.holes)
        ofHoles += hole.size();
    const QString ofOutline = QString::number(shape.vertices.size());
    return ofHoles > 0 ? QStringLiteral("%1 + %2").arg(ofOutline).arg(ofHoles) : ofOutline;
}

QString shapeMeasure(const SceneShape &shape)
{
    if (shape.type == ShapeType::Outline)
        return countedVertices(shape);
    return text(QT_TRANSLATE_NOOP("BodySummary", "radius %1 px"))
        .arg(NumberText::shortFigure(shape.radius));
}

QString shapeSummary(const SceneShape &shape)
{
    switch (shape.type) {
    case ShapeType::Circle:
        return joined(text(QT_TRANSLATE_NOOP("BodySummary", "circle")), shapeMeasure(shape));
    case ShapeType::Capsule:
        return joined(text(QT_TRANSLATE_NOOP("BodySummary", "capsule")), shapeMeasure(shape));
    case ShapeType::Outline:
        break;
    }
    return joined(text(QT_TRANSLATE_NOOP("BodySummary", "outline")), shapeMeasure(shape));
}

QString shapeKind(const SceneShape &shape)
{
    if (shape.type == ShapeType::Circle)
        return text(QT_TRANSLATE_NOOP("BodySummary", "Circle"));
    if (shape.type == ShapeType::Capsule)
        return text(QT_TRANSLATE_NOOP("BodySummary", "Capsule"));
    const hullsmith::OutlineReport report = hullsmith::checkOutline(shape.vertices);
    const QString outline = text(QT_TRANSLATE_NOOP("BodySummary", "Outline"));
    if (!shape.holes.empty())
        return joined(outline, counted(qsizetype(shape.holes.size()),
                                       QT_TRANSLATE_NOOP("BodySummary", "1 hole"),
                                       QT_TRANSLATE_NOOP("BodySummary", "%1 holes")));
    if (report.convex)
        return joined(outline, text(QT_TRANSLATE_NOOP("BodySummary", "convex")));
    if (report.simple)
        return joined(outline, text(QT_TRANSLATE_NOOP("BodySummary", "concave")));
    return joined(outline, text(QT_TRANSLATE_NOOP("BodySummary", "not simple")));
}

QString windingText(const SceneShape &shape)
{
    if (shape.type != ShapeType::Outline)
        return {};
    return windingName(hullsmith::checkOutline(shape.vertices).winding);
}

QString statusText(const SceneBody &body, const SceneShape &shape)
{
    if (shape.type != ShapeType::Outline)
        return text(QT_TRANSLATE_NOOP("BodySummary", "%1: %2")).arg(body.name, shapeSummary(shape));
    const hullsmith::OutlineReport report = hullsmith::checkOutline(shape.vertices);
    const QString form = report.simple ? text(QT_TRANSLATE_NOOP("BodySummary", "simple"))
                                       : text(QT_TRANSLATE_NOOP("BodySummary", "not simple"));
    return text(QT_TRANSLATE_NOOP("BodySummary", "%1: %2, %3, %4"))
        .arg(body.name, countedVertices(shape), form, windingName(report.winding));
}
